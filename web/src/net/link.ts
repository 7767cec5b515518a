/**
 * A socket that comes back by itself; requests are numbered, and answered or reported lost. Lines of chat that were not
 * answered are sent again: the server knows them by their name.
 */
import type { Accepted, Refused, SocketMessage, SocketRequest } from '../wire/types'

export type LinkState = 'connecting' | 'online' | 'offline'
/** A request before it has its number. */
export type Body<R = SocketRequest> = R extends { request: number } ? Omit<R, 'request'> : never

const FIRST_WAIT = 300
const MAX_WAIT = 8000
const SILENCE = 20000

export interface LinkEvents {
  state(state: LinkState): void
  message(message: SocketMessage): void
  reply(reply: Accepted | Refused, body: Body): void
}

export class Link {
  #socket: WebSocket | null = null
  #number = 0
  #waiting = new Map<number, Body>()
  #unsaid: Body[] = []
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #closed = false

  constructor(
    readonly url: () => string,
    readonly events: LinkEvents
  ) {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#cut)
    this.#open()
  }

  /** False when the request could not be sent; what is not answered is never taken as done. */
  send(body: Body): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    const request = ++this.#number
    this.#waiting.set(request, body)
    this.#socket.send(JSON.stringify({ ...body, request }))
    return true
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#cut)
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    this.#socket?.close()
  }

  #open(): void {
    this.events.state('connecting')
    const socket = new WebSocket(this.url())
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event: MessageEvent<string>) => this.#take(event.data)
    socket.onclose = () => this.#lost(socket)
  }

  #opened(): void {
    this.#wait = FIRST_WAIT
    clearInterval(this.#pulse)
    this.#pulse = setInterval(() => this.send({ type: 'ping' }), SILENCE)
    this.events.state('online')
    for (const line of this.#unsaid.splice(0)) this.send(line)
  }

  #take(data: string): void {
    const message = JSON.parse(data) as SocketMessage
    if (message.type !== 'accepted' && message.type !== 'refused') {
      this.events.message(message)
      return
    }
    const body = this.#waiting.get(message.request)
    this.#waiting.delete(message.request)
    if (body) this.events.reply(message, body)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return
    clearInterval(this.#pulse)
    this.#unsaid.push(...[...this.#waiting.values()].filter((body) => body.type === 'chat'))
    this.#waiting.clear()
    this.events.state('offline')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT)
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #cut = (): void => {
    const socket = this.#socket
    if (!socket) return
    socket.close()
    this.#lost(socket)
  }
}
