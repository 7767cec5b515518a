/** A table for any game: its questions as buttons, its view as lists. */
import type { GameUi, OpenGame } from '../table/game'
import Plain from './Plain.svelte'
import Nothing from './Nothing.svelte'

export const open: OpenGame = (): GameUi => ({
  slug: 'plain',
  Board: Plain,
  Mine: Nothing,
  Seat: Nothing,
  pathOf: () => [],
  isDrawn: () => false,
  nameOf: (id) => id,
  motionsOf: () => [],
  zonesOf: () => [],
  explain: () => null,
  stateOf: () => ''
})
