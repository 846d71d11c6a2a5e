// Hair, skin, cornea, bone, cartilage, vessels and teeth need no medicine against rejection.
const WITHOUT_REJECTION =
  'hair|cabello|cheveux|haar|skin|\\bpiel\\b|peau|haut|corn|córn|keratoplast|bone (?!marrow)|hueso|knochen(?!mark)|cartilage|knorpel|ligament|tendon|arter|dental|tooth|zahn|fecal|stool|बाल|कॉर्निया|కార్నియా|జుట్టు'
// In Hindi and Telugu the word is also that of a new knee: it counts with the name of an organ.
const TRANSPLANT = [
  'transplant',
  'trasplante',
  'greffe',
  'ट्रांसप्लांट',
  '(अंग|गुर्दा|गुर्दे|किडनी|यकृत|लिवर|हृदय|दिल|फेफड़े|मज्जा) (का |की )?प्रत्यारोपण',
  'ట్రాన్స్.?ప్లాంట్',
  '(అవయవ|కిడ్నీ|మూత్రపిండ|మూత్రపిండాల|కాలేయ|గుండె|ఊపిరితిత్తుల|మజ్జ) మార్పిడి',
].join('|')
const ORGAN = new RegExp(`^(?!.*(${WITHOUT_REJECTION})).*(${TRANSPLANT})`, 'iu')

/** Operations that change which checks are for somebody, as people write them, and their code (ICD-10). */
const OPERATIONS: readonly (readonly [words: RegExp, icd10: string])[] = [
  // Only the total operation takes the cervix as well.
  [/(?<!sub[- ]?)\btotal (?!.*supra-?cervical)(\w+ ){0,3}hysterectom/i, 'Z90.710'],
  [
    /hyst[eé]rectom|hysterektomi|histerectom|womb (was )?(removed|taken out)|uterus removed|gebärmutterentfernung/i,
    'Z90.7',
  ],
  [/mastectom|mastektomi|breast removed/i, 'Z90.1'],
  [/splenectom|esplenectom|splénectom|splenektomi|spleen removed/i, 'D73.0'],
  [ORGAN, 'Z94.9'],
]

/** Empty where the words name none of them. */
export const codesOfOperation = (name: string): string[] =>
  OPERATIONS.filter(([words]) => words.test(name)).map(([, icd10]) => icd10)
