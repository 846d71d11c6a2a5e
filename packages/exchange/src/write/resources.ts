import { OWN_DOSE_EXTENSION } from '../fhir/doses.ts'
import type { Json } from '../fhir/json.ts'
import { DOSE_EXTENSION, OWN_EXTENSION } from '../fhir/medications.ts'
import { toBase64 } from '../reading/base64.ts'
import { UCUM } from '../reading/entries.ts'
import type {
  AllergyEntry,
  ConditionEntry,
  DocumentEntry,
  DoseEntry,
  FamilyHistoryEntry,
  ImmunizationEntry,
  MedicationEntry,
  PatientEntry,
  ProcedureEntry,
  RecordEntry,
} from '../types.ts'
import { coded, conceptOf, dateTime, identifierOf, noteExtension, noteOf, quantityOf, times } from './fields.ts'
import { writeLab, writeSocial, writeVital, writeWorkout } from './observations.ts'
import { writeVisit } from './visits.ts'

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem'

/** An entry as a resource of FHIR R4; `patient` refers to whom it is about. */
export function resourceOf(entry: RecordEntry, patient: Json): Json {
  switch (entry.kind) {
    case 'patient':
      return writePatient(entry)
    case 'condition':
      return writeCondition(entry, patient)
    case 'medication':
      return writeMedication(entry, patient)
    case 'dose':
      return writeDose(entry, patient)
    case 'allergy':
      return writeAllergy(entry, patient)
    case 'procedure':
      return writeProcedure(entry, patient)
    case 'immunization':
      return writeImmunization(entry, patient)
    case 'visit':
      return writeVisit(entry, patient)
    case 'family-history':
      return writeFamilyHistory(entry, patient)
    case 'vital':
      return writeVital(entry, patient)
    case 'lab':
      return writeLab(entry, patient)
    case 'social':
      return writeSocial(entry, patient)
    case 'workout':
      return writeWorkout(entry, patient)
    case 'document':
      return writeDocument(entry, patient)
  }
}

function writePatient(entry: PatientEntry): Json {
  const { name, given, family, birthDate, sex } = entry
  const hasName = name || given || family
  return {
    resourceType: 'Patient',
    identifier: identifierOf(entry.source),
    ...(hasName && {
      name: [
        {
          use: 'official',
          ...(name && { text: name }),
          ...(family && { family }),
          ...(given && { given: given.split(' ') }),
        },
      ],
    }),
    ...(birthDate && { birthDate: birthDate.slice(0, 10) }),
    ...(sex && { gender: sex }),
  }
}

function verification(certainty: ConditionEntry['certainty'], system: string): Json {
  return certainty ? { verificationStatus: coded(`${TERMINOLOGY}/${system}`, certainty) } : {}
}

function writeCondition(entry: ConditionEntry, subject: Json): Json {
  const { onset, onsetText, ended, bodySite, severity, stage, status } = entry
  // An illness that has ended cannot be active (con-4).
  const code = ended ? 'resolved' : status === 'past' ? 'inactive' : status === 'active' ? 'active' : undefined
  return {
    resourceType: 'Condition',
    identifier: identifierOf(entry.source),
    ...(code && { clinicalStatus: coded(`${TERMINOLOGY}/condition-clinical`, code) }),
    ...verification(entry.certainty, 'condition-ver-status'),
    category: [coded(`${TERMINOLOGY}/condition-category`, 'problem-list-item', 'Problem List Item')],
    ...(severity && { severity: { text: severity } }),
    code: conceptOf(entry),
    ...(bodySite && { bodySite: [{ text: bodySite }] }),
    subject,
    ...(stage && { stage: [{ summary: { text: stage } }] }),
    ...(onset ? dateTime('onsetDateTime', onset) : onsetText ? { onsetString: onsetText } : {}),
    ...dateTime('abatementDateTime', ended),
    ...noteOf(entry),
  }
}

const MEDICATION_STATUS = {
  active: 'active',
  past: 'completed',
  paused: 'on-hold',
  planned: 'intended',
  'not-taken': 'not-taken',
  unknown: 'unknown',
}

function writeMedication(entry: MedicationEntry, subject: Json): Json {
  const { dose, howOften, route, reason, since, until, own } = entry
  const amount = /^(\d+(?:\.\d+)?) (\S.*)$/.exec(dose ?? '')
  const [first, ...others] = entry.dosage ?? []
  const dosage = {
    ...(dose && { extension: [{ url: DOSE_EXTENSION, valueString: dose }] }),
    ...(howOften && { text: howOften }),
    ...(amount && { doseAndRate: [{ doseQuantity: { value: Number(amount[1]), unit: amount[2] } }] }),
    ...(route && { route: { text: route } }),
    // The amount that is taken at once goes before the strength.
    ...first,
  }
  return {
    resourceType: 'MedicationStatement',
    ...(own && { extension: [{ url: OWN_EXTENSION, valueString: own }] }),
    identifier: identifierOf(entry.source),
    status: MEDICATION_STATUS[entry.status],
    medicationCodeableConcept: conceptOf(entry),
    subject,
    ...((since || until) && { effectivePeriod: { ...dateTime('start', since), ...dateTime('end', until) } }),
    ...(reason && { reasonCode: [{ text: reason }] }),
    ...noteOf(entry),
    ...(Object.keys(dosage).length > 0 && { dosage: [dosage, ...others] }),
  }
}

const ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'

function writeDose(entry: DoseEntry, subject: Json): Json {
  const { time, quantity, reason, by, own } = entry
  return {
    resourceType: 'MedicationAdministration',
    ...(own && { extension: [{ url: OWN_DOSE_EXTENSION, valueString: own }] }),
    identifier: identifierOf(entry.source),
    status: entry.status === 'taken' ? 'completed' : 'not-done',
    ...(reason && { statusReason: [{ text: reason }] }),
    medicationCodeableConcept: conceptOf(entry),
    subject,
    // FHIR asks for a time.
    ...(time
      ? dateTime('effectiveDateTime', time)
      : { _effectiveDateTime: { extension: [{ url: ABSENT, valueCode: 'unknown' }] } }),
    ...(by && { performer: [{ actor: { display: by } }] }),
    ...noteOf(entry),
    ...(quantity && { dosage: { dose: quantityOf(quantity) } }),
  }
}

function writeAllergy(entry: AllergyEntry, patient: Json): Json {
  const { category, type, criticality, reactions, onset, status } = entry
  return {
    resourceType: 'AllergyIntolerance',
    identifier: identifierOf(entry.source),
    clinicalStatus: coded(`${TERMINOLOGY}/allergyintolerance-clinical`, status === 'past' ? 'inactive' : 'active'),
    ...verification(entry.certainty, 'allergyintolerance-verification'),
    ...(type && { type }),
    ...(category && { category: [category] }),
    ...(criticality && { criticality }),
    code: conceptOf(entry),
    patient,
    ...dateTime('onsetDateTime', onset),
    ...noteOf(entry),
    ...(reactions.length > 0 && {
      reaction: reactions.map((reaction) => ({
        manifestation: [conceptOf(reaction)],
        ...(reaction.severity && { severity: reaction.severity }),
      })),
    }),
  }
}

const PROCEDURE_STATUS = { done: 'completed', planned: 'preparation', unknown: 'unknown' }

function writeProcedure(entry: ProcedureEntry, subject: Json): Json {
  return {
    resourceType: 'Procedure',
    identifier: identifierOf(entry.source),
    status: PROCEDURE_STATUS[entry.status],
    code: conceptOf(entry),
    subject,
    ...times('performed', entry.time, entry.until),
    ...(entry.reason && { reasonCode: [{ text: entry.reason }] }),
    ...(entry.bodySite && { bodySite: [{ text: entry.bodySite }] }),
    ...noteOf(entry),
  }
}

function writeImmunization(entry: ImmunizationEntry, patient: Json): Json {
  return {
    resourceType: 'Immunization',
    identifier: identifierOf(entry.source),
    status: 'completed',
    vaccineCode: conceptOf(entry),
    patient,
    ...(entry.time ? dateTime('occurrenceDateTime', entry.time) : { occurrenceString: 'unknown' }),
    ...(entry.manufacturer && { manufacturer: { display: entry.manufacturer } }),
    ...(entry.lot && { lotNumber: entry.lot }),
    ...(entry.performer && { performer: [{ actor: { display: entry.performer } }] }),
    ...noteOf(entry),
    ...(entry.reaction && { reaction: [{ detail: { display: entry.reaction } }] }),
    ...(entry.dose && { protocolApplied: [{ doseNumberString: entry.dose }] }),
  }
}

function writeFamilyHistory(entry: FamilyHistoryEntry, patient: Json): Json {
  return {
    resourceType: 'FamilyMemberHistory',
    identifier: identifierOf(entry.source),
    status: 'completed',
    patient,
    relationship: conceptOf(entry),
    ...(entry.sex && { sex: coded('http://hl7.org/fhir/administrative-gender', entry.sex) }),
    ...(entry.deceased !== undefined && { deceasedBoolean: entry.deceased }),
    ...noteOf(entry),
    ...(entry.conditions.length > 0 && {
      condition: entry.conditions.map((condition) => ({
        code: conceptOf(condition),
        ...(condition.age !== undefined
          ? { onsetAge: { value: condition.age, unit: 'a', system: UCUM, code: 'a' } }
          : condition.ageText && { onsetString: condition.ageText }),
      })),
    }),
  }
}

function writeDocument(entry: DocumentEntry, subject: Json): Json {
  const { mediaType, base64, text, url, name } = entry
  const data = base64 ?? (text !== undefined ? toBase64(text) : undefined)
  const extension = noteExtension(entry)
  return {
    resourceType: 'DocumentReference',
    ...(extension.length > 0 && { extension }),
    identifier: identifierOf(entry.source),
    status: 'current',
    ...(entry.codings.length > 0 && { type: conceptOf({ name: '', codings: entry.codings }) }),
    subject,
    description: name,
    content: [
      {
        attachment: {
          contentType: mediaType,
          ...(data && { data }),
          ...(url && { url }),
          title: name,
          ...dateTime('creation', entry.time),
        },
      },
    ],
  }
}
