import type { Mode } from '@salus/contract'
import { MODES } from '@salus/contract/facts'

interface Talk {
  text: string
  suggestions: string[]
}

const GREETING =
  /^(hi|hello|hey|hola|bonjour|hallo|namaste|good (morning|afternoon|evening)|greetings)\b[\s,!.a-z]{0,20}$/i
const THANKS = /^(thanks?|thank you|thx|ty|great|ok(ay)?|perfect|got it|gracias|merci|danke)\b[\s,!.a-z]{0,25}$/i
const FAREWELL = /^(bye|goodbye|good ?night|see you)\b[\s,!.a-z]{0,20}$/i
const WHO = /\b(who|what) are you\b|\bare you (a )?(doctor|human|robot|bot|ai|real)\b|\bwhat can you do\b|^help$/i

/** What is said to be polite, or about the assistant itself. */
export function smallTalk(text: string, mode: Mode): Talk | undefined {
  const said = text.trim()
  const suggestions = [...MODES[mode].starters]
  if (GREETING.test(said)) {
    return {
      text: 'Hello. Tell me what you feel, where, and since when, or ask me about a condition or a medicine.',
      suggestions,
    }
  }
  if (THANKS.test(said))
    return { text: 'You are welcome. If something changes or gets worse, tell me.', suggestions: [] }
  if (FAREWELL.test(said))
    return { text: 'Take care. You can come back to this conversation at any time.', suggestions: [] }
  if (WHO.test(said)) {
    return {
      text: 'I am the health assistant of Salus, a program and not a doctor. I tell how urgent symptoms are, what may be behind them and what to do, and what medicines without a prescription are for. I do not prescribe, and I do not replace a doctor.',
      suggestions,
    }
  }
  return undefined
}
