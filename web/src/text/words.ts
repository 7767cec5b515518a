/** Finds the words of a game in a text, so that each can be explained where it stands. */
export interface Word {
  id: string
  /** How texts may name it: singular, plural, verb forms. */
  forms: string[]
}

/** A piece of a text; `id` is there where it names a word. */
export interface Part {
  text: string
  id?: string
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function capital(form: string): string {
  return form.charAt(0).toUpperCase() + form.slice(1)
}

export class Finder {
  readonly #ids = new Map<string, string>()
  readonly #pattern: RegExp | null

  constructor(words: Word[]) {
    // A form in small letters may begin a sentence; one with a capital is a name and stays one.
    for (const { id, forms } of words)
      for (const form of forms.flatMap((own) => [own, capital(own)])) if (!this.#ids.has(form)) this.#ids.set(form, id)
    const forms = [...this.#ids.keys()].sort((a, b) => b.length - a.length).map(escaped)
    this.#pattern = forms.length > 0 ? new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join('|')})(?![\\p{L}\\d])`, 'gu') : null
  }

  /** The text in pieces; each word is marked where it comes first. */
  parts(text: string): Part[] {
    if (!this.#pattern) return [{ text }]
    const parts: Part[] = []
    let end = 0
    for (const match of text.matchAll(this.#pattern)) {
      const id = this.#ids.get(match[0])
      if (!id || parts.some((part) => part.id === id)) continue
      if (match.index > end) parts.push({ text: text.slice(end, match.index) })
      parts.push({ text: match[0], id })
      end = match.index + match[0].length
    }
    if (end < text.length) parts.push({ text: text.slice(end) })
    return parts
  }
}
