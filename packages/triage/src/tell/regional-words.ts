import type { Region } from '../knowledge/types.ts'

const WORDS: Record<string, Record<Region, string>> = {
  acetaminophen: { US: 'acetaminophen', EU: 'paracetamol', IN: 'paracetamol' },
  'emergency room': { US: 'emergency room', EU: 'emergency department', IN: 'emergency department' },
  doctor: { US: 'doctor', EU: 'GP', IN: 'doctor' },
  'emergency number': { US: '911', EU: '112', IN: '112' },
  diaper: { US: 'diaper', EU: 'nappy', IN: 'diaper' },
  pharmacist: { US: 'pharmacist', EU: 'pharmacist', IN: 'pharmacist' },
}

/** Names of acetaminophen in other languages; Spanish in the US says it as the packets do. */
const PARACETAMOL: Readonly<Record<string, string>> = {
  es: 'paracetamol',
  fr: 'paracétamol',
  de: 'Paracetamol',
  hi: 'पैरासिटामोल',
  te: 'పారాసెటమాల్',
}

const inLanguage = (name: string, region: Region, locale: string): string | undefined => {
  if (locale === 'en' || name !== 'acetaminophen') return WORDS[name]?.[region]
  return locale === 'es' && region === 'US' ? 'acetaminofén' : PARACETAMOL[locale]
}

/**
 * Fills `{acetaminophen}`, `{emergency number}`, `{temp:38}` (degrees Celsius) and, in English, `{emergency room}`, `{doctor}`,
 * `{diaper}` and `{pharmacist}` for a region.
 */
export function sayFor(region: Region, template: string, locale = 'en'): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const [, celsius] = /^temp:(\d+(?:\.\d+)?)$/.exec(name) ?? []
    if (celsius)
      return region === 'US' ? `${asWritten(fahrenheit(celsius), locale)} °F` : `${asWritten(celsius, locale)} °C`
    const words = inLanguage(name, region, locale)
    if (!words) throw new Error(`Unknown regional word: {${name}}`)
    return words
  })
}

/** As exact as it is written: {temp:38} is 100 °F, {temp:36.0} is 96.8. */
const fahrenheit = (celsius: string): string =>
  ((Number(celsius) * 9) / 5 + 32 + Number.EPSILON).toFixed(celsius.split('.')[1]?.length ?? 0)

/** With the decimal comma where that is written, and as many digits. */
const asWritten = (value: string, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: value.split('.')[1]?.length ?? 0 }).format(Number(value))
