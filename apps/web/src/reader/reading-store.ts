import { onePerPerson } from '#web/ui/one-per-person.ts'
import { after, BUSY, type DocumentBeingRead, isSettled, newDocument, withPage } from './document-being-read.ts'
import { joined, without } from './joined-text.ts'
import { type KeptReading, KeptReadings } from './kept-readings.ts'
import type { FileReading } from './read-files.ts'
import type { ReadPage } from './reading.ts'
import { failureSentence } from './sentences.ts'
import { askAllowance } from './video/ask-allowance.ts'

/** A whole document, with the pictures of the pages that were recognised where they were asked for. */
export interface ReadDocument {
  /** The same whenever it is handed on anew. */
  id: string
  file: File
  pages: ReadPage[]
  failedPages: number
  /** The pictures of other pages, by their numbers. */
  draw: FileReading['draw']
  /** The person would rather not have it after all. */
  signal: AbortSignal
}

/** Takes a document for good; rejected with a sentence for the person where it could not. */
export type TakeDocument = (document: ReadDocument) => Promise<unknown>

/** Where what is read goes, while its page is open. */
export interface Destination {
  /** Adds to the text that is there then. */
  editText: (changed: (text: string) => string) => void
  /** In the place of words. It may be asked when the page is left, too. */
  take?: TakeDocument | undefined
}

/** `pages`: those that are read; at its beginning, those that were before a reload. */
interface Begun extends KeptReading {
  file: File
  pages: ReadPage[]
  reading?: FileReading
}

const NONE: DocumentBeingRead['held'] = []
const CHUNK_MISSING = 'What reads documents could not be loaded. Check your connection and try again.'

/**
 * What is being read for one person. It outlives the pages that ask for it: reading goes on while one walks elsewhere,
 * words wait until their text is there again, and after a reload each document goes on from the page it had reached.
 */
export class ReadingStore {
  #all: readonly DocumentBeingRead[] = []
  #away: readonly DocumentBeingRead[] = []
  readonly #kept = new KeptReadings()
  readonly #listeners = new Set<() => void>()
  /** By their places: what is open, and who takes whole documents. */
  readonly #open = new Map<string, Destination>()
  readonly #takers = new Map<string, TakeDocument>()
  readonly #begun = new Map<string, Begun>()
  readonly #passwords = new Map<string, (password: string | undefined) => void>()
  readonly #taking = new Set<string>()
  /** A reload costs nothing of these. */
  readonly #safe = new Set<string>()
  #left: readonly KeptReading[] = []
  readonly #loaded: Promise<void>
  #batches = 0
  #isStopped = false

  constructor() {
    this.#loaded = this.#load()
    // Told by Chromium after a sleep; what was being read goes on by itself.
    document.addEventListener('resume', () =>
      this.#show(this.#all.map((each) => (each.state === 'reading' ? { ...each, wasPaused: true } : each))),
    )
    addEventListener('beforeunload', (event) => {
      if (this.#all.some((each) => !isSettled(each) && !this.#safe.has(each.id))) event.preventDefault()
    })
  }

  readonly all = () => this.#all

  /** Those whose place is not open. */
  readonly away = () => this.#away

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** What waits for this place comes to it now. */
  open(place: string, destination: Destination): () => void {
    this.#open.set(place, destination)
    if (destination.take) this.#takers.set(place, destination.take)
    this.#show(this.#all.filter((each) => each.place !== place || each.state !== 'taken'))
    this.#deliver(place)
    void this.#loaded.then(() => this.#resume(place))
    return () => {
      if (this.#open.get(place) === destination) this.#open.delete(place)
      this.#show(this.#all.filter((each) => each.place !== place || !isSettled(each)))
    }
  }

  read(files: readonly File[], asked: Pick<KeptReading, 'place' | 'address' | 'languages' | 'pictures'>) {
    const now = Date.now()
    const kept = files.map((file, at) => ({
      ...asked,
      id: crypto.randomUUID(),
      name: file.name,
      broughtAt: now + at,
      file,
    }))
    this.#show([...this.#all, ...kept.map(newDocument)])
    for (const { file, ...reading } of kept) {
      void this.#kept.keep(reading, file).then((isKept) => isKept && this.#safe.add(reading.id))
    }
    void this.#start(kept.map((each) => ({ ...each, pages: [] })))
  }

  readonly cancel = (id: string) => {
    this.#begun.get(id)?.reading?.cancel()
    this.#passwords.get(id)?.(undefined)
    this.#change(id, (now) => (BUSY.has(now.state) ? { ...now, state: 'cancelled' } : now))
    this.#deliver(this.#find(id)?.place)
  }

  readonly unlock = (id: string, password: string) => {
    this.#change(id, (now) => ({ ...now, state: 'reading' }))
    this.#passwords.get(id)?.(password)
  }

  /** Hands on once more what could not be taken. */
  readonly again = (id: string) => {
    this.#change(id, (now) => (now.state === 'refused' ? { ...now, state: 'sorting' } : now))
    this.#deliver(this.#find(id)?.place)
  }

  /** Takes the document's words out of the text again, where they still stand as they came. */
  readonly undo = (id: string) => {
    const { pieces = [], place = '' } = this.#find(id) ?? {}
    this.#open.get(place)?.editText((text) => pieces.reduce(without, text))
    this.forget(id)
  }

  readonly forget = (id: string) => {
    this.#settle(id)
    this.#show(this.#all.filter((each) => each.id !== id))
  }

  /** Nothing goes on, and nothing is kept any more. */
  stop() {
    this.#isStopped = true
    this.#kept.forget()
    for (const { reading } of this.#begun.values()) reading?.cancel()
    for (const tell of this.#passwords.values()) tell(undefined)
    this.#begun.clear()
    this.#show([])
  }

  async #load() {
    this.#left = await this.#kept.load().catch(() => [])
    for (const { id } of this.#left) this.#safe.add(id)
    this.#show([...this.#left.map((each) => ({ ...newDocument(each), state: 'kept' as const })), ...this.#all])
  }

  async #resume(place: string) {
    const left = this.#left.filter((each) => each.place === place)
    this.#left = this.#left.filter((each) => each.place !== place)
    const begun: Begun[] = []
    for (const each of left) {
      const stored = await this.#kept.open(each.id).catch(() => undefined)
      this.#change(each.id, (now) => ({ ...now, state: 'waiting' }))
      if (stored) begun.push({ ...each, ...stored })
      // Another tab has it, or had.
      else this.forget(each.id)
    }
    for (const some of Map.groupBy(begun, ({ languages }) => languages.join()).values()) void this.#start(some)
  }

  async #start(begun: readonly Begun[]) {
    this.#batches += 1
    const batch = this.#batches
    for (const each of begun) {
      this.#begun.set(each.id, each)
      this.#change(each.id, (now) => ({ ...now, batch }))
    }
    const { readFiles } = await import('./read-files.ts').catch(() => ({ readFiles: undefined }))
    const wanted = begun.filter(({ id }) => this.#begun.has(id))
    const [first] = wanted
    if (!first) return
    if (!readFiles) {
      const message = failureSentence(CHUNK_MISSING)
      for (const { id } of wanted) this.#change(id, (now) => ({ ...now, state: 'failed', message }))
      return
    }
    const byFile = new Map(wanted.map((each) => [each.file, each]))
    const readings = readFiles([...byFile.keys()], {
      languages: first.languages,
      pictures: first.pictures,
      video: askAllowance,
      known: (file) => byFile.get(file)?.pages ?? [],
      password: ({ file, wrong }) => this.#askPassword(byFile.get(file)?.id ?? '', wrong),
    })
    for (const reading of readings) {
      const each = byFile.get(reading.file)
      if (each) void this.#follow(each, reading)
    }
  }

  #askPassword(id: string, wrongPassword: boolean) {
    this.#change(id, (now) => ({ ...now, state: 'locked', wrongPassword }))
    return new Promise<string | undefined>((resolve) => this.#passwords.set(id, resolve))
  }

  async #follow(begun: Begun, reading: FileReading) {
    const { id, place } = begun
    const known = new Set(begun.pages.map(({ page }) => page))
    const added = new Set(this.#kept.added(id))
    const isWhole = this.#takers.has(place)
    begun.reading = reading
    begun.pages = []
    for await (const event of reading.events) {
      // It was stopped meanwhile.
      if (!this.#begun.has(id)) return
      this.#change(id, (now) => after(now, event))
      if (event.kind === 'page') {
        const { kind: _, ...page } = event
        begun.pages.push(page)
        if (!known.has(page.page)) this.#kept.keepPage(id, page)
        if (!isWhole) this.#change(id, (now) => withPage(now, page, added.has(page.page)))
      }
      if (event.kind === 'done' && isWhole && begun.pages.some(({ words }) => words.length > 0)) {
        this.#change(id, (now) => ({ ...now, state: 'sorting' }))
      }
      this.#deliver(place)
    }
  }

  /** What has its turn goes on: of those that were chosen together, one after the other. */
  #deliver(place = '') {
    const take = this.#takers.get(place)
    const here = this.#all.filter((each) => each.place === place)
    for (const batch of Map.groupBy(here, (each) => each.batch).values()) {
      for (const { id, state } of batch) {
        if (take && state === 'sorting') void this.#hand(id, take)
        else this.#addWords(id)
        if (BUSY.has(state)) break
        const now = this.#find(id)
        if (now && isSettled(now)) this.#settle(id)
      }
    }
  }

  #addWords(id: string) {
    const { held = [], place = '' } = this.#find(id) ?? {}
    const destination = this.#open.get(place)
    if (!destination || held.length === 0) return
    this.#kept.setAdded(id, [...this.#kept.added(id), ...held.map(({ page }) => page)])
    this.#change(id, (now) => held.reduce((sofar, page) => withPage(sofar, page, true), { ...now, held: NONE }))
    for (const { text } of held) destination.editText((before) => joined(before, text))
  }

  async #hand(id: string, take: TakeDocument) {
    const { file, pages = [], reading, place = '' } = this.#begun.get(id) ?? {}
    if (!file || !reading || this.#taking.has(id)) return
    this.#taking.add(id)
    const { draw, signal } = reading
    try {
      await take({ id, file, pages, failedPages: this.#find(id)?.failedPages ?? 0, draw, signal })
      if (signal.aborted) return
      if (this.#open.has(place)) this.forget(id)
      else this.#change(id, (now) => ({ ...now, state: 'taken' }))
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Something went wrong.'
      this.#change(id, (now) => (now.state === 'sorting' ? { ...now, state: 'refused', message } : now))
    } finally {
      this.#taking.delete(id)
      this.#deliver(place)
    }
  }

  /** Nothing more is to come of it. */
  #settle(id: string) {
    if (this.#begun.delete(id)) this.#kept.drop(id)
    this.#passwords.delete(id)
    this.#safe.delete(id)
  }

  readonly #find = (id: string) => this.#all.find((each) => each.id === id)

  #change(id: string, changed: (document: DocumentBeingRead) => DocumentBeingRead) {
    this.#show(this.#all.map((each) => (each.id === id ? changed(each) : each)))
  }

  #show(next: readonly DocumentBeingRead[]) {
    this.#all = this.#isStopped ? [] : next
    this.#away = this.#all.filter(({ place }) => !this.#open.has(place))
    for (const listener of this.#listeners) listener()
  }
}

/** Of the person who is here. */
export const readingStore = onePerPerson(
  () => new ReadingStore(),
  (store) => store.stop(),
)
