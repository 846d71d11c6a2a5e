import {
  allMedicinesIn,
  aspectsOf,
  type Hit,
  isQuestion,
  languageOfSmallWords,
  type Match,
  medicinesIn,
  sectionsAsked,
} from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { judgeMedicines, namedMedicines, tellsBesideMedicines } from '@salus/triage'
import { articleReply, type ToldValue } from '../library/article-reply.ts'
import { findForeseen, findInLibrary, namesOfPage, type Read, readInLibrary, roomOf } from '../library/read-library.ts'
import { conflictLines } from './medicine-conflict-lines.ts'
import { MAY_BOTH } from './together.ts'
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

/** So near is a name to a question that it is what was asked for; more is needed where nothing shows that it is a question. */
const SURE = 0.6
const SURE_WITHOUT_QUESTION = 0.66
const SURE_BESIDE_COMPLAINT = 0.75
/** Such an article is nearer than a medicine that is named in passing: "I missed my birth control pill". */
const EXACT = 0.95
const SHORT = 8
/** "tsh 0,1": typed as into a search box. */
const isSearch = (text: string): boolean => text.trim().split(/\s+/).length <= 3
const OF_LIBRARY = 'library:'

export interface Found {
  read: Read
  language: Language
  score: number
  /** The place of the line that answers, where somebody has foreseen the question. */
  line?: string | undefined
  /** What a value in the question means, where the page is of its test. */
  value?: ToldValue | undefined
}

/** What the library holds on what the words ask for; a short question may go on with what was read last. */
export function readOn(turn: Turn, heard: Told | undefined): Found | undefined {
  const { text, region } = turn
  if (ASKS_THE_RECORD.test(text)) return undefined
  if (isMissedDose(text)) return missedDose(turn, heard)
  const goesOn = lastRead(turn)
  const found = goesOn && GOES_ON.test(text) ? undefined : nearest(text, languageOf(turn, heard))
  const isPlain =
    isQuestion(text) || (isSearch(text) && !goesOnTelling(turn)) || (found && roomOf(found.id) === 'first-aid')
  const isFound = found && found.score >= (isPlain ? SURE : heard ? SURE_BESIDE_COMPLAINT : SURE_WITHOUT_QUESTION)
  const id = isFound ? found.id : goesOn
  const language = isFound ? found.language : languageOf(turn, heard)
  const read = id === undefined ? undefined : readInLibrary(id, language, region)
  return read && { read, language, score: isFound ? found.score : SURE, line: isFound ? found.line : undefined }
}

/** A question that somebody foresaw has its own answer: it is taken before the page of its subject. */
export function foreseenOn(turn: Turn, heard: Told | undefined): Found | undefined {
  const { text, region } = turn
  if (ASKS_THE_RECORD.test(text) || isWeighed(turn, heard)) return undefined
  if (lastRead(turn) !== undefined && GOES_ON.test(text)) return undefined
  const language = languageOf(turn, heard)
  const best = nearestForeseen(text, language)
  if (!best || best.chance < leastOf(text, heard, best) || isPageRather(text, language, best)) return undefined
  const read = readInLibrary(best.id, language, region)
  return read && { read, language, score: best.chance }
}

/** How likely an answer has to be. */
function leastOf(text: string, heard: Told | undefined, { knowsRarest }: Match): number {
  const isMayTake = medicinesIn(text).length > 0 && MAY_BOTH.test(text)
  const isStrange = !knowsRarest && text.trim().split(/\s+/).length <= SHORT
  // "Can you mix Trovaxil with Advil?" has no answer where nobody knows Trovaxil.
  if (isMayTake && isStrange) return THE_VERY
  // The interview asks about a complaint, unless others asked nearly the same: "14 months and not walking yet".
  if (!isQuestion(text) && heard) return NEARLY_THE_VERY
  return isMayTake || isStrange || !isQuestion(text) ? LIKELIER : LIKELY
}

/** So likely is it that a foreseen question asks the same: of those that are less likely, most ask for something else. */
const LIKELY = 0.33
/** More is needed where nothing shows that it is a question, a rare word means nothing, or a person's own case may differ. */
const LIKELIER = 0.5
const NEARLY_THE_VERY = 0.75
const THE_VERY = 0.85

/** Looks at the whole, then at its clauses: a story has its question at the end, or between. */
function nearestForeseen(text: string, language: Language): Match | undefined {
  const isAllowed = speaksOf(text)
  const find = (words: string) => findForeseen(words, language, 1, isAllowed)
  const [whole] = find(text)
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WITH_SUBJECT)
  if (clauses.length === 0 || (whole && whole.chance >= LIKELY)) return whole
  const inClauses = clauses
    .filter(isQuestion)
    .flatMap(find)
    .filter(({ chance }) => chance >= LIKELIER)
    .map((match) => ({ ...match, chance: match.chance * OF_QUESTION }))
  return [...(whole ? [whole] : []), ...inClauses].toSorted((one, other) => other.chance - one.chance)[0]
}

/** An answer for all does not count where the record or the words speak against a medicine: "I am pregnant, can I take ibuprofen?" */
function isWeighed(turn: Turn, heard: Told | undefined): boolean {
  const { text, region, record } = turn
  const asked = medicinesIn(text)
  if (asked.length === 0) return false
  const asksToTake = languageOf(turn, heard) === 'en' ? MAY_TAKE : MAY_BOTH
  if (heard && asksToTake.test(text) && tellsBesideMedicines(heard.assessment)) return true
  const { medicines } = judgeMedicines(namedMedicines(text), turn)
  if (medicines.some(({ reason, ownCautions }) => reason !== null || ownCautions.length > 0)) return true
  return record.pregnant === true || conflictLines({ asked, record, language: 'en', region }).length > 0
}

/** "What is shingles?" is all of the page's name, and "side effects of sertraline" all that its page is read for. */
function isPageRather(text: string, language: Language, { chance }: Match): boolean {
  if (chance >= CERTAIN) return false
  const isTyped = isSearch(text) && !isQuestion(text)
  if (medicinesIn(text).length === 0) {
    const page = nearest(text, language)
    if (!page) return false
    // The page of an illness checks against the person what helps.
    const isOfHelp = WHAT_HELPS.test(text) && roomOf(page.id) === 'illness' && page.score >= FAIRLY_SURE
    return page.score >= (isTyped || chance < LIKELIER ? EXACT : WHOLE) || (isOfHelp && chance < THE_VERY)
  }
  const aspects = aspectsOf(text)
  const isOfWhole = aspects.length > 0 && text.trim().split(/\s+/).length <= FEW_OF_MEDICINE
  return aspects.includes('uses') || aspects.includes('missed') || (isOfWhole && chance < THE_VERY)
}
const CERTAIN = 0.95
/** All of the question is in the name, and all of the name in the question. */
const WHOLE = 0.995
const FEW_OF_MEDICINE = 4
const WHAT_HELPS = /\b(?:what|which) (?:helps?|is good|works|medicine|tablets?|can i take)\b/i

/** "What should I eat?" does not say with what. */
const FEWEST_WITH_SUBJECT = 5

/** Whether an answer speaks of a medicine that is asked about: "omeprazole, can I quit cold turkey" is not about alcohol. */
function speaksOf(text: string): (id: string) => boolean {
  const asked = medicinesIn(text).flatMap(({ ingredients }) => ingredients)
  return (id) => {
    if (asked.length === 0) return true
    const named = new Set(
      namesOfPage(id)
        .flatMap(allMedicinesIn)
        .flatMap(({ ingredients }) => ingredients),
    )
    return named.size === 0 ? !MAY_BOTH.test(text) : asked.some((each) => named.has(each))
  }
}
/** "Can I take it?" is answered by a check against the person, where the engine has one. */
export const MAY_TAKE = /\b(can|may|should|could|is it (ok|okay|safe))\b.*\b(take|have|use|give|taking)\b/i

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

/** Whoever asks so wants to know what is written down of them. */
const ASKS_THE_RECORD =
  /^(?:am i allergic|what am i allergic|do i have any (?:allerg|condition)|(?:what|which) (?:medicines?|meds|medications?|conditions?|allergies|illnesses) (?:do|am|have) i|when (?:was|did) my last|what was my last)/i

interface Nearest {
  id: string
  score: number
  language: Language
  line?: string
}

/** Few words in Latin letters hold no small one that gives their language away: the best of all is taken. */
function nearest(text: string, told: Language): Nearest | undefined {
  const own = nearestIn(text, told)
  const isLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(text)
  const isUnsure = isLatin && text.trim().split(/\s+/).length <= FEW_WORDS && languageOfSmallWords(text, 1) !== told
  if (!isUnsure || (own && own.score >= EXACT)) return own
  const others = LATIN.filter((language) => language !== told).flatMap((language) => nearestIn(text, language) ?? [])
  const best = others.toSorted((one, other) => other.score - one.score)[0]
  return best && best.score >= EXACT && best.score > (own?.score ?? 0) + ABOUT_AS_NEAR ? best : own
}

const FEW_WORDS = 6
const LATIN: readonly Language[] = ['en', 'es', 'fr', 'de']

/** Of pages that are about as near, that of the illness: who asks for the test says so. */
function nearestIn(text: string, language: Language): Nearest | undefined {
  const whole = findInLibrary(text, language)
  const isNear = (whole[0]?.score ?? 0) >= SURE || medicinesIn(text).length > 0
  const hits = isNear ? whole : inClauses(text, language, whole, findInLibrary)
  const [best] = hits
  if (!best) return undefined
  const asksOfTest = ASKS_OF_TEST.test(text)
  const equals = hits.filter(({ score }) => score >= best.score - ABOUT_AS_NEAR)
  const taken = asksOfTest ? best : (equals.find(({ id }) => roomOf(id) !== 'test') ?? best)
  return { ...taken, language }
}

/** A story with a question in it: what a clause names is what is asked, if the whole names nothing. */
function inClauses(text: string, language: Language, whole: readonly Hit[], find: typeof findInLibrary): Hit[] {
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_IN_CLAUSE)
  if (clauses.length < 2) return [...whole]
  const found = clauses.flatMap((clause) => {
    const worth = isQuestion(clause) ? OF_QUESTION : OF_STORY
    return find(clause, language)
      .filter(({ words }) => words >= FEWEST_SHARED)
      .map((hit) => ({ ...hit, score: hit.score * worth }))
  })
  return [...whole, ...found].toSorted((one, other) => other.score - one.score)
}
const CLAUSE =
  /[.?!;,।\n]|(?<!\p{L})(?:but|and|because|so|pero|y|porque|mais|et|car|aber|und|weil|लेकिन|और|మరియు|కానీ)(?!\p{L})/iu
const FEWEST_IN_CLAUSE = 3
/** "Should I stop?" asks of nothing by itself. */
const FEWEST_SHARED = 2
const [OF_QUESTION, OF_STORY] = [0.97, 0.88]

const ABOUT_AS_NEAR = 0.1
const ASKS_OF_TEST =
  /(?<!\p{L})(?:test|level|result|value|high|low|blood|urine|stool|swab|normal|fast|análisis|prueba|nivel|alto|alta|bajo|baja|sangre|valor|resultado|taux|élevée?|basse?|haut|analyse|prise de sang|résultat|wert|spiegel|hoch|niedrig|erhöht|blut|befund|जाँच|जांच|टेस्ट|रिपोर्ट|लेवल|ज़्यादा|ज्यादा|कम|test|report|level|పరీక్ష|టెస్ట్|రిపోర్ట్|ఎక్కువ|తక్కువ)/iu

/** Parts of the library that say of their medicines what matters: when a pill was missed, which shot is due. */
const BESIDE_MEDICINES: ReadonlySet<string> = new Set(['contraception', 'vaccines', 'tobacco-alcohol-drugs'])
/** Of these the pages speak, and of no other medicine. */
const WITH_PAGES =
  /vaccine|toxoid|immunoglobulin|nicotine|varenicline|ethinylestradiol|levonorgestrel|desogestrel|drospirenone|etonogestrel|norethisterone|norelgestromin|medroxyprogesterone|ulipristal|copper-iud|contracept/
/** Less is enough for a subject that nobody feels. */
const FAIRLY_SURE = 0.7

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
  const tells = heard !== undefined && TELLS_OF_ILLNESS.test(turn.text)
  const isPressing = heard?.assessment.urgency === 'urgent' && !isOfIllnessInGeneral(turn, heard, found)
  if (heard && isPressing) return beside(reply(turn, heard), found)
  if (!tells) return aboutRead(found, turn)
  const isForeseen = found.read.article?.kind === 'question' && found.score >= LIKELIER
  return isForeseen || isQuestion(turn.text) || isOfInjury(found)
    ? above(reply(turn, heard), found, turn)
    : beside(reply(turn, heard), found)
}

/** "Can shingles come back": the name of an illness alone is heard as its signs, and no danger sign is among them. */
const isOfIllnessInGeneral = ({ text }: Turn, { assessment }: Told, { read, score }: Found): boolean =>
  isQuestion(text) &&
  !TELLS_OF_ILLNESS.test(text) &&
  !OF_SOMEBODY.test(text) &&
  assessment.rules.length === 0 &&
  (read.article?.kind === 'question' || (read.condition !== undefined && score >= SURE))

const OF_SOMEBODY =
  /(?<!\p{L})(?:my|me|mine|i['’]?ve|i['’]?m|we['’]?ve|he|she|his|her|him|mi|mis|me|mon|ma|mes|moi|il|elle|mein\p{L}*|mir|mich|er|sie|ihm|ihr\p{L}*|mera|meri|mere|mujhe|uska|uski|usko|naku|naa|vadiki|ameku)(?!\p{L})|मेर|मुझ|उसे|उसक|నాకు|నా |అతన|ఆమె/iu

/** The answer to what was asked, then the assessment of what was told. */
function above(answer: BuiltInReply, { read, language, line, value }: Found, turn: Turn): BuiltInReply {
  const told = articleReply(read, { question: turn.text, language, line, value, withheld: new Set(), isShort: true })
  const first = told.sources.length
  const moved = answer.text.replace(/\[(\d+)\]\(#source-\d+\)/g, (_, at: string) => {
    const place = Number(at) + first
    return `[${place}](#source-${place})`
  })
  return {
    ...answer,
    interview: { ...(answer.interview ?? NOTHING_TOLD), about: [`${OF_LIBRARY}${read.id}`] },
    text: `${told.text}\n\n${moved}`,
    details: { ...answer.details, sources: [...told.sources, ...answer.details.sources] },
  }
}

/** Speaks of what was read last, and does not name it. */
const GOES_ON =
  /^(?:and|y|et|und|aur|और|మరి)\b|(?<!\p{L})(?:it|that|this|they|them|eso|esto|ça|cela|c['’]est|das|dies|es|यह|ये|इस|इससे|yeh|ye|is se|ఇది|అది|దీని)(?!\p{L})/iu

/** "And is it contagious?" after an article. */
function lastRead({ text, interview }: Turn): string | undefined {
  const [last] = interview?.about ?? []
  const isShort = text.trim().split(/\s+/).length <= SHORT
  return last?.startsWith(OF_LIBRARY) && isShort && sectionsAsked(text).length > 0
    ? last.slice(OF_LIBRARY.length)
    : undefined
}

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
