import type { NamedClass, Together, ToldClass } from './types.ts'

const NAMED: ReadonlySet<string> = new Set<NamedClass>([
  'any-medicine',
  'sedative',
  'harms-a-child',
  'many',
  'age-of-a-child',
  'insulin',
])

/** Whether names and numbers tell it, and no wording. A name may stand among the words of a wording. */
export const isNamed = (name: ToldClass | NamedClass): name is NamedClass => NAMED.has(name)

/** Dangers that people tell in parts, often beside a question about something else. The parts are of every language. */
export const TOGETHER: readonly Together[] = [
  ...[
    [['gone-soon'], ['last-arrangements', 'despair', 'farewell-said']],
    [
      ['last-arrangements', 'at-the-edge', 'poison-beside'],
      ['despair', 'never-wake-up'],
    ],
    [
      ['poison-beside', 'at-the-edge'],
      ['gone-soon', 'farewell-said', 'last-arrangements'],
    ],
    [['pills-kept'], ['never-wake-up', 'despair', 'how-many-pills', 'gone-soon', 'last-arrangements', 'farewell-said']],
    [['how-many-pills'], ['never-wake-up']],
    [['farewell-said'], ['not-reached', 'last-arrangements', 'despair']],
  ].map((parts) => ({ finding: 'suicidal-thoughts', parts, reach: 'text' }) as Together),
  {
    finding: 'child-swallowed-medicine',
    parts: [['small-child', 'age-of-a-child'], ['put-in-mouth'], ['someones-pills', 'harms-a-child']],
    reach: 'next-sentence',
  },
  {
    finding: 'suicidal-thoughts',
    parts: [['never-wake-up'], ['any-medicine', 'sleeping-pill'], ['many']],
    reach: 'next-sentence',
  },
  { finding: 'overdose', parts: [['sedative', 'sleeping-pill'], ['alcohol'], ['drowsy']], reach: 'text' },
  { finding: 'overdose', parts: [['ten-times'], ['any-medicine', 'sleeping-pill']], reach: 'next-sentence' },
  {
    finding: 'overdose',
    parts: [['every-hour', 'so-many-already'], ['any-medicine'], ['many']],
    reach: 'next-sentence',
  },
  { finding: 'too-much-insulin', parts: [['wrong-insulin'], ['insulin']], reach: 'next-sentence' },
  { finding: 'face-tongue-swelling', parts: [['face-part'], ['swollen-big']], reach: 'sentence' },
  {
    finding: 'throat-closing-up',
    parts: [['face-part'], ['swollen-big'], ['hard-to-swallow']],
    reach: 'next-sentence',
  },
  { finding: 'recent-head-injury', parts: [['hit-head']], reach: 'sentence' },
  { finding: 'drowsy', parts: [['hit-head'], ['drowsy', 'confused-speech']], reach: 'text' },
  { finding: 'black-stool', parts: [['tarry']], reach: 'sentence' },
  { finding: 'heavy-vaginal-bleeding', parts: [['soaked-pad']], reach: 'sentence' },
  { finding: 'one-sided-weakness', parts: [['drags-limb']], reach: 'sentence' },
  { finding: 'speech-trouble', parts: [['confused-speech'], ['drags-limb', 'hit-head']], reach: 'text' },
  { finding: 'sudden-worst-headache', parts: [['worst-headache'], ['in-one-second']], reach: 'next-sentence' },
  { finding: 'floppy-child', parts: [['limp-baby'], ['small-child', 'age-of-a-child']], reach: 'next-sentence' },
  { finding: 'blue-lips', parts: [['blue-breath'], ['small-child', 'age-of-a-child']], reach: 'next-sentence' },
]
