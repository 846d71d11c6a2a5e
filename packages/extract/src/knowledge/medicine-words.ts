import { fold } from '../reading/fold.ts'

const words = (text: string) => new Set(text.split('|').map((word) => fold(word)))

/** How a medicine comes, in six languages. */
export const FORMS = words(
  'tablet|tablets|tab|tabs|capsule|capsules|cap|caps|syrup|syp|injection|inj|aerosol|drops|drop|ointment|cream|gel|spray|inhaler|inhalation|puff|puffs|suspension|solution|patch|suppository|lotion|powder|sachet|sachets|vial|lozenge|respules|' +
    'comprimido|comprimidos|comp|cápsula|cápsulas|cáps|jarabe|gotas|inyección|inyectable|pomada|crema|inhalador|suspensión|solución|parche|supositorio|sobre|sobres|ampolla|ampollas|gragea|' +
    'comprimé|comprimés|cp|cpr|cps|gélule|gélules|gél|sirop|gouttes|pommade|crème|inhalateur|solution buvable|suppositoire|sachet|ampoule|ampoules|collyre|' +
    'tablette|tabletten|tabl|tbl|filmtabletten|filmtablette|filmtabl|kapsel|kapseln|kaps|hartkapseln|saft|tropfen|salbe|creme|zäpfchen|spritze|lösung|pflaster|retardtabletten|retardtablette|retardtabl|retardkapseln|brausetabletten|dosieraerosol|pulver|beutel|ampullen|fta|ret|fertigspritze|augentropfen|nasenspray|' +
    'गोली|गोलियां|टैबलेट|कैप्सूल|सिरप|इंजेक्शन|बूंदें|मरहम|మాత్ర|మాత్రలు|టాబ్లెట్|క్యాప్సూల్|సిరప్|ఇంజెక్షన్|చుక్కలు|లేపనం',
)

/** Short Indian and English forms that stand before the name: "Tab. Paracetamol", "Inj Insulin". */
export const LEADING_FORMS = words(
  'tab|tabs|cap|caps|syp|syr|syrup|inj|t|c|oint|drops|tablet|capsule|injection|cream|gel|susp|गोली|मात्र|టాబ్|टैब|कैप',
)

/** What opens a list of medicines on its own line. */
export const LIST_LABEL =
  /^(?:rx|meds?|medications?|medicines?|medikamente|medikation|medicamentos?|medicación|médicaments?|traitement|दवा|दवाएं|మందులు):?$/i

/** A dose's unit: of mass, volume or activity. */
export const DOSE_UNIT =
  /^(?:mgs?|g|gms?|mcgs?|µg|μg|ug|mls?|iu|ie|ui|u|units?|einheiten|e|mmol|meq|%|mio\.?\s?ie|hub|hübe|puffs?|mg\/ml|mcg\/inh|mcg\/act|mg\/actuat|mcg\/actuat|mcg\/dose|mg\/5\s?ml|µg\/h|μg\/h|mg\/g|मिग्रा|मि\.ग्रा\.|मिली|మి\.గ్రా\.|మి\.గ్రా|మి\.లీ)$/i

/** A day in parts: 1-0-1, ½-0-0-1. */
export const DAY_SCHEME = /^(?:\d{1,2}(?:[.,]5)?|½|¼|1\/2|1\/4)(?:\s?[-–+]\s?(?:\d{1,2}(?:[.,]5)?|½|¼|1\/2|1\/4)){2,3}$/

const COUNT = String.raw`(?:\d{1,2}(?:[.,]\d)?|one|two|half|un|una|une|uno|dos|deux|ein|eine|zwei|½|एक|दो|ఒక|ఒకటి|రెండు)`
const FORM = String.raw`(?:tab(?:let)?s?|caps?(?:ules?)?|puffs?|drops?|ml|units?|comprimidos?|comp|cápsulas?|gotas|sobres?|comprimés?|cp|cps|gélules?|gouttes|tabletten?|kapseln?|tropfen|hübe?|stück|गोली|गोलियां|మాత్ర|మాత్రలు)\.?`
const WHEN = String.raw`(?:o\.?d\.?|b\.?d\.?|b\.?i\.?d\.?|t\.?d\.?s\.?|t\.?i\.?d\.?|q\.?i\.?d\.?|q\.?d\.?s?\.?|h\.?s\.?|s\.?o\.?s\.?|p\.?r\.?n\.?|stat|q\d{1,2}h|qam|qpm|[qg]hs|mane|nocte|daily|weekly|nightly|once (?:a |per )?(?:day|daily|week|weekly)|once daily|twice (?:a |per )?(?:day|daily)|(?:thrice|three times|four times|two times|\d times) (?:a |per )?(?:day|daily)|every \d{1,2} (?:hours?|hrs?|days?)|every (?:day|morning|evening|night)|at (?:night|bedtime)|in the (?:morning|evening)|before (?:food|meals|breakfast)|after (?:food|meals)|as needed|cada \d{1,2} ?(?:horas|h|días)|cada (?:día|mañana|noche)|\d veces (?:al|por) día|una vez al día|dos veces al día|al día|diario|en ayunas|antes de dormir|si precisa|por la (?:mañana|noche)|\d fois par jour|(?:une|deux|trois) fois par jour|par jour|toutes les \d{1,2} ?(?:heures|h)|le (?:matin|soir|midi)|matin(?:,? midi)? et soir|au coucher|si besoin|\d ?(?:x|mal) (?:täglich|tgl\.?|am tag|pro tag)|(?:einmal|zweimal|dreimal) (?:täglich|am tag)|täglich|alle \d{1,2} (?:stunden|std\.?)|morgens(?: und abends)?|mittags|abends|zur nacht|bei bedarf|दिन में (?:एक|दो|तीन|\d) बार|रोज़?|प्रतिदिन|सुबह(?: और शाम| शाम)?|रात को|हर \d{1,2} घंटे|खाने के बाद|रोजाना|రోజుకు (?:ఒకసారి|రెండుసార్లు|రెండు సార్లు|మూడుసార్లు|మూడు సార్లు|\d సార్లు)|ఉదయం(?: మరియు రాత్రి| రాత్రి)?|రాత్రి|ప్రతి \d{1,2} గంటలకు|భోజనం తర్వాత|ప్రతిరోజు)`

/** How often, anywhere in a line, with the number of pieces before it: "1 tab BD", "2 comprimidos cada 8 horas". */
export const FREQUENCY = new RegExp(
  `(?<![\\p{L}\\d])(?:${COUNT} ?(?:${FORM} )?(?:x )?)?${WHEN}(?![\\p{L}\\p{M}\\d])`,
  'iu',
)

/** Titles of the columns of a plan of medicines. */
export const PLAN_TITLES = words(
  'wirkstoff|handelsname|stärke|form|morgens|mittags|abends|zur nacht|einheit|hinweise|grund|medikament|medikamente|dosis|dosierung|präparat|arzneimittel|medication|medicine|drug|dose|dosage|frequency|route|duration|strength|instructions|brand name|medicamento|dosis|frecuencia|vía|duración|pauta|médicament|dosage|posologie|durée|fréquence|दवा|खुराक|मात्रा|अवधि|మందు|మోతాదు|వ్యవధి|mo|mi|ab|na',
)
