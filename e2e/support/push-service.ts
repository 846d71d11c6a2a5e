import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** The notes that a push service, or an ntfy, on this machine received. */
export async function startPushService() {
  const received: { path: string; headers: IncomingHttpHeaders; text: string }[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    received.push({ path: request.url ?? '', headers: request.headers, text: Buffer.concat(pieces).toString('latin1') })
    response.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, received, end: () => void server.close() }
}

/**
 * A browser without a screen has no permission to show anything, and asks a service of Google's for an address, which is out
 * of reach here: this one takes its place.
 */
export async function subscribeTo(page: Page, endpoint: string): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    (made) => {
      const KEY = 'test-push'
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      const subscription = () => ({
        endpoint: made.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => made,
        unsubscribe: async () => {
          localStorage.removeItem(KEY)
          return true
        },
      })
      PushManager.prototype.getSubscription = async () =>
        (localStorage.getItem(KEY) ? subscription() : null) as unknown as PushSubscription
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(KEY, 'on')
        return subscription() as unknown as PushSubscription
      }
    },
    { endpoint, keys },
  )
}

interface Shown {
  title: string
  body: string
  actions: string[]
}
/** The worker, where a journey watches it. */
interface WatchedScope {
  registration: ServiceWorkerRegistration
  shown: Map<string, { title: string; options: { body: string; data: object; actions: { action: string }[] } }>
}

/** A browser without a screen shows no notification: what the worker would have shown is kept instead. */
async function watchedWorker(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  await worker.evaluate(() => {
    const scope = self as unknown as WatchedScope
    if (scope.shown) return
    scope.shown = new Map()
    scope.registration.showNotification = async (title, options) => {
      scope.shown.set(String(options?.tag), { title, options } as never)
    }
  })
  return worker
}

/** Hands the worker what a push service would bring, opened. */
export async function deliver(page: Page, note: object): Promise<void> {
  await watchedWorker(page)
  const session = await page.context().newCDPSession(page)
  const ready = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await ready
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(note) })
}

/** The notification of this tag, as it would show now. */
export async function notification(page: Page, tag: string): Promise<Shown | null> {
  const worker = await watchedWorker(page)
  return worker.evaluate((asked) => {
    const found = (self as unknown as WatchedScope).shown.get(asked)
    const { title, options } = found ?? {}
    return title !== undefined && options
      ? { title, body: options.body, actions: (options.actions ?? []).map(({ action }) => action) }
      : null
  }, tag)
}

/** A finger on a button of the notification, which the system draws: no page can touch it. */
export async function tap(page: Page, tag: string, action: string): Promise<void> {
  const worker = await watchedWorker(page)
  await worker.evaluate(
    (asked) => {
      const found = (self as unknown as WatchedScope).shown.get(asked.tag)
      const event = new Event('notificationclick')
      const touched = { data: found?.options.data, close: () => {} }
      self.dispatchEvent(Object.assign(event, { action: asked.action, notification: touched, waitUntil: () => {} }))
    },
    { tag, action },
  )
}
