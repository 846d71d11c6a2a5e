import type { Immunization } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { contentOf, draftOf, emptyImmunization, type ImmunizationDraft } from './immunization-draft.ts'
import { addImmunization, changeImmunization, currentIn } from './immunizations-requests.ts'

interface Wrong {
  /** Counts the tries, so that each can move the focus. */
  attempt: number
  message: string
  fields: Readonly<Record<string, string>>
}
const NOTHING: Wrong = { attempt: 0, message: '', fields: {} }
const LOOK_AGAIN = 'Please look at the marked fields.'

/** One vaccination on its way: kept in this tab while it is typed, and saved once. `opened`: the one that is changed. */
export function useImmunizationEditor(opened: Immunization | null, onSaved: () => void) {
  const [initial] = useState(() => (opened ? draftOf(opened) : emptyImmunization()))
  const [draft, setDraft, clear] = useDraft<ImmunizationDraft>(`immunization:${opened?.id ?? 'new'}`, initial)
  const [wrong, setWrong] = useState(NOTHING)
  /** As another editor saved it meanwhile. */
  const [theirs, setTheirs] = useState<Immunization | null>(null)
  const save = useMutation({
    mutationFn: ({ content, version }: { content: ReturnType<typeof contentOf>['content']; version: number }) => {
      const { id, ...change } = content
      return version === 0 ? addImmunization(content) : changeImmunization(id, { ...change, version })
    },
  })
  const isOlder = opened !== null && opened.version > draft.version ? opened : null
  const current = theirs ?? isOlder
  const show = (message: string, fields: Wrong['fields']) =>
    setWrong(({ attempt }) => ({ attempt: attempt + 1, message, fields }))
  const settle = (next: ImmunizationDraft) => {
    setDraft(next)
    setTheirs(null)
    setWrong(NOTHING)
  }

  return {
    draft,
    problems: wrong.fields,
    message: wrong.message,
    attempt: wrong.attempt,
    isSaving: save.isPending,
    theirs: current,
    change: (changed: Partial<ImmunizationDraft>) => setDraft({ ...draft, ...changed }),
    /** The next save writes over what the other one saved. */
    keepMine: () => current && settle({ ...draft, version: current.version }),
    takeTheirs: () => current && settle(draftOf(current)),
    discard: clear,
    submit() {
      if (save.isPending || current) return
      const { content, problems } = contentOf(draft, opened)
      if (problems) return show(LOOK_AGAIN, problems)
      save.mutate(
        { content, version: draft.version },
        {
          onSuccess: () => {
            clear()
            notifySuccess(draft.version === 0 ? 'Vaccination added.' : 'Vaccination saved.')
            onSaved()
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

export type ImmunizationEditor = ReturnType<typeof useImmunizationEditor>
