/** Small words that a sentence has and the name of an analyte has not, in six languages. */
export const SENTENCE_WORDS = new Set(
  (
    'the is are was were with should may must be been by or your you this that these those if when than please not has have can will from as at it its ' +
    'los las una es son con por para que este esta debe puede si cuando segun su sus como ' +
    'les est sont avec par pour que cette ces doit peut si selon votre vous dans sur ' +
    'das ist sind mit durch fur dass diese dieser werden wird kann bei wenn oder ihr ihre nicht auf aus zur zum ' +
    'है हैं में और यह के लिए करें कृपया यदि ఉంది ఉంటే మరియు కోసం దయచేసి ఈ చేయండి'
  ).split(' '),
)

/** How a row begins that says something about a result, or about the sheet, and is none. */
const OPENINGS = `method|methods|methodology|technique|instrument|note|notes|comment|comments|remark|remarks|interpretation|clinical significance|reference|references|specimen|sample|end of report|page|printed|
tel|phone|fax|mobile|email|website|www|address|pin|age|sex|gender|patient|patient id|patient no|mrn|uhid|lab no|lab id|report no|report id|reg no|registration no|order no|accession no|accession|barcode|ref by|referred by|referring doctor|collected|received|reported|dob|date of birth|date|time|bill no|sample id|sample no|visit no|room|ward|bed|ssn|npi|clia|license|licence|invoice|amount|total amount|price|id no|
metodo|tecnica|nota|notas|comentario|comentarios|observaciones|interpretacion|pagina|telefono|edad|sexo|paciente|fecha|hora|direccion|muestra|medico|numero de historia|historia|nhc|num peticion|peticion|solicitud|colegiado|
methode|remarque|commentaire|commentaires|interpretation|telephone|age|sexe|date|adresse|prelevement|dossier|n dossier|medecin|nom|prenom|ne le|nee le|no dossier|
kommentar|hinweis|bemerkung|anmerkung|beurteilung|seite|telefon|alter|geschlecht|patient|datum|uhrzeit|probe|auftrag|auftragsnummer|auftrags nr|material|entnahme|eingang|ausgang|geburtsdatum|geb|arzt|strasse|plz|fallnummer|patientennummer|methodik|
विधि|टिप्पणी|नोट|पृष्ठ|आयु|उम्र|लिंग|रोगी|मरीज|दिनांक|तारीख|नमूना|फोन|पता|पंजीकरण|
పద్ధతి|గమనిక|వ్యాఖ్య|పేజీ|వయస్సు|వయసు|లింగం|రోగి|తేదీ|నమూనా|ఫోన్|చిరునామా|నమోదు`

export const NOTE_OPENINGS = new Set(
  OPENINGS.split('|')
    .map((word) => word.trim().normalize('NFC'))
    .filter(Boolean),
)

/** What a laboratory prints below a name to say how it measured. */
export const METHOD_WORDS =
  /\b(?:photometr|spectro|colorimetr|kolorimetr|hplc|eclia|clia|cmia|elisa|elfa|meia|fpia|immunoassay|immunturbid|inmunoturbid|immunoturbid|turbidim|nephelom|nefelom|enzymatic|enzymatique|enzimatic|enzymatisch|kinetic|cinetic|cinétique|kinetisch|hexokinase|hexoquinasa|god-?\s?pod|god-?\s?pap|chod|gpo|uricase|urease|biuret|bromo|bcg\b|bcp\b|jaffe|ifcc|ise\b|ion selective|electrode|impedan|flow cyto|zytometr|citometr|cytomet|laser|westergren|calculated|calculado|calculé|berechnet|derived|chemilumin|quimiolumin|chimilumin|chemilumines|electrochem|potentiom|diazo|arsenazo|xylidyl|molybdate|ferrozine|coagulom|clotting|microscop|mikroskop|dipstick|reflectance|automated|cyanide|sls|cyanmeth|pcr\b|lc-?ms|ms\/ms|electrophor|agglutin|latex|gc-?ms|icp|aas\b)|विधि|पद्धति|పద్ధతి/i

/** Headings between the groups of a report: never the first line of a name. */
export const GROUP_NAMES =
  /(?:profile|panel|h(?:a)?ematology|biochemistry|chemistry|blood count|differential|electrolytes|function tests?|serology|immunology|endocrinology|hormones?|vitamins?|coagulation|urinalysis|urine analysis|examination|tumou?r markers|markers|report|hematolog[ií]a|hemograma|bioqu[ií]mica|perfil|coagulaci[oó]n|orina|inmunolog[ií]a|hormonas|vitaminas|electrolitos|marcadores|h[ée]matologie|biochimie|h[ée]mogramme|ionogramme|bilan|coagulation|immunologie|h[äa]matologie|klinische chemie|blutbild|gerinnung|elektrolyte|enzyme|hormone|vitamine|immunologie|urinstatus|stoffwechsel|schilddr[üu]se|tumormarker|fettstoffwechsel|sonstige|other|otros|autres|divers|special|especial|weitere|रक्त परीक्षण|रक्त विज्ञान|जैव रसायन|हार्मोन|विटामिन|प्रोफाइल|अन्य|जांच|రక్త పరీక్ష|జీవరసాయన|హార్మోన్లు|విటమిన్లు|ప్రొఫైల్|ఇతర|పరీక్షలు)/i

/** Headings after which results are of urine or stool. */
export const URINE_HEADING =
  /\b(?:urine|urinalysis|urinary|orina|uroan[aá]lisis|urines?|ecbu|urinstatus|urin)\b|मूत्र|మూత్ర/i
export const STOOL_HEADING = /\b(?:stool|faeces|feces|heces|selles|stuhl)\b|मल परीक्षण/i
export const BLOOD_HEADING =
  /\b(?:blood|serum|plasma|h(?:a)?ematology|biochemistry|sangre|suero|hemograma|bioqu[ií]mica|sang|s[ée]rum|h[ée]matologie|biochimie|blut|blutbild|klinische chemie)\b|रक्त|రక్త/i
