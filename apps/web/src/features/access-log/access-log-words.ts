import type { AccessAction, AccessActor, AccessKind } from '@salus/contract'

/** Who it was, where no name is known. */
export const WHO: Record<AccessActor, string> = {
  me: 'You',
  'device key': 'A device key',
  assistant: 'The assistant, to answer {you},',
  'emergency card': 'Somebody with {your} emergency card',
  member: 'Somebody of your care circle',
}

export const WHAT: Record<AccessKind, string> = {
  profile: '{your} profile',
  'vital signs': '{your} vital signs',
  'medical history': '{your} medical history',
  medicines: '{your} medicines',
  immunizations: '{your} vaccinations',
  visits: '{your} visits to doctors',
  'lab results': '{your} lab results',
  prevention: 'what is due for {you}',
  documents: '{your} documents',
  conversations: '{your} conversations',
  everything: '{your} archive, an export or the list of imports',
  archive: '{your} archive with everything in it',
  exports: 'a summary or an export of {your} record',
  imports: '{your} imported files',
  'emergency card': '{your} emergency card',
  'care team': '{your} care team',
  'device keys': '{your} device keys',
  timeline: '{your} timeline',
  dashboard: 'the overview on {your} Home page',
  'care circle': '{your} care circle',
}

/** Names a choice, where nothing else does. */
export const ACTORS: Record<AccessActor, string> = {
  me: 'You',
  'device key': 'A device key',
  assistant: 'The assistant',
  'emergency card': 'A reader of the emergency card',
  member: 'Somebody of the care circle',
}

export const KINDS: Record<AccessKind, string> = {
  profile: 'Profile',
  'vital signs': 'Vital signs',
  'medical history': 'Medical history',
  medicines: 'Medicines',
  immunizations: 'Vaccinations',
  visits: 'Visits',
  'lab results': 'Lab results',
  prevention: 'What is due',
  documents: 'Documents',
  conversations: 'Conversations',
  everything: 'Archive, export or imports (older entries)',
  archive: 'Archive',
  exports: 'Summaries and exports',
  imports: 'Imported files',
  'emergency card': 'Emergency card',
  'care team': 'Care team',
  'device keys': 'Device keys',
  timeline: 'Timeline',
  dashboard: 'Overview on Home',
  'care circle': 'Care circle',
}

export const ACTIONS: Record<AccessAction, string> = {
  read: 'Read',
  changed: 'Changed',
  refused: 'Refused',
}
