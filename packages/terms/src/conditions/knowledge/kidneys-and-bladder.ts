export const KIDNEYS_AND_BLADDER = `
# Kidneys and bladder
N18 | chronic kidney disease; CKD; kidney failure | weak kidneys | enfermedad renal crónica; insuficiencia renal | maladie rénale chronique; insuffisance rénale | Chronische Nierenkrankheit; chronische Niereninsuffizienz; Nierenschwäche | पुराना गुर्दा रोग; किडनी की बीमारी | దీర్ఘకాలిక మూత్రపిండ వ్యాధి; కిడ్నీ వ్యాధి
Z99.2 | dialysis | blood washing; haemodialysis
Z94.0 | kidney transplant | transplanted kidney
N20 | kidney stones; kidney stone; renal calculi; renal colic | nephrolithiasis | cálculos renales; piedras en el riñón | calculs rénaux | Nierensteine; Nephrolithiasis | गुर्दे की पथरी; किडनी स्टोन | మూత్రపిండ రాళ్లు; కిడ్నీ రాళ్లు
N10 | kidney infection | pyelonephritis | infección del riñón | infection du rein | Nierenbeckenentzündung | किडनी का इन्फेक्शन | కిడ్నీ ఇన్ఫెక్షన్
N39.0 | urinary tract infection; UTI |  | infección urinaria; infección de orina | infection urinaire | Harnwegsinfekt; Harnwegsinfektion | मूत्र संक्रमण; यूटीआई | మూత్ర నాళ ఇన్ఫెక్షన్
N30 | bladder infection | cystitis | cistitis | cystite | Blasenentzündung | मूत्राशय का संक्रमण | మూత్రాశయ ఇన్ఫెక్షన్
N32.8 | overactive bladder | urgent bladder
R32 | urinary incontinence | leaking urine; weak bladder
N39.3 | stress incontinence | leaking when coughing
N04 | nephrotic syndrome | protein loss through the kidneys | síndrome nefrótico | syndrome néphrotique | Nephrotisches Syndrom | नेफ्रोटिक सिंड्रोम | నెఫ్రోటిక్ సిండ్రోమ్
N05 | glomerulonephritis | inflamed kidneys; nephritis
Q61.3 | polycystic kidneys | PKD; kidney cysts
F98.0 | bedwetting | enuresis
R33 | urinary retention | blocked bladder | vejiga llena que no se vacía | vessie bloquée | Harnverhalt | पेशाब रुक जाना | మూత్రం ఆగిపోవడం
D59.3 | haemolytic uraemic syndrome | HUS; kidney damage after bloody diarrhoea | síndrome urémico hemolítico | syndrome hémolytique et urémique | Hämolytisch-urämisches Syndrom | हीमोलिटिक यूरीमिक सिंड्रोम | హీమోలిటిక్ యూరీమిక్ సిండ్రోమ్
`
