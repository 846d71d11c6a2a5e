import { Button, Textarea, TextInput } from '@mantine/core'
import { DOCUMENT_TEXT_LIMIT, PAGES } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { saveDocument } from './documents-requests.ts'
import classes from './note-page.module.css'

interface NoteDraft {
  /** The same for every try, so that it is saved once. */
  id: string
  title: string
  text: string
}

const emptyNote = (): NoteDraft => ({ id: crypto.randomUUID(), title: '', text: '' })

/** A note of one's own words, kept among the documents and on the timeline. */
export function NotePage() {
  const [note, setNote, clearNote] = useDraft<NoteDraft>('note', emptyNote())
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = useMutation({
    mutationFn: () => saveDocument({ id: note.id, kind: 'document', title: titleOf(note), text: note.text.trim() }),
    onSuccess: ({ title }) => {
      clearNote()
      notifySuccess(`“${title}” is kept.`)
      void navigate(PAGES.documents, { replace: true })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (note.text.trim() === '') field.current?.focus()
    else if (!save.isPending) save.mutate()
  }
  return (
    <Page title="Write a note" lead="For what you want to remember or to ask. It is kept with {your} documents.">
      <form className={classes.form} onSubmit={submit}>
        <Textarea
          ref={field}
          label="Note"
          placeholder="For example: dizzy after getting up, two mornings in a row"
          rows={5}
          maxLength={DOCUMENT_TEXT_LIMIT}
          value={note.text}
          onChange={(event) => setNote({ ...note, text: event.currentTarget.value })}
        />
        <TextInput
          label="Title"
          description="The first words of the note, unless you choose another one."
          maxLength={200}
          value={note.title}
          onChange={(event) => setNote({ ...note, title: event.currentTarget.value })}
        />
        <div role="alert">
          {save.isError && <Caution>{save.error.message} Nothing that you wrote is lost.</Caution>}
        </div>
        <div className={classes.actions}>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button component={Link} to={PAGES.documents} variant="default">
            Documents
          </Button>
        </div>
      </form>
    </Page>
  )
}

const MOST_OF_A_LINE = 60

function titleOf({ title, text }: NoteDraft): string {
  if (title.trim()) return title.trim()
  const [line = ''] = text.trim().split('\n')
  if (line.length <= MOST_OF_A_LINE) return line
  const cut = line.slice(0, MOST_OF_A_LINE)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length).toWellFormed()}…`
}
