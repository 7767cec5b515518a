/** Makes sure that the server knows a name for us; no account is needed. */
import { api } from '../net/api'
import { t } from '../text/texts.svelte'
import { prefs } from './prefs.svelte'

/** A name for who has not given one yet, friendly and hardly taken at the same table. */
function somebody(): string {
  const names = t('web-names').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

export async function introduced(): Promise<string> {
  const name = prefs.name.trim() || somebody()
  prefs.name = name
  await api.introduce(name, prefs.language)
  return name
}
