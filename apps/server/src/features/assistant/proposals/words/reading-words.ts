import { findWords } from './by-language.ts'

/** Of a number that nobody measured now: what is usual, wished for, feared or long over. */
export const NOT_MEASURED = findWords({
  en: String.raw`normal(?:ly)?|usual(?:ly)?|typical(?:ly)?|average|target|goal|ideal|healthy|limit|threshold|range|should(?:n['’]?t)?|must|supposed|want(?:s|ed)? (?:to|it|my)|need to|used to|would|could|might|may|if|below|above|under|(?<!\d )over|less than|more than|at least|lose|lost|gain(?:ed)?`,
  es: 'normal|objetivo|meta|ideal|debería|debe|quiero|si|antes(?! d)|solía|pesaba|menos de|más de|promedio|normalmente',
  fr: 'normale?|objectif|cible|idéale?|devrait|doit|si|je veux|je voudrais|avant(?! (?:le|la|de|manger))|moins de|plus de|moyenne|normalement',
  de: 'normal|ideal|ziel|zielgewicht|normalwert|sollte|soll|möchte|will|wenn|falls|früher|unter|über|weniger als|mehr als|durchschnitt|normalerweise',
  hi: 'अगर|यदि|चाहिए|सामान्य|(?<!से )पहले|लक्ष्य|से कम|से ज़्यादा|agar|chahiye|normal|(?<!se )pehle|(?<!se )pahle|se kam|se zyada',
  te: 'అయితే|ఉండాలి|సాధారణ|ఇంతకుముందు|లక్ష్యం|కంటే|ayithe|undali|mundu|kante',
})

/** The day before: as much before now as a day. */
export const YESTERDAY = findWords({
  en: 'yesterday|last night|last evening',
  es: 'ayer|anoche',
  fr: 'hier|hier soir',
  de: 'gestern|gestern abend',
  hi: 'बीते कल|kal raat',
  te: 'నిన్న|ninna',
})

/** Another day, which nobody can tell from the words alone. */
export const ANOTHER_DAY = findWords({
  en: '(?:days?|weeks?|months?|years?) ago|last (?:week|month|year|time)|the other day|at my last',
  es: String.raw`hace (?:\d{1,3}|un|una|unos|dos|tres) (?:días?|semanas?|mes(?:es)?|años?)|(?:la semana|el mes|el año) pasad[ao]`,
  fr: String.raw`il y a (?:\d{1,3}|une?|deux|trois) (?:jours?|semaines?|mois|ans?)|(?:la semaine|l['’]année) dernière|le mois dernier`,
  de: String.raw`vor (?:\d{1,3}|einem|einer|ein paar|zwei|drei) (?:tag|woche|monat|jahr)\p{L}*|letzte(?:r|n|s)? (?:woche|monat|jahr)`,
  hi: 'कल|परसों|पिछले|(?:दिन|हफ़?्ते|महीने|साल) पहले|kal|parso|pichh?le|(?:din|hafte|mahine|saal) (?:pehle|pahle)',
  te: 'గత|క్రితం|మొన్న|gata|kritam|monna',
})
export const HOURS_AGO = /\b(an?|one|two|three|four|five|six|\d{1,2})\s+hours? ago\b/iu

/** What body weight is called where somebody speaks of their own: the terms know its nouns. */
export const WEIGHS =
  'i (?:now |currently |only )?weigh(?:ed)?|weighed (?:in at|myself)|scale (?:says?|said|shows?|showed)|peso|pesé|je pèse|je pesais|ich wiege|baruvu|wajan|vajan|wazan|vazan|बज़न|తూకం'
