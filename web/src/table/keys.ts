/** Whether a key is meant for a field, a dialog or the browser, not for the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
}
