/** The Markdown of the rules: every line is a paragraph, a list item or a row of a table. */
export type Block =
  { kind: 'text'; text: string } | { kind: 'list'; items: string[] } | { kind: 'table'; rows: string[][] }
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule'
  text: string
}

const RULED = /^\|[ |:-]+$/
const SPAN = /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|(?<!\w)\*(?<em>\w.*?)\*(?!\w)|(?<rule>\b[A-Z]-\d+(?:\.\d+)?\b)/g

function cells(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

/** Add a line to the blocks: to the last one, where that is a list or a table that goes on. */
function add(found: Block[], line: string): Block[] {
  const last = found.at(-1)
  if (line.startsWith('|')) {
    if (last?.kind === 'table') last.rows.push(cells(line))
    else found.push({ kind: 'table', rows: [cells(line)] })
  } else if (/^[*-] /.test(line)) {
    if (last?.kind === 'list') last.items.push(line.slice(2))
    else found.push({ kind: 'list', items: [line.slice(2)] })
  } else found.push({ kind: 'text', text: line })
  return found
}

export function blocks(text: string): Block[] {
  return text
    .split('\n')
    .filter((line) => !RULED.test(line))
    .reduce(add, [])
}

/** A line cut at its markup and at the ids of rules, which can be followed. */
export function spans(line: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of line.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: 'plain', text: line.slice(end, match.index) })
    const groups: { [kind: string]: string | undefined } = match.groups ?? {}
    const [kind, text] = Object.entries(groups).find(([, value]) => value !== undefined) ?? ['plain']
    found.push({ kind: kind as Span['kind'], text: text ?? '' })
    end = match.index + match[0].length
  }
  if (end < line.length) found.push({ kind: 'plain', text: line.slice(end) })
  return found
}
