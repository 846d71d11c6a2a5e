import { CVX, codeOf, ICD10, SNOMED } from '../reading/entries.ts'
import type { AllergyEntry, ConditionEntry, Entry, ImmunizationEntry, ProcedureEntry } from '../types.ts'
import type { Collection } from './collection.ts'
import { conceptOf, quantityText, statusOf, timesOf } from './concepts.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'
import type { Original } from './original.ts'

export function readCondition(resource: Json, original: Original): Entry {
  const onset = timesOf(resource, 'onset')
  const ended = timesOf(resource, 'abatement')
  const onsetText = textOf(resource.onsetString) ?? ageText(resource.onsetAge)
  const hasEnded = Object.keys(resource).some((key) => key.startsWith('abatement') && resource[key] !== false)
  const [icd10, snomed] = [codeOf(original.codings, ICD10), codeOf(original.codings, SNOMED)]
  const certainty = certaintyOf(resource)
  const end = ended.time ?? ended.until
  const bodySite = plain(listOf(resource.bodySite).map((site) => conceptOf(site).name))
  const severity = conceptOf(resource.severity).name
  const stage = plain(listOf(resource.stage).map(({ summary }) => conceptOf(summary).name))
  return {
    kind: 'condition',
    ...original,
    ...(icd10 && { icd10 }),
    ...(snomed && { snomed }),
    ...(onset.time && { onset: onset.time }),
    ...(onsetText && !onset.time && { onsetText }),
    ...(end && { ended: end }),
    ...(bodySite && { bodySite }),
    ...(severity && { severity }),
    ...(stage && { stage }),
    status: clinicalStatus(resource, hasEnded),
    ...(certainty && { certainty }),
  } satisfies ConditionEntry
}

export const plain = (names: string[]) => names.filter((name) => name !== '').join(', ')

function clinicalStatus(resource: Json, hasEnded = false): 'active' | 'past' | 'unknown' {
  const status = statusOf(resource.clinicalStatus) ?? ''
  if (['active', 'recurrence', 'relapse'].includes(status)) return 'active'
  return hasEnded || ['inactive', 'remission', 'resolved'].includes(status) ? 'past' : 'unknown'
}

function certaintyOf(resource: Json): ConditionEntry['certainty'] {
  const status = statusOf(resource.verificationStatus)
  if (status === 'confirmed' || status === 'refuted') return status
  return status ? 'unconfirmed' : undefined
}

export function readAllergy(resource: Json, original: Original): Entry {
  const onset = timesOf(resource, 'onset').time
  const certainty = certaintyOf(resource)
  const category = CATEGORIES.find((each) => [resource.category].flat().includes(each))
  const type = (['allergy', 'intolerance'] as const).find((each) => statusOf(resource.type) === each)
  const criticality = (['low', 'high'] as const).find((each) => String(resource.criticality).toLowerCase() === each)
  const reactions = listOf(resource.reaction).flatMap((reaction) => {
    const severity = SEVERITIES.find((each) => each === reaction.severity)
    const signs = listOf(reaction.manifestation).map((sign) => conceptOf(objectOf(sign.concept) ?? sign))
    const named = signs.filter(({ name }) => name)
    const words = textOf(reaction.description)
    return (named.length > 0 ? named : words ? [{ name: words, codings: [] }] : []).map((sign) => ({
      ...sign,
      ...(severity && { severity }),
    }))
  })
  return {
    kind: 'allergy',
    ...original,
    ...(category && { category }),
    ...(type && { type }),
    ...(criticality && { criticality }),
    reactions,
    ...(onset && { onset }),
    status: clinicalStatus(resource) === 'past' ? 'past' : 'active',
    ...(certainty && { certainty }),
  } satisfies AllergyEntry
}

const CATEGORIES = ['food', 'medication', 'environment', 'biologic'] as const
const SEVERITIES = ['mild', 'moderate', 'severe'] as const

export function readProcedure(resource: Json, original: Original, collection: Collection): Entry {
  const { time, until } = timesOf(resource, 'performed', 'occurrence')
  const bodySite = listOf(resource.bodySite).map((site) => conceptOf(site).name)[0]
  const reason = reasonOf(resource, collection)
  const status = resource.status === 'completed' ? 'done' : PLANNED.has(String(resource.status)) ? 'planned' : 'unknown'
  return {
    kind: 'procedure',
    ...original,
    ...(time && { time }),
    ...(until && { until }),
    ...(bodySite && { bodySite }),
    ...(reason && { reason }),
    status,
  } satisfies ProcedureEntry
}

const PLANNED = new Set(['preparation', 'in-progress', 'suspended', 'on-hold'])

export function readImmunization(resource: Json, original: Original): Entry {
  const { time } = timesOf(resource, 'occurrence', 'date')
  const cvx = codeOf(original.codings, CVX)
  const protocol = listOf(resource.protocolApplied)[0] ?? listOf(resource.vaccinationProtocol)[0]
  const number =
    protocol?.doseNumberPositiveInt ?? protocol?.doseNumberString ?? protocol?.doseNumber ?? protocol?.doseSequence
  const dose = textOf(number) ?? numberOf(number)?.toString()
  const lot = textOf(resource.lotNumber)
  const manufacturer = nameOf(resource.manufacturer)
  const performer = plain(listOf(resource.performer).map((each) => nameOf(each.actor ?? each)))
  const reaction = plain(listOf(resource.reaction).map(({ detail, manifestation }) => nameOf(detail ?? manifestation)))
  return {
    kind: 'immunization',
    ...original,
    ...(cvx && { cvx }),
    ...(time && { time }),
    ...(dose && { dose }),
    ...(lot && { lot }),
    ...(manufacturer && { manufacturer }),
    ...(performer && { performer }),
    ...(reaction && { reaction }),
  } satisfies ImmunizationEntry
}

/** As a reference calls it; R5 has some of them one level deeper. */
function nameOf(reference: unknown): string {
  const found = objectOf(reference)
  return textOf(found?.display) ?? textOf(objectOf(found?.reference)?.display) ?? conceptOf(found?.concept).name
}

/** Why: in words, or a condition of the same file. */
export function reasonOf(resource: Json, collection: Collection): string | undefined {
  const words = [...listOf(resource.reasonCode), ...listOf(resource.reason)]
    .map((each) => conceptOf(each).name)
    .find(Boolean)
  const condition = listOf(resource.reasonReference)
    .map((each) => collection.resolve(each, resource))
    .find(Boolean)
  return words ?? (condition ? conceptOf(condition.code).name || undefined : undefined)
}

export const ageText = (age: unknown) => {
  const text = quantityText(age)
  return text && `at the age of ${text}`
}

export const saying = (name: string) => `The file says: “${name}”.`
