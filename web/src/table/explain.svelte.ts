/** What is being pointed at or focused, and where to say what it is. */
class Explain {
  id = $state<string | null>(null)
  x = $state(0)
  y = $state(0)

  show(id: string, element: Element): void {
    const box = element.getBoundingClientRect()
    this.id = id
    this.x = box.left + box.width / 2
    this.y = box.top < innerHeight / 2 ? box.bottom + 8 : box.top - 8
  }

  hide(id: string): void {
    if (this.id === id) this.id = null
  }
}

export const explain = new Explain()
