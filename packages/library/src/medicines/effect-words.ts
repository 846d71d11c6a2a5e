/**
 * Beginnings of what people say for a side effect, by its id among the words `common` and `serious`, in six languages. Several
 * ids may mean the same. A phrase with a space is found as it stands.
 */
export const EFFECT_WORDS: Readonly<Record<string, string>> = {
  'tiredness weakness low-b12':
    'tired|fatigue|exhaust|worn out|cansad|cansancio|fatiga|fatigu|müde|muede|thak|थक|थकान|అలస|alasat|నీరస|neeras',
  drowsiness:
    'sleepy|drows|somnol|da sueño|dar sueño|schläfr|schlafr|neend aa|neend lag|नींद आ|నిద్ర వస|nidra vas|మత్తు|mattu',
  sleeplessness:
    "insomn|can't sleep|cant sleep|cannot sleep|trouble sleeping|sleepless|keep me awake|keep you awake|keeps me up|no duerm|no poder dormir|desvel|schlaflos|nicht schlafen|schlafstör|ne dors pas|empêche de dormir|neend nahi|neend na|नींद नहीं|नींद न|నిద్ర పట్ట|nidra patt",
  nausea:
    'nause|queasy|sick to|feel sick|feeling sick|náusea|ganas de vomitar|mal au coeur|mal au cœur|übel|uebel|ji mich|jee mich|matli|मतली|मिचल|जी मिच|వికార|vikar',
  vomiting: 'vomit|throw up|throwing up|puke|vómit|vomi|erbrech|kotz|ulti|उल्टी|వాంతి|vanti|vaanti',
  headache:
    'headache|dolor de cabeza|dolores de cabeza|mal de tête|maux de tête|mal à la tête|kopfschm|kopfweh|sir dard|sar dard|sirdard|सिरदर्द|सिर दर्द|सर दर्द|తలనొప్ప|తల నొప్ప|tala nopp|talanopp',
  'dizziness spinning-feeling low-blood-pressure-on-standing':
    'dizz|lighthead|light-head|woozy|mareo|marea|étourdi|schwind|chakkar|चक्कर|తల తిరు|కళ్ళు తిరు|కళ్లు తిరు|tala tirug',
  'diarrhea severe-diarrhea': 'diarrh|loose motion|loose stool|the runs|diarrea|durchfall|dast|दस्त|విరేచ|virechan',
  constipation: 'constip|estreñ|estren|verstopf|kabz|कब्ज|मलबद्ध|మలబద్ధ|malabad',
  'weight-gain':
    'gain weight|weight gain|gain so much weight|put on weight|putting on weight|fat|engord|subir de peso|aumento de peso|aumentar de peso|grossir|grossi|prise de poids|prendre du poids|zunehm|nehme ich zu|gewichtszun|dick|vajan badh|wajan badh|weight badh|mota|मोटा|वज़न बढ़|वजन बढ़|బరువు పెర|baruvu per|weight perug',
  'weight-loss':
    'lose weight|weight loss|losing weight|adelgaz|bajar de peso|perder peso|maigri|perdre du poids|perte de poids|abnehm|gewichtsverl|vajan kam|wajan kam|वज़न कम|वजन कम|బరువు తగ్గ|baruvu tagg',
  'hair-loss':
    'hair loss|hair fall|hairfall|lose hair|losing hair|lose my hair|hair thin|bald|caída del pelo|caida del pelo|caída del cabello|caída de cabello|cae el pelo|perte de cheveux|chute de cheveux|chute des cheveux|perdre ses cheveux|haarausf|haare ausfall|baal jhad|bal jhad|baal gir|बाल झड़|बाल गिर|జుట్టు రాల|juttu raal|juttu ral',
  'cough dry-cough': 'cough|tos|toux|tousse|husten|khansi|khaansi|खांसी|खाँसी|దగ్గు|daggu',
  rash: 'rash|hives|sarpull|erupción|ronchas|éruption|ausschlag|चकत्त|दाने|దద్దుర్ల|daddurl',
  itching: 'itch|picor|picaz|comezón|démang|juck|khujli|खुजली|దురద|durad',
  'dry-mouth':
    'dry mouth|boca seca|sequedad de boca|bouche sèche|trockener mund|trockenen mund|mundtrock|munh sukh|muh sukh|मुंह सूख|मुँह सूख|నోరు ఎండ|నోరు పొడి|noru end',
  sweating: 'sweat|sudor|sudar|transpir|sueur|schwitz|schweiß|pasina|pasine|पसीन|చెమట|chemat',
  'swollen-ankles':
    'swollen ankle|swollen feet|swollen leg|ankles swell|ankle swell|feet swell|legs swell|tobillos hinch|pies hinch|piernas hinch|hincha los|chevilles gonfl|chevilles enfl|jambes gonfl|knöchel|dicke beine|dicke füße|geschwollene beine|wasser in den beinen|pair me sujan|pairo me sujan|पैर में सूजन|पैरों में सूजन|కాళ్ల వాపు|కాళ్ళ వాపు|kaalla vaapu',
  'muscle-pain':
    'muscle pain|muscle ache|muscles ache|muscles hurt|sore muscle|dolor muscular|dolores musculares|douleurs musculaires|mal aux muscles|muskelschm|मांसपेशि|కండరాల నొప్ప|kandaral',
  'stomach-pain belly-cramps':
    "stomach pain|stomach ache|stomachache|tummy|upset stomach|upset my stomach|dolor de estómago|dolor de estomago|mal au ventre|maux de ventre|mal à l'estomac|bauchschm|bauchweh|magenschm|pet dard|pet me dard|पेट दर्द|पेट में दर्द|కడుపు నొప్ప|కడుపులో నొప్ప|kadupu nopp",
  gas: 'gas|gassy|fart|flatul|gases|gaz|blähung|गैस|గ్యాస్',
  'swollen-belly': 'bloat|ballonn|blähbauch|hinchazón abdominal|पेट फूल|pet phul|కడుపు ఉబ్బ|kadupu ubb',
  'palpitations fast-pulse':
    'palpit|heart rac|heart pound|heart race|racing heart|fast heart|taquicard|herzras|herzklopf|dhadkan|धड़कन|గుండె దడ|gunde dad',
  'low-sex-drive': 'libido|sex drive|deseo sexual|désir sexuel|sexuelle lust|लिबिडो|कामेच्छा|లైంగిక కోరిక',
  'erection-problems': 'erecti|impoten|erecci|érection|erektion|potenz|नपुंसक|అంగస్తంభ',
  'low-mood low-mood-severe': 'depress|low mood|deprim|deprés|déprim|niedergeschl|udaas|उदास|अवसाद|డిప్రెషన్',
  'nervousness restlessness':
    'anxi|nervous|jitter|restless|ansiedad|nervios|anxieu|angoiss|nervös|unruh|ghabra|घबरा|ఆందోళన',
  'blurred-vision changed-eyesight vision-change':
    'blurr|blurry|visión borrosa|vue trouble|vision floue|verschwommen|dhundhla|धुंधल|చూపు మసక',
  'vivid-dreams':
    'nightmare|vivid dream|bad dream|weird dream|strange dream|crazy dream|pesadilla|cauchemar|alptr|albtr|bure sapne|बुरे सपने|పీడకల',
  'more-hunger':
    'hungry|hunger|more appetite|increase appetite|mucha hambre|da hambre|donne faim|bhukh badh|भूख बढ़|ఆకలి పెర',
  'low-appetite':
    "no appetite|loss of appetite|lose appetite|not hungry|sin apetito|quita el hambre|falta de apetito|perte d'appétit|coupe la faim|appetitlos|bhukh nahi|भूख नहीं|ఆకలి లేక|aakali lek",
  'frequent-urination':
    'pee more|pee a lot|peeing|urinate|orinar|uriner|faire pipi|wasserlassen|pinkeln|baar baar peshab|बार बार पेशाब|ఎక్కువగా మూత్రం',
  'leg-cramps muscle-cramps': 'cramp|calambre|crampe|krampf|krämpf|ainthan|ऐंठन|కండరాలు పట్ట',
  heartburn:
    "heartburn|acid reflux|acidez|ardor de estómago|brûlures d'estomac|sodbrenn|seene me jalan|सीने में जलन|ఛాతీ మంట|గుండె మంట",
  acne: 'acne|pimple|acné|espinilla|pickel|akne|muhase|मुहांस|मुँहास|మొటిమ|motim',
  shaking: 'shake|shaking|shaky|tremor|trembl|temblor|tiembl|zitter|zittr|kaanp|कांप|काँप|వణుకు|vanuku',
  'hot-flashes': 'hot flash|hot flush|sofoco|bouffées de chaleur|hitzewall',
  'irregular-bleeding':
    'spotting|irregular period|irregular bleed|between periods|manchad|sangrado irregular|règles irrég|zwischenblut|schmierblut',
  'dark-stools':
    'black stool|black poo|dark stool|dark poo|heces negras|selles noires|schwarzer stuhl|schwarzen stuhl|kala mal|काला मल|నల్ల మల',
  'easy-bruising': 'bruis|moretones|moratones|hématome|blaue flecke|नील पड़',
  'nosebleed nosebleeds':
    'nosebleed|nose bleed|sangrado nasal|sangra la nariz|saigne du nez|saignements de nez|nasenblut|naak se khoon|नाक से खून|ముక్కు నుండి రక్తం',
  'memory-problems': 'memory|forgetful|memoria|mémoire|gedächtn|vergesslich|yaaddasht|याददाश्त|జ్ఞాపకశక్తి|మతిమరుపు',
  'numbness tingling': 'numb|tingl|hormigue|entumec|fourmill|engourdi|kribbel|jhunjhun|झुनझुन|తిమ్మిర|timmir',
  flushing: 'flush|red face|enrojec|rougeur|rotes gesicht',
  'joint-pain severe-joint-pain':
    'joint pain|joints hurt|joints ache|dolor de articul|dolor en las articul|douleurs articul|gelenkschm|जोड़ों में दर्द|jodo me dard|కీళ్ల నొప్ప|కీళ్ళ నొప్ప',
  'ringing-ears hearing-loss hearing-trouble': 'ringing|tinnitus|zumbido|acouphèn|ohrensaus|tinitus',
  'swollen-gums': 'swollen gum|gums swell|gum overgrowth|encías hinch|gencives gonfl|zahnfleisch',
  'sun-sensitivity':
    'sunburn|burn in the sun|sensitive to sun|sensitive to the sun|quemaduras de sol|coups de soleil|sonnenbrand',
  'liver-damage': 'liver|hígado|higado|foie|leber|लिवर|जिगर|యకృత్|లివర్|కాలేయ',
  'kidney-damage': 'kidney|riñon|riñón|riñones|reins|niere|किडनी|गुर्द|గుర్ద|కిడ్నీ|మూత్రపిండ',
  'blood-clot-signs': 'blood clot|coágulo|trombo|caillot|thrombo|खून का थक्का|రక్తం గడ్డ',
  seizures: 'seizure|convuls|krampfanf|épilep|mirgi|मिर्गी|దౌర|మూర్ఛ',
  'low-blood-sugar': 'low sugar|low blood sugar|hypoglyc|hipogluc|bajar el azúcar|unterzuck|sugar low|शुगर कम|షుగర్ తగ్గ',
  pancreatitis: 'pancrea|páncrea|bauchspeichel|अग्न्याशय',
  'tendon-pain': 'tendon|sehne',
  dependence:
    'addict|habit forming|habit-forming|hooked|adict|adicci|dependencia|accro|dépendan|abhängig|süchtig|sucht|lat lag|aadat|आदत|लत लग|వ్యసన|అలవాటు అవు',
}
