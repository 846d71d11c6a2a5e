import { type Aspect, asksOfEffect, asksOfLevel, aspectsOf, medicinesIn, monographOf } from '@salus/library'
import { judgeMedicines, namedMedicines } from '@salus/triage'
import { canTellIn, medicineReply } from './medicine-reply.ts'
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

/** The library speaks of the medicines that the words name, unless they tell of something that is felt. */
export function fromMonographs(turn: Turn, heard: Told | undefined, asksOnly: boolean): BuiltInReply | undefined {
  const { text, region, record } = turn
  const aspects = aspectsAskedIn(text)
  const ids = goesOn(turn) ? (turn.interview?.about ?? []) : medicinesIn(text).map(({ id }) => id)
  const told = ids.flatMap(monographsOf)
  if (ids.length === 0 || asksOfLevel(text, ids)) return undefined
  const language = languageOf(turn, heard)
  // A medicine that is sold without a prescription is weighed against the person as well, by the words too where they are English.
  const inText = language === 'en' ? namedMedicines(text) : []
  const { forWhom, tellsOfSymptoms } = judgeMedicines(inText, turn)
  const { medicines } =
    inText.length > 0
      ? judgeMedicines(inText, turn)
      : // By another name it would be taken for a second medicine, which does not go with the first.
        judgeMedicines(namedMedicines(told.join(' ')), { text: '', region, record: forWhom === null ? record : {} })
  // "I forgot my tablet" tells of nothing that is felt; "I forgot it and feel faint" does.
  const isMissed = aspects.includes('missed') && heard?.assessment.urgency !== 'urgent'
  const asksOfIt = isMissed || (aspects.length > 0 && !TELLS_OF_ILLNESS.test(text))
  const isAsked = asksOnly || !heard || !tellsOfSymptoms || asksOfIt
  if (!isAsked || !canTellIn(language)) return undefined
  const own = forWhom === null ? record : undefined
  const reply = medicineReply({
    question: text,
    ids: told.length > 0 ? told : ids,
    aspects,
    language,
    region,
    record: own,
  })
  const made = plain([checkedLines(medicines, forWhom), reply.text].filter(Boolean).join('\n\n'), reply.suggestions)
  return {
    ...made,
    details: { ...made.details, sources: [...reply.sources, ...recordSources(medicines)] },
    interview: { ...(turn.interview ?? NOTHING_TOLD), about: ids },
    notForThem: heldBack(medicines),
    isUnknown: told.length === 0,
  }
}

/** "Does it make you cough?" asks for the side effects, whatever else is in the words. */
const aspectsAskedIn = (text: string): Aspect[] => {
  const aspects = aspectsOf(text)
  return asksOfEffect(text) && !aspects.includes('effects') ? ['effects', ...aspects] : aspects
}

/** A combination that is not described as a whole has the monographs of its ingredients. */
const monographsOf = (id: string): string[] =>
  monographOf(id) ? [id] : id.split('+').filter((ingredient) => monographOf(ingredient))

const SHORT = 8

/** "And alcohol?" after an answer about a medicine. */
export const goesOn = ({ text, interview }: Turn): boolean =>
  interview?.about?.some((id) => monographOf(id)) === true &&
  medicinesIn(text).length === 0 &&
  aspectsOf(text).length > 0 &&
  text.trim().split(/\s+/).length <= SHORT &&
  !TELLS_OF_ILLNESS.test(text)
