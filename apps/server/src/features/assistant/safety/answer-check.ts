import { checkAnswer, type Objection, type SentenceCheck } from './check-answer.ts'

const WORDS: Record<Objection, string> = {
  prescription: 'it advised a medicine that needs a prescription',
  dose: 'it named a dose or a change of medicine',
  downplays: 'it made light of what you describe',
  not_in_source: 'it stated something that your text does not',
  diagnosis: 'it was surer than anybody can be from here',
}

/** Up to the last end of a sentence or of a line. Without its anchor it would be looked for from every character on. */
const LAST_END = /^[\s\S]*(?:[.!?]["'*)\]]*\s|\n)/

/** An answer that is checked sentence by sentence while it arrives. */
export class AnswerCheck {
  readonly #lead: string
  readonly #check: SentenceCheck
  readonly #objections = new Set<Objection>()
  #checked: string
  #rest = ''

  /** `lead` stands before the model's words and is ours. */
  constructor(lead: string, check: SentenceCheck) {
    this.#lead = lead
    this.#check = check
    this.#checked = lead
  }

  get text(): string {
    return this.#checked + this.#rest
  }

  /** For the person: why something was left out. */
  get notices(): string[] {
    return [...this.#objections].map((objection) => `Part of the model's answer was left out: ${WORDS[objection]}.`)
  }

  /** Takes more words. True when what has been shown must be replaced by `text`. */
  add(words: string): boolean {
    this.#rest += words
    const complete = LAST_END.exec(this.#rest)?.[0]
    return complete !== undefined && this.#pass(complete)
  }

  /** Nothing more comes. True when what has been shown must be replaced by `text`. */
  finish(): boolean {
    return this.#rest !== '' && this.#pass(this.#rest)
  }

  /** The model begins anew. What is shown is then this. */
  restart(): string {
    this.#checked = this.#lead
    this.#rest = ''
    this.#objections.clear()
    return this.#checked
  }

  #pass(complete: string): boolean {
    const { text, objections } = checkAnswer(complete, this.#check)
    for (const objection of objections) this.#objections.add(objection)
    this.#checked += text
    this.#rest = this.#rest.slice(complete.length)
    return objections.length > 0
  }
}
