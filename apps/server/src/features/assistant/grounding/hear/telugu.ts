import type { RecordCues } from './cues.ts'

/** Telugu letters, and Telugu in Latin letters as people type it. */
export const TELUGU: RecordCues = {
  own: /(?<![\p{L}\p{M}])(?:నా|నాకు|నేను|నాది|naa|na|naaku|naku|nenu|my)(?![\p{L}\p{M}])/u,
  asksForRecord:
    /(?<![\p{L}\p{M}])నా .*(?:ఎంత|ఎలా ఉంది|ఎలా ఉన్నాయి|ఏమిటి|ఏంటి|ఎప్పుడు|చివరి|గత|తాజా|లేటెస్ట్|లాస్ట్|చూపించ|చెప్ప|ఏవి|మారింది|పెరిగింది|తగ్గింది)|నేను .*(?:ఏ|ఏయే|ఏం|ఏమేం|ఏమి) (?:మందులు|మాత్రలు|మందు|టాబ్లెట్)|నాకు (?:దేనికి|వేటికి|ఏ|దేని).*(?:అలెర్జీ|ఎలర్జీ|అలర్జీ)|(?<!\p{L})(?:naa|na|my) .*(?:entha|enta|ela und|ela unn|emiti|enti|eppudu|chivari|last|latest|chupinch|choopinch|cheppu|cheppandi|perigind|taggind|marind)|(?<!\p{L})nenu .*(?:e|ye|ey|em|emi|emem) (?:mandulu|mandhulu|tablets?|medicines?)|na+ku .*(?:deniki|e |vetiki).*(?:allerg|elarj)/u,
  kinds: {
    vital: /రీడింగ్|వైటల్|vitals?|readings?/u,
    lab: /రిపోర్ట్|రక్త పరీక్ష|ల్యాబ్|పరీక్ష|report|blood test|raktha? pariksha/u,
    condition: /జబ్బులు|వ్యాధులు|రోగాలు|jabbulu|vyadhulu/u,
    medicine: /మందు|మాత్ర|టాబ్లెట్|mandulu|mandhulu|tablets?|medicines?/u,
    allergy: /అలెర్జీ|ఎలర్జీ|అలర్జీ|allerg|elarj/u,
    surgery: /ఆపరేషన్|శస్త్రచికిత్స|సర్జరీ|operation|surgery/u,
    family: /కుటుంబంలో|kutumbam|family history/u,
  },
  outOfRange: /అసాధారణ|నార్మల్ కాదు|ఎక్కువగా|బాగోలేని|abnormal|normal kadu|ekkuvaga/u,
  vitals: {
    heartbeat: 'పల్స్|గుండె వేగం|నాడి|pulse',
    blood_pressure: 'బీపీ|బిపి|రక్తపోటు|బి పి|bp|b p|blood pressure',
    oxygen_level: 'ఆక్సిజన్|oxygen|spo2',
    glucose: 'షుగర్|చక్కెర|sugar|blood sugar',
    weight: 'బరువు|baruvu|weight',
    sleep: 'నిద్ర|nidra',
    steps: 'అడుగులు|steps',
  },
  groups: {
    cholesterol: /కొలెస్ట్రాల్|కొలెస్టరాల్|cholesterol|kolestral|cholestrol/u,
    thyroid: /థైరాయిడ్|థైరాయిడ|thyroid/u,
    kidney: /కిడ్నీ|మూత్రపిండ|kidney/u,
    liver: /లివర్|కాలేయ|liver/u,
    sugar: /షుగర్|చక్కెర|sugar|hba1c|గ్లూకోజ్/u,
    iron: /ఐరన్|ఇనుము|iron/u,
    bloodCount: /సీబీసీ|(?<!\p{L})cbc(?!\p{L})/u,
  },
}
