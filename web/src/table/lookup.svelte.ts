/** The rule that somebody at the table looks up, and those that led to it. */
class Lookup {
  trail = $state.raw<string[]>([])
  id = $derived(this.trail.at(-1) ?? null)

  show(rule: string): void {
    this.trail = [...this.trail, rule]
  }

  back(): void {
    this.trail = this.trail.slice(0, -1)
  }

  close(): void {
    this.trail = []
  }
}

export const lookup = new Lookup()
