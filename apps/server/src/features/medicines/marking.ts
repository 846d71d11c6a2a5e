import type { DoseMark, MarkAnswer, NewDoseMark } from '@salus/contract'
import { type Dose, dosesBetween, type Mark, mayTakeNow } from '@salus/dosing'
import { ingredientsOf } from '@salus/library'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { DosesRepository, KeptMark } from './doses.repository.ts'
import type { KeptList } from './medicines.repository.ts'
import type { KeptMedicine } from './stored-medicine.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** An edit moves a dose within its day, a journey to a neighbouring one; a dose of last week may be written down. */
const LOOKED_AROUND_MS = 3 * DAY_MS
const OLDEST_MS = 40 * DAY_MS
/** Doses as needed count within a week, and within the whole window that the label names. */
const LEAST_WINDOW_MS = 8 * DAY_MS
/** Where no label says how long two doses of one ingredient stay apart. */
const APART_MS = 4 * HOUR_MS
/** Devices whose clock goes ahead. */
const AHEAD_MS = 5 * 60_000
/** When several take something at once, all but one look again. */
const TRIES = 10

interface Deps {
  doses: DosesRepository
  listOf: (ownerId: string) => Promise<KeptList>
  shown: (marks: readonly KeptMark[]) => Promise<DoseMark[]>
  now: () => Date
}

/** Marks doses as taken or skipped. What is doubtful is asked before, and never refused. */
export function marking({ doses, listOf, shown, now }: Deps) {
  async function markOne(ownerId: string, list: KeptList, sent: NewDoseMark, byId: string | null): Promise<MarkAnswer> {
    const medicine = list.medicines.find(({ id }) => id === sent.medicineId)
    const markedAt = now().toISOString()
    const at = sent.at ? new Date(sent.at).toISOString() : markedAt
    if (Date.parse(at) > now().getTime() + AHEAD_MS)
      throw new AppError('invalid_request', { fields: { at: 'Please choose a time that is not still to come.' } })
    if (!medicine) return { id: sent.id, outcome: 'gone', mark: null, asks: [] }
    const dose = sent.slot === undefined ? null : await plannedDose(ownerId, medicine, sent, at)
    if (dose === undefined) {
      const there = await doses.find(ownerId, { id: sent.id, medicineId: medicine.id, slot: sent.slot ?? '' })
      return answer(sent.id, there, there?.id === sent.id ? 'marked' : 'already')
    }
    const mark: KeptMark = {
      id: sent.id,
      medicineId: medicine.id,
      slot: dose?.slot ?? `extra-${sent.id}`,
      status: sent.status,
      at,
      plannedAt: dose?.at ?? null,
      amount: sent.amount ?? dose?.amount ?? usualAmount(medicine),
      why: sent.why,
      markedAt,
      byId,
    }
    if (sent.status === 'taken' && !sent.anyway && countsOnOthers(list, medicine, sent))
      return afterAsking(ownerId, list, medicine, mark)
    return (await doses.add(ownerId, mark)) ? answer(sent.id, mark, 'marked') : thereAlready(ownerId, mark)
  }

  /** Asks by what was taken, and marks when nothing was marked meanwhile; else it asks again. */
  async function afterAsking(
    ownerId: string,
    list: KeptList,
    medicine: KeptMedicine,
    mark: KeptMark,
  ): Promise<MarkAnswer> {
    const from = new Date(Date.parse(mark.at) - windowOf(medicine)).toISOString()
    let before: number | undefined
    for (let tries = 0; tries < TRIES; tries += 1) {
      const count = await doses.countSince(ownerId, from)
      // Nothing came between, and yet it could not be marked: this dose or this id is taken.
      if (count === before) return thereAlready(ownerId, mark)
      const asks = asksBefore(list, medicine, mark, await doses.since(ownerId, from))
      if (asks.length > 0) {
        const there = await doses.find(ownerId, mark)
        return there ? thereAlready(ownerId, mark) : { id: mark.id, outcome: 'ask', mark: null, asks }
      }
      if (await doses.addIfNothingCame(ownerId, mark, from, count)) return answer(mark.id, mark, 'marked')
      before = count
    }
    throw new AppError('medicines_busy')
  }

  async function thereAlready(ownerId: string, mark: KeptMark): Promise<MarkAnswer> {
    const there = await doses.find(ownerId, mark)
    // Under this id something was marked and undone, or marked of another medicine.
    return answer(mark.id, there, there?.id === mark.id && there.slot === mark.slot ? 'marked' : 'already')
  }

  async function answer(id: string, mark: KeptMark | null, outcome: 'marked' | 'already'): Promise<MarkAnswer> {
    if (!mark) return { id, outcome: 'gone', mark: null, asks: [] }
    const [told = null] = await shown([mark])
    return { id, outcome, mark: told, asks: [] }
  }

  /** The dose of the plan that a slot names; undefined where the plan has none of that name. */
  async function plannedDose(
    ownerId: string,
    medicine: KeptMedicine,
    { slot, plannedAt }: NewDoseMark,
    at: string,
  ): Promise<Dose | undefined> {
    const marks = await marksFor(ownerId, medicine, new Date(Date.parse(plannedAt ?? at) - OLDEST_MS).toISOString())
    const among = (from: number, to: number) =>
      dosesBetween(medicine.plan, new Date(from).toISOString(), new Date(to).toISOString(), marks).find(
        (dose) => dose.slot === slot || dose.insteadOf?.includes(slot ?? ''),
      )
    const guess = Date.parse(plannedAt ?? at)
    return (
      (plannedAt && among(guess, guess + 1)) || among(guess - LOOKED_AROUND_MS, guess + LOOKED_AROUND_MS) || undefined
    )
  }

  async function marksFor(ownerId: string, { id, plan }: KeptMedicine, from: string): Promise<Mark[]> {
    // Only what is counted from the last one depends on what was taken.
    const depends = plan.some(({ schedule }) => schedule.kind === 'interval' && schedule.countedFrom === 'taken')
    if (!depends) return []
    const [recent, last] = await Promise.all([doses.since(ownerId, from), doses.lastOf(ownerId, id, 20)])
    const all = new Map([...recent.filter((each) => each.medicineId === id), ...last].map((each) => [each.id, each]))
    return [...all.values()].map(asMark)
  }

  return async (ownerId: string, sent: readonly NewDoseMark[], byId: string | null): Promise<MarkAnswer[]> => {
    const list = await listOf(ownerId)
    const answers: MarkAnswer[] = []
    // In turn: what is taken now counts for what is asked next.
    for (const each of sent) answers.push(await markOne(ownerId, list, each, byId))
    return answers
  }
}

/** Whether what else was taken is asked about before a dose is marked. */
const countsOnOthers = ({ medicines }: KeptList, medicine: KeptMedicine, { slot }: NewDoseMark): boolean =>
  (slot === undefined && medicine.schedule?.kind === 'asNeeded') ||
  medicines.some((other) => other.id !== medicine.id && sharesIngredient(medicine, other))

/** Tells what is doubtful about a dose, by what was taken lately. */
function asksBefore(
  { medicines }: KeptList,
  medicine: KeptMedicine,
  { amount, plannedAt, at }: KeptMark,
  recent: readonly KeptMark[],
): MarkAnswer['asks'] {
  const { schedule } = medicine
  const asks: MarkAnswer['asks'] = []
  if (plannedAt === null && schedule?.kind === 'asNeeded') {
    const own = recent.filter(({ medicineId }) => medicineId === medicine.id).map(asMark)
    const may = mayTakeNow(schedule, own, at, amount ?? schedule.amount)
    if (!may.may && may.why !== 'not-begun' && may.why !== 'paused' && may.why !== 'over') {
      const from = 'freeAt' in may && may.freeAt !== undefined ? may.freeAt : null
      asks.push({ ask: may.why === 'too-soon' ? 'too-soon' : 'over-most', from, otherId: null })
    } else if (may.may && may.isLast) asks.push({ ask: 'last-allowed', from: null, otherId: null })
  }
  for (const other of medicines) {
    if (other.id === medicine.id || !sharesIngredient(medicine, other)) continue
    const apart = Math.max(APART_MS, gapOf(medicine), gapOf(other))
    const close = recent.filter(
      ({ medicineId, status, at: taken }) =>
        medicineId === other.id && status === 'taken' && Math.abs(Date.parse(taken) - Date.parse(at)) < apart,
    )
    const last = Math.max(...close.map((mark) => Date.parse(mark.at)))
    if (close.length > 0) {
      asks.push({ ask: 'same-ingredient', from: new Date(last + apart).toISOString(), otherId: other.id })
    }
  }
  return asks
}

/** How long ago a dose as needed may be that counts for the next one, in milliseconds. */
export function windowOf({ schedule }: KeptMedicine): number {
  if (schedule?.kind !== 'asNeeded') return LEAST_WINDOW_MS
  return Math.max(LEAST_WINDOW_MS, Math.max(schedule.most?.hours ?? 0, schedule.gapHours ?? 0) * HOUR_MS + DAY_MS)
}

export const asMark = ({ slot, status, at, plannedAt, amount }: KeptMark): Mark => ({
  slot,
  status,
  at,
  amount: amount ?? 1,
  ...(plannedAt !== null && { plannedAt }),
})

export function usualAmount({ schedule, supply }: KeptMedicine): number | null {
  if (schedule && 'amount' in schedule) return schedule.amount
  return supply?.perDose ?? null
}

/** Two strengths that are taken together by a plan are meant; something for the pain beside a combination is not. */
function sharesIngredient(one: KeptMedicine, other: KeptMedicine): boolean {
  if (!one.asNeeded && !other.asNeeded) return false
  const own = ingredientsOf(one.name)
  return ingredientsOf(other.name).some((id) => own.includes(id))
}

const gapOf = ({ schedule }: KeptMedicine): number =>
  schedule?.kind === 'asNeeded' ? (schedule.gapHours ?? 0) * HOUR_MS : 0
