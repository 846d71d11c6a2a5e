import { cautionsAt } from '../assessment/medicine-check.ts'
import { signsOf } from '../knowledge/signs-of.ts'
import type { Condition, Finding, FindingId, Medicine, Region, Urgency } from '../knowledge/types.ts'
import { englishVocabulary as english } from '../tell/english-vocabulary.ts'
import { languageOf } from '../tell/languages.ts'
import { sayFor } from '../tell/regional-words.ts'
import { tellSign } from '../tell/tell-sign.ts'
import { makeTeller } from '../tell/teller.ts'

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
  sections: { heading: string; lines: string[] }[]
  source: string
  /** How often people come with it, for choosing between topics: the expected number among 10 000 who ask. */
  commonness: number
}

const HOW_PRESSING: Record<Urgency, string> = {
  emergency: 'It is an emergency.',
  urgent: 'It should be seen by a doctor within a day.',
  routine: 'It is worth an appointment, and it is seldom urgent.',
  self_care: 'Most people get over it at home.',
}
const TYPICAL = 0.5
const SOMETIMES = 0.15
const MOST_SIGNS = 6

interface Knowledge {
  conditions: readonly Condition[]
  medicines: readonly Medicine[]
  findings: ReadonlyMap<FindingId, Finding>
}

/** Everything that can be asked about, in the words of a region. */
export function topicsFor(region: Region, knowledge: Knowledge): Topic[] {
  const medicines = new Map(knowledge.medicines.map((medicine) => [medicine.id, medicine]))
  return [
    ...knowledge.conditions.map((condition) => conditionTopic(condition, region, medicines, knowledge.findings)),
    ...knowledge.medicines.map((medicine) => medicineTopic(medicine, region)),
  ]
}

function conditionTopic(
  condition: Condition,
  region: Region,
  medicines: ReadonlyMap<string, Medicine>,
  findings: Knowledge['findings'],
): Topic {
  const teller = makeTeller(languageOf('en'), { region, other: undefined, age: null })
  const named = (from: number, below: number) =>
    Object.entries(condition.findings)
      .filter(([, chance]) => chance >= from && chance < below)
      .sort(([, one], [, other]) => other - one)
      .map(([id]) => findings.get(id)?.label)
      .filter((label) => label !== undefined)
      .slice(0, MOST_SIGNS)
  const [typical, sometimes] = [named(TYPICAL, 1.01), named(SOMETIMES, TYPICAL)]
  const remedies =
    condition.urgency === 'emergency'
      ? []
      : (condition.medicines ?? [])
          .map((id) => medicines.get(id))
          .filter((medicine) => medicine !== undefined)
          .map(({ id, name }) => ({ id, name: name[region] }))
  const sections = [
    {
      heading: 'What it is like',
      lines: [
        ...(typical.length > 0 ? [`Typical: ${typical.join(', ')}.`] : []),
        ...(sometimes.length > 0 ? [`Sometimes: ${sometimes.join(', ')}.`] : []),
        HOW_PRESSING[condition.urgency],
      ],
    },
    { heading: 'What you can do', lines: (condition.advice ?? []).map((id) => teller.fill(english.advice(id))) },
    { heading: 'Without a prescription, these may help', lines: remedies.map(({ name }) => remedyLine(name)) },
    { heading: 'Seek care if', lines: signsOf(condition).map((sign) => tellSign(teller, sign)) },
  ]
  return {
    id: condition.id,
    kind: 'condition',
    title: condition.plainName,
    names: [condition.name, ...(condition.alsoCalled ?? [])],
    medicines: remedies,
    sections: sections.filter(({ lines }) => lines.length > 0),
    source: condition.source,
    commonness: Math.max(...condition.prior),
  }
}

/** How a condition's topic names a medicine. */
export const remedyLine = (name: string): string => `${name}. Ask me about it before you take it: not everybody may.`

const MEDICINES_SOURCE = 'FDA Drug Facts labels, EMA product information and NHS medicines A to Z, 2024'

function medicineTopic(medicine: Medicine, region: Region): Topic {
  const title = medicine.name[region]
  const say = (line: string) => sentence(sayFor(region, line))
  return {
    id: `medicine-${medicine.id}`,
    kind: 'medicine',
    title,
    names: [...new Set(Object.values(medicine.name)), ...(medicine.alsoCalled ?? [])].filter((name) => name !== title),
    medicines: [{ id: medicine.id, name: title }],
    sections: [
      { heading: 'What it is for', lines: [`${title} ${sayFor(region, medicine.use)}`] },
      {
        heading: 'Not, or only after asking',
        lines: medicine.notWhen.map(({ because }) => say(english.reason(because))),
      },
      {
        heading: 'Take care',
        lines: [
          ...cautionsAt(medicine.cautions, undefined),
          ...(medicine.cautionWhen ?? []).map(({ caution }) => caution),
        ].map((id) => say(english.caution(id))),
      },
    ].filter(({ lines }) => lines.length > 0),
    source: MEDICINES_SOURCE,
    commonness: 100,
  }
}

const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.')
