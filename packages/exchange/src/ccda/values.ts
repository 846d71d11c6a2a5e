import { systemOf } from '../reading/code-systems.ts'
import { LOINC } from '../reading/entries.ts'
import { nameOfLoinc } from '../reading/vital-names.ts'
import { whenOfHl7 } from '../reading/when.ts'
import type { Coding, Quantity, When } from '../types.ts'
import { at, childrenOf, plainText, type XmlElement } from '../xml/tree.ts'

/** Elements by their `ID`: the words that a structure points to stand in the narrative. */
export type Narrative = ReadonlyMap<string, XmlElement>

export function narrativeOf(root: XmlElement): Narrative {
  const byId = new Map<string, XmlElement>()
  const visit = (element: XmlElement) => {
    if (element.attributes.ID) byId.set(element.attributes.ID, element)
    for (const child of element.children) visit(child)
  }
  visit(root)
  return byId
}

/** Tells the words of `<text><reference value="#x"/></text>` or `<originalText>`. */
export function wordsOf(element: XmlElement | undefined, narrative: Narrative): string {
  const reference = at(element, 'reference')?.attributes.value
  const referred = reference ? plainText(narrative.get(reference.replace(/^#/, ''))) : ''
  return referred || plainText(element)
}

/** A coded value with its translations; named by its own words, else by the narrative. */
export function conceptOf(element: XmlElement | undefined, narrative: Narrative): { name: string; codings: Coding[] } {
  const coded = element ? [element, ...childrenOf(element, 'translation')] : []
  const codings = coded.flatMap(({ attributes }): Coding[] => {
    const { code, codeSystem = '', displayName } = attributes
    return code ? [{ system: systemOf(codeSystem), code, ...(displayName && { display: displayName }) }] : []
  })
  const display = coded.map(({ attributes }) => attributes.displayName).find(Boolean)
  const words = wordsOf(at(element, 'originalText'), narrative)
  const known = codings.flatMap(({ system, code }) => (system === LOINC && nameOfLoinc(code)) || [])[0]
  return { name: display ?? (words || plainText(at(element, 'name')) || known || codings[0]?.code || ''), codings }
}

export function quantityOf(element: XmlElement | undefined): Quantity | undefined {
  const { value = '', unit = '' } = element?.attributes ?? {}
  const number = /^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return undefined
  // "1" stands for no unit.
  return unit && unit !== '1' ? { value: number, unit, ucum: unit } : { value: number, unit: '' }
}

export interface Times {
  time?: When
  until?: When
  isBad: boolean
}

/** `effectiveTime` and its like: a time, or an interval. */
export function timesOf(element: XmlElement | undefined): Times {
  const written =
    element?.attributes.value ?? at(element, 'low')?.attributes.value ?? at(element, 'center')?.attributes.value
  const writtenEnd = at(element, 'high')?.attributes.value
  const [time, until] = [whenOfHl7(written), whenOfHl7(writtenEnd)]
  return {
    ...(time && { time }),
    ...(until && { until }),
    isBad: Boolean((written && !time) || (writtenEnd && !until)),
  }
}

export const typeOf = (element: XmlElement) => (element.attributes['xsi:type'] ?? '').replace(/^.*:/, '')
export const isNegated = (element: XmlElement) => element.attributes.negationInd === 'true'
export const hasTemplate = (element: XmlElement, root: string) =>
  childrenOf(element, 'templateId').some(({ attributes }) => attributes.root === root)

/** Statements of one kind that belong to this one. */
export function related(element: XmlElement, typeCode: string): XmlElement[] {
  return childrenOf(element, 'entryRelationship')
    .filter(({ attributes }) => attributes.typeCode === typeCode)
    .flatMap(({ children }) => children)
}
