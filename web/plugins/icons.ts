/**
 * At build time, importing `icon:<name>` gives the drawing of one icon, and `pictures:<game>` those of a game's cards,
 * as its `pictures.json` has them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ICON = 'icon:'
const PICTURES = 'pictures:'

interface IconSet {
  icons: { [name: string]: { body: string } | undefined }
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf-8'))
}

export function icons(): Plugin {
  let set: IconSet | undefined
  const bodyOf = (name: string): string => {
    set ??= read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')) as IconSet
    const icon = set.icons[name]
    if (!icon) throw new Error(`no icon called ${name}`)
    return icon.body
  }
  const picturesOf = (game: string): object => {
    const file = fileURLToPath(new URL(`../src/games/${game}/pictures.json`, import.meta.url))
    const names = read(file) as { [id: string]: string }
    return Object.fromEntries(Object.entries(names).map(([id, name]) => [id, bodyOf(name)]))
  }
  return {
    name: 'ludopolis-icons',
    resolveId: (id) => (id.startsWith(ICON) || id.startsWith(PICTURES) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${ICON}`)) return `export default ${JSON.stringify(bodyOf(id.slice(ICON.length + 1)))}`
      if (!id.startsWith(`\0${PICTURES}`)) return undefined
      return `export default ${JSON.stringify(picturesOf(id.slice(PICTURES.length + 1)))}`
    }
  }
}
