import { API, type PushNote, pageOf } from '@salus/contract'
import { answerDoses } from './answer-dose.ts'
import { answerOf, LATER, notificationOf, type ShownNotification, TAKEN } from './notification-of.ts'

// It shows what comes and answers taps. It keeps nothing and stands between no page and the server: there is no `fetch` here.

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PushEvent extends Waiting {
  data: { json(): PushNote } | null
}
interface TapEvent extends Waiting {
  action: string
  notification: { data: PushNote; close(): void }
}
interface ChangeEvent extends Waiting {
  oldSubscription: PushSubscription | null
}
interface Window {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
/** DOM types know no service worker from within. */
interface Scope {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: object): Promise<Window[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: TapEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
}
const scope = self as unknown as Scope

const show = ({ title, options }: { title: string; options: ShownNotification }) =>
  scope.registration.showNotification(title, options)

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(notificationOf(event.data.json())))
})

scope.addEventListener('notificationclick', (event) => {
  const note = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === TAKEN || event.action === LATER ? answer(note, event.action) : open(pageOf(note)))
})

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event.oldSubscription)))

async function answer(note: PushNote, action: string): Promise<void> {
  const newId = () => crypto.randomUUID()
  const said = await answerDoses(note, action, {
    fetch: (path, request) => fetch(path, request),
    now: new Date(),
    newId,
  })
  await show(answerOf(note, said))
}

/** In a window of ours, if there is one. */
async function open(page: string): Promise<void> {
  const [window] = await scope.clients.matchAll({ type: 'window' })
  if (!window) return void (await scope.clients.openWindow(page))
  await window.focus()
  if (new URL(window.url).pathname !== page) await window.navigate(page)
}

/** The browser gave this device another address: the server has to know it. */
async function subscribeAnew(old: PushSubscription | null): Promise<void> {
  if (!old) return
  const made = await scope.registration.pushManager.subscribe(old.options as PushSubscriptionOptionsInit)
  await fetch(API.reminderDevices, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: made.endpoint, keys: made.toJSON().keys }),
  })
}
