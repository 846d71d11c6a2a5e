import { WORST } from '../knowledge/severities.ts'
import type { Phrases } from './phrases.ts'

const apart = (other: string | null): string => other ?? 'usted'

// "a el" and "de el" are written as one word.
const to = (somebody: string): string => `a ${somebody}`.replace(/^a el /, 'al ')
const of = (somebody: string): string => `de ${somebody}`.replace(/^de el /, 'del ')

export const spanish: Phrases = {
  headline: {
    emergency: 'Busque ayuda de emergencia ahora.',
    urgent: 'Vaya hoy al médico: no espere a mañana.',
    routine: 'Pida una cita con un médico en los próximos días.',
    self_care: 'Por ahora, lo más probable es que pueda cuidarse en casa.',
    unclear: 'No entendí lo suficiente para decir cuánta urgencia tiene.',
  },
  lookAfter: (other) => `Por ahora, lo más probable es que pueda cuidar en casa ${to(other)}.`,
  emergencyHeadline: {
    ambulance: 'Llame ahora a una ambulancia.',
    crisis: 'Por favor, hable con alguien ahora mismo: hay ayuda a cualquier hora.',
    poison: 'Pida ayuda ahora, aunque todavía no haya señales de intoxicación.',
    obstetric: 'Busque ahora ayuda de emergencia de maternidad.',
  },
  notCertain: 'Esto todavía no es seguro. Vaya al médico si empeora o si le preocupa.',

  warningSign: (name) => `Se encontró una señal de alarma: ${name}.`,
  likeOthers:
    'Lo que escribió se parece a lo que escribieron personas que necesitaban ayuda así de pronto. Por eso soy prudente.',
  mayBePressing:
    'Algunas personas que lo contaron así necesitaron atención el mismo día. Unas preguntas aclararán más.',
  dangersAnswered: (findings) => `Usted dijo que hay: ${findings}. Un médico debe revisarlo.`,
  neededBy: (condition, isLikely) =>
    `${isLikely ? 'Es probable' : 'Es posible'}: ${condition}. Esto es lo que necesita.`,
  moreCareful: (because) => `Fui más prudente por este motivo: ${because}.`,
  vulnerable: {
    baby: 'un bebé de menos de 3 meses',
    old: 'una edad de 75 años o más',
    pregnant: 'embarazo',
    weak_immunity: 'defensas bajas',
  },
  somethingUnread: 'No pude leer algo importante, o no me lo dijeron, y por eso fui más prudente.',
  noWarningSign: 'Nada de lo que me dijo es una señal de alarma.',
  wordsUnread: (words, isMore) => `No sé cómo entender ${words}${isMore ? ' y algo más' : ''}.`,
  sayItOtherwise:
    'Por favor, dígalo con otras palabras: qué siente, dónde, desde cuándo y qué le preocupa más. ' +
    'También ayuda responder sí o no a las preguntas de abajo.',
  notAsked: (findings) => `No pregunté por: ${findings}. Si hay algo de esto, vaya hoy al médico.`,
  notKnown: (findings) => `Usted no sabe si hay: ${findings}. Si descubre que lo hay, vaya hoy al médico.`,

  emergencyBy: (condition) =>
    `Llame ahora al número de emergencias. Lo que describe puede ser: ${condition}. Cada minuto cuenta.`,
  dangerousCause:
    'Llame ahora al número de emergencias: lo que describe puede ser peligroso, y quizá cada minuto cuente.',
  likeDanger: {
    ambulance:
      'Lo que escribió se parece a lo que escriben personas que están en peligro. ' +
      'Llame ahora al número de emergencias y cuente lo que me contó a mí.',
    crisis:
      'Lo que escribió suena como si su vida, o la de alguien, pudiera estar en peligro. ' +
      'Por favor, no se quede a solas con esto: hable ahora con alguien.',
  },

  youngBabyFever:
    'No dijo qué edad tiene el bebé. Si tiene menos de 3 meses, la fiebre es una emergencia: vaya ahora a urgencias.',
  ifEmergency: 'Si puede ser una emergencia, llame ahora: {emergency number}.',
  emergenciesOnly:
    'Entendí solo una parte de este texto. Si se me escapó algo importante, dígalo con otras palabras o pregunte a un médico.',
  unknownLanguage:
    'No pude leer este idioma. Leo inglés, español, francés, alemán, hindi y telugu. ' +
    'Si puede ser una emergencia, llame ahora: {emergency number}.',
  cut: (read, total) => `Solo se leyeron los primeros ${read} de ${total} caracteres.`,
  onlyDenied: 'Me dijo lo que no tiene. Dígame qué siente, dónde y desde cuándo.',
  notUnderstood:
    'No encontré nada sobre la salud en este texto. Dígame qué siente, dónde y desde cuándo: ' +
    'por ejemplo, «dolor de garganta y fiebre desde hace dos días».',
  ifWorried:
    'Si alguien tiene una enfermedad grave o está en peligro, no espere aquí una respuesta. Llame: {emergency number}.',
  mostPressing: (patient, other) =>
    `Habló de más de una persona. Esto trata ${of(patient)}, cuyas señales son las más urgentes. ` +
    `Por favor, pregunte aparte por ${apart(other)}.`,
  alsoTold: (other) =>
    `También habló ${of(apart(other))}, cuyas señales son más urgentes. Por favor, pregunte por eso aparte, y primero.`,

  confidence: {
    nothing_to_go_by: 'No había nada en que basarse.',
    other_explains_it: 'Algo fuera de lo que conozco lo explica al menos tan bien como cualquier cosa que conozco.',
    told_little: 'Hasta ahora me dijo solo un poco: todavía son posibles muchas causas.',
    one_fits_clearly:
      'Lo que describe encaja claramente mejor con una causa que con las demás. Solo una revisión médica puede dar certeza.',
    one_fits_better: 'Una causa encaja mejor que las demás, pero otras siguen siendo posibles.',
    several_fit: 'Varias causas encajan más o menos igual de bien.',
  },
  fromRecord: {
    condition: (words, isPast) => `Enfermedad: ${words}${isPast ? ' (en el pasado)' : ''}`,
    medicine: (words) => `Medicamento: ${words}`,
    allergy: (words) => `Alergia: ${words}`,
    habit: (words) => `Hábito: ${words}`,
    pregnancy: 'Embarazo',
    breastfeeding: 'Lactancia',
    age: (age) => `Edad, según el perfil: ${age}`,
  },
  named: (name, text) => `${name}: ${text}`,
  allergic: (word) => `en su historial figura una alergia a ${word}`,
  interacts: (word, isTold) =>
    isTold
      ? `no es compatible con ${word}, que usted menciona`
      : `no es compatible con ${word}, que figura en su historial`,
  inRecord: (facts) => `en su historial: ${facts}`,

  without: (label) => `${label}: no`,
  // One wording for the patient and for somebody else.
  watch: (label, time) => `${label}${time === null ? '' : ` durante más de ${time}`}`,

  howLong: '¿Desde hace cuánto tiempo?',
  since: [
    'Menos de una hora',
    'Desde hoy',
    'Desde ayer',
    'De 2 a 4 días',
    'De 5 días a una semana',
    'De 1 a 3 semanas',
    'De 3 semanas a 3 meses',
    'Más de 3 meses',
  ],
  howBad: (label) =>
    `¿Qué intensidad tiene en el peor momento: ${label}? 0 es nada, y ${WORST}, lo peor que puede haber.`,
  severity: (value) => `${value} de ${WORST}`,
  answer: { yes: 'Sí', no: 'No', unknown: 'No lo sé' },
  ended: {
    emergency: 'Hace falta ayuda ahora: no se pregunta nada más.',
    nothing_would_change: 'Ninguna otra respuesta cambiaría lo que hay que hacer ahora.',
    enough_asked: 'Ya se preguntó lo suficiente para decir qué hacer ahora.',
    nothing_to_ask: 'No queda nada que preguntar que ayude.',
  },
  people: {
    son: 'su hijo',
    daughter: 'su hija',
    baby: 'su bebé',
    newborn: 'su bebé recién nacido',
    toddler: 'su niño pequeño',
    child: 'su hijo',
    grandson: 'su nieto',
    granddaughter: 'su nieta',
    mother: 'su madre',
    father: 'su padre',
    husband: 'su marido',
    wife: 'su esposa',
    partner: 'su pareja',
    brother: 'su hermano',
    sister: 'su hermana',
    grandmother: 'su abuela',
    grandfather: 'su abuelo',
    aunt: 'su tía',
    uncle: 'su tío',
    cousin: 'su primo o prima',
    nephew: 'su sobrino',
    niece: 'su sobrina',
    friend: 'su amigo o amiga',
    colleague: 'su colega',
    girlfriend: 'su novia',
    boyfriend: 'su novio',
    dog: 'su perro',
    cat: 'su gato',
    pet: 'su mascota',
    woman: 'la mujer',
    man: 'el hombre',
    boy: 'el niño',
    girl: 'la niña',
    patient: 'el paciente',
    person: 'la persona',
    infant: 'el bebé',
    teenager: 'el adolescente',
    elderly: 'la persona mayor',
  },
  topic: {
    headings: {
      signs: 'Cómo es',
      do: 'Qué puede hacer',
      remedies: 'Sin receta, esto puede ayudar',
      see: 'Busque atención médica si',
      use: 'Para qué sirve',
      notFor: 'No, o solo tras preguntar',
      care: 'Tenga cuidado',
    },
    typical: (list) => `Típico: ${list}.`,
    sometimes: (list) => `A veces: ${list}.`,
    pressing: {
      emergency: 'Es una emergencia.',
      urgent: 'Un médico debe verlo en el plazo de un día.',
      routine: 'Pida una cita: rara vez es urgente.',
      self_care: 'La mayoría de la gente se recupera en casa.',
    },
    remedy: (name) => `${name}. Pregúnteme antes de tomarlo: no es adecuado para todos.`,
  },
  somebody: 'la persona',
  you: 'usted',
}
