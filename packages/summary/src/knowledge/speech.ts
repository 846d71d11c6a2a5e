/** Words of hesitation: nothing is lost with them. */
export const HESITATIONS: ReadonlySet<string> = new Set(
  'uh um uhm umm uhh er erm ah oh hm hmm mm mmm mhm eh huh'.split(' '),
)

/** Words that take a turn or show that one listens, dropped where they open what is said. Never a yes or a no. */
export const OPENING_PHRASES: readonly (readonly string[])[] = [
  'all right',
  'i see',
  'very good',
  'sounds good',
  'that is good',
  "that's good",
  "that's great",
  'i mean',
  'you know',
  'let me see',
  "let's see",
  'and then',
  'okay',
  'ok',
  'alright',
  'well',
  'so',
  'now',
  'and',
  'anyway',
  'great',
  'perfect',
  'wonderful',
  'awesome',
  'interesting',
  'gotcha',
  'right',
].map((phrase) => phrase.split(' '))

/** Said in passing anywhere in a sentence. */
export const ASIDES: readonly (readonly string[])[] = ['you know', 'i mean', 'go ahead and', 'like i said'].map(
  (phrase) => phrase.split(' '),
)

export const YES: ReadonlySet<string> = new Set(
  'yes yeah yep yup correct exactly absolutely definitely right'.split(' '),
)
export const NO: ReadonlySet<string> = new Set('no nope nah never none neither negative'.split(' '))

/** Courtesy and small talk: a passage of these says nothing about health. */
export const SMALL_TALK: ReadonlySet<string> = new Set(
  'hello hi hey thank thanks welcome bye goodbye morning afternoon evening nice meet bud sir ma am madam mister miss please sorry congratulations weather halloween christmas holiday weekend vacation football game dragon dax pleasure sounds course perfect great awesome wonderful lovely'.split(
    ' ',
  ),
)
