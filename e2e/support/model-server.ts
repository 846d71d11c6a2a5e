import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const MODEL_KEY = 'sk-the-right-key-1234'

/** The last message asks the server to do this: `[refuses]`, `[breaks]`, or to say the words after `[says]`. */
const ORDER = /\[(refuses|breaks|says)\]\s*([^[]*)/
/** It hears this in every recording. */
export const HEARD = 'I have had a sore throat since yesterday'
const EVERYDAY = 'Rest and drink enough. Take amoxicillin 500 mg three times a day. See a doctor if it gets worse.'

/** A service that speaks the protocol of OpenAI's chat completions and transcriptions, on loopback. Returns its base address. */
export async function startModelServer(): Promise<string> {
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (request.headers.authorization !== `Bearer ${MODEL_KEY}`) return sendJson(response, 401, { error: {} })
  if (request.url?.endsWith('/models')) return sendJson(response, 200, { data: [{ id: 'small' }, { id: 'large' }] })
  if (request.url?.endsWith('/audio/transcriptions')) return sendJson(response, 200, { text: HEARD })
  const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: unknown }[] }
  const [, order, words] = ORDER.exec(JSON.stringify(messages.at(-1)?.content)) ?? []
  if (order === 'refuses') return sendJson(response, 401, { error: {} })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const text = order === 'says' && words ? words.replaceAll('\\n', '\n').replace(/"$/, '') : EVERYDAY
  for (const [at, word] of (text.match(/\S+\s*/g) ?? []).entries()) {
    // Some words have arrived by then.
    if (order === 'breaks' && at > 3) return void setTimeout(() => response.destroy(), 100)
    response.write(event({ content: word }, null))
  }
  response.write(event({}, 'stop'))
  response.end('data: [DONE]\n\n')
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const event = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
