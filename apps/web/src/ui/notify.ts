import { DELAYS_MS } from '@salus/contract'

export interface Toast {
  id: number
  kind: 'success' | 'info' | 'problem'
  message: string
  action: { label: string; run: () => void } | undefined
  /** How long it stays; long enough to be used when it offers something to do. */
  lifeMs: number
}

interface NotifyOptions {
  action?: { label: string; run: () => void }
}

const WITH_ACTION_MS = 8_000
const MOST_AT_ONCE = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export const notifySuccess = (message: string, options?: NotifyOptions) => show('success', message, options)
export const notifyInfo = (message: string, options?: NotifyOptions) => show('info', message, options)
export const notifyProblem = (message: string, options?: NotifyOptions) => show('problem', message, options)

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export function dismissAllToasts() {
  change([])
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = () => toasts

function show(kind: Toast['kind'], message: string, { action }: NotifyOptions = {}): number {
  lastId += 1
  const toast: Toast = { id: lastId, kind, message, action, lifeMs: action ? WITH_ACTION_MS : DELAYS_MS.toast }
  // The same sentence twice is one toast, shown anew.
  const others = toasts.filter((other) => other.message !== message || other.action || action)
  change([...others, toast].slice(-MOST_AT_ONCE))
  return toast.id
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
