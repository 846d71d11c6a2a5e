import type { HistoryLanguage } from '@salus/contract'

const LANGUAGES = ['eng', 'hin', 'tel', 'spa', 'fra'] as const satisfies readonly HistoryLanguage[]

/** The first name is the one that is shown; all are found in a text. */
const RELATIVES = `
mother; mum; mom | माँ; माता; मां | తల్లి; అమ్మ | madre; mamá | mère; maman
father; dad | पिता; पापा | తండ్రి; నాన్న | padre; papá | père; papa
parents; parent | माता-पिता | తల్లిదండ్రులు | padres; progenitores | parents; parent
brother; brothers | भाई | సోదరుడు; అన్న; తమ్ముడు | hermano; hermanos | frère; frères
sister; sisters | बहन | సోదరి; అక్క; చెల్లి | hermana; hermanas | sœur; sœurs; soeur
siblings; sibling | भाई-बहन | తోబుట్టువులు | hermanos y hermanas | fratrie
grandmother; grandma; granny | दादी; नानी | అమ్మమ్మ; నానమ్మ | abuela | grand-mère
grandfather; grandpa; granddad | दादा; नाना | తాత; తాతయ్య | abuelo | grand-père
grandparents; grandparent | दादा-दादी; नाना-नानी | తాత అమ్మమ్మ | abuelos | grands-parents
aunt; aunts | चाची; बुआ; मौसी | అత్త; పిన్ని | tía; tías | tante; tantes
uncle; uncles | चाचा; मामा | మామ; బాబాయి | tío; tíos | oncle; oncles
cousin; cousins | चचेरा भाई | బంధువు | primo; prima; primos | cousin; cousine
son; sons | बेटा | కొడుకు | hijo; hijos | fils
daughter; daughters | बेटी | కూతురు | hija; hijas | fille
family; family history | परिवार | కుటుంబం; కుటుంబ | familia; antecedentes familiares | famille; antécédents familiaux
`

type Relative = Record<HistoryLanguage, string>

const BY_WORD = new Map<string, Relative>()
for (const line of RELATIVES.trim().split('\n')) {
  const columns = line.split(' | ').map((column) => column.split('; '))
  const shown = Object.fromEntries(LANGUAGES.map((language, at) => [language, columns[at]?.[0] ?? ''])) as Relative
  for (const word of columns.flat()) if (!BY_WORD.has(word)) BY_WORD.set(word, shown)
}

const WORDS = [...BY_WORD.keys()].sort((one, other) => other.length - one.length).join('|')
/** Telugu and Hindi add endings to a word; the others end where it does. */
const PATTERN = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${WORDS})(?![a-zA-ZÀ-ÿ])`, 'giu')

export interface FoundRelative {
  name: Relative
  start: number
  end: number
}

export const relativesIn = (text: string): FoundRelative[] =>
  Array.from(text.matchAll(PATTERN), (match) => ({
    name: BY_WORD.get(match[0].toLowerCase()) as Relative,
    start: match.index,
    end: match.index + match[0].length,
  }))
