import type { Visit, VisitContent } from '@salus/contract'
import { type EntryKind, useEntryEditor } from '#web/ui/use-entry-editor.ts'
import { contentOf, draftOf, emptyVisit, type VisitDraft } from './visit-draft.ts'
import { addVisit, changeVisit, currentIn } from './visits-requests.ts'

/** One visit on its way. `opened`: the one that is changed. */
export const useVisitEditor = (opened: Visit | null, onSaved: (visit: Visit) => void) =>
  useEntryEditor(VISIT, opened, onSaved)

const VISIT: EntryKind<Visit, VisitDraft, VisitContent> = {
  name: 'visit',
  draftOf: (visit) => (visit ? draftOf(visit) : emptyVisit()),
  contentOf,
  add: (id, content) => addVisit({ ...content, id }),
  change: (id, version, content) => changeVisit(id, { ...content, version }),
  currentIn,
  added: 'Visit added.',
  saved: 'Visit saved.',
}

export type VisitEditor = ReturnType<typeof useVisitEditor>
