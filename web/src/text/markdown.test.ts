import { describe, expect, it } from 'vitest'
import { blocks, spans } from './markdown'

describe('blocks', () => {
  it('keeps paragraphs, lists and tables apart', () => {
    const text = 'First:\n- a\n- b\n| k | v |\n|---|---|\n| `x` | y |\nLast.'

    expect(blocks(text)).toEqual([
      { kind: 'text', text: 'First:' },
      { kind: 'list', items: ['a', 'b'] },
      {
        kind: 'table',
        rows: [
          ['k', 'v'],
          ['`x`', 'y']
        ]
      },
      { kind: 'text', text: 'Last.' }
    ])
  })
})

describe('spans', () => {
  it('cuts a line at its markup and at the rules it names', () => {
    expect(spans('`[fr]` As **T-1** says, *see* T-3.7: 2 * 3 * 4')).toEqual([
      { kind: 'code', text: '[fr]' },
      { kind: 'plain', text: ' As ' },
      { kind: 'strong', text: 'T-1' },
      { kind: 'plain', text: ' says, ' },
      { kind: 'em', text: 'see' },
      { kind: 'plain', text: ' ' },
      { kind: 'rule', text: 'T-3.7' },
      { kind: 'plain', text: ': 2 * 3 * 4' }
    ])
  })

  it('loses no word', () => {
    const line = '**Frontier Post (rulebook)** — U-10.15, *Reason: T-3.3 leaves no ties.* `guest:<civ>` (flag `x`)'

    expect(
      spans(line)
        .map((span) => span.text)
        .join('')
    ).toBe(line.replace(/\*\*|\*|`/g, ''))
  })
})
