import { saysNone } from '../reading/denials.ts'
import { notUnderstood, refused } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, FamilyHistoryEntry } from '../types.ts'
import { conceptOf, statusOf } from './concepts.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'
import type { Original } from './original.ts'
import { SEXES } from './patient.ts'
import { ageText } from './problems.ts'

/** A relative with what they had; what they did not have is listed beside them. */
export function readFamilyHistory(resource: Json, original: Original): Entry[] {
  if (!original.name) return [notUnderstood(original.source, 'FamilyMemberHistory', SENTENCES.noName, resource)]
  const sex = SEXES.find((each) => each === (statusOf(resource.sex) ?? resource.gender))
  const deceased = Object.keys(resource).find((key) => key.startsWith('deceased'))
  const conditions: FamilyHistoryEntry['conditions'] = []
  const notSo: Entry[] = []
  for (const [index, condition] of listOf(resource.condition).entries()) {
    const concept = conceptOf(condition.code)
    const reason =
      listOf(condition.modifierExtension).length > 0
        ? SENTENCES.otherMeaning
        : saysNone(concept)
          ? SENTENCES.saysNone
          : undefined
    const source = { ...original.source, id: `${original.source.id}#${index}` }
    if (reason) notSo.push(refused(source, `${original.name}: ${concept.name}`, reason, condition))
    else conditions.push({ ...concept, ...onsetOf(condition) })
  }
  const relative: FamilyHistoryEntry = {
    kind: 'family-history',
    ...original,
    conditions,
    ...(sex && { sex }),
    ...(deceased && { deceased: resource[deceased] !== false }),
  }
  return conditions.length === 0 && notSo.length > 0 ? notSo : [relative, ...notSo]
}

function onsetOf(condition: Json): { age?: number; ageText?: string } {
  const age = numberOf(objectOf(condition.onsetAge)?.value)
  const isYears = ['a', 'year', 'years', undefined].includes(
    textOf(objectOf(condition.onsetAge)?.code) ?? textOf(objectOf(condition.onsetAge)?.unit),
  )
  const words = textOf(condition.onsetString) ?? (isYears ? undefined : ageText(condition.onsetAge))
  return { ...(age !== undefined && isYears && { age }), ...(words && { ageText: words }) }
}
