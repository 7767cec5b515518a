/** Whom one does not hear at a table. The server keeps it; here their lines are left out. */
import { api } from '../net/api'
import type { Mutes as Told, Said } from '../wire/types'

export class Mutes {
  #told = $state.raw<Told>({ me: '', people: [] })

  constructor(readonly match: () => string | undefined) {}

  async load(): Promise<void> {
    const match = this.match()
    if (match) this.#told = await api.mutes(match)
  }

  heard(said: Said): boolean {
    return said.author === '' || !this.#told.people.some((person) => person.author === said.author)
  }

  /** Whether it was somebody else who can be muted or reported. */
  others(said: Said): boolean {
    return said.author !== this.#told.me && said.text !== ''
  }

  async mute(said: Said): Promise<void> {
    this.#told = await api.mute(this.match() ?? '', said.number)
  }
}
