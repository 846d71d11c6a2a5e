const word = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'iu')

/** Of a number that nobody measured now: what is usual, wished for, feared or long over. */
export const NOT_MEASURED = word(
  String.raw`normal(?:ly)?|usual(?:ly)?|typical(?:ly)?|average|target|goal|ideal|healthy|limit|threshold|range|should(?:n['’]?t)?|must|supposed|want(?:s|ed)? (?:to|it|my)|need to|used to|would|could|might|may|if|below|above|under|(?<!\d )over|less than|more than|at least|lose|lost|gain(?:ed)?|` +
    'objetivo|meta|ideal|debería|debe|quiero|si|antes(?! d)|solía|pesaba|menos de|más de|promedio|normalmente|' +
    'objectif|cible|idéal|devrait|doit|je veux|je voudrais|avant(?! (?:le|la|de|manger))|moins de|plus de|moyenne|normalement|' +
    'ziel|zielgewicht|normalwert|sollte|soll|möchte|will|wenn|falls|früher|unter|über|weniger als|mehr als|durchschnitt|normalerweise|' +
    'अगर|यदि|चाहिए|सामान्य|(?<!से )पहले|लक्ष्य|से कम|से ज़्यादा|agar|chahiye|normal|(?<!se )pehle|(?<!se )pahle|se kam|se zyada|' +
    'అయితే|ఉండాలి|సాధారణ|ఇంతకుముందు|లక్ష్యం|కంటే|ayithe|undali|mundu|kante',
)

/** The day before: as much before now as a day. */
export const YESTERDAY = word(
  'yesterday|last night|last evening|ayer|anoche|hier|hier soir|gestern|gestern abend|बीते कल|kal raat|నిన్న|ninna',
)
const SOME = String.raw`(?:\d{1,3}|an?|few|couple of|two|three|un|una|une|unos|dos|deux|tres|trois|einem|einer|ein paar|zwei|drei|ek|do|teen|एक|दो|तीन|కొన్ని|ఒక|రెండు|మూడు)`
/** Another day, which nobody can tell from the words alone. */
export const ANOTHER_DAY = word(
  '(?:days?|weeks?|months?|years?) ago|last (?:week|month|year|time)|the other day|at my last|' +
    `hace ${SOME} (?:días?|semanas?|mes(?:es)?|años?)|(?:la semana|el mes|el año) pasad[ao]|` +
    `il y a ${SOME} (?:jours?|semaines?|mois|ans?)|(?:la semaine|l['’]année) dernière|le mois dernier|` +
    String.raw`vor ${SOME} (?:tag|woche|monat|jahr)\p{L}*|letzte(?:r|n|s)? (?:woche|monat|jahr)|` +
    'कल|परसों|पिछले|(?:दिन|हफ़?्ते|महीने|साल) पहले|kal|parso|pichh?le|(?:din|hafte|mahine|saal) (?:pehle|pahle)|' +
    'గత|క్రితం|మొన్న|gata|kritam|monna',
)
export const HOURS_AGO = /\b(an?|one|two|three|four|five|six|\d{1,2})\s+hours? ago\b/iu

/** What body weight is called where somebody speaks of their own: the terms know its nouns. */
export const WEIGHS =
  'i (?:now |currently |only )?weigh(?:ed)?|weighed (?:in at|myself)|scale (?:says?|said|shows?|showed)|peso|pesé|je pèse|je pesais|ich wiege|baruvu|wajan|vajan|wazan|vazan|बज़न|తూకం'
