import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Mail {
  from: string
  to: string[]
  raw: string
}

/** A real SMTP server that keeps what it gets. Ends with the test. */
export async function openMailbox(options: SMTPServerOptions = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(chunks).toString()
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { mails, url: `smtp://127.0.0.1:${port}` }
}

/** A gateway for text messages, answering as told. Ends with the test. */
export async function openGateway(answer: (call: number, response: ServerResponse) => void) {
  const calls: { headers: IncomingMessage['headers']; body: { to?: string; text?: string } }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
      answer(calls.length, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, url: `http://127.0.0.1:${port}/send` }
}
