import { MESSAGES } from '@salus/contract'

/** What mail programs, messengers and phones take as an address without dropping the rest. */
const LIMITS = { email: 1_900, whatsApp: 3_500, sms: 900 }

const CUT_NOTE = '… (Shortened. Download or save it for the whole text.)'

/** Addresses that open the person's own programs with the text in them; nothing is sent by us. */
export function shareLinks(result: string) {
  const text = result.toWellFormed()
  const subject = encodeURIComponent(MESSAGES.assistant.shareSubject)
  const body = (limit: number) => encodeURIComponent(cutForLink(text, limit))
  return {
    email: `mailto:?subject=${subject}&body=${body(LIMITS.email)}`,
    whatsApp: `https://wa.me/?text=${body(LIMITS.whatsApp)}`,
    // iPhones want `&` before the body, others `?`: this form is read by both.
    sms: `sms:?&body=${body(LIMITS.sms)}`,
  }
}

/** Cut to a length counted as the link carries it, at a whole word; the disclaimer stays last. */
export function cutForLink(text: string, limit: number): string {
  if (encodeURIComponent(text).length <= limit) return text
  const end = `${CUT_NOTE}\n\n${MESSAGES.assistant.disclaimer}`
  let room = limit - encodeURIComponent(end).length
  let kept = ''
  for (const word of text.match(/\S+\s*/gu) ?? []) {
    room -= encodeURIComponent(word).length
    if (room < 0) break
    kept += word
  }
  return `${kept.trimEnd()}${end}`
}
