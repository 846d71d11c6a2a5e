import type { Box, Comparator } from '@salus/extract'
import { type Item, TITLES, type Tongue } from './names.ts'
import type { Random } from './random.ts'

export interface Truth {
  name: string
  value: number | string
  comparator?: Comparator
  unit: string
  low?: number
  high?: number
  date?: string
  /** Of the result on the page. */
  box: Box
}

export const LAYOUTS = [
  'ruled table',
  'no lines',
  'two side by side',
  'unit behind the name',
  'unit in the header',
  'less and more than',
  'decimals and thousands',
  'dated columns',
  'marks glued on',
  'low and high apart',
  'wrapped names',
  'notes and previous',
] as const
export type Layout = (typeof LAYOUTS)[number]

export interface Style {
  random: Random
  tongue: Tongue
  layout: Layout
  comma: boolean
  thousands: string
  rangeBetween: string
  brackets: [string, string]
  upTo: string
  over: string
  mark: 'letter' | 'star' | 'arrow' | 'sign'
  size: number
  pitch: number
  align: 'left' | 'right' | 'centre'
  /** Each in some reports, whatever their layout. */
  numbered: boolean
  sampled: boolean
  leaders: boolean
  stacked: boolean
  legends: boolean
  capitals: boolean
  spelled: boolean
  middle: boolean
  twoUnits: boolean
}

export const BIG: Record<Tongue, string> = {
  en: 'Platelets',
  es: 'Plaquetas',
  fr: 'Thrombocytes',
  de: 'Thrombozyten',
  hi: 'Platelets',
  te: 'Platelets',
}

/** With the marks of the country; lakhs where they are counted. */
export function written(value: number, decimals: number, style: Style): string {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.')
  const indian = (style.tongue === 'hi' || style.tongue === 'te') && whole.length > 5
  const grouped =
    whole.length < 4 || (whole.length === 4 && style.thousands === ' ')
      ? whole
      : indian && style.thousands
        ? whole.replace(/(\d)(?=(\d\d)+\d{3}$)/g, `$1${style.thousands}`).replace(/(\d{3})$/, `${style.thousands}$1`)
        : whole.replace(/\B(?=(\d{3})+$)/g, style.thousands)
  const clean = grouped.replace(/([,.])\1/g, '$1')
  return fraction ? `${clean}${style.comma ? ',' : '.'}${fraction}` : clean
}

export interface Result {
  item: Item
  value: number | string
  comparator?: Comparator
  text: string
  above: boolean
  below: boolean
}

export function resultOf(item: Item, style: Style): Result {
  const { random, layout } = style
  if (item.words) {
    const text = random.chance(0.8) ? (item.words[0] ?? '') : (item.words[1] ?? '')
    return { item, value: text, text, above: false, below: false }
  }
  const low = item.low ?? (item.high ?? 1) * 0.2
  const high = item.high ?? low * 2
  const round = (value: number) => Number(Math.max(10 ** -item.decimals, value).toFixed(item.decimals))
  const kind = random.next()
  const value = round(
    kind < 0.15
      ? high * random.between(1.05, 1.6)
      : kind < 0.25
        ? low * random.between(0.6, 0.95)
        : random.between(low, high),
  )
  const above = item.high !== undefined && value > item.high
  const below = item.low !== undefined && value < item.low
  if (layout === 'less and more than' && random.chance(0.35)) {
    const comparator = random.chance(0.6) ? '<' : '>'
    return {
      item,
      value,
      comparator,
      text: `${comparator}${random.pick(['', ' '])}${written(value, item.decimals, style)}`,
      above: false,
      below: false,
    }
  }
  return { item, value, text: written(value, item.decimals, style), above, below }
}

export function rangeText(item: Item, style: Style): string {
  if (item.words) return style.random.chance(0.5) ? (item.words[0] ?? '') : ''
  const at = (value: number) => written(value, item.decimals, style)
  const [open, close] = style.brackets
  if (item.low !== undefined && item.high !== undefined)
    return `${open}${at(item.low)}${style.rangeBetween}${at(item.high)}${close}`
  if (item.high !== undefined)
    return `${open}${style.upTo}${/^[<≤]$/.test(style.upTo) && style.random.chance(0.4) ? '' : ' '}${at(item.high)}${close}`
  return item.low === undefined ? '' : `${open}${style.over}${at(item.low)}${close}`
}

export function markOf({ above, below }: Result, style: Style): string {
  if (!above && !below) return ''
  const titles = TITLES[style.tongue]
  if (style.spelled) return above ? SPELLED[style.tongue][0] : SPELLED[style.tongue][1]
  if (style.mark === 'letter') return above ? titles.high1 : titles.low1
  if (style.mark === 'star') return '*'
  if (style.mark === 'arrow') return above ? '↑' : '↓'
  return above ? '+' : '-'
}

const SPELLED: Record<Tongue, [string, string]> = {
  en: ['High', 'Low'],
  es: ['Alto', 'Bajo'],
  fr: ['Élevé', 'Bas'],
  de: ['hoch', 'niedrig'],
  hi: ['High', 'Low'],
  te: ['High', 'Low'],
}

export const truthOf = ({ item, value, comparator }: Result, box: Box, unit: string, date?: string): Truth => ({
  name: item.name,
  value,
  unit,
  box,
  ...(comparator ? { comparator } : {}),
  ...(item.low === undefined || item.words ? {} : { low: item.low }),
  ...(item.high === undefined || item.words ? {} : { high: item.high }),
  ...(date ? { date } : {}),
})
