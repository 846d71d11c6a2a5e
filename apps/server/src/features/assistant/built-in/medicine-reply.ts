import type { Region, Source } from '@salus/contract'
import {
  type Aspect,
  medicinesIn,
  monographOf,
  nameOfMedicine,
  phrasesOf,
  type Section,
  tellEffect,
  tellMedicine,
  WORDS,
  type WrittenIn,
} from '@salus/library'
import type { HealthRecord } from '@salus/triage'
import { conflictLines } from './medicine-conflict-lines.ts'

/** Whether all words of the library are written in it. */
export const canTellIn = (language: string): language is WrittenIn => language in WORDS

export interface MedicineQuestion {
  /** As it was asked. */
  question: string
  ids: readonly string[]
  aspects: readonly Aspect[]
  language: WrittenIn
  region: Region
  /** The asker's own; nothing where somebody else takes the medicine. */
  record: HealthRecord | undefined
}

export interface MedicineReply {
  text: string
  sources: Source[]
  suggestions: string[]
}

const MOST_SUGGESTIONS = 3

/** What the library says on what was asked of medicines, as Markdown: the answer, what it means for the person, then lists. */
export function medicineReply({ question, ids, aspects, language, region, record }: MedicineQuestion): MedicineReply {
  const phrases = phrasesOf(language)
  const told = ids.flatMap((id) => {
    const monograph = monographOf(id)
    return monograph ? [{ monograph, ...tellMedicine(monograph, aspects, { language, region }) }] : []
  })
  const unknown = ids
    .filter((id) => !monographOf(id))
    .map((id) => phrases.nothingOn(nameOfMedicine(id, language, region)))
  const taken = new Set(
    record?.medicines?.flatMap((name) => medicinesIn(name)).flatMap(({ ingredients }) => ingredients),
  )
  const text = told
    .map(({ monograph, name, answer, sections }, at) => {
      const isYours = monograph.id.split('+').every((ingredient) => taken.has(ingredient))
      const own = [
        ...(isYours ? [phrases.isYours(name)] : []),
        ...(record?.pregnant && !aspects.includes('pregnancy') ? [phrases.pregnancy[monograph.pregnancy]] : []),
        ...(record?.breastfeeding && !aspects.includes('breastfeeding')
          ? [phrases.breastfeeding[monograph.breastfeeding]]
          : []),
      ]
      const onEffect = aspects.includes('effects') ? tellEffect(question, monograph, { language, region }) : []
      return [
        `**${name}** ${pointsAt(at + 1)}`,
        [...onEffect, ...answer].join(' '),
        own.join(' '),
        ...sections.map(listed),
      ]
        .filter((part) => part !== '')
        .join('\n\n')
    })
    .join('\n\n')
  const asked = ids.map((id) => ({ id, ingredients: id.split('+') }))
  const conflicts = conflictLines({ asked, record: record ?? {}, language, region })
  const [first] = told
  return {
    text: [...conflicts.map((line, at) => `**${line.text}** ${pointsAt(told.length + at + 1)}`), text, ...unknown]
      .filter(Boolean)
      .join('\n\n'),
    sources: [...told.map(({ source }) => source), ...conflicts.map(({ source }) => source)].map((label) => ({
      from: 'general',
      label,
    })),
    suggestions: told.length === 1 && first ? first.asks.slice(0, MOST_SUGGESTIONS) : [],
  }
}

const pointsAt = (source: number): string => `[${source}](#source-${source})`

const listed = ({ heading, lines }: Section): string =>
  `**${heading}**\n\n${lines.map((line) => `- ${line.charAt(0).toLocaleUpperCase()}${line.slice(1)}`).join('\n')}`
