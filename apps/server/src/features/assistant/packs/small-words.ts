import { FUNCTION_WORDS, STOP_WORDS } from '@salus/terms/words'
import { type PackLanguage, withoutMarks } from './passage-kinds.ts'

/** Words of asking and telling, which name no subject. */
const ASKING: Record<PackLanguage, string> = {
  en: `a about actually all any anybody anyone are ask aunt baby babies body boy bring brother called can child children cause caused causes causing come comes common condition
    count counts dad daughter day days describe detail details diagnose diagnosed diagnosis dangerous difference do doctor doctors does doing dont early else ever everything exactly explain
    fast father feel feels find finds fix for friend friends from get gets getting girl give good guide happen happens happening has have having
    he help helps her here him his home how husband i im in info information is it its just keep kid kids kind kinds know learn likely likelier
    live lives living long look looks made make makes man many matter me mean meaning means men mom month months more mother much mum my name
    need never new normal now of often old older on one ones onset or other our out people person plain please possible prevent problem question quickly
    reason reasons really right safe sign signs simple sister sometimes son stop start started starts sort study studies show shows symptom symptoms such supposed take tell term terms test tests
    that the their them there they thing things this time times to told treat treated treating treatment treatments try type types uncle
    understand us usually want was way ways we week weeks what whats when where which who whom why wife will with woman women wonder
    word words work works worry would wrong year years you your yours first best better worse bad big bigger small high low
    researchers research running run any anything someone somebody something scientists trial trials outlook prognosis life expectancy
    cure cured cures therapy medicine medicines avoid avoiding risk risks eat eating food foods diet should could hurt hurts hospital person
    again also always another away back become been being certain during each either even full further given going gone got had happening
    having however im ive lately lot lots may maybe might most must myself nothing off okay only over own part quite rather same say says
    seem seems since so still suddenly sure than then thing though through today together too toward under until up upon very via well went
    were whether call calls named while whole whose within without yes yet`,
  es: `acerca algo alguien alguna alguno alimento alimentos alta ayuda bebe bueno buena causa causas causan come comer comida como con cosa cosas
    cual cuales cuando cuanto cuantos cura curar da dan de debe debo del desde diagnostica diagnostico dia dias dieta dime doctor donde dura
    el ella enfermedad es esa ese eso esta estan estar este esto etapas evitar evita existe explica explique familia forma funciona gente gusta
    ha hace hacen hacer hago han hay hermano hermana hija hijo hombre hombres informacion la las le les lo los madre mal mas me mejor mes meses
    mi mis mucho mujer mujeres muy necesito nino nina ninos no nos o otra otro padre para pasa pero persona personas por porque posible pronostico
    prueba pruebas prevenir previene puede puedo pueden que quien quienes quiero razon razones remedio remedios riesgo saber sabe se senal senales
    ser si significa signos sin sintoma sintomas sirve sobre son su sus tan tener tengo tiempo tiene tienen tipo tipos toma tomar todo trata
    tratamiento tratamientos tratar tu un una uno y ya`,
}

const folded = (words: Iterable<string>): string[] =>
  [...words].flatMap((word) => withoutMarks(word).match(/[\p{L}\p{N}]+/gu) ?? [])

const SMALL: Record<PackLanguage, ReadonlySet<string>> = {
  en: new Set(folded([...STOP_WORDS, ...ASKING.en.split(/\s+/)])),
  es: new Set(folded([...FUNCTION_WORDS.es, ...ASKING.es.split(/\s+/)])),
}

/** Words that many subjects share: alone they name none. */
const GENERAL: Record<PackLanguage, ReadonlySet<string>> = {
  en: new Set(
    folded(
      `disease diseases disorder disorders syndrome syndromes injury injuries infection infections illness illnesses condition conditions problem
      problems childhood adult adults acute chronic primary secondary inherited familial health care deficiency cell cells body system
      damage pain test tests virus fever defect defects failure surgery human medical attack attacks blood heart skin cancer cancers tumor tumors
      guide american americans step steps life`.split(/\s+/),
    ),
  ),
  es: new Set(
    folded(
      `enfermedad enfermedades trastorno trastornos sindrome lesion lesiones infeccion infecciones problema problemas infantil adulto aguda agudo
      cronica cronico primaria salud cuidado deficiencia celula celulas cuerpo sistema dano dolor virus fiebre defecto insuficiencia cirugia
      ataque sangre corazon piel cancer tumor tumores`.split(/\s+/),
    ),
  ),
}

/** The words of a text that may name something, as they are compared. */
export const wordsOf = (text: string, language: PackLanguage): string[] => [
  ...new Set(
    (
      withoutMarks(text)
        .replaceAll(/'s?\b/g, ' ')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter((word) => (word.length > 1 || /\d/.test(word)) && !SMALL[language].has(word)),
  ),
]

const LIGHT_WEIGHT = 0.35

export const weightOf = (word: string, language: PackLanguage): number =>
  GENERAL[language].has(word) ? LIGHT_WEIGHT : 1

/** So much in common, and at most so much of an end apart. */
const ALIKE: readonly (readonly [number, number])[] = [
  [7, 4],
  [6, 2],
]

/** Whether two words are forms of one: plurals, and long ones that differ in their end ("diverticular", "diverticulosis"). */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length >= 3 && (long === `${short}s` || long === `${short}es`)) return true
  if (short.length > 3 && long.endsWith('ies') && short.endsWith('y') && long.slice(0, -3) === short.slice(0, -1))
    return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  return ALIKE.some(([least, mostEnd]) => shared >= least && long.length - shared <= mostEnd)
}

const OF_CHILDREN: Record<PackLanguage, RegExp> = {
  en: /\b(child|children|childhood|kids?|bab(y|ies)|infants?|newborns?|toddlers?|teens?|teenagers?|sons?|daughters?|boys?|girls?|pediatric)\b/i,
  es: /(?<!\p{L})(niñ[oa]s?|infantil(es)?|beb[eé]s?|hij[oa]s?|adolescentes?|pediátric[oa])(?!\p{L})/iu,
}

export const isOfChildren = (text: string, language: PackLanguage): boolean => OF_CHILDREN[language].test(text)
