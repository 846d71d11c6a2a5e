/** Words of Telugu that many lines share, in both scripts; case endings are left open. */
const NOUNS = {
  chest: 'ఛాతి*|గుండె*|ఎద|ఎదలో|చెస్ట్*|హార్ట్*|chati*|gunde*|chest*|heart*|edalo|rommulo|రొమ్ములో',
  breath: 'ఊపిరి*|శ్వాస*|గాలి|బ్రీతింగ్*|బ్రీత్*|upiri*|swas*|svas*|breath*|breathing*|gali|oopri*|upri*',
  head: 'తల*|బుర్ర*|నెత్తి*|హెడ్*|tala*|bura*|netti*|head*',
  face: 'ముఖం*|ముఖము*|మొహం*|మొఖం*|మూతి*|ఫేస్*|mukam*|mukham*|moham*|mokam*|muti*|face*',
  mouth: 'నోరు*|నోటి*|నోట్లో*|మూతి*|పెదవి*|nor*|noti*|notlo*|muti*|pedavi*|mouth*',
  arm: 'చేయి*|చెయ్యి*|చేతి*|చేతులు*|చెయ్|చేతు*|cheyi*|chei*|cheti*|chetu*|chey|chetulu*|hand*|arm*',
  leg: 'కాలు*|కాళ్ళు*|కాళ్ళ*|కాలి*|కాళ్లకి|kalu*|kalla*|kali|kaliki|kallaki|kalu|leg*|legs',
  belly: 'కడుపు*|కడుపులో*|పొట్ట*|ఉదరం*|బొడ్డు*|స్టమక్*|kadupu*|kadup*|potta*|udaram*|stomach*|stomac*|stamak*|tummy*|belly*',
  throat: 'గొంతు*|గొంతులో*|కంఠం*|థ్రోట్*|gontu*|gonthu*|throat*',
  tongue: 'నాలుక*|పెదవులు*|పెదాలు*|పెదవి*|నాలిక*|naluka*|nalika*|pedavulu*|pedalu*|pedavi*|tongue*|lips*',
  eye: 'కన్ను*|కళ్ళు*|కంటి*|కంట్లో*|కళ్ళలో*|కళ్లకి|kannu*|kallu*|kanti*|kantlo*|kallalo*|kallaki|eye*|eyes*',
  blood: 'రక్తం*|రక్తము*|రక్తపు*|నెత్తురు*|రక్త*|బ్లడ్*|raktam*|raktapu*|nettur*|netturu*|rakt*|rakam*|ratam*|blood*|bleeding',
  pain: 'నొప్పి*|నొప్పులు*|నొప్పు*|నొస్తో*|నొస్తు*|నొప్పెట్ట*|పెయిన్*|పోటు*|పీకు*|సలుపు*|లాగు*|బాధ*|noppi*|nopi*|noppu*|nosto*|nostu*|nost*|noppett*|pain*|potu*|piku*|salup*|salap*|lagu*|bada*|baada*|ache*',
  severe:
    'తీవ్ర*|విపరీత*|భరించలే*|భరించరాని|తట్టుకోలే*|చాలా|చాల|మస్తు|బాగా|ఘోర*|దారుణ*|భయంకర*|తెగ|చంపేస్తో*|ఎక్కువ*|tivra*|tevra*|viparit*|viparet*|barinchale*|barincharani|tattukole*|chala|chaala|masth*|mast|baga|gora*|darun*|bayankar*|severe*|ekkuva*|teega|champest*|unbearable*|full|too',
  urine: 'మూత్రం*|మూత్రము*|ఒంటికి|యూరిన్*|ఉచ్చ*|mutram*|mutra*|mootra*|urine*|urin|uchcha*|ucha*|ontiki|pee|susu',
  stool:
    'మలం*|మలము*|మలంలో*|దొడ్డి*|మోషన్*|మోషన్స్*|విరేచన*|రెండుకి|లెట్రిన్*|malam*|malamlo*|dodi*|doddi*|motion*|motions*|moshan*|virechan*|rendiki|latrin*|stool*|potty*|shit',
  vomit:
    'వాంతి*|వాంతులు*|వాంతుల*|కక్కు*|కక్కి*|వామిట్*|vanti*|vantu*|vantulu*|vaanti*|kakku*|kakki*|omit*|vomit*|vomiting*|vomitings',
  child:
    'పాప*|బాబు*|బిడ్డ*|పిల్ల*|శిశువు*|పసి*|చంటి*|కొడుకు*|కూతురు*|బేబీ*|అబ్బాయి*|అమ్మాయి*|papa*|babu*|bidda*|pilla*|sisuv*|pasi*|chanti*|koduku*|kuturu*|baby*|abbai*|abbayi*|ammai*|ammayi*',
  swollen: 'వాచి*|వాచిం*|వాపు*|వాచాయి|ఉబ్బి*|ఉబ్బు*|ఉబ్బింది|వాస్తు*|వాస్తో*|vachipo*|vapu*|vaapu*|ubbi*|ubbu*|swelling*|swell*|swollen*',
  years:
    'ఏళ్ల|ఏళ్లు|సంవత్సరాల|సంవత్సరాలు|సంవత్సరం|ఏండ్ల|ఏండ్లు|ella|ellu|yella|samvatsarala|samvatsaralu|years|year|yrs|yr|yo|endla|year old|years old',
  'little-one':
    'పాప|పాపకి|పాపకు|బాబు|బాబుకి|బాబుకు|పిల్ల|పిల్లలు|పిల్లలకి|చిన్నారి*|బిడ్డ|బిడ్డకి|బిడ్డకు|papa|papaki|papaku|babu|babuki|babuku|baby|bidda|biddaki|biddaku|pilla|pillalu|pillalaki|chinnari*|kid|child|kiddo',
  hot: 'వేడి|వేడివేడి|వేడిగా ఉన్న|మరిగే|మరుగుతున్న|కాగే|సలసల కాగే|సలసల మరిగే|vedi|vedivedi|marige|marugutunna|kage|hot|boiling',
  liquid:
    'నీళ్ళు|నీళ్లు|నీరు|నీటి|పాలు|నూనె|టీ|కాఫీ|సాంబార్|సాంబారు|గంజి|నీళ్ళలో|చారు|nillu|niru|palu|nune|tea|coffee|kafi|sambar|water|oil|milk|ganji|charu',
  weight:
    'రాయి*|బండ*|బండరాయి*|బరువు*|ఏనుగు*|ఒత్తిడి*|రోలు*|rayi*|rai|raayi*|banda*|bandarai*|baruvu*|enugu*|ottidi*|votidi*|weight*|rock|stone|pressure*',
  headache: 'తలనొప్పి*|తల నొప్పి*|తలపోటు*|talanoppi*|tala noppi*|headache*|head ache*|talanopi*',
  'never-came':
    '(నా జీవితంలో|జీవితంలో|జీవితంలోనే|నా లైఫ్ లో|లైఫ్ లో|na jivitamlo|naa jivitamlo|jivitamlo|jivitamlone|life lo|na life lo|my life lo) [(ఎప్పుడూ|ఎన్నడూ|eppudu|ennadu|ఇంత|inta)] (రాలేదు|రాని|లేదు|లేని|చూడలేదు|చూడని|లేనంత|రానంత|అనుభవించలేదు|raledu|rani|ledu|leni|chudaledu|chudani|lenanta|rananta)|(ఎప్పుడూ|ఎన్నడూ|eppudu|ennadu) (ఇంత|inta) (రాలేదు|raledu|లేదు|ledu)|(ఎప్పుడూ|ఎన్నడూ|eppudu|ennadu) (రానంత|లేనంత|rananta|lenanta|రాని|rani)',
  'stool-passed':
    'మోషన్|మోషన్స్|దొడ్డికి|దొడ్డి|విరేచనం|మలం|లెట్రిన్|రెండుకి|motion|motions|moshan|doddi|doddiki|virechanam|malam|latrin|toilet|potty|stool|రెండుకీ',
  limp: 'మెత్తగా (వాలిపో*|వేలాడి*|అయిపో*|పడి*|సోలిపో*)|మెత్తబడి*|వాలిపోయి*|వాలిపోతో*|వేలాడిపో*|వేలాడుతో*|వేలాడుతు*|సోలిపో*|నీరసంగా పడి*|నిస్తేజ*|బొమ్మలా (పడి*|ఉంది|వేలాడు*)|గుడ్డలా*|గుడ్డ బొమ్మ*|తడి గుడ్డ*|తల (నిలబెట్ట*|నిలప*|నిలవ*)|మెడ (నిలప*|నిలవ*|నిలబెట్ట*|వాల్చ*|వాలి*)|తల (వాల్చ*|వాలి*)|తేలిపో*|వదులుగా అయి*|జావగారి*|చలనం లేకుండా పడి*|ఊగిపో*|చేతులు వేలాడ*|కాళ్ళు చేతులు వేలాడ*|పట్టు లేకుండా*|సత్తువ లేకుండా*|ఒరిగిపో*|mettaga (valipo*|veladi*|aipo*|ayipo*|padi*)|mettabadi*|valipoi*|valipoy*|valipot*|veladipo*|veladut*|solipo*|sosolipo*|nistej*|guddala*|gudda bomma*|tadi gudda*|bommala (padi*|undi|veladu*)|tala (nilabett*|nilapa*|nilava*|vali*|valch*)|meda (nilabett*|nilapa*|nilava*|vali*|valch*)|floppy*|limp|rag doll|jaripot*|chetulu velad*|pattu lekunda*|loose ga ayi*',
  moves:
    'కదలిక*|కదలికలు*|కదలికలే|తన్నడం|తన్నులు|తన్నుళ్ళు|kadalika*|kadalikalu*|kadalikale|tannadam|tannulu|movement*|movements|kicks|kicking|baby movement*|kick',
  lacking:
    'లేదు|లేవు|తగ్గ*|తగ్గాయి|తక్కువ*|తెలియట్లే*|తెలియడం లేదు|తెలియలేదు|తెలీట్లే*|అనిపించట్లే*|అనిపించడం లేదు|రావట్లేదు|ఆగిపో*|మానే*|ledu|levu|le|tagga*|takkuva*|teliyatle*|teliyadam ledu|teliyaledu|telitle*|anipinchatle*|anipinchadam ledu|agipo*|less|mane*|cheyatle*',
  'all-over':
    'ఒళ్ళంతా|ఒళ్లంతా|ఒంటి నిండా|ఒంటినిండా|ఒంటిమీద|ఒంటి మీద|ontinda|ontininda|onti ninda|శరీరమంతా|శరీరం అంతా|సగం ఒళ్ళు|సగం శరీరం|ఛాతీ మొత్తం|వీపు మొత్తం|ollanta|vollanta|ollu anta|body anta|body antha|body mottam|full body|sagam body|sariramanta|chati mottam|vipu mottam',
  'die-order':
    'చచ్చిపొమ్మ*|చావమ*|చనిపొమ్మ*|చంపమ*|చంపేయమ*|దూకమ*|కోసుకోమ*|చచ్చిపో|చచ్చిపోవాలని|చంపేయ్|chachipom*|chachipomm*|chavam*|chanipom*|champam*|champeyam*|champamani|dukam*|dukamani|kosukom*|chachipo|champey|kill chey*|suicide cheskom*',
  'one-side':
    '(ఒక|ఒకవైపు|ఒకపక్క|కుడి|ఎడమ|oka|kudi|edama|okavaipu|okapakka|left|right|one|lefta|half) [(వైపు|పక్క|భాగం|side|vaipu|pakka|saidu|సైడ్|baagam)] [(అంతా|anta|శరీరం|ఒళ్ళు|body|ముఖం|face|మొత్తం|mottam)]',
  'limb-fails':
    'చచ్చుబడినట్*|లేపుతలే*|ఎత్తుతలే*|లేపలేక*|ఆడట్లే*|పట్టు లేదు|పట్టు తప్పి*|pattu ledu|pattu tappi*|leputale*|ettutale*|adatle*|leparatle*|lepataniki avvatle*|పడిపోయి*|పడిపోయా*|చచ్చుబడి*|చచ్చుపడి*|చచ్చు*|లాగేసి*|బలహీన*|స్వాధీనం*|కదలడం (లేదు|మానేసిం*)|కదలట్లే*|కదలటం లేదు|కదలలే*|కదలదు|కదపలే*|కదపలేక*|కదిలించలే*|ఎత్తలే*|ఎత్తలేక*|లేపలే*|లేవట్లే*|లేవడం లేదు|పని (చేయడం|చేయటం) లేదు|పని చేయట్లే*|padipoy*|padipoi*|chachubadi*|chachupadi*|chachu*|lagesi*|balahin*|balahen*|svadinam*|swadinam*|weak*|paralys*|kadaladam (ledu|le)|kadalatle*|kadalatam ledu|kadalale*|kadapale*|kadilinchale*|ettale*|etaleka*|lepale*|levatle*|levadam ledu|pani (cheyadam|cheyatam) ledu|pani cheyatle*|kadaltale*|kadulutale*|move (avvatle*|avvadam ledu|cheyale*)',
  numb: 'తిమ్మిరి*|మొద్దుబారి*|మొద్దు*|స్పర్శ*|తిమ్మిర్లు*|timmiri*|timiri*|timmirlu*|moddubar*|moddu*|sparsa*|sparsh*|numb*',
  pills:
    'మాత్రలు*|మాత్ర*|ట్యాబ్లెట్*|టాబ్లెట్*|టాబ్లెట్లు*|గోళీలు*|గోలీలు*|మందులు|నిద్రమాత్రలు*|పారాసిటమాల్*|డోలో*|matralu*|matra*|tablet*|tablets*|golilu*|goli*|pills*|mandulu|paracetamol*|parasitamol*|dolo*|crocin*|క్రోసిన్*|capsule*',
  swallowed:
    'మింగి*|మింగే*|మింగా*|మింగు*|వేసుకున్నా*|వేసుకుంది|వేసుకున్న*|వేసేసు*|తీసుకున్నా*|తీసుకుంది|తీసుకున్న*|తినేసి*|తినేసా*|తిన్నాడు|తిన్నది|తినేశా*|తిన్నా*|మింగేశా*|mingi*|minge*|minga*|mingu*|vesukunna*|veskunna*|vesukundi|veskundi|vesesuk*|tisukunna*|tiskunna*|tisukundi|tiskundi|tinesi*|tinesa*|tinnadu|tinnadi|tinindi|tinna*|swallow*|took|taken|over',
  'too-many':
    'ఎక్కువ|చాలా|మొత్తం|బోలెడు|బోలెడన్ని|స్ట్రిప్|షీట్|గుప్పెడు|డబ్బా|ఫుల్ స్ట్రిప్|చాలా ఎక్కువ|ekkuva|chala|mottam|boledu|strip|sheet|guppedu|dabba|full strip|strip mottam|bottle|many|chala ekkuva|too many',
  no: 'లేదు|లేదండి|లేవు|ledu|ledandi|levu|le|lede|ledhu',
}

/** The ways in which a verb says not: నడవలేను, నడవట్లేదు, నడవడం లేదు, నడవక, నడుస్తలేదు. Its stem ends in a. */
const not = (telugu: string, latin: string): string =>
  [
    `${telugu}లే*`,
    `${telugu}ట్లే*`,
    `${telugu}ట్ల*`,
    `${telugu}డంలే*`,
    `${telugu}కుండా`,
    `${telugu}దు`,
    `${telugu}ను`,
    `${telugu}రు`,
    `${telugu}వు`,
    `${telugu}డు`,
    `${telugu}్తలే*`,
    `${telugu}ుతలే*`,
    `(${telugu}డం|${telugu}టం) (లేదు|లేదండి|లేవు|మానేసిం*|మానేశా*|మానే*|కష్టం*|ఇబ్బంది*|ఆగిపో*|రావట్లేదు|కుదరడం|కుదరట్లేదు)`,
    `${latin}le*`,
    `${latin}tle*`,
    `${latin}tla*`,
    `${latin}damle*`,
    `${latin}kunda`,
    `${latin}nu`,
    `${latin}ru`,
    `${latin}du`,
    `${latin.slice(0, -1)}tale*`,
    `${latin.slice(0, -1)}utale*`,
    `(${latin}dam|${latin}tam|${latin}dam) (ledu|le|lede|levu|ledandi|manesi*|manesa*|kastam*|kashtam*|ibandi*|agipo*|avvatledu|avatledu|kudaratledu|kaavatledu)`,
    `${latin}(damu|da) ledu`,
  ].join('|')

/** Verbs that say not, by what they say in Latin letters. */
const DENIED_VERBS = {
  'no-avva': not('అవ్వ', 'avva'),
  'no-ava': not('అవ', 'ava'),
  'no-vella': not('వెళ్ళ', 'vella'),
  'no-ra': not('రా', 'ra'),
  'no-matlada': not('మాట్లాడ', 'matlada'),
  'no-upirada': not('ఊపిరాడ', 'upirada'),
  'no-upiranda': not('ఊపిరంద', 'upiranda'),
  'no-upirisalapa': not('ఊపిరిసలప', 'upirisalapa'),
  'no-legava': not('లెగవ', 'legava'),
  'no-palaka': not('పలక', 'palaka'),
  'no-spandincha': not('స్పందించ', 'spandincha'),
  'no-teliya': not('తెలియ', 'teliya'),
  'no-teli': not('తెలీ', 'teli'),
  'no-terava': not('తెరవ', 'terava'),
  'no-patta': not('పట్ట', 'patta'),
  'no-vinapada': not('వినపడ', 'vinapada'),
  'no-vinipincha': not('వినిపించ', 'vinipincha'),
  'no-vinabada': not('వినబడ', 'vinabada'),
  'no-ada': not('ఆడ', 'ada'),
  'no-anda': not('అంద', 'anda'),
  'no-tisuko': not('తీసుకో', 'tisuko'),
  'no-tisukova': not('తీసుకోవ', 'tisukova'),
  'no-pilcha': not('పీల్చ', 'pilcha'),
  'no-pilchuko': not('పీల్చుకో', 'pilchuko'),
  'no-pilchukova': not('పీల్చుకోవ', 'pilchukova'),
  'no-rava': not('రావ', 'rava'),
  'no-tiraga': not('తిరగ', 'tiraga'),
  'no-saripo': not('సరిపో', 'saripo'),
  'no-kadala': not('కదల', 'kadala'),
  'no-kadapa': not('కదప', 'kadapa'),
  'no-etta': not('ఎత్త', 'etta'),
  'no-lepa': not('లేప', 'lepa'),
  'no-kadilincha': not('కదిలించ', 'kadilincha'),
  'no-pani-cheya': not('పని చేయ', 'pani cheya'),
  'no-leva': not('లేవ', 'leva'),
  'no-leka': not('లేక', 'leka'),
  'no-kanipincha': not('కనిపించ', 'kanipincha'),
  'no-kanapada': not('కనపడ', 'kanapada'),
  'no-kanabada': not('కనబడ', 'kanabada'),
  'no-poya': not('పోయ', 'poya'),
  'no-pova': not('పోవ', 'pova'),
  'no-tanna': not('తన్న', 'tanna'),
  'no-taga': not('తాగ', 'taga'),
  'no-nadava': not('నడవ', 'nadava'),
  'no-nilabada': not('నిలబడ', 'nilabada'),
}

export const teluguClasses = { ...NOUNS, ...DENIED_VERBS }
