/** Makes sure that the server knows a name for us; no account is needed. */
import { api } from '../net/api'
import { t } from '../text/texts.svelte'
import { prefs } from './prefs.svelte'

export async function introduced(): Promise<string> {
  const name = prefs.name.trim() || t('web-guest')
  await api.introduce(name, prefs.language)
  return name
}
