import type { NamedVitalSign, VitalSign } from '../vital-sign.ts'

export const VITAL_SIGN_NAMES: Record<VitalSign, NamedVitalSign> = {
  'blood-pressure': {
    loinc: '85354-9',
    names: {
      en: ['blood pressure', 'bp'],
      es: ['presión arterial', 'tensión arterial'],
      fr: ['pression artérielle', 'tension artérielle'],
      de: ['blutdruck'],
      hi: ['रक्तचाप', 'ब्लड प्रेशर', 'बीपी'],
      te: ['రక్తపోటు', 'బిపి'],
    },
  },
  'heart-rate': {
    loinc: '8867-4',
    names: {
      en: ['heart rate', 'pulse', 'pulse rate', 'hr'],
      es: ['frecuencia cardiaca', 'pulso', 'fc'],
      fr: ['fréquence cardiaque', 'pouls', 'fc'],
      de: ['herzfrequenz', 'puls', 'pulsfrequenz'],
      hi: ['हृदय गति', 'नाड़ी', 'नाड़ी दर', 'पल्स'],
      te: ['హృదయ స్పందన', 'నాడి', 'నాడి రేటు', 'పల్స్'],
    },
  },
  temperature: {
    loinc: '8310-5',
    names: {
      en: ['body temperature', 'temperature', 'temp'],
      es: ['temperatura', 'temperatura corporal'],
      fr: ['température', 'température corporelle'],
      de: ['temperatur', 'körpertemperatur'],
      hi: ['तापमान', 'बुखार'],
      te: ['ఉష్ణోగ్రత'],
    },
  },
  'oxygen-saturation': {
    loinc: '59408-5',
    names: {
      en: ['oxygen saturation', 'spo2', 'spo₂', 'sao2', 'o2 saturation', 'o2 sat', 'sat o2'],
      es: ['saturación de oxígeno', 'saturación'],
      fr: ['saturation en oxygène', 'saturation'],
      de: ['sauerstoffsättigung', 'o2 sättigung', 'sättigung'],
      hi: ['ऑक्सीजन स्तर', 'ऑक्सीजन संतृप्ति'],
      te: ['ఆక్సిజన్ స్థాయి', 'ఆక్సిజన్ సంతృప్తత'],
    },
  },
  'respiratory-rate': {
    loinc: '9279-1',
    names: {
      en: ['respiratory rate', 'resp rate', 'respiration rate', 'respirations', 'resp'],
      es: ['frecuencia respiratoria'],
      fr: ['fréquence respiratoire'],
      de: ['atemfrequenz'],
      hi: ['श्वसन दर'],
      te: ['శ్వాస రేటు'],
    },
  },
  weight: {
    loinc: '29463-7',
    names: {
      en: ['body weight', 'weight', 'wt'],
      es: ['peso', 'peso corporal'],
      fr: ['poids'],
      de: ['gewicht', 'körpergewicht'],
      hi: ['वजन', 'वज़न'],
      te: ['బరువు'],
    },
  },
  height: {
    loinc: '8302-2',
    names: {
      en: ['body height', 'height', 'ht'],
      es: ['talla', 'estatura', 'altura'],
      fr: ['taille'],
      de: ['größe', 'körpergröße'],
      hi: ['ऊंचाई', 'लंबाई', 'कद'],
      te: ['ఎత్తు'],
    },
  },
  'body-mass-index': {
    loinc: '39156-5',
    names: {
      en: ['body mass index', 'bmi'],
      es: ['índice de masa corporal', 'imc'],
      fr: ['indice de masse corporelle', 'imc'],
      de: ['body mass index', 'bmi'],
      hi: ['बीएमआई'],
      te: ['బిఎంఐ'],
    },
  },
  'capillary-glucose': {
    loinc: '41653-7',
    names: {
      en: [
        'capillary blood glucose',
        'capillary glucose',
        'fingerstick glucose',
        'finger stick glucose',
        'finger prick glucose',
        'blood glucose finger prick',
        'poc glucose',
        'glucometer',
        'cbg',
        'grbs',
        'fsbg',
        'accucheck',
        'hgt',
      ],
      es: ['glucemia capilar'],
      fr: ['glycémie capillaire', 'dextro'],
      de: ['blutzucker kapillär', 'kapillärer blutzucker', 'bz kapillär'],
      hi: ['ग्लूकोमीटर'],
      te: ['గ్లూకోమీటర్'],
    },
  },
}
