/** A unit: what it measures, and how much of that one of it is. Only what measures the same can be compared. */
export interface Unit {
  measures: string
  size: number
}

/** The unit, then its names, in small letters and without accents, in the languages of the interface. */
const UNITS_TABLE = `
mass 0.001 = mcg ug μg microgram micrograms microgramos microgrammes mikrogramm
mass 1 = mg mgs milligram milligrams miligramo miligramos milligramme milligrammes milligramm मिग्रा मिलीग्राम మిగ్రా మిల్లీగ్రాములు
mass 1000 = g gram grams gramo gramos gramme grammes gramm grm gr
mass 1000000 = kg kgs kilo kilos kilogram kilograms kilogramos kilogrammes kilogramm किलो కిలోలు
mass 453592.37 = lb lbs pound pounds
mass 28349.5 = oz ounce ounces
volume 1 = ml mls milliliter milliliters millilitre millilitres mililitros मिली
volume 100 = dl
volume 1000 = l liter liters litre litres litro litros
length 0.1 = mm millimeter millimeters millimetre millimetres
length 1 = cm centimeter centimeters centimetre centimetres centimetros zentimeter
length 100 = meter meters metre metres metros
length 2.54 = inch inches
length 30.48 = ft feet
hours 0.0166666667 = min mins minute minutes minuto minutos minuten मिनट నిమిషాలు
hours 1 = h hr hrs hour hours hora horas heure heures stunde stunden घंटे घंटा గంటలు గంటల
hours 24 = day days dia dias jour jours tag tage tagen दिन रोज రోజు రోజులు రోజుల
hours 168 = week weeks wk wks semana semanas semaine semaines woche wochen सप्ताह हफ्ते हफ्ता వారం వారాలు వారాల
months 1 = month months mo mos mes meses mois monat monate monaten महीने महीना माह నెల నెలలు నెలల
months 12 = year years yr yrs yo ano anos an ans annee annees jahr jahre jahren jahrige jahriger वर्ष साल సంవత్సరాలు సంవత్సరాల ఏళ్ల
pieces 1 = tablet tablets tab tabs pill pills capsule capsules cap caps comprimido comprimidos pastilla pastillas capsula capsulas comprime comprimes gelule gelules tablette tabletten kapsel kapseln गोली गोलियां టాబ్లెట్ మాత్ర మాత్రలు
drops 1 = drop drops gota gotas goutte gouttes tropfen
puffs 1 = puff puffs spray sprays inhalation inhalations inhalacion inhalaciones bouffees hub hube
units 1 = unit units iu ui unidades unidad unites unite einheiten einheit
times 1 = time times vez veces fois mal बार సార్లు సారి
percent 1 = % percent porcentaje prozent
mmhg 1 = mmhg
bpm 1 = bpm
mmol 1 = mmol
mol 1 = mol
meq 1 = meq
degrees 1 = °c °f celsius fahrenheit degrees grados degres grad
packs 1 = pack packs
kcal 1 = kcal calories`

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNITS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [unit = '', names = ''] = line.split(' = ')
      const [measures = '', size] = unit.split(' ')
      return names.split(' ').map((name): [string, Unit] => [name.normalize('NFKC'), { measures, size: Number(size) }])
    }),
)

/** How often a day, where no number says so; in small letters, without accents and dots. */
export const DAILY_SHORT: ReadonlyMap<string, number> = new Map(
  Object.entries({ bid: 2, bd: 2, tid: 3, tds: 3, qid: 4, qds: 4, qd: 1, qhs: 1, qam: 1, qpm: 1 }),
)

/** "A day" after "three times". */
export const PER_DAY =
  /^[\s,]*(?:(?:a|per|each|every|al|por|cada|par|pro|am)\s+(?:day|dia|jour|tag)\b|\/\s*(?:day|dia|jour|tag|d)\b|daily|diarias?|diarios?|diariamente|quotidien\w*|taglich)/

/** Once a day, or every day without saying how often. */
export const EVERY_DAY =
  /\b(?:daily|nightly|(?:every|each)\s+(?:single\s+)?(?:day|morning|evening|night)|(?:a|per)\s+day|at\s+(?:bedtime|night)|cada\s+(?:dia|manana|noche)|todos\s+los\s+dias|al\s+dia|por\s+la\s+(?:manana|noche)|diari[oa]s?|diariamente|par\s+jour|chaque\s+(?:jour|matin|soir)|tous\s+les\s+(?:jours|matins|soirs)|quotidien\w*|taglich|jeden\s+(?:tag|morgen|abend)|pro\s+tag|am\s+tag)\b|रोज(?:ाना)?|प्रतिदिन|రోజూ|ప్రతిరోజూ/g

/** "2 times" of a day where the day stands before: दिन में 2 बार, రోజుకు 2 సార్లు. */
export const DAY_FIRST = /(?:दिन में|रोज़ाना|रोजाना|రోజుకు)\s*(\d+)\s*(?:बार|సార్లు|సారి)/g

export const EVERY_HOURS =
  /\b(?:every|cada|alle|toutes\s+les|q\.?)\s*(\d+)\s*(?:h|hr|hrs|hours?|horas|heures|stunden)\b/g
