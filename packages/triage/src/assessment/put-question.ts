import type { Known } from '../inference/known.ts'
import { NEEDS_SPEECH, SIGN_QUESTIONS } from '../knowledge/small-child-questions.ts'
import type { Finding } from '../knowledge/types.ts'
import { SMALL_CHILD_AGE } from '../readings/small-children/signs.ts'

const isSmallChild = ({ age }: Known): boolean => age !== undefined && age < SMALL_CHILD_AGE

export const canBeAsked = (finding: Finding, known: Known): boolean =>
  !(isSmallChild(known) && NEEDS_SPEECH.has(finding.id))

/** The question in words for whoever answers it: the patient, or somebody who speaks for `other` ("your son"). */
export function putQuestion(finding: Finding, known: Known, other: string | undefined): string {
  const sign = isSmallChild(known) ? SIGN_QUESTIONS[finding.id] : undefined
  if (sign) return sign.replaceAll('{child}', other ?? 'your child')
  return other === undefined ? finding.question : askAbout(finding.question, other)
}

const VERBS: Readonly<Record<string, string>> = {
  do: 'Does',
  have: 'Has',
  are: 'Is',
  were: 'Was',
  did: 'Did',
  can: 'Can',
}
const BEFORE_AN_OBJECT =
  /\b(around|to|for|with|of|at|from|by|near|on|seen|given|gave|wakes?|keeps?|makes?|lets?|stops?|bothers?) you\b/g

/** "Do you cough?" of somebody else: "Does your son cough?" What follows speaks of "they", which takes the verb of "you". */
function askAbout(question: string, other: string): string {
  const [, verb = '', rest = ''] = /^(Do|Have|Are|Were|Did|Can) you (.*)$/.exec(question) ?? []
  if (verb) return `${VERBS[verb.toLowerCase()]} ${other} ${ofThem(rest)}`
  // Whoever is named comes once: "Is your son unusually sleepy?"
  const named = /\bthe person\b/.test(question)
    ? question.replace(/\bthe person\b/, other)
    : question.replace(/\byour\b/, `${other}’s`)
  return ofThem(named === question ? question.replace(BEFORE_AN_OBJECT, `$1 ${other}`) : named, other)
}

/** Turns words to a patient into words about them, for whoever speaks for them. */
export function ofThem(words: string, other = ''): string {
  const kept = other && words.includes(other) ? words.indexOf(other) + other.length : 0
  return (
    words.slice(0, kept) +
    words
      .slice(kept)
      .replace(BEFORE_AN_OBJECT, '$1 them')
      .replace(/\byourself\b/g, 'themselves')
      .replace(/\byours\b/g, 'theirs')
      .replace(/\byour\b/g, 'their')
      .replace(/\byou\b/g, 'they')
  )
}
