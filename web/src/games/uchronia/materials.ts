/** The five colours: material, Order, signs. The order of the list is that of the view's counts. */
import compass from 'icon:compass'
import dinosaur from 'icon:dinosaur-rex'
import amphora from 'icon:amphora'
import bricks from 'icon:brick-wall'
import column from 'icon:ionic-column'
import hammer from 'icon:hammer-nails'
import logs from 'icon:wood-pile'
import scales from 'icon:scales'
import stone from 'icon:stone-block'
import wheat from 'icon:wheat'

export interface Material {
  id: string
  order: string
  sign: string
  orderSign: string
  /** Whether dark ink is read best on its colour. */
  dark: boolean
}

export const MATERIALS: [Material, ...Material[]] = [
  { id: 'clay', order: 'production', sign: amphora, orderSign: wheat, dark: true },
  { id: 'wood', order: 'exploration', sign: logs, orderSign: compass, dark: true },
  { id: 'brick', order: 'draconians', sign: bricks, orderSign: dinosaur, dark: false },
  { id: 'stone', order: 'construction', sign: stone, orderSign: hammer, dark: true },
  { id: 'marble', order: 'trade', sign: column, orderSign: scales, dark: false }
]

const BY_ID = new Map(MATERIALS.map((material) => [material.id, material]))

export function materialOf(id: string): Material {
  return BY_ID.get(id) ?? MATERIALS[0]
}
