import { ATC, CVX, codeOf, RXNORM, refused } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, ImmunizationEntry, MedicationEntry, ProcedureEntry } from '../types.ts'
import { all, at, childrenOf, type XmlElement } from '../xml/tree.ts'
import { denialOf, obstacleOf, whyNotDone } from './not-so.ts'
import { plainXml, type Section, unnamed, wrongDate } from './section.ts'
import { conceptOf, isNegated, quantityOf, related, timesOf, typeOf, wordsOf } from './values.ts'

function substanceOf(administration: XmlElement, section: Section) {
  const material = at(administration, 'consumable', 'manufacturedProduct', 'manufacturedMaterial')
  const concept = conceptOf(at(material, 'code'), section.narrative)
  return { material, ...concept, name: concept.name || wordsOf(at(material, 'name'), section.narrative) }
}

/** Medicines of admission and discharge stand in an act of their own. */
export function readMedication(statement: XmlElement, section: Section): Entry | Entry[] {
  if (statement.name !== 'act') return readAdministration(statement, section)
  const inner = all(statement, 'entryRelationship', 'substanceAdministration')
  if (inner.length === 0) return unnamed(section.sourceOf(statement), section.title, statement)
  // Who denies the act denies what it is about.
  const denied = isNegated(statement) ? { negationInd: 'true' } : {}
  return inner.map(
    (each) =>
      obstacleOf(each, section) ??
      readAdministration({ ...each, attributes: { ...each.attributes, ...denied } }, section),
  )
}

/** A medicine given during a visit or a stay ends with it, unless the statement says otherwise. */
export function readGiven(statement: XmlElement, section: Section): Entry[] {
  return [readMedication(statement, section)]
    .flat()
    .map((entry) =>
      entry.kind === 'medication' && entry.status === 'unknown' ? { ...entry, status: 'past' as const } : entry,
    )
}

function readAdministration(administration: XmlElement, section: Section): Entry {
  const source = section.sourceOf(administration)
  const { name, codings } = substanceOf(administration, section)
  const words = wordsOf(at(administration, 'text'), section.narrative)
  const denial = denialOf(administration, section, { source, name, codings, words }, SENTENCES.notTaken)
  if (denial) return denial
  if (!name) return unnamed(source, section.title, administration)
  const times = childrenOf(administration, 'effectiveTime')
  // The interval has a low and a high; the others tell how often.
  const whole = times.find((time) => !['PIVL_TS', 'EIVL_TS'].includes(typeOf(time)))
  const { time, until, isBad } = timesOf(whole)
  if (isBad) return wrongDate(source, name, administration)
  const [rxnorm, atc] = [codeOf(codings, RXNORM), codeOf(codings, ATC)]
  const route = conceptOf(at(administration, 'routeCode'), section.narrative).name
  const reason = related(administration, 'RSON').map(
    (each) => conceptOf(at(each, 'value') ?? at(each, 'code'), section.narrative).name,
  )[0]
  const dose = doseOf(at(administration, 'doseQuantity'))
  const howOften = rhythmOf(times) ?? words
  return {
    kind: 'medication',
    source,
    codings,
    name,
    ...(rxnorm && { rxnorm }),
    ...(atc && { atc }),
    ...(dose && { dose }),
    ...(howOften && howOften !== name && { howOften }),
    ...(route && { route }),
    ...(reason && { reason }),
    ...(time && { since: time }),
    ...(until && { until }),
    status: statusOf(administration, { until, isOneTime: whole?.attributes.value !== undefined && times.length === 1 }),
  } satisfies MedicationEntry
}

const TAKING: Record<string, MedicationEntry['status']> = {
  active: 'active',
  suspended: 'paused',
  held: 'paused',
  aborted: 'past',
  cancelled: 'not-taken',
  new: 'planned',
}
/** A proposal, a promise, an order; an intent (INT) is what a doctor has somebody take. */
const PROPOSED = new Set(['PRP', 'PRMS', 'RQO'])

/**
 * `completed` says that the statement is complete, not that the therapy is over: French summaries mark everything so. The end
 * decides; without one nobody knows, but for what was given at one moment.
 */
function statusOf(
  administration: XmlElement,
  { until, isOneTime }: { until: string | undefined; isOneTime: boolean },
): MedicationEntry['status'] {
  const status = at(administration, 'statusCode')?.attributes.code ?? ''
  if (status === 'completed') return isOneTime ? 'past' : until ? 'active' : 'unknown'
  const taking = TAKING[status] ?? 'unknown'
  return taking === 'active' && PROPOSED.has(administration.attributes.moodCode ?? '') ? 'planned' : taking
}

function doseOf(element: XmlElement | undefined): string | undefined {
  const quantity = quantityOf(element) ?? quantityOf(at(element, 'low'))
  return quantity && `${quantity.value} ${quantity.unit.replace(/^\{(.*)\}$/, '$1')}`.trim()
}

const UNITS: Record<string, string> = { h: 'hours', d: 'days', wk: 'weeks', min: 'minutes', mo: 'months' }

function rhythmOf(times: XmlElement[]): string | undefined {
  const period = times.map((time) => at(time, 'period')).find(Boolean)
  const quantity = quantityOf(period) ?? quantityOf(at(period, 'low'))
  const unit = UNITS[quantity?.unit ?? '']
  if (!quantity || !unit) return undefined
  if (quantity.value === 1) return `every ${unit.replace(/s$/, '')}`
  return `every ${quantity.value} ${unit}`
}

export function readImmunization(administration: XmlElement, section: Section): Entry {
  const source = section.sourceOf(administration)
  const { name, codings, material } = substanceOf(administration, section)
  const words = wordsOf(at(administration, 'text'), section.narrative)
  const denial = denialOf(administration, section, { source, name, codings, words }, SENTENCES.notDone)
  if (denial) return denial
  const undone = whyNotDone(administration)
  if (undone) return refused(source, name || section.title, undone, plainXml(administration))
  if (!name) return unnamed(source, section.title, administration)
  const { time, isBad } = timesOf(at(administration, 'effectiveTime'))
  if (isBad) return wrongDate(source, name, administration)
  const cvx = codeOf(codings, CVX)
  const lot = wordsOf(at(material, 'lotNumberText'), section.narrative)
  const dose = at(administration, 'repeatNumber')?.attributes.value
  const entity = at(administration, 'performer', 'assignedEntity')
  const performer =
    wordsOf(at(entity, 'assignedPerson', 'name'), section.narrative) ||
    wordsOf(at(entity, 'representedOrganization', 'name'), section.narrative)
  const product = at(administration, 'consumable', 'manufacturedProduct')
  const manufacturer = wordsOf(at(product, 'manufacturerOrganization', 'name'), section.narrative)
  return {
    kind: 'immunization',
    source,
    codings,
    name,
    ...(cvx && { cvx }),
    ...(time && { time }),
    ...(dose && { dose }),
    ...(lot && { lot }),
    ...(manufacturer && { manufacturer }),
    ...(performer && { performer }),
  } satisfies ImmunizationEntry
}

const STATUS: Record<string, ProcedureEntry['status']> = { completed: 'done', active: 'planned', new: 'planned' }

export function readProcedure(procedure: XmlElement, section: Section): Entry {
  const source = section.sourceOf(procedure)
  const { name: coded, codings } = conceptOf(at(procedure, 'code'), section.narrative)
  const words = wordsOf(at(procedure, 'text'), section.narrative)
  const name = coded || words
  const denial = denialOf(procedure, section, { source, name, codings, words }, SENTENCES.notDone)
  if (denial) return denial
  if (!name) return unnamed(source, section.title, procedure)
  const { time, until, isBad } = timesOf(at(procedure, 'effectiveTime'))
  if (isBad) return wrongDate(source, name, procedure)
  const bodySite = conceptOf(at(procedure, 'targetSiteCode'), section.narrative).name
  return {
    kind: 'procedure',
    source,
    codings,
    name,
    ...(time && { time }),
    ...(until && { until }),
    ...(bodySite && { bodySite }),
    status: STATUS[at(procedure, 'statusCode')?.attributes.code ?? ''] ?? 'unknown',
  } satisfies ProcedureEntry
}
