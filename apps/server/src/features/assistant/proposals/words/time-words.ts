import { findWords } from './by-language.ts'

/** Of the year that is now. */
export const THIS_YEAR = findWords({
  en: 'today|yesterday|this (?:week|month|year|morning)|last (?:night|week)',
  es: 'hoy|ayer|esta (?:semana|mañana)|la semana pasada|este (?:mes|año)',
  fr: "aujourd['’]hui|hier|cette semaine|la semaine dernière|ce mois|cette année",
  de: 'heute|gestern|diese woche|letzte woche|dieses jahr',
  hi: 'आज|इस हफ्ते|aaj|is hafte',
  te: 'ఈరోజు|ఈ వారం|ee roju',
})
export const YEAR = /(?<![\p{N}.,/])((?:19|20)\d\d)(?![\p{N}/])/u
