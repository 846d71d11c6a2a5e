import { ACTING_FOR_HEADER, API, type MarkAnswer, type PushNote } from '@salus/contract'
import { LATER_MINUTES, TAKEN } from './notification-of.ts'

type Fetch = (path: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

const FAILED = 'I could not note this. Tap to do it in the app.'

/** Marks or puts off the doses of a note with the session of this browser, and says what came of it. */
export async function answerDoses(
  note: PushNote,
  action: string,
  { fetch, now, newId }: { fetch: Fetch; now: Date; newId: () => string },
): Promise<string> {
  const { doses, of } = note
  const call = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...(of && { [ACTING_FOR_HEADER]: of.record }) },
      body: JSON.stringify(body),
    })
  try {
    if (action !== TAKEN) {
      const names = doses.map(({ medicineId, slot }) => ({ medicineId, slot }))
      const answer = await call(API.reminderSnooze, { doses: names, minutes: LATER_MINUTES })
      if (answer.status === 404) return 'There is nothing left to remind you of.'
      return answer.ok ? `I remind you again in ${LATER_MINUTES} minutes.` : FAILED
    }
    const marks = doses.map((dose) => ({ ...dose, id: newId(), status: 'taken', at: now.toISOString() }))
    const answer = await call(API.doses, { marks })
    if (!answer.ok) return FAILED
    const { items } = (await answer.json()) as { items: MarkAnswer[] }
    const open = items.filter(({ outcome }) => outcome === 'ask' || outcome === 'gone')
    if (open.length > 0) return 'Please look at this in the app first. Tap to open it.'
    return items.some(({ outcome }) => outcome === 'already') ? 'This was marked already.' : 'Marked as taken.'
  } catch {
    return FAILED
  }
}
