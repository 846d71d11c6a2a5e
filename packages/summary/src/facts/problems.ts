import { CLINICAL_ENDINGS, CONDITIONS, SYMPTOMS } from '../knowledge/clinical-words.ts'
import { GLOSSARY } from '../knowledge/glossary.ts'
import type { Section } from '../knowledge/section-names.ts'
import { type Passage, wordsIn } from '../reading/passages.ts'
import { findPhrases, indexPhrases } from '../reading/phrases.ts'
import type { Word } from '../reading/words.ts'
import { polarityIn } from './polarity.ts'

const MOST = 20
/** An item of a list of diagnoses is a problem even when we know none of its words. */
const LONGEST_ITEM = 10

const NAMED = indexPhrases<'condition' | 'symptom'>([
  ...CONDITIONS.map((phrase) => [phrase, 'condition'] as const),
  ...SYMPTOMS.map((phrase) => [phrase, 'symptom'] as const),
])

const LISTING = new Set<Section>(['assessment', 'past', 'surgery', 'complaint'])
const SILENT = new Set<Section>([
  ...([
    'family',
    'social',
    'allergies',
    'medicines',
    'plan',
    'instructions',
    'vitals',
    'results',
    'exam',
    'administration',
  ] as const),
])
/** Openings of what is to be done rather than of what is wrong. */
const DOING =
  /^(?:continue|start|stop|increase|decrease|follow|return|call|take|refer|order|repeat|recheck|schedule|avoid|we|will|plan|discharge|discussed|advised)$/

/** The passages that say what is wrong: a condition or complaint that the text affirms, each named once. */
export function findProblems(passages: readonly Passage[]): Passage[] {
  const named = new Set<string>()
  const problems = passages.flatMap((passage) => {
    const names = problemsIn(passage)
    const fresh = names.filter(({ name }) => !named.has(name))
    for (const { name } of fresh) named.add(name)
    return fresh.length === 0 ? [] : [{ passage, isCondition: fresh.some(({ kind }) => kind === 'condition') }]
  })
  // Where they are too many, complaints go before conditions do.
  const kept = new Set(
    [...problems.filter((each) => each.isCondition), ...problems.filter((each) => !each.isCondition)].slice(0, MOST),
  )
  return problems.filter((each) => kept.has(each)).map(({ passage }) => passage)
}

function problemsIn(passage: Passage): { name: string; kind: 'condition' | 'symptom' }[] {
  if (SILENT.has(passage.section)) return []
  const words = wordsIn(passage)
  const verdicts = polarityIn(passage)
  const found = findPhrases(words, NAMED).map(({ value, from, to }) => ({ kind: value, from, to }))
  words.forEach(({ norm }, index) => {
    const isKnown = found.some(({ from, to }) => index >= from && index < to)
    if (!isKnown && CLINICAL_ENDINGS.test(norm) && isIllness(norm))
      found.push({ kind: 'condition', from: index, to: index + 1 })
  })
  const affirmed = found.filter(({ from }) => verdicts[from] === 'affirmed')
  if (affirmed.length > 0) return affirmed.map(({ kind, from, to }) => ({ kind, name: nameOf(words.slice(from, to)) }))
  return found.length === 0 && isItem(passage, words, verdicts.includes('denied'))
    ? [{ kind: 'condition', name: nameOf(words) }]
    : []
}

const isIllness = (norm: string): boolean =>
  !/(?:ectomy|scopy|graphy|plasty|otomy|ostomy|ologist|uria|phagia|trophy|genic)$/.test(norm)

function isItem(passage: Passage, words: readonly Word[], isDenied: boolean): boolean {
  if (!LISTING.has(passage.section) || isDenied || DOING.test(words[0]?.norm ?? '')) return false
  const said = words.filter(({ kind }) => kind === 'word')
  const hasVerb = said.some(({ norm }) =>
    /^(?:is|are|was|were|has|have|had|will|unchanged|unremarkable|noncontributory|reviewed|normal)$/.test(norm),
  )
  return said.length > 0 && said.length <= LONGEST_ITEM && !hasVerb
}

const LAY = new Map(GLOSSARY.map(({ term, lay }) => [term.toLowerCase(), lay]))

/** HTN, hypertension and high blood pressure are one name. */
function nameOf(words: readonly Word[]): string {
  const name = words.map(({ norm }) => norm.toLowerCase()).join(' ')
  return (LAY.get(name) ?? name).replace(/(?:edness|ness|ed|e|s)$/, '')
}
