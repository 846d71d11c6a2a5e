import type { HistoryDetails, ImportAsk, ImportKind, ImportOutcome, ImportQuestion } from '@salus/contract'
import { VITAL_MEASURES } from '@salus/contract/facts'
import {
  differsFrom,
  type Entry,
  type Found,
  type PatientEntry,
  type RecordEntry,
  type Samples,
  type VitalEntry,
  vitalAt,
} from '@salus/exchange'
import type { Item } from '../item.ts'
import type { PlacedVital } from '../vital-columns.ts'
import { besideText } from './beside.ts'
import { BlockWriter } from './block-writer.ts'
import { DayTotals } from './day-totals.ts'
import { labText, vitalText } from './entry-words.ts'
import { type Habit, habitOf, inOrder } from './habits.ts'
import { CLOCK_SLACK_MS, impossibleTime } from './impossible-time.ts'
import { instantReader } from './instant-of.ts'
import { changeWords, historyText, itemOf } from './item-of.ts'
import type { Asks, Judged, Known } from './known.ts'
import { ownDocumentId, placeDocument } from './place-document.ts'
import { DosePlacer } from './place-dose.ts'
import { HistoryPlacer, type PlacedInHistory } from './place-history.ts'
import { immunizationPlacer } from './place-immunization.ts'
import { LabPlacer } from './place-lab.ts'
import { visitPlacer } from './place-visit.ts'
import { NO_PLACE, placeVital } from './place-vital.ts'
import type { PlacedInRoom } from './room-placer.ts'
import { SamplePlacer } from './sample-placer.ts'
import { Seen } from './seen.ts'
import { factKey, sourceKey } from './source-key.ts'
import { wallClock } from './wall-clock.ts'

export interface Sorted {
  counts: { outcome: ImportOutcome; kind: ImportKind; count: number }[]
  remarks: string[]
  person: { name: string; birthDate: string | null; differs: ('name' | 'birth-date')[] } | null
  /** Why nothing at all could be read. */
  problem: string | null
  /** More than one: which of them is to be asked. */
  people: { subject: string; name: string; entries: number }[]
  /** The points that the file leaves open. */
  questions: ImportQuestion[]
}

type SocialEntry = Extract<RecordEntry, { kind: 'social' }>

const VITALS_AT_ONCE = 500
const REMARKS = 100
const PEOPLE = 500
const QUESTIONS = 200
const HABIT_ENTRIES = 5_000

/** Sorts the entries of a file into what is new, changed, there already, without a place, not understood, or refused. */
export class Sorter {
  readonly #known: Known
  readonly #now: number
  readonly #asks: Asks
  readonly #blocks: BlockWriter
  readonly #history: HistoryPlacer
  readonly #labs: LabPlacer
  readonly #immunizations: ReturnType<typeof immunizationPlacer>
  readonly #visits: ReturnType<typeof visitPlacer>
  readonly #instantOf: (when: string) => number | null
  readonly #samplePlacer: SamplePlacer
  readonly #totals = new DayTotals()
  readonly #seen = new Seen()
  /** Documents of this file, by where they come from. */
  readonly #papers = new Map<string, string>()
  readonly #remarks = new Set<string>()
  readonly #patients = new Map<string, PatientEntry>()
  readonly #subjects = new Map<string, number>()
  #others = 0
  #refusal: string | null = null
  readonly #keptBefore: ReadonlySet<string>
  readonly #over: ReadonlySet<string>
  readonly #questions = new Map<string, ImportQuestion>()
  #habits: { habit: Habit; entry: SocialEntry }[] = []
  readonly #doses = new DosePlacer()
  #waiting: PlacedVital[] = []
  #judging: Promise<void> | undefined

  constructor(known: Known, asks: Asks) {
    this.#known = known
    this.#now = Date.parse(known.now)
    this.#asks = asks
    this.#blocks = new BlockWriter((block) => asks.keep(block))
    const { birthDate } = known.person
    this.#over = new Set(known.over)
    const person = { birthDate, now: new Date(known.now), over: this.#over }
    this.#history = new HistoryPlacer(known.history, known.earlier.history, person)
    this.#keptBefore = new Set(known.earlier.kept)
    this.#labs = new LabPlacer(known.labs, known.timeZone)
    this.#immunizations = immunizationPlacer(known.immunizations)
    this.#visits = visitPlacer(known.visits, known.timeZone)
    this.#instantOf = instantReader(known.timeZone)
    this.#samplePlacer = new SamplePlacer(this.#now + CLOCK_SLACK_MS, birthDate)
  }

  /** As it would be with what was placed. */
  get history(): HistoryDetails {
    return this.#history.details
  }

  async take(batch: readonly Found[]): Promise<void> {
    for (const found of batch) {
      const asking = found.kind === 'samples' ? this.#samples(found) : this.#sort(found)
      // A wait for each of millions would take longer than sorting them.
      if (asking !== undefined) await asking
      if (this.#blocks.hasFull) await this.#blocks.drain()
    }
  }

  /** A promise only where the record is asked. */
  #sort(entry: Entry): Promise<void> | undefined {
    if (entry.kind === 'remark') this.#remark(entry.reason)
    else if (entry.kind === 'refused' || entry.kind === 'not-understood') {
      const { what, reason, original, source } = entry
      this.#refusal ??= reason
      const outcome = entry.kind === 'refused' ? 'refused' : 'not_understood'
      this.#blocks.add(outcome, 'other', { what, reason, original, where: source.where })
    } else if (entry.kind === 'patient') {
      if (this.#patients.size < PEOPLE) this.#patients.set(lastPart(entry.source.id), entry)
    } else if (this.#isAboutOther(entry)) this.#others += 1
    else return this.#place(entry)
    return undefined
  }

  async #samples(samples: Samples): Promise<void> {
    for (let row = 0; row < samples.id.length; row++) {
      if (this.#samplePlacer.areSteps(samples, row)) this.#totals.takeSteps(samples, row)
      else {
        const placed = this.#samplePlacer.place(samples, row)
        const asking = placed ? this.#placed(placed) : this.#place(vitalAt(samples, row))
        if (asking !== undefined) await asking
      }
    }
  }

  async end(): Promise<Sorted> {
    for (const entry of this.#totals.totals()) await this.#vital(entry)
    await this.#judgeWaiting()
    await this.#judging
    this.#placeHabits()
    await this.#placeDoses()
    const counts = await this.#blocks.end()
    if (this.#totals.pieces > 0)
      this.#remark(
        `Steps and sleep were added up to days, from ${this.#totals.pieces.toLocaleString('en')} recordings.`,
      )
    if (this.#others > 0) this.#remark(`${this.#others.toLocaleString('en')} entries about other people were left out.`)
    // An entry that was read and refused for its content is listed with its reasons: then the file is no riddle.
    const isNothing =
      this.#patients.size === 0 &&
      counts.every(({ outcome, kind, count }) => outcome === 'refused' && kind === 'other' && count <= 3)
    const problem = isNothing ? (this.#refusal ?? 'There is nothing in this file that we can read.') : null
    return {
      counts,
      problem,
      remarks: [...this.#remarks],
      person: this.#person(),
      people: this.#people(),
      questions: [...this.#questions.values()],
    }
  }

  #isAboutOther({ subject }: RecordEntry): boolean {
    if (!subject) return false
    const name = lastPart(subject)
    if (this.#subjects.has(name) || this.#subjects.size < PEOPLE)
      this.#subjects.set(name, (this.#subjects.get(name) ?? 0) + 1)
    return this.#known.subject !== null && name !== this.#known.subject
  }

  #people(): Sorted['people'] {
    // One patient alone is who everything is about, whatever it calls them.
    if (this.#patients.size === 1 || this.#subjects.size < 2 || this.#known.subject !== null) return []
    return [...this.#subjects].map(([subject, entries]) => ({
      subject,
      entries,
      name: nameOf(this.#patients.get(subject)) || `Person ${subject.slice(0, 40)}`,
    }))
  }

  #person(): Sorted['person'] {
    const [about] = this.#subjects.size === 1 ? this.#subjects.keys() : []
    const chosen = this.#patients.get(this.#known.subject ?? about ?? '') ?? this.#patients.values().next().value
    if (!chosen) return null
    return {
      name: nameOf(chosen),
      birthDate: chosen.birthDate ?? null,
      differs: differsFrom(this.#known.person, chosen),
    }
  }

  #remark(sentence: string): void {
    if (this.#remarks.size < REMARKS) this.#remarks.add(sentence)
  }

  #place(entry: Exclude<RecordEntry, PatientEntry>): Promise<void> | undefined {
    const impossible = impossibleTime(entry, { ...this.#known, instantOf: this.#instantOf })
    if (impossible) return this.#leave('refused', entry, impossible)
    switch (entry.kind) {
      case 'vital':
        return this.#totals.take(entry) ? undefined : this.#vital(entry)
      case 'lab':
        return this.#lab(entry)
      case 'immunization':
        return this.#inRoom(entry, this.#immunizations.place(entry), { immunization: entry })
      case 'visit': {
        const clock = wallClock(entry.time ?? '', this.#known.timeZone)
        if (!clock) return this.#leave('kept', entry, 'It has no day.')
        return this.#inRoom(entry, this.#visits.place(entry), { visit: { entry, clock } })
      }
      case 'document':
        return this.#document(entry)
      case 'condition':
      case 'medication':
      case 'allergy':
      case 'procedure':
      case 'family-history':
        return this.#inHistory(entry)
      case 'dose':
        return this.#doses.take(entry) ? undefined : this.#leave('kept', entry, NO_PLACE)
      case 'social': {
        const habit = habitOf(entry)
        if (!habit || this.#habits.length >= HABIT_ENTRIES) return this.#leave('kept', entry, NO_PLACE)
        this.#habits.push({ habit, entry })
        return undefined
      }
      default:
        return this.#leave('kept', entry, NO_PLACE)
    }
  }

  async #placeDoses(): Promise<void> {
    const medicines = [...this.#known.medicines, ...this.#history.details.medications.map(({ name }) => name)]
    const known = (ids: string[]) => this.#asks.knownDoses(ids)
    for await (const { entry, placed } of this.#doses.placed({ medicines, instantOf: this.#instantOf, known })) {
      if (placed.is !== 'new') this.#leave(placed.is, entry, 'reason' in placed ? placed.reason : undefined)
      else {
        const more = besideText(entry)
        this.#blocks.add('new', 'dose', { ...itemOf(entry), ...(more && { more }), dose: placed.write })
      }
      if (this.#blocks.hasFull) await this.#blocks.drain()
    }
  }

  /** The newest counts: what is older of another time is no contradiction. */
  #placeHabits(): void {
    const newestFirst = this.#habits.sort(
      (one, other) => inOrder(one.habit, other.habit) || (other.entry.time ?? '').localeCompare(one.entry.time ?? ''),
    )
    const said = new Set<Habit>()
    for (const { habit, entry } of newestFirst) {
      const placed = this.#history.habit(habit, entry)
      if (placed.is === 'differs' && said.has(habit)) this.#leave('kept', entry, 'The file says something newer of it.')
      else this.#keepPlaced(entry, placed)
      if (placed.is !== 'kept') said.add(habit)
    }
  }

  #leave(outcome: 'kept' | 'refused' | 'duplicate', entry: RecordEntry, reason?: string): undefined {
    if (entry.kind === 'patient') return
    // An entry that an earlier import keeps already is not kept twice.
    if (outcome === 'kept' && this.#keptBefore.has(factKey(entry))) return this.#leave('duplicate', entry)
    this.#blocks.add(outcome, entry.kind, {
      ...itemOf(entry),
      ...(reason && { reason }),
      ...(outcome !== 'duplicate' && { original: entry }),
    })
  }

  #inHistory(entry: Parameters<HistoryPlacer['place']>[0]): undefined {
    const placed = this.#history.place(entry)
    this.#ask(entry, 'asks' in placed ? placed.asks : undefined)
    this.#keepPlaced(entry, placed)
  }

  /** A question stays after its answer, so that the answer can be taken back. */
  #ask(entry: RecordEntry, asks: ImportAsk | undefined): void {
    const key = sourceKey(entry.source)
    const isOver = this.#over.has(key)
    const ask = asks ?? (isOver ? (entry.kind === 'allergy' ? 'still-allergic' : 'still-taken') : undefined)
    if (!ask || this.#questions.size >= QUESTIONS) return
    const { what = '', value = '', time } = itemOf(entry)
    this.#questions.set(key, { key, ask, what, value, since: time ?? null, isOver })
  }

  #keepPlaced(entry: Exclude<RecordEntry, PatientEntry>, placed: PlacedInHistory): undefined {
    if (placed.is === 'duplicate') return this.#leave('duplicate', entry)
    if (placed.is === 'differs') {
      const [before, value] = [historyText(placed.there), historyText(placed.made)]
      this.#blocks.add('differs', entry.kind, { ...itemOf(entry), before, value, original: entry })
      return
    }
    if (!('writes' in placed)) return this.#leave(placed.is, entry, placed.reason)
    const key = sourceKey(entry.source)
    const more = besideText(entry)
    // One entry of a file may be several of the record: the illnesses of one relative.
    for (const [at, history] of placed.writes.entries()) {
      const words = at === 0 && placed.is === 'changed' ? changeWords(history) : {}
      const item = { ...itemOf(entry), ...words, key, ...(more && { more }), history }
      this.#blocks.add(at === 0 ? placed.is : 'new', entry.kind, item)
    }
  }

  #lab(entry: Extract<RecordEntry, { kind: 'lab' }>): undefined {
    const placed = this.#labs.place(entry, entry.paper && this.#papers.get(paperName(entry.paper)))
    if (placed.is === 'duplicate') return this.#leave('duplicate', entry)
    if (!('write' in placed)) return this.#leave(placed.is, entry, placed.reason)
    const before = placed.before ? { before: labText(placed.before) } : {}
    const more = besideText(entry)
    this.#blocks.add(placed.is, 'lab', { ...itemOf(entry), ...before, ...(more && { more }), lab: placed.write })
  }

  #inRoom(
    entry: Extract<RecordEntry, { kind: 'immunization' | 'visit' }>,
    { is, ...more }: PlacedInRoom,
    write: Pick<Item, 'immunization' | 'visit'>,
  ): undefined {
    if (is === 'duplicate' || is === 'refused') this.#leave(is, entry, more.reason)
    else this.#blocks.add(is, entry.kind, { ...itemOf(entry), ...more, ...(is === 'new' && write) })
  }

  async #document(entry: Extract<RecordEntry, { kind: 'document' }>): Promise<void> {
    const placed = placeDocument(entry, this.#instantOf)
    if ('kept' in placed) return this.#leave('kept', entry, placed.kept)
    const { id } = placed.write.document
    const own = ownDocumentId(entry.source)
    const there = this.#seen.has(id) ? id : (await this.#asks.knownDocuments(own ? [id, own] : [id]))[0]
    this.#papers.set(paperName(entry.source), there ?? id)
    if (there) return this.#leave('duplicate', { ...entry, base64: '', text: '' })
    this.#blocks.add('new', 'document', { ...itemOf(entry), document: placed.write })
  }

  #vital(entry: VitalEntry): Promise<void> | undefined {
    const placed = placeVital(entry, this.#instantOf)
    if ('bound' in placed) return this.#lab({ ...entry, kind: 'lab' })
    if ('kept' in placed) return this.#leave('kept', entry, placed.kept)
    if ('refused' in placed) return this.#leave('refused', entry, placed.refused)
    return this.#placed({ where: entry.source.where, vital: placed.write })
  }

  #placed(reading: PlacedVital): Promise<void> | undefined {
    const { vital } = reading
    const isTwice = this.#seen.hasVital(VITAL_MEASURES[vital.measure].code, vital)
    if (vital.at > this.#now) vital.at = this.#now
    if (isTwice) this.#blocks.add('duplicate', 'vital', reading)
    else if (!this.#known.hasVitals) this.#blocks.addNewVital(reading)
    else if (this.#waiting.push(reading) >= VITALS_AT_ONCE) return this.#judgeWaiting()
    return undefined
  }

  /** While the record is asked about some, the next are read. */
  async #judgeWaiting(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    const before = this.#judging
    this.#judging = this.#asks
      .judge(waiting.map(({ vital }) => vital))
      .then((judged) => this.#sortJudged(waiting, judged))
    await before
  }

  #sortJudged(waiting: readonly PlacedVital[], judged: readonly Judged[]): void {
    for (const [at, placed] of waiting.entries()) {
      const known = judged[at] ?? { is: 'new' }
      if (known.is === 'duplicate') this.#blocks.add('duplicate', 'vital', placed)
      else if (known.is === 'new') this.#blocks.addNewVital(placed)
      else {
        const { where, vital } = placed
        const before = vitalText({ ...vital, ...known.before })
        this.#blocks.add('changed', 'vital', { where, vital, vitalBefore: known.before, before })
      }
    }
  }
}

const lastPart = (reference: string) => reference.split(/[/:|]/).at(-1) ?? reference

const paperName = ({ system, id }: Entry['source']) => `${system} ${id}`

const nameOf = (patient: PatientEntry | undefined): string =>
  patient ? patient.name || `${patient.given ?? ''} ${patient.family ?? ''}`.trim() : ''
