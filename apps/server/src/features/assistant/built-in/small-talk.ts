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
const WHO =
  /\b(who|what) are you\b|\bare you (a )?(real )?(doctor|human|robot|bot|ai|real)\b|^(?:so )?what (?:can|do) (?:you|u) do\W*$|^(?:so )?how (?:can|do) (?:you|u) help(?: me)?\W*$|^help$/i
const PRIVATE =
  /^(?:hi |hello |ok |so |and )?(?:who (?:can|could|will|else can) (?:see|read) (?:what i|this|my (?:chats?|messages?|questions?|data))|can (?:anyone|anybody|someone|somebody|my \w+|other people|others) (?:see|read) (?:what i|this chat|my (?:chats?|messages?|questions?))|is (?:this|this chat|what i (?:type|write|say)(?: here)?) (?:private|confidential|anonymous)|do (?:you|u) (?:share|sell|save|keep|store) (?:my (?:data|chats?|messages?|info|information)|what i))\b/i

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
  if (PRIVATE.test(said)) {
    return {
      text: 'What you write is kept under your own account, sealed, and nobody else sees it unless you share a part of your record. Without an account nothing is kept. With a model turned on, your words go to that model only after you agree. Whoever uses your unlocked device can read what is open on it.',
      suggestions: [],
    }
  }
  return undefined
}
