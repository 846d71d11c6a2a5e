import { randomUUID } from 'node:crypto'
import { API, type ReplyEvent } from '@salus/contract'
import { post, type Session } from './salus.ts'

/** Milliseconds from the request to each word, in order. */
export type WordTimes = number[]

/** What the paced model reads its orders from; harmless, so that no rule speaks before the model. */
export const questionOf = (words: number, aSecond: number) =>
  `How can I sleep better? Please answer in ${words} words, ${aSecond} a second.`

/** Asks in a new conversation. Throws when the answer is no `answeredBy` of the kind wanted, or does not end. */
export async function askSalus(session: Session, text: string): Promise<WordTimes> {
  const start = performance.now()
  const answer = await post(session, API.messages(randomUUID()), { id: randomUUID(), text })
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  const times: WordTimes = []
  let isDone = false
  for await (const line of linesOf(answer)) {
    const event = JSON.parse(line) as ReplyEvent
    if (event.type === 'failed' || event.type === 'corrected') throw new Error(`The answer held: ${line}`)
    if (event.type === 'done') isDone = true
    if (event.type === 'words') addWords(times, event.text, performance.now() - start)
  }
  if (!isDone) throw new Error('The answer broke off.')
  return times
}

/** Asks the model server itself, with the same question. */
export async function askModel(url: string, text: string): Promise<WordTimes> {
  const start = performance.now()
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'paced', stream: true, messages: [{ role: 'user', content: text }] }),
  })
  const times: WordTimes = []
  for await (const line of linesOf(answer)) {
    if (!line.startsWith('data: {')) continue
    const { choices } = JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] }
    addWords(times, choices[0]?.delta.content ?? '', performance.now() - start)
  }
  return times
}

function addWords(times: WordTimes, text: string, at: number) {
  for (const _ of text.match(/\S+/g) ?? []) times.push(at)
}

async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
}
