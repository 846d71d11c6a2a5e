import type { Region } from '../knowledge/types.ts'

const WORDS: Record<string, Record<Region, string>> = {
  acetaminophen: { US: 'acetaminophen', EU: 'paracetamol', IN: 'paracetamol' },
  'emergency room': { US: 'emergency room', EU: 'emergency department', IN: 'emergency department' },
  doctor: { US: 'doctor', EU: 'GP', IN: 'doctor' },
  'emergency number': { US: '911', EU: '112', IN: '112' },
  diaper: { US: 'diaper', EU: 'nappy', IN: 'diaper' },
  pharmacist: { US: 'pharmacist', EU: 'pharmacist', IN: 'pharmacist' },
}

/** Fills `{acetaminophen}`, `{emergency room}`, `{doctor}` and `{temp:38}` (degrees Celsius) for a region. */
export function sayFor(region: Region, template: string): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const [, celsius] = /^temp:(\d+(?:\.\d+)?)$/.exec(name) ?? []
    if (celsius) return region === 'US' ? `${fahrenheit(celsius)} °F` : `${celsius} °C`
    const words = WORDS[name]
    if (!words) throw new Error(`Unknown regional word: {${name}}`)
    return words[region]
  })
}

/** As exact as it is written: {temp:38} is 100 °F, {temp:36.0} is 96.8. */
const fahrenheit = (celsius: string): string =>
  ((Number(celsius) * 9) / 5 + 32 + Number.EPSILON).toFixed(celsius.split('.')[1]?.length ?? 0)
