import {
  asksOfLevel,
  gradeValue,
  isQuestion,
  medicinesIn,
  sideOf,
  tellPressure,
  tellValue,
  USUAL_VALUES,
} from '@salus/library'
import { type Measurement, valuesIn } from '@salus/triage'
import { readInLibrary } from '../library/read-library.ts'
import type { Found } from './found.ts'
import { languageOf, type Told, type Turn } from './turn.ts'

const ADULT = 18
const MOST_WORDS_OF_SEARCH = 6
/** Usual values of a pregnancy and of children are others. */
const PREGNANT_OR_CHILD =
  /pregnan|embaraz|enceinte|grossesse|schwanger|गर्भ|प्रेग|garbh|గర్భ|కడుపుతో|(?<!\p{L})(?:bab(?:y|ies)|newborns?|toddlers?|infants?|child(?:ren)?|kids?|sons?|daughters?|niñ[oa]s?|hij[oa]s?|beb[eé]s?|enfants?|fils|filles?|bébés?|kind(?! of)|kinder[ns]?|säuglinge?|söhne?|sohn|tochter|töchter|beta|beti|bete)(?!\p{L})|बच्च|शिशु|बेट|bachch|పిల్ల|బిడ్డ|పాప|బాబు|కొడుకు|కూతురు/iu
const OF_A_MEDICINE =
  /\d ?k(?!\p{L})|sachet|capsul|tablet|injection|\biu\b|weekly|hafte|हफ़्ते|हफ्ते|सैशे|कैप्सूल|गोली|వారానికి|సాచెట్|క్యాప్సూల్|కుప్పె|comprim|kapsel|tropfen|gotas|gouttes|ampoule|ampolla/iu

/** "Ferritin 9, what does that mean": the page of the test, with what that value is for an adult. */
export function valueOn(turn: Turn, heard: Told | undefined): Found | undefined {
  const { text, region, record } = turn
  const patient = heard?.assessment.patient
  const age = patient?.age ?? (patient === undefined || patient.isSelf ? record.age : undefined)
  if ((age ?? ADULT) < ADULT || record.pregnant || PREGNANT_OR_CHILD.test(text)) return undefined
  // "Vit D 60k sachet" tells of a medicine.
  const medicines = medicinesIn(text).map(({ id }) => id)
  if (OF_A_MEDICINE.test(text) && !asksOfLevel(text, medicines)) return undefined
  if (!isQuestion(text) && text.trim().split(/\s+/).length > MOST_WORDS_OF_SEARCH) return undefined
  const values = valuesIn(text)
  // "My TSH was 7.8, now 2.1": which of them counts is for the person to say.
  if (values.length > 0 && values.length < numbersIn(text)) return undefined
  const language = languageOf(turn, heard)
  const [systolic, diastolic] = [numberOf(values, 'systolic_mmhg'), numberOf(values, 'diastolic_mmhg')]
  if (systolic !== undefined && diastolic !== undefined) {
    const read = ASKS_IF_USUAL.test(text) ? readInLibrary('normal-blood-pressure', language, region) : undefined
    return read && { read, language, score: 1, value: tellPressure([systolic, diastolic], language, region === 'US') }
  }
  const graded = values.flatMap(({ kind, value }) => gradeValue(kind, value, patient?.sex ?? undefined) ?? [])
  // Of values that are far off the engine's rules speak; of several tests the first that is not usual has the page.
  const first = graded.find((each) => sideOf(each) !== undefined) ?? graded[0]
  // "I have 38.5, what helps?" asks for something else.
  if (!first || (USUAL_VALUES[first.kind]?.isSign && !ASKS_IF_USUAL.test(text))) return undefined
  const read = readInLibrary(USUAL_VALUES[first.kind]?.test ?? '', language, region)
  return read && { read, language, score: 1, value: { ...tellValue(first, language), side: sideOf(first) } }
}

const numberOf = (values: readonly Measurement[], wanted: Measurement['kind']): number | undefined =>
  values.find(({ kind }) => kind === wanted)?.value

/** Somebody asks if a value is as it should be. */
const ASKS_IF_USUAL =
  /(?<![\p{L}\p{M}])(?:normal|ok(?:ay)?|high|low|too (?:high|low|fast|slow)|good|bad|fine|fast|slow|safe|dangerous|a fever|worr\p{L}*|mean|alt[oa]|baj[oa]|bien|mal[oa]?|bueno|buena|peligros\p{L}*|fiebre|significa|élevée?|haute?|trop|basse?|bas|bonne?|grave|dangereu\p{L}*|fièvre|hoch|niedrig|zu (?:hoch|niedrig|schnell|langsam)|gut|schlecht|gefährlich|fieber|bedeutet|theek|thik|sahi|zyada|jyada|kam|khatarnak|bukhar|sadharan|ekkuva|takkuva|manchid\p{L}*|jwaram)(?![\p{L}\p{M}])|नॉर्मल|सामान्य|ठीक|सही|ज़्यादा|ज्यादा|कम|ख़तर|खतर|बुखार|సాధారణ|నార్మల్|ఎక్కువ|తక్కువ|మంచి|ప్రమాద|జ్వర/iu

/** Numbers that may be values: no part of a name (HbA1c, B12), no age, date, dose or time. */
const numbersIn = (text: string): number =>
  (
    text.match(
      /(?<![\p{L}\d.,/])\d+(?:[.,]\d+)?(?![\p{L}\d/]|[.,]\d| ?(?:years?|yrs?|months?|weeks?|days?|hours?|años?|meses|ans|mois|jahre?|monate?|mg\b(?!\/)|mcg|tablet|pill|grade)|[.)]? ?(?:साल|महीन|दिन|సంవ|నెల|రోజు))/giu,
    ) ?? []
  ).length
