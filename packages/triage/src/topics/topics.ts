import { cautionsAt } from '../assessment/medicine-check.ts'
import { signsOf } from '../knowledge/signs-of.ts'
import type { Condition, Medicine, Region } from '../knowledge/types.ts'
import type { Phrases } from '../tell/phrases.ts'
import { tellSign } from '../tell/tell-sign.ts'
import { makeTeller, type Teller } from '../tell/teller.ts'
import type { Language } from '../tell/vocabulary.ts'

/** Something that one can ask about without being ill: what the knowledge says of it, for reading. */
export interface Topic {
  id: string
  kind: 'condition' | 'medicine'
  /** What people call it, and its other names. */
  title: string
  names: string[]
  /** The over-the-counter medicines it names, or is, by the name of the region. */
  medicines: { id: string; name: string }[]
  /** Facts in whole sentences, by heading. */
  sections: { id: TopicSection; heading: string; lines: string[] }[]
  source: string
  /** How often people come with it, for choosing between topics: the expected number among 10 000 who ask. */
  commonness: number
}
export type TopicSection = keyof Phrases['topic']['headings']

const TYPICAL = 0.5
const SOMETIMES = 0.15
const MOST_SIGNS = 6

interface Knowledge {
  conditions: readonly Condition[]
  medicines: readonly Medicine[]
}

/** Everything that can be asked about, in a language and the words of a region. */
export function topicsFor(region: Region, language: Language, { conditions, medicines }: Knowledge): Topic[] {
  const teller = tellerOf(region, language)
  return [
    ...conditions.map((condition) => tellCondition(condition, teller)),
    ...medicines.map((medicine) => medicineTopic(medicine, teller)),
  ]
}

/** One condition, for reading. */
export const conditionTopic = (condition: Condition, region: Region, language: Language): Topic =>
  tellCondition(condition, tellerOf(region, language))

const tellerOf = (region: Region, language: Language): Teller =>
  makeTeller(language, { region, other: undefined, age: null })

function tellCondition(condition: Condition, teller: Teller): Topic {
  const { phrases, vocabulary, region, list, fill } = teller
  const { headings, typical, sometimes, pressing } = phrases.topic
  const signsOfChance = (from: number, below: number) =>
    Object.entries(condition.findings)
      .filter(([, chance]) => chance >= from && chance < below)
      .sort(([, one], [, other]) => other - one)
      .map(([id]) => teller.label(id))
      .slice(0, MOST_SIGNS)
  const [often, rarer] = [signsOfChance(TYPICAL, 1.01), signsOfChance(SOMETIMES, TYPICAL)]
  const remedies =
    condition.urgency === 'emergency'
      ? []
      : (condition.medicines ?? []).map((id) => ({ id, name: vocabulary.medicine(id, region).name }))
  const { plainName, name } = vocabulary.condition(condition.id)
  return {
    id: condition.id,
    kind: 'condition',
    title: plainName,
    names: [name, ...(teller.locale === 'en' ? (condition.alsoCalled ?? []) : [])],
    medicines: remedies,
    sections: withLines([
      {
        id: 'signs',
        heading: headings.signs,
        lines: [
          ...(often.length > 0 ? [typical(list(often))] : []),
          ...(rarer.length > 0 ? [sometimes(list(rarer))] : []),
          pressing[condition.urgency],
        ],
      },
      { id: 'do', heading: headings.do, lines: (condition.advice ?? []).map((id) => fill(vocabulary.advice(id))) },
      { id: 'remedies', heading: headings.remedies, lines: remedies.map((each) => phrases.topic.remedy(each.name)) },
      { id: 'see', heading: headings.see, lines: signsOf(condition).map((sign) => tellSign(teller, sign)) },
    ]),
    source: condition.source,
    commonness: Math.max(...condition.prior),
  }
}

const MEDICINES_SOURCE = 'FDA Drug Facts labels, EMA product information and NHS medicines A to Z, 2024'

function medicineTopic(medicine: Medicine, { phrases, vocabulary, region, fill }: Teller): Topic {
  const { headings } = phrases.topic
  const { name: title, use } = vocabulary.medicine(medicine.id, region)
  const say = (line: string) => sentence(fill(line))
  return {
    id: `medicine-${medicine.id}`,
    kind: 'medicine',
    title,
    names: [...new Set([...Object.values(medicine.name), ...(medicine.alsoCalled ?? [])])].filter(
      (name) => name !== title,
    ),
    medicines: [{ id: medicine.id, name: title }],
    sections: withLines([
      { id: 'use', heading: headings.use, lines: [`${title} ${fill(use)}`] },
      {
        id: 'notFor',
        heading: headings.notFor,
        lines: medicine.notWhen.map(({ because }) => say(vocabulary.reason(because))),
      },
      {
        id: 'care',
        heading: headings.care,
        lines: [
          ...cautionsAt(medicine.cautions, undefined),
          ...(medicine.cautionWhen ?? []).map(({ caution }) => caution),
        ].map((id) => say(vocabulary.caution(id))),
      },
    ]),
    source: MEDICINES_SOURCE,
    commonness: 100,
  }
}

const withLines = (sections: Topic['sections']): Topic['sections'] => sections.filter(({ lines }) => lines.length > 0)

const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.')
