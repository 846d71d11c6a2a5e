import { type Passage, wordsIn } from '../reading/passages.ts'
import { findPhrases, indexPhrases } from '../reading/phrases.ts'
import { isMark, type Word } from '../reading/words.ts'

export interface FoundToDo {
  passage: Passage
  by?: string
}

/** Verbs that open an instruction. */
const IMPERATIVES = new Set(
  `take continue start stop begin increase decrease reduce avoid follow return call schedule see rest apply use keep drink eat monitor check
  recheck repeat refer order obtain get wear elevate ice limit record weigh bring contact seek report hold resume discontinue arrange book
  attend complete finish change switch taper consider recommend ensure make please do don't no walk exercise quit go come visit await discuss ask`.split(
    /\s+/,
  ),
)
/** Wordings of an instruction anywhere in a sentence. */
const CUES = indexPhrases(
  `want you to | would like you to | i'd like you to | need you to | you need to | will need to | you should | you can take | you must | make sure | please | recommend | i'd like to see you
  | to follow up | will follow up | should follow up | follow up with | follow up in | follow-up in | follow-up with | come back | see you again | see you back | see you in | return to | return in | return if | call us | call me | call the office
  | going to order | gonna order | gon na order | i'll order | we'll order | will order | wanna order | wan na order | want to order | going to start you | gonna start you | gon na start you | start you on | going to prescribe | gonna prescribe | gon na prescribe | i'll prescribe | will prescribe
  | gonna refer | gon na refer | going to refer | refer you to | will refer | send a referral | referral to | wanna continue | wan na continue | wanna increase | wan na increase | want to continue | want to increase | wanna start | wan na start | want to start
  | should be | advised to | instructed to | was told to | is to | are to | recommended to | will need | will schedule | will be seen | needs to`
    .split(/\s*\|\s*/)
    .map((cue): [string, true] => [cue.trim(), true]),
)
/** What is done on the spot: the examination itself. */
const ON_THE_SPOT =
  /^(?:deep|inhale|exhale|press|pressing|squeeze|listen|gown|table|dragon|template|push|bend|lay|lie|sit|stand|open|stick|say|tell|show|look)$/
const LEAST_WORDS = 3

/** Instructions and follow-up, each with when it is due as the text puts it. */
export function findToDo(source: string, passages: readonly Passage[]): FoundToDo[] {
  const seen = new Set<string>()
  return passages.filter(isInstruction).flatMap((passage) => {
    const words = wordsIn(passage)
    const key = words.map(({ norm }) => norm).join(' ')
    if (seen.has(key)) return []
    seen.add(key)
    const by = dueIn(source, words)
    return [{ passage, ...(by ? { by } : {}) }]
  })
}

function isInstruction(passage: Passage): boolean {
  const { section, speaker, asks } = passage
  if (asks || speaker === 'patient' || section === 'family' || section === 'allergies' || section === 'administration')
    return false
  const words = wordsIn(passage).filter((word) => word.kind !== 'mark')
  if (words.length < LEAST_WORDS && section !== 'instructions' && section !== 'plan') return false
  const opens =
    IMPERATIVES.has(words[0]?.norm ?? '') &&
    !(words[0]?.norm === 'no' && section !== 'plan' && section !== 'instructions')
  if (speaker) return (opens || hasCue(words)) && !words.some(({ norm }) => ON_THE_SPOT.test(norm))
  if (section === 'instructions') return true
  if (section === 'plan') return opens || hasCue(words) || dueAnywhere(words)
  if (section === 'assessment' || section === 'none' || section === 'other') return opens || hasCue(words)
  return section === 'medicines' ? false : hasCue(words)
}

const hasCue = (words: readonly Word[]): boolean => findPhrases(words, CUES).length > 0
const dueAnywhere = (words: readonly Word[]): boolean =>
  words.some(({ norm }) => /^(?:follow|followup|referral|appointment|scheduled|recheck|repeat)$/.test(norm))

const COUNT =
  '(?:\\d+(?:\\s?(?:-|–|to|or)\\s?\\d+)?|an?|one|two|three|four|five|six|seven|eight|ten|twelve|a couple(?: of)?|a few|several)(?:\\s(?:to|or)\\s(?:two|three|four|five|six|seven|eight|ten|twelve))?'
const LENGTH = '(?:hours?|days?|weeks?|wks?|months?|mos?|years?|yrs?)'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const DATE = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \\d{4})?)`
const HOUR = '(?: at \\d{1,2}(?::\\d{2})?\\s?(?:[ap]m|[ap]\\.m\\.)?)?'
/** "In 2 weeks", "on 03/04/2025 at 10:30", "by Friday", "tomorrow": when it is due, not how long or how often. */
const DUE = new RegExp(
  `\\b(?:(?:with)?in (?:about |approximately |around |the next )?${COUNT} ${LENGTH}(?: time)?|after ${COUNT} ${LENGTH}` +
    `|(?:(?:on|by|before|until) )?(?:(?:next|this) )?${WEEKDAY}(?:,? ${DATE})?${HOUR}|(?:(?:on|by|before|until) )?${DATE}${HOUR}` +
    `|next (?:week|month|year|visit|appointment)|(?:by )?tomorrow(?: morning| afternoon| evening)?${HOUR}|(?:later )?today|tonight|${COUNT} ${LENGTH} (?:from now|follow[- ]?up))(?![\\w])`,
  'i',
)

/** In the words of the text, white space aside. */
function dueIn(source: string, words: readonly Word[]): string | undefined {
  const kept = words.filter((word) => !isMark(word, '•'))
  const said = source.slice(kept[0]?.start ?? 0, kept.at(-1)?.end ?? 0).replace(/\s+/g, ' ')
  return DUE.exec(said)?.[0]
}
