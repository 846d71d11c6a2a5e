import type { VideoAllowance } from '@salus/contract'
import { EventStream } from './event-stream.ts'
import { declaredType, type FileType, findFileType, HEAD_BYTES } from './file-type.ts'
import { type Drawing, drawPages } from './pdf/draw-pages.ts'
import type { AskPassword } from './pdf/pdf-file.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readPictures } from './read-pictures.ts'
import { type ReadingEvent, type ReadingLanguage, ReadingProblem, type ReadPage } from './reading.ts'
import { type RecogniserPool, sharedPool } from './recogniser-pool.ts'
import { failureSentence, unsupportedSentence } from './sentences.ts'
import { readVideo } from './video/read-video.ts'
import { refuseVideo } from './video/video-allowance.ts'

export interface ReadFilesOptions {
  /** As the person chose; what else helps to read it is added here. */
  languages: readonly ReadingLanguage[]
  signal?: AbortSignal
  password?: (asked: { file: File; wrong: boolean }) => Promise<string | undefined>
  /** Keep the picture of each page that is recognised; pages with text of their own are drawn by `draw`. */
  pictures?: boolean
  /** Which videos the plan includes, asked when there is one; none unless it is said. */
  video?: () => Promise<VideoAllowance>
  /** Pages of a file that were read before: they are told with the others, and not read again. */
  known?: (file: File) => readonly ReadPage[]
  pool?: RecogniserPool
}

export interface FileReading {
  file: File
  events: AsyncIterable<ReadingEvent>
  /** Stops this file; the others go on. */
  cancel: () => void
  /** Aborted by `cancel`. */
  signal: AbortSignal
  /** Pictures of a PDF's pages, by their numbers; also after its end. */
  draw: (pages: readonly number[], drawing: Drawing) => Promise<void>
}

/** What reads one kind of file tells through this. */
export interface Teller {
  tell: (event: ReadingEvent) => void
  signal: AbortSignal
  /** By their numbers. */
  known: ReadonlyMap<number, ReadPage>
}

const UNFORESEEN = 'The file is damaged or of an unusual kind.'

/**
 * Reads the text of files in this browser; nothing is uploaded. Each file is read for itself: one that fails says why,
 * and the others go on. Pages come in their order.
 */
export function readFiles(files: readonly File[], options: ReadFilesOptions): FileReading[] {
  const pool = options.pool ?? sharedPool()
  const lanes = new Lanes(pool.size)
  return files.map((file) => {
    const stop = new AbortController()
    const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
    const events = new EventStream<ReadingEvent>()
    let password: string | undefined
    const askPassword: AskPassword = async ({ wrong }) => {
      password = await options.password?.({ file, wrong })
      return password
    }
    const tell = (event: ReadingEvent) => events.tell(event)
    const known = new Map(options.known?.(file).map((page) => [page.page, page]))
    void lanes
      .run(signal, () => readFile(file, { ...options, pool, askPassword }, { tell, signal, known }))
      .catch((error: unknown) => tell(signal.aborted ? { kind: 'cancelled' } : failed(reasonOf(error))))
      .finally(() => events.end())
    const draw: FileReading['draw'] = (pages, drawing) => drawPages(file, pages, async () => password, drawing)
    return { file, events, cancel: () => stop.abort(), signal, draw }
  })
}

interface FileOptions extends ReadFilesOptions {
  pool: RecogniserPool
  askPassword: AskPassword
}

async function readFile(file: File, options: FileOptions, teller: Teller) {
  const type = findFileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (file.size === 0) throw new ReadingProblem('The file is empty.')
  if (!type) throw new ReadingProblem(unsupportedSentence(declaredType(file)))
  await readerOf(type, file, options)(teller)
}

function readerOf(type: FileType, file: File, options: FileOptions) {
  const { pool, askPassword, pictures = false, video = async () => 'none' as const } = options
  const shared = { pool, pictures, languages: packsFor(options.languages) }
  switch (type.kind) {
    case 'pdf':
      return (teller: Teller) => readPdf(file, shared, teller, askPassword)
    case 'video':
      return async (teller: Teller) => {
        const allowance = await video()
        const refusal = refuseVideo(allowance, type.mime)
        if (refusal) throw new ReadingProblem(refusal)
        await readVideo(file, type.mime, allowance, shared, teller)
      }
    default:
      return (teller: Teller) => readPictures(file, shared, teller)
  }
}

/** Papers in Hindi and Telugu hold English words and units among theirs. */
function packsFor(chosen: readonly ReadingLanguage[]): ReadingLanguage[] {
  const languages: ReadingLanguage[] = chosen.length > 0 ? [...new Set(chosen)] : ['eng']
  const mixed = languages.includes('hin') || languages.includes('tel')
  return mixed && !languages.includes('eng') ? [...languages, 'eng'] : languages
}

const reasonOf = (error: unknown) => (error instanceof ReadingProblem ? error.message : UNFORESEEN)
const failed = (reason: string): ReadingEvent => ({
  kind: 'failed',
  reason,
  message: failureSentence(reason),
})

/** As many files at a time as there are workers: more would only wait, and hold memory while they do. */
class Lanes {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
