const NAMES = [
  'january jan enero ene janvier janv januar jän jänner जनवरी जन జనవరి',
  'february feb febrero février fevrier févr fév februar फरवरी फ़रवरी ఫిబ్రవరి',
  'march mar marzo mars märz maerz mär mrz मार्च మార్చి',
  'april apr abril abr avril avr अप्रैल ఏప్రిల్',
  'may mayo mai मई మే',
  'june jun junio juin juni जून జూన్',
  'july jul julio juillet juil juli जुलाई జూలై జులై',
  'august aug agosto ago août aout अगस्त ఆగస్టు ఆగష్టు',
  'september sep sept septiembre setiembre septembre सितंबर सितम्बर సెప్టెంబర్ సెప్టెంబరు',
  'october oct octubre octobre oktober okt अक्टूबर अक्तूबर అక్టోబర్ అక్టోబరు',
  'november nov noviembre novembre नवंबर नवम्बर నవంబర్ నవంబరు',
  'december dec diciembre dic décembre decembre déc dezember dez दिसंबर दिसम्बर డిసెంబర్ డిసెంబరు',
]

/** In six languages, to 1..12. */
export const MONTHS = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)
