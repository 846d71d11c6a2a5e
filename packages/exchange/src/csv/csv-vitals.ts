import { LOINC } from '../reading/entries.ts'
import type { Coding } from '../types.ts'

/** What a column may measure. */
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
  titles: string
}

const pressure = [{ ucum: 'mm[Hg]', low: 20, high: 320 }]

export const CSV_VITALS: Record<CsvVital, Known> = {
  'blood-pressure': {
    name: 'Blood pressure',
    loinc: '85354-9',
    units: pressure,
    titles:
      'blood pressure|bp|presion arterial|tension arterial|tension arterielle|pression arterielle|blutdruck|rr mmhg|रक्तचाप|ब्लड प्रेशर|రక్తపోటు|బిపి',
  },
  systolic: {
    name: 'Systolic blood pressure',
    loinc: '8480-6',
    units: pressure,
    titles:
      'systolic blood pressure|systolic|sys|sbp|presion sistolica|sistolica|sistolico|pas|systolique|pression systolique|systolisch|systole|oberer wert|सिस्टोलिक|ऊपरी|సిస్టోలిక్|సిస్టాలిక్',
  },
  diastolic: {
    name: 'Diastolic blood pressure',
    loinc: '8462-4',
    units: pressure,
    titles:
      'diastolic blood pressure|diastolic|dia|dbp|presion diastolica|diastolica|diastolico|pad|diastolique|pression diastolique|diastolisch|diastole|unterer wert|डायस्टोलिक|निचला|డయాస్టోలిక్|డయాస్టాలిక్',
  },
  'heart-rate': {
    name: 'Heart rate',
    loinc: '8867-4',
    units: [{ ucum: '/min', low: 20, high: 300 }],
    titles:
      'heart rate|heartbeat|pulse|pulse rate|hr|bpm|frecuencia cardiaca|pulso|fc|frequence cardiaque|pouls|herzfrequenz|puls|हृदय गति|नाड़ी|पल्स|హృదయ స్పందన|నాడి|పల్స్',
  },
  temperature: {
    name: 'Body temperature',
    loinc: '8310-5',
    units: [
      { ucum: 'Cel', low: 25, high: 45 },
      { ucum: '[degF]', low: 77, high: 113 },
    ],
    titles:
      'temperature|temp|body temperature|temperatura|temperatura corporal|temperature corporelle|temperatur|korpertemperatur|तापमान|बुखार|ఉష్ణోగ్రత',
  },
  'oxygen-saturation': {
    name: 'Oxygen saturation',
    loinc: '59408-5',
    units: [{ ucum: '%', low: 40, high: 100 }],
    titles:
      'oxygen saturation|oxygen level|oxygen|spo2|sao2|o2|saturacion de oxigeno|saturacion|oxigeno|saturation en oxygene|saturation|sauerstoffsattigung|sauerstoff|ऑक्सीजन|ऑक्सीजन स्तर|ఆక్సిజన్|ఆక్సిజన్ స్థాయి',
  },
  'respiratory-rate': {
    name: 'Respiratory rate',
    loinc: '9279-1',
    units: [{ ucum: '/min', low: 4, high: 80 }],
    titles:
      'respiratory rate|respiration|breathing rate|breaths a minute|breaths per minute|breaths|resp|frecuencia respiratoria|frequence respiratoire|atemfrequenz|श्वसन दर|శ్వాస రేటు',
  },
  weight: {
    name: 'Body weight',
    loinc: '29463-7',
    units: [
      { ucum: 'kg', low: 0.3, high: 650 },
      { ucum: '[lb_av]', low: 0.6, high: 1430 },
      { ucum: '[stone_av]', low: 1, high: 102 },
    ],
    titles: 'weight|body weight|wt|peso|peso corporal|poids|gewicht|korpergewicht|वजन|वज़न|బరువు',
  },
  height: {
    name: 'Body height',
    loinc: '8302-2',
    units: [
      { ucum: 'cm', low: 25, high: 280 },
      { ucum: 'm', low: 0.25, high: 2.8 },
      { ucum: '[in_i]', low: 10, high: 110 },
    ],
    titles: 'height|body height|ht|altura|estatura|talla|taille|grosse|korpergrosse|ऊंचाई|कद|ఎత్తు',
  },
  'body-mass-index': {
    name: 'Body mass index',
    loinc: '39156-5',
    units: [{ ucum: 'kg/m2', low: 7, high: 200 }],
    titles: 'body mass index|bmi|imc|indice de masa corporal|indice de masse corporelle|बीएमआई|బిఎంఐ',
  },
  glucose: {
    name: 'Glucose',
    loinc: '2339-0',
    units: [
      { ucum: 'mg/dL', low: 9, high: 1800 },
      { ucum: 'mmol/L', low: 0.5, high: 100 },
    ],
    titles:
      'glucose|blood glucose|blood sugar|sugar|glucosa|glucemia|azucar|glycemie|glucose sanguin|blutzucker|glukose|ग्लूकोज|शर्करा|ब्लड शुगर|గ్లూకోజ్|చక్కెర|షుగర్',
  },
  steps: {
    name: 'Steps',
    loinc: '55423-8',
    units: [{ ucum: '1', low: 0, high: 200_000 }],
    titles: 'steps|step count|pasos|pas quotidiens|nombre de pas|schritte|कदम|అడుగులు',
  },
  sleep: {
    name: 'Sleep',
    loinc: '93832-4',
    units: [
      { ucum: 'h', low: 0, high: 24 },
      { ucum: 'min', low: 0, high: 1440 },
    ],
    titles: 'sleep|sleep duration|hours slept|sueno|sommeil|schlaf|schlafdauer|नींद|నిద్ర',
  },
  pain: {
    name: 'Pain severity',
    loinc: '72514-3',
    units: [{ ucum: '{score}', low: 0, high: 10 }],
    titles: 'pain|pain score|dolor|douleur|schmerz|schmerzen|दर्द|నొప్పి',
  },
  mood: {
    name: 'Mood',
    units: [{ ucum: '{score}', low: 1, high: 5 }],
    titles: 'mood|mood score|animo|estado de animo|humor|humeur|stimmung|laune|मनोदशा|मूड|మానసిక స్థితి|మూడ్',
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
