import { ANALYTES, type Analyte } from '@salus/terms/lab-tests'
import { fold, foldLookalikes } from '../reading/fold.ts'
import { scaleOf } from '../reading/units.ts'

type Specimen = 'urine' | 'stool' | undefined

const byName = new Map<string, Analyte[]>()
/** By the name as an OCR could have misread it. */
const byLooks = new Map<string, Analyte[]>()
for (const analyte of ANALYTES) {
  for (const alias of [analyte.name, ...Object.values(analyte.names).flat()]) {
    const folded = fold(alias)
    if (folded === '') continue
    add(byName, folded, analyte)
    if (folded.length >= 4) add(byLooks, foldLookalikes(folded), analyte)
  }
}

function add(index: Map<string, Analyte[]>, key: string, analyte: Analyte) {
  const list = index.get(key)
  if (!list) index.set(key, [analyte])
  else if (!list.includes(analyte)) list.push(analyte)
}

const SPECIMENS =
  /^(?:(?:serum|plasma|blood|whole blood|venous|s|p|b|fasting)\b )+|(?: (?:in|im|i|en|du|de|sérique|serique|serum|plasma|blood|whole blood|edta|vollblut|blut|suero|sangre|sanguin|sanguine|sang|plasmatique|serico|serica|s|p|b|result|level|levels|test|quantitative|fluoride|venous|capillary|estimated|calculated|calc|direct|sr|सीरम|रक्त|సీరం))+$/
const URINE = /\b(?:urine|urin|urinary|orina|urinaire|urines|ur|u)\b|मूत्र|మూత్ర/
const BLOOD = /\b(?:blood|bld|serum|ser|serpl|plasma|suero|sangre|serique|sanguin|sang|blut|arterial|venous)\b/
/** Names that a report of urine shares with one of blood: alone they tell neither. */
const SHARED = new Set(['ph', 'ph wert', 'blood', 'reaction', 'sangre', 'sang', 'blut', 'sugar', 'zucker'])

/** Those the name can mean, the sure ones before the ones that it only looks like. */
/** The system and property that LOINC's short names end in: "HDLc SerPl-mCnc". */
const SHORT_NAME =
  / (?:ser|serpl|plas|bld|ser plas|ur|bldv|blda)(?: (?:qn|ql|[amsc]cnc|auto|auto [a-z]+|sfr|nfr|vfr|[a-z]rto|pt))*(?: .*)?$/

export function analytesNamed(name: string): { analytes: Analyte[]; exact: boolean } | undefined {
  for (const form of formsOf(name)) {
    const found = byName.get(form)
    if (found) return { analytes: found, exact: true }
  }
  for (const form of formsOf(name)) {
    const looks = form.length >= 4 ? byLooks.get(foldLookalikes(form)) : undefined
    if (looks) return { analytes: looks, exact: false }
  }
  return undefined
}

const LONGEST_NAME = 120

function formsOf(name: string): string[] {
  const short = name.slice(0, LONGEST_NAME)
  const without = short.replace(/[([][^)\]]*[)\]]?/g, ' ')
  const forms = [short, without]
  for (const [, inside = ''] of short.matchAll(/[([]([^)\]]+)[)\]]?/g)) forms.push(inside)
  if (without.includes(',')) forms.push(without.slice(0, without.indexOf(',')))
  if (/[/:]| - /.test(without)) forms.push(...sameInBothTongues(without.split(/[/:]| - /)))
  const folded = forms.map(fold).filter(Boolean)
  const bare = folded
    .map((form) => form.replace(SHORT_NAME, '').replace(SPECIMENS, '').replace(SPECIMENS, '').trim())
    .filter(Boolean)
  return [...new Set([...folded.slice(0, 2), ...bare.slice(0, 2), ...folded.slice(2), ...bare.slice(2)])]
}

/** Whether just this, without its brackets, is a name of an analyte. */
export const isKnownName = (name: string) =>
  byName.has(fold(name)) || byName.has(fold(name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')))

/** "Hemoglobin / हीमोग्लोबिन" is one analyte, "CK / CK-MB" a ratio of two: parts count where they say the same. */
function sameInBothTongues(parts: string[]): string[] {
  const scripts = parts.map((part) =>
    /[\u0900-\u097f]/.test(part) ? 'hi' : /[\u0c00-\u0c7f]/.test(part) ? 'te' : 'latin',
  )
  if (new Set(scripts).size === parts.length) return parts
  const meant = new Set(parts.map((part) => byName.get(fold(part))?.[0]))
  return meant.size === 1 ? parts : []
}

/** The one that its unit and its specimen fit. */
export function chooseAnalyte(
  name: string,
  ucum: string | undefined,
  specimen: Specimen,
): { analyte: Analyte; exact: boolean; fits: boolean } | undefined {
  const named = analytesNamed(name)
  if (!named) return undefined
  const place = URINE.test(fold(name)) ? 'urine' : specimen
  const here = named.analytes.filter((analyte) => analyte.specimen === place)
  const isOpen = place === undefined && !BLOOD.test(fold(name)) && !SHARED.has(fold(name))
  const other = isOpen ? named.analytes.filter(({ specimen }) => specimen !== undefined) : []
  for (const analyte of [...here, ...other]) {
    if (ucum && hasUnit(analyte, ucum)) return { analyte, exact: named.exact, fits: true }
  }
  const analyte = here[0] ?? other[0]
  if (!analyte) return undefined
  return { analyte, exact: named.exact, fits: ucum === undefined || Object.keys(analyte.units).length === 0 }
}

function hasUnit(analyte: Analyte, ucum: string): boolean {
  const { of } = scaleOf(ucum)
  return Object.keys(analyte.units).some((unit) => unit === ucum || scaleOf(unit).of === of)
}

/** Whether a number of it means nothing without its unit; ratios and pH have none. */
export const hasUnits = ({ units }: Analyte) =>
  Object.keys(units).every((unit) => /[a-z%]/i.test(unit.replace(/\{.*?\}|\[pH\]/g, ''))) &&
  Object.keys(units).length > 0

/** Whether a living person can have this value; nothing where the unit is not known for the analyte. */
export function isPlausible(analyte: Analyte, value: number, ucum: string | undefined): boolean | undefined {
  const units = Object.entries(analyte.units)
  if (ucum === undefined) return undefined
  const scale = scaleOf(ucum)
  for (const [unit, [low, high]] of units) {
    const known = scaleOf(unit)
    if (unit !== ucum && known.of !== scale.of) continue
    const inKnown = unit === ucum ? value : (value * scale.factor) / known.factor
    return inKnown >= low && inKnown <= high
  }
  return undefined
}

/** The code for the kind of quantity that the unit tells; none where it tells another than the code is of. */
export function loincOf(analyte: Analyte, ucum: string | undefined): string | undefined {
  if (ucum === 'mmol/mol' && analyte.name === 'Hemoglobin A1c') return '59261-8'
  if (ucum !== undefined && /mol/.test(ucum)) return analyte.molar
  const [usual] = Object.keys(analyte.units)
  const isUsual = ucum === undefined || usual === undefined || ucum === usual || scaleOf(ucum).of === scaleOf(usual).of
  return isUsual || (ucum === 'meq/L' && analyte.molar !== undefined) ? analyte.loinc : undefined
}
