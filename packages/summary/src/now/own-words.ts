const word = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'iu')

const SELF = word("i(?!\\.)|i'm|im|i've|ive|i'd|i'll|my|me|myself|we|we're|our")

const DOING =
  'recommend\\w*|discuss\\w*|review\\w*|advis\\w*|saw|see|seen|explain\\w*|order\\w*|prescrib\\w*|refer\\w*|examin\\w*|counsel\\w*|' +
  'evaluat\\w*|suspect\\w*|concerned|believe|think|suggest\\w*|start(?:ed|ing)? (?:him|her|the)|perform\\w*|obtain\\w*|interpret\\w*|' +
  'consult\\w*|told (?:him|her|the)|asked|encourag\\w*|instruct\\w*|spent|agree|plan\\w*|find|found|note|noted|reassur\\w*|spoke|' +
  'feel (?:that|this|he|she)|treat\\w*|contact\\w*|inform\\w*|offer\\w*|follow\\w*|schedul\\w*'
const HELPING = 'have|had|will|would|also|do|did|then|personally|am|was|not|going|to'
const THEIR_WORK =
  'impression|assessment|recommendation|plan|opinion|exam(?:ination)?|note|review|attending|practice|clinic|service'
/** "I recommended", "my impression", "we discussed": whoever looks after a person writes so. */
const AT_WORK = word(
  `(?:i|we|i've|we've|i'd|i'll|i'm) (?:(?:${HELPING}) ){0,3}(?:${DOING})|(?:my|our) (?:${THEIR_WORK})|(?:indicat|report|stat|describ|present|referr)ed to (?:me|us)`,
)
const OF_A_PATIENT = word('patient|patients|pt|mr|mrs|ms|client')
const OF_A_THIRD = word('he|she|him|his|her|they')

const RELATIVES =
  'mother|mom|mum|father|dad|brothers?|sisters?|siblings?|parents?|aunts?|uncles?|cousins?|grandmother|grandma|grandfather|grandpa'
const CLOSE =
  'son|daughter|baby|child|kid|toddler|husband|wife|partner|boyfriend|girlfriend|friend|neighbou?r|boy|girl|colleague'
const OF_THEIRS = word(`(?:my|our) (?:\\p{L}+[- ]){0,2}(?:${RELATIVES}|${CLOSE})`)

/** "I recommended": whoever looks after the person writes. */
export const isByClinician = (sentence: string): boolean => AT_WORK.test(sentence)

/** Words for a patient, by somebody at work. */
export const isClinical = (sentence: string): boolean => OF_A_PATIENT.test(sentence) || isByClinician(sentence)

/** A sentence that the person, or somebody close, says in their own words: "I have chest pain", "my son will not wake up". */
export function isOwnWords(sentence: string, whole: string): boolean {
  if (/["“”«»]/.test(sentence) || isClinical(sentence)) return false
  return SELF.test(sentence) || (OF_A_THIRD.test(sentence) && OF_THEIRS.test(whole))
}

const RELATIVE = word(RELATIVES)
/** The subject stands among the first words. */
const FIRST_WORDS = 4
const SPEAKS_FOR = word('says?|said|states?|stated|reports?|reported|calls?|called|found|finds|notes|noted')
const OVER = word('died|committed|passed away|had|was|were|has a history')

/** "One brother had a stroke" is of somebody whom the text is not about; "my brother is fainting" may well be about him. */
export const isOfRelative = (sentence: string): boolean =>
  RELATIVE.test(sentence.split(/\s+/, FIRST_WORDS).join(' ')) &&
  !SPEAKS_FOR.test(sentence) &&
  (OVER.test(sentence) || !OF_THEIRS.test(sentence))
