import { type Assessment, assess, type GivenAnswer, type Question } from '@salus/triage'
import { readVignettes, type Vignette } from './vignette.ts'

/**
 * `node bench/triage/interview.ts strangers/diagnoses-read`: what the questions are worth. A simulated patient tells the first
 * sentence of a case, and answers from what the engine reads in the whole text: yes or no as told there. What the text does not
 * tell is a no, as people name what they have; a place, a time or a number that it does not tell is not known. So an answer is
 * never better than the case, and a wrong no is as likely as in a terse case.
 */
const [set = 'strangers/diagnoses-read'] = process.argv.slice(2)
const vignettes = readVignettes(set).filter(({ icd10 }) => icd10.length > 0)

const HARD_LIMIT = 13

function interview({ text, age, sex }: Vignette) {
  const person = { ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}) }
  const whole = assess({ text, ...person })
  const first = firstWords(text)
  const answers: GivenAnswer[] = []
  const before = assess({ text: first, ...person })
  let after = before
  while (after.interview.next && answers.length < HARD_LIMIT) {
    answers.push(answerFrom(whole, after.interview.next))
    after = assess({ text: first, answers, ...person })
  }
  return { whole, before, after, asked: answers.length }
}

/** Sentences until something is understood. */
function firstWords(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  for (let count = 1; count < sentences.length; count++) {
    const words = sentences.slice(0, count).join(' ')
    if (assess({ text: words }).understood) return words
  }
  return text
}

function answerFrom({ findings }: Assessment, question: Question): GivenAnswer {
  const told = (id: string) => findings.find((finding) => finding.id === id)?.answer
  if (question.kind === 'finding') return { finding: question.finding, answer: told(question.finding) ?? 'no' }
  if (question.kind === 'since') return { since: null }
  if (question.kind === 'severity') return { severity: told('severe-pain') === 'yes' ? 9 : null, of: question.of }
  const place = question.choices.find(({ finding }) => told(finding) === 'yes')
  return { place: place?.finding ?? null, of: question.of }
}

const results = vignettes.map((vignette) => ({ vignette, ...interview(vignette) }))
type Result = (typeof results)[number]

const percent = (test: (result: Result) => boolean) =>
  `${((100 * results.filter(test).length) / results.length).toFixed(0)} %`
const rankIn = ({ conditions }: Assessment, { icd10 }: Vignette) =>
  conditions.findIndex((condition) => icd10.some((code) => condition.icd10.startsWith(code)))
const within = (places: number, of: 'whole' | 'before' | 'after') =>
  percent((result) => {
    const rank = rankIn(result[of], result.vignette)
    return rank >= 0 && rank < places
  })
const level = (of: 'whole' | 'before' | 'after') =>
  percent((result) => (result.vignette.urgency as string[]).includes(result[of].urgency))

const asked = results.map((result) => result.asked).sort((a, b) => a - b)
const endings = Map.groupBy(results, ({ after }) => after.interview.ended ?? 'not ended')
console.log(`${set}: ${results.length} cases          first words   after the questions   the whole text
  right cause first            ${within(1, 'before')}   ${within(1, 'after')}   ${within(1, 'whole')}
  among the first three        ${within(3, 'before')}   ${within(3, 'after')}   ${within(3, 'whole')}
  among the first ten          ${within(10, 'before')}   ${within(10, 'after')}   ${within(10, 'whole')}
  level right                  ${level('before')}   ${level('after')}   ${level('whole')}
  questions asked: mean ${(asked.reduce((sum, count) => sum + count, 0) / asked.length).toFixed(1)}, nine in ten at most ${asked[Math.floor(asked.length * 0.9)]}, most ${asked.at(-1)}
  ended: ${[...endings].map(([reason, those]) => `${reason} ${those.length}`).join(', ')}`)
