import { Button } from '@mantine/core'
import { type DocumentChange, MESSAGES, PAGES } from '@salus/contract'
import { IconDownload, IconPencil, IconTags, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { useDeleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { downloadText } from '#web/ui/download-text.ts'
import { NotOpened } from '#web/ui/not-opened.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { promptForText } from '#web/ui/prompt-dialog.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './document-reader.module.css'
import { kindLabel, readableDate } from './document-words.ts'
import { changeDocument, DELETABLE_DOCUMENT, documentQuery } from './documents-requests.ts'
import { OriginalFileView } from './original-file-view.tsx'

/** One document, whole, to be read; `place` (`120-180`) is marked: an answer rests on it. */
export function DocumentReader({ id, place }: { id: string; place: string | null }) {
  const document = useQuery(documentQuery(id))
  const navigate = useNavigate()
  const { remove, deleting } = useDeleteWithUndo(DELETABLE_DOCUMENT)

  if (document.isPending) {
    return (
      <Page title="Saved Documents">
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={6} />
        </div>
      </Page>
    )
  }
  if (document.isError) return <NotOpened gone={GONE} error={document.error} onRetry={() => void document.refetch()} />

  const { title, kind, date, text, tags, file: original } = document.data
  /** `again` asks anew, with what was typed. */
  const change = (changed: DocumentChange, again: () => Promise<void>) =>
    changeDocument(id, changed).then(
      () => {},
      ({ message }: Error) => {
        notifyProblem(message, { action: { label: 'Try again', run: () => void again() } })
      },
    )
  const rename = async (initial: string): Promise<void> => {
    const next = await promptForText({ title: 'Rename this document', initial })
    if (next) await change({ title: next }, () => rename(next))
  }
  const file = async (initial: string): Promise<void> => {
    const next = await promptForText({ title: 'Tags, separated by commas', initial, mayBeEmpty: true })
    if (next !== null) await change({ tags: tagsIn(next) }, () => file(next))
  }
  const deleteAndLeave = async () => {
    if (await remove(id)) await navigate(PAGES.documents, { replace: true })
  }
  return (
    <Page title={title} lead={[kindLabel(kind), readableDate(date), ...tags].join(' · ')}>
      {original && <OriginalFileView id={id} file={original} />}
      <MarkedText text={text} place={place} />
      <div className={classes.actions}>
        <BackButton to={PAGES.documents}>All documents</BackButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => downloadText(MESSAGES.assistant.downloadName, text)}
        >
          Download
        </Button>
        <WhenChangeable>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => void rename(title)}
          >
            Rename
          </Button>
          <Button
            variant="default"
            leftSection={<IconTags size={18} aria-hidden />}
            onClick={() => void file(tags.join(', '))}
          >
            Tags
          </Button>
          <Button
            variant="subtle"
            loading={deleting === id}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void deleteAndLeave()}
          >
            Delete
          </Button>
        </WhenChangeable>
      </div>
    </Page>
  )
}

function MarkedText({ text, place }: { text: string; place: string | null }) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => mark.current?.scrollIntoView({ block: 'center' }), [])
  const [start = 0, end = 0] = (place ?? '').split('-').map(Number)
  if (!(start >= 0 && start < end && end <= text.length)) return <div className={classes.text}>{text}</div>
  return (
    <div className={classes.text}>
      {text.slice(0, start)}
      <mark ref={mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </div>
  )
}

const tagsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().slice(0, 40))
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, 12)

const GONE = {
  title: 'Saved Documents',
  said: 'This document is not here',
  why: 'It may have been deleted, or it belongs to another account.',
  action: (
    <Button component={Link} to={PAGES.documents}>
      See all documents
    </Button>
  ),
}
