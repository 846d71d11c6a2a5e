import { aspectsOf, isQuestion, medicinesIn } from '@salus/library'
import { judgeMedicines } from '@salus/triage'
import { articleReply } from '../library/article-reply.ts'
import { readInLibrary, roomOf } from '../library/read-library.ts'
import { LIKELIER } from './foreseen-answers.ts'
import { ASKS_THE_RECORD, type Found, goesOnReading, lastRead, OF_LIBRARY } from './found.ts'
import {
  EXACT,
  FAIRLY_SURE,
  isSearch,
  nearest,
  SURE,
  SURE_BESIDE_COMPLAINT,
  SURE_WITHOUT_QUESTION,
} from './nearest-page.ts'
import { checkedLines } from './topic-reply.ts'
import {
  type BuiltInReply,
  heldBack,
  languageOf,
  NOTHING_TOLD,
  plain,
  recordSources,
  TELLS_OF_ILLNESS,
  type Told,
  type Turn,
} from './turn.ts'

/** What the library holds on what the words ask for; a short question may go on with what was read last. */
export function readOn(turn: Turn, heard: Told | undefined): Found | undefined {
  const { text, region } = turn
  if (ASKS_THE_RECORD.test(text)) return undefined
  if (isMissedDose(text)) return missedDose(turn, heard)
  const goesOn = lastRead(turn)
  const found = goesOnReading(turn) ? undefined : nearest(text, languageOf(turn, heard))
  const isPlain =
    isQuestion(text) || (isSearch(text) && !goesOnTelling(turn)) || (found && roomOf(found.id) === 'first-aid')
  const isFound = found && found.score >= (isPlain ? SURE : heard ? SURE_BESIDE_COMPLAINT : SURE_WITHOUT_QUESTION)
  const id = isFound ? found.id : goesOn
  const language = isFound ? found.language : languageOf(turn, heard)
  const read = id === undefined ? undefined : readInLibrary(id, language, region)
  return read && { read, language, score: isFound ? found.score : SURE, line: isFound ? found.line : undefined }
}

/** "And a fever." in the middle of a story. */
const goesOnTelling = ({ interview }: Turn): boolean => interview?.text !== undefined && interview.text !== ''

/** Parts of first aid that are of use before anything is asked: a fever is asked about first. */
const INJURIES: ReadonlySet<string> = new Set([
  'bleeding-wounds',
  'burns-heat-cold',
  'bones-head',
  'bites-stings',
  'eyes-ears-mouth',
])
export const isOfInjury = ({ read: { article } }: Found): boolean =>
  article?.kind === 'first-aid' && INJURIES.has(article.group)

/** "I forgot my blood pressure tablet": of a medicine that nobody names. */
const isMissedDose = (text: string): boolean =>
  medicinesIn(text).length === 0 && aspectsOf(text).includes('missed') && A_DOSE.test(text) && !CONTRACEPTIVE.test(text)
const A_DOSE =
  /(?<!\p{L})(?:tablet|medicine|medication|meds|dose|insulin|pastilla|medicina|medicamento|dosis|comprim|médicament|traitement|tablette|medikament|dosis|गोली|दवा|goli|dawa|dawai|టాబ్లెట్|మాత్ర|మందు|tablet|mandu)/iu
const CONTRACEPTIVE = /birth control|contracept|anticoncep|pilule|pille|गर्भनिरोध|garbhnir|గర్భ/iu

function missedDose(turn: Turn, heard: Told | undefined): Found | undefined {
  const language = languageOf(turn, heard)
  const read = readInLibrary('medicine-missed-general', language, turn.region)
  return read && { read, language, score: 1 }
}

/** Parts of the library that say of their medicines what matters: when a pill was missed, which shot is due. */
const BESIDE_MEDICINES: ReadonlySet<string> = new Set(['contraception', 'vaccines', 'tobacco-alcohol-drugs'])
/** Of these the pages speak, and of no other medicine. */
const WITH_PAGES =
  /vaccine|toxoid|immunoglobulin|nicotine|varenicline|ethinylestradiol|levonorgestrel|desogestrel|drospirenone|etonogestrel|norethisterone|norelgestromin|medroxyprogesterone|ulipristal|copper-iud|contracept/
/** Whether a page is what the words ask for, before all medicines that they name: "I missed my birth control pill". */
export function isAskedFor(
  { read: { article }, score }: Found,
  { text, isTold, tells }: { text: string; isTold: boolean; tells: boolean },
): boolean {
  const medicines = medicinesIn(text)
  if (medicines.length > 0) {
    const isOfPages = medicines.every(({ id }) => WITH_PAGES.test(id))
    return (
      isOfPages && BESIDE_MEDICINES.has(article?.group ?? '') && score >= FAIRLY_SURE && (isQuestion(text) || !tells)
    )
  }
  // "Quit smoking help" asks, where "headache" tells.
  const isNoComplaint = article?.kind === 'test' || (article?.kind === 'life' && article.group !== 'home-care')
  if (isTold && isNoComplaint && !tells && score >= (isSearch(text) ? SURE : FAIRLY_SURE)) return true
  return score >= EXACT && (isQuestion(text) || !isTold || isNoComplaint)
}

/**
 * Whatever presses comes before an article; a calm question is answered first, and what was told of is asked about below.
 * `reply` answers what was heard.
 */
export function fromArticles(
  turn: Turn,
  heard: Told | undefined,
  found: Found,
  reply: (turn: Turn, heard: Told) => BuiltInReply,
): BuiltInReply {
  const { text } = turn
  const isForeseen = found.read.article?.kind === 'question'
  const isPressing =
    heard?.assessment.urgency === 'urgent' &&
    !isOfIllnessInGeneral(turn, heard, found) &&
    !isUsualValueAlone(heard, found)
  if (heard && isPressing) {
    const isAnswer = isForeseen && found.score >= LIKELIER
    return isAnswer ? amid(reply(turn, heard), found, turn) : beside(reply(turn, heard), found)
  }
  // Whoever only tells is asked on.
  const tells = TELLS_OF_ILLNESS.test(text) || (isForeseen && !isQuestion(text) && !isSearch(text))
  if (!heard || !tells) return aboutRead(found, turn)
  return isForeseen || isQuestion(text) || isOfInjury(found)
    ? above(reply(turn, heard), found, turn)
    : beside(reply(turn, heard), found)
}

/** A systolic pressure of 90 beside a fever is a sign of sepsis; "is 90/60 too low?" tells of nothing else, and it is usual. */
const isUsualValueAlone = ({ assessment }: Told, { value }: Found): boolean =>
  value !== undefined &&
  value.side === undefined &&
  assessment.rules.length === 0 &&
  assessment.findings.filter(({ answer, from }) => answer === 'yes' && from !== 'implied').length <= 1

/** "Can shingles come back": the name of an illness alone is heard as its signs, and no danger sign is among them. */
const isOfIllnessInGeneral = (turn: Turn, heard: Told, { read, score }: Found): boolean =>
  asksInGeneral(turn, heard) && (read.article?.kind === 'question' || (read.condition !== undefined && score >= SURE))

/** A question that tells of nobody, and of no danger by a rule. */
const asksInGeneral = ({ text }: Turn, { assessment }: Told): boolean =>
  isQuestion(text) &&
  !TELLS_OF_ILLNESS.test(text) &&
  !OF_SOMEBODY.test(text) &&
  !I_TELL.test(text) &&
  assessment.rules.length === 0

/** Nothing but its likeness to others makes an emergency of a general question: "can adults catch hand, foot and mouth". */
export const isEmergencyByLikenessAlone = (turn: Turn, heard: Told): boolean =>
  asksInGeneral(turn, heard) &&
  turn.text.trim().split(/\s+/).length <= MOST_OF_GENERAL &&
  heard.assessment.findings.every(({ answer }) => answer !== 'yes')
const MOST_OF_GENERAL = 12

/** "I cry every day": a clause that begins so tells of oneself, where "can I" asks. */
const I_TELL =
  /(?:^|[.,;!?:\n]\s*|\b(?:and|but|because|since|so)\s+)i\s+(?!wonder|want to know|would like to know|heard|read)/i
const OF_SOMEBODY =
  /(?<!\p{L})(?:my|me|mine|i['’]?ve|i['’]?m|we['’]?ve|he|she|his|her|him|mi|mis|me|mon|ma|mes|moi|il|elle|mein\p{L}*|mir|mich|er|sie|ihm|ihr\p{L}*|mera|meri|mere|mujhe|uska|uski|usko|naku|naa|vadiki|ameku)(?!\p{L})|मेर|मुझ|उसे|उसक|నాకు|నా |అతన|ఆమె/iu

/** The answer to what was asked, then the assessment of what was told. */
function above(answer: BuiltInReply, found: Found, turn: Turn): BuiltInReply {
  const told = shortly(found, turn)
  return {
    ...answer,
    interview: readOf(answer, found),
    text: `${told.text}\n\n${withSourcesFrom(told.sources.length, answer.text)}`,
    details: { ...answer.details, sources: [...told.sources, ...answer.details.sources] },
  }
}

/** How soon to be seen, then the answer to what was asked, then why. */
function amid(answer: BuiltInReply, found: Found, turn: Turn): BuiltInReply {
  const told = shortly(found, turn)
  const [howSoon = '', ...why] = answer.text.split('\n\n')
  return {
    ...answer,
    interview: readOf(answer, found),
    text: [howSoon, withSourcesFrom(answer.details.sources.length, told.text), ...why].join('\n\n'),
    details: { ...answer.details, sources: [...answer.details.sources, ...told.sources] },
  }
}

const shortly = ({ read, language, line, value }: Found, { text: question }: Turn) =>
  articleReply(read, { question, language, line, value, withheld: new Set(), isShort: true })

const readOf = ({ interview }: BuiltInReply, { read }: Found) => ({
  ...(interview ?? NOTHING_TOLD),
  about: [`${OF_LIBRARY}${read.id}`],
})

/** The marks of a text whose sources stand behind others. */
const withSourcesFrom = (before: number, text: string): string =>
  text.replace(/\[(\d+)\]\(#source-\d+\)/g, (_, at: string) => {
    const place = Number(at) + before
    return `[${place}](#source-${place})`
  })

function aboutRead({ read, language, line, value }: Found, turn: Turn): BuiltInReply {
  const { forWhom, medicines } = judgeMedicines(read.condition?.medicines.map(({ id }) => id) ?? [], turn)
  const told = articleReply(read, {
    question: turn.text,
    language,
    line,
    value,
    withheld: new Set(medicines.filter(({ reason }) => reason !== null).map(({ name }) => name)),
    checked: checkedLines(medicines, forWhom),
  })
  const made = plain(told.text, told.suggestions)
  return {
    ...made,
    details: { ...made.details, sources: [...told.sources, ...recordSources(medicines)] },
    interview: { ...(turn.interview ?? NOTHING_TOLD), about: [`${OF_LIBRARY}${read.id}`] },
    notForThem: heldBack(medicines),
  }
}

/** Steps of first aid belong below the number to call. */
export function firstAidOn(turn: Turn, heard: Told): Found | undefined {
  const found = readOn(turn, heard)
  return found?.read.article?.kind === 'first-aid' ? found : undefined
}

/** What is told comes first; what was asked stands below it. */
export function beside(answer: BuiltInReply, found: Found | undefined): BuiltInReply {
  if (!found) return answer
  const { read, language } = found
  const told = articleReply(read, { question: '', language, withheld: new Set(), isBeside: true })
  return {
    ...answer,
    text: `${answer.text}\n\n${told.text}`,
    details: { ...answer.details, sources: [...answer.details.sources, ...told.sources] },
  }
}
