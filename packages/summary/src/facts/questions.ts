import type { Passage } from '../reading/passages.ts'
import { wordsIn } from '../reading/passages.ts'
import type { Word } from '../reading/words.ts'
import type { FoundMedicine } from './medicines.ts'
import type { FoundResult } from './results.ts'
import type { FoundToDo } from './todo.ts'

export interface Question {
  text: string
  /** The words that raised it. */
  raisedBy: Word[]
}

export interface Unclear {
  passages: readonly Passage[]
  medicines: readonly FoundMedicine[]
  results: readonly FoundResult[]
  todo: readonly FoundToDo[]
  problems: readonly Passage[]
  /** Asked about when nothing else is unclear. */
  gist: readonly Passage[]
  write(words: readonly Word[]): string
}

const FEWEST = 2
const MOST = 5

/** Two to five questions for the doctor, what matters most first. None where there is nothing to ask about. */
export function askAbout(unclear: Unclear): Question[] {
  const urgent = [
    aboutResults(unclear),
    aboutDoses(unclear),
    aboutPending(unclear),
    aboutChanges(unclear),
    aboutDates(unclear),
  ]
  const questions = distinct(interleave(urgent)).slice(0, MOST)
  if (questions.length >= FEWEST) return questions
  return distinct([...questions, ...aboutRest(unclear)]).slice(0, FEWEST)
}

function aboutResults({ results, passages }: Unclear): Question[] {
  const odd = results.filter(({ flag }) => flag === 'high' || flag === 'low' || flag === 'abnormal').slice(0, 2 * MOST)
  const reasons = passages.filter((passage) => wordsIn(passage).some(({ norm }) => REASON.test(norm)))
  return odd
    .filter((result) => !reasons.some((reason) => isAbout(reason, result)))
    .map(({ name, value, unit, flag, words }) => ({
      text: `What does it mean that my ${name} is ${flag} (${[value, unit].filter(Boolean).join(' ')}), and what should be done about it?`,
      raisedBy: words,
    }))
}

const REASON = /^(?:because|due|caused|consistent|suggests|suggesting|secondary|explained|likely|means)$/

function isAbout(passage: Passage, { name, words }: FoundResult): boolean {
  const said = wordsIn(passage)
  const text = said.map(({ norm }) => norm.toLowerCase()).join(' ')
  return said.some((word) => word === words[0]) || ` ${text} `.includes(` ${name.toLowerCase()} `)
}

function aboutDoses({ medicines }: Unclear): Question[] {
  const undosed = medicines.filter(
    ({ dose, change, parts }) => !dose && change !== 'stopped' && !parts.flat().some(({ norm }) => PAST.test(norm)),
  )
  const twice = medicines.filter(({ otherDose }) => otherDose)
  return [
    ...twice.map(({ name, dose, otherDose, parts }) => ({
      text: `Which dose of ${name} is right for me: ${dose} or ${otherDose}?`,
      raisedBy: parts.flat(),
    })),
    ...undosed.map(({ name, parts }) => ({
      text: `What dose of ${name} should I take, how often, and for how long?`,
      raisedBy: parts.flat(),
    })),
  ]
}

/** What was tried once needs no dose now. */
const PAST = /^(?:was|were|tried|used|did|didn't|stopped)$/

const PENDING = /^(?:pending|awaited|awaiting|outstanding)$/
const ORDERED =
  /^(?:biopsy|culture|cultures|mri|ct|x-ray|ultrasound|echocardiogram|colonoscopy|endoscopy|mammogram|labs|bloodwork|scan)$/

function aboutPending({ passages, todo, write }: Unclear): Question[] {
  const pending = passages.filter((passage) => wordsIn(passage).some(({ norm }) => PENDING.test(norm)))
  const ordered = todo
    .map(({ passage }) => passage)
    .filter((passage) => wordsIn(passage).some(({ norm }) => ORDERED.test(norm)))
  return [...pending, ...ordered].map((passage) => ({
    text: `When will I hear the result of this, and who will tell me: “${write(wordsIn(passage))}”`,
    raisedBy: wordsIn(passage),
  }))
}

function aboutChanges({ medicines }: Unclear): Question[] {
  return medicines.flatMap(({ name, change, parts }) => {
    const raisedBy = parts.flat()
    if (raisedBy.some(({ norm }) => /^(?:because|due|for|since)$/.test(norm))) return []
    if (change === 'started')
      return [{ text: `What is ${name} for, and which side effects should I watch for?`, raisedBy }]
    if (change === 'stopped') return [{ text: `Why was ${name} stopped, and will anything replace it?`, raisedBy }]
    return change === 'changed' ? [{ text: `Why does my ${name} change, and what should I notice?`, raisedBy }] : []
  })
}

function aboutDates({ todo, write }: Unclear): Question[] {
  return todo
    .filter(({ passage, by }) => !by && isMeeting(wordsIn(passage)))
    .map(({ passage }) => ({
      text: `When exactly should this happen, and who arranges it: “${write(wordsIn(passage))}”`,
      raisedBy: wordsIn(passage),
    }))
}

const isMeeting = (words: readonly Word[]): boolean => {
  const said = words.map(({ norm }) => norm)
  return (
    said.some((word) => /^(?:follow|followup|appointment|refer|referral|recheck|repeat|return)$/.test(word)) &&
    !said.includes('if')
  )
}

function aboutRest({ problems, gist, write }: Unclear): Question[] {
  const about = problems.map((passage) => ({
    text: `What should I expect from this, and what would be a reason to come back: “${write(wordsIn(passage))}”`,
    raisedBy: wordsIn(passage),
  }))
  const plain = gist.map((passage) => ({
    text: `Could you explain this to me in plain words: “${write(wordsIn(passage))}”`,
    raisedBy: wordsIn(passage),
  }))
  const [first] = gist
  const next = first ? [{ text: 'What happens next, and when should I get in touch?', raisedBy: wordsIn(first) }] : []
  return [...about, ...plain, ...next]
}

/** One of each kind in turn, so that ten medicines without a dose leave room for the rest. */
function interleave(kinds: readonly Question[][]): Question[] {
  const longest = kinds.reduce((most, { length }) => Math.max(most, length), 0)
  return Array.from({ length: Math.min(longest, MOST) }, (_, round) =>
    kinds.flatMap((kind) => kind.slice(round, round + 1)),
  ).flat()
}

function distinct(questions: readonly Question[]): Question[] {
  const seen = new Set<string>()
  return questions.filter(({ text }) => !seen.has(text) && seen.add(text))
}
