import type { MarkAnswer } from '@salus/contract'
import { useSyncExternalStore } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { onePerPerson } from '#web/ui/one-per-person.ts'
import { dropStoredDrafts, keepStoredDrafts, loadStoredDrafts, storedDraftName } from '#web/ui/stored-draft.ts'
import { markDoses, undoMark } from './medicines-requests.ts'
import { tellOutcomes } from './today-outcomes.ts'
import { showMarks } from './today-shown.ts'
import type { Outcome, SentMark, Waiting } from './today-waiting.ts'

const KEY = 'dose-marks/'
const AGAIN_MS = 10_000
const PAUSE_MS = 3_000
const MOST_AT_ONCE = 100

const outbox = onePerPerson(makeOutbox, (one) => one.end())

/** Keeps waiting marks in the order in which they were made. */
export function useWaiting(): readonly Waiting[] {
  const { subscribe, all } = outbox()
  return useSyncExternalStore(subscribe, all)
}

/** Marks at once for the eye, then at the server: with the same id as often as it takes. */
export const sendMarks = (marks: readonly { name: string; mark: SentMark }[]): Promise<void> => outbox().add(marks)

export const takeBack = (marks: readonly Pick<Waiting, 'id' | 'name'>[]): Promise<void> => outbox().takeBack(marks)

/** The person was asked: it is marked all the same, or not at all. */
export const answerAsk = (id: string, isMarked: boolean): Promise<void> => outbox().answer(id, isMarked)

/** Tries again what waits. */
export const sendWaiting = (): Promise<void> => outbox().send()

/** The same, when the server answers something: not so soon after a failure that one would call forth the other. */
export const sendWhenReached = (): Promise<void> => outbox().sendSoon()

function makeOutbox() {
  let waiting: readonly Waiting[] = []
  let turn: Promise<void> = Promise.resolve()
  let failedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const draftOf = (id: string) => storedDraftName(KEY + id)
  const drafts = storedDraftName(KEY)
  const lost: Outcome[] = []
  const whenGone = (entry: Waiting) => lost.push({ kind: 'lost', name: entry.name, at: entry.mark?.at ?? null })
  const loaded = loadStoredDrafts<Waiting>(drafts, whenGone).then((kept) => {
    tellOutcomes(lost, takeBack)
    const here = new Set(waiting.map(({ id }) => id))
    const others = kept.filter(({ id }) => !here.has(id))
    if (others.length > 0) change([...others.map((each) => ({ ...each, hasFailed: true })), ...waiting])
  })

  function change(next: readonly Waiting[]) {
    waiting = next
    for (const listener of listeners) listener()
  }
  const keep = (entries: readonly Waiting[]) =>
    void keepStoredDrafts(entries.map((entry) => [draftOf(entry.id), entry]))
  function drop(id: string) {
    change(waiting.filter((entry) => entry.id !== id))
    void dropStoredDrafts(draftOf(id))
  }
  function replace(entry: Waiting) {
    change(waiting.map((each) => (each.id === entry.id ? entry : each)))
    keep([entry])
  }

  /** One at a time: what is sent twice at once would be answered twice. */
  function send(): Promise<void> {
    turn = turn.then(async () => {
      await loaded
      tellOutcomes(await sendAll(), takeBack)
    })
    return turn
  }

  async function sendAll(): Promise<Outcome[]> {
    clearTimeout(timer)
    const outcomes: Outcome[] = []
    for (const entry of waiting.filter(({ isUndone }) => isUndone)) outcomes.push(...(await sendUndo(entry)))
    const marks = waiting.filter(({ isUndone, asks }) => !isUndone && asks.length === 0)
    for (let from = 0; from < marks.length; from += MOST_AT_ONCE) {
      outcomes.push(...(await sendBatch(marks.slice(from, from + MOST_AT_ONCE))))
    }
    if (waiting.some(({ hasFailed }) => hasFailed)) {
      failedAt = Date.now()
      timer = setTimeout(() => void send(), AGAIN_MS)
    }
    return outcomes
  }

  async function sendUndo(entry: Waiting): Promise<Outcome[]> {
    try {
      await undoMark(entry.id)
    } catch (error) {
      if (mayWork(error)) {
        replace({ ...entry, hasFailed: true })
        return []
      }
      // Not there any more: that is what was wanted.
      if (!isNotThere(error)) {
        drop(entry.id)
        return [{ kind: 'refused', name: entry.name, message: sentenceOf(error) }]
      }
    }
    drop(entry.id)
    return []
  }

  async function sendBatch(batch: readonly Waiting[]): Promise<Outcome[]> {
    try {
      const answers = await markDoses(batch.flatMap(({ mark }) => mark ?? []))
      showMarks(answers)
      // A mark that was taken back meanwhile goes with the next turn.
      return batch.filter(({ id }) => isMarking(id)).flatMap((entry) => settle(entry, answers))
    } catch (error) {
      if (mayWork(error)) {
        for (const entry of batch) if (isMarking(entry.id)) replace({ ...entry, hasFailed: true })
        return []
      }
      // One that cannot be marked does not stand in the way of the others.
      if (batch.length > 1) {
        const outcomes: Outcome[] = []
        for (const entry of batch) outcomes.push(...(await sendBatch([entry])))
        return outcomes
      }
      return batch.map(({ id, name: called }) => {
        drop(id)
        return { kind: 'refused', name: called, message: sentenceOf(error) }
      })
    }
  }
  const isMarking = (wanted: string) => waiting.some(({ id, isUndone }) => id === wanted && !isUndone)

  function settle(entry: Waiting, answers: readonly MarkAnswer[]): Outcome[] {
    const answer = answers.find(({ id }) => id === entry.id)
    if (answer?.outcome === 'ask') replace({ ...entry, asks: answer.asks, hasFailed: false })
    else drop(entry.id)
    return answer ? [{ kind: 'answer', name: entry.name, answer }] : []
  }

  return {
    all: () => waiting,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    sendSoon: () => (Date.now() - failedAt < PAUSE_MS ? Promise.resolve() : send()),
    end: () => clearTimeout(timer),

    add(marks: readonly { name: string; mark: SentMark }[]): Promise<void> {
      const entries = marks.map((each) => ({ ...each, id: each.mark.id, isUndone: false, asks: [], hasFailed: false }))
      change([...waiting, ...entries])
      keep(entries)
      return send()
    },

    takeBack(marks: readonly Pick<Waiting, 'id' | 'name'>[]): Promise<void> {
      const entries = marks.map(({ id, name: called }) => {
        const known = waiting.find((entry) => entry.id === id)
        return { id, name: called, mark: known?.mark ?? null, isUndone: true, asks: [], hasFailed: false }
      })
      const gone = new Set(entries.map(({ id }) => id))
      change([...waiting.filter(({ id }) => !gone.has(id)), ...entries])
      keep(entries)
      return send()
    },

    answer(id: string, isMarked: boolean): Promise<void> {
      const entry = waiting.find((each) => each.id === id)
      if (!entry?.mark || !isMarked) {
        drop(id)
        return Promise.resolve()
      }
      replace({ ...entry, mark: { ...entry.mark, anyway: true }, asks: [] })
      return send()
    },
  }
}

/** Whether the same may go through later: nothing was wrong with it. */
const mayWork = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.retryable || error.code === 'session_required')

const isNotThere = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'
