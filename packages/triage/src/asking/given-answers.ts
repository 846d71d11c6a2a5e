import type { FindingMap } from '../inference/known.ts'
import { PLACES } from '../knowledge/places.ts'
import { MILD_UP_TO, SEVERE_FROM, SEVERITIES } from '../knowledge/severities.ts'
import type { FindingId } from '../knowledge/types.ts'
import type { GivenAnswer, YesOrNo } from './types.ts'

/** Answers by finding alone, as older callers give them, or in the order in which they were given. */
export type Answers = Readonly<Record<FindingId, YesOrNo>> | readonly GivenAnswer[]

/** An answer that names an unknown finding is left out: an older version may have kept it. */
export const listAnswers = (answers: Answers = [], { byId }: FindingMap): readonly GivenAnswer[] =>
  (isList(answers) ? answers : Object.entries(answers).map(([finding, answer]) => ({ finding, answer }))).filter(
    (given) => namedIn(given).every((id) => byId.has(id)),
  )

function namedIn(given: GivenAnswer): FindingId[] {
  if ('since' in given) return []
  if ('finding' in given) return [given.finding]
  return 'place' in given && given.place !== null ? [given.of, given.place] : [given.of]
}

const isList = (answers: Answers): answers is readonly GivenAnswer[] => Array.isArray(answers)

/** The answers as findings. Of two about the same finding, the later counts. */
export function findingsAnswered(given: readonly GivenAnswer[], findings: FindingMap): Map<FindingId, YesOrNo> {
  const told = new Map<FindingId, YesOrNo>()
  for (const answer of given) for (const [id, truth] of saysOf(answer, findings)) told.set(id, truth)
  return told
}

function saysOf(given: GivenAnswer, findings: FindingMap): [FindingId, YesOrNo][] {
  if ('finding' in given) return [[given.finding, given.answer]]
  if ('severity' in given) return severitySays(given.of, given.severity)
  if ('place' in given) return placeSays(given.of, given.place, findings)
  return []
}

function severitySays(of: FindingId, value: number | null): [FindingId, YesOrNo][] {
  const { severe, mild } = SEVERITIES.find((each) => each.of === of) ?? {}
  const ids = severe === undefined ? [] : [severe]
  if (value === null) return [...ids, 'severe-pain'].map((id) => [id, 'unknown'])
  const isSevere = value >= SEVERE_FROM ? 'yes' : 'no'
  return [
    ...ids.map((id): [FindingId, YesOrNo] => [id, isSevere]),
    ['severe-pain', isSevere],
    ...(mild === undefined ? [] : [[mild, value <= MILD_UP_TO ? 'yes' : 'no'] as [FindingId, YesOrNo]]),
  ]
}

/** It is worst in one place, and so in no other of the choices, unless one is within the other. */
function placeSays(of: FindingId, place: FindingId | null, findings: FindingMap): [FindingId, YesOrNo][] {
  const choices = PLACES.find((each) => each.of === of)?.choices ?? []
  if (place === null) return choices.map(({ finding }) => [finding, 'unknown'])
  const near = choices.find(({ finding }) => finding === place)?.near ?? []
  const isWithin = (one: FindingId, other: FindingId) => findings.generalOf(one).includes(other)
  return choices.flatMap(({ finding }): [FindingId, YesOrNo][] =>
    finding === place
      ? [[finding, 'yes']]
      : near.includes(finding) || isWithin(place, finding) || isWithin(finding, place)
        ? []
        : [[finding, 'no']],
  )
}

/** Days that were answered last; nothing when it was not asked or not known. */
export function daysAnswered(given: readonly GivenAnswer[]): number | undefined {
  const last = given.findLast((answer) => 'since' in answer)
  return last?.since ?? undefined
}

/** How often a question was answered: a second answer to the same replaces the first. */
export const distinctAnswers = (given: readonly GivenAnswer[]): GivenAnswer[] => [
  ...new Map(given.map((answer) => [keyOf(answer), answer])).values(),
]

export const keyOf = (answer: GivenAnswer): string =>
  'finding' in answer
    ? answer.finding
    : 'since' in answer
      ? 'since:'
      : 'severity' in answer
        ? `severity:${answer.of}`
        : `place:${answer.of}`
