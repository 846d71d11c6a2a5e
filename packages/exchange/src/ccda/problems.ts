import { codeOf, ICD10, refused, SNOMED } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { AllergyEntry, ConditionEntry, Entry } from '../types.ts'
import { at, childrenOf, type XmlElement } from '../xml/tree.ts'
import { denialOf, obstacleOf } from './not-so.ts'
import { plainXml, type ReadStatement, type Section, unnamed, wrongDate } from './section.ts'
import { conceptOf, isNegated, related, timesOf, wordsOf } from './values.ts'

type Status = 'active' | 'past' | 'unknown'
const STATUS_CODE = '33999-4'
/** SNOMED, and the words of FHIR, which French documents use. */
const LASTS = new Set('55561003 255227004 7087005 90734009 active recurrence relapse'.split(' '))
const IS_OVER = new Set('73425007 413322009 277022003 410516002 inactive remission resolved'.split(' '))
/** Illnesses that somebody had. */
const PAST_ILLNESSES = '11348-0'

/** A concern and the observations in it. */
export const readConcern =
  (read: ReadStatement): ReadStatement =>
  (act, section) => {
    if (act.name === 'observation') return read(act, section)
    const inner = childrenOf(act, 'entryRelationship').flatMap(({ children }) => children.filter(isProblem))
    if (inner.length === 0) return unnamed(section.sourceOf(act), section.title, act)
    return inner.flatMap((observation) => {
      // A denial of the concern denies its subject.
      const attributes = isNegated(act) ? { ...observation.attributes, negationInd: 'true' } : observation.attributes
      const children = [...observation.children, statusElement(act)]
      return obstacleOf(observation, section) ?? read({ ...observation, attributes, children }, section)
    })
  }

/** A concern may carry its severity beside what it is about. */
const isProblem = (statement: XmlElement) =>
  statement.name === 'observation' && at(statement, 'code')?.attributes.code !== 'SEV'

/** The status of the concern, under a name of its own, for an observation that tells none. */
const statusElement = (act: XmlElement): XmlElement => ({
  name: 'concernStatus',
  attributes: { code: at(act, 'statusCode')?.attributes.code ?? '' },
  children: [],
  pieces: [],
})

export function readProblem(observation: XmlElement, section: Section): Entry {
  const source = section.sourceOf(observation)
  const value = at(observation, 'value')
  const concept = conceptOf(value, section.narrative)
  const words = wordsOf(at(observation, 'text'), section.narrative)
  const name = concept.name || words
  const { time, until, isBad } = timesOf(at(observation, 'effectiveTime'))
  const denial = denialOf(observation, section, { source, name, codings: concept.codings, words })
  if (denial) return denial
  if (!name) return unnamed(source, section.title, observation)
  if (isBad) return wrongDate(source, name, observation)
  const [icd10, snomed] = [codeOf(concept.codings, ICD10), codeOf(concept.codings, SNOMED)]
  return {
    kind: 'condition',
    source,
    codings: concept.codings,
    name,
    ...(icd10 && { icd10 }),
    ...(snomed && { snomed }),
    ...(time && { onset: time }),
    ...(until && { ended: until }),
    status: problemStatus(observation, section, until !== undefined),
  } satisfies ConditionEntry
}

/** A statement or a concern that is `completed` was written to its end: that says nothing of the illness. */
function statusOf(observation: XmlElement, hasEnded: boolean): Status {
  const code = at(observationOf(observation, STATUS_CODE), 'value')?.attributes.code ?? ''
  if (LASTS.has(code)) return 'active'
  if (IS_OVER.has(code) || hasEnded) return 'past'
  return at(observation, 'concernStatus')?.attributes.code === 'active' ? 'active' : 'unknown'
}

function problemStatus(observation: XmlElement, section: Section, hasEnded: boolean): Status {
  const status = statusOf(observation, hasEnded)
  return status === 'unknown' && section.code === PAST_ILLNESSES ? 'past' : status
}

const observationOf = (observation: XmlElement, code: string) =>
  childrenOf(observation, 'entryRelationship')
    .flatMap(({ children }) => children)
    .find((each) => at(each, 'code')?.attributes.code === code)

/** SNOMED: what kind of allergy. */
const KINDS: Record<string, Pick<AllergyEntry, 'category' | 'type'>> = {
  '416098002': { category: 'medication', type: 'allergy' },
  '59037007': { category: 'medication', type: 'intolerance' },
  '419511003': { category: 'medication' },
  '414285001': { category: 'food', type: 'allergy' },
  '235719002': { category: 'food', type: 'intolerance' },
  '418471000': { category: 'food' },
  '426232007': { category: 'environment', type: 'allergy' },
  '419199007': { type: 'allergy' },
}
const SEVERITIES: Record<string, 'mild' | 'moderate' | 'severe'> = {
  '255604002': 'mild',
  '371923003': 'moderate',
  '6736007': 'moderate',
  '371924009': 'severe',
  '24484000': 'severe',
}
const CRITICALITY_CODE = '82606-5'
const CRITICALITIES: Record<string, 'low' | 'high'> = { CRITL: 'low', CRITH: 'high', low: 'low', high: 'high' }
const CERTAINTY_CODE = '66455-7'
const CERTAINTIES: Record<string, AllergyEntry['certainty'] & {}> = {
  confirmed: 'confirmed',
  unconfirmed: 'unconfirmed',
  presumed: 'unconfirmed',
  refuted: 'refuted',
}

export function readAllergy(observation: XmlElement, section: Section): Entry | Entry[] {
  const source = section.sourceOf(observation)
  const entity = at(observation, 'participant', 'participantRole', 'playingEntity')
  const concept = conceptOf(at(entity, 'code'), section.narrative)
  const words = wordsOf(at(observation, 'text'), section.narrative)
  const name = concept.name || wordsOf(at(entity, 'name'), section.narrative) || words
  const denial = denialOf(observation, section, { source, name, codings: concept.codings, words })
  if (denial) return denial
  if (!name) return unnamed(source, section.title, observation)
  const { time, until, isBad } = timesOf(at(observation, 'effectiveTime'))
  if (isBad) return wrongDate(source, name, observation)
  const codeIn = (code: string) => at(observationOf(observation, code), 'value')?.attributes.code ?? ''
  const [level, certainty] = [CRITICALITIES[codeIn(CRITICALITY_CODE)], CERTAINTIES[codeIn(CERTAINTY_CODE)]]
  const kind =
    KINDS[at(observation, 'value')?.attributes.code ?? ''] ?? KINDS[at(observation, 'code')?.attributes.code ?? '']
  const [signs, notSeen] = [false, true].map((denied) =>
    related(observation, 'MFST').filter((reaction) => isNegated(reaction) === denied),
  ) as [XmlElement[], XmlElement[]]
  const allergy: AllergyEntry = {
    kind: 'allergy',
    source,
    codings: concept.codings,
    name,
    ...kind,
    ...(level && { criticality: level }),
    ...(certainty && { certainty }),
    reactions: signs.flatMap((reaction) => {
      const sign = conceptOf(at(reaction, 'value'), section.narrative)
      const severity = severityOf(reaction) ?? severityOf(observation)
      const named = { ...sign, name: sign.name || wordsOf(at(reaction, 'text'), section.narrative) }
      return named.name ? [{ ...named, ...(severity && { severity }) }] : []
    }),
    ...(time && { onset: time }),
    status: statusOf(observation, until !== undefined),
  }
  const others = notSeen.map((reaction) => {
    const sign = conceptOf(at(reaction, 'value'), section.narrative).name || 'reaction'
    return refused(section.sourceOf(reaction), `${name}: ${sign}`, SENTENCES.notSo, plainXml(reaction))
  })
  return [allergy, ...others]
}

function severityOf(observation: XmlElement) {
  const severity = related(observation, 'SUBJ').find((each) => at(each, 'code')?.attributes.code === 'SEV')
  return SEVERITIES[at(severity, 'value')?.attributes.code ?? '']
}
