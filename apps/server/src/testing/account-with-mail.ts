import { API } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import { openMailbox } from './mailbox.ts'
import { makeTestApp, someForm } from './test-app.ts'

/** Salus in production with real mail, and a person who has an account. */
export async function withAccount(database: Database) {
  let now = new Date()
  const mailbox = await openMailbox()
  const env = {
    SALUS_MODE: 'production',
    SALUS_PUBLIC_ORIGIN: 'https://salus.example',
    SALUS_SMTP_URL: mailbox.url,
    SALUS_MAIL_FROM: 'post@salus.example',
  }
  const app = await makeTestApp(database, { env, now: () => now })
  const site = { host: 'salus.example', origin: 'https://salus.example' }
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.call({ method: 'POST', url, payload, headers: { ...site, ...headers } })
  const form = someForm()
  const sent = await post(API.signUpCode, form)
  const code = /\b(\d{6})\b/.exec(mailbox.mails[0]?.raw ?? '')?.[1] ?? ''
  await post(API.signUp, { ...form, signUpId: sent.json().signUpId, code })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const logIn = (password: string) => post(API.login, { username: form.email, password })
  const newMails = async () => {
    mailbox.mails.length = 0
    await app.deliver()
    return mailbox.mails.map(({ to, raw }) => ({ to, text: raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') }))
  }
  await newMails()
  const tokenIn = (text: string | undefined) => /\/reset-password#([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  /** Logs in. The cookie goes with it. */
  const enter = async () => {
    const { cookies } = await logIn(form.password)
    return { ...site, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }
  return { app, site, post, form, pass, logIn, enter, newMails, tokenIn, mailbox }
}
