import type { Immunization } from '@salus/contract'
import { type EntryKind, useEntryEditor } from '#web/ui/use-entry-editor.ts'
import {
  contentOf,
  draftOf,
  emptyImmunization,
  type ImmunizationContent,
  type ImmunizationDraft,
} from './immunization-draft.ts'
import { addImmunization, changeImmunization, currentIn } from './immunizations-requests.ts'

/** One vaccination on its way. `opened`: the one that is changed. */
export const useImmunizationEditor = (opened: Immunization | null, onSaved: () => void) =>
  useEntryEditor(IMMUNIZATION, opened, onSaved)

const IMMUNIZATION: EntryKind<Immunization, ImmunizationDraft, ImmunizationContent> = {
  name: 'immunization',
  draftOf: (immunization) => (immunization ? draftOf(immunization) : emptyImmunization()),
  contentOf,
  add: (id, content) => addImmunization({ id, ...content }),
  change: (id, version, content) => changeImmunization(id, { ...content, version }),
  currentIn,
  added: 'Vaccination added.',
  saved: 'Vaccination saved.',
}

export type ImmunizationEditor = ReturnType<typeof useImmunizationEditor>
