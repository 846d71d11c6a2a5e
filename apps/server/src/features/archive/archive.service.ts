import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { dataFiles } from './data-files.ts'
import { originalFiles } from './original-files.ts'
import type { Rooms } from './rooms.ts'
import { summaryPage } from './summary-page.ts'

/** One more file of the archive, written by another room: the record as FHIR. */
export interface WrittenElsewhere {
  name: string
  about: string
  pieces(ownerId: string): AsyncIterable<string>
}

interface Deps {
  rooms: Rooms
  more: readonly WrittenElsewhere[]
  now: () => Date
}

/** Everything of one person as a ZIP, written as it is read: no more of it is in memory than a page or a piece of a file. */
export function archiveService({ rooms, more, now }: Deps) {
  return {
    /** `readerId`: who takes it along, the person or a parent. */
    open(ownerId: string, readerId: string): Readable {
      const zip = new ZipFile()
      const out = zip.outputStream as Readable
      // A break in the middle ends the download, so that nobody takes half an archive for a whole one.
      const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error('The archive broke.'))
      const at = now()
      const written = [...dataFiles(rooms, readerId), ...more]
      const add = (name: string, open: () => Promise<AsyncIterable<Uint8Array | string>>, compress = true) =>
        zip.addReadStreamLazy(name, { mtime: at, mode: 0o100644, compress }, (give) => {
          open().then(
            (content) => give(null, Readable.from(bytesOf(content), { objectMode: false }).on('error', fail)),
            fail,
          )
        })

      zip.addBuffer(Buffer.from(contents(written)), 'README.txt', { mtime: at })
      add('summary.html', async () => summaryPage(rooms, ownerId, at.toISOString()))
      for (const file of written) add(file.name, async () => file.pieces(ownerId))
      // Files are already compressed, most of them.
      const addFiles = async () => {
        for await (const file of originalFiles(rooms, ownerId)) add(file.name, file.open, false)
        zip.end()
      }
      zip.on('error', fail)
      addFiles().catch(fail)
      return out
    },
  }
}

async function* bytesOf(content: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    if (bytes.length > 0) yield bytes
  }
}

function contents(files: readonly { name: string; about: string }[]): string {
  const lines = files.map(({ name, about }) => `${name}\n    ${about}`)
  return [
    'Everything that Salus keeps of you.',
    '',
    'summary.html\n    A summary to read. Open it in a browser; to have it as a PDF, print it there and choose to save it.',
    ...lines,
    'files\n    The files that your documents were read from, as they came.',
    '',
    'The files that end in .json are for programs; any editor shows them too.',
    '',
  ].join('\n')
}
