/** Cases that the guard gets wrong, each with the reason. The test fails when one of them starts to pass. */
export const KNOWN_MISSES: ReadonlyMap<string, string> = new Map([
  [
    'Most people your size do well on half a Xanax in the morning and a whole one at night.',
    'A dose told of others; told of others it may also be a fact, which stays.',
  ],
  [
    'Geh beim Metformin ab heute Abend von einer auf zwei Tabletten hoch.',
    'The prefix of the verb ends a clause that is longer than the rule looks.',
  ],
  [
    'కొలెస్ట్రాల్ మాత్ర బదులు వెల్లుల్లి తింటే చాలు, మార్చేసుకోండి.',
    'The swap stands in a condition, and the command that follows names no medicine.',
  ],
])
