import type { NewSeat } from '../wire/types'

export const mySeat = (name: string): NewSeat => ({ kind: 'me', name, level: '' })
export const botSeat = (level: string): NewSeat => ({ kind: 'bot', name: '', level })
export const emptySeat = (): NewSeat => ({ kind: 'empty', name: '', level: '' })
