import { type Before, checkAnswer, NOTHING_BEFORE, type Objection, type SentenceCheck } from './check-answer.ts'
import { isUnread } from './is-unread.ts'
import { sentencesOf } from './sentences-of.ts'

const WORDS: Record<Objection, string> = {
  harm: 'it advised something that could hurt you',
  secret: 'it asked for something that nobody but you should know',
  hidden: 'it hid words that cannot be read',
  prescription: 'it advised a medicine that needs a prescription',
  dose: 'it named a dose or a change of medicine',
  downplays: 'it made light of something that can be serious',
  not_in_source: 'it stated something that your text does not',
  diagnosis: 'it was surer than anybody can be from here',
}

/** After such a sentence no other of the answer is trusted. */
const UNTRUSTED: ReadonlySet<Objection> = new Set(['harm', 'secret', 'hidden'])
/** More sentences than this left out, and the rest is worth no more than they were. */
const MOST_LEFT_OUT = 3

/** Up to the last end of a sentence or of a line. Without its anchor it would be looked for from every character on. */
const LAST_END = /^[\s\S]*(?:[.!?।]["'*)\]]*\s|\n)/

/** An answer that is checked while it arrives: what has not been checked is not shown. */
export class AnswerCheck {
  readonly #lead: string
  readonly #check: SentenceCheck
  readonly #objections = new Set<Objection>()
  #leftOut = 0
  #checked: string
  #rest = ''
  #undecided = ''
  #before: Before = NOTHING_BEFORE()
  #refusal: string | undefined

  /** `lead` stands before the model's words and is ours. */
  constructor(lead: string, check: SentenceCheck) {
    this.#lead = lead
    this.#check = check
    this.#checked = lead
  }

  get text(): string {
    return this.#checked
  }

  /** Why nothing of the answer may be shown, for the person; undefined while it may. */
  get refusal(): string | undefined {
    return this.#refusal
  }

  /** For the person: why something was left out. */
  get notices(): string[] {
    return this.#refusal
      ? [this.#refusal]
      : [...this.#objections].map((objection) => `Part of the model's answer was left out: ${WORDS[objection]}.`)
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
    this.#undecided = ''
    this.#before = NOTHING_BEFORE()
    this.#leftOut = 0
    this.#objections.clear()
    return this.#checked
  }

  #pass(complete: string): string {
    this.#rest = this.#rest.slice(complete.length)
    if (this.#isUnread(complete)) {
      this.#refusal = 'The model answered in a language that Salus cannot check, so its answer is not shown.'
      return ''
    }
    const { text, objections } = checkAnswer(complete, this.#check, this.#before)
    for (const objection of objections) this.#objections.add(objection)
    this.#leftOut += objections.length
    const worst = objections.find((objection) => UNTRUSTED.has(objection))
    if (worst || this.#leftOut > MOST_LEFT_OUT) {
      const why = worst ? WORDS[worst] : 'too much of it must not be said'
      this.#refusal = `The model's answer is not shown: ${why}.`
      return ''
    }
    this.#checked += text
    return text
  }

  /** Sentence by sentence; what is too short to tell is told together with the next. */
  #isUnread(complete: string): boolean {
    for (const sentence of sentencesOf(complete)) {
      if (isUnread(sentence)) return true
      const isShort = (sentence.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) < 4
      this.#undecided = isShort ? `${this.#undecided} ${sentence}`.slice(-300) : ''
      if (isShort && isUnread(this.#undecided)) return true
    }
    return false
  }
}
