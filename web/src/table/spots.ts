/** Where a place of the table is drawn. */
export function drawnAt(root: ParentNode, spot: string): Element | null {
  return root.querySelector(`[data-spot=${JSON.stringify(spot)}]`)
}
