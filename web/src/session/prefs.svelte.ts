/** What this device remembers: language, theme, name, and how the table behaves. */
import { isLanguage, LANGUAGES, type Language } from '../text/texts.svelte'

export type Theme = 'light' | 'dark'
const KEY = 'ludopolis-prefs'

interface Stored {
  language?: string
  theme?: string
  name?: string
  confirm?: boolean
  careful?: boolean
  speed?: number
  sound?: boolean
  notify?: boolean
  met?: string[]
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored
  } catch {
    return {}
  }
}

function spoken(): Language {
  const wanted = new URLSearchParams(location.search).get('lang')
  if (isLanguage(wanted)) return wanted
  const own = navigator.languages.map((code) => code.slice(0, 2))
  return own.find(isLanguage) ?? LANGUAGES[0]
}

function preferredTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

class Prefs {
  language = $state<Language>(spoken())
  theme = $state<Theme>('light')
  name = $state('')
  /** Ask before sending each choice, not only before ending a turn. */
  confirm = $state(false)
  /** On a screen that is touched, ask before what only the others could give back. */
  careful = $state(true)
  /** How fast events are shown: 0 not at all, 1 calmly. */
  speed = $state(1)
  sound = $state(true)
  /** Say that it is one's turn while the page is out of sight. */
  notify = $state(false)
  /** The games whose card has been read. */
  met = $state<string[]>([])

  constructor() {
    const kept = stored()
    const url = new URLSearchParams(location.search).get('lang')
    if (kept.language && isLanguage(kept.language) && !url) this.language = kept.language
    this.theme = kept.theme === 'dark' || kept.theme === 'light' ? kept.theme : preferredTheme()
    this.name = kept.name ?? ''
    this.confirm = kept.confirm ?? false
    this.careful = kept.careful ?? true
    this.speed = kept.speed ?? 1
    this.sound = kept.sound ?? true
    this.notify = kept.notify ?? false
    this.met = kept.met ?? []
  }

  keep(): void {
    const { language, theme, name, confirm, careful, speed, sound, notify, met } = this
    localStorage.setItem(KEY, JSON.stringify({ language, theme, name, confirm, careful, speed, sound, notify, met }))
  }
}

export const prefs = new Prefs()
