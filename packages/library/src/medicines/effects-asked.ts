import { EFFECT_WORDS } from './effect-words.ts'
import type { Monograph } from './monograph.ts'

/** A side effect by its words: whether it is usual, or needs help. */
export interface Effect {
  group: 'common' | 'serious'
  id: string
}

const PATTERNS = Object.entries(EFFECT_WORDS).map(([ids, words]) => ({
  ids: ids.split(' '),
  pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})`, 'iu'),
}))

/** Somebody asks whether one thing comes from another, in six languages. */
const CAUSES =
  /(?<![\p{L}\p{M}])(?:caus(?:e|es|ed|ing)|makes? (?:me|you|u|ya|him|her|us|them|people|one|someone|everyone)|gives? (?:me|you|u|him|her|people)|leads? to|brings? on|bring about|side[ -]?effect|(?:be|come|coming|is it|is this|are these) (?:from|due to|because of)|addict\p{L}*|habit[ -]forming|(?:affects?|harms?|damages?|hurts?|ruins?|is (?:it )?bad for|bad on) (?:the |your |my |his |her )?(?:liver|kidneys?|memory|libido)|me da|da (?:sueño|tos|hambre|mareos?|diarrea|gases)|provoca\p{L}*|produce\p{L}*|causa\p{L}*|hace (?:engordar|caer|dormir|daño)|engorda\p{L}*|adelgaza\p{L}*|adictiv\p{L}*|efectos? secundarios?|puede ser (?:por|de)|daña\p{L}*|provoqu\p{L}*|donn(?:e|ent)|fait(?:-(?:il|elle|on))? (?:grossir|maigrir|dormir|tousser|perdre)|entraîn\p{L}*|à cause d\p{L}*|vient d\p{L}*|effets? secondaires?|abîm\p{L}*|macht|machen|verursach\p{L}*|führt zu|auslös\p{L}*|löst|kommt|kommen|bekomm\p{L}*|kriegt?|wegen|nebenwirkung\p{L}*|schade\p{L}*|(?:se|ki wajah se|khane se|lene se) (?:\p{L}+ ){0,3}(?:hota|hoti|hote|ho|aata|aati|aate|badh\p{L}*|gir\p{L}*|jhad\p{L}*|lag\p{L}*)|valla|vastund\p{L}*|vastay\p{L}*)(?![\p{L}\p{M}])|(?:से|वजह से) [\p{L}\p{M} ]{0,24}(?:हो|आ|बढ़|झड़|गिर|लग)|వల్ల|వస్తుందా|వస్తాయా|పెరుగుతుందా/iu

/** Taken for it, the medicine does not bring it: "ibuprofen for a headache", "does metformin help you lose weight". */
const FOR_IT =
  /(?<![\p{L}\p{M}])(?:for (?:a |my |the |his |her )?\p{L}+(?: \p{L}+)?\?|helps?|ease|relieve|treat|cure|contra|para (?:el|la)|contre|gegen|ke liye|के लिए|కోసం|తగ్గడానికి|taggadaniki)(?![\p{L}\p{M}])/iu

/** True where a question asks if a medicine brings about something that is felt. */
export const asksOfEffect = (question: string): boolean => {
  const text = straight(question)
  return CAUSES.test(text) && !FOR_IT.test(text) && PATTERNS.some(({ pattern }) => pattern.test(text))
}

/** True where one of these wordings names an effect that the question names too. */
export function namesSameEffect(question: string, wordings: readonly string[]): boolean {
  const text = straight(question)
  const asked = PATTERNS.filter(({ pattern }) => pattern.test(text))
  return wordings.some((wording) => asked.some(({ pattern }) => pattern.test(straight(wording))))
}

/** The effects that a question names: those that the monograph lists, and the ids of those that it does not. */
export function effectsAsked(question: string, { common, serious }: Monograph): { known: Effect[]; others: string[] } {
  const text = straight(question)
  const named = PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ ids }) => ids)
  const known = named.map((ids) => [
    ...ids.filter((id) => common.includes(id)).map((id): Effect => ({ group: 'common', id })),
    ...ids.filter((id) => serious.includes(id)).map((id): Effect => ({ group: 'serious', id })),
  ])
  return { known: known.flat(), others: named.flatMap((ids, at) => (known[at]?.length ? [] : ids.slice(0, 1))) }
}

const straight = (question: string): string => question.normalize('NFC').replaceAll('’', "'")
