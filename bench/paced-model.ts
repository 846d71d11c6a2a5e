import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A model server of its own process, which speaks OpenAI's chat completions and says as many words, as fast, as the
 * question asks for (`questionOf` in `assistant-client.ts`). The first word comes at once. Prints its address.
 */
const SENTENCES =
  'Most people with a question like this one feel better after some days of rest. It helps to keep a regular time for sleep. Walk a little each morning and drink enough water. Talk to your doctor when something new begins or when you are worried about it.'
const WORDS = SENTENCES.split(' ')

interface Asked {
  messages: { content: string | { text: string }[] }[]
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as Asked
  const content = messages.at(-1)?.content ?? ''
  const text = typeof content === 'string' ? content : content.map((part) => part.text).join(' ')
  const [, words = '20', aSecond = '1000'] = /(\d+) words, (\d+) a second/.exec(text) ?? []
  await speak(response, Number(words), Number(aSecond))
})

async function speak(response: ServerResponse, words: number, aSecond: number) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const start = performance.now()
  for (let said = 0; said < words && !response.destroyed; said += 1) {
    // By the clock from the start, so that late timers do not add up.
    const early = start + (said * 1000) / aSecond - performance.now()
    if (early >= 1) await sleep(early)
    response.write(event({ content: `${WORDS[said % WORDS.length]} ` }))
  }
  response.write(event({}, 'stop'))
  response.end('data: [DONE]\n\n')
}

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 1, model: 'paced', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`)
})
