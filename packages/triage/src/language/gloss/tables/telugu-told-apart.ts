/** Telugu wordings that shorter ones would hear wrongly, and words of the body, of sensations, time and verbs that the other tables lack. */
export const teluguToldApart = `
// Awake in a body that still sleeps, for a minute: an arm or the speech that failed since waking is heard by the other tables.
sleep paralysis for a minute: sleep paralysis|స్లీప్ పెరాలిసిస్|(nidra|నిద్ర|nidralo|nidranunchi) .. (lech*|లేచి*|లేచే*|లేస్తే|lest*|melakuva*|మెలకువ*) .. (nimish*|నిమిష*|నిమిషం*|second*|sekan*|సెకన్*|క్షణ*|sepu|సేపు) .. (kadalale*|kadalaleka*|కదలలే*|కదల్లే*|kadalle*) [matladale*|మాట్లాడలే*|matladalenu|మాట్లాడలేను|matladaleka|mariyu|మరియు]
// Iron and bismuth colour the stool.
iron tablets: (iron|ఐరన్) (tablet*|tablets*|matra*|matralu*|goli*|capsule*|మాత్ర*|టాబ్లెట్*|ట్యాబ్లెట్*|మందు*|సిరప్)
takes bismuth: bismuth*|pepto|bismol|peptobismol
memory getting worse: (జ్ఞాపకశక్తి|జ్ఞాపక శక్తి|మెమరీ|memory|gnapakasakti|gnapakashakti|jnapakasakti|jnapaka shakti|gyapaka shakti) .. (తగ్గు*|తగ్గి*|taggu*|taggi*)|మరచిపో*|marachipo*
black stool: (mala*|malam|motion*|విరేచనం*|మలం*|మల) .. (nalla*|నల్ల*)
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
rash: రాషెస్
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

broken: విరిగి
numb: మొద్దుబార*
calf hard as stone: పిక్క రాయిలా [గట్టిపడి*]
not help: పనిచేయట్లే*|పనిచేయడం లేదు

thin with ribs showing: (ఎముకలు|emukalu) (కనిపిస్తున్నాయి|కనిపిస్తోంది|kanipistunnayi|kanipistondi)
lump feeling in the throat: (గొంతు*|gontu*|gonthu*) .. (అడ్డం|అడ్డు|addam|addu) (పడినట్*|ఉన్నట్*|padinattu*|unnattu*|padinatu*)
trouble swallowing food gets stuck: (గొంతు*|gontu*|gonthu*) .. (తిండి|అన్నం|tindi|thindi|annam) (అడ్డ*|addam*|addu*) [పడుతుంది|padutundi]|(తిండి|అన్నం|tindi|thindi|annam) .. (గొంతు*|gontu*|gonthu*) .. (అడ్డ*|addu*|addam*)
urine does not empty fully: (మూత్రం|mutram|moothram|mootram) (పూర్తిగా|poorthiga|purtiga) (రాదు|రావట్లేదు|raadu|radu|ravatledu|raavatledu)
no pus in urine: (మూత్రం*|mutram|moothram|mootram) (లో|lo) (చీము|రక్తం|cheemu|chimu|raktam) (రావట్లేదు|లేదు|raavatledu|ravatledu|ledu|raadu)
platelet test: (platelets|platelet|ప్లేట్‌లెట్లు|ప్లేట్‌లెట్స్) # (lakhs|lakh|laks|లక్షలు|లక్ష|లక్షల)
darkened skin: (చర్మం|charmam|tolu|తోలు) .. (నల్ల*|nalla*)|(నల్ల*|nalla*) .. (చర్మం|charmam|tolu|తోలు)
darkened: నల్లగా|nallaga
severe headache: (తల|తలంతా|tala|thala) (పగిలిపో*|పగిలి*|బద్దలై*|pagilipo*|pagili*)
blood thinner: రక్తం పలచన* [చేసే] (మందు*|మాత్ర*|టాబ్లెట్*)|(raktam|rakta) palachan* [chese] (mandu*|matra*|tablet*)
sudden worst headache of my life: (తలలో|తల|talalo|thalalo) .. (టపాకాయ|టపాసు|బాంబు|tapakaya|bomb) .. (పేలి*|peli*)|తల వెనక .. చీలి*|(ఒక్కసారిగా|హఠాత్తుగా|అకస్మాత్తుగా|okkasariga|hatattuga|akasmattuga|sudden ga) .. (తల|tala|thala) .. (పగిలి*|బద్దల*|pagili*)

streaks of blood in the phlegm: (కఫం*|kafam*|kapham*|daggu*|దగ్గు*) .. (రక్తపు|raktapu|rakthapu) (చార*|చారలు|chara*|charalu|jeera*)

had a stroke years ago: # (లో|lo) (పక్షవాతం*|pakshavatam*|pakshavatham*|paralysis)|(పక్షవాతం*|pakshavatam*|pakshavatham*) వచ్చి తగ్గింది

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
black: నల్ల|నల్లటి|nalla|nallati
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
drops: చుక్కలు|చుక్క|చుక్కల|chukkalu
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
hobbling: కుంటుతూ|kuntutu
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
fine: మామూలే|మామూలుగానే|మామూలు|బాగానే|maamule|mamule|baane|baagane
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
-: సరిగా|సరిగ్గా|sariga|sarigga|తగ్గి|taggi|రంగు|రంగులో|రంగులోకి|rangu|rangulo|పైకి|paiki|కిలోలు|kilolu|ఇదే|అదే|ide|ade|తాగినా|తాగితే|తాగి|తాగిన|taagina|taagite|టీ|కాఫీ|పరీక్ష|పరీక్షలో|పరీక్షలు|పరీక్షలన్నీ|నాలుగైదు|పెద్దగా|pedda|pedda ga|లేచేసరికి|లేస్తాను|లేస్తే|లేస్తోంది|lestondi|పొలంలో|పొలం|ఊరికే|oorike|ఒకే|ఒకటే|oke|okate|ఇంతకు|టక్|మని|tak|మారింది|మారి|maaripoyindi|పార్టీలో|నూనె|అలవాటు|alavaatu|కణాలు|kanalu|ఉందన్నారు|ఉందని|ఉన్నాయన్నారు|తక్కువ|takkuva|మొదలుపెట్టిన|రెండుసార్లు|నెలల్లో|పక్కల|పక్కకి|pakkaki|ప్రతి|prati|ఏడాదీ|ఏడాది|edadi|కొట్టినట్టు|padinattu|పడినట్టు|తిన్నా|tinna|tinnam|tinte|రాయి|raayi|రాయిలా|నెగటివ్|చేత్తో|చేతిని|చివర|chivara|కుడివైపు|ఎడమవైపు|మాట్లాడుతోంది|మంచం|mancham|వేశారు|వేసి|vesi|చూసి|స్నానం|snanam|ఒంటరిగా|అంచు|అంచులు|పడుతున్నాయి|పడతాయి|padutunnayi|నిండిపోతుంది|గోకి|goki|ప్యాడ్|పెళ్ళి|పెళ్లి|pelli|వాడితే|vaadite|వల|కనిపిస్తాయి|చేసినా|చేస్తే|వస్తువులు|పాకుతుంది|పాకుతోంది|మంద|పట్టుకుంటే|pattukunte|పట్టి|పట్టింది|డైపర్|నెలన్నర|మిగతా|migatha|ఇలాంటి|కొరుకుతున్నాడు|కింది|kindiki|దూరంగా|తరబడి|పుట్టినప్పుడు|ఇసుక|isuka|నేలకి|ఊళ్ళో|సరిపోతుందా|saripotunda|చదునుగా|చిన్నగా|chinnaga|ముందుకు|venakki|evariki|marusati|melliga|chaalu|velthe|velte|cheppulu|ettite|pettukunte|chese|chesina|antaru|gurtu|mukkalu|నడవగలను|nadavagalanu|మాంసం|mamsam|veste|emaina|gunta|ellanunchi|padukovali|aagadu|aagi|vanta|modata|rojullo|rojulaki|రోజులకి|pakkana|sambandham|sambandam|putti|puttindi|pedite|perugu|matti|modatlo|patu|ray|x ray|ac|ne|aade|teesthe|addam|pillala|vesukuni|veskunte|chestanu|chestaru|chestunnaru|chestam|chestadu|chestundi|chestunnadu|chestunna|chesta|chesthe|chepparu|annaru|అన్నారు|gadilo|gadi|inti|intlo|ఇంట్లో
antibiotic: యాంటీబయాటిక్*|antibiotic*
infection: ఇన్ఫెక్షన్*
stress: టెన్షన్|టెన్షన్‌తో|టెన్షన్‌లో
stopped taking: మానేశాను|ఆపేశాను|aapesaru|manesanu
started: మొదలయ్యాయి|మొదలైంది|modalaindi
often: తరచుగా
cannot hold: ఆపుకోలేను|ఆపుకోలేకపోతున్నా|aapukoleru|aapukolenu
blurred vision: మసకగా|masaka
stitches: కుట్లు
sour: పులుపు|pulupu
gall bladder: పిత్తాశయం
potassium: పొటాషియం
chemotherapy: కీమో
swallowing: మింగడానికి|మింగినా|mingadam
wetting: తడుస్తోంది
vaccine: టీకా
protein: ప్రోటీన్
x ray: ఎక్స్‌రేలో|ఎక్స్‌రే
forgets: matimarupu|మతిమరుపు
cannabis: గంజాయి
hobbling: కుంటుతున్నాడు|kuntutunnadu
hearing less: vinapadatledu|వినపడదు
hearing: vinikidi|వినికిడి
talks: మాట్లాడుతున్నాడు|maatladutundi
-: గాలి|gali|gaali|మూడేళ్లు|ఆరేళ్ళు|నాలుగేళ్ళు|వారాలు|వారాలైనా|varalu|vaaraniki|vaaraalaki|అప్పట్లో|తింటేనే|తిన్న|పెద్దదైందని|పెద్దదైంది|పెద్దదవుతోంది|తగ్గిపోతోంది|రోజులకోసారి|నెలలకోసారి|అంటాడు|antadu|నడుస్తోంది|కొంచెంగా|నాలుగుసార్లు|మునివేళ్ళ|జిడ్డు|జిడ్డుగా|ఇంతే|మూడో|గంటసేపు|పోసే|తాగుతాను|కట్టింది|గీకితే|చప్పుడు|లాగినట్టు|సరిగ్గానే|గోడ|పగలంతా|పలుచగా|palchaga|గంటకే|గంటకో|చాలు|కిందికి|kindaki|వచ్చినా|శుభ్రం|అడుగులు|వేస్తే|రెండున్నర|తెలుస్తోంది|మధ్యాహ్నానికి|మెరిసే|రోజే|తినడు|ఇంతకుముందు|రోడ్డులో|స్టవ్|గరుకుగా|garuku|సరిపోవట్లేదు|అర్ధరాత్రి|పెరుగులా|గంటలైంది|ఎక్కడా|వచ్చేది|తక్కువే|ఐరన్|గుంట|బైక్|పెద్దవవుతున్నాయి|జిగురు|రోజులకే|లేవన్నారు|కాసేపు|చేస్తాడు|గుంపులుగా|పిలిస్తే|ఆడుకుంటాడు|పెరగడం|నెలా|రంగులు|ఎత్తుగా|ettuga|ఐదారు|వెనక్కి|రోజుల్లో|తోముకుంటే|ellaga|appu|aagipotundi|gudda|sanchi|dhan|tirigina|mettu|tappudu|gaatlu|vastuvu|rakala|laavu|raagane|oodipotundi|araganta|lechina|muttukunna|pidikili|atu|itu|vishayaniki|godava|velthundi|vaadatledu|lolla|arichi|tv|ninda|intlone|vegam|taage|vaadini|venakala|bayati|tippite|ara|undalenu|haayi|sagam|naalugo|lab|etti|ekki|lopalaki|arganta|leru|velle|laantivi|taagutanu|evarini|adavi|vestunnaru|moodo|ecg|teriste|gantanna|adugulu|nelaki
`
