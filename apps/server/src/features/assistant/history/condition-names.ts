import type { HistoryLanguage } from '@salus/contract'

export interface NamedCondition {
  icd10: string
  /** The first name is the one that is shown; all are found in a text. */
  names: Record<HistoryLanguage, string[]>
}

const CONDITIONS = `
E11 | type 2 diabetes; diabetes type 2; type ii diabetes; t2dm; diabetes mellitus type 2 | टाइप 2 मधुमेह; टाइप 2 डायबिटीज | టైప్ 2 మధుమేహం; టైప్ 2 డయాబెటిస్ | diabetes tipo 2; diabetes mellitus tipo 2 | diabète de type 2; diabète type 2
E10 | type 1 diabetes; diabetes type 1; type i diabetes; t1dm | टाइप 1 मधुमेह; टाइप 1 डायबिटीज | టైప్ 1 మధుమేహం; టైప్ 1 డయాబెటిస్ | diabetes tipo 1 | diabète de type 1; diabète type 1
E14 | diabetes; diabetes mellitus; diabetic | मधुमेह; डायबिटीज; शुगर की बीमारी | మధుమేహం; డయాబెటిస్; షుగర్ వ్యాధి | diabetes | diabète
I10 | high blood pressure; hypertension; htn; raised blood pressure | उच्च रक्तचाप; हाई ब्लड प्रेशर; हाई बीपी | అధిక రక్తపోటు; హై బీపీ; రక్తపోటు | presión arterial alta; hipertensión; hipertensión arterial; tensión alta | hypertension artérielle; hypertension; tension élevée
E78 | high cholesterol; hypercholesterolemia; hyperlipidemia; dyslipidemia; hyperlipidaemia | उच्च कोलेस्ट्रॉल; हाई कोलेस्ट्रॉल | అధిక కొలెస్ట్రాల్ | colesterol alto; hipercolesterolemia; dislipidemia | cholestérol élevé; hypercholestérolémie; dyslipidémie
I25 | coronary heart disease; coronary artery disease; ischaemic heart disease; ischemic heart disease; cad | हृदय धमनी रोग; कोरोनरी धमनी रोग | గుండె ధమని వ్యాధి; కరోనరీ ధమని వ్యాధి | enfermedad coronaria; cardiopatía isquémica | maladie coronarienne; cardiopathie ischémique
I21 | heart attack; myocardial infarction; stemi; nstemi | दिल का दौरा; हार्ट अटैक | గుండెపోటు; హార్ట్ అటాక్ | infarto de miocardio; infarto; ataque al corazón | infarctus du myocarde; infarctus; crise cardiaque
I50 | heart failure; congestive heart failure; chf | हृदय विफलता; हार्ट फेलियर | గుండె వైఫల్యం | insuficiencia cardíaca; insuficiencia cardiaca | insuffisance cardiaque
I48 | atrial fibrillation; afib; a fib | अलिंद विकम्पन; एट्रियल फिब्रिलेशन | కర్ణిక దడ; ఏట్రియల్ ఫిబ్రిలేషన్ | fibrilación auricular | fibrillation auriculaire; fibrillation atriale
I63 | stroke; cerebrovascular accident; cva | स्ट्रोक; लकवा; पक्षाघात | పక్షవాతం; స్ట్రోక్ | ictus; derrame cerebral; accidente cerebrovascular | accident vasculaire cérébral; avc
I82 | deep vein thrombosis; dvt; blood clot in the leg | पैर की नस में खून का थक्का; डीप वेन थ्रोम्बोसिस | కాలి సిరలో రక్తపు గడ్డ | trombosis venosa profunda | thrombose veineuse profonde; phlébite
J45 | asthma | अस्थमा; दमा | ఆస్తమా; ఉబ్బసం | asma | asthme
J44 | copd; chronic obstructive pulmonary disease; emphysema | सीओपीडी; वातस्फीति | సీఓపీడీ; దీర్ఘకాలిక ఊపిరితిత్తుల వ్యాధి | epoc; enfisema; enfermedad pulmonar obstructiva crónica | bpco; emphysème; bronchopneumopathie chronique obstructive
J18 | pneumonia | निमोनिया | న్యుమోనియా | neumonía | pneumonie
A15 | tuberculosis; tb | तपेदिक; टीबी; क्षय रोग | క్షయ; టీబీ | tuberculosis | tuberculose
U07.1 | covid-19; covid; coronavirus infection | कोविड-19; कोविड | కోవిడ్-19; కోవిడ్ | covid-19; covid | covid-19; covid
E03 | underactive thyroid; hypothyroidism | हाइपोथायरायडिज्म; थायराइड की कमी | హైపోథైరాయిడిజం; థైరాయిడ్ లోపం | hipotiroidismo | hypothyroïdie
E05 | overactive thyroid; hyperthyroidism | हाइपरथायरायडिज्म; थायराइड की अधिकता | హైపర్ థైరాయిడిజం | hipertiroidismo | hyperthyroïdie
E66 | obesity; obese | मोटापा | ఊబకాయం; స్థూలకాయం | obesidad | obésité
D50 | iron deficiency anaemia; iron deficiency anemia; iron deficiency | आयरन की कमी से एनीमिया; आयरन की कमी | ఐరన్ లోపం రక్తహీనత; ఐరన్ లోపం | anemia ferropénica; falta de hierro | anémie ferriprive; carence en fer
D64 | anaemia; anemia | एनीमिया; खून की कमी | రక్తహీనత | anemia | anémie
E55 | vitamin d deficiency | विटामिन डी की कमी | విటమిన్ డి లోపం | déficit de vitamina d; falta de vitamina d | carence en vitamine d
E53.8 | vitamin b12 deficiency; b12 deficiency | विटामिन बी12 की कमी | విటమిన్ బి12 లోపం | déficit de vitamina b12 | carence en vitamine b12
N18 | chronic kidney disease; ckd; kidney failure | पुराना गुर्दा रोग; किडनी की बीमारी | దీర్ఘకాలిక మూత్రపిండ వ్యాధి; కిడ్నీ వ్యాధి | enfermedad renal crónica; insuficiencia renal | maladie rénale chronique; insuffisance rénale
N20 | kidney stones; kidney stone; renal calculi | गुर्दे की पथरी; किडनी स्टोन | మూత్రపిండ రాళ్లు; కిడ్నీ రాళ్లు | cálculos renales; piedras en el riñón | calculs rénaux
N39.0 | urinary tract infection; uti; bladder infection | मूत्र संक्रमण; यूटीआई | మూత్ర నాళ ఇన్ఫెక్షన్ | infección urinaria; infección de orina; cistitis | infection urinaire; cystite
K21 | reflux; gerd; acid reflux; gastroesophageal reflux; heartburn | एसिड रिफ्लक्स; सीने में जलन | ఆసిడ్ రిఫ్లక్స్; గుండెల్లో మంట | reflujo; reflujo gastroesofágico; acidez | reflux; reflux gastro-œsophagien
K25 | stomach ulcer; peptic ulcer; gastric ulcer | पेट का अल्सर | కడుపు పుండు; అల్సర్ | úlcera de estómago; úlcera gástrica; úlcera péptica | ulcère de l'estomac; ulcère gastrique
K29 | gastritis | गैस्ट्राइटिस; पेट की सूजन | గ్యాస్ట్రైటిస్ | gastritis | gastrite
K58 | irritable bowel; irritable bowel syndrome; ibs | इरिटेबल बाउल सिंड्रोम; आईबीएस | ఇరిటబుల్ బౌల్ సిండ్రోమ్; ఐబీఎస్ | síndrome del intestino irritable; colon irritable | syndrome de l'intestin irritable; côlon irritable
K50 | crohn's disease; crohn disease; crohns | क्रोहन रोग | క్రోన్స్ వ్యాధి | enfermedad de crohn | maladie de crohn
K51 | ulcerative colitis | अल्सरेटिव कोलाइटिस | అల్సరేటివ్ కొలైటిస్ | colitis ulcerosa | rectocolite hémorragique
K90.0 | coeliac disease; celiac disease | सीलिएक रोग | సీలియాక్ వ్యాధి | enfermedad celíaca; celiaquía | maladie cœliaque; maladie coeliaque
K80 | gallstones; gallstone; cholelithiasis | पित्त की पथरी; पित्ताशय की पथरी | పిత్తాశయ రాళ్లు | cálculos biliares; piedras en la vesícula | calculs biliaires
K76.0 | fatty liver; fatty liver disease; nafld | फैटी लिवर | ఫ్యాటీ లివర్; కొవ్వు కాలేయం | hígado graso | foie gras; stéatose hépatique
K74 | cirrhosis; liver cirrhosis | लिवर सिरोसिस; सिरोसिस | కాలేయ సిర్రోసిస్; సిర్రోసిస్ | cirrosis | cirrhose
B18.1 | hepatitis b | हेपेटाइटिस बी | హెపటైటిస్ బి | hepatitis b | hépatite b
B18.2 | hepatitis c | हेपेटाइटिस सी | హెపటైటిస్ సి | hepatitis c | hépatite c
B18 | chronic hepatitis | पुराना हेपेटाइटिस | దీర్ఘకాలిక హెపటైటిస్ | hepatitis crónica | hépatite chronique
G43 | migraine; migraines | माइग्रेन; आधासीसी | మైగ్రేన్; పార్శ్వపు నొప్పి | migraña; jaqueca | migraine
G40 | epilepsy; seizure disorder | मिर्गी | మూర్ఛ | epilepsia | épilepsie
G20 | parkinson's disease; parkinson disease; parkinsons | पार्किंसंस रोग; पार्किंसन | పార్కిన్సన్స్ వ్యాధి | enfermedad de parkinson; párkinson | maladie de parkinson
G30 | alzheimer's disease; alzheimer's; alzheimers; alzheimer disease | अल्ज़ाइमर रोग; अल्जाइमर | అల్జీమర్స్ వ్యాధి; అల్జీమర్స్ | alzhéimer; enfermedad de alzheimer; alzheimer | maladie d'alzheimer; alzheimer
F03 | dementia | डिमेंशिया; मनोभ्रंश | డిమెన్షియా; చిత్తవైకల్యం | demencia | démence
G35 | multiple sclerosis; ms disease | मल्टीपल स्क्लेरोसिस | మల్టిపుల్ స్క్లెరోసిస్ | esclerosis múltiple | sclérose en plaques
F32 | depression; depressive disorder; major depression | अवसाद; डिप्रेशन | డిప్రెషన్; కుంగుబాటు | depresión | dépression
F41 | anxiety; anxiety disorder; generalised anxiety; generalized anxiety | चिंता विकार; एंग्जायटी; घबराहट की बीमारी | ఆందోళన రుగ్మత; ఆందోళన | ansiedad; trastorno de ansiedad | anxiété; trouble anxieux
F31 | bipolar disorder; bipolar | द्विध्रुवी विकार; बाइपोलर | బైపోలార్ డిజార్డర్ | trastorno bipolar | trouble bipolaire
F90 | adhd; attention deficit | एडीएचडी | ఏడీహెచ్‌డీ | tdah | tdah
G47.3 | sleep apnoea; sleep apnea | स्लीप एपनिया | స్లీప్ ఆప్నియా; నిద్రలో శ్వాస ఆగడం | apnea del sueño | apnée du sommeil
G47.0 | insomnia; sleeplessness | अनिद्रा | నిద్రలేమి | insomnio | insomnie
M19 | osteoarthritis; arthrosis | ऑस्टियोआर्थराइटिस; जोड़ों का घिसाव | ఆస్టియో ఆర్థరైటిస్; కీళ్ల అరుగుదల | artrosis; osteoartritis | arthrose
M06 | rheumatoid arthritis | रूमेटाइड गठिया; रुमेटीइड आर्थराइटिस | రుమటాయిడ్ ఆర్థరైటిస్ | artritis reumatoide | polyarthrite rhumatoïde
M10 | gout | गाउट | గౌట్ | gota | goutte
M81 | osteoporosis | ऑस्टियोपोरोसिस | ఆస్టియోపోరోసిస్; ఎముకల బలహీనత | osteoporosis | ostéoporose
M54 | back pain; lower back pain; chronic back pain | पीठ दर्द; कमर दर्द | నడుము నొప్పి; వెన్ను నొప్పి | dolor de espalda; lumbalgia | mal de dos; lombalgie
M79.7 | fibromyalgia | फाइब्रोमायल्जिया | ఫైబ్రోమయాల్జియా | fibromialgia | fibromyalgie
L40 | psoriasis | सोरायसिस | సోరియాసిస్ | psoriasis | psoriasis
L20 | eczema; atopic dermatitis | एक्ज़िमा; एक्जिमा | ఎగ్జిమా; తామర | eccema; dermatitis atópica | eczéma; dermatite atopique
J30 | hay fever; allergic rhinitis; pollen allergy | परागज ज्वर; एलर्जिक राइनाइटिस; पराग एलर्जी | అలర్జిక్ రినైటిస్; పుప్పొడి అలర్జీ | rinitis alérgica; fiebre del heno; alergia al polen | rhume des foins; rhinite allergique; allergie au pollen
H40 | glaucoma | ग्लूकोमा; काला मोतिया | గ్లాకోమా; నీటి కాసులు | glaucoma | glaucome
H26 | cataract; cataracts | मोतियाबिंद | శుక్లం; కంటి శుక్లాలు | cataratas; catarata | cataracte
C50 | breast cancer | स्तन कैंसर | రొమ్ము క్యాన్సర్ | cáncer de mama | cancer du sein
C61 | prostate cancer | प्रोस्टेट कैंसर | ప్రోస్టేట్ క్యాన్సర్ | cáncer de próstata | cancer de la prostate
C34 | lung cancer | फेफड़ों का कैंसर | ఊపిరితిత్తుల క్యాన్సర్ | cáncer de pulmón | cancer du poumon
C18 | colon cancer; bowel cancer; colorectal cancer | बड़ी आंत का कैंसर | పెద్దప్రేగు క్యాన్సర్ | cáncer de colon | cancer du côlon; cancer colorectal
C80 | cancer | कैंसर | క్యాన్సర్ | cáncer | cancer
N40 | enlarged prostate; bph; benign prostatic hyperplasia | बढ़ी हुई प्रोस्टेट; प्रोस्टेट बढ़ना | ప్రోస్టేట్ వాపు | próstata agrandada; hiperplasia prostática | hypertrophie de la prostate; adénome de la prostate
E28.2 | polycystic ovary syndrome; pcos; polycystic ovaries | पीसीओएस; पॉलीसिस्टिक ओवरी | పీసీఓఎస్; పాలిసిస్టిక్ ఓవరీ | síndrome de ovario poliquístico | syndrome des ovaires polykystiques
N80 | endometriosis | एंडोमेट्रियोसिस | ఎండోమెట్రియోసిస్ | endometriosis | endométriose
B20 | hiv; hiv infection | एचआईवी | హెచ్‌ఐవీ | vih | vih
B50 | malaria | मलेरिया | మలేరియా | malaria; paludismo | paludisme; malaria
A90 | dengue; dengue fever | डेंगू | డెంగ్యూ | dengue | dengue
Z95 | pacemaker | पेसमेकर | పేస్‌మేకర్ | marcapasos | stimulateur cardiaque; pacemaker
Z88.0 | penicillin allergy; allergic to penicillin; allergy to penicillin | पेनिसिलिन से एलर्जी; पेनिसिलिन एलर्जी | పెన్సిలిన్ అలర్జీ | alergia a la penicilina; alérgico a la penicilina; alérgica a la penicilina | allergie à la pénicilline; allergique à la pénicilline
Z91.0 | peanut allergy; allergic to peanuts; allergy to peanuts | मूंगफली से एलर्जी | వేరుశెనగ అలర్జీ | alergia al cacahuete; alergia al maní; alérgico al cacahuete; alérgica al cacahuete | allergie aux arachides; allergique aux arachides
Z91.0 | food allergy | खाद्य एलर्जी | ఆహార అలర్జీ | alergia alimentaria | allergie alimentaire
Z90.4 | appendectomy; appendix removed; appendicectomy | अपेंडिक्स का ऑपरेशन; अपेंडेक्टॉमी | అపెండిక్స్ ఆపరేషన్; అపెండెక్టమీ | apendicectomía | appendicectomie
Z90.49 | gallbladder removed; cholecystectomy | पित्ताशय का ऑपरेशन | పిత్తాశయం తొలగింపు | colecistectomía | cholécystectomie
Z96.6 | hip replacement | कूल्हा प्रत्यारोपण | తుంటి మార్పిడి | prótesis de cadera | prothèse de hanche
Z96.6 | knee replacement | घुटना प्रत्यारोपण | మోకాలి మార్పిడి | prótesis de rodilla | prothèse du genou
Z95.1 | bypass surgery; cabg; heart bypass | बाईपास सर्जरी | బైపాస్ సర్జరీ | bypass coronario | pontage coronarien
`

/** Common conditions, allergies and operations with their ICD-10 code (WHO), in the languages of the history summary. */
export const CONDITION_NAMES: readonly NamedCondition[] = CONDITIONS.trim()
  .split('\n')
  .map((line) => {
    const [icd10 = '', ...columns] = line.split(' | ')
    const [eng = [], hin = [], tel = [], spa = [], fra = []] = columns.map((column) => column.split('; '))
    return { icd10, names: { eng, hin, tel, spa, fra } }
  })
