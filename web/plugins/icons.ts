/** At build time, importing `icon:<name>` gives the drawing of one icon. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'

interface IconSet {
  icons: { [name: string]: { body: string } | undefined }
}

export function icons(): Plugin {
  let set: IconSet | undefined
  const load = (): IconSet => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
    return JSON.parse(readFileSync(file, 'utf-8')) as IconSet
  }
  return {
    name: 'ludopolis-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      set ??= load()
      const icon = set.icons[name]
      if (!icon) throw new Error(`no icon called ${name}`)
      return `export default ${JSON.stringify(icon.body)}`
    }
  }
}
