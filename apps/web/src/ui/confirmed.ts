/** Runs work that the server may want a proof for: the person is asked, and it runs again. False when they called it off. */
export type Confirmed = (work: () => Promise<void>) => Promise<boolean>

/** What such work answers; null when it was called off. */
export async function answerWhen<T>(confirmed: Confirmed, work: () => Promise<T>): Promise<T | null> {
  const answers: T[] = []
  await confirmed(async () => {
    answers.push(await work())
  })
  return answers[0] ?? null
}
