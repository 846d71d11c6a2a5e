import { tokensOf } from './medicine-families.ts'

/** In the languages of the product, as people and prescriptions write it. */
const DAILY =
  /\b(?:daily|a day|per day|each day|every day|everyday|every (?:morning|evening|night|\d+ h(?:ours?)?)|once a night|nightly|(?:o|b|t|q)\.?d\b|bid|tid|qd|qam|qhs|q(?:6|8|12|24)h|taglich|pro tag|am tag|jeden (?:tag|morgen|abend)|par jour|jours?|chaque jour|tous les (?:jours|matins|soirs)|quotidien\w*|quotidienne|al dia|cada dia|diari[oa]s?|diariamente|por dia|cada \d+ h(?:oras)?|\d ?- ?\d ?- ?\d(?: ?- ?\d)?)\b/
const DAILY_INDIC = /रोज|प्रतिदिन|दिन में|ప్రతిరోజ|రోజుకు|రోజూ/
const RARER =
  /\b(?:week\w*|wochentlich|woche\w*|wk|semaines?|hebdo\w*|seman\w*|month\w*|monat\w*|mois|mensual\w*|every (?:7|seven|14) days|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/
const RARER_INDIC = /सप्ताह|हफ़्त|हफ्त|వారం|వారాని/

/** Whether words say "every day", and nothing of a week. */
export function saysDaily(words: string): boolean {
  const plain = tokensOf(words.replace(/\//g, ' pro ').replace(/pro (?:tag|jour|day|dia|d)\b/gi, 'per day')).join(' ')
  if (RARER.test(plain) || RARER_INDIC.test(words)) return false
  return DAILY.test(plain) || DAILY_INDIC.test(words)
}
