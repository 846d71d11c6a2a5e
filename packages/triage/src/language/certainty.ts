import { makeCueFinder } from './cue-phrases.ts'
import { isSentenceEnd } from './match-phrases.ts'
import type { Token } from './tokenise.ts'

/** What is only feared, asked about in general, long past, or in the family: none of it is a finding of today. */
type CueKind =
  | 'hypothetical'
  | 'fiction'
  | 'asked'
  | 'askedValue'
  | 'ofFood'
  | 'flattened'
  | 'question'
  | 'past'
  | 'over'
  | 'pastBehind'
  | 'family'
  | 'pastHistory'

/** "When I was seventeen": of then. */
const WHEN_I_WAS = [
  ...Array.from({ length: 36 }, (_, years) => String(years + 4)),
  ...'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
]
  .map((age) => `when i was ${age}`)
  .join('|')

const findCues = makeCueFinder<CueKind>({
  hypothetical: `worried it might be|worried it is|worried it could be|worried that it is|worried about getting|afraid of getting|afraid it is|afraid it might be|scared it is|scared it might be|might be|could be|may be|wonder if|wondering if it is|wondering if|think it is|think it might be|think i have|thinks it is|maybe it is|if|in case|unless|rule out|r/o|risk of|prevent|preventing|avoid|avoid getting|watch for|look out for|worried about having|worried i have|worried i might have|concerned about having|concerned for|googled|read about|fear of having|fear it is|suspect|suspected|possible|to avoid`,
  fiction: `in the film|in a film|in the movie|in a movie|in this movie|in the series|in a series|on netflix|in the news|on the news|in the book|in a book|in the novel|in a novel|in my dream|in a dream|in my novel|in my story|in the video game|in a video game|in the show|in the episode|in the documentary|a documentary|in my game|in my book|song lyrics|the lyrics|writing a novel|writing a story|writing a book|writing a script|a story where|a scene where|video of a man|video of a woman|video of a person|a telly drama|a tv drama|the tv drama|a drama|a soap|on the telly|on telly|on tv|a podcast|a crime novel|in the song|in a song|in a play|in the play|read a story|story online|dreamt that|dreamed that|i dreamt|i dreamed`,
  // Only in a question: "do I have the flu?", but "not only do I have a fever".
  asked: `do i have|could i have|can it be|could it be|is it|is this|can this be|could this be`,
  // "Is my potassium too high?" asks for a value and tells none; with a number it tells one.
  askedValue: `is my|are my|could my|can my|is his|is her|what if my`,
  ofFood: `high in|rich in|low in|foods with|food with`,
  // The flu, not a blow: "it knocked me out for two days".
  flattened: `it knocked|flu knocked|virus knocked|cold knocked|covid knocked|shot knocked|vaccine knocked|jab knocked|booster knocked|that knocked`,
  question: `how do you tell|how can you tell|how do i tell|how to tell|how do people tell|how do you recognise|how do you recognize|how do you spot|how to spot|how to recognise|how to recognize|what are the usual|usual signs|usual warning signs|what are the signs|what is|what would happen if|what are|what causes|what does|how common is|how common are|how do you treat|how to treat|how to prevent|symptoms of|signs of|definition of|tell me about|explain|difference between|meaning of|how is|how are|can you get|can you catch|is there a cure for|how does|what happens in|who gets`,
  past: `as a child|as a kid|as a teenager|as a baby|in childhood|when i was a child|when i was a kid|when i was little|when i was young|when i was younger|when he was a child|when she was a child|year ago|last year|in the past|in college|long ago|decades ago|in my teens|in my twenties|in my thirties|in my youth|in my last pregnancy|in my first pregnancy|in my previous pregnancy|during my last pregnancy|during my first pregnancy|in my earlier pregnancy|at university|${WHEN_I_WAS}`,
  pastBehind: `used to have|used to get|used to hear|used to faint|used to pass out|used to want|used to see|used to feel|used to think|had been treated for|previously had|prior|previous`,
  pastHistory: `past medical history|medical history|past history|pmh|pmhx|history significant for|history notable for|history of|history includes|with a history`,
  over: `never since|nothing since|none since|never again|not since|gone for year|no problems since|well since|fine since`,
  family: `family history|fh|fhx|runs in my family|runs in the family|in my family|family member with`,
})

const DAYS = /^(day|days|week|weeks|weekend)$/
const MEASURED =
  /^(potassium|sodium|calcium|magnesium|sugar|glucose|cholesterol|triglycerides|ldl|hdl|pressure|bp|iron|ferritin|hemoglobin|haemoglobin|hb|a1c|hba1c|creatinine|egfr|tsh|thyroid|vitamin|b12|inr|platelets?|oxygen|saturation|spo2|pulse|psa|bilirubin|alt|ast|uric|urea|crp|esr|wbc)$/
const ENDS = new Set('but however although though then because'.split(' '))
const NEW_SUBJECT = new Set('i he she they my'.split(' '))
const CONCERNS_PATIENT = new Set('i my me he she his her him we our'.split(' '))
const REACH = 9

export interface Certainty {
  hypothetical: Uint8Array
  past: Uint8Array
  /**
   * In a list of past illnesses, behind its first item: the number of the list. It ends at the first complaint of today:
   * "Hx of asthma, mild shortness of breath".
   */
  listed: Uint8Array
  family: Uint8Array
}

export function readCertainty(tokens: readonly Token[]): Certainty {
  const hypothetical = new Uint8Array(tokens.length)
  const past = new Uint8Array(tokens.length)
  const family = new Uint8Array(tokens.length)
  const listed = new Uint8Array(tokens.length)
  let lists = 0
  for (const at of yearsNamed(tokens)) {
    markBack(tokens, at, past)
    if (opensSentence(tokens, at)) markOpened(tokens, at + 2, Math.min(sentenceEnd(tokens, at), at + 20), past)
  }
  for (const cue of findCues(tokens)) {
    // "It feels as if an elephant sat on my chest" says how it is.
    if (cue.kind === 'hypothetical' && tokens[cue.from]?.norm === 'if' && tokens[cue.from - 1]?.norm === 'as') continue
    const end = sentenceEnd(tokens, cue.to)
    if (cue.kind === 'hypothetical' || (cue.kind === 'asked' && tokens[end]?.norm === '?'))
      markPhrase(tokens, cue.to, end, hypothetical)
    else if (cue.kind === 'asked') continue
    else if (cue.kind === 'ofFood') {
      // "Foods high in potassium"; of somebody's own blood nobody says "I am high in it".
      if (!CONCERNS_PATIENT.has(tokens[cue.from - 2]?.norm ?? ''))
        hypothetical.fill(1, cue.from, Math.min(end, cue.to + 2))
    } else if (cue.kind === 'flattened') {
      const rest = tokens.slice(cue.to, Math.min(end, cue.to + 7)).map(({ norm }) => norm)
      if (rest.includes('out') && rest.some((word) => DAYS.test(word)))
        hypothetical.fill(1, cue.from, Math.min(end, cue.to + 3))
    } else if (cue.kind === 'askedValue') {
      const rest = tokens.slice(cue.to, end)
      if (rest.some(({ norm }) => MEASURED.test(norm)) && !rest.some(({ kind }) => kind === 'number'))
        markPhrase(tokens, cue.to, end, hypothetical)
    } else if (cue.kind === 'fiction') markStory(tokens, cue, end, family)
    else if (cue.kind === 'question') {
      // "What is wrong with my chest, it hurts" is a complaint; "What is angina?" is not.
      const rest = tokens.slice(cue.to, end)
      if (!rest.some((token) => CONCERNS_PATIENT.has(token.norm))) hypothetical.fill(1, cue.to, end)
    } else if (cue.kind === 'past') {
      if (isBeginning(tokens, cue.from)) continue
      past.fill(1, cue.from, cue.to)
      markBack(tokens, cue.from, past)
      // "Ten years ago I did not want to live, but …"
      if (opensSentence(tokens, cue.from)) markOpened(tokens, cue.to, Math.min(end, cue.to + 20), past)
    } else if (cue.kind === 'over') markOver(tokens, cue, past)
    else if (cue.kind === 'pastBehind') markPhrase(tokens, cue.to, Math.min(end, cue.to + 5), past)
    else if (cue.kind === 'family') {
      if (tokens[cue.from]?.norm === 'family') markPhrase(tokens, cue.to, Math.min(end, cue.to + 20), family, false)
      else markBack(tokens, cue.from, family)
    } else if (!isDurationBefore(tokens, cue.from) && tokens[cue.from - 1]?.norm !== 'family') {
      if (!isDurationAfter(tokens, cue.to)) {
        markPhrase(tokens, cue.to, Math.min(end, cue.to + 25), past, false)
        lists = Math.min(lists + 1, 255)
        listed.fill(lists, firstItemEnd(tokens, cue.to, end), end)
      }
    }
  }
  return { hypothetical, past, listed, family }
}

const OF_ONESELF = new Set('i my me we our us'.split(' '))

/** A story's own clause, up to where the writer goes on about themselves. Voices that come from a screen are no story. */
function markStory(tokens: readonly Token[], cue: { from: number; to: number }, end: number, marks: Uint8Array): void {
  let from = cue.from
  while (from > 0 && !isSentenceEnd(tokens[from - 1] as Token)) from--
  for (let at = cue.from - 1; at > from; at--) {
    if (tokens[at]?.norm === ',' && tokens.slice(from, at).some(({ norm }) => OF_ONESELF.has(norm))) from = at
  }
  const isOwn = (at: number): boolean => OF_ONESELF.has(tokens[at]?.norm ?? '')
  // "The man on TV tells me to …": who is spoken to from a screen is in no story.
  for (let at = cue.to; at < end; at++) if (isOwn(at) && TELLS.test(tokens[at - 1]?.norm ?? '')) return
  const own = tokens.findIndex((_, at) => at > cue.to + 2 && at < end && isOwn(at))
  marks.fill(1, from, own < 0 ? end : own)
}
const TELLS = /^(tell|tells|telling|told|order|orders|ordering|say|says|to|at|with|for|command|commands|commanding)$/

/** "3-day history of cough" speaks of today. */
const isDurationBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some((token) => /^(hour|day|week|month|year|term|longstanding)$/.test(token.norm))
const isDurationAfter = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 4).some((token) => /^(hour|day|week|month|minute)$/.test(token.norm)) ||
  tokens.slice(at, at + 3).some((token) => /^(worsening|progressive|recent|increasing|sudden)$/.test(token.norm))

const opensSentence = (tokens: readonly Token[], at: number): boolean => {
  // "When I was pregnant two years ago I had …"
  const start = tokens.slice(0, at).findLastIndex(isSentenceEnd) + 1
  if (tokens[start]?.norm === 'when' && tokens[start + 2]?.norm === 'was' && at - start < 9) return true
  for (let back = at - 1; back >= 0; back--) {
    const token = tokens[back] as Token
    if (isSentenceEnd(token)) return true
    if (Number.isNaN(token.value) && !/^(a|about|some|many|few|couple|of|several)$/.test(token.norm)) return false
  }
  return true
}

/** "It started two years ago" goes on today. */
const isBeginning = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 10), at).some((token) => /^(started|began|since|noticed|onset|begun)$/.test(token.norm))

function sentenceEnd(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && !isSentenceEnd(tokens[at] as Token)) at++
  return at
}

const PRESENT = new Set(
  `presents presented presenting complains complaining reports comes came has is now who developed here today tonight
  currently mild new newly and still worsening worse increasing increasingly sudden suddenly acute progressive having x since`.split(
    /\s+/,
  ),
)

/** "In 2010": a year that is named is of then, unless something began in it. */
const yearsNamed = (tokens: readonly Token[]): number[] =>
  [...tokens.keys()].filter((at) => {
    const { value = Number.NaN } = tokens[at + 1] ?? {}
    return tokens[at]?.norm === 'in' && value >= 1950 && value < 2025 && !isBeginning(tokens, at)
  })

function firstItemEnd(tokens: readonly Token[], from: number, end: number): number {
  const comma = tokens.slice(from, end).findIndex(({ norm }) => norm === ',' || norm === 'and' || norm === '&')
  return comma < 0 ? end : from + comma
}

/**
 * Illnesses that a list of the past may name with the word of a complaint. Any other complaint behind its first item is of
 * today, unless the item tells its year.
 */
const ILLNESSES =
  /^(seizures?|epilepsy|fits?|depression|depressed|anxiety|panic|insomnia|migraines?|headaches?|reflux|heartburn|gerd|allerg\w*|eczema|psoriasis|hives|constipation|incontinen\w*|arrhythmia|palpitations?|vertigo|tinnitus|sciatica|concussion|strokes?|tia|sepsis|pneumonia|infections?|utis?|hemorrhoids?|hernias?|ulcers?|overdose|suicid\w*|self|fainting|syncope|falls?|acne|warts?|stones?|clots?|dementia|anemia|jaundice|bleed\w*|cramps?)$/

/** Whether the words of a finding, in a list of past illnesses, tell of one of them. */
export function isPastIllness(tokens: readonly Token[], core: readonly number[]): boolean {
  if (core.some((at) => ILLNESSES.test((tokens[at] as Token).norm) || ILLNESSES.test((tokens[at] as Token).stem)))
    return true
  const last = core.at(-1) ?? 0
  return tokens
    .slice(last + 1, last + 5)
    .some(({ norm, value }) => norm === 'ago' || norm === 'previously' || (value > 1900 && value < 2100))
}

function markPhrase(tokens: readonly Token[], from: number, end: number, marks: Uint8Array, short = true): void {
  for (let at = from; at < end && (!short || at < from + REACH); at++) {
    const token = tokens[at] as Token
    if (ENDS.has(token.norm) || (short && token.norm === ',')) return
    if (at > from && (NEW_SUBJECT.has(token.norm) || (!short && PRESENT.has(token.norm)))) return
    marks[at] = 1
  }
}

/** "Years ago in hospital I heard voices": the first that is said of somebody is of then, a second one of now. */
function markOpened(tokens: readonly Token[], from: number, end: number, marks: Uint8Array): void {
  let subjects = 0
  for (let at = from; at < end; at++) {
    const { norm } = tokens[at] as Token
    if (ENDS.has(norm) || PRESENT.has(norm)) return
    if (NEW_SUBJECT.has(norm) && norm !== 'my' && ++subjects > 1 && tokens[at - 1]?.kind === 'mark') return
    marks[at] = 1
  }
}

/** "I fainted once at 16, never since", "tightness in 2018, nothing since": over, where the sentence tells when it was. */
function markOver(tokens: readonly Token[], { from, to }: { from: number; to: number }, marks: Uint8Array): void {
  const next = tokens[to]
  if (next && next.kind !== 'mark' && !/^(then|and|so|but|that)$/.test(next.norm)) return
  let start = from
  while (start > 0 && !isSentenceEnd(tokens[start - 1] as Token)) start--
  const told = tokens.slice(start, from)
  const isDated = told.some(
    ({ norm, value }, at) =>
      norm === 'once' ||
      (value > 1950 && value < 2100) ||
      (norm === 'ago' && told[at - 1]?.norm === 'year') ||
      (norm === 'at' && (told[at + 1]?.value ?? 0) >= 3),
  )
  if (isDated) marks.fill(1, start, from)
}

function markBack(tokens: readonly Token[], to: number, marks: Uint8Array): void {
  for (let at = to - 1; at >= 0 && at >= to - 10; at--) {
    const token = tokens[at] as Token
    // "He was floppy at birth, that was eight years ago."
    const isThat = token.norm === ',' && /^(that|this|it)$/.test(tokens[at + 1]?.norm ?? '')
    if (isSentenceEnd(token) || (token.norm === ',' && !isThat) || ENDS.has(token.norm)) return
    marks[at] = 1
  }
}

const IN_GENERAL =
  /\b(how (common|likely|rare|often)|is (it|that|this) (common|rare|inherited|hereditary|genetic)|what are the (chances|odds)|can (that|it|this) happen|runs? in)\b/

/** "How common is that?": what happened to somebody else makes the writer ask. */
export const asksInGeneral = (tokens: readonly Token[]): boolean =>
  IN_GENERAL.test(tokens.map(({ norm }) => norm).join(' '))
