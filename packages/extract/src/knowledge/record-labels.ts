import { fold } from '../reading/fold.ts'
import type { DateKind } from '../types.ts'

const DATE_LABELS: Record<Exclude<DateKind, 'other'>, string> = {
  birth:
    'date of birth|dob|d o b|birth date|birthdate|born|born on|fecha de nacimiento|f nacimiento|fecha nac|f nac|f nto|nacido|nacida|nacimiento|date de naissance|né le|née le|né e le|ddn|naissance|geburtsdatum|geb|geb am|geboren|geboren am|geb datum|जन्म तिथि|जन्मतिथि|जन्म तारीख|जन्म|పుట్టిన తేదీ|జన్మ తేదీ|పుట్టినతేదీ',
  collected:
    'collected|collected on|collection date|date collected|date of collection|collection|sample collected|sample collected on|sample date|specimen collected|drawn|date drawn|collected date|sampling date|collection time|sample collection date|sample drawn|test date|test date local|sample collected at|fecha de toma|toma de muestra|fecha de extracción|extracción|fecha de recogida|fecha toma|fecha muestra|fecha de la muestra|fecha extracción|f extracción|prélevé le|prélèvement|date de prélèvement|date du prélèvement|prélèvement du|prélevée le|entnahme|entnahmedatum|abnahme|abnahmedatum|entnommen|entnommen am|probenentnahme|abgenommen|abnahme am|entnahme am|नमूना संग्रह|नमूना तिथि|संग्रह तिथि|नमूना लेने की तारीख|संग्रह की तारीख|सैंपल की तारीख|నమూనా తేదీ|సేకరణ తేదీ|నమూనా సేకరణ|నమూనా సేకరించిన తేదీ',
  received:
    'received|received on|received date|date received|sample received|registered|registered on|registration date|reg date|fecha de recepción|recibido|recepción|reçu le|date de réception|réception|eingang|eingangsdatum|probeneingang|auftragseingang|eingegangen|प्राप्त|प्राप्ति तिथि|पंजीकरण तिथि|అందిన తేదీ|నమోదు తేదీ',
  reported:
    'reported|reported on|report date|date of report|date reported|reporting date|result date|reported date|printed|printed on|report released on|released|approved on|validated|finalized|final report date|report time|fecha de informe|fecha del informe|informe|fecha de resultado|fecha resultado|fecha de emisión|fecha informe|emitido|validado|édité le|date d édition|compte rendu du|résultats du|date du compte rendu|validé le|imprimé le|edité le|date du rapport|befunddatum|befund vom|berichtsdatum|druckdatum|ausgedruckt|befundausgang|ausgang|ausgang am|ausdruck|endbefund|endbefund vom|bericht vom|रिपोर्ट तिथि|रिपोर्ट की तारीख|रिपोर्ट दिनांक|रिपोर्ट की तिथि|నివేదిక తేదీ|రిపోర్టు తేదీ|రిపోర్ట్ తేదీ',
  issued:
    'prescribed on|prescription date|issued|date issued|date of issue|order date|fecha de prescripción|fecha de receta|prescrit le|ordonnance du|ausgestellt am|ausgestellt|ausstellungsdatum|erstellt am|verordnet am|rezeptdatum|authored|date written|जारी तिथि|जारी करने की तारीख|జారీ తేదీ',
}

/** The folded label before a date -> what the day is of. */
export const DATE_KINDS = new Map<string, DateKind>(
  (Object.keys(DATE_LABELS) as Exclude<DateKind, 'other'>[]).flatMap((kind) =>
    DATE_LABELS[kind].split('|').map((label) => [fold(label), kind] as const),
  ),
)

const labels = (text: string) => new Set(text.split('|').map(fold))

export const DOCTOR_LABELS = labels(
  'doctor|physician|ordering physician|ordering provider|referring doctor|referring physician|referred by|ref by|ref doctor|ref dr|provider|consultant|attending|prescriber|requested by|ordered by|refd by|practitioner|ref by dr|requesting physician|treating doctor|médico|médico solicitante|doctor a|facultativo|solicitado por|médico tratante|dr solicitante|solicitante|médecin|médecin prescripteur|prescripteur|prescrit par|médecin traitant|demandeur|arzt|einsender|anforderer|überweiser|hausarzt|behandelnder arzt|anfordernder arzt|einsendender arzt|ärztin|aussteller|verordnender arzt|चिकित्सक|डॉक्टर|संदर्भित चिकित्सक|रेफर किया|डॉक्टर का नाम|వైద్యుడు|డాక్టర్|సూచించిన వైద్యుడు|వైద్యుని పేరు',
)
export const PATIENT_LABELS = labels(
  'patient|patient name|name|patient s name|name of patient|pt name|full name|paciente|nombre|nombre del paciente|nombre y apellidos|apellidos y nombre|nom|nom du patient|nom et prénom|nom prénom|patiente|nom patient|patientin|name des patienten|patientenname|vorname name|name vorname|रोगी का नाम|मरीज का नाम|नाम|रोगी|రోగి పేరు|పేరు|రోగి',
)
export const LABORATORY_LABELS = labels(
  'laboratory|lab name|performing laboratory|performing lab|lab|laboratorio|laboratoire|labor|laborname|प्रयोगशाला|ప్రయోగశాల|testing laboratory|performed at',
)
/** A word of a laboratory's own name. */
export const LABORATORY_WORD =
  /\b(?:laborator(?:y|ies|io|ios)|labs?|laboratoires?|labor|labore|laborzentrum|laborpraxis|diagnostics?|diagn[oó]sticos?|diagnostik|patholog(?:y|ie)|analyses m[ée]dicales|an[aá]lisis cl[ií]nicos|medlab|biolog(?:ie|y) m[ée]dicale|diagnostikzentrum)\b|प्रयोगशाला|डायग्नोस्टिक|लैब|पैथोलॉजी|ప్రయోగశాల|డయాగ్నోస్టిక్|ల్యాబ్|పాథాలజీ/iu

export const DOCTOR_TITLE = /^(?:dr|dra|drs|doctor|doctora|docteur|pr|prof|dipl|med|डॉ|डॉक्टर|డా|డాక్టర్)\.?$/iu
export const DOCTOR_SUFFIX = /^(?:md|m\.d\.|mbbs|do|d\.o\.|frcp|mrcp|dnb|ms|np|pa-c|facharzt|fachärztin)\.?,?$/i
