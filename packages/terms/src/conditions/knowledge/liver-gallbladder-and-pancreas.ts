export const LIVER_GALLBLADDER_AND_PANCREAS = `
# Liver, gallbladder and pancreas
K76.0 | fatty liver; fatty liver disease; NAFLD | non-alcoholic fatty liver disease | hígado graso | foie gras; stéatose hépatique | Fettleber; Steatosis hepatis | फैटी लिवर | ఫ్యాటీ లివర్; కొవ్వు కాలేయం
B15 | hepatitis A | infectious jaundice | hepatitis A | hépatite A | Hepatitis A | हेपेटाइटिस ए | హెపటైటిస్ ఎ
B18.1 | hepatitis B | HBV | hepatitis b | hépatite b | Hepatitis B | हेपेटाइटिस बी | హెపటైటిస్ బి
B18.2 | hepatitis C | chronic hepatitis C; HCV | hepatitis c | hépatite c | Hepatitis C | हेपेटाइटिस सी | హెపటైటిస్ సి
B18 | chronic hepatitis |  | hepatitis crónica | hépatite chronique | Chronische Hepatitis | पुराना हेपेटाइटिस | దీర్ఘకాలిక హెపటైటిస్
K75.4 | autoimmune hepatitis | hepatitis of the immune system | hepatitis autoinmune | hépatite auto-immune | Autoimmunhepatitis | ऑटोइम्यून हेपेटाइटिस | ఆటోఇమ్యూన్ హెపటైటిస్
K74 | cirrhosis; liver cirrhosis | liver disease; scarred liver | cirrosis | cirrhose | Leberzirrhose | लिवर सिरोसिस; सिरोसिस | కాలేయ సిర్రోసిస్; సిర్రోసిస్
K70 | alcoholic liver disease | liver damage from alcohol
K72 | liver failure | failing liver
E80.4 | Gilbert's syndrome | mild harmless jaundice
K80 | gallstones; gallstone; cholelithiasis; biliary colic | stones in the gallbladder | cálculos biliares; piedras en la vesícula | calculs biliaires | Gallensteine; Cholelithiasis | पित्त की पथरी; पित्ताशय की पथरी | పిత్తాశయ రాళ్లు
K81 | inflamed gallbladder | cholecystitis | vesícula inflamada | inflammation de la vésicule | Gallenblasenentzündung | पित्त की थैली में सूजन | పిత్తాశయం వాపు
K85 | acute pancreatitis | inflamed pancreas | pancreatitis aguda | pancréatite aiguë | Akute Pankreatitis | एक्यूट पैंक्रियाटाइटिस | అక్యూట్ పాంక్రియాటైటిస్
K86.1 | chronic pancreatitis | long-lasting pancreas inflammation | pancreatitis crónica | pancréatite chronique | Chronische Pankreatitis | क्रॉनिक पैंक्रियाटाइटिस | క్రానిక్ పాంక్రియాటైటిస్
B19 | viral hepatitis; acute hepatitis
`
