import { tabUserId } from '#web/api/tab-user.ts'
import {
  dropStoredDrafts,
  dropStrayDrafts,
  keepStoredDrafts,
  loadStoredDrafts,
  storedDraftName,
} from '#web/ui/stored-draft.ts'
import { draftName, dropTabDraft, keepTabDraft, tabDraft } from '#web/ui/use-draft.ts'
import type { ReadingLanguage, ReadPage } from './reading.ts'

/** A document that is being read, as far as another load of the page has to know it. */
export interface KeptReading {
  id: string
  name: string
  place: string
  address: string
  broughtAt: number
  languages: readonly ReadingLanguage[]
  pictures: boolean
}

/** What is larger is not copied into the browser: closing the tab asks first. */
const MOST_BYTES = 200_000_000

/**
 * The readings of one person in this browser: the file, and the pages that were read so far. One tab has a reading at a
 * time. A visitor's are not kept: the next one at this browser is somebody else.
 */
export class KeptReadings {
  readonly #name = storedDraftName('readings')
  readonly #addedName = draftName('added-pages')
  readonly #isVisitor = tabUserId() === null
  readonly #releases = new Map<string, () => void>()
  readonly #dropped = new Set<string>()
  #turn: Promise<unknown> = Promise.resolve()
  #isForgotten = false

  /** Those that no tab reads just now, in the order in which they came. */
  async load(): Promise<KeptReading[]> {
    const [kept, { held = [] }] = await Promise.all([
      loadStoredDrafts<KeptReading>(`${this.#name}/`),
      navigator.locks.query(),
    ])
    const ids = new Set(kept.map(({ id }) => id))
    for (const name of [this.#fileName(''), this.#pagesName('')]) await dropStrayDrafts(name, ids)
    const names = new Set(held.map(({ name }) => name))
    return kept.filter(({ id }) => !names.has(this.#lockName(id))).sort((a, b) => a.broughtAt - b.broughtAt)
  }

  /** The file and its pages, for this tab alone; undefined where they are gone, or another tab reads them. */
  async open(id: string): Promise<{ file: File; pages: ReadPage[] } | undefined> {
    if (!(await this.#hold(id))) return undefined
    const [file] = await loadStoredDrafts<File>(this.#fileName(id))
    const pages = await loadStoredDrafts<ReadPage>(this.#pagesName(id))
    return file && { file, pages }
  }

  /** Whether it is there after a reload. */
  keep(reading: KeptReading, file: File): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#isVisitor || file.size > MOST_BYTES) return false
      await this.#hold(reading.id)
      return keepStoredDrafts([
        [this.#fileName(reading.id), file],
        [this.#lightName(reading.id), reading],
      ])
    }, false)
  }

  keepPage(id: string, page: ReadPage): void {
    const work = async () =>
      !this.#dropped.has(id) && (await keepStoredDrafts([[`${this.#pagesName(id)}${page.page}`, page]]))
    void this.#inTurn(work, false)
  }

  /** What of it still waits to be kept is not kept any more. */
  drop(id: string): void {
    this.#dropped.add(id)
    this.setAdded(id, [])
    void this.#inTurn(async () => {
      for (const name of [this.#lightName(id), this.#fileName(id), this.#pagesName(id)]) await dropStoredDrafts(name)
      this.#releases.get(id)?.()
      this.#releases.delete(id)
    }, undefined)
  }

  /** The pages whose words stand in the text already: known for as long as the text itself, which is the tab's. */
  added(id: string): readonly number[] {
    return this.#allAdded()[id] ?? []
  }

  setAdded(id: string, pages: readonly number[]) {
    const { [id]: _, ...others } = this.#allAdded()
    const next = pages.length > 0 ? { ...others, [id]: pages } : others
    if (Object.keys(next).length > 0) keepTabDraft(this.#addedName, next)
    else dropTabDraft(this.#addedName)
  }

  /** Nothing more is kept: what there was has been cleared. */
  forget() {
    this.#isForgotten = true
    for (const release of this.#releases.values()) release()
  }

  #allAdded() {
    return tabDraft<Record<string, readonly number[]>>(this.#addedName) ?? {}
  }

  /** One after the other, as they are asked. */
  #inTurn<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    const done = this.#turn.then(() => (this.#isForgotten ? otherwise : work())).catch(() => otherwise)
    this.#turn = done
    return done
  }

  /** Of all tabs of this browser, one has it at a time, until it is closed. */
  #hold(id: string): Promise<boolean> {
    if (this.#releases.has(id)) return Promise.resolve(true)
    return new Promise((resolve, reject) => {
      const held = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock ? new Promise<void>((release) => this.#releases.set(id, release)) : undefined
      }
      navigator.locks.request(this.#lockName(id), { ifAvailable: true }, held).catch(reject)
    })
  }

  #lockName(id: string) {
    return `${this.#name}/${id}`
  }
  #lightName(id: string) {
    return `${this.#name}/${id}`
  }
  #pagesName(id: string) {
    return `${this.#name}-pages/${id}${id && '/'}`
  }
  #fileName(id: string) {
    return `${this.#name}-files/${id}`
  }
}
