/** The five civilisations: emblem and tint. */
import ankh from 'icon:ankh'
import lion from 'icon:lion'
import mayan from 'icon:mayan-pyramid'
import pagoda from 'icon:pagoda'
import temple from 'icon:greek-temple'

export const EMBLEMS: { [civ: string]: string } = {
  maya: mayan,
  persia: lion,
  egypt: ankh,
  greece: temple,
  china: pagoda
}

export const TINTS: { [civ: string]: string } = {
  maya: '#b7d7a8',
  persia: '#d5c1e8',
  egypt: '#f2d58a',
  greece: '#b9d7ef',
  china: '#f0b7a6'
}
