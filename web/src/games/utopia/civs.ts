/** The emblems of the five civilisations; their tints are tokens of the theme. */
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
