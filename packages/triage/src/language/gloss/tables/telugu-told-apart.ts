/** What shorter wordings of Telugu would hear wrongly, and words of the body, of sensations, time and verbs that the other tables lack. */
export const teluguToldApart = `
// As if ("-నట్టు"), of effort, and what was feared.
when i breathe in: (గట్టిగా|లోతుగా|gattiga|lothuga|lotuga) (ఊపిరి|శ్వాస|oopiri|upiri|swasa|svasa) [పీల్చి*|పీలిస్తే|తీసుకు*|తీస్తే|peelchi*|peeliste*|teesuku*|tisuku*|teesthe|tiste]
more and more breathless: (ఆయాసం|ఆయాసము|aayasam|ayasam|aayaasam) .. (పెరుగు*|పెరిగి*|ఎక్కువ*|perugu*|perigi*|ekkuva*)
breathless on exertion: (మెట్లెక్కితే|మెట్లు ఎక్కితే|మెట్లెక్కినా|నడిస్తే|నడిచినా|పని చేస్తే|metlu ekkite|metlu ekkithe|metlu ekkinappudu|nadiste|nadichina|nadisthe) [కొంచెం|konchem] (ఆయాసం*|aayasam*|ayasam*|dammu*)
black tongue: (నాలుక*|naaluka*|naluka*) .. (నల్ల*|nalla*)
fear of dying: చచ్చిపోతానేమో*|చనిపోతానేమో*|చచ్చిపోతావేమో*|చచ్చిపోతానని*|చనిపోతానని*|chachipotanemo*|chanipotanemo*|chachipotavemo*|chanipotavemo*|chachipotanani*|chanipotanani*|chachipothanemo*|chanipothanemo*
shocked: (గుండె|gunde) (ఆగిపోయినంత*|ఆగినంత*|ఆగిపోయినట్*|ఆగినట్*|agipoyinanta*|agipoyinattu*|aaginanta*)
pain: విరిగిపోయినట్*|విరిగినట్*|virigipoyinattu*|virigipoinattu*|viriginattu*
stiff: బిగుసుకున్నట్*|బిగుసుకుపోయినట్*|bigusukunnattu*|bigusukupoyinattu*
shooting electric pain: (కరెంట్|కరెంటు|current|karent) [షాక్|shock] (కొట్టినట్*|తగిలినట్*|లాంటి|లా|లాగా|kottinattu*|kotinatu*|tagilinattu*|lanti|laga)|షాక్ (కొట్టినట్*|తగిలినట్*)|shock (kottinattu*|tagilinattu*)
tickle in the throat: (గొంతు*|gontu*|gonthu*) .. (గిలగిల*|గులగుల*|gilagil*|gulagul*)|gilagila ani
side: వైపు*|vaipu*|vaypu*
rash: rash|rashes|రాషెస్
new: కొత్తగా|కొత్త|kotthaga|kottaga|kotha|kotta|kottha
met: కలిసి*|కలిశాను|కలిసినప్పుడు|kalisi*|kalisanu|kalavad*
standing: నిలబడినప్పుడు|నిలబడి|నిలబడితే|nilabadi|nilabadite|nilabadinappudu|nilabadinapudu
trouble breathing: (శ్వాస*|ఊపిరి*|swasa*|oopiri*|upiri*) [కి|ki|లో|lo] (ఇబ్బంది*|ibbandi*)
no trouble breathing: (శ్వాస*|ఊపిరి*|swasa*|oopiri*|upiri*) [కి|ki|లో|lo] (ఇబ్బంది*|ibbandi*) (లేదు|ledu)
no injury: (దెబ్బ*|debba*) [ఏమీ|emi|em] (తగల్లేదు|తగలలేదు|తగలేదు|tagalaledu|tagalledu|tagaledu)
not swollen: (వాపు*|vaapu*|vapu*) (లేదు|లేవు|ledu|levu)|vaavaledu|vaava ledu
shoulder: (భుజం|bhujam) (మీద|పైన|meeda|paina)
wound: (పుండు|pundu) (పడింది|పడ్డది|padindi)|మానలేదు|మానట్లేదు|maanaledu|maanatledu
blood sugar: (షుగర్|సుగర్|sugar|shugar) border (లో|lo)|sugar border
grows: perugutondi baruvu
weight gain: (బరువు|baruvu|weight) [koddiga|బాగా|baaga] (పెరిగాను|పెరిగింది|పెరుగుతోంది|perigindi|perigaanu|perugutondi|perugutundi)
weight loss: (బరువు|baruvu|weight) (తగ్గాను|తగ్గింది|తగ్గిపోయాను|taggindi|taggaanu|tagganu|taggipoyanu)
no weight loss: (బరువు|baruvu|weight) (తగ్గలేదు|తగ్గడం లేదు|taggaledu|taggadam ledu)|(బరువు|baruvu) (తగ్గడం|taggadam) (లేవు|levu|emi levu)
gained kilos: కిలోలు (పెరిగాను|పెరిగింది)|kilolu (perigaanu|perigindi)
weight loss of kilos: కిలోలు (తగ్గాను|తగ్గింది)|kilolu (tagganu|taggindi|taggaanu)
pushes with effort: ముక్కితే
my mother says: అమ్మ నువ్వు|amma nuvvu

broken: విరిగి
numb: మొద్దుబార*
calf hard as stone: పిక్క రాయిలా [గట్టిపడి*]
not help: పనిచేయట్లే*|పనిచేయడం లేదు

// The body.
vision: చూపు|choopu|chupu
palm: అరచేయి|అరచేతి|aracheti
elbow: మోచేతులు|మోచేయి|mocheyi
nail: గోరు|గోళ్ళు|గోళ్లు|goru|gollu
spleen: ప్లీహం|pleeham
hair: వెంట్రుకలు|జుట్టు|juttu|ventrukalu
eyelashes: రెప్పలు|reppalu
lung: ఊపిరితిత్తి|ఊపిరితిత్తులు|oopirititti
steroid tablets: స్టెరాయిడ్*
creatinine: క్రియాటినిన్
womb: గర్భసంచి
heel: మడమ|madama
part: భాగం|భాగంలో|bhagam|bhagamlo

// Sensations and what is seen.
smell: వాసన|vaasana|vasana
fear: భయం|బయం|bhayam|bayam
white: తెల్ల|తెల్లటి|తెల్లగా|tella|tellati|tellaga|tellati
black: నల్ల|నల్లటి|నల్లగా|nalla|nallati|nallaga
purple: ఊదా|ooda
dark: ముదురు|మాడిన|muduru|mudura
pink: గులాబీ
thin: సన్నగా|సన్నని|sannaga
fat: లావుగా|laavuga
thick: మందంగా|మందపాటి|మందం|mandam|mandamga
round: గుండ్రంగా|గుండ్రటి|gundrati|gundranga
deep: లోతుగా|lothuga
soft: మెత్తగా|mettaga
stiff: బిగించి
mark: మచ్చ|మరకలు|మరక|maraka
line: గీత|గీతలు|geeta
pus: రసి|rasi
drops: చుక్కలు|చుక్క|చుక్కల|chukkalu|chukka
mucus: జిగట|jigata
lump: ముద్ద|ముద్దలు|mudda|బిళ్ళ|billa
saliva: లాలాజలం|చొంగ|ఉమ్మి|ummi|chonga
taste: రుచి|ruchi
sleepy: మత్తు|mattu
dreams: కలలు
crying: ఏడుస్తాడు|ఏడుస్తుంది|ఏడుస్తోంది|ఏడుపొస్తోంది|అరుస్తున్నాడు|aruustunnadu|edustadu|edustundi
bleeding: రక్తం కారు*
swollen: ఉబ్బుతోంది
stabbing pain: పోటు|potlu
limping: కుంటుతూ|kuntutu
wakes from sleep: మెలకువ|melukuva|melakuva
sneezing: తుమ్మినా|తుమ్మితే
bending: వంగినా|వంగితే|vangina
coughing: దగ్గినా|daggina|daggite
blow: టక్కున|దెబ్బ తగిలి
insects: పురుగులు|పురుగు|purugulu
smoking: గుట్కా|బీడీ|సిగరెట్
anger: కోపం
shy: సిగ్గు|siggu
gets better: తగ్గుతుంది|తగ్గిపోతుంది|తగ్గిపోతాయి|తగ్గుతాయి|taggutundi|taggipotundi|tagguthundi|taggutai
not getting better: తగ్గదు|పోలేదు|మానదు|taggadu
eats: తింటున్నాడు|తింటాడు|తింటుంది|తింటోంది|tintunnadu|tintundi
drinks: తాగుతాడు|తాగుతోంది|తాగుతున్నాను|తాగుతున్నాడు|taagutunnadu|taagutundi|tagutunnadu
plays well: ఆడుకుంటున్నాడు|ఆడుకుంటోంది|ఆడతాడు|aadukuntundi|aadukuntunnadu
moves: కదులుతున్నాయి|కదులుతోంది|kadulutunnayi|kadulutundi
fine: మామూలే|మామూలుగానే|మామూలు|బాగానే|maamule|mamule|baane|bane|baagane
shaking: వణుకు

// Time.
ago: క్రితం|kritam|kritham|kindata
this morning: పొద్దున|పొద్దున్న
in the evening: సాయంత్రానికి|సాయంత్రం|saayantram
by day: పగలు|pagalu
every day: ప్రతి రోజు|prati roju|రోజూ
for years: రెండేళ్ళుగా|రెండేళ్లుగా|మూడేళ్ళుగా|ఏళ్ళుగా|ఏళ్లుగా|ఏడాదిన్నరగా|పదిహేనేళ్లుగా|ఐదేళ్లుగా|ellu ga|edadi nunchi
for a year: ఏడాదిగా|edadi ga
for days: రోజులుగా|రోజులైంది|rojuluga
for weeks: వారాలుగా|వారమైంది
minutes: నిమిషాలు|నిమిషాల్లో|నిమిషాలకే|క్షణం|నిమిషం|nimushalu|nimishalu|nimishallo|nimushallo|nimisham|సెకన్ల|sepu
hours: గంటలు|గంట|ganta|gantalu|gantalo
after: తర్వాత|తరువాత|taruvata|tarvata|అప్పటినుంచి
often: తరచూ|మాటిమాటికి

// Verbs, things and measures of every day.
-: సరిగా|సరిగ్గా|sariga|sarigga|తగ్గి|taggi|రంగు|రంగులో|రంగులోకి|rangu|rangulo|పైకి|paiki|కిలోలు|kilolu|ఇదే|అదే|ide|ade|తాగినా|తాగితే|తాగి|తాగిన|taagina|taagite|టీ|కాఫీ|tea|పరీక్ష|పరీక్షలో|పరీక్షలు|పరీక్షలన్నీ|నాలుగైదు|పెద్దగా|pedda|pedda ga|లేచేసరికి|లేస్తాను|లేస్తే|లేస్తోంది|lestondi|పొలంలో|పొలం|ఊరికే|oorike|ఒకే|ఒకటే|oke|okate|ఇంతకు|టక్|మని|mani|tak|మారింది|మారి|maaripoyindi|పార్టీలో|నూనె|అలవాటు|alavaatu|కణాలు|kanalu|ఉందన్నారు|ఉందని|ఉన్నాయన్నారు|తక్కువ|takkuva|మొదలుపెట్టిన|రెండుసార్లు|నెలల్లో|పక్కల|పక్కకి|pakkaki|ప్రతి|prati|ఏడాదీ|ఏడాది|edadi|కొట్టినట్టు|padinattu|పడినట్టు|తిన్నా|tinna|tinnam|tinte|రాయి|raayi|రాయిలా|నెగటివ్|negative|చేత్తో|చేతిని|చివర|chivara|కుడివైపు|ఎడమవైపు|మాట్లాడుతోంది|మంచం|mancham|వేశారు|వేసి|vesi|చూసి|స్నానం|snanam|ఒంటరిగా|అంచు|అంచులు|పడుతున్నాయి|పడతాయి|padutunnayi|నిండిపోతుంది|గోకి|goki|ప్యాడ్|పెళ్ళి|పెళ్లి|pelli|వాడితే|vaadite|వల|కనిపిస్తాయి|చేసినా|చేస్తే|వస్తువులు|పాకుతుంది|పాకుతోంది|మంద|పట్టుకుంటే|pattukunte|పట్టి|పట్టింది|డైపర్|నెలన్నర|మిగతా|migatha|ఇలాంటి|కొరుకుతున్నాడు|కింది|kindiki|దూరంగా|తేనె|తరబడి|పుట్టినప్పుడు|ఇసుక|isuka|నేలకి|ఊళ్ళో|సరిపోతుందా|saripotunda|చదునుగా|చిన్నగా|chinnaga|ముందుకు|venakki|evariki|marusati|melliga|chaalu|velthe|velte|cheppulu|ettite|pettukunte|chese|chesina|antaru|gurtu|mukkalu|నడవగలను|nadavagalanu|seesa|మాంసం|mamsam|veste|emaina|gunta|ellanunchi|padukovali|aagadu|aagi|vanta|modata|rojullo|rojulaki|రోజులకి|pakkana|sambandham|sambandam|putti|puttindi|pedite|perugu|matti|modatlo|patu|d|x|ray|x ray|ac|ne|aade|alalu|teesthe|addam|ginja|pillala|vesukuni|veskunte|chestanu|chestaru|chestunnaru|chestam|chestadu|chestundi|chestunnadu|chestunna|chesta|chesthe|chepparu|annaru|అన్నారు|gadilo|gadi|inti|intlo|ఇంట్లో
`
