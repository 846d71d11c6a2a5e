import type { Migration } from 'kysely/migration'
import { COLUMN_TYPES } from '../column-types.ts'
import { accounts } from './001-accounts.ts'
import { documents } from './002-documents.ts'
import { conversations } from './003-conversations.ts'
import { models } from './004-models.ts'
import { queries } from './005-queries.ts'
import { documentTags } from './006-document-tags.ts'
import { modelKeys } from './008-model-keys.ts'
import { documentStorage } from './009-document-storage.ts'
import { modelAgreements } from './010-model-agreements.ts'
import { vitals } from './011-vitals.ts'
import { medicalHistory } from './012-medical-history.ts'
import { labResults } from './013-lab-results.ts'
import { documentFiles } from './014-document-files.ts'
import { vitalComparators } from './016-vital-comparators.ts'
import { imports } from './017-imports.ts'
import { importEvents } from './018-import-events.ts'
import { timeline } from './019-timeline.ts'
import { signIn } from './020-sign-in.ts'
import { outbox } from './021-outbox.ts'
import { secondFactor } from './022-second-factor.ts'
import { profile } from './023-profile.ts'
import { accountControl } from './024-account-control.ts'
import { emergencyCards } from './025-emergency-cards.ts'
import { doctors } from './026-doctors.ts'
import { billing } from './027-billing.ts'
import { careCircle } from './030-care-circle.ts'
import { children } from './031-children.ts'
import { outboxOwners } from './032-outbox-owners.ts'
import { admin } from './034-admin.ts'
import { beyondTheMeter } from './035-beyond-the-meter.ts'
import { seenWarnings } from './036-seen-warnings.ts'
import { invitationMakers } from './040-invitation-makers.ts'
import { customerEmails } from './041-customer-emails.ts'
import { importLeases } from './048-import-leases.ts'
import { fileChecksums } from './050-file-checksums.ts'
import { conversationBranches } from './053-conversation-branches.ts'
import { answerLeases } from './054-answer-leases.ts'
import { doctorPlaces } from './060-doctor-places.ts'
import { sealedKinds } from './062-sealed-kinds.ts'
import { accessPersons } from './063-access-persons.ts'
import { packs } from './076-packs.ts'
import { hostActs } from './077-host-acts.ts'
import { medicines } from './081-medicines.ts'
import { jobs } from './082-jobs.ts'
import { outboxJobs } from './083-outbox-jobs.ts'
import { reminders } from './085-reminders.ts'
import { reminderTries } from './087-reminder-tries.ts'
import { reminderDevices } from './088-reminder-devices.ts'
import { immunizations } from './089-immunizations.ts'
import { remindedSupplies } from './090-reminded-supplies.ts'
import { dueChoices } from './091-due-choices.ts'
import { removedDueChoices } from './092-removed-due-choices.ts'
import { visits } from './093-visits.ts'

/** In order of their names. One that has been released is never edited: a change is a new one. */
export function migrations(dialect: 'sqlite' | 'postgres'): Record<string, Migration> {
  return {
    '001-accounts': accounts(COLUMN_TYPES[dialect]),
    '002-documents': documents,
    '003-conversations': conversations,
    '004-models': models,
    '005-queries': queries,
    '006-document-tags': documentTags,
    '008-model-keys': modelKeys,
    '009-document-storage': documentStorage,
    '010-model-agreements': modelAgreements,
    '011-vitals': vitals(dialect),
    '012-medical-history': medicalHistory,
    '013-lab-results': labResults(COLUMN_TYPES[dialect]),
    '014-document-files': documentFiles,
    '016-vital-comparators': vitalComparators,
    '017-imports': imports(COLUMN_TYPES[dialect]),
    '018-import-events': importEvents,
    '019-timeline': timeline,
    '020-sign-in': signIn,
    '021-outbox': outbox,
    '022-second-factor': secondFactor,
    '023-profile': profile,
    '024-account-control': accountControl(dialect),
    '025-emergency-cards': emergencyCards,
    '026-doctors': doctors,
    '027-billing': billing,
    '032-outbox-owners': outboxOwners,
    '034-admin': admin,
    '035-beyond-the-meter': beyondTheMeter,
    '036-seen-warnings': seenWarnings,
    '041-customer-emails': customerEmails,
    '030-care-circle': careCircle,
    '031-children': children,
    '040-invitation-makers': invitationMakers,
    '048-import-leases': importLeases,
    '050-file-checksums': fileChecksums,
    '053-conversation-branches': conversationBranches,
    '054-answer-leases': answerLeases,
    '060-doctor-places': doctorPlaces,
    '062-sealed-kinds': sealedKinds,
    '063-access-persons': accessPersons(dialect),
    '076-packs': packs(dialect),
    '077-host-acts': hostActs,
    '082-jobs': jobs,
    '083-outbox-jobs': outboxJobs,
    '081-medicines': medicines,
    '085-reminders': reminders,
    '087-reminder-tries': reminderTries,
    '088-reminder-devices': reminderDevices,
    '089-immunizations': immunizations,
    '090-reminded-supplies': remindedSupplies,
    '091-due-choices': dueChoices,
    '092-removed-due-choices': removedDueChoices,
    '093-visits': visits,
  }
}
