import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { notifySuccess } from './notify.ts'
import { useDraft } from './use-draft.ts'

/** Sentences by the path of their field. */
export type Problems = Readonly<Record<string, string>>

export type Made<Content> = { content: Content; problems?: never } | { content?: never; problems: Problems }

/** `version`: 0 for an entry that is not saved yet. */
interface Versioned {
  id: string
  version: number
}

export interface EntryKind<Entry extends Versioned, Draft extends Versioned, Content> {
  /** Names the draft in this tab: "medicine". */
  name: string
  /** As it is typed; of null, a new one. */
  draftOf(entry: Entry | null): Draft
  /** Turns what was typed into what is saved, or says what is wrong. */
  contentOf(draft: Draft, opened: Entry | null): Made<Content>
  add(id: string, content: Content): Promise<Entry>
  change(id: string, version: number, content: Content): Promise<Entry>
  /** Reads the newer state from a failure, where another editor was first. */
  currentIn(error: unknown): Entry | null
  added: string
  saved: string
}

interface Wrong {
  /** Counts the tries, so that each can move the focus. */
  attempt: number
  message: string
  fields: Problems
}
const NOTHING: Wrong = { attempt: 0, message: '', fields: {} }
const LOOK_AGAIN = 'Please look at the marked fields.'

/** One entry of a list on its way: kept in this tab while it is typed, and saved once. `opened`: the one that is changed. */
export function useEntryEditor<Entry extends Versioned, Draft extends Versioned, Content>(
  kind: EntryKind<Entry, Draft, Content>,
  opened: Entry | null,
  onSaved: (entry: Entry) => void,
) {
  const [initial] = useState(() => kind.draftOf(opened))
  const [draft, setDraft, discard] = useDraft<Draft>(`${kind.name}:${opened?.id ?? 'new'}`, initial)
  const [wrong, setWrong] = useState(NOTHING)
  /** As another editor saved it meanwhile. */
  const [theirs, setTheirs] = useState<Entry | null>(null)
  const save = useMutation({
    mutationFn: ({ id, version, content }: Versioned & { content: Content }) =>
      version === 0 ? kind.add(id, content) : kind.change(id, version, content),
  })
  const isOlder = opened !== null && opened.version > draft.version ? opened : null
  const current = theirs ?? isOlder
  const show = (message: string, fields: Problems) =>
    setWrong(({ attempt }) => ({ attempt: attempt + 1, message, fields }))
  const settle = (next: Draft) => {
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
    change(changed: Partial<Draft>) {
      setDraft({ ...draft, ...changed })
      const all = Object.entries(wrong.fields)
      const still = all.filter(([path]) => !((path.split('.')[0] as string) in changed))
      if (still.length === all.length) return
      setWrong({ ...wrong, message: still.length === 0 ? '' : wrong.message, fields: Object.fromEntries(still) })
    },
    /** The next save writes over what the other one saved. */
    keepMine: () => current && settle({ ...draft, version: current.version }),
    takeTheirs: () => current && settle(kind.draftOf(current)),
    discard,
    submit() {
      if (save.isPending || current) return
      const { content, problems } = kind.contentOf(draft, opened)
      if (problems) return show(LOOK_AGAIN, problems)
      const { id, version } = draft
      save.mutate(
        { id, version, content },
        {
          onSuccess: (entry) => {
            discard()
            notifySuccess(version === 0 ? kind.added : kind.saved)
            onSaved(entry)
          },
          onError: (error) => {
            const other = kind.currentIn(error)
            if (other) return setTheirs(other)
            const fields = (error instanceof ApiFailure && error.fields) || {}
            show(Object.keys(fields).length > 0 ? LOOK_AGAIN : error.message, fields)
          },
        },
      )
    },
  }
}
