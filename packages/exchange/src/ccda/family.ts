import { saysNone } from '../reading/denials.ts'
import { refused } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, FamilyHistoryEntry } from '../types.ts'
import { all, at, childrenOf, type XmlElement } from '../xml/tree.ts'
import { obstacleOf } from './not-so.ts'
import { plainXml, type Section, unnamed } from './section.ts'
import { conceptOf, isNegated, quantityOf } from './values.ts'

/** One member of the family, with what they had; what they did not have is listed beside them. */
export function readFamily(organizer: XmlElement, section: Section): Entry[] {
  const source = section.sourceOf(organizer)
  const relative = at(organizer, 'subject', 'relatedSubject')
  const { name, codings } = conceptOf(at(relative, 'code'), section.narrative)
  if (!name) return [unnamed(source, section.title, organizer)]
  const conditions: FamilyHistoryEntry['conditions'] = []
  const notSo: Entry[] = []
  for (const observation of all(organizer, 'component', 'observation')) {
    const concept = conceptOf(at(observation, 'value'), section.narrative)
    const obstacle = obstacleOf(observation, section)
    const reason = isNegated(observation) ? SENTENCES.notSo : saysNone(concept) ? SENTENCES.saysNone : undefined
    if (obstacle) notSo.push(obstacle)
    else if (!concept.name) notSo.push(unnamed(section.sourceOf(observation), name, observation))
    else if (reason)
      notSo.push(refused(section.sourceOf(observation), `${name}: ${concept.name}`, reason, plainXml(observation)))
    else conditions.push({ ...concept, ...ageOf(observation) })
  }
  const sex = ({ F: 'female', M: 'male' } as const)[
    at(relative, 'subject', 'administrativeGenderCode')?.attributes.code ?? ''
  ]
  const deceased = at(relative, 'subject', 'deceasedInd')?.attributes.value
  const member: FamilyHistoryEntry = {
    kind: 'family-history',
    source,
    codings,
    name,
    conditions,
    ...(sex && { sex }),
    ...(deceased && { deceased: deceased === 'true' }),
  }
  return conditions.length === 0 && notSo.length > 0 ? notSo : [member, ...notSo]
}

/** SNOMED: the age at which it began. */
const AGE = '445518008'

function ageOf(observation: XmlElement): { age?: number } {
  const age = childrenOf(observation, 'entryRelationship')
    .flatMap(({ children }) => children)
    .find((each) => at(each, 'code')?.attributes.code === AGE)
  const years = quantityOf(at(age, 'value'))
  return years?.unit === 'a' ? { age: years.value } : {}
}
