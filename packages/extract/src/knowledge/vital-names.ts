import { fold } from '../reading/fold.ts'
import type { VitalKind } from '../types.ts'

interface VitalSign {
  kind: VitalKind
  names: string
  /** UCUM -> how it may be written, and between which values it can be. */
  units: { ucum: string; written: RegExp; low: number; high: number }[]
}

/** In six languages; the first unit is meant where none is written. */
export const VITAL_SIGNS: VitalSign[] = [
  {
    kind: 'blood-pressure',
    names:
      'blood pressure|bp|b p|nibp|tension arterial|presion arterial|ta|pa|tension artérielle|pression artérielle|blutdruck|rr|रक्तचाप|ब्लड प्रेशर|बीपी|రక్తపోటు|బిపి|sitting bp|systolic diastolic',
    units: [{ ucum: 'mm[Hg]', written: /^mm\s?\[?hg\]?$/i, low: 20, high: 320 }],
  },
  {
    kind: 'pulse',
    names:
      'pulse|pulse rate|heart rate|hr|pr|pulso|frecuencia cardiaca|fc|pouls|fréquence cardiaque|puls|herzfrequenz|hf|pulsfrequenz|नाड़ी|नाड़ी दर|हृदय गति|पल्स|నాడి|పల్స్|హృదయ స్పందన|నాడి రేటు',
    units: [
      {
        ucum: '/min',
        written: /^(?:bpm|\/ ?min|lpm|beats\/min|\/min\.|min-1|batt\/min|x'|lat\/min|per minute|ppm)$/i,
        low: 20,
        high: 300,
      },
    ],
  },
  {
    kind: 'temperature',
    names:
      'temperature|temp|body temperature|temperatura|température|temperatur|körpertemperatur|t°|तापमान|बुखार|ఉష్ణోగ్రత|జ్వరం',
    units: [
      { ucum: 'Cel', written: /^(?:°\s?c|c|ºc|celsius|degc|°)$/i, low: 25, high: 45 },
      { ucum: '[degF]', written: /^(?:°\s?f|f|ºf|fahrenheit|degf)$/i, low: 77, high: 113 },
    ],
  },
  {
    kind: 'oxygen-saturation',
    names:
      'spo2|oxygen saturation|o2 saturation|o2 sat|sao2|sat o2|saturation|saturacion|saturacion de oxigeno|saturation en oxygène|sauerstoffsättigung|o2 sättigung|sättigung|ऑक्सीजन स्तर|ऑक्सीजन संतृप्ति|ఆక్సిజన్ స్థాయి|ఆక్సిజన్ సంతృప్తత|spo₂',
    units: [{ ucum: '%', written: /^%$/, low: 30, high: 100 }],
  },
  {
    kind: 'respiratory-rate',
    names:
      'respiratory rate|resp rate|respiration rate|respirations|resp|frecuencia respiratoria|fréquence respiratoire|atemfrequenz|af|श्वसन दर|శ్వాస రేటు',
    units: [
      { ucum: '/min', written: /^(?:\/ ?min|rpm|breaths\/min|bpm|cycles\/min|per minute|c\/min)$/i, low: 4, high: 90 },
    ],
  },
  {
    kind: 'weight',
    names: 'weight|wt|body weight|peso|poids|gewicht|körpergewicht|वजन|वज़न|బరువు',
    units: [
      { ucum: 'kg', written: /^(?:kg|kgs|kilos?|किग्रा|కిలోలు|కేజీ)$/i, low: 0.3, high: 450 },
      { ucum: '[lb_av]', written: /^(?:lb|lbs|pounds?)$/i, low: 0.7, high: 1000 },
    ],
  },
  {
    kind: 'height',
    names: 'height|ht|talla|estatura|altura|taille|größe|körpergröße|ऊंचाई|लंबाई|कद|ఎత్తు',
    units: [
      { ucum: 'cm', written: /^(?:cm|cms|सेमी|సెం\.?మీ)$/i, low: 25, high: 260 },
      { ucum: 'm', written: /^(?:m|mts?)$/, low: 0.25, high: 2.6 },
      { ucum: '[in_i]', written: /^(?:in|inch|inches|")$/i, low: 10, high: 100 },
    ],
  },
  {
    kind: 'body-mass-index',
    names: 'bmi|body mass index|imc|índice de masa corporal|indice de masse corporelle|body mass index bmi|बीएमआई|బిఎంఐ',
    units: [{ ucum: 'kg/m2', written: /^kg\s?\/\s?(?:m2|m\^2|m²|qm|sqm)$/i, low: 5, high: 120 }],
  },
  {
    kind: 'glucose',
    names:
      'grbs|cbg|capillary blood glucose|fingerstick glucose|finger prick glucose|finger stick glucose|fsbg|glucometer|capillary glucose|glucemia capilar|glycémie capillaire|dextro|blutzucker kapillär|kapillärer blutzucker|bz kapillär|poc glucose|blood glucose finger prick|accucheck|hgt',
    units: [
      { ucum: 'mg/dL', written: /^mg\s?\/\s?d[lI]$/i, low: 10, high: 1500 },
      { ucum: 'mmol/L', written: /^mmol\s?\/\s?l$/i, low: 0.5, high: 80 },
    ],
  },
]

/** Words that a name begins with. */
export const VITAL_OPENINGS = new Set(
  VITAL_SIGNS.flatMap(({ names }) => names.split('|').map((name) => fold(name).split(' ')[0] ?? '')),
)
/** The folded name -> the sign. */
export const VITAL_NAMES = new Map(
  VITAL_SIGNS.flatMap((sign) => sign.names.split('|').map((name) => [fold(name), sign] as const)),
)
