import type { Medicine } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { ApiFailure } from '#web/api/client.ts'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { contentOf, draftOfMedicine, emptyMedicine, type MedicineDraft } from './medicine-draft.ts'
import { addMedicine, changeMedicine, currentIn } from './medicines-requests.ts'
import { hereDay } from './next-doses.ts'
import type { Problems } from './schedule-draft.ts'

const here = () => ({ today: hereDay(new Date()), zone: hereTimeZone() })

interface Wrong {
  /** Counts the tries, so that each can move the focus. */
  attempt: number
  message: string
  fields: Problems
}
const NOTHING: Wrong = { attempt: 0, message: '', fields: {} }
const LOOK_AGAIN = 'Please look at the marked fields.'

/** One medicine on its way: kept in this tab while it is typed, and saved once. `opened`: the one that is changed. */
export function useMedicineEditor(opened: Medicine | null, onSaved: (medicine: Medicine) => void) {
  const [initial] = useState(() => (opened ? draftOfMedicine(opened, here()) : emptyMedicine(here())))
  const [draft, setDraft, clearDraft] = useDraft<MedicineDraft>(`medicine:${opened?.id ?? 'new'}`, initial)
  const [wrong, setWrong] = useState(NOTHING)
  /** As another editor saved it meanwhile. */
  const [theirs, setTheirs] = useState<Medicine | null>(null)
  const save = useMutation({
    mutationFn: ({ id, version, content }: Pick<MedicineDraft, 'id' | 'version'> & { content: Saved }) =>
      version === 0 ? addMedicine({ ...content, id, status: 'active' }) : changeMedicine(id, { ...content, version }),
  })
  const isOlder = opened !== null && opened.version > draft.version ? opened : null
  const current = theirs ?? isOlder

  const show = (message: string, fields: Problems) =>
    setWrong(({ attempt }) => ({ attempt: attempt + 1, message, fields }))

  return {
    draft,
    problems: wrong.fields,
    message: wrong.message,
    attempt: wrong.attempt,
    isSaving: save.isPending,
    isTouched: JSON.stringify(draft) !== JSON.stringify(initial),
    theirs: current,
    change(changed: Partial<MedicineDraft>) {
      setDraft({ ...draft, ...changed })
      const still = Object.keys(wrong.fields).filter((path) => !((path.split('.')[0] as string) in changed))
      if (still.length < Object.keys(wrong.fields).length) {
        const fields = Object.fromEntries(still.map((path) => [path, wrong.fields[path] as string]))
        setWrong({ ...wrong, message: still.length === 0 ? '' : wrong.message, fields })
      }
    },
    /** The next save writes over what the other one saved. */
    keepMine() {
      if (current) setDraft({ ...draft, version: current.version })
      setTheirs(null)
      setWrong(NOTHING)
    },
    takeTheirs() {
      if (current) setDraft(draftOfMedicine(current, here()))
      setTheirs(null)
      setWrong(NOTHING)
    },
    discard: clearDraft,
    submit() {
      if (save.isPending || current) return
      const { content, problems } = contentOf(draft, new Date(), opened ? opened.supply : undefined)
      if (problems) return show(LOOK_AGAIN, problems)
      const { id, version } = draft
      save.mutate(
        { id, version, content },
        {
          onSuccess: (medicine) => {
            clearDraft()
            notifySuccess(version === 0 ? 'Medicine added.' : 'Medicine saved.')
            onSaved(medicine)
          },
          onError: (error) => {
            const other = currentIn(error)
            if (other) return setTheirs(other)
            const fields = (error instanceof ApiFailure && error.fields) || {}
            show(Object.keys(fields).length > 0 ? LOOK_AGAIN : error.message, fields)
          },
        },
      )
    },
  }
}

type Saved = NonNullable<ReturnType<typeof contentOf>['content']>
export type MedicineEditor = ReturnType<typeof useMedicineEditor>
