import { type PushNote, reminderText } from '@salus/contract'

export const TAKEN = 'taken'
export const LATER = 'later'
export const LATER_MINUTES = 15

interface Action {
  action: string
  title: string
}
/** DOM types know it of a page, without what a worker may add. */
export type ShownNotification = NotificationOptions & { actions?: Action[]; renotify?: boolean }

const ICONS = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }

/** Makes the notification for a screen that may be locked. */
export function notificationOf(note: PushNote): { title: string; options: ShownNotification } {
  const { brand, tag, doses } = note
  const actions = [
    { action: TAKEN, title: doses.length > 1 ? 'All taken' : 'Taken' },
    { action: LATER, title: `In ${LATER_MINUTES} minutes` },
  ]
  return {
    title: brand,
    // The next one of the same doses takes its place, and is heard all the same.
    options: {
      ...ICONS,
      body: reminderText(note),
      tag,
      renotify: true,
      data: note,
      actions: doses.length > 0 ? actions : [],
    },
  }
}

/** Tells what came of an answer, in the place of the question and without a sound. */
export function answerOf({ brand, tag, of }: PushNote, body: string): { title: string; options: ShownNotification } {
  const data = { of, doses: [] }
  return { title: brand, options: { ...ICONS, body, tag, silent: true, data } }
}
