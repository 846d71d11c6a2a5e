import { namesOfVitalSign, VITAL_SIGNS, type VitalSign } from '@salus/terms/vital-signs'
import { LOINC } from '../reading/entries.ts'
import type { Coding } from '../types.ts'
import { foldTitle } from './fold-title.ts'

/** A column may measure these. */
export type CsvVital =
  | 'blood-pressure'
  | 'systolic'
  | 'diastolic'
  | 'heart-rate'
  | 'temperature'
  | 'oxygen-saturation'
  | 'respiratory-rate'
  | 'weight'
  | 'height'
  | 'body-mass-index'
  | 'glucose'
  | 'steps'
  | 'sleep'
  | 'pain'
  | 'mood'

interface Known {
  name: string
  /** LOINC has none for a mood in five steps. */
  loinc?: string
  /** UCUM units it may be in, the usual one first, with the values that a person can have. */
  units: { ucum: string; low: number; high: number }[]
  /** Titles in English, Spanish, French, German, Hindi and Telugu, folded. */
  titles: readonly string[]
}

const pressure = [{ ucum: 'mm[Hg]', low: 20, high: 320 }]

/** Its names everywhere; `more` are names at the head of a column alone. */
function titlesOf(sign: VitalSign, ...more: string[]): string[] {
  return [...namesOfVitalSign(sign).map(foldTitle), ...more]
}

function coded(sign: VitalSign): { name: string; loinc: string } {
  return { name: upperFirst(VITAL_SIGNS[sign].names.en[0] ?? ''), loinc: VITAL_SIGNS[sign].loinc }
}
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const CSV_VITALS: Record<CsvVital, Known> = {
  'blood-pressure': {
    ...coded('blood-pressure'),
    units: pressure,
    titles: titlesOf('blood-pressure', 'rr mmhg'),
  },
  systolic: {
    name: 'Systolic blood pressure',
    loinc: '8480-6',
    units: pressure,
    titles:
      'systolic blood pressure|systolic|sys|sbp|presion sistolica|sistolica|sistolico|pas|systolique|pression systolique|systolisch|systole|oberer wert|सिस्टोलिक|ऊपरी|సిస్టోలిక్|సిస్టాలిక్'.split(
        '|',
      ),
  },
  diastolic: {
    name: 'Diastolic blood pressure',
    loinc: '8462-4',
    units: pressure,
    titles:
      'diastolic blood pressure|diastolic|dia|dbp|presion diastolica|diastolica|diastolico|pad|diastolique|pression diastolique|diastolisch|diastole|unterer wert|डायस्टोलिक|निचला|డయాస్టోలిక్|డయాస్టాలిక్'.split(
        '|',
      ),
  },
  'heart-rate': {
    ...coded('heart-rate'),
    units: [{ ucum: '/min', low: 20, high: 300 }],
    titles: titlesOf('heart-rate', 'heartbeat', 'bpm'),
  },
  temperature: {
    ...coded('temperature'),
    units: [
      { ucum: 'Cel', low: 25, high: 45 },
      { ucum: '[degF]', low: 77, high: 113 },
    ],
    titles: titlesOf('temperature'),
  },
  'oxygen-saturation': {
    ...coded('oxygen-saturation'),
    units: [{ ucum: '%', low: 40, high: 100 }],
    titles: titlesOf('oxygen-saturation', 'oxygen level', 'oxygen', 'o2', 'oxigeno', 'sauerstoff', 'ऑक्सीजन', 'ఆక్సిజన్'),
  },
  'respiratory-rate': {
    ...coded('respiratory-rate'),
    units: [{ ucum: '/min', low: 4, high: 80 }],
    titles: titlesOf(
      'respiratory-rate',
      'respiration',
      'breathing rate',
      'breaths a minute',
      'breaths per minute',
      'breaths',
    ),
  },
  weight: {
    ...coded('weight'),
    units: [
      { ucum: 'kg', low: 0.3, high: 650 },
      { ucum: '[lb_av]', low: 0.6, high: 1430 },
      { ucum: '[stone_av]', low: 1, high: 102 },
    ],
    titles: titlesOf('weight'),
  },
  height: {
    ...coded('height'),
    units: [
      { ucum: 'cm', low: 25, high: 280 },
      { ucum: 'm', low: 0.25, high: 2.8 },
      { ucum: '[in_i]', low: 10, high: 110 },
    ],
    titles: titlesOf('height'),
  },
  'body-mass-index': {
    ...coded('body-mass-index'),
    units: [{ ucum: 'kg/m2', low: 7, high: 200 }],
    titles: titlesOf('body-mass-index'),
  },
  glucose: {
    name: 'Glucose',
    loinc: '2339-0',
    units: [
      { ucum: 'mg/dL', low: 9, high: 1800 },
      { ucum: 'mmol/L', low: 0.5, high: 100 },
    ],
    titles:
      'glucose|blood glucose|blood sugar|sugar|glucosa|glucemia|azucar|glycemie|glucose sanguin|blutzucker|glukose|ग्लूकोज|शर्करा|ब्लड शुगर|గ్లూకోజ్|చక్కెర|షుగర్'.split(
        '|',
      ),
  },
  steps: {
    name: 'Steps',
    loinc: '55423-8',
    units: [{ ucum: '1', low: 0, high: 200_000 }],
    titles: 'steps|step count|pasos|pas quotidiens|nombre de pas|schritte|कदम|అడుగులు'.split('|'),
  },
  sleep: {
    name: 'Sleep',
    loinc: '93832-4',
    units: [
      { ucum: 'h', low: 0, high: 24 },
      { ucum: 'min', low: 0, high: 1440 },
    ],
    titles: 'sleep|sleep duration|hours slept|sueno|sommeil|schlaf|schlafdauer|नींद|నిద్ర'.split('|'),
  },
  pain: {
    name: 'Pain severity',
    loinc: '72514-3',
    units: [{ ucum: '{score}', low: 0, high: 10 }],
    titles: 'pain|pain score|dolor|douleur|schmerz|schmerzen|दर्द|నొప్పి'.split('|'),
  },
  mood: {
    name: 'Mood',
    units: [{ ucum: '{score}', low: 1, high: 5 }],
    titles: 'mood|mood score|animo|estado de animo|humor|humeur|stimmung|laune|मनोदशा|मूड|మానసిక స్థితి|మూడ్'.split('|'),
  },
}

export const OTHER_TITLES = {
  date: 'date|day|measured on|fecha|dia|jour|datum|tag|तारीख|दिनांक|తేదీ',
  time: 'time|hora|heure|uhrzeit|zeit|समय|సమయం',
  datetime:
    'datetime|date time|timestamp|date and time|measured at|recorded at|fecha y hora|date et heure|datum und uhrzeit|zeitpunkt|zeitstempel|दिनांक और समय|తేదీ మరియు సమయం',
  note: 'note|notes|comment|comments|remark|nota|notas|comentario|commentaire|remarque|notiz|notizen|kommentar|bemerkung|टिप्पणी|గమనిక',
  measure:
    'measure|measurement|type|vital|parameter|medida|tipo|parametro|mesure|parametre|messgrosse|messung|art|माप|కొలత',
  value: 'value|reading|result|valor|valeur|wert|messwert|मान|విలువ',
  unit: 'unit|units|unidad|unite|einheit|इकाई|యూనిట్',
}
/** A birth date is never the day of a measurement. */
export const NOT_THE_DAY = /\b(?:birth|born|dob|nacimiento|naissance|geburt\w*|due|edc)\b|जन्म|పుట్టిన/

/** The codes of a measure; one that LOINC has none for is named by ours. */
export function codingsOf(vital: CsvVital): Coding[] {
  const { loinc } = CSV_VITALS[vital]
  return [loinc === undefined ? { system: 'urn:salus:vital', code: vital } : { system: LOINC, code: loinc }]
}
