/** Results that are words, in six languages; folded when they are looked up. */
const WORDS = `negative|neg|positive|pos|reactive|non reactive|nonreactive|not reactive|weakly reactive|weakly positive|trace|traces|nil|absent|present|not detected|detected|not seen|none seen|seen|none|
normal|abnormal|clear|hazy|slightly hazy|cloudy|turbid|slightly turbid|yellow|pale yellow|straw|dark yellow|amber|light yellow|brown|red|colourless|colorless|occasional|few|many|moderate|plenty|rare|numerous|scanty|
acidic|alkaline|neutral|equivocal|indeterminate|borderline|susceptible|resistant|no growth|growth|sterile|adequate|formed|semi solid|
a positive|a negative|b positive|b negative|o positive|o negative|ab positive|ab negative|a rh positive|b rh positive|o rh positive|ab rh positive|
negativo|positivo|negativa|positiva|no reactivo|reactivo|no reactiva|reactiva|ausente|presente|ausencia|presencia|ausentes|trazas|indicios|no detectado|detectado|no se observan|escasas|escasos|abundantes|moderadas|amarillo|amarillo claro|ambar|limpido|transparente|turbio|ligeramente turbio|
negatif|positif|negative|absence|absents|absentes|traces|non detecte|detecte|non reactif|reactif|rares|quelques|nombreux|jaune|jaune clair|limpide|trouble|presence|
negativ|positiv|nicht nachweisbar|nachweisbar|nicht reaktiv|reaktiv|schwach positiv|grenzwertig|spur|spuren|klar|gelb|hellgelb|trub|unauffallig|auffallig|vereinzelt|reichlich|massig|keine|nicht nachgewiesen|
नकारात्मक|सकारात्मक|नेगेटिव|पॉजिटिव|अनुपस्थित|उपस्थित|ऋणात्मक|धनात्मक|पीला|साफ|शून्य|नहीं मिला|
నెగటివ్|పాజిటివ్|నెగెటివ్|లేదు|ఉంది|ఋణాత్మకం|ధనాత్మకం|పసుపు|స్పష్టం|కనబడలేదు|గుర్తించబడలేదు`

export const RESULT_WORDS = new Set(
  WORDS.split('|')
    .map((word) => word.trim().normalize('NFC'))
    .filter(Boolean),
)

/** Words that a result begins with. */
export const RESULT_OPENINGS = new Set([...RESULT_WORDS].map((word) => word.split(' ')[0] ?? ''))

/** What stands where a result is still to come. */
export const NO_RESULT = new Set(
  'pending|to follow|see note|see comment|see below|not done|not performed|cancelled|canceled|hemolyzed|haemolysed|pendiente|en proceso|en cours|a suivre|voir commentaire|folgt|ausstehend|in arbeit|siehe kommentar|nicht bestimmt|ver comentario|लंबित|పెండింగ్|n a|na'.split(
    '|',
  ),
)
