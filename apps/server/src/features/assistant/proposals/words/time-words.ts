/** Of the year that is now. */
export const THIS_YEAR =
  /(?<!\p{L})(?:today|yesterday|this (?:week|month|year|morning)|last (?:night|week)|hoy|ayer|esta (?:semana|mañana)|la semana pasada|este (?:mes|año)|aujourd['’]hui|hier|cette semaine|la semaine dernière|ce mois|cette année|heute|gestern|diese woche|letzte woche|dieses jahr|आज|इस हफ्ते|aaj|is hafte|ఈరోజు|ఈ వారం|ee roju)(?!\p{L})/iu
export const YEAR = /(?<![\p{N}.,/])((?:19|20)\d\d)(?![\p{N}/])/u
