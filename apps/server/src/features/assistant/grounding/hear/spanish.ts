import type { RecordCues } from './cues.ts'

export const SPANISH: RecordCues = {
  own: /\b(?:mi|mis|mio|mia|mios|mias|yo|me|tengo|tomo|tomando|soy|estoy|uso)\b/,
  asksForRecord:
    /\bmis? (?:ultim|mas recient|recient|anterior|actual)|\b(?:cual|cuales|que|cuanto|cuanta|cuando|como)(?: (?:es|fue|era|son|fueron|eran|esta|estan|estaba|estuvo|salio|salieron|anda|va|van|tenia|fue la|fue el))? mis?\b|\b(?:muestr|muestra|ensen|dime|digame|dame|deme|lista|ver|quiero ver|recuerd)\w*(?: \w+){0,2} mis?\b|\bque (?:medicinas|medicamentos|medicacion|pastillas|remedios|tratamientos?) (?:tomo|estoy tomando|uso|llevo)\b|\bque (?:estoy tomando|tomo)\b|\ba que soy alergic|\bsoy alergic[oa] a algo|\btengo (?:alguna )?alergia|\bcuando (?:fue|me hice|me hicieron|tuve|me saque)\b.*\b(?:ultim|analisis|prueba|examen)|\b(?:ha|han|como ha|como han) (?:cambiado|subido|bajado|evolucionado|mejorado)\b.*\bmis?\b|\bmis?\b.*\b(?:ha|han) (?:cambiado|subido|bajado|evolucionado|mejorado)\b|\bestoy tomando\b|\bcuanto tenia de\b|\bcuanto tuve de\b|\bmis (?:resultados|analisis|examenes)\b/,
  kinds: {
    vital: /\b(?:signos vitales|mediciones|constantes)\b/,
    lab: /\b(?:laboratorios?|analisis|analiticas?|examenes|pruebas de sangre|resultados)\b/,
    condition: /\b(?:enfermedades|diagnosticos?|padecimientos|historial|condiciones)\b/,
    medicine:
      /\b(?:medicinas?|medicamentos?|medicacion|pastillas|remedios|tratamientos?)\b|\bque (?:estoy tomando|tomo)\b/,
    allergy: /\b(?:alergias?|alergic[oa]s?)\b/,
    surgery: /\b(?:cirugias?|operaci[o]n(?:es)?|me operaron)\b/,
    family: /\b(?:antecedentes familiares|en mi familia|parientes)\b/,
  },
  outOfRange:
    /\b(?:anormal(?:es)?|fuera de(?:l)? rango|alterad[oa]s?|demasiado|muy (?:alt|baj)[oa]s?|no (?:es|son|estan) normal(?:es)?|mal)\b/,
  vitals: {
    heartbeat: 'pulso|latidos|ritmo cardiaco',
    blood_pressure: 'presion|tension',
    oxygen_level: 'oxigeno|saturacion',
    glucose: 'azucar|glucosa|glucemia',
    weight: 'peso',
    sleep: 'sueno',
    steps: 'pasos',
  },
  groups: {
    cholesterol: /\b(?:colesterol|lipidos|perfil lipidico)\b/,
    thyroid: /\btiroides\b/,
    kidney: /\b(?:rinon(?:es)?|funcion renal)\b/,
    liver: /\b(?:higado|hepatic[oa]s?)\b/,
    sugar: /\b(?:azucar|glucosa|glucemia|hemoglobina glic\w+|hba1c)\b/,
    iron: /\bhierro\b/,
    bloodCount: /\b(?:hemograma|biometria|conteo sanguineo)\b/,
  },
}
