/** Variants of the rules in words. */
import { t } from '../text/texts.svelte'

export function flagName(game: string, flag: string): string {
  return t(`${game}-flag-${flag}`)
}

export function valueName(game: string, flag: string, value: string): string {
  if (value === 'true') return t('web-yes')
  if (value === 'false') return t('web-no')
  return t(`${game}-flag-${flag}-${value}`)
}
