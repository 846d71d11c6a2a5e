import { readableBytes } from '@salus/contract'

export const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })
export const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
/** A day is the same wherever one is. */
export const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const NUMBER = new Intl.NumberFormat('en')

export const count = (value: number) => NUMBER.format(value)
export const bytes = readableBytes
