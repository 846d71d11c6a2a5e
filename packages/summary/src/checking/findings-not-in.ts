import { STOP_WORDS } from '@salus/terms/words'
import { type Polarity, polarityIn, polarityOf } from '../facts/polarity.ts'
import { type Passage, wordsIn } from '../reading/passages.ts'
import type { Word } from '../reading/words.ts'
import { findingsIn } from './findings.ts'
import { NOT_STATED } from './medicines-not-in.ts'
import { stemOf } from './stem.ts'

/** Which findings a source affirms, denies or both, by name. */
export type HeldFindings = ReadonlyMap<string, ReadonlySet<Polarity>>

export function readFindings(passages: readonly Passage[]): HeldFindings {
  const findings = new Map<string, Set<Polarity>>()
  for (const passage of passages) {
    const words = wordsIn(passage)
    const verdicts = polarityIn(passage)
    const isOpen = passage.asks && !passage.answer
    for (const { name, from } of findingsIn(words)) {
      const verdict = isOpen ? 'open' : verdictAt(words, verdicts, from)
      findings.set(name, (findings.get(name) ?? new Set()).add(verdict))
    }
  }
  return findings
}

const ANYWHERE = new Set([
  'pain',
  'ach',
  'swell',
  'swollen',
  'tender',
  'red',
  'weak',
  'numb',
  'tingl',
  'bleed',
  'infection',
])

/** A "non-smoker" denies it too. */
const verdictAt = (words: readonly Word[], verdicts: readonly Polarity[], at: number): Polarity =>
  words[at - 1]?.raw === '-' && words[at - 2]?.norm === 'non' ? 'denied' : (verdicts[at] ?? 'open')

/** What speaks of illness in general, or of what may come, says nothing of this person. */
const IN_GENERAL =
  /\b(?:can|could|may|might|sometimes|often|usually|commonly|typically|if|risk|prevents?|helps?|used|treats?|treating|treatment|means|such as|for example|called|type of|kind of|people|cause[sd]?|signs?|screening|tests? for|check(?:s|ed)? for|rule out|question|whether|ask)\b|\?/i
/** A complaint that has passed is there and not there. */
const PASSED =
  /\b(?:no longer|resolved|went away|gone|stopped|any ?more|cleared|improv\w+|better|recovered|previous\w*|past|earlier)\b/i

/**
 * The conditions that an English sentence affirms and the source does not name, and the findings that it affirms or
 * denies against the source. `stems` are the source's words, as `stemOf` gives them.
 */
export function findingsNotIn(
  words: readonly Word[],
  { findings, stems }: { findings: HeldFindings; stems: ReadonlySet<string> },
): string[] {
  const sentence = words.map(({ raw }) => raw).join(' ')
  const verdicts = polarityOf(words)
  const isGeneral = IN_GENERAL.test(sentence)
  return findingsIn(words).flatMap(({ name, isCondition, from, to }) => {
    const verdict = verdictAt(words, verdicts, from)
    const written = words.slice(from, to).map(({ raw }) => raw)
    const held = findings.get(name)
    if (verdict === 'open' || isGeneral) return []
    const text = written.join(' ').replace(/ (?=['’])/g, '')
    if (held) {
      const isTurned = held.has(verdict === 'denied' ? 'affirmed' : 'denied') && !held.has(verdict)
      // Pain may be here and not there.
      if (verdict === 'denied' && ANYWHERE.has(name)) return []
      return isTurned && !PASSED.test(sentence) ? [verdict === 'denied' ? `no ${text}` : text] : []
    }
    if (!isCondition || verdict === 'denied' || NOT_STATED.test(sentence)) return []
    return written.every(
      (word) => !/\p{L}/u.test(word) || STOP_WORDS.has(word.toLowerCase()) || stems.has(stemOf(word.toLowerCase())),
    )
      ? []
      : [text]
  })
}
