import type { EmergencyPhrases } from './types.ts'

export const spanish: EmergencyPhrases = {
  language: 'es',
  commonWords:
    'el la los las un una unos me mi mis te tu tengo tiene estoy esta es que de del y no con por para muy desde hace hoy ayer pero cuando siento puedo puede quiero hijo hija madre padre en se le lo al',
  negations: 'no sin ni nunca tampoco',
  negationFollows: false,
  findings: {
    'chest-pain': ['duele|duelen|dolor*|opresion|presion|aprieta|punzada* & pecho', 'infarto|ataque al corazon'],
    'severe-breathlessness': [
      'no & respir*',
      'ahog* & me|se|estoy|esta',
      'falta & aire',
      'no & entra|llega|hay|pasa|alcanza & aire',
      'dificultad|cuesta|trabajo & respir*',
    ],
    'pain-spreading-arm-jaw': ['brazo izquierdo|mandibula & dolor*|duele|dormido|adormecid*'],
    'suicidal-thoughts': [
      'suicid*',
      'quiero|voy a|pienso & morir*|matarme',
      'matarme',
      'quitarme & vida',
      'no quiero vivir|no quiero seguir viviendo',
      'acabar con mi vida',
      'cortarme & venas',
    ],
    unconscious: ['inconsciente|desmay*|desvanec*', 'no & despierta|despertar|responde|reacciona'],
    seizure: ['convulsion*|convulsiona*|ataque epileptico'],
    'face-droop': ['cara|boca & torcid*|caid*|paralizad*'],
    'one-sided-weakness': [
      'no & mover|muevo|siento & brazo|pierna|lado',
      'lado|mitad & dormido|paralizad*|adormecid*|debil*',
    ],
    'speech-trouble': ['no & hablar|habla bien', 'habla & raro|enredad*|trabad*', 'derrame cerebral'],
    'bleeding-will-not-stop': ['sangr* & mucho|mucha|para|parar|abundante*|detener', 'hemorragia', 'desangr*'],
    'swallowed-poison': [
      'sobredosis',
      'trago|tomo|tome|bebio|ingirio & lejia|cloro|veneno|pastillas|detergente|raticida',
      'envenen*|intoxic*',
    ],
    'face-tongue-swelling': ['garganta|lengua|labios|cara & hincha*|cierra|cerrando', 'anafila*'],
    choking: ['atragant*', 'ahogando & comida'],
    'vomiting-blood': ['vomit* & sangre'],
    'sudden-worst-headache': ['peor & dolor de cabeza', 'cabeza & explot*|insoportable'],
    pregnant: ['embarazada|embarazo'],
    'waters-broken': ['rompi* & aguas|fuente', 'contracciones'],
    'severe-pain': ['fuerte|fuertes|intenso|insoportable|terrible|mucho & dolor*|duele'],
    'severe-belly-pain': ['dolor & fuerte|insoportable|intenso & estomago|barriga|vientre|abdomen'],
  },
  evenIfTold: {
    'suicidal-thoughts': [
      'no despertar mas|no despertarme mas|no despertarme nunca|nunca despertar|nunca mas despertar|no volver a despertar|no despertar nunca',
      'pienso & tomarmelas|tomarmelos',
    ],
    'too-much-insulin': [
      'insulina|unidades|novorapid|lantus & puse|puso|inyecte|inyecto|administre & en vez de|en lugar de',
    ],
  },
}
