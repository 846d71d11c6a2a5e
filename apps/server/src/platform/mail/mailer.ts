import { PermanentFailure, type Send } from './delivery.ts'

const CONNECT_MS = 5_000
const SILENCE_MS = 8_000
/** For one message: a server that says a little now and then holds up the others no longer. */
const LONGEST_MS = 60_000

/** Mail by SMTP. The library is loaded with the first message: a household may never send one. */
export function mailer(settings: { url: string; from: string }, brand: string): Send {
  const url = new URL(settings.url)
  const limits = {
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  }
  for (const [name, ms] of Object.entries(limits)) url.searchParams.set(name, String(ms))
  const from = settings.from.includes('<') ? settings.from : { name: brand, address: settings.from }

  return async (to, { subject, text, replyTo }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(url.href)
    const tooLong = Promise.withResolvers<never>()
    const timer = setTimeout(() => tooLong.reject(new Error('The mail server took too long.')), LONGEST_MS)
    try {
      const sent = transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        // RFC 3834: no "out of office" comes back.
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await Promise.race([sent, tooLong.promise])
    } catch (error) {
      const { responseCode } = error as { responseCode?: number }
      // RFC 5321, 4.2.1: 5xx is the server's last word.
      if (responseCode !== undefined && responseCode >= 500) throw new PermanentFailure('refused', { cause: error })
      throw error
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  }
}
