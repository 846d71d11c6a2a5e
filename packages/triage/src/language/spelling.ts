import { PLAIN_WORDS } from './plain-words.ts'
import { stem } from './stem.ts'
import { normaliseWord, type Token } from './tokenise.ts'

/** Finds the word of the lexicon that a misspelled one means, or nothing when two would do. */
export interface Speller {
  correct(stem: string): string | undefined
}

const SHORTEST = 4
const TWO_SLIPS_FROM = 8

/**
 * Symmetric deletion: each known word is stored under every form with one letter left out (long words: two), so that a
 * look-up costs as many steps as the word has letters, however many words are known.
 */
export function makeSpeller(lexiconStems: ReadonlySet<string>): Speller {
  const known = new Set([...lexiconStems, ...PLAIN_STEMS])
  const byDeletion = new Map<string, string[]>()
  for (const word of lexiconStems) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue
    for (const form of deletions(word, word.length >= TWO_SLIPS_FROM ? 2 : 1)) {
      const words = byDeletion.get(form)
      if (words) words.push(word)
      else byDeletion.set(form, [word])
    }
  }
  const remembered = new Map<string, string | undefined>()
  const lookUp = (word: string): string | undefined => {
    if (known.has(word) || word.length < SHORTEST || word.length > 24 || !/^[a-z]+$/.test(word)) return undefined
    const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1
    const candidates = new Set([...deletions(word, slips)].flatMap((form) => byDeletion.get(form) ?? []))
    const near = [...candidates]
      .map((candidate) => ({ candidate, distance: slipsBetween(word, candidate) }))
      .filter(({ candidate, distance }) => distance <= allowed(word, candidate))
    const least = Math.min(...near.map(({ distance }) => distance))
    const best = near.filter(({ distance }) => distance === least)
    return best.length === 1 ? best[0]?.candidate : undefined
  }
  return {
    correct(word) {
      if (remembered.has(word)) return remembered.get(word)
      const found = lookUp(word)
      // Bounded, so that a hostile stream of made-up words cannot fill the memory.
      if (remembered.size < 5_000) remembered.set(word, found)
      return found
    },
  }
}

export function correctSpelling(tokens: readonly Token[], speller: Speller): Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word') return token
    const explicit = MISSPELLINGS.get(token.norm)
    if (explicit !== undefined) return { ...token, norm: explicit, stem: stem(explicit) }
    const corrected = speller.correct(token.stem)
    return corrected === undefined ? token : { ...token, norm: corrected, stem: corrected }
  })
}

const PLAIN_STEMS = PLAIN_WORDS.map((word) => stem(normaliseWord(word)))

/** People misspell the inside of words, hardly ever their first letter; short words must keep it. */
function allowed(word: string, candidate: string): number {
  const shorter = Math.min(word.length, candidate.length)
  if (word[0] !== candidate[0]) return 0
  if (shorter >= TWO_SLIPS_FROM) return 2
  // Four letters: only a letter too many or too few, for a changed one makes another word too easily.
  if (shorter === SHORTEST) return word.length === candidate.length ? 0 : 1
  return shorter > SHORTEST ? 1 : 0
}

function deletions(word: string, depth: number): Set<string> {
  const forms = new Set([word])
  let layer = [word]
  for (let round = 0; round < depth; round++) {
    layer = layer.flatMap((form) =>
      form.length <= 3 ? [] : Array.from(form, (_, index) => form.slice(0, index) + form.slice(index + 1)),
    )
    for (const form of layer) forms.add(form)
  }
  return forms
}

/** Letters added, left out, changed, or two neighbours swapped. */
export function slipsBetween(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let best = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] as number) + 1)
      }
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return last[right.length] as number
}

/** Spellings too far from the word, or too near another one, for the rule above. */
const MISSPELLINGS = new Map<string, string>(
  [
    'diarrhea: diarhea diarrea diarhoea diahrea diarreah diahrrea direah diarria diarrheoa dirrhea diareah diarea dihrea dhiarrea diarrhoea diarrhoeal',
    'nausea: nausia nausous nausious nasuea naseous nauscious nautious nausias nausiousness',
    'migraine: migrane migrain mygraine migranes migrains',
    'pneumonia: pnumonia neumonia phneumonia newmonia pneumona',
    'stomach: stomache stomack stumach stomic tummach stumick',
    'breath: breth breathe breathin brethe brething breethe breathng braeth',
    'headache: headake hedache headach headaake headeache hedake headace',
    'asthma: asma asthema athsma asmatic asthmatic',
    'throat: throte throut thorat trhoat',
    'vomit: vommit vomet vomitted vommiting vomitting vomting vomitng vomitin',
    'rheumatism: rumatism',
    'diabetes: diabetis diabeties diabetus diabetic diabetics',
    'bruise: bruse bruize',
    'tired: tierd tiered',
    'ulcer: ulser',
    'swallow: swollow swalow',
    'unconscious: unconcious unconcsious unconsious unconscius',
    'hemorrhoid: hemroid hemorroid hemmorhoid haemorrhoid hemroids hemorroids haemorrhoids hemmoroids',
    'abdomen: abdomin abdoman',
    'esophagus: oesophagus',
    'anemia: anaemia',
    'edema: oedema',
    'suicide: suiside sucide suacide',
    'suicidal: suisidal sucidal suicidle',
    'allergic: alergic allergick',
    'period: peroid periode',
    'ankle: ankel ancle',
    'weird: wierd',
    'fever: feaver fevar feever fver fevr temprature',
    'temperature: temp temps temperture tempature temprature',
    'sneeze: sneaze sneazing',
    'cough: coff coughin caugh couph coughng coughting',
    'wheeze: weeze weezing wheez whezing weezy',
    'phlegm: flem phlem flegm phlegmy',
    'dizzy: dizy dissy diziness dizzyness',
    'bowel: bowl bowels',
    'urine: urin urene',
    'chest: chesst chets',
    'pain: pian paine payn',
    'heart: haert',
    'sore: soar',
    'swollen: swolen swoolen swallen',
    'numb: num nummb',
    'arm: amr',
  ].flatMap((line) => {
    const [word = '', forms = ''] = line.split(': ')
    return forms.split(' ').map((form): [string, string] => [form, word])
  }),
)
