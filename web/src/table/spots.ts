/** Where a place of the table is drawn. */
export function drawnAt(root: ParentNode, spot: string): Element | null {
  const found = [...root.querySelectorAll(`[data-spot=${JSON.stringify(spot)}]`)]
  return found.find(isShown) ?? null
}

/** What lies on a sheet that is not open is drawn nowhere. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility()
}
