import { CSV_VITALS, type CsvVital } from './csv-vitals.ts'

/** Units as they are written in titles and cells, in small letters and without spaces, to UCUM. */
const WRITTEN: Record<string, string> = {
  mmhg: 'mm[Hg]',
  'mm[hg]': 'mm[Hg]',
  kpa: 'kPa',
  bpm: '/min',
  '/min': '/min',
  '1/min': '/min',
  'beats/min': '/min',
  'breaths/min': '/min',
  'count/min': '/min',
  '%': '%',
  '°c': 'Cel',
  c: 'Cel',
  degc: 'Cel',
  degreec: 'Cel',
  degreesc: 'Cel',
  degreecelsius: 'Cel',
  degreescelsius: 'Cel',
  '℃': 'Cel',
  ºc: 'Cel',
  celsius: 'Cel',
  cel: 'Cel',
  '°f': '[degF]',
  f: '[degF]',
  degf: '[degF]',
  degreef: '[degF]',
  degreesf: '[degF]',
  degreefahrenheit: '[degF]',
  degreesfahrenheit: '[degF]',
  '℉': '[degF]',
  ºf: '[degF]',
  fahrenheit: '[degF]',
  '[degf]': '[degF]',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  lb: '[lb_av]',
  lbs: '[lb_av]',
  pound: '[lb_av]',
  pounds: '[lb_av]',
  libras: '[lb_av]',
  '[lb_av]': '[lb_av]',
  g: 'g',
  st: '[stone_av]',
  stone: '[stone_av]',
  stones: '[stone_av]',
  '[stone_av]': '[stone_av]',
  cm: 'cm',
  m: 'm',
  ft: '[ft_i]',
  in: '[in_i]',
  inch: '[in_i]',
  inches: '[in_i]',
  '[in_i]': '[in_i]',
  'kg/m2': 'kg/m2',
  'kg/m²': 'kg/m2',
  'mg/dl': 'mg/dL',
  'mmol/l': 'mmol/L',
  'mmol/mol': 'mmol/mol',
  'g/l': 'g/L',
  h: 'h',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  min: 'min',
  mins: 'min',
  minutes: 'min',
  steps: '1',
  of10: '{score}',
  of5: '{score}',
}

export function writtenUnit(text: string): string | undefined {
  const written = text.toLowerCase().replace(/\s/g, '').replace(/\.$/, '')
  return Object.hasOwn(WRITTEN, written) ? WRITTEN[written] : undefined
}

/** As `writtenUnit` for one measure: a pain of 3 "of 5" is not the 3 of its own scale. */
export function writtenUnitOf(vital: CsvVital, text: string): string | undefined {
  const scale = /^of\s?(\d+)$/i.exec(text.trim())?.[1]
  return scale && Number(scale) !== CSV_VITALS[vital].units[0]?.high ? undefined : writtenUnit(text)
}

export const isUnitOf = (vital: CsvVital, ucum: string | undefined) =>
  CSV_VITALS[vital].units.some((unit) => unit.ucum === ucum)

/**
 * The unit that a title says: in brackets, or as one of its words ("Peso kg", "weight_lb"). It may be one that we do not read the
 * measurement in.
 */
export function unitOfTitle(title: string, vital: CsvVital): string | undefined {
  const bracketed = /[([]\s*([^()]+?)\s*[)\]]\s*$/.exec(title)?.[1]
  const ofWords = title
    .split(/[\s_,;:()]+/)
    .flatMap((word) => writtenUnit(word) ?? [])
    .findLast((ucum) => isUnitOf(vital, ucum))
  return (bracketed && writtenUnit(bracketed)) || ofWords
}

/** The only unit in which all these values are a person's; undefined where none or several are, or there are no values. */
export function unitOfValues(vital: CsvVital, values: number[]): string | undefined {
  const { units } = CSV_VITALS[vital]
  const fitting = units.filter(({ low, high }) => values.every((value) => value >= low && value <= high))
  if (units.length === 1) return units[0]?.ucum
  return values.length > 0 && fitting.length === 1 ? fitting[0]?.ucum : undefined
}

/** False for a value that no person has in this unit; measurements with one unit alone are judged by the record they go to. */
export function isPossible(vital: CsvVital, ucum: string, value: number): boolean {
  const { units } = CSV_VITALS[vital]
  const unit = units.find((each) => each.ucum === ucum)
  return units.length === 1 || (unit !== undefined && value >= unit.low && value <= unit.high)
}
