/** Answers that were asked for before the code that needs them was there. */
const asked = new Map<string, { answer: Promise<Response>; at: number }>()

/** What has waited longer is asked again. */
const FRESH_MS = 10_000

/**
 * Asks now; the first `send` of the same path takes the answer. A refusal waits for nobody: it may be out of date. Done
 * when there is an answer or none.
 */
export async function askEarly(path: string): Promise<void> {
  const answer = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } })
  asked.set(path, { answer, at: performance.now() })
  const isUseful = await answer.then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isUseful) asked.delete(path)
}

/** Only once. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const waiting = asked.get(path)
  asked.delete(path)
  return waiting && performance.now() - waiting.at < FRESH_MS ? waiting.answer : undefined
}
