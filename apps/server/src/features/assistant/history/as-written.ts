import type { SummaryLine } from '@salus/contract'
import { type Clause, clausesOf, trimmed } from './clauses.ts'
import { relativesIn } from './relatives.ts'

/** Longer clauses are cut: a line is read at a glance. */
const LONGEST_LINE = 160

const word = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'iu')

const OPERATION = word(
  '\\p{L}*(?:ectomy|ectomies|plasty|otomy|ostomy)|surgery|surgeries|operation|operated|operations|c-section|caesarean|cesarean|' +
    '(?:hip|knee|valve|shoulder|joint) replacement|transplant|stents?|bypass|(?:tonsils|appendix|gallbladder|uterus|spleen|thyroid|ovary|ovaries|wisdom teeth) (?:was |were )?(?:removed|out)|' +
    'implant|pacemaker|\\p{L}*(?:ectomía|plastia)|cirugía|operación|operad[oa]|cesárea|trasplante|prótesis|' +
    '\\p{L}*ectomie|opération|opérée?|chirurgie|césarienne|greffe|prothèse|ऑपरेशन|सर्जरी|प्रत्यारोपण|ఆపరేషన్|శస్త్రచికిత్స|మార్పిడి',
)
const ALLERGY = word(
  'allerg(?:y|ies|ic)|intoleran(?:t|ce)|anaphylaxis|nkda|alergias?|alérgic[oa]s?|anafilaxia|allergies?|allergiques?|एलर्जी|అలర్జీ(?:లు)?',
)
const HABIT = word(
  'smok(?:es?|ed|er|ing)|non-?smoker|cigarettes?|tobacco|pack[- ]years?|packs? (?:a|per) day|vap(?:es?|ed|ing)|alcohol|drinks?|drinking|beers?|wine|units (?:a|per) week|cannabis|marijuana|' +
    'fum(?:o|a|aba|é|ador|adora)|cigarrillos?|tabaco|bebo|bebe|cerveza|vino|fume|fumait|fumeu(?:r|se)|tabac|cigarettes?|alcool|bois|boit|धूम्रपान|सिगरेट|बीड़ी|तंबाकू|शराब|ధూమపానం|సిగరెట్(?:లు)?|పొగ|మద్యం',
)
/** Words of a plan, or of nobody here. */
const NOT_DONE = word(
  'if|should|avoid|no (?:prior |previous |past )?(?:surgery|surgeries|operations?)|planned|scheduled|will|may|might',
)

/** Operations that no code of ours names, in the words of the text. */
export const operationsIn = (text: string, told: readonly SummaryLine[]): SummaryLine[] =>
  linesOf(text, told, (clause) => OPERATION.test(clause) && !NOT_DONE.test(clause) && !HABIT.test(clause))

/** An allergy in the words of the text, with its reaction. */
export const allergiesIn = (text: string, told: readonly SummaryLine[]): SummaryLine[] =>
  linesOf(text, told, (clause) => ALLERGY.test(clause))

/** Smoking, alcohol and the like: what was denied is told as well. */
export const habitsIn = (text: string): SummaryLine[] => linesOf(text, [], (clause) => HABIT.test(clause))

/** A heading on a line of its own says nothing. */
const isHeading = (clause: string): boolean => !/[\s:]\S/.test(clause)

function linesOf(text: string, told: readonly SummaryLine[], isMeant: (clause: string) => boolean): SummaryLine[] {
  return clausesOf(text)
    .map(trimmed)
    .filter(({ text: clause }) => isMeant(clause) && !isHeading(clause) && relativesIn(clause).length === 0)
    .filter((clause) => !isTold(clause, told))
    .map(({ text: clause, start }) => {
      const told = clause.length <= LONGEST_LINE ? clause : `${clause.slice(0, LONGEST_LINE)}…`
      return { text: told, spans: [{ start, end: start + Math.min(clause.length, LONGEST_LINE) }] }
    })
}

const JOINING =
  /(?<!\p{L})(?:causes?|caused|gives?|gave|with|reaction|since|when|provoca|causa|desde|provoque|cause|avec|depuis)(?!\p{L})/giu

/** Its lines tell all of it: what is left are small words and a heading. */
function isTold({ text, start }: Clause, told: readonly SummaryLine[]): boolean {
  const within = told
    .flatMap(({ spans }) => spans)
    .filter((span) => span.start >= start && span.end <= start + text.length)
  if (within.length === 0) return false
  let rest = text
  for (const span of within) {
    const [from, to] = [span.start - start, span.end - start]
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  }
  return !/\p{L}{4,}/u.test(rest.replace(/^[^:]{1,40}:/u, '').replaceAll(JOINING, ' '))
}
