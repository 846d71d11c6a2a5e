/**
 * A light stemmer for the language of complaints: it joins hurt/hurts/hurting, ache/aching, dizzy/dizziness. The same
 * stemmer reads phrases and texts, so that a strange stem does no harm as long as two meanings do not share it.
 */
export function stem(word: string): string {
  const known = IRREGULAR.get(word)
  if (known !== undefined) return known
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word
  const base = stripEnding(word)
  return IRREGULAR.get(base) ?? withoutSilentE(base)
}

const HAS_VOWEL = /[aeiouy]/

function stripEnding(word: string): string {
  const length = word.length
  if (word.endsWith('iness') && length >= 7) return `${word.slice(0, -5)}y`
  if (word.endsWith('ness') && length >= 7) return word.slice(0, -4)
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies') && length >= 5) return `${word.slice(0, -3)}y`
  if (word.endsWith('ied') && length >= 5) return `${word.slice(0, -3)}y`
  if (/(sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return stripEnding(word.slice(0, -1))
  if (word.endsWith('ily') && length >= 7) return `${word.slice(0, -3)}y`
  if (word.endsWith('ly') && length >= 6) return word.slice(0, -2)
  if (word.endsWith('ing') && length >= 6 && HAS_VOWEL.test(word.slice(0, -3))) return baseOf(word.slice(0, -3))
  if (word.endsWith('ed') && !word.endsWith('eed') && length >= 5 && HAS_VOWEL.test(word.slice(0, -2))) {
    return baseOf(word.slice(0, -2))
  }
  if (word.endsWith('tion') && length >= 8) return word.slice(0, -3)
  return word
}

/** `hopping` is of `hop`, and `hoping` of `hope`: a short base that one consonant ends has lost its e. */
function baseOf(base: string): string {
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return SHORT_BASE.test(base) ? `${base}e` : base
}
const SHORT_BASE = /^[^aeiouy]*[aeiouy][^aeiouywx]$/

/** Not of a word of one syllable: `note` is not `not`, nor `here` `her`. After Porter (1980), step 5a. */
const withoutSilentE = (word: string): string =>
  word.length >= 4 && word.endsWith('e') && !word.endsWith('ee') && !SHORT_BASE.test(word.slice(0, -1))
    ? word.slice(0, -1)
    : word

const IRREGULAR = new Map<string, string>(
  [
    // One line a word: its stem, then the forms that no rule finds. A stem alone protects the word.
    'ach ache aches aching achy ached acheing aking',
    'bite bites biting bitten',
    'belly bellies',
    'bleed bleeds bleeding bled',
    'blood bloody',
    'blur blurry blurred blurring blurs blurriness',
    'break broke broken breaks breaking',
    'breath breathe breathes breathing breathed breaths breathin',
    // What feels like burning is not a burn.
    'burn burns',
    'burning',
    'burned burnt',
    'spotting',
    'catch caught',
    'chest chests',
    'child children',
    'chok choke choking choked chokes',
    'cold colds',
    'come comes came coming',
    'cramp crampy cramping cramps',
    'cut cuts cutting',
    'die died dies dying',
    'dizzy dizziness dizzyness',
    'drink drank drunk drinks drinking',
    'eat ate eaten eats eating',
    'faint fainted fainting faints',
    'fall fell fallen falls falling',
    'family families',
    'feel felt feels feeling feelings',
    'fever feverish fevers feverishness',
    'foot feet',
    'forget forgot forgotten',
    'give gave given gives giving',
    'go went gone goes going',
    'grow grew grown',
    'hear heard hears hearing',
    'hit hits hitting',
    'hurt hurts hurting hurted hurtin',
    'itch itchy itching itches itched itchiness',
    'keep kept keeps keeping',
    'know knew known knows',
    'lie lying lies lay',
    'lose lost losing loses loss',
    'make made makes making',
    'man men',
    'nausea nauseous nauseated nauseas nausiated nauseating queasy queasiness',
    'pain pains painful painfully paining painfull',
    'pee peed pees peeing piss pissing wee weeing',
    'poo poop pooped pooping poos poops pooing crap crapping',
    'puke puked puking pukes',
    'redness red reddened reddish',
    'run ran runs running',
    'say said says saying',
    'see saw seen sees seeing',
    'seizure seizures seizing seized',
    'shake shook shaken shaking shaky shakes shakiness',
    'sever severed severing severs',
    'severe severely severity',
    'sleep slept sleeps sleeping',
    'sneeze sneezing sneezed sneezes sneezy',
    'sore soreness',
    'speak spoke spoken speaking speaks',
    'spin spun spins spinning',
    'stiff stiffer stiffness',
    'sting stung stings stinging stingy',
    // A wound, where "stabbing" is a kind of pain.
    'stabbed stabed',
    'stick stuck sticks sticking',
    'sweat sweaty sweats sweating sweated',
    'swell swollen swelling swells swelled swelling',
    'swallow swallows swallowing swallowed',
    'take took taken takes taking',
    'think thought thinks thinking thoughts',
    'throw threw thrown throws throwing',
    'tingle tingling tingly tingles',
    'tooth teeth',
    'urinate urinating urination urinated urinates',
    'vomit vomiting vomited vomits vomitting vommiting vomitted',
    'wake woke woken wakes waking awaken awakened',
    'wheeze wheezing wheezy wheezes wheezed',
    'woman women',
    'write wrote written writing',
    'yellow yellowing yellowish yellowed yellowness',
    // Protected from the rules: they would meet another word.
    'morning',
    'evening',
    'during',
    'nothing',
    'something',
    'anything',
    'everything',
    'sibling',
    'really',
    'only',
    'early',
    'daily',
    'jelly',
    'ally',
    'reply',
    'supply',
    'fly',
    'diabetes',
    'measles',
    'shingles',
    'herpes',
    'mumps',
    'pus',
    'tired tiredness tiring',
    'does',
    'this',
    'was',
    'has',
    'his',
    'less',
    'always',
    'perhaps',
    'news',
    'gas',
    'species',
    'series',
  ].flatMap((line) => {
    const [first, ...forms] = line.split(' ') as [string, ...string[]]
    return [first, ...forms].map((form): [string, string] => [form, first])
  }),
)
