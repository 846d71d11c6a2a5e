import type { EmergencyPhrases } from './types.ts'

export const german: EmergencyPhrases = {
  language: 'de',
  commonWords:
    'der die das ein eine einen ich mich mir mein meine meinem er sie es ist bin habe hat haben nicht kein keine und mit seit heute gestern aber wenn kann will sohn tochter mutter vater im in auf zu sehr den dem mehr',
  negations: 'nicht kein keine keinen keiner ohne nie weder',
  negationFollows: false,
  findings: {
    'chest-pain': [
      'brustschmerz*|brustenge|brustdruck|herzschmerz*',
      'brust & schmerz*|weh|druck|enge|sticht|stechen|brennt',
      'herzinfarkt|herzanfall',
    ],
    'severe-breathlessness': ['keine & luft', 'atemnot|luftnot', 'nicht|kaum|schwer|schwierig* & atm*', 'erstick*'],
    'pain-spreading-arm-jaw': ['linken arm|linker arm|kiefer & schmerz*|weh|taub*|ausstrahl*'],
    'suicidal-thoughts': [
      'suizid*|selbstmord*',
      'umbringen|tote mich|toten & mich',
      'will|mochte & sterben',
      'nicht mehr leben',
      'das leben nehmen',
      'pulsadern',
    ],
    unconscious: [
      'bewusstlos*|ohnmachtig|ohnmacht',
      'wacht|reagiert|ansprechbar|aufwecken|antwortet & nicht|nicht mehr',
    ],
    seizure: ['krampfanfall|krampfanfalle|krampft|epileptischer anfall'],
    'face-droop': ['gesicht|mund|mundwinkel & hangt|schief|gelahmt|herunter'],
    'one-sided-weakness': [
      'nicht & bewegen|spure|heben & arm|bein|seite',
      'seite|halfte|arm|bein & gelahmt|taub|lahmung',
    ],
    'speech-trouble': ['nicht|kaum & sprechen|reden', 'lallt|verwaschen*|undeutlich', 'schlaganfall'],
    'bleeding-will-not-stop': ['blut* & stark|viel|hort nicht auf|aufhor*|stoppen', 'verblut*'],
    'swallowed-poison': [
      'uberdosis',
      'verschluckt|getrunken|geschluckt|genommen & bleiche|gift|tabletten|reiniger|putzmittel|waschmittel',
      'vergift*',
    ],
    'face-tongue-swelling': ['hals|kehle|zunge|lippen|gesicht & schwillt|geschwollen|zu', 'anaphyla*'],
    choking: ['verschluckt & erstick*|luft|hustet'],
    'vomiting-blood': ['blut & erbr*|kotz*|erbrochen', 'bluterbrechen'],
    'sudden-worst-headache': ['schlimmste* & kopfschmerz*|kopfweh', 'vernichtungskopfschmerz'],
    pregnant: ['schwanger*'],
    'waters-broken': ['fruchtblase', 'wehen & habe|hat|starke|alle'],
    'severe-pain': ['starke*|heftige*|unertragliche*|schlimme* & schmerz*|brustschmerz*'],
    'severe-belly-pain': ['starke*|unertragliche*|heftige* & bauchschmerz*|bauchweh|bauch'],
  },
  evenIfTold: {
    'suicidal-thoughts': ['nie wieder|nie mehr & aufwachen', 'um & nicht mehr|nie wieder|nie mehr & aufzuwachen'],
    'too-much-insulin': ['insulin*|einheiten|novorapid|lantus & gespritzt|verspritzt|injiziert & statt|anstatt'],
  },
}
