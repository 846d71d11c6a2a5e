export const STOMACH_AND_BOWEL = `
# Stomach and bowel
K21 | acid reflux; reflux; GERD; gastroesophageal reflux; heartburn; gastro-oesophageal reflux disease | GORD | reflujo; reflujo gastroesofágico; acidez | reflux; reflux gastro-œsophagien | Refluxkrankheit; Sodbrennen | एसिड रिफ्लक्स; सीने में जलन | ఆసిడ్ రిఫ్లక్స్; గుండెల్లో మంట
K44 | hiatus hernia | hiatal hernia; diaphragm hernia | hernia de hiato | hernie hiatale | Hiatushernie | हायटस हर्निया | హయాటస్ హెర్నియా
K29 | gastritis | inflamed stomach; upset stomach lining | gastritis | gastrite | Gastritis | गैस्ट्राइटिस; पेट की सूजन | గ్యాస్ట్రైటిస్
K25 | stomach ulcer; gastric ulcer |  | úlcera de estómago; úlcera gástrica | ulcère de l'estomac; ulcère gastrique | Magengeschwür | पेट का अल्सर | కడుపు పుండు; అల్సర్
K26 | duodenal ulcer | ulcer of the small bowel
B98.0 | Helicobacter infection | H. pylori
K30 | indigestion | dyspepsia
K58 | irritable bowel syndrome; irritable bowel; IBS | spastic colon | síndrome del intestino irritable; colon irritable | syndrome de l'intestin irritable; côlon irritable | Reizdarm; Reizdarmsyndrom | इरिटेबल बाउल सिंड्रोम; आईबीएस | ఇరిటబుల్ బౌల్ సిండ్రోమ్; ఐబీఎస్
K50 | Crohn's disease; Crohn disease; Crohns | inflammatory bowel disease | enfermedad de Crohn | maladie de Crohn | Morbus Crohn | क्रोहन रोग | క్రోన్స్ వ్యాధి
K51 | ulcerative colitis | UC; inflamed large bowel | colitis ulcerosa | rectocolite hémorragique | Colitis ulcerosa | अल्सरेटिव कोलाइटिस | అల్సరేటివ్ కొలైటిస్
K90.0 | coeliac disease; celiac disease | celiac; gluten disease | enfermedad celíaca; celiaquía | maladie cœliaque; maladie coeliaque | Zöliakie; Glutenunverträglichkeit | सीलिएक रोग | సీలియాక్ వ్యాధి
E73 | lactose intolerance | milk intolerance | intolerancia a la lactosa | intolérance au lactose | Laktoseintoleranz | लैक्टोज़ इनटॉलरेंस | లాక్టోజ్ ఇంటాలరెన్స్
K59.0 | constipation | hard stools | estreñimiento | constipation | Verstopfung | कब्ज़ | మలబద్ధకం
K59.1 | chronic diarrhoea | functional diarrhoea
K57 | diverticular disease; diverticulitis | diverticulosis | diverticulitis; diverticulosis | diverticulite; diverticulose | Divertikulitis; Divertikulose | डाइवर्टिकुलाइटिस; डाइवर्टिकुलर रोग | డైవర్టిక్యులైటిస్; డైవర్టిక్యులర్ వ్యాధి
K64 | haemorrhoids; hemorrhoids | piles | hemorroides; almorranas | hémorroïdes | Hämorrhoiden | बवासीर | మొలలు; పైల్స్
K60.2 | anal fissure | tear at the anus | fisura anal | fissure anale | Analfissur | एनल फिशर | ఏనల్ ఫిషర్
K60.3 | anal fistula | fistula in ano | fístula anal | fistule anale | Analfistel | एनल फिस्टुला | ఏనల్ ఫిస్టులా
K40 | inguinal hernia | rupture; groin hernia | hernia inguinal | hernie inguinale | Inguinalhernie | इंग्वाइनल हर्निया | ఇంగ్వైనల్ హెర్నియా
K42 | umbilical hernia | navel hernia | hernia umbilical | hernie ombilicale | Umbilikalhernie | अंबिलिकल हर्निया | అంబిలికల్ హెర్నియా
K35 | appendicitis | inflamed appendix | apendicitis | appendicite | Blinddarmentzündung; Appendizitis | अपेंडिसाइटिस | అపెండిసైటిస్
K63.5 | bowel polyps | colon polyps
K56 | bowel obstruction | blocked bowel | intestino tapado | intestin bouché | Darmverschluss | आँत में रुकावट | పేగులో అడ్డు
A09 | gastroenteritis | stomach flu; stomach bug | gastroenteritis | gastro-entérite | Magen-Darm-Infekt; Gastroenteritis | गैस्ट्रोएन्टेराइटिस; पेट का इन्फेक्शन | గ్యాస్ట్రోఎంటరైటిస్; కడుపు ఇన్ఫెక్షన్
K92.2 | bleeding in the gut | gastrointestinal bleeding | sangrado del estómago o el intestino | saignement de l'estomac ou de l'intestin | Blutung in Magen oder Darm | पेट या आँत में खून बहना | కడుపు లేదా పేగుల్లో రక్తస్రావం
R13 | swallowing trouble | dysphagia
K22.7 | Barrett's oesophagus | barrett
K31.8 | gastroparesis | slow stomach | gastroparesia | gastroparésie | Gastroparese | गैस्ट्रोपैरेसिस | గ్యాస్ట్రోపరేసిస్
K91.2 | short bowel | malabsorption after surgery
K27 | peptic ulcer | ulcer of stomach or bowel | úlcera péptica | ulcère gastroduodénal | Magen- oder Zwölffingerdarmgeschwür | पेप्टिक अल्सर | పెప్టిక్ అల్సర్
K46 | hernia; strangulated hernia | abdominal wall hernia; trapped hernia
K61 | abscess at the anus; perianal abscess |  | absceso perianal | abcès de la marge anale | Perianalabszess | पेरिएनल एब्सेस | పెరియానల్ ఆబ్సెస్
K56.1 | intussusception | folded bowel | invaginación intestinal | invagination intestinale aiguë | Invagination | इंटससेप्शन | ఇంటస్ససెప్షన్
A05 | food poisoning; bacterial foodborne illness |  | toxiinfección alimentaria bacteriana | toxi-infection alimentaire bactérienne | Bakterielle Lebensmittelinfektion | बैक्टीरियल फूडबॉर्न इलनेस | బాక్టీరియల్ ఫుడ్‌బోర్న్ ఇల్‌నెస్
R06.6 | hiccups | singultus | hipo | hoquet | Schluckauf | हिचकी | ఎక్కిళ్లు
`
