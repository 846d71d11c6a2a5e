import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export interface ModelCall {
  path: string
  authorization: string | undefined
  /** As it came. */
  raw: string
  body: { model: string; messages: { role: string; content: string | { text: string }[] }[]; stream: boolean }
}
export type Behaviour = (response: ServerResponse, call: ModelCall) => void | Promise<void>

/** A server that speaks the protocol of OpenAI's chat completions, each call as the next behaviour says; the last stays. */
export async function startModelServer(...behaviours: Behaviour[]) {
  const calls: ModelCall[] = []
  let closed = 0
  const server = createServer(async (request, response) => {
    const raw = await read(request)
    const body = raw.startsWith('{') ? JSON.parse(raw) : {}
    const call = { path: request.url ?? '', authorization: request.headers.authorization, raw, body }
    calls.push(call)
    response.once('close', () => {
      if (!response.writableEnded) closed += 1
    })
    await (behaviours[calls.length - 1] ?? behaviours.at(-1))?.(response, call)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, calls, leftBy: () => closed }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Says the words one by one and ends as it should. */
export const says =
  (text: string): Behaviour =>
  (response) => {
    begin(response)
    for (const word of text.match(/\S+\s*/g) ?? []) response.write(event({ content: word }))
    response.write(event({}, 'stop'))
    response.end('data: [DONE]\n\n')
  }

export const refuses =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'no', type: 'x', param: null, code: null } }))
  }

/** Says some words, and then nothing: the connection stays, ends too early, or breaks. */
export const breaksOff =
  (text: string, how: 'stays' | 'ends' | 'breaks'): Behaviour =>
  (response) => {
    begin(response)
    response.write(event({ content: text }))
    if (how === 'ends') response.end()
    if (how === 'breaks') setTimeout(() => response.destroy(), 20)
  }

export const neverBegins: Behaviour = () => {}

export const babbles: Behaviour = (response) => {
  begin(response)
  response.end('data: {"choices": [ half an event\n\ndata: [DONE]\n\n')
}

export const answersHtml: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<h1>Welcome to the proxy</h1>')
}

/** Sends the caller to the same path of another server, in the way that keeps what was posted. */
export const sendsTo =
  (url: string): Behaviour =>
  (response) => {
    response.writeHead(307, { location: `${url}/chat/completions` })
    response.end()
  }

/** Says it all in one event. */
export const saysAtOnce =
  (text: string): Behaviour =>
  (response) => {
    begin(response)
    response.write(event({ content: text }))
    response.write(event({}, 'stop'))
    response.end('data: [DONE]\n\n')
  }

/** Says the same over and over, as fast as it is taken; without words, what is no event. */
export const floods =
  (text: string, times: number): Behaviour =>
  async (response) => {
    begin(response)
    const piece = text === '' ? ':'.repeat(1_000) : event({ content: text })
    for (let turn = 0; turn < times && !response.destroyed; turn += 1) {
      if (!response.write(piece)) await sleep(1)
    }
    response.end()
  }

/** Says a little now and then, and never ends. */
export const drips =
  (text: string, everyMs: number): Behaviour =>
  (response) => {
    begin(response)
    const timer = setInterval(() => response.write(event({ content: text })), everyMs)
    response.once('close', () => clearInterval(timer))
  }

/** Thinks, and never comes to a word. */
export const thinksOn: Behaviour = (response) => {
  begin(response)
  const timer = setInterval(() => response.write(event({ reasoning_content: 'hm ' })), 20)
  response.once('close', () => clearInterval(timer))
}

/** Tells which models there are to the one right key, and refuses every other. */
export const listsModels =
  (key: string, ...models: string[]): Behaviour =>
  (response, { authorization }) => {
    const isRight = authorization === `Bearer ${key}`
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isRight ? { data: models.map((id) => ({ id, object: 'model' })) } : { error: {} }))
  }
