/** The drawings of a game's cards. They come after the table, so that nobody waits for them. */
interface Drawings {
  [id: string]: string
}

export class Pictures {
  #drawn = $state.raw<Drawings>({})
  #asked = false

  constructor(readonly load: () => Promise<{ default: Drawings }>) {}

  of(id: string): string {
    if (!this.#asked) void this.#fetch()
    return this.#drawn[id] ?? ''
  }

  async #fetch(): Promise<void> {
    this.#asked = true
    this.#drawn = (await this.load().catch(() => ({ default: {} }))).default
  }
}
