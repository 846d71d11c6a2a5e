import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { openMailbox } from '#server/testing/mailbox.ts'
import { makeTestApp } from '#server/testing/test-app.ts'

const MESSAGE = { name: 'Asha Rao', email: 'asha@example.com', message: 'Hello,\nthe button is too small.' }

eachDatabase((makeDatabase) => {
  const start = async (env: Record<string, string> = {}) => {
    const mailbox = await openMailbox()
    const mail = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'salus@example.com' }
    const app = await makeTestApp(await makeDatabase(), {
      env: { ...mail, SALUS_SUPPORT_EMAIL: 'help@example.com', ...env },
    })
    const send = (payload: object) => app.call({ method: 'POST', url: API.contact, payload })
    return { app, mailbox, send }
  }

  describe('a message from the contact page', () => {
    test('reaches the support address, and an answer to it whoever wrote', async () => {
      const { app, mailbox, send } = await start()
      expect((await app.call({ url: API.site })).json().contactForm).toBe(true)
      expect((await send(MESSAGE)).statusCode).toBe(204)
      await app.deliver()
      const [mail] = mailbox.mails
      expect(mail?.to).toEqual(['help@example.com'])
      expect(mail?.raw).toMatch(/^Reply-To: asha@example\.com\r?$/m)
      expect(mail?.raw).toContain('the button is too small.')
    })

    test.each([
      { ...MESSAGE, email: 'asha@example.com\r\nBcc: everybody@example.com' },
      { ...MESSAGE, email: 'asha@example.com, other@example.com' },
      { ...MESSAGE, email: 'asha' },
      { ...MESSAGE, name: 'Asha\r\nBcc: everybody@example.com' },
      { ...MESSAGE, name: 'A'.repeat(121) },
      { ...MESSAGE, message: '   ' },
      { ...MESSAGE, message: 'x'.repeat(4_001) },
      [],
    ])('is refused when it is not right, and nothing is sent: %j', async (payload) => {
      const { app, mailbox, send } = await start()
      expect((await send(payload)).statusCode).toBe(400)
      await app.deliver()
      expect(mailbox.mails).toEqual([])
    })

    test('has a head of our own words alone, whatever is typed', async () => {
      const { app, mailbox, send } = await start()
      await send({ ...MESSAGE, message: 'Subject: free\r\nBcc: everybody@example.com\r\n\r\n.\r\nQUIT' })
      await app.deliver()
      expect(mailbox.mails).toHaveLength(1)
      expect(mailbox.mails[0]?.to).toEqual(['help@example.com'])
      const [head = ''] = (mailbox.mails[0]?.raw ?? '').split('\r\n\r\n')
      expect(head).not.toMatch(/^bcc:/im)
      expect(head).toMatch(/^Subject: A message from the contact page of Salus/m)
    })

    test('is limited for one network', async () => {
      const { send } = await start()
      const codes = []
      for (let each = 0; each < 4; each++) codes.push((await send(MESSAGE)).statusCode)
      expect(codes).toEqual([204, 204, 204, 429])
    })

    test('has no form where no support address is set', async () => {
      const { app, send } = await start({ SALUS_SUPPORT_EMAIL: '' })
      expect((await app.call({ url: API.site })).json().contactForm).toBe(false)
      expect((await send(MESSAGE)).statusCode).toBe(404)
    })
  })
})
