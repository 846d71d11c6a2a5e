import type { Outcome } from '../assistant.ts'

type Answered = 'yes' | 'no' | 'unknown'

/**
 * The words around an assessment in one language: headings, buttons and what is said of its parts. Its own sentences come
 * from the engine in the same language.
 */
export interface AnswerWords {
  /** BCP 47. */
  locale: string
  level: Readonly<Record<Outcome, string>>
  /** `display` is a telephone number. */
  call(display: string): string
  /** Before the names of causes. */
  itMayBe: string
  likely: { veryLikely: string; likely: string; possible: string; lessLikely: string }

  partsOfTheAnswer: string
  whatToDoNow: string
  untilHelpComes: string
  mayHelp: string
  leftOut: string
  caution: string
  whenToSeekCare: string
  seekCareIf: string
  /** The same within a sentence of a chat: `sign` finishes it. */
  doNotWaitIf(sign: string): string

  moreOnCauses: string
  likelyCauses: string
  likelyCausesHint: string
  notToBeMissed: string
  notToBeMissedHint: string
  showLessLikely(count: number): string
  why: string
  speaksFor: string
  speaksAgainst: string
  notKnownYet: string
  /** A reason: the words are much like those of people who have it. */
  toldLikeIt: string
  whoTreatsIt: string
  /** A link to the health library. */
  readAboutIt: string
  findOneNearYou: string
  source: string

  whatWasUnderstood: string
  correctIt: string
  nothingUnderstood: string
  said: Readonly<Record<Answered, string>>
  from: Readonly<Record<'text' | 'answer' | 'record' | 'implied', string>>
  /** A press on a finding offers these. */
  correction: Readonly<Record<Answered, string>>
  /** For a screen reader, of the finding `label`. */
  correct(label: string): string

  whatItIsBasedOn: string
  whyThisUrgency: string
  warningSigns(count: number): string
  howSure: string
  sure: Readonly<Record<'low' | 'medium' | 'high', string>>
  whoItIsAbout: string
  usedFromRecord: string
  answeredBy: string
  sources: string

  answer: Readonly<Record<Answered, string>>
  somewhereElse: string
  soFar(headline: string): string
  questionOf(number: number, expected: number): string
  back: string
  toTheLastQuestion: string
  enough: string
  answersSoFar: string
  change: string
  questionsAnswered: string
  notAskedYet(signs: string): string
  answerMore: string
  /** Captions of the body picture: the right side is at the reader's left. */
  front: string
  backOfBody: string

  /** In the chat, before the first question. */
  askFirst: string
  toBeSurer: string
  whatMayBeBehindIt: string
  /** Over what to do against a likely cause. */
  ifItIs(name: string): string
  updated(headline: string): string

  /** In the copied text alone. */
  whatWasDescribed: string
  howItWasRead: string
  /** Whom the words were taken to be about; `age` as "3 years", null where it is not known; `isRough` where only a word such as "toddler" tells it. */
  about(whom: string, age: string | null, isRough: boolean): string
  someone: string
  you: string
}
