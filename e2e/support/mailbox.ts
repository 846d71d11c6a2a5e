import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FILE = join(process.env.SALUS_E2E_DATA ?? '', 'mails.txt')

/** As much of SMTP as a message needs: it takes every one, and keeps it in a file. Returns its address. */
export async function startMailbox(): Promise<string> {
  const server = createServer((socket) => {
    let waiting = ''
    let mail: string[] | null = null
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (mail && line !== '.') return void mail.push(line)
      if (mail) {
        appendFileSync(FILE, `${mail.join('\n')}\n\n`)
        mail = null
        return say('250 kept')
      }
      if (/^data/i.test(line)) {
        mail = []
        return say('354 go on')
      }
      say(/^quit/i.test(line) ? '221 bye' : '250 ok')
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = `${waiting}${chunk}`.split('\r\n')
      waiting = lines.pop() ?? ''
      lines.forEach(hear)
    })
    say('220 mailbox')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The mails so far, once these words are among them. */
export async function waitForMail(words: string): Promise<string> {
  const mails = () => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
  await expect.poll(mails, { timeout: 30_000 }).toContain(words)
  return mails()
}
