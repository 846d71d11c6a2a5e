import { type Before, checkAnswer, NOTHING_BEFORE, type SentenceCheck } from './check-answer.ts'
import { unreadLanguage } from './is-unread.ts'
import { languageOf } from './language-of.ts'
import { NOT_READ_ROMANISED, OMISSION_WORDS, type RomanisedLanguage } from './omissions.ts'
import { sentencesOf } from './sentences-of.ts'
import type { GuardedLanguage } from './words/types.ts'

/** After such a sentence no other of the answer is trusted. */
const UNTRUSTED = ['harm', 'secret', 'hidden'] as const
/** More sentences than this left out, and the rest is worth no more than they were. */
const MOST_LEFT_OUT = 3
/** In characters: the language of an answer is told by no more than its newest words. */
const TOLD_BY = 600

/** Up to the last end of a sentence or of a line. Without its anchor it would be looked for from every character on. */
const LAST_END = /^[\s\S]*(?:[.!?।]["'*)\]]*\s|\n)/

/** An answer that is checked while it arrives: what has not been checked is not shown. */
export class AnswerCheck {
  readonly #lead: string
  readonly #check: SentenceCheck
  readonly #asked: GuardedLanguage
  #leftOut = 0
  #checked: string
  #rest = ''
  #undecided = ''
  #before: Before = NOTHING_BEFORE()
  #refusal: string | undefined
  /** The newest words of the model, as they arrived. */
  #arrived = ''

  /** `lead` stands before the model's words and is ours; `asked` is the language that the model was asked to answer in. */
  constructor(lead: string, check: SentenceCheck, asked: GuardedLanguage = 'en') {
    this.#lead = lead
    this.#check = check
    this.#asked = asked
    this.#checked = lead
  }

  get text(): string {
    return this.#checked
  }

  /** Why nothing of the answer may be shown, for the person; undefined while it may. */
  get refusal(): string | undefined {
    return this.#refusal
  }

  /** For the person: what the answer says in the places of what was left out, each once. */
  get leftOut(): string[] {
    return [...this.#before.told]
  }

  /** Of the answer so far; the one asked for when it is in another than those that are read. */
  get language(): GuardedLanguage {
    return languageOf(this.#arrived, this.#asked)
  }

  /** Takes more words, and gives those that may be shown now. */
  add(words: string): string {
    this.#rest += words
    const complete = LAST_END.exec(this.#rest)?.[0]
    return complete === undefined ? '' : this.#pass(complete)
  }

  /** Nothing more comes: the words that may still be shown. */
  finish(): string {
    return this.#rest === '' ? '' : this.#pass(this.#rest)
  }

  /** The model begins anew. What is shown is then this. */
  restart(): string {
    this.#checked = this.#lead
    this.#rest = ''
    this.#arrived = ''
    this.#undecided = ''
    this.#before = NOTHING_BEFORE()
    this.#leftOut = 0
    return this.#checked
  }

  #pass(complete: string): string {
    this.#rest = this.#rest.slice(complete.length)
    this.#arrived = `${this.#arrived}${complete}`.slice(-TOLD_BY)
    const unread = this.#unreadLanguage(complete)
    if (unread) {
      this.#arrived = ''
      this.#refusal = unread === 'unknown' ? OMISSION_WORDS[this.#asked].notShown.unread : NOT_READ_ROMANISED[unread]
      return ''
    }
    const { text, objections } = checkAnswer(complete, this.#check, this.#before, () => this.language)
    this.#leftOut += objections.length
    const worst = UNTRUSTED.find((each) => objections.includes(each))
    if (worst || this.#leftOut > MOST_LEFT_OUT) {
      this.#refusal = OMISSION_WORDS[this.language].notShown[worst ?? 'too_much']
      return ''
    }
    this.#checked += text
    return text
  }

  /** Sentence by sentence; what is too short to tell is told together with the next. */
  #unreadLanguage(complete: string): RomanisedLanguage | 'unknown' | undefined {
    for (const sentence of sentencesOf(complete)) {
      const unread = unreadLanguage(sentence)
      if (unread) return unread
      const isShort = (sentence.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) < 4
      this.#undecided = isShort ? `${this.#undecided} ${sentence}`.slice(-300) : ''
      const unreadTogether = isShort ? unreadLanguage(this.#undecided) : undefined
      if (unreadTogether) return unreadTogether
    }
    return undefined
  }
}
