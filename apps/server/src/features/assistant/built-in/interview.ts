import { type AnswerWords, allAnswerWords } from '@salus/contract'
import type { GivenAnswer, Question } from '@salus/triage'

/** What the engine has been told in a conversation so far, and what it asked last. */
export interface Interview {
  /** The descriptions, one after the other. */
  text: string
  answers: GivenAnswer[]
  asked: Asked | null
  /** What was told of last: medicines by their ids, an article as `library:…`. "And alcohol?" is about them. */
  about?: readonly string[]
}

export interface Asked {
  /** In words. */
  question: string
  /** By itself; what older versions kept names only the finding of a yes-or-no question. */
  put?: Question
  finding?: string
}

const WORST = 10

export const asks = (put: Question): Asked => ({ question: put.words, put })

/** The answers that one press gives. */
export function chipsFor(put: Question, { answer, enough }: AnswerWords): string[] {
  if (put.kind === 'finding') return [answer.yes, answer.no, answer.unknown, enough]
  if (put.kind === 'severity') return ['2', '4', '6', '8', '10', answer.unknown, enough]
  return [...put.choices.map(({ label }) => label), answer.unknown, enough]
}

export const wantsTheAnswer = (text: string): boolean =>
  /^(that is |that's )?enough\b|^show me\b|^stop asking\b/i.test(text.trim()) ||
  allAnswerWords().some(({ enough }) => isSaid(text, enough))

/** As it stands on a button, however it is cased and whatever ends it. */
const isSaid = (text: string, words: string): boolean => plainly(text) === plainly(words)
const plainly = (text: string): string =>
  text
    .trim()
    .replace(/[.!।]+$/u, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** Whether the words answer the question that was asked, and say nothing else. */
export function readAnswer({ put, finding }: Asked, text: string): GivenAnswer | undefined {
  if (!put || put.kind === 'finding') {
    const answer = readShortAnswer(text)
    const id = put?.finding ?? finding
    return answer && id ? { finding: id, answer } : undefined
  }
  const said = plainly(text)
  const isUnknown = readShortAnswer(text) === 'unknown'
  if (put.kind === 'since') {
    const choice = put.choices.find(({ label }) => plainly(label) === said)
    return choice ? { since: choice.days } : isUnknown ? { since: null } : undefined
  }
  const { of } = put
  if (put.kind === 'place') {
    const choice = put.choices.find(({ label }) => plainly(label) === said)
    return choice ? { place: choice.finding, of } : isUnknown ? { place: null, of } : undefined
  }
  const [, number] = /^(?:about |maybe )?(\d{1,2})(?: ?(?:\/|of|out of) ?10)?$/.exec(said) ?? []
  if (number !== undefined && Number(number) <= WORST) return { severity: Number(number), of }
  return isUnknown ? { severity: null, of } : undefined
}

/** A second answer to the same question replaces the first. */
export function withAnswer(answers: readonly GivenAnswer[], answer: GivenAnswer): GivenAnswer[] {
  return [...answers.filter((each) => topicOf(each) !== topicOf(answer)), answer]
}

const topicOf = (answer: GivenAnswer): string =>
  'finding' in answer
    ? answer.finding
    : 'since' in answer
      ? 'since:'
      : `${'place' in answer ? 'place' : 'severity'}:${answer.of}`

// A word of another script has no \b.
const YES =
  /^((yes|yeah|yep|yup|si|sí|claro|un poco|oui|un peu|ja|ein bisschen|haan|han|ha|avunu|undi|correct|right|definitely|a bit|a little)(?![\p{L}\p{M}]).*|(हाँ|हां|जी|అవును|ఉంది)(?![\p{L}\p{M}]).*|y|it does|it is|i do|i have)$/iu
const NO =
  /^((no|nope|nah|non|nein|nahi|nahin|ledu|kadu|not really|never|none|nunca|jamais|nie|gar nicht|pas du tout)(?![\p{L}\p{M}]).*|(नहीं|नही|ना|లేదు|కాదు)(?![\p{L}\p{M}]).*|n|it (does not|doesn't|is not|isn't)|i (do not|don't|have not|haven't))$/iu
const DENIES = /(?<![\p{L}\p{M}])(no|not|nein|nicht|non|pas|nahi|nahin|ledu|kadu|नहीं|नही|లేదు|కాదు)(?![\p{L}\p{M}])/iu
const TELLS_MORE = /(?<![\p{L}\p{M}])(but|though|pero|mais|aber|lekin|magar|kani|पर|लेकिन|मगर|కానీ|కాని)(?![\p{L}\p{M}])/iu
const UNSURE =
  /^(i do not know|i don't know|don't know|dont know|not sure|unsure|maybe|no idea|hard to say|no (lo )?s[eé](?![\p{L}\p{M}])|no estoy segur|quiz[aá]s?|je (ne )?sais pas|peut-[eê]tre|wei(ß|ss) (ich )?nicht|ich wei(ß|ss)( es)? nicht|vielleicht|keine ahnung|pata nahi|maloom nahi|theliyadu|teliyadu|पता नहीं|मालूम नहीं|शायद|తెలియదు|ఏమో|\?)/iu
/** Longer than this, and it tells more than yes or no. */
const SHORT_WORDS = 6

/** Yes, no or unknown in a few words. */
export function readShortAnswer(text: string): 'yes' | 'no' | 'unknown' | undefined {
  const said = text.trim().replace(/[.!।]+$/u, '')
  const pressed = allAnswerWords().flatMap(({ answer }) => Object.entries(answer))
  const [its] = pressed.find(([, words]) => isSaid(said, words)) ?? []
  if (its) return its as 'yes' | 'no' | 'unknown'
  if (said.split(/\s+/).length > SHORT_WORDS) return undefined
  if (UNSURE.test(said)) return 'unknown'
  // "No, but my chest hurts" tells more than no, and "of course not" begins like a yes.
  if (TELLS_MORE.test(said)) return undefined
  if (NO.test(said) || (YES.test(said) && DENIES.test(said))) return 'no'
  return YES.test(said) ? 'yes' : undefined
}
