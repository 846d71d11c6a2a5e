import type { Reminders } from '@salus/contract'

/** The browser's support of push: `insecure` and `home-screen` say what is missing. */
export type PushHere = 'insecure' | 'home-screen' | 'unsupported' | 'denied' | 'off' | 'on'

const WORKER = '/push-worker.js'

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)

/** `id`: as the server knows this device, if it does. */
export async function lookAtPush(devices: Reminders['devices']): Promise<{ state: PushHere; id: string | null }> {
  const state = supportHere()
  if (state !== 'off') return { state, id: null }
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  const hash = subscription && (await hashOf(subscription.endpoint))
  const known = devices.find(({ endpointHash }) => endpointHash === hash)
  return { state: known ? 'on' : 'off', id: known?.id ?? null }
}

async function hashOf(endpoint: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function supportHere(): PushHere {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    // Apple gives it to sites on the Home Screen alone.
    return isApple() ? 'home-screen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

/** Asks for permission. Answers null where the person said no. Throws what the browser says. */
export async function subscribeHere(pushKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // One for the key of another installation would never be heard.
  if (before && !isFor(before, pushKey)) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  return made.toJSON()
}

/** From now on this browser shows nothing, whoever sends it. */
export async function unsubscribeHere(): Promise<void> {
  if (supportHere() !== 'off') return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function isFor({ options }: PushSubscription, pushKey: string): boolean {
  const { applicationServerKey: key } = options
  return key !== null && base64url(key) === pushKey
}
