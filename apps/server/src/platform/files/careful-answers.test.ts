import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDisk } from './open-disk.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A bucket at a store that answers in its own way. */
async function bucketThat(answer: Answer) {
  let left = 0
  const server = createServer((request, response) => {
    request.resume()
    response.on('error', () => {})
    response.once('close', () => {
      if (!response.writableFinished) left += 1
    })
    request.once('end', () => answer(response, request))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const disk = openDisk(
    {
      kind: 's3',
      bucket: 'salus',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    { beginMs: 300, answers: { bytes: 1_000_000, waitMs: 500 } },
  )
  return { disk: await disk(), leftBy: () => left }
}

const drips: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  const timer = setInterval(() => response.write('x'), 20)
  response.on('close', () => clearInterval(timer))
}
const floods: Answer = (response) => {
  const piece = Buffer.alloc(100_000, 'x')
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0
  for await (const piece of pieces) length += piece.length
  return length
}

test('a file is read whole, however slowly somebody takes it', async () => {
  const content = Buffer.alloc(900_000, 7)
  const { disk } = await bucketThat((response) => void response.end(content))
  const stream = await disk.getStream(randomUUID())
  let length = 0
  for await (const piece of stream) {
    length += (piece as Buffer).length
    // Longer in all than the store may take.
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  expect(length).toBe(content.length)
})

test.each<[string, Answer]>([
  ['drips without end', drips],
  ['is larger than any file', floods],
])('a file that %s is given up, and the connection with it', async (_how, answer) => {
  const { disk, leftBy } = await bucketThat(answer)
  const began = performance.now()
  await expect(disk.getStream(randomUUID()).then(readAll)).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(30_000)
  await expect.poll(leftBy).toBeGreaterThan(0)
})

test.each<[string, Answer]>([
  ['never begins', () => {}],
  ['drips without end', drips],
  ['is larger than any list', floods],
])('a store whose answer %s holds up no list, no saving and no look', async (_how, answer) => {
  const { disk } = await bucketThat(answer)
  const began = performance.now()
  await expect(disk.listAll('')).rejects.toThrow()
  if (answer !== floods) await expect(disk.getBytes(randomUUID())).rejects.toThrow()
  if (answer !== drips && answer !== floods) {
    await expect(disk.put(randomUUID(), Buffer.from('mine'))).rejects.toThrow()
    await expect(disk.exists(randomUUID())).rejects.toThrow()
  }
  expect(performance.now() - began).toBeLessThan(40_000)
})
