/** The address bar as state. */
class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
  }

  /** Change one part of the query without leaving the page. */
  put(name: string, value: string | null): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only a way to write the address
    const query = new URLSearchParams(location.search)
    if (value === null) query.delete(name)
    else query.set(name, value)
    const text = query.toString()
    this.go(location.pathname + (text ? `?${text}` : '') + location.hash, true)
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash.slice(1)
  }
}

export const router = new Router()

/** Let links within the app change the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented) return
  const link = (event.target as Element).closest('a')
  if (link?.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith('/api')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
