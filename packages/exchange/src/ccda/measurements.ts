import { codeOf, LOINC, notUnderstood, refused } from '../reading/entries.ts'
import { flagOfCode } from '../reading/flags.ts'
import { joinPressures } from '../reading/join-pressures.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, LabEntry, Quantity, SocialEntry, VitalEntry } from '../types.ts'
import { all, at, plainText, type XmlElement } from '../xml/tree.ts'
import { obstacleOf } from './not-so.ts'
import { plainXml, type ReadStatement, type Section, unnamed, wrongDate } from './section.ts'
import { conceptOf, isNegated, quantityOf, timesOf, typeOf, wordsOf } from './values.ts'

type Kind = 'vital' | 'lab' | 'social'

/** An organizer with its observations, or one alone. */
export const readMeasurements =
  (kind: Kind): ReadStatement =>
  (statement, section) => {
    if (statement.name === 'observation') return readMeasurement(kind, statement, section)
    const panel = conceptOf(at(statement, 'code'), section.narrative).name
    const observations = all(statement, 'component', 'observation')
    if (observations.length === 0) return unnamed(section.sourceOf(statement), section.title, statement)
    // Values of one organizer belong together; what is left over is looked at with the others.
    return joinPressures(
      observations.map(
        (each) =>
          obstacleOf(each, section) ??
          readMeasurement(kind, each, section, { time: at(statement, 'effectiveTime'), panel }),
      ),
    ).filter((entry) => entry.kind !== 'remark')
  }

/** `outer`: what is said of all that stand together. */
export function readMeasurement(
  kind: Kind,
  observation: XmlElement,
  section: Section,
  outer: { time?: XmlElement | undefined; panel?: string | undefined } = {},
): Entry {
  const source = section.sourceOf(observation)
  const { name: coded, codings } = conceptOf(at(observation, 'code'), section.narrative)
  const words = wordsOf(at(observation, 'text'), section.narrative)
  const name = coded || words
  if (!name) return unnamed(source, section.title, observation)
  if (isNegated(observation)) return refused(source, name, SENTENCES.notSo, plainXml(observation))
  const own = timesOf(at(observation, 'effectiveTime'))
  const { time, isBad } = own.time || own.isBad ? own : timesOf(outer.time)
  if (isBad) return wrongDate(source, name, observation)
  const { quantity, text, comparator } = resultOf(at(observation, 'value'), section)
  if (!quantity && !text) return notUnderstood(source, name, SENTENCES.noValue, plainXml(observation))
  const loinc = codeOf(codings, LOINC)
  const base = {
    source,
    codings,
    name,
    ...(loinc && { loinc }),
    ...(quantity && { quantity }),
    ...(text && { text }),
    ...(time && { time }),
  }
  const bound = comparator && { comparator }
  if (kind === 'vital') return { kind, ...base, ...bound } satisfies VitalEntry
  if (kind === 'social') return { kind, ...base } satisfies SocialEntry
  const interpretation = at(observation, 'interpretationCode')
  const [range, flag] = [rangeOf(observation), flagOfCode(interpretation?.attributes.code)]
  // "Resistant" is no mark of too high or too low, and all that an antibiogram is for.
  const verdict = flag ? undefined : interpretation?.attributes.displayName
  return {
    kind: 'lab',
    ...base,
    ...bound,
    ...(range && { range }),
    ...(flag && { flag }),
    ...(outer.panel && { panel: outer.panel }),
    ...(verdict && { note: verdict }),
  } satisfies LabEntry
}

function resultOf(
  value: XmlElement | undefined,
  section: Section,
): { quantity?: Quantity; text?: string; comparator?: LabEntry['comparator'] & {} } {
  if (!value || value.attributes.nullFlavor) return textValue(at(value, 'originalText'), section)
  const type = typeOf(value)
  if (type === 'PQ' || type === 'INT' || type === 'REAL' || type === '') {
    const quantity = quantityOf(value)
    if (quantity) return { quantity }
  }
  if (type === 'IVL_PQ') {
    const [low, high] = [at(value, 'low'), at(value, 'high')]
    const bound = quantityOf(low) ?? quantityOf(high)
    if (bound && (!quantityOf(low) || !quantityOf(high))) {
      const isIncluded = (quantityOf(low) ? low : high)?.attributes.inclusive !== 'false'
      return { quantity: bound, comparator: quantityOf(low) ? (isIncluded ? '>=' : '>') : isIncluded ? '<=' : '<' }
    }
    return {
      text: [low, high].map((each) => `${each?.attributes.value} ${each?.attributes.unit ?? ''}`.trim()).join('–'),
    }
  }
  const { name } = conceptOf(value, section.narrative)
  return name ? { text: name } : textValue(value, section)
}

function textValue(element: XmlElement | undefined, section: Section) {
  const text = wordsOf(element, section.narrative)
  return text ? { text } : {}
}

function rangeOf(observation: XmlElement): LabEntry['range'] {
  const range = at(observation, 'referenceRange', 'observationRange')
  const value = at(range, 'value')
  const [low, high] = [quantityOf(at(value, 'low'))?.value, quantityOf(at(value, 'high'))?.value]
  const text = plainText(at(range, 'text'))
  if (low === undefined && high === undefined && !text) return undefined
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }), ...(text && { text }) }
}
