import { NativeSelect } from '@mantine/core'
import { DOCUMENT_TEXT_LIMIT, FILE_LIMIT, FILE_TYPES, MESSAGES, readableBytes } from '@salus/contract'
import { type RefObject, useState } from 'react'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { DocumentUpload } from '#web/reader/document-upload.tsx'
import { findFileType, HEAD_BYTES } from '#web/reader/file-type.ts'
import { READING_LANGUAGES, type ReadingLanguage } from '#web/reader/reading.ts'
import type { ReadDocument } from '#web/reader/reading-store.ts'
import { notifyInfo, notifySuccess } from '#web/ui/notify.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './add-documents.module.css'
import { keepFile, type OriginalType, saveDocument } from './documents-requests.ts'

const TEXT_LIMIT = DOCUMENT_TEXT_LIMIT.toLocaleString('en')
const NAMES = new Intl.DisplayNames('en', { type: 'language' })
const LANGUAGES = READING_LANGUAGES.map((value) => ({ value, label: NAMES.of(value) ?? value }))

/** Papers of one's own: each is read on this device and kept, its text to be found and its file to be looked at. */
export function AddDocuments({ place }: { place: RefObject<HTMLElement | null> }) {
  const [language, setLanguage] = useState<ReadingLanguage>(() => usualLanguage(READING_LANGUAGES, 'eng'))
  return (
    <section ref={place} className={classes.add} aria-label="Add documents">
      <DocumentUpload
        place="documents"
        languages={[language]}
        hint={ofWhom(
          `PDFs and photos, also dropped or pasted here. They are read on this device; text and file are kept in {your} account, sealed: of each up to ${TEXT_LIMIT} characters and ${readableBytes(FILE_LIMIT)}.`,
        )}
        onRead={keep}
      />
      <NativeSelect
        label={MESSAGES.assistant.ocrLanguage}
        data={LANGUAGES}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as ReadingLanguage)}
      />
    </section>
  )
}

/** The text first: it is what is searched and answered from. A file that cannot be kept too does not take it along. */
async function keep({ id, file, pages, failedPages, signal }: ReadDocument): Promise<void> {
  const text = pages.map((page) => page.text.trim()).join('\n\n')
  const title = file.name.replace(/\.[^.]{1,5}$/, '').slice(0, 200) || 'Document'
  if (signal.aborted) return
  await saveDocument({ id, kind: 'document', title, text: text.slice(0, DOCUMENT_TEXT_LIMIT).toWellFormed() })
  const type = await originalType(file)
  const missing = [
    text.length > DOCUMENT_TEXT_LIMIT ? `Its text is kept up to ${TEXT_LIMIT} characters.` : '',
    failedPages > 0 ? `${failedPages === 1 ? 'One page' : `${failedPages} pages`} could not be read.` : '',
    type === undefined ? 'A file of its kind is not kept, only the text.' : '',
    file.size > FILE_LIMIT ? `The file is larger than ${readableBytes(FILE_LIMIT)}: only the text is kept.` : '',
  ].filter(Boolean)
  if (type !== undefined && file.size <= FILE_LIMIT) await keepFile(id, file, type)
  if (missing.length > 0) notifyInfo(`“${title}” is kept. ${missing.join(' ')}`)
  else notifySuccess(`“${title}” is kept.`)
}

async function originalType(file: File): Promise<OriginalType | undefined> {
  const found = findFileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  return FILE_TYPES.find((type) => type === found?.mime)
}
