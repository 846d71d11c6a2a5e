import { AppError } from '#server/platform/errors/app-error.ts'
import { paged, unlessGone } from './paged.ts'
import type { Rooms } from './rooms.ts'

export interface ArchivedFile {
  name: string
  open(): Promise<AsyncIterable<Uint8Array>>
}

const PAGE = 100
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** The photo, and files as they came: told one by one, and opened when their turn comes. */
export async function* originalFiles({ photoOf, documents }: Rooms, ownerId: string): AsyncGenerator<ArchivedFile> {
  const photo = await photoOf(ownerId)
  if (photo) yield { name: `photo.${ENDINGS[photo.mediaType] ?? 'bin'}`, open: async () => once(photo.bytes) }
  for await (const { id } of paged((cursor: string | undefined) => documents.list(ownerId, PAGE, cursor))) {
    const file = (await unlessGone(documents.get(ownerId, id)))?.file
    // Two files may have one name.
    if (file) yield { name: `files/${id}/${safeName(file.name)}`, open: () => openDocument(id) }
  }

  async function openDocument(id: string): Promise<AsyncIterable<Uint8Array>> {
    try {
      const file = await unlessGone(documents.openFile(ownerId, id))
      return file?.content ?? once(Buffer.from('This document was deleted while the archive was written.'))
    } catch (error) {
      // The rest of the record comes along all the same.
      if (error instanceof AppError && error.code === 'file_damaged') return once(Buffer.from(error.sentence))
      throw error
    }
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Nothing in it that could lead out of its folder, or that a file system refuses. */
const safeName = (name: string): string => {
  const safe = name
    .replaceAll(/[\p{C}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120)
  return safe === '' ? 'file' : safe
}
