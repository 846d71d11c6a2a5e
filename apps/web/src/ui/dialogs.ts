import type { ReactNode } from 'react'

interface TextQuestion {
  kind: 'text'
  title: string
  label: string
  initial: string
  confirmLabel: string
  maxLength: number
  mayBeEmpty: boolean
  answer: (text: string | null) => void
}

interface ConfirmQuestion {
  kind: 'confirm'
  title: string
  body: ReactNode
  confirmLabel: string
  cancelLabel: string
  answer: (yes: boolean) => void
}

export type Question = (TextQuestion | ConfirmQuestion) & { id: number }
type NewQuestion = TextQuestion | ConfirmQuestion

let open: readonly Question[] = []
let lastId = 0
const listeners = new Set<() => void>()

export const openQuestions = () => open

export function subscribeToQuestions(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openQuestion(question: NewQuestion) {
  lastId += 1
  change([...open, { ...question, id: lastId }])
}

export function closeQuestion(id: number) {
  change(open.filter((question) => question.id !== id))
}

/** Whoever was asked is gone: nothing is confirmed. */
export function cancelQuestions() {
  const asked = open
  change([])
  for (const question of asked) question.kind === 'text' ? question.answer(null) : question.answer(false)
}

function change(next: readonly Question[]) {
  open = next
  for (const listener of listeners) listener()
}
