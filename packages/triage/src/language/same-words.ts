import { stem } from './stem.ts'

/**
 * Words that mean the same to every finding: `word: the others`. Phrases and texts are both read through it, so that a
 * phrase says "lump" and hears "mass". A pair that any finding has to tell apart does not belong here.
 */
const SAME_WORDS = `
belly: abdomen abdominal tummy
lump: mass nodule
smell: odor odour
foul: malodorous smelly fetid putrid
urinate: micturate micturition void
stool: poo feces faeces fecal faecal
tired: fatigue fatigued exhausted weary
often: frequent
reduced: decreased diminished lessened
medicine: medication med
itch: pruritus pruritic
fast: rapid quick
trouble: difficulty difficult
sex: intercourse coitus
period: menses menstruation
phlegm: sputum
vomit: puke emesis
redness: erythema erythematous
pain: ache discomfort
throb: pulsate pulsating pulsatile
`

const CANONICAL = new Map(
  SAME_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', others = ''] = line.split(': ')
      return others.split(' ').map((other): [string, string] => [stem(other), stem(word)])
    }),
)

/** The stem that stands for it and for all that mean the same. */
export function meaningStem(norm: string): string {
  const own = stem(norm)
  return CANONICAL.get(own) ?? own
}
