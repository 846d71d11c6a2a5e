import { startPatience } from '../patience.ts'
import { ReadingProblem } from '../reading.ts'
import type { FromPdf, ToPdf } from './messages.ts'

const SILENCE_MS = 60_000
const CLOSED = 'The PDF is closed'

type Ask = ToPdf extends infer Message ? (Message extends ToPdf ? Omit<Message, 'id'> : never) : never
type Told = Exclude<FromPdf, { kind: 'failed' }>

/** Asks the person; undefined when they would rather not say. */
export type AskPassword = (asked: { wrong: boolean }) => Promise<string | undefined>

/** The worker crashed or hangs. */
class PdfLost extends Error {}

/**
 * A PDF in a worker of its own, one page at a time. A page that breaks the worker off is tried once more by a new one,
 * so that one bad page does not cost the others.
 */
export class PdfFile {
  readonly #file: Blob
  readonly #askPassword: AskPassword | undefined
  #worker: Worker | undefined
  #password: string | undefined
  #nextId = 1
  #queue: Promise<unknown> = Promise.resolve()
  #isClosed = false
  #giveUp: (error: Error) => void = () => {}

  constructor(file: Blob, askPassword?: AskPassword) {
    this.#file = file
    this.#askPassword = askPassword
  }

  /** How many pages there are. */
  async open(): Promise<number> {
    for (;;) {
      const told = await this.#ask({ kind: 'open', file: this.#file, password: this.#password })
      if (told.kind === 'opened') return told.pages
      const wrong = told.kind === 'locked' && told.wrong
      this.#password = await this.#askPassword?.({ wrong })
      if (this.#password === undefined) throw new ReadingProblem('The PDF is protected by a password.')
    }
  }

  async textOf(page: number) {
    const told = await this.#tryTwice({ kind: 'text', page })
    return told.kind === 'text' ? told.text : null
  }

  async pictureOf(page: number, scale: number): Promise<ImageBitmap> {
    const told = await this.#tryTwice({ kind: 'render', page, scale })
    if (told.kind !== 'picture') throw new Error('No picture came')
    return told.bitmap
  }

  /** The page as it looks, to be kept. */
  async printOf(page: number, scale: number): Promise<Blob> {
    const told = await this.#tryTwice({ kind: 'print', page, scale })
    if (told.kind !== 'printed') throw new Error('No picture came')
    return told.image
  }

  /** For good: who still waits is told so. */
  close() {
    this.#isClosed = true
    this.#breakOff(new Error(CLOSED))
  }

  async #tryTwice(ask: Ask): Promise<Told> {
    try {
      return await this.#ask(ask)
    } catch (error) {
      if (!(error instanceof PdfLost)) throw error
      this.#breakOff(error)
      await this.open()
      return this.#ask(ask)
    }
  }

  /** One after the other: what is drawn at the same time is held in memory at the same time. */
  #ask(ask: Ask): Promise<Told> {
    const told = this.#queue.then(() => this.#send(ask))
    this.#queue = told.catch(() => {})
    return told
  }

  #send(ask: Ask): Promise<Told> {
    if (this.#isClosed) return Promise.reject(new Error(CLOSED))
    this.#worker ??= new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    const id = this.#nextId++
    let stopWaiting = () => {}
    return new Promise<Told>((resolve, reject) => {
      this.#giveUp = reject
      stopWaiting = startPatience(SILENCE_MS, () => reject(new PdfLost('The page took too long to open.')))
      worker.onerror = (event) => {
        event.preventDefault()
        reject(new PdfLost('The PDF reader stopped unexpectedly.'))
      }
      worker.onmessage = ({ data }: MessageEvent<FromPdf>) => {
        if (data.id !== id) return
        if (data.kind !== 'failed') resolve(data)
        else reject(data.known ? new ReadingProblem(data.reason) : new PdfLost(data.reason))
      }
      worker.postMessage({ ...ask, id })
    }).finally(() => stopWaiting())
  }

  #breakOff(error: Error) {
    this.#giveUp(error)
    this.#worker?.terminate()
    this.#worker = undefined
  }
}
