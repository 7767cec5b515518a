/** Signs of the six Domains and of the other Halves. */
import anvil from 'icon:anvil'
import astrolabe from 'icon:astrolabe'
import coins from 'icon:two-coins'
import crown from 'icon:crown'
import lyre from 'icon:lyre'
import sun from 'icon:sun'

export const SIGNS: { [domain: string]: string } = {
  trade: coins,
  craftsmanship: anvil,
  art: lyre,
  science: astrolabe,
  government: crown,
  religion: sun
}

/** Domains on whose colour dark ink is read best. */
export const DARK = new Set(['trade', 'vestigium', 'craftsmanship'])
