import { saysNothingKnown } from '../reading/code-systems.ts'
import { saysNone } from '../reading/denials.ts'
import { notUnderstood, refused, SNOMED } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Coding, Entry, Source } from '../types.ts'
import { at, type XmlElement } from '../xml/tree.ts'
import { plainXml, type Section, says } from './section.ts'
import { conceptOf, hasTemplate, isNegated, wordsOf } from './values.ts'

interface Said {
  source: Source
  name: string
  codings: Coding[]
  /** The words of the narrative about it. */
  words: string
}

/** "Problem", "drug or medication", "vaccine": who denies these has none at all. */
const ANY = new Set([
  '55607006',
  '64572001',
  '404684003',
  '71388002',
  '410942007',
  '71181003',
  '105590001',
  '419199007',
  '416098002',
  '414285001',
])
const isOfAny = ({ name, codings, words }: Said) =>
  !name ||
  codings.some(({ system, code }) => system === SNOMED && ANY.has(code)) ||
  (name === words && saysNone({ name, codings: [] }))

/** Tells the denial of a statement; undefined where it denies nothing. `reason`: the sentence for one thing that is denied. */
export function denialOf(
  statement: XmlElement,
  section: Section,
  said: Said,
  reason: string = SENTENCES.notSo,
): Entry | undefined {
  const { source, name, codings, words } = said
  const none = () => says(source, words || `${section.title}: none known`)
  if (saysNothingKnown(codings)) return none()
  if (isNegated(statement)) return isOfAny(said) ? none() : refused(source, name, reason, plainXml(statement))
  return saysNone({ name, codings }) ? refused(source, name, SENTENCES.saysNone, plainXml(statement)) : undefined
}

/** Tells why a statement of any kind is not taken, whatever it says; undefined where it may be. */
export function obstacleOf(statement: XmlElement, section: Section): Entry | undefined {
  const source = () => section.sourceOf(statement)
  const what = () => nameOf(statement, section)
  if (statement.attributes.nullFlavor)
    return notUnderstood(source(), what(), SENTENCES.nothingKnown, plainXml(statement))
  if (at(statement, 'statusCode')?.attributes.code === 'nullified')
    return refused(source(), what(), SENTENCES.enteredInError, plainXml(statement))
  // A member of the family is told by its own section.
  const subject = statement.name === 'observation' ? at(statement, 'subject', 'relatedSubject') : undefined
  if (subject) {
    const who = conceptOf(at(subject, 'code'), section.narrative).name || 'another person'
    return refused(source(), what(), `${SENTENCES.ofSomebodyElse} (${who}).`, plainXml(statement))
  }
  const undone = whyUndone(statement)
  return undone === undefined ? undefined : refused(source(), what(), undone, plainXml(statement))
}

/** A prescription is an intent too, and a concern may be given up: their readers say what that means. */
function whyUndone(statement: XmlElement): string | undefined {
  if (statement.name === 'substanceAdministration') return undefined
  return statement.name === 'act' && !isProcedure(statement) ? undefined : whyNotDone(statement)
}

const isProcedure = (act: XmlElement) => hasTemplate(act, '2.16.840.1.113883.10.20.22.4.12')

/** Planned, cancelled, broken off; undefined for what was done. */
export function whyNotDone(statement: XmlElement): string | undefined {
  const status = at(statement, 'statusCode')?.attributes.code
  if (status === 'cancelled') return SENTENCES.cancelled
  if (status === 'aborted') return SENTENCES.brokenOff
  return (statement.attributes.moodCode ?? 'EVN') === 'EVN' ? undefined : SENTENCES.planned
}

export function nameOf(statement: XmlElement, section: Section): string {
  const material = at(statement, 'consumable', 'manufacturedProduct', 'manufacturedMaterial')
  const coded = at(material, 'code') ?? at(statement, 'code')
  const { name } = conceptOf(coded, section.narrative)
  return name || wordsOf(at(statement, 'text'), section.narrative) || section.title
}
