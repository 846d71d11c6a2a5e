import type { Aspect } from '../medicines/aspects.ts'
import acts from '../medicines/knowledge/acts.json' with { type: 'json' }
import { ACTS, type Act, type Monograph, type WordGroup } from '../medicines/monograph.ts'
import { nameOfMedicine } from '../medicines/name.ts'
import { type WrittenIn, wordOf } from '../words/words.ts'
import { phrasesOf } from './languages.ts'
import { type LibraryPhrases, SENTENCE_ASPECTS } from './phrases.ts'

export interface Section {
  /** Marks a section about one question, so that it can be found in every language. */
  id?: Aspect
  heading: string
  lines: string[]
}

/** What the library says of a medicine on what was asked, in one language. */
export interface MedicineTold {
  id: string
  name: string
  /** The answer, in whole sentences. */
  answer: string[]
  sections: Section[]
  /** Whose text it was written after. */
  source: string
  /** Questions that go on from here, as a button says them. */
  asks: string[]
}

const ACT_OF: Readonly<Record<string, string>> = acts
/** Shown where the medicine as a whole is asked about; what is left can be asked. */
const OVERVIEW: readonly Aspect[] = ['uses', 'taken', 'effects', 'avoid']

/** Answers what was asked of a medicine; nothing asked in particular gives the overview. */
export function tellMedicine(
  monograph: Monograph,
  asked: readonly Aspect[],
  { language, region }: { language: WrittenIn; region: string },
): MedicineTold {
  const phrases = phrasesOf(language)
  const plainName = nameOfMedicine(monograph.id, language, region)
  const name = monograph.form ? phrases.inForm[monograph.form](plainName) : plainName
  const words = (group: Exclude<WordGroup, 'works'>) => monograph[group].map((id) => wordOf(group, id, language))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const told = {
    name,
    phrases,
    words,
    list: (items: readonly string[]) => list.format(items),
    works: wordOf('works', monograph.works, language),
  }
  const parts = (asked.length > 0 ? asked : OVERVIEW).map((aspect) => partOf(aspect, monograph, told))
  const alcohol = monograph.alcohol ? [phrases.alcohol[monograph.alcohol]] : []
  const answer = parts.flatMap((part) => part.answer)
  const sections = parts.flatMap((part) => part.sections)
  return {
    id: monograph.id,
    name,
    answer: answer.length + sections.length === 0 ? [phrases.nothingOn(name)] : answer,
    sections: asked.length === 0 ? [...sections, ...section(phrases.note, [...alcohol, ...words('note')])] : sections,
    source: phrases.source(monograph.source),
    asks: GO_ON.filter((aspect) => !asked.includes(aspect) && isToldOf(monograph, aspect)).map((aspect) =>
      phrases.ask[aspect](name),
    ),
  }
}

/** All that is known of a medicine, each part under its heading: a page to read. */
export function tellWholeMedicine(
  monograph: Monograph,
  audience: { language: WrittenIn; region: string },
): MedicineTold {
  const phrases = phrasesOf(audience.language)
  const told = tellMedicine(monograph, ['uses', 'taken', 'effects', 'notFor', 'avoid', 'watched'], audience)
  const sentences = SENTENCE_ASPECTS.flatMap((aspect) =>
    monograph[aspect]
      ? section(phrases.about[aspect], tellMedicine(monograph, [aspect], audience).answer).map((told) => ({
          ...told,
          id: aspect,
        }))
      : [],
  )
  const notes = monograph.note.map((id) => wordOf('note', id, audience.language))
  return { ...told, sections: [...told.sections, ...sentences, ...section(phrases.note, notes)] }
}

const GO_ON = ['effects', 'alcohol', 'missed', 'pregnancy'] as const

/** Whether there is something to tell: who takes it now and then misses no dose, and a vaccine has no drinks beside it. */
function isToldOf({ common, serious, alcohol, missed }: Monograph, aspect: (typeof GO_ON)[number]): boolean {
  if (aspect === 'effects') return common.length + serious.length > 0
  if (aspect === 'missed') return missed !== undefined && missed !== 'only-when-needed'
  return aspect === 'pregnancy' || (alcohol !== undefined && alcohol !== 'fine')
}

interface Teller {
  name: string
  phrases: LibraryPhrases
  words: (group: Exclude<WordGroup, 'works'>) => string[]
  list: (items: readonly string[]) => string
  works: string
}

interface Part {
  answer: string[]
  sections: Section[]
}

const says = (...sentences: (string | undefined)[]): Part => ({
  answer: sentences.filter((sentence) => sentence !== undefined),
  sections: [],
})
const lists = (...sections: Section[][]): Part => ({ answer: [], sections: sections.flat() })
const section = (heading: string, lines: string[]): Section[] => (lines.length > 0 ? [{ heading, lines }] : [])

function partOf(aspect: Aspect, monograph: Monograph, { name, phrases, words, list, works }: Teller): Part {
  const { alcohol, driving, missed, stopping, pregnancy, breastfeeding } = monograph
  switch (aspect) {
    case 'uses':
      return says(
        monograph.id.endsWith('-vaccine')
          ? phrases.protectsFrom(name, list(words('for')))
          : phrases.isUsedFor(name, list(words('for'))),
        works,
      )
    case 'dose':
      return says(phrases.noDose)
    case 'taken':
      return lists(section(phrases.headings.taken, words('taken')))
    case 'effects':
      return lists(
        section(phrases.common, words('common')),
        ...ACTS.map((act) => section(phrases.serious[act], serious(monograph, words('serious'), act))),
      )
    case 'notFor':
      return lists(section(phrases.headings.notFor, words('notFor')))
    case 'avoid':
      return lists(section(phrases.headings.avoid, words('avoid')))
    case 'alcohol':
      return says(alcohol && phrases.alcohol[alcohol])
    case 'driving':
      return says(driving && phrases.driving[driving])
    case 'missed':
      return says(missed && phrases.missed[missed])
    case 'stopping':
      return says(stopping && phrases.stopping[stopping])
    case 'pregnancy':
      return says(phrases.pregnancy[pregnancy])
    case 'breastfeeding':
      return says(phrases.breastfeeding[breastfeeding])
    case 'watched':
      return lists(section(phrases.headings.watched, words('watched')))
  }
}

const serious = ({ serious }: Monograph, texts: readonly string[], act: Act): string[] =>
  texts.filter((_, at) => ACT_OF[serious[at] ?? ''] === act)
