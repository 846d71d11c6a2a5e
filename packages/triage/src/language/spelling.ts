import { indexForms } from './deletion-index.ts'
import { isEnglishWord } from './dictionary/is-english-word.ts'
import type { Lexicon } from './lexicon.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { meaningStem } from './same-words.ts'
import { normaliseWord, type Token } from './tokenise.ts'

/**
 * Finds the stem of the lexicon that a misspelled word means, or nothing when two would do. It leaves alone whatever a
 * dictionary knows, never makes one medical word of another, and guesses at no word that is a danger sign by itself:
 * phrases write those with `=`.
 */
export interface Speller {
  correct(word: Pick<Token, 'norm' | 'stem'>): string | undefined
}

const SHORTEST = 4
const TWO_SLIPS_FROM = 8

/**
 * Symmetric deletion: each known word is stored under every form with one letter left out (long words: two), so that a
 * look-up costs as many steps as the word has letters, however many words are known.
 */
export function makeSpeller({ words, exactWords }: Pick<Lexicon, 'words' | 'exactWords'>): Speller {
  const known = new Set([...words.keys(), ...words.values(), ...exactWords, ...PLAIN_STEMS])
  const meant = [...words.keys()].filter(
    (word) => word.length >= SHORTEST && /^[a-z]+$/.test(word) && !exactWords.has(word),
  )
  const findByDeletion = indexForms(meant, (word) => deletions(word, slipsOf(word)))
  const remembered = new Map<string, string | undefined>()
  const lookUp = ({ norm, stem: word }: Pick<Token, 'norm' | 'stem'>): string | undefined => {
    if (known.has(word) || known.has(norm) || word.length < SHORTEST || word.length > 24) return undefined
    if (!/^[a-z]+$/.test(word) || isEnglishWord(norm) || MEDICAL.test(norm)) return undefined
    // The word as it is written before its base: "blury" is a slip from "blurry".
    return nearest(norm) ?? nearest(word)
  }
  const nearest = (form: string): string | undefined => {
    const near = [...new Set([...deletions(form, slipsOf(form))].flatMap(findByDeletion))]
      .map((candidate) => ({ stem: words.get(candidate) as string, slips: slipsBetween(form, candidate), candidate }))
      .filter(({ candidate, slips }) => slips <= allowed(form, candidate))
    const least = Math.min(...near.map(({ slips }) => slips))
    const best = new Set(near.filter(({ slips }) => slips === least).map(({ stem }) => stem))
    return best.size === 1 ? [...best][0] : undefined
  }
  return {
    correct(word) {
      if (remembered.has(word.norm)) return remembered.get(word.norm)
      const found = lookUp(word)
      // Bounded, so that a hostile stream of made-up words cannot fill the memory.
      if (remembered.size < 5_000) remembered.set(word.norm, found)
      return found
    },
  }
}

const slipsOf = (word: string): number => (word.length >= TWO_SLIPS_FROM ? 2 : 1)

const explicitly = (word: string): string | undefined => VARIANTS.get(word) ?? MISSPELLINGS.get(word)

export function correctSpelling(tokens: readonly Token[], speller: Speller): Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word') return token
    const explicit = explicitly(token.norm) ?? explicitly(token.stem)
    if (explicit !== undefined) return { ...token, norm: explicit, stem: meaningStem(explicit) }
    const corrected = speller.correct(token)
    return corrected === undefined ? token : { ...token, norm: corrected, stem: corrected }
  })
}

/** Words of medicine and names of medicines, by their endings: a neighbour of theirs is another word, not the same. */
const MEDICAL =
  /^(hyper|hypo)|(itis|osis|emia|aemia|uria|algia|ectomy|pathy|plegia|paresis|phasia|phagia|pnea|pnoea|penia|rrhage|scopy|gram|oma|statin|pril|sartan|olol|azole|cillin|mycin|floxacin|cycline|oxetine|azepam|gliptin|gliflozin|tide|mab)s?$/

const PLAIN_STEMS = PLAIN_WORDS.map((word) => meaningStem(normaliseWord(word)))

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

const spelled = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [word = '', forms = ''] = line.split(': ')
      return forms.split(' ').map((form): [string, string] => [form, word])
    }),
  )

/** English words that are another form or spelling of the same. */
const VARIANTS = spelled([
  'diarrhea: diarrhoea',
  'breath: breathe',
  'asthma: asthmatic',
  'diabetes: diabetic diabetics',
  'hemorrhoid: haemorrhoid haemorrhoids hemorrhoids',
  'esophagus: oesophagus',
  'anemia: anaemia',
  'edema: oedema',
  'temperature: temp temps',
])

/**
 * Slips too far from the word for the rule above, or of a word that it does not guess at. None is a word of English, as a
 * test sees to.
 */
export const MISSPELLINGS: ReadonlyMap<string, string> = spelled([
  'voices: vioces voises voicse',
  'tight: tite thight',
  'floppy: flopy flopppy floopy',
  'shortened: shortned shortend',
  'severe: servere sevear seveer sevre severre',
  'seizure: siezure seisure seizsure siezures',
  'overdose: overdosse overdos',
  'bronchitis: bronkitis brochitis bronchitus',
  'tonsillitis: tonsilitis tonsillitus tonsilitus',
  'sinusitis: sinusitus',
  'arthritis: arthritus athritis arthiritis',
  'eczema: eczma exema excema exzema',
  'diarrhea: diarhea diarrea diarhoea diahrea diarreah diahrrea direah diarrheoa dirrhea diareah diarea dihrea dhiarrea diarrhoeal',
  'nausea: nausia nausous nausious nasuea naseous nauscious nautious nausias nausiousness',
  'migraine: migrane migrain mygraine migranes migrains',
  'pneumonia: pnumonia neumonia phneumonia newmonia pneumona',
  'stomach: stomache stomack stumach stomic tummach stumick',
  'breath: breth breathin brethe brething breethe breathng braeth',
  'headache: headake headacke hedache headach headaake headeache hedake headace',
  'asthma: asma asthema athsma asmatic',
  'throat: throte throut thorat trhoat',
  'vomit: vommit vomet vomitted vommiting vomitting vomting vomitng vomitin',
  'rheumatism: rumatism',
  'diabetes: diabetis diabeties diabetus',
  'bruise: bruse bruize',
  'tired: tierd',
  'ulcer: ulser',
  'swallow: swollow swalow',
  'unconscious: unconcious unconcsious unconsious unconscius',
  'hemorrhoid: hemroid hemorroid hemmorhoid hemroids hemmoroids',
  'abdomen: abdomin abdoman',
  'suicide: suiside sucide suacide',
  'suicidal: suisidal sucidal suicidle',
  'allergic: alergic allergick',
  'period: peroid periode',
  'ankle: ankel ancle',
  'weird: wierd',
  'fever: feaver fevar feever fver fevr',
  'temperature: temperture tempature temprature tempreture',
  'sneeze: sneaze sneazing',
  'cough: coff coughin caugh couph coughng coughting',
  'wheeze: weeze weezing wheez whezing weezy',
  'phlegm: flem phlem flegm phlegmy',
  'dizzy: dizy dissy diziness dizzyness',
  'urine: urin urene',
  'chest: chesst chets',
  'pain: pian payn',
  'heart: haert',
  'swollen: swolen swoolen swallen',
  'numb: num nummb',
  'arm: amr',
])
