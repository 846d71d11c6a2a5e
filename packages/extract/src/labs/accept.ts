import { LEADING_FORMS } from '../knowledge/medicine-words.ts'
import { NOTE_OPENINGS } from '../knowledge/plain-words.ts'
import { VITAL_NAMES } from '../knowledge/vital-names.ts'
import { textOf } from '../layout/spots.ts'
import { fold } from '../reading/fold.ts'
import { analytesNamed, isKnownName } from './match-analyte.ts'
import type { Draft } from './resolve.ts'

/** A dose or a weight, no concentration: "Paracetamol 500 mg". */
const NO_CONCENTRATION =
  /^(?:mg|g|kg|ug|ng|mL|L|dL|cm|mm|m|U|\[IU\]|min|h|d|Cel|\[degF\]|mm\[Hg\]|kg\/m2|\/min|meq|mmol)$/
const LONGEST_NAME = 100
const MOST_WORDS = 6
const isConcentration = (ucum: string | undefined) => ucum?.includes('/') === true && !NO_CONCENTRATION.test(ucum)

/** Names whose result is a word: what else has one is a form, or a legend. */
const SEROLOGY =
  /(?:^| )(?:ag|ab|ak|ac|igg|igm|iga|ige|anti|pcr|dna|rna|culture|cultivo|kultur)(?: |$)|antigen|antibod|antikorper|antigene|anticorps|anticuerpo|virus|strip|screen|smear|serolog/
const DOSE = /\d\s?(?:mg|ml|mcg|μg|ug|iu)$|\d\s?(?:mg|ml|mcg|μg) /i

/** A number without a unit is a result beside a span that it could well lie in. */
function isNearSpan({ range, values }: Draft): boolean {
  const [low, high, value] = [range?.reading?.low, range?.reading?.high, values[0]?.token.digits].map((digits) =>
    Number(digits?.replace(',', '.')),
  )
  if (low === undefined || high === undefined || value === undefined) return false
  return low < high && value >= low / 3 && value <= high * 3
}

/** Set apart from its name, or with a unit or limits: what has none of them is a sentence that ends in a number. */
export const isTabular = ({ values, unit, range }: Draft): boolean =>
  values.some(({ token }) => token.startsCell) ||
  isConcentration(unit?.reading?.ucum) ||
  range?.reading !== undefined ||
  range?.isOfOneSex === true

/** Whether a row that reads like a result is one. */
export function isLabRow(draft: Draft): boolean {
  const name = textOf(draft.name)
  const folded = fold(name)
  if (!/\p{L}{1}/u.test(name) || name.length > LONGEST_NAME) return false
  if (NOTE_OPENINGS.has(folded) || VITAL_NAMES.has(folded)) return false
  const known = analytesNamed(name)
  if (!known?.exact && (DOSE.test(name) || LEADING_FORMS.has(folded.split(' ')[0] ?? ''))) return false
  const ucum = draft.unit?.reading?.ucum
  const isDose = ucum !== undefined && NO_CONCENTRATION.test(ucum)
  const hasRange = draft.range !== undefined
  const isNumber = draft.values.some(({ token }) => token.kind === 'number')
  if (draft.inTable) {
    if (isDose && !hasRange && !known) return false
    return known !== undefined || (folded.length > 1 && isTabular(draft))
  }
  if (known?.exact) {
    if (!isNumber || hasRange || (draft.unit !== undefined && !isDose)) return true
    return isKnownName(name) && folded.length > 2 && !isDose
  }
  // Outside a table an unknown name must look like one, and its result like a concentration.
  if (folded.length < 3 || folded.split(' ').length > MOST_WORDS || /^\p{Ll}/u.test(name)) return false
  if (isNumber) return hasRange ? draft.unit !== undefined || isNearSpan(draft) : isConcentration(ucum)
  return SEROLOGY.test(folded)
}
