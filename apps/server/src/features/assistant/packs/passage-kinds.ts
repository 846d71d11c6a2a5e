/** What a passage tells of its subject. Stored with each passage. */
export const PASSAGE_KINDS = [
  'information',
  'symptoms',
  'treatment',
  'causes',
  'prevention',
  'risk',
  'tests',
  'outlook',
  'research',
  'stages',
  'inheritance',
  'diet',
  'complications',
  'frequency',
  'other',
] as const
export type PassageKind = (typeof PASSAGE_KINDS)[number]
export type PackLanguage = 'en' | 'es'

/** In this order: "how likely is it to survive" asks for the outlook, and not how frequent it is. */
const ASKS: Record<PackLanguage, readonly (readonly [PassageKind, RegExp])[]> = {
  en: [
    ['research', /\b(research|researchers?|researching|stud(y|ies)|(clinical )?trials?|scientists?)\b/],
    ['stages', /\bstages?\b|\bstaging\b|\bhow far\b.*\bspread/],
    [
      'outlook',
      /\b(outlook|prognosis|life expectancy|surviv\w+|fatal|deadly|die of|die from|curable|long[- ]term|long run|get better|go away|live with(out)? it|chances?)\b|\bhow long (do|does|can|will|could)\b.*\b(live|last)/,
    ],
    [
      'inheritance',
      /\b(inherit\w*|hereditary|heredity|genetic|runs? in (the|my|our)? ?famil\w+|pass(ed)? (it )?on to (my|the|our))\b/,
    ],
    ['diet', /\b(eat|eating|diets?|foods?|nutrition|meals?)\b/],
    ['complications', /\b(complications?|what else can happen|consequences|lead to)\b/],
    ['prevention', /\b(prevent\w*|avoid|protect\w*|keep from|never get|not get|stop from|lower (my|the|your) risk)\b/],
    ['risk', /\b(at risk|risk factors?|risk of|more likely|who (gets?|can get|tends?|catches)|susceptib\w+)\b/],
    ['frequency', /\bhow (common|frequent|rare|often do)\b|\bhow many people\b/],
    [
      'tests',
      /\b(diagnos\w+|test(s|ed|ing)?|detect\w*|screening|exams?|examin\w+|find(s)? out|tell if|check(ed)? for|know (if|whether))\b/,
    ],
    [
      'treatment',
      /\b(treat\w*|cured?|cures|therap\w+|medicines? for|drugs? for|surgery|operation|what helps|help(s)? (with|against)|get rid of|take for|remed(y|ies)|managed?|manage|stop|heal\w*|what (can|should) (i|you|we) (do|take))\b/,
    ],
    ['symptoms', /\b(symptoms?|signs?|feel(s)? like|look(s)? like|notice|what else comes with)\b/],
    ['causes', /\b(caus(e|es|ed|ing)|why|reasons?|where does .* come from|come from|comes from|makes?|due to)\b/],
    ['information', /\bwhat (is|are|does|s)\b|\bexplain\b|\bmean(s|ing)?\b|\btell me (about|what)\b|\binformation\b/],
  ],
  es: [
    ['research', /(investigaci|estudios? (clinic|nuev)|ensayos? clinic|cientific)/],
    ['stages', /\b(etapas?|estadios?|fases?)\b/],
    ['outlook', /(pronostico|esperanza de vida|sobreviv|mortal|cuanto (tiempo )?(se )?(vive|dura)|se quita|se cura\b)/],
    ['inheritance', /(heredit|hered[ao]|genetic)/],
    ['diet', /(comer|dieta|alimento|alimentaci)/],
    ['complications', /(complicaci|consecuencia)/],
    ['prevention', /(preven|evitar|proteger|no contagiar)/],
    ['risk', /(riesgo|mas probable|a quien(es)? (le )?(da|afecta)|quien(es)? (puede|corre))/],
    ['frequency', /(que tan comun|frecuente|cuantas personas)/],
    ['tests', /(diagnost|prueba|examen|analisis|detecta)/],
    [
      'treatment',
      /(trata|cura|terapia|medicin|medicament|remedio|cirugia|operaci|que hacer|que puedo tomar|sirve para)/,
    ],
    ['symptoms', /(sintoma|senal|signos)/],
    ['causes', /(causa|por que|se debe|provoca)/],
    ['information', /(que es|que son|que significa|expli)/],
  ],
}

/** What a question asks of its subject; null where it names the subject alone. */
export function kindAsked(question: string, language: PackLanguage): PassageKind | null {
  const plain = withoutMarks(question)
  return ASKS[language].find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Small letters without accents. */
export const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'")
