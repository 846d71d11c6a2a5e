import { whenOf } from '../reading/when.ts'
import type { When } from '../types.ts'
import type { DateOrder } from './match.ts'

/** First three letters of months, folded, in English, Spanish, French and German; Hindi and Telugu whole. */
const MONTHS = [
  'jan|ene|janv|जनवरी|జనవరి',
  'feb|fev|fevr|फरवरी|ఫిబ్రవరి',
  'mar|mars|mrz|maerz|मार्च|మార్చి',
  'apr|abr|avr|अप्रैल|ఏప్రిల్',
  'may|mai|मई|మే',
  'jun|juin|जून|జూన్',
  'jul|juil|जुलाई|జూలై',
  'aug|ago|aou|aout|अगस्त|ఆగస్టు',
  'sep|sept|सितंबर|సెప్టెంబర్',
  'oct|okt|अक्टूबर|అక్టోబర్',
  'nov|नवंबर|నవంబర్',
  'dec|dic|dez|दिसंबर|డిసెంబర్',
].map((names) => names.split('|'))

/** A cell of more signs is no date, and is not searched for one. */
const LONGEST = 60

/** Years of two digits: this many and below are of this century. */
const CENTURY = 49

interface Parts {
  parts: [string, string, string]
  named: boolean
}

/** `2024-01-05`, `5.1.2024`, `1/5/24`, `4-Aug-14`, `5 janvier 2024` to their three parts as written. */
function partsOf(text: string): Parts | undefined {
  const numbers = /^(\d{1,4})\s?[./\- ]\s?(\d{1,2})\s?[./\- ]\s?(\d{1,4})\.?$/.exec(text)
  if (numbers) return { parts: [numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? ''], named: false }
  const named = /^(\d{1,2})\.?[\s-]*(?:de |of )?([\p{L}\p{M}]+)\.?,?[\s-]*(?:de )?(\d{2,4})$/u.exec(text) ?? undefined
  const american = /^([\p{L}\p{M}]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})$/u.exec(text)
  const [day, name, year] = named
    ? [named[1], named[2], named[3]]
    : american
      ? [american[2], american[1], american[3]]
      : []
  const month = monthOf(name ?? '')
  return day && month && year ? { parts: [day, String(month), year], named: true } : undefined
}

function monthOf(name: string): number | undefined {
  const folded = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const at = MONTHS.findIndex((names) =>
    names.some((each) => folded === each || (each.length >= 3 && /^[a-z]/.test(each) && folded.startsWith(each))),
  )
  return at < 0 ? undefined : at + 1
}

/** The order that all these dates can be read in; undefined when day and month could be either. */
export function orderOf(dates: string[]): DateOrder | undefined {
  const all = dates.flatMap((date) => partsOf(splitTime(date).date) ?? [])
  const numeric = all.filter(({ named }) => !named).map(({ parts }) => parts)
  if (all.length > 0 && numeric.length === 0) return 'dmy'
  if (numeric.some(([first]) => first.length === 4)) return 'ymd'
  if (numeric.some(([first]) => Number(first) > 12)) return 'dmy'
  if (numeric.some(([, second]) => Number(second) > 12)) return 'mdy'
  // Points are between day and month where the day comes first.
  return dates.length > 0 && dates.every((date) => /^\d{1,2}\.\s?\d{1,2}\./.test(date)) ? 'dmy' : undefined
}

export const isDate = (text: string) => partsOf(splitTime(text).date) !== undefined

export function splitTime(text: string): { date: string; time: string } {
  if (text.length > LONGEST) return { date: text, time: '' }
  const found = /^(.*?)(?:[T,]\s*|\s+)(\d{1,2}[:.h]\d{2}.*)$/.exec(text.trim())
  return found ? { date: (found[1] ?? '').trim(), time: found[2] ?? '' } : { date: text.trim(), time: '' }
}

export function dayOf(text: string, order: DateOrder | undefined): When | undefined {
  const found = partsOf(text.trim())
  if (!found || (!found.named && !order && found.parts[0].length !== 4)) return undefined
  const [a, b, c] = found.parts
  const isYearFirst = a.length === 4
  const [day, month, year] = found.named ? [a, b, c] : isYearFirst ? [c, b, a] : order === 'mdy' ? [b, a, c] : [a, b, c]
  const full =
    year.length === 4 ? year : year.length === 2 ? String(Number(year) + (Number(year) <= CENTURY ? 2000 : 1900)) : ''
  return whenOf(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** `08:30`, `8:30 PM`, `8h30`, `08:30:15+01:00` behind a `T`; undefined where it is no time of the day. */
export function timeOf(text: string): string | undefined {
  const found =
    /^(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?\s?(?:m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?(?:\s*uhr)?$/i.exec(
      text.trim(),
    )
  if (!found) return undefined
  const [, hours, minutes, seconds = '00', half, zone = ''] = found
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  return `T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${offset}`
}
