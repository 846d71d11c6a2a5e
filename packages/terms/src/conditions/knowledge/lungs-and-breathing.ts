export const LUNGS_AND_BREATHING = `
# Lungs and breathing
J45 | asthma; asthma exacerbation | wheezing; bronchial asthma; asthma attack | asma | asthme | Asthma; Asthma bronchiale | अस्थमा; दमा | ఆస్తమా; ఉబ్బసం
J44 | COPD; chronic obstructive pulmonary disease | smoker's lung | EPOC; enfermedad pulmonar obstructiva crónica | BPCO; bronchopneumopathie chronique obstructive | COPD; chronisch obstruktive Lungenerkrankung | सीओपीडी | సీఓపీడీ; దీర్ఘకాలిక ఊపిరితిత్తుల వ్యాధి
J43 | emphysema | damaged lungs | enfisema | emphysème | Lungenemphysem | वातस्फीति | ఎంఫిసీమా
J42 | chronic bronchitis | smoker's cough
J20 | acute bronchitis; bronchitis | chesty cough | bronquitis aguda | bronchite aiguë | Akute Bronchitis | एक्यूट ब्रोंकाइटिस | అక్యూట్ బ్రాంకైటిస్
J21 | bronchiolitis | RSV in babies
J47 | bronchiectasis | widened airways | bronquiectasias | dilatation des bronches | Bronchiektasen | ब्रोंकिएक्टेसिस | బ్రాంకియెక్టేసిస్
J18 | pneumonia | lung infection; chest infection | neumonía | pneumonie | Lungenentzündung; Pneumonie | निमोनिया | న్యుమోనియా
A15 | tuberculosis; TB; pulmonary tuberculosis |  | tuberculosis | tuberculose | Tuberkulose | तपेदिक; टीबी; क्षय रोग | క్షయ; టీబీ
J84.1 | pulmonary fibrosis | scarred lungs; interstitial lung disease
D86 | sarcoidosis | lung nodules of sarcoid | sarcoidosis | sarcoïdose | Sarkoidose | सारकॉइडोसिस | సార్కాయిడోసిస్
J93 | collapsed lung; pneumothorax |  | neumotórax | pneumothorax | Pneumothorax | न्यूमोथोरैक्स | న్యూమోథొరాక్స్
J90 | pleural effusion | water on the lung; fluid around the lung | derrame pleural | épanchement pleural | Pleuraerguss | प्लूरल इफ्यूज़न | ప్లూరల్ ఎఫ్యూజన్
G47.3 | sleep apnoea; sleep apnea | OSA; loud snoring; pauses of breathing in sleep | apnea del sueño | apnée du sommeil | Schlafapnoe | स्लीप एपनिया | స్లీప్ ఆప్నియా; నిద్రలో శ్వాస ఆగడం
U07.1 | COVID-19; COVID; coronavirus infection | coronavirus | COVID-19; COVID | COVID-19; COVID | COVID-19 | कोविड-19; कोविड | కోవిడ్-19; కోవిడ్
U09.9 | long COVID | post-COVID condition
J11 | influenza | flu | gripe | grippe | Grippe | फ्लू | ఫ్లూ జ్వరం
J05.0 | croup | barking cough
A37 | whooping cough; pertussis
J61 | asbestosis | asbestos lung
J62 | silicosis | dust lung
J44.1 | COPD flare-up; COPD exacerbation |  | empeoramiento de la EPOC | poussée de BPCO | COPD-Schub | सीओपीडी का बढ़ जाना | సిఓపిడి ఒక్కసారిగా పెరగడం
J00 | common cold | cold; viral upper respiratory infection | resfriado | rhume | Erkältung | सर्दी-ज़ुकाम | జలుబు
`
