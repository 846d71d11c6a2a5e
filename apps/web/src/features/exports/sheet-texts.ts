import { inUnit, type Region, usualUnit, type VitalName, type VitalUnit } from '@salus/contract'

/** Year, month, day, which are read alike in every language; in the reader's own time zone. */
export function dayText(iso: string): string {
  const time = new Date(iso)
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Units without words of one language. */
const SIGNS: Partial<Record<VitalName, string>> = {
  heartbeat: '/min',
  respiratory_rate: '/min',
  pain: '/10',
  mood: '/5',
  steps: '',
  sleep: 'h',
}

export function unitOf(measure: VitalName, region: Region): { unit: VitalUnit; sign: string } {
  const unit = usualUnit(measure, region)
  return { unit, sign: SIGNS[measure] ?? unit.label }
}

export const numberText = (canonical: number, unit: VitalUnit): string =>
  String(Number(inUnit(canonical, unit).toFixed(unit.decimals)))

/** Keys for entries that may stand there twice. */
export function uniqueKeys(): (name: string) => string {
  const seen = new Map<string, number>()
  return (name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${name} ${count}`
  }
}
