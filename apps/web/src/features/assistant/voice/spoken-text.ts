import { speak } from '#web/voice/speak.ts'

let spoken = ''

/** Remembers what came by voice, so that a pressing answer to it can be said aloud. */
export function rememberSpoken(text: string) {
  spoken = text.trim()
}

/** Says the message aloud to somebody who spoke, and to nobody else. */
export function answerAloud(to: string, message: string) {
  if (spoken !== '' && to.trim() === spoken) speak(message)
}
