export const INJURIES_AND_AFTERCARE = `
# Injuries and aftercare
S09 | head injury | blow to the head
T30 | burns | scald
T58 | carbon monoxide poisoning | CO poisoning | intoxicación por monóxido de carbono | intoxication au monoxyde de carbone | Kohlenmonoxidvergiftung | कार्बन मोनोऑक्साइड पॉइज़निंग | కార్బన్ మోనాక్సైడ్ పాయిజనింగ్
R52.2 | chronic pain | long-lasting pain
Z99.8 | oxygen at home | home oxygen
Z92.1 | blood thinner treatment | anticoagulation; warfarin treatment
Z92.2 | insulin treatment | uses insulin
T67.0 | heat stroke | sunstroke | golpe de calor | coup de chaleur | Hitzschlag | हीट स्ट्रोक | హీట్ స్ట్రోక్
T67.5 | heat exhaustion | overheated | agotamiento por calor | épuisement dû à la chaleur | Hitzeerschöpfung | गर्मी से पस्त होना | ఎండ వేడికి నీరసించిపోవడం
T50.9 | medicine overdose; poisoning by a medicine |  | intoxicación por un medicamento | intoxication médicamenteuse | Arzneimittelvergiftung | दवा की पॉइज़निंग | మందు వల్ల పాయిజనింగ్
T40.6 | opioid overdose; opioid poisoning |  | intoxicación por opioides | intoxication aux opioïdes | Opioidvergiftung | ओपिऑइड पॉइज़निंग | ఓపియాయిడ్ పాయిజనింగ్
T65 | poisoning; toxic ingestion |  | envenenamiento | empoisonnement | Vergiftung | ज़हर चढ़ना | విషం లోపలికి పోవడం
T54 | swallowed caustic; corrosive ingestion |  | ingestión de cáusticos | ingestion de produit caustique | Ingestion ätzender Stoffe | कोरोसिव इनजेशन | కరోసివ్ ఇంజెషన్
T17 | choking; foreign body in the airway |  | atragantamiento | étouffement | Ersticken durch Verschlucken | गले में कुछ फँसकर दम घुटना | గొంతులో అడ్డుపడి ఊపిరాడకపోవడం
T14.1 | animal bite; cat bite | dog bite | mordedura de animal | morsure d'animal | Tierbiss | जानवर का काटना | జంతువు కరవడం
T63.4 | insect sting | insect bite; sting | picadura de insecto | piqûre d'insecte | Insektenstich | कीड़े का डंक | పురుగు కుట్టడం
R10.4 | infant colic | colic in babies | cólico del lactante | coliques du nourrisson | Säuglingskoliken | इन्फेंट कोलिक | ఇన్‌ఫాంట్ కోలిక్
K00.7 | teething | first teeth | salida de los dientes | poussée dentaire | Zahnen | दाँत निकलना | పళ్లు రావడం
`
