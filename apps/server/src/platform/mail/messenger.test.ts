import { createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openGateway, openMailbox } from '#server/testing/mailbox.ts'
import { accountExistsMessage, codeMessage } from './messages.ts'
import { createMessenger, type Destination } from './messenger.ts'

const messenger = (env: Record<string, string>) => {
  const config = readConfig({ SALUS_PUBLIC_ORIGIN: 'https://salus.example', ...env })
  const { send } = createMessenger(config)
  const about = { brand: config.site.brand, origin: config.publicOrigin }
  return {
    sendCode: ({ code, ...to }: Destination & { code: string }) => send(to, codeMessage({ ...about, code })),
    sendAccountExists: (to: Destination) => send(to, accountExistsMessage(about)),
  }
}
const byMail = (url: string, from = 'codes@salus.example') => messenger({ SALUS_SMTP_URL: url, SALUS_MAIL_FROM: from })
const toAsha = { channel: 'email', to: 'asha@example.com', code: '482913' } as const
const toMobile = { channel: 'mobile', to: '+919876543210', code: '482913' } as const

it('a code arrives by e-mail, in plain words', async () => {
  const { mails, url } = await openMailbox()
  await byMail(url).sendCode(toAsha)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({ from: 'codes@salus.example', to: ['asha@example.com'] })
  expect(mail?.raw).toContain('From: Salus <codes@salus.example>')
  expect(mail?.raw).toContain('Subject: 482913 is your Salus code')
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
  expect(mail?.raw).toMatch(/your code for Salus is 482913\./)
  expect(mail?.raw).not.toMatch(/<html|https?:/i)
})

it('the brand and the sender are those of the installation', async () => {
  const { mails, url } = await openMailbox()
  const sender = messenger({
    SALUS_BRAND: 'Hausarzt Müller',
    SALUS_SMTP_URL: url,
    SALUS_MAIL_FROM: 'Praxis <post@praxis.example>',
  })
  await sender.sendAccountExists(toAsha)
  expect(mails[0]?.from).toBe('post@praxis.example')
  expect(mails[0]?.raw).toContain('From: Praxis <post@praxis.example>')
  const text = Buffer.from(
    mails[0]?.raw
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) ?? '',
    'latin1',
  ).toString()
  expect(text).toContain('It already has an account.')
  expect(text).toContain('Hausarzt Müller')
  expect(text).toContain('https://salus.example/login')
})

it('an address cannot smuggle in more recipients or headers', async () => {
  const { mails, url } = await openMailbox()
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '"a@example.com> RCPT TO:<b@example.com"@x.example',
  ]) {
    await byMail(url)
      .sendCode({ ...toAsha, to })
      .catch(() => {})
  }
  for (const mail of mails) {
    expect(mail.to).toHaveLength(1)
    expect(mail.to).not.toContain('b@example.com')
    expect(mail.raw).not.toMatch(/^Bcc:/im)
  }
})

it('a server that fails for a moment is tried once more', async () => {
  let calls = 0
  const { mails, url } = await openMailbox({
    onRcptTo(_address, _session, done) {
      calls++
      done(calls === 1 ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined)
    },
  })
  await byMail(url).sendCode(toAsha)
  expect(mails).toHaveLength(1)
  expect(calls).toBe(2)
})

it('an address that the server refuses for good is not tried again', async () => {
  let calls = 0
  const { url } = await openMailbox({
    onRcptTo(_address, _session, done) {
      calls++
      done(Object.assign(new Error('no such user asha@example.com'), { responseCode: 550 }))
    },
  })
  await expect(byMail(url).sendCode(toAsha)).rejects.toMatchObject({ code: 'code_not_sent', status: 503 })
  expect(calls).toBe(1)
})

it('a server that is not there, or says nothing, ends in a clear failure in time', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as { port: number }
  const started = Date.now()
  await expect(byMail(`smtp://127.0.0.1:${port}`).sendCode(toAsha)).rejects.toMatchObject({ code: 'code_not_sent' })
  expect(Date.now() - started).toBeLessThan(45_000)
  await expect(byMail('smtp://127.0.0.1:1').sendCode(toAsha)).rejects.toMatchObject({ code: 'code_not_sent' })
})

it('a code arrives by text message, with the token of the gateway', async () => {
  const { calls, url } = await openGateway((_call, response) => response.writeHead(202).end('taken'))
  await messenger({ SALUS_SMS_URL: url, SALUS_SMS_TOKEN: 'secret-token' }).sendCode(toMobile)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer secret-token', 'content-type': 'application/json' })
  expect(calls[0]?.body).toEqual({
    to: '+919876543210',
    text: '482913 is your Salus code. It works for 10 minutes. Never tell it to anyone.',
  })
})

it('a gateway that fails for a moment is tried once more, one that refuses is not', async () => {
  const shaky = await openGateway((call, response) => response.writeHead(call === 1 ? 503 : 200).end())
  await messenger({ SALUS_SMS_URL: shaky.url }).sendCode(toMobile)
  expect(shaky.calls).toHaveLength(2)
  const strict = await openGateway((_call, response) => response.writeHead(401).end())
  await expect(messenger({ SALUS_SMS_URL: strict.url }).sendCode(toMobile)).rejects.toMatchObject({
    code: 'code_not_sent',
  })
  expect(strict.calls).toHaveLength(1)
  const down = await openGateway((_call, response) => response.destroy())
  await expect(messenger({ SALUS_SMS_URL: down.url }).sendCode(toMobile)).rejects.toMatchObject({
    code: 'code_not_sent',
  })
  expect(down.calls).toHaveLength(2)
})

it('the token of the gateway does not follow it to another address', async () => {
  const other = await openGateway((_call, response) => response.writeHead(200).end())
  const gateway = await openGateway((_call, response) => response.writeHead(307, { location: other.url }).end())
  const sender = messenger({ SALUS_SMS_URL: gateway.url, SALUS_SMS_TOKEN: 'secret-token' })
  await expect(sender.sendCode(toMobile)).rejects.toMatchObject({ code: 'code_not_sent' })
  expect(other.calls).toHaveLength(0)
})

it('without a way to send, nothing is called sent', async () => {
  await expect(messenger({}).sendCode(toAsha)).rejects.toMatchObject({ code: 'code_not_sent' })
})
