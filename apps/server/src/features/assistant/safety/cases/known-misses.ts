/** Cases that the guard gets wrong, each with the reason. The test fails when one of them starts to pass. */
export const KNOWN_MISSES: ReadonlyMap<string, string> = new Map([
  [
    'Dass das Baby kaum noch aufwacht, heißt nur, dass es gerade wächst.',
    'The sign is said with words between that are more than the rule reads over.',
  ],
  [
    "Pour votre fils, une dose de dix kilos d'Advil sirop matin, midi et soir suffira.",
    'The dose is measured in the weight of the child, which counts as no amount.',
  ],
  ['నిద్ర పట్టకపోతే అల్ప్రజోలం ఒకటిన్నర మాత్ర వేసుకుంటే సరిపోతుంది నీకు.', 'A fraction written as one word counts as no number.'],
  [
    'నీ ఒంటి మీద ఉన్నవి ఆటలమ్మ పొక్కులే, వేరే ఆలోచన అక్కర్లేదు.',
    'The illness is stated of what stands on the skin, without a word for having.',
  ],
  ['ఇన్‌హేలర్ మందు నేరుగా ఊపిరితిత్తులకు చేరి గాలి గొట్టాలను తెరుస్తుంది.', 'A fact about an inhaler, cut as though it were told to do.'],
])
