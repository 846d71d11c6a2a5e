/** Numbers in words, in English, Spanish, French, German, Hindi and Telugu; small letters, accents as they are written. */
const SMALL = `
en = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
es = cero uno dos tres cuatro cinco seis siete ocho nueve diez _ doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve
fr = zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
de = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
hi = शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस
te = సున్నా ఒక రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు`

const TENS = `
en = twenty thirty forty fifty sixty seventy eighty ninety
es = _ treinta cuarenta cincuenta sesenta setenta ochenta noventa
fr = vingt trente quarante cinquante soixante _ _ _
de = zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
hi = _ तीस चालीस पचास साठ सत्तर अस्सी नब्बे
te = ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై`

const OTHERS = 'una=1 une=1 ein=1 eine=1 einen=1 einer=1 पाँच=5 ఒకటి=1 huitante=80'

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'

/** "Once", "dreimal": how often, in one word. */
export const TIMES_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ once: 1, twice: 2, thrice: 3, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4 }),
)

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...listed(SMALL).map(([word, index]): [string, number] => [word, index]),
  ...listed(TENS).map(([word, index]): [string, number] => [word, (index + 2) * 10]),
  ...OTHERS.split(' ').map((entry): [string, number] => {
    const [word = '', value] = entry.split('=')
    return [word, Number(value)]
  }),
  ...germanCompounds(),
])

export const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map([
  ...ORDINALS.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ['thirtieth', 30],
])

export const SCALE_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    hundreds: 100,
    thousand: 1000,
    million: 1_000_000,
    cien: 100,
    ciento: 100,
    mil: 1000,
    cent: 100,
    mille: 1000,
    hundert: 100,
    tausend: 1000,
    सौ: 100,
    हज़ार: 1000,
    వంద: 100,
  }),
)

function listed(table: string): [string, number][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => (line.split(' = ')[1] ?? '').split(' ').map((word, index): [string, number] => [word, index]))
    .filter(([word]) => word !== '_')
}

/** Fünfundzwanzig is 25. */
function germanCompounds(): [string, number][] {
  const row = (table: string) => (/^de = (.*)$/m.exec(table)?.[1] ?? '').split(' ')
  const ones = row(SMALL).slice(0, 10)
  return row(TENS).flatMap((ten, tens) =>
    ones
      .slice(1)
      .map((one, index): [string, number] => [`${index === 0 ? 'ein' : one}und${ten}`, (tens + 2) * 10 + index + 1]),
  )
}
