import type { Config } from '#server/config.ts'
import { AppError } from '../errors/app-error.ts'
import { PermanentFailure, type Send, withOneRetry } from './delivery.ts'
import { mailer } from './mailer.ts'
import type { Message } from './messages.ts'
import { smsGateway } from './sms-gateway.ts'

export type Channel = 'email' | 'mobile'

export interface Destination {
  channel: Channel
  /** An e-mail address, or a number in E.164. */
  to: string
}

export interface Messenger {
  canSend(channel: Channel): boolean
  /** Throws `code_not_sent`, with the reason as its cause. */
  send(destination: Destination, message: Message): Promise<void>
}

/**
 * Real messages, by what is configured. What cannot be sent is never told as sent; `onFailure` tells the host, without
 * the address.
 */
export function createMessenger(
  config: Pick<Config, 'mail' | 'sms' | 'site'>,
  onFailure: (channel: Channel, reason: string) => void = () => {},
): Messenger {
  const senders: Record<Channel, Send | undefined> = {
    email: config.mail && withOneRetry(mailer(config.mail, config.site.brand)),
    mobile: config.sms && withOneRetry(smsGateway(config.sms)),
  }
  return {
    canSend: (channel) => senders[channel] !== undefined,
    async send({ channel, to }, message) {
      try {
        await (senders[channel] ?? refuse)(to, message)
      } catch (cause) {
        onFailure(channel, reasonOf(cause))
        throw new AppError('code_not_sent', { cause })
      }
    },
  }
}

const refuse: Send = () => Promise.reject(new PermanentFailure('There is nothing configured that could send this.'))

/** What a host can act on. The texts of mail servers often quote the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = ((error as Error).cause ?? error) as { code?: string; responseCode?: number }
  return String(responseCode ?? code ?? (error as Error).name)
}
