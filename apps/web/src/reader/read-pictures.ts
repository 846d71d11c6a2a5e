import type { Teller } from './read-files.ts'
import { readPages } from './read-pages.ts'
import type { ReadingLanguage, ReadPage } from './reading.ts'
import type { RecogniserPool } from './recogniser-pool.ts'

export interface Recognising {
  pool: RecogniserPool
  languages: readonly ReadingLanguage[]
  pictures: boolean
}

/** A picture is one page; a TIFF may hold many. */
export async function readPictures(file: Blob, recognising: Recognising, teller: Teller): Promise<void> {
  const counted = await recognising.pool.run({
    prepare: async (id) => ({ message: { kind: 'count', id, file } }),
    signal: teller.signal,
  })
  const count = counted.kind === 'counted' ? counted.frames : 1
  await readPages(
    count,
    recognising.pool.size,
    (page) => recognise(recognising, async () => file, page, teller, page - 1),
    teller,
  )
}

/** One page by the pool; `picture` is asked for when a worker is free. */
export async function recognise(
  { pool, languages, pictures }: Recognising,
  picture: () => Promise<Blob | ImageBitmap>,
  page: number,
  { tell, signal }: Teller,
  frame = 0,
): Promise<Omit<ReadPage, 'page'>> {
  const told = await pool.run({
    prepare: async (id) => {
      const drawn = await picture()
      const transfer = drawn instanceof ImageBitmap ? [drawn] : []
      return { message: { kind: 'read', id, picture: drawn, frame, languages, pictures }, transfer }
    },
    onProgress: (share) => tell({ kind: 'progress', page, share }),
    signal,
  })
  if (told.kind !== 'read') throw new Error('No page came')
  return told.page
}
