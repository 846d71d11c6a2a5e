import {
  IMMUNIZATION_NOTE_LIMIT,
  IMMUNIZATION_TEXT_LIMIT,
  type ImmunizationContent,
  isKnownTime,
} from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'

const CVX = 'http://hl7.org/fhir/sid/cvx'
const DAY_LENGTH = 10
/** Far more than a vaccination needs. The room is opened as a whole, so no file may make it heavy. */
const ENTRY_LIMIT = 20_000

/** Makes a vaccination of an entry of a file. The room keeps the entry beside it, so that nothing is lost. */
export function contentOf(entry: ImmunizationEntry): ImmunizationContent {
  const { name, cvx = '', time = '', dose, lot, performer, manufacturer, reaction, note } = entry
  const words = (text = '', limit = IMMUNIZATION_TEXT_LIMIT) => text.trim().slice(0, limit).toWellFormed()
  return {
    name: words(name) || 'Vaccination',
    cvx: /^\d{1,3}$/.test(cvx) ? cvx : null,
    occurrence: [time, time.slice(0, DAY_LENGTH)].find(isKnownTime) ?? null,
    doseNumber: words(dose, 40),
    lotNumber: words(lot, 80),
    performer: words(performer),
    manufacturer: words(manufacturer),
    reaction: words(reaction),
    note: words(note, IMMUNIZATION_NOTE_LIMIT),
  }
}

/** An entry as the room keeps it beside what is shown: whole, unless it is too long; its import has it whole in any case. */
export function keptOf(entry: ImmunizationEntry): ImmunizationEntry {
  if (JSON.stringify(entry).length <= ENTRY_LIMIT) return entry
  const { system, id, where } = entry.source
  const short = (text: string) => text.slice(0, IMMUNIZATION_TEXT_LIMIT).toWellFormed()
  return written(contentOf(entry), { system: short(system), id: short(id), where: short(where) })
}

interface Told {
  id: string
  content: ImmunizationContent
  original: ImmunizationEntry | null
}

/** A vaccination as an entry of a file: as it came, but for what the person has changed since. */
export function entryOf({ id, content, original }: Told): ImmunizationEntry {
  if (!original) return written(content, { system: 'urn:salus', id: `immunization ${id}`, where: '' })
  const before = contentOf(original)
  const isAsItCame = FIELDS.every((field) => content[field] === before[field])
  if (isAsItCame) return original
  const told = written(content, original.source)
  const { note, codings } = original
  const isOfThatVaccine = content.cvx === before.cvx && content.name === before.name
  return {
    ...told,
    ...(isOfThatVaccine && { name: original.name, codings }),
    // A note that was cut for the room is whole in the file.
    ...(note && content.note === before.note && { note }),
  }
}

const FIELDS = [
  'name',
  'cvx',
  'occurrence',
  'doseNumber',
  'lotNumber',
  'performer',
  'manufacturer',
  'reaction',
  'note',
] as const satisfies (keyof ImmunizationContent)[]

function written(content: ImmunizationContent, source: ImmunizationEntry['source']): ImmunizationEntry {
  const { name, cvx, occurrence, doseNumber, lotNumber, performer, manufacturer, reaction, note } = content
  return {
    kind: 'immunization',
    source,
    codings: cvx ? [{ system: CVX, code: cvx }] : [],
    name,
    ...(cvx && { cvx }),
    ...(occurrence && { time: occurrence }),
    ...(doseNumber && { dose: doseNumber }),
    ...(lotNumber && { lot: lotNumber }),
    ...(manufacturer && { manufacturer }),
    ...(performer && { performer }),
    ...(reaction && { reaction }),
    ...(note && { note }),
  }
}
