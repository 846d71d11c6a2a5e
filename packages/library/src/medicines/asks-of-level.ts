/** Ingredients that are measured in blood too: "low vitamin D" is no question about a capsule. */
const IN_THE_BODY = new Set([
  'colecalciferol',
  'calcium',
  'calcium-carbonate',
  'cyanocobalamin',
  'estradiol',
  'folic-acid',
  'hydroxocobalamin',
  'insulin',
  'iron',
  'levothyroxine',
  'magnesium',
  'potassium',
  'potassium-chloride',
  'progesterone',
  'testosterone',
  'zinc',
])
/** How a level is spoken of, in six languages. */
const LEVEL =
  /(?<![\p{L}\p{M}])(?:low|high|levels?|deficien|too much|too little|bajo|baja|alto|alta|nivel|falta de|basse?|élevée?|taux|manque|carence|niedrig|hoch|wert|spiegel|mangel|कम |ज़्यादा|ज्यादा|स्तर|कमी|kami|kam |zyada|తక్కువ|ఎక్కువ|స్థాయి|లోపం)/iu

/** A number that a report shows: "B12 180". */
const REPORTED =
  /(?<!\p{L})(?:report|result|came back|blood test|lab|resultado|análisis|salió|résultat|prise de sang|analyse|laborwert|blutbild|befund|रिपोर्ट|जाँच|जांच|आया|आई|report me|aaya|aayi|రిపోర్ట్|వచ్చింది|టెస్ట్)/iu

/** Whether a question is about the level of something in the body, and not about the medicine of that name. */
export const asksOfLevel = (question: string, ids: readonly string[]): boolean =>
  (LEVEL.test(question) || (REPORTED.test(question) && /\d/.test(question))) && ids.every((id) => IN_THE_BODY.has(id))
