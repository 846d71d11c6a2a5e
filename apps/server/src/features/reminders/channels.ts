import {
  type DELIVERY_OUTCOMES,
  type NewReminderDevice,
  type PushNote,
  pageOf,
  type ReminderSettings,
  reminderText,
} from '@salus/contract'
import webPush from 'web-push'
import { carefulFetch, SentElsewhere } from '#server/platform/http/careful-fetch.ts'
import { failureCode } from '#server/platform/jobs/job-kinds.ts'
import type { PushKeys } from './push-keys.ts'

export interface Outcome {
  outcome: (typeof DELIVERY_OUTCOMES)[number]
  code: string | null
}

interface Deps {
  keys: PushKeys
  /** Who asks the push services: an address of mail or of the web. */
  subject: string
  brand: string
  /** Where the product is; where a click leads. */
  origin: string
  fetch: typeof globalThis.fetch
}

const PATIENCE_MS = 10_000
const MOST_ANSWER_BYTES = 10_000
/** An hour later a reminder of a dose helps nobody; one of a supply does until the evening. */
const DOSE_KEPT_SECONDS = 60 * 60
const SUPPLY_KEPT_SECONDS = 10 * 60 * 60

/** Sends to addresses that people gave, which are trusted with nothing. */
export function channels({ keys, subject, brand, origin, fetch }: Deps) {
  const send = carefulFetch(MOST_ANSWER_BYTES, fetch)

  async function post(url: string, init: RequestInit): Promise<Outcome> {
    try {
      const response = await send(url, { ...init, method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
      await response.body?.cancel()
      return outcomeOf(response.status)
    } catch (error) {
      return outcomeOfFailure(error)
    }
  }

  return {
    /** Sealed for the browser: the push service learns nothing but that something came (RFC 8291). */
    async push({ endpoint, keys: of }: NewReminderDevice, note: PushNote, isUrgent: boolean): Promise<Outcome> {
      let sealed: webPush.RequestDetails
      try {
        sealed = webPush.generateRequestDetails({ endpoint, keys: of }, JSON.stringify(note), {
          vapidDetails: { subject, ...keys },
          TTL: note.code === 'refill' || note.code === 'expired' ? SUPPLY_KEPT_SECONDS : DOSE_KEPT_SECONDS,
          urgency: isUrgent ? 'high' : 'normal',
          // The service replaces a note that still waits under the same topic.
          topic: note.tag,
        })
      } catch {
        // No point of the curve: a key that no browser gave.
        return { outcome: 'refused', code: 'bad_key' }
      }
      const { body, headers } = sealed
      return post(endpoint, { headers: headers as Record<string, string>, body: body as Uint8Array<ArrayBuffer> })
    },

    webhook({ kind, url }: NonNullable<ReminderSettings['webhook']>, note: PushNote, isUrgent: boolean) {
      if (kind === 'json') {
        const { code, names, of } = note
        const body = JSON.stringify({ code, names, of: of?.name ?? null })
        return post(url, { headers: { 'content-type': 'application/json' }, body })
      }
      return post(url, {
        headers: {
          title: headerText(brand),
          priority: isUrgent ? '5' : '4',
          tags: 'bell',
          click: `${origin}${pageOf(note)}`,
        },
        body: reminderText(note),
      })
    },
  }
}

export type Channels = ReturnType<typeof channels>

/** A later try helps only where nothing about the address itself is wrong. */
function outcomeOfFailure(error: unknown): Outcome {
  const { cause } = error as Error
  const code = failureCode(cause ?? error)
  if (code === 'private_address') return { outcome: 'refused', code }
  if (error instanceof SentElsewhere) return { outcome: 'refused', code: 'sent_elsewhere' }
  // A call that cannot even be made.
  if (cause === undefined && error instanceof TypeError) return { outcome: 'refused', code: 'bad_address' }
  return { outcome: 'waits', code }
}

/** A header holds ASCII: everything else is written as RFC 2047 has it, which ntfy reads. */
const headerText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'reached', code: null }
  const code = String(status)
  if (status === 404 || status === 410) return { outcome: 'gone', code }
  return { outcome: status === 429 || status >= 500 ? 'waits' : 'refused', code }
}
