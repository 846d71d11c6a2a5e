import type { Medicine, MedicineContent } from '@salus/contract'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { hereDay } from '#web/ui/known-day.ts'
import { type EntryKind, useEntryEditor } from '#web/ui/use-entry-editor.ts'
import { contentOf, draftOfMedicine, emptyMedicine, type MedicineDraft } from './medicine-draft.ts'
import { addMedicine, changeMedicine, currentIn } from './medicines-requests.ts'

const here = () => ({ today: hereDay(new Date()), zone: hereTimeZone() })

/** One medicine on its way. `opened`: the one that is changed. */
export const useMedicineEditor = (opened: Medicine | null, onSaved: (medicine: Medicine) => void) =>
  useEntryEditor(MEDICINE, opened, onSaved)

const MEDICINE: EntryKind<Medicine, MedicineDraft, MedicineContent> = {
  name: 'medicine',
  draftOf: (medicine) => (medicine ? draftOfMedicine(medicine, here()) : emptyMedicine(here())),
  contentOf: (draft, opened) => contentOf(draft, new Date(), opened ? opened.supply : undefined),
  add: (id, content) => addMedicine({ ...content, id, status: 'active' }),
  change: (id, version, content) => changeMedicine(id, { ...content, version }),
  currentIn,
  added: 'Medicine added.',
  saved: 'Medicine saved.',
}

export type MedicineEditor = ReturnType<typeof useMedicineEditor>
