import type { DangerWords } from './types.ts'

export const teluguDangers: DangerWords = {
  classes: {
    'no-wish':
      'ఆశ లేదు|ఆశ పోయి*|ఓపిక లేదు|ఓపిక లే*|కారణం లేదు|అనిపించడంలేదు|వద్దని*|మనసు లేదు|asha lede|aasha ledu|asha ledu|aasha poyi*|opika ledu|oopika ledu|karanam ledu|vaddani*|manasu ledu|interest ledu|artham kaavatle*|dandaga|waste|ఇష్టం లేదు|ఇష్టంలేదు|ఇష్టమే లేదు|ఆసక్తి లేదు|అనిపించడం లేదు|అనిపించట్లేదు|అనిపించటం లేదు|లేదనిపిస్తుంది|లేదు అనిపిస్తోంది|అవసరం లేదు|అర్థం లేదు|విసిగి*|విసుగు*|అలసిపోయ*|వద్దు|వద్దనిపిస్తోంది|ఎందుకు|లేదు|ishtam ledu|istam ledu|ishtam leedu|anipinchadam ledu|anipinchatledu|anipinchatam ledu|artham ledu|visigi*|visugu*|alasipoy*|vaddu|vaddanipisthundi|enduku|ledu|leedu',
    'to-live':
      'బ్రతికి|బతికి|బ్రతికి ఉండ*|బతికి ఉండ*|ప్రాణం*|లోకంలో|brathiki|bathiki|batiki|bratiki|pranam*|lokamlo|life|jeevinchalani|బతక*|బ్రతక*|బతుకు*|బ్రతుకు*|జీవించ*|జీవితం*|ఈ లోకం*|ఈ ప్రపంచం*|ఉండాలని|ఉండాలనిపించ*|ఇక్కడ ఉండ*|bathak*|batak*|brathak*|bratak*|bathuku*|batuku*|brathuku*|bratuku*|jeevinch*|jivinch*|jeevitham*|jeevitam*|jivitham*|ee lokam*|ee lokham*|ikkada undalani|undalani|undalanipinch*',
    hope: 'బాగుండు|బాగుండేది|బాగుంటుంది|అనిపిస్తుంది|అనిపిస్తోంది|అనుకుంటు*|అనుకుంటాను|కోరుకుంటు*|దేవుడా|దేవుడు|దేవుడిని|ప్రార్థి*|bagundu|bagundedi|bagunde|bagundhi|baguntundi|baguntadi|anipistundi|anipisthundi|anipistondi|anipisthondi|anipistadi|anukunt*|korukunt*|devuda|devudu|devudini|prarthi*',
    'to-be-dead':
      'ప్రాణం పో*|కన్ను మూయ*|కన్నుమూస్తే|నిద్రలోనే పో*|నిద్రలో పో*|పొద్దున్న లేవ*|ఉదయం లేవ*|తెల్లారి లేవ*|ఈ లోకం నుంచి|మాయమ*|లారీ*|బస్సు*|pranam po*|praanam po*|kannu muy*|nidralone po*|nidralo po*|poddunna lev*|poddunne lev*|udayam lev*|tellari lev*|telavaraka*|mayama*|lorry*|bus gudd*|pothe bagun*|pote bagun*|poina bagun*|చనిపో*|చచ్చిపో*|చస్తే|చావు|చావాలని|చావాల*|నిద్రలేవక*|నిద్ర లేవక*|మేలుకో*|లేవకుండా|లేవకపోతే|లేవకూడదు|పుట్టకుండా|పుట్టకపోయి*|పుట్టక*|మాయమై*|తీసుకుపో*|తీసుకెళ్*|కళ్ళు తెరవక*|కళ్లు తెరవక*|శాశ్వతంగా నిద్ర*|లేకుండా పో*|లేకపోతే|chanipo*|chachipo*|chachchipo*|chaste|chasthe|chavu|chavalani|chaavalani|chavali*|nidra levak*|nidralevak*|melukok*|levakunda|levakapothe|levakapote|levakudadu|puttakunda|puttakapoy*|puttak*|mayamai*|theesukupo*|teesukupo*|theesukel*|teesukel*|kallu teravak*|shashvatanga nidra*|lekunda po*|lekapothe|lekapote',
    better:
      'బాగుంటుంది|బాగుంటారు|సంతోషంగా|సుఖంగా|భారం|మంచిది|మేలు|హాయిగా|ప్రశాంతంగా|baguntundi|baguntaru|bagunteru|santoshanga|santhoshanga|sukhanga|bharam|baaram|manchidi|melu|haayiga|hayiga|prashantanga',
    'without-me':
      'నేను లేకపోతే|నేను లేకుంటే|నేను లేకుండా|నేను పోతే|నేను చనిపోతే|నేను చస్తే|నేను లేని|nenu lekapothe|nenu lekapote|nenu lekunte|nenu lekunda|nenu pothe|nenu pote|nenu chanipothe|nenu chanipote|nenu chaste|nenu chasthe|nenu leni',
    'end-it':
      'జీవితం చాలించ*|ప్రాణం తీసుకో*|ప్రాణాలు తీసుకో*|అంతం చేసుకో*|jeevitham chalinch*|pranam theesuko*|pranam teesuko*|pranalu teesuko*|antham chesuko*|antam chesuko*',
    voice:
      'అదృశ్య*|కనిపించని|చనిపోయిన నాన్న|చనిపోయిన అమ్మ|ఆత్మ*|చెవిలో|చెవుల్లో|kanipinchani|adrushya*|aatma*|athma*|chevilo|chevullo|gonthulu vini*|shabdalu|sabdalu|గొంతు|గొంతులు|స్వరం|స్వరాలు|మాటలు|మాట|శబ్దాలు|దెయ్యం|దయ్యం|సైతాను|సాతాను|దేవుడు|దేవత|టీవీ|రేడియో|తలలో|బుర్రలో|గోడలు|గోడల*|ఎవరో|gonthu|gontu|gonthulu|gontulu|swaram|swaralu|maatalu|matalu|voice|voices|deyyam|dayyam|saitanu|satanu|devudu|tv|radio|thalalo|talalo|burralo|godalu|godala*|evaro|evvaro',
    order:
      'మాట్లాడు*|మాట్లాడుతు*|matlad*|mataladut*|maatlad*|చెబుత*|చెప్త*|చెప్పు*|చెప్పి*|అంటు*|అంటోంది|అంటాయి|అంటుంది|ఆదేశి*|ఆజ్ఞాపి*|బలవంత*|ఒత్తిడి చే*|అరుస్తు*|గుసగుస*|chebuth*|chebut*|chepth*|chept*|chepp*|cheppi*|antu*|antondi|antunnay*|antunnai|antundi|antayi|aadesi*|adesi*|aagnapi*|balavant*|balavanth*|arust*|arusth*|gusagusa*',
    harm: 'కోసెయ్*|నరక*|నరుకు*|తొయ్య*|తోసెయ్*|దూక*|తాగ*|మింగ*|మాత్రలు|అగ్ని*|కాల్చెయ్*|బావి*|నది*|kosey*|narak*|naruku*|toyy*|thoyy*|dooka*|duka*|dhuka*|taag*|thaag*|ming*|maatralu|matralu|tablets|kalchey*|baavi*|bavi*|nadi*|kill*|jump*|dukeyi|dookeyi|దూకెయ్యి|చంపు*|చంపమ*|చంపే*|చంపాల*|చంపేయ*|చావు|చావమ*|చచ్చిపో*|చనిపో*|దూకు*|దూకమ*|దూకెయ్*|కోసుకో*|కొయ్య*|కోయ*|కత్తి*|కాల్చు*|కాల్చ*|తగలబెట్ట*|ఉరి*|హాని*|గాయ*|పొడువు*|పొడవ*|పొడు*|విషం*|మంట*|నిప్పు*|కొట్టు*|కొట్టమ*|పీక*|తోసె*|తోయ*|వంతెన*|రైలు*|మేడ*|champu*|champam*|champe*|champal*|champey*|chavu|chavam*|chachipo*|chanipo*|dhooku*|duku*|dooku*|dookam*|dukam*|dhookam*|dukey*|dookey*|kosuko*|koyy*|koy*|kathi*|katthi*|kalch*|kaalch*|tagalabett*|thagalabett*|uri*|haani*|hani*|gaay*|podu*|podav*|visham*|nippu*|kottu*|kottam*|peeka*|those*|tose*|vanthena*|railu*|train*',
    'small-child':
      'పాప*|బాబు*|బిడ్డ*|శిశువు*|పసిపాప*|పసిబిడ్డ*|పసికందు*|చంటి*|కొడుకు*|కూతురు*|కూతురి*|మనవడు*|మనవరాలు*|నెలల|చిన్నారి*|పిల్ల*|papa*|paapa*|babu*|baabu*|bidda*|sisuvu*|shishuvu*|pasipapa*|pasibidda*|pasikandu*|chanti*|koduku*|kuturu*|kuthuru*|manavadu*|manavaralu*|manumaralu*|nelala|chinnari*|pilla*|pillodu|baby*',
    limp: 'తడి గుడ్డ*|పత్తి లా*|సత్తువ లే*|ఊగిపో*|ఊగుతు*|కాళ్ళు చేతులు వేలాడ*|చేతులు వేలాడ*|చేతులు పడిపో*|తల నిలవ*|మెడ నిలవ*|మెడ ఆగ*|తల వెనక్కి*|తల పడిపో*|చురుకు లే*|స్పందించ*|కళ్ళు తెరవ*|కళ్లు తెరవ*|బలహీన*|చలనం|satthuva le*|sattuva le*|oogipo*|ugipo*|chetulu velad*|chethulu velad*|chetulu padipo*|tala nilava*|thala nilava*|meda nilava*|tala venakki*|thala venakki*|churuku le*|spandinch*|kallu terav*|balaheen*|chalanam|rag doll|dhilla*|dilaga|vaalipoy*|మెత్తగా|మెత్తబడి*|వాలిపో*|వాలిపోయ*|వేలాడ*|వేలాడు*|సోలిపో*|నీరసంగా పడి*|నిస్తేజ*|చలనం లే*|కదలిక లే*|కండరాల పట్టు*|పట్టు లే*|బలం లే*|శక్తి లే*|బొమ్మలా|గుడ్డలా|గుడ్డ బొమ్మ*|తల నిలబెట్ట*|తల నిలప*|మెడ నిలప*|మెడ నిలబెట్ట*|మెడ వాల్చ*|తల వాల్చ*|తల వాలి*|మెడ వాలి*|తేలిపో*|వదులుగా|జావ*|జారిపో*|methaga|mettaga|metthaga|methabadi*|mettabadi*|valipo*|vaalipo*|veladu*|velad*|velaad*|solipo*|sosolipo*|nistej*|chalanam le*|kadalika le*|pattu le*|balam le*|shakti le*|sakthi le*|bommala|bomma la|bomma laga|gudda la|guddala|gudda bomma*|thala nilabett*|tala nilabett*|thala nilapa*|tala nilapa*|meda nilapa*|meda nilabett*|meda valch*|meda vaali*|meda vali*|thala vali*|tala vali*|vaduluga|vadhuluga|jaripo*|jaaripo*|floppy|limp|loose',
    'feel-none':
      'ఏమీ లేదు|ఏమి లేదు|emi ledu|emee ledu|em ledu|almost emi|తెలియడం లేదు|తెలియట్లేదు|తెలియటం లేదు|తెలీట్లేదు|అనిపించడం లేదు|అనిపించట్లేదు|అనిపించలేదు|తెలియలేదు|తక్కువగా తెలుస్తు*|తక్కువ అనిపిస్తు*|లేవు|లేదు|teliyadam ledu|teliyatledu|teliyatam ledu|telitledu|anipinchadam ledu|anipinchatledu|anipinchaledu|teliyaledu|thakkuvaga telustu*|takkuva anipist*|levu|ledu|leedu|levvu',
    'its-moving':
      'తన్నేవాడు|తన్నేది|tannevadu|thannevadu|tannedi|thannedi|కదిలేవాడు|kadilevadu|కదలిక*|కదలడం|తన్నడం|తన్నుళ్ళు|తన్నులు|బిడ్డ కదలిక*|కదలికలు|kadalika*|kadalikalu|kadaladam|thannadam|tannadam|thannulu|tannulu|kicks|kick|movement|movements|baby movement*',
    'moves-not':
      'కదలడమే లేదు|కదలడం తక్కువ*|కదలికలే లేవు|కదలికే లేదు|కదలికలు తక్కువ*|కదలిక తక్కువ*|అసలు కదల*|kadaladame ledu|kadaladam thakkuva*|kadaladam takkuva*|kadalikale levu|kadalike ledu|kadalikalu takkuva*|kadalikalu thakkuva*|kadalika takkuva*|asalu kadal*|movements takkuva*|movement takkuva*|kadalakunda|కదలకుండా|కదలికలు బాగా తగ్గ*|కదలికలు చాలా తగ్గ*|కదలిక బాగా తగ్గ*|kadalikalu baga tagg*|kadalikalu baaga thagg*|kadalikalu chala tagg*|కదలడం లేదు|కదలట్లేదు|కదలటం లేదు|కదల్లేదు|కదలలేదు|కదలడంలేదు|కదలక|కదలిక లేదు|కదలికలు లేవు|కదలికలు తగ్గ*|కదలిక తగ్గ*|తక్కువగా కదులు*|తక్కువ కదులు*|కదలడం తగ్గ*|కదలడం మాన*|కదలడం ఆగ*|కదలికలు ఆగ*|తన్నడం లేదు|తన్నట్లేదు|తన్నలేదు|తన్నడం మాన*|తన్నడం ఆప*|తన్నడం తగ్గ*|kadaladam ledu|kadalatledu|kadalatam ledu|kadalaledu|kadalledu|kadaladamledu|kadalaka|kadalika ledu|kadalikalu levu|kadalikalu thagg*|kadalikalu tagg*|kadalika thagg*|kadalika tagg*|thakkuvaga kadulu*|takkuvaga kadulu*|takkuva kadulu*|thakkuva kadulu*|kadaladam thagg*|kadaladam tagg*|kadaladam man*|kadaladam aag*|thannadam ledu|tannadam ledu|thannatledu|tannatledu|thannaledu|tannaledu|thannadam aap*|tannadam aap*|thannadam man*|movement ledu|movements levu|movements thagg*|movements tagg*|movement tagg*|kick cheyatledu|kicks levu|kadalatam',
    unborn:
      'కడుపులో*|కడుపు|గర్భం*|గర్భవతి*|గర్భిణి*|ప్రెగ్నెంట్|నెల|నెలల|బిడ్డ*|శిశువు*|వారాల*|పొట్టలో*|kadupulo*|kadupu|garbham*|garbhavat*|garbhini*|pregnant|pregnancy|nela|nelala|bidda*|baby*|papa*|paapa*|varala*|vaarala*|weeks|pottalo*',
    senseless:
      'కింద పడిపోయ*|కుప్పకూలా*|పడిపోయి|కళ్ళు తిరిగి|కళ్లు తిరిగి|సృహ*|kinda padipoy*|kuppakula*|kuppakoola*|padipoyi|padipoyadu|padipoyindi|padipoyaru|kallu tirigi|kallu thirigi|collapse*|fainted|blackout|స్పృహ లేదు|స్పృహ లేకుండా|పడిపోయార*|spruha ledu|spruha lekunda|స్పృహ*|సృహ*|మూర్ఛపో*|మూర్ఛ*|కళ్ళు తిరిగి పడ*|కళ్లు తిరిగి పడ*|కళ్ళు తిరిగి కింద*|కుప్పకూల*|కుప్పకూలి*|సొమ్మసిల్లి*|సొమ్మసిల్ల*|చీకట్లు కమ్మి*|స్పృహతప్పి*|spruha*|sprha*|spruh*|murcha*|moorcha*|kallu tirigi pad*|kallu thirigi pad*|kallu tirigi kinda*|kuppakul*|kuppakool*|sommasill*|somasill*|cheekatlu kamm*|faint*|unconscious|out ayi*',
    effort:
      'ఆడుతున్న*|ఆడేట*|పరిగెడు*|పరుగు తీ*|ఎక్కేట*|జాగింగ్*|రన్నింగ్*|ట్రెడ్‌మిల్*|కొండ*|హాకీ*|టెన్నిస్*|aadutunna*|adutunna*|aadet*|parigedu*|parigett*|ekketappu*|konda*|hockey*|tennis*|marathon*|race*|gameslo|ground lo|sports*|kushti*|తవ్వు*|తవ్వుతూ|పొలంలో*|దున్ను*|కట్టెలు*|tavvut*|thavvut*|polamlo*|dunnu*|kattelu*|పరుగు*|పరిగె*|పరుగెత్త*|వ్యాయామ*|జిమ్*|ఆట*|ఆడుతు*|ఆడుతూ|క్రికెట్*|ఫుట్‌బాల్*|ఫుట్బాల్*|బ్యాడ్మింటన్*|కబడ్డీ*|మెట్లు*|మెట్ల*|ఎక్కుతు*|ఎక్కుతూ|ఈత*|సైకిల్*|డాన్స్*|డ్యాన్స్*|బరువు*|మ్యాచ్*|శిక్షణ*|paruge*|parugu*|parige*|vyayam*|vyaayam*|gym*|aata*|aadutu*|aaduthu*|adutu*|aduthu*|cricket*|football*|badminton*|kabaddi*|metlu*|metla*|mettlu*|ekkutu*|ekkuthu*|eetha*|cycle*|dance*|baruvu*|match*|running*|practice*|exercise*|workout*|jogging*|treadmill*',
    chest: 'ఛాతి*|ఛాతీ*|చాతి*|చాతీ*|గుండె*|ఎద*|రొమ్ము*|chaathi*|chathi*|chaati*|chati*|chhathi*|gunde*|yeda|rommu*|chest*',
    pressure:
      'పట్టేసినట్*|రాయి పెట్టి*|pattesinatt*|rayi pettinatt*|నొప్పి*|ఒత్తిడి*|బిగుతు*|బిగుసు*|బరువు*|బరువుగా|మంట*|నొక్కు*|పిండి*|పట్టేసి*|పట్టేస్తు*|రాయి*|బండ*|noppi*|vathidi*|votthidi*|ottidi*|othidi*|biguthu*|bigutu*|bigusu*|baruvu*|baruvuga|manta*|nokku*|nokki*|pindi*|pattesi*|pattest*|rayi*|raayi*|banda*|pressure*|tight*|heavy*|pain*',
    strain:
      'వెళ్తూ|వెళ్తు*|వెళుతు*|దారిలో|vellutu*|velthu*|veltu*|veluthu*|daarilo|darilo|మెట్లు*|మెట్ల*|ఎక్కి*|ఎక్కుతు*|ఎక్కేట*|ఎక్కగానే|నడిచి*|నడుస్తు*|నడిస్తే|నడక*|నడవ*|నడిచేట*|పరుగు*|పరిగె*|వేగంగా|పని చేస్తే|పని చేస్తు*|శ్రమ*|బరువులు*|మోస్తు*|మోసి*|సైకిల్*|వ్యాయామ*|జిమ్*|metlu*|metla*|mettlu*|ekki*|ekkutu*|ekkuthu*|ekket*|ekkagane|ekkite|nadichi*|nadustu*|nadusthu*|nadiste|nadisthe|nadaka*|nadav*|nadichet*|parugu*|parige*|veganga|pani cheste|pani chesthe|pani chest*|shrama*|srama*|baruvulu*|mostu*|mosthu*|mosi*|cycle*|vyayam*|gym*|walk*|stairs*|exercise*',
    leg: 'కాలు|కాలి|కాళ్ళు|పాదం|తుంటి|మోకాలు|kaalu|kalu|kaali|kali|padam|paadam|thunti|tunti|mokalu|leg',
    'short-or-turned':
      'కురచ*|వేరే వైపు|వేరే పక్క*|అటు తిరిగి*|బైటకి*|బైటికి*|kuracha*|vere vaipu|vere pakka*|atu tirig*|baitaki*|baitiki*|turned|bayatiki thirig*|bayataki thirig*|పొట్టిగా|పొట్టి|చిన్నగా|చిన్నది|కుదించు*|పొడవు తక్కువ|బయటికి తిరిగి*|బయటకి తిరిగి*|బయటకు తిరిగి*|తిరిగిపో*|తిరిగి ఉంది|తిరిగింది|వంకర*|పక్కకి తిరిగి*|పక్కకు తిరిగి*|బయటకు|బయటికి|pottiga|potti|chinnaga|chinnadi|chinnadiga|bayatiki tirig*|bayataki tirig*|bayataku tirig*|tirigipo*|thirigipo*|tirigi undi|thirigi undi|tirigindi|thirigindi|vankara*|pakkaki tirig*|pakkaku tirig*|bayataki|bayatiki|bayataku|short*',
    pulse:
      'బీపీఎం|ఆక్సిమీటర్*|మెషిన్*|oximeter*|machine*|beats|beat|fitbit|rate|నాడి*|పల్స్*|గుండె*|హార్ట్*|కొట్టుకు*|వాచ్*|నిమిషానికి|naadi*|nadi*|pulse*|gunde*|heart*|kottuku*|watch*|nimishaniki|bpm',
    heart: 'గుండె*|నాడి*|పల్స్*|gunde*|naadi*|pulse*|heart*',
    racing:
      'వేగంగా|చాలా వేగ*|దడ*|దడదడ*|గబగబా|జోరుగా|తొందరగా|ఫాస్ట్*|veganga|vegamga|chala vega*|dada*|gabagaba|joruga|fast*|racing*',
    'about-to-faint':
      'కళ్ళు తిరిగి పడిపో*|కళ్లు తిరిగి పడిపో*|పడిపోయేలా*|పడిపోతాను*|పడిపోతా*|స్పృహ తప్పేలా*|స్పృహ తప్పుతు*|కళ్ళు చీకట్లు*|కళ్లు చీకట్లు*|కళ్ళు తిరిగిపో*|kallu tirigi padipo*|kallu thirigi padipo*|padipoyela*|padipothan*|padipotan*|padipotha*|padipoyetattu*|spruha tappel*|spruha tapput*|kallu cheekatlu*|kallu chikatlu*|kallu tirigipo*|faint ayy*|faint avut*',
    headache:
      'తల|తలనొప్పి*|తల నొప్పి*|తలలో|తలకి|బుర్ర*|మెడ|thala|tala|thalanoppi*|talanoppi*|thala noppi*|tala noppi*|thalalo|talalo|burra*|headache*|head|migraine',
    worst:
      'జీవితంలో ఎప్పుడూ*|జీవితంలోనే|ఎప్పుడూ రాని|ఎప్పుడూ లేనంత|ఎన్నడూ లేని*|ఎన్నడూ రాని|ఎప్పుడూ ఇంత|ఇంతకు ముందు ఎప్పుడూ|అన్నిటికంటే|అత్యంత|ఎప్పుడు రాలేదు|jeevithamlo eppudu*|jeevitamlo eppudu*|jeevithamlone|jeevitamlone|jeevitham lo|eppudu rani|eppudu raani|eppudu lenantha|eppudu lenanta|ennadu leni*|ennadu rani|eppudu intha|eppudu inta|inthaku mundu eppudu|intaku mundu eppudu|annitikante|athyantha|worst',
    'at-once':
      'అకస్మాత్తుగా|హఠాత్తుగా|ఒక్కసారిగా|ఒకేసారి|ఒక్కసారి|ఉన్నట్టుండి|సడన్*|సెకన్లలో|క్షణంలో|ఒక్క క్షణంలో|ఒక్క సెకను*|akasmathuga|akasmattuga|akasmatthuga|hatathuga|hatattuga|hatatthuga|okkasariga|okkasaariga|okesari|unnattundi|unnatundi|sudden*|sadan*|secondlalo|seconds lo|kshanamlo|okka kshanam*|okka second*',
    strong:
      'తీవ్ర*|భయంకర*|విపరీత*|భరించలే*|తట్టుకోలే*|దారుణ*|చాలా|ఘోర*|వాంతి*|వాంతులు|మెడ|పగిలి*|బద్దల*|కేక*|అరిచి*|అరుస్తు*|teevra*|theevra*|bhayankar*|vipareet*|vipareeth*|bharinchale*|tattukole*|thattukole*|daarun*|darun*|chala|chaala|ghora*|vanthi*|vaanthi*|vanti*|meda|pagili*|paguli*|baddal*|badhal*|keka*|arichi*|arust*|severe|vomit*',
    burst:
      'పేలినట్టు*|పేలిన*|చీలిపోయ*|టపాకాయ*|తుపాకి*|కొట్టినట్టు|కొట్టినట్లు|దెబ్బ*|చిట్లి*|చిట్లిన*|పగిలిపోయ*|tupaki*|kottinattu|kottinatlu|debba*|chitli*|chitlin*|pagilipoy*|pagilipothun*|explode*|lightning|పిడుగు*|పేలి*|పేలిన*|బాంబు*|బద్దలై*|పగిలిపో*|పగిలిన*|సుత్తి*|మెరుపు*|pidugu*|peli*|pelina*|bomb*|bambu*|baddalai*|baddala*|badhalai*|pagilipo*|pagilina*|pagulipo*|sutthi*|suthi*|merupu*|blast*|thunder*',
    dizzy:
      'తూలిపో*|కళ్ళ ముందు చీకటి*|కళ్లముందు*|చీకటి*|చీకట్లు*|ఒళ్ళు తేల*|toolipo*|tulipo*|kalla mundu*|cheekati*|chikati*|cheekatlu*|chikatlu*|kallu masak*|lightheaded|light headed|అంతా తిరుగు*|తిరుగుతో*|తిరుగుతు*|antha tirug*|anta tirug*|tirugut*|tiruguth*|thirugut*|కళ్ళు తిరుగు*|కళ్లు తిరుగు*|కళ్ళు తిరిగి*|కళ్లు తిరిగి*|తల తిరుగు*|తలతిరుగు*|తల తిరిగి*|తూలి*|తూలు*|మైకం*|మసక*|మగత*|చెమట*|నీరసం*|నీరసంగా|ఆయాసం*|పడిపో*|kallu tirugu*|kallu thirugu*|kallu tirigi*|kallu thirigi*|thala tirugu*|tala tirugu*|thala thirugu*|tala thirugu*|tuli*|tulu*|thulu*|maikam*|masaka*|magata*|chemata*|neerasam*|nirasam*|aayasam|ayasam|padipo*|dizzy|dizziness|giddy|giddiness',
    new: 'ఈ రోజు|ఈరోజు|ఇవాళ|నిన్న*|మొన్న*|ఈ వారం*|ఈ నెల*|రెండు రోజులు*|రెండు రోజుల*|మూడు రోజులు*|మూడు రోజుల*|కొద్ది రోజులు*|కొన్ని రోజులు*|కొన్ని రోజుల*|వారం*|మొదటిసారి*|మొదటి సారి|ఇంతకు ముందు|ఇంతకుముందు|కొత్తగా|ఎప్పుడూ లేదు|ఈ మధ్య*|ee roju|eeroju|ivala|ivaala|ninna*|monna*|ee varam*|ee vaaram*|ee nela*|rendu rojulu*|rendu rojula*|moodu rojulu*|moodu rojula*|konni rojulu*|konni rojula*|varam*|vaaram*|modatisari*|modati sari|inthaku mundu|intaku mundu|kothaga|kotthaga|eppudu ledu|ee madhya*|today|yesterday|first time',
    fell: 'పడిపోయ*|పడింది|పడ్డ*|జారి*|జారిపడ*|కింద పడ*|padipoy*|padindi|padda*|paddaru|paddadu|jaari*|jari*|jaaripad*|jaripad*|kinda pad*|fell',
    'cannot-stand':
      'లేవలే*|లేవడం లేదు|నిలబడలే*|నడవలే*|నించోలే*|కదపలే*|కదిలించలే*|నొప్పి*|పడిపోయ*|పడింది|పడ్డ*|జారి*|levale*|levadam ledu|nilabadale*|nadavale*|ninchole*|kadapale*|kadilinchale*|noppi*|padipoy*|padindi|padda*|jaari*|jari*',
    'to-arm-or-jaw':
      'చేతికి|చేయి|ఎడమ చేయి|ఎడమ చేతి*|దవడ*|భుజం*|భుజాని*|chethiki|chetiki|cheyi|edama chey*|edama cheth*|davada*|bhujam*|bhujani*',
  },
  ordinary: {
    unconscious: ['ఎప్పుడూ|eppudu & తప్పలేదు|తప్పిపోలేదు|tappaledu|thappaledu'],
    'suicidal-thoughts': [
      'చచ్చిపో*|చనిపో*|చస్తు*|చావు|chachipo*|chanipo*|chast*|chavu & ఆకలి*|నవ్వ*|నవ్వి*|వేడి*|చలి*|సిగ్గు*|అలసట*|నిద్ర వస్తు*|బోర్*|aakali*|akali*|navv*|vedi*|chali*|siggu*|alasata*|bore*',
      'ఇల్లు|ఇంట్లో|ఊరు|ఊర్లో|ఉద్యోగం*|ఆఫీసు*|అద్దె*|హాస్టల్*|illu|intlo|ooru|oorlo|udyogam*|office*|adde*|hostel*|flat & ఉండ*|ఇష్టం లేదు|und*|ishtam ledu|istam ledu|undalani',
      'ఫోన్*|మొబైల్*|బ్యాటరీ*|phone*|mobile*|battery*|laptop* & చచ్చిపో*|చనిపో*|chachipo*|chanipo*|dead',
      'జీవితం*|jeevitham*|jeevitam* & ఆనంద*|సంతోష*|బాగుంది|హాయిగా|anand*|santosh*|bagundi|hayiga',
    ],
    'command-voices': [
      'జీపీఎస్|అలెక్సా|పాట*|యాప్|గేమ్*|gps|alexa|paata*|pata*|app|game* & గొంతు|మాట*|చెబుతు*|చెప్తు*|voice|gonthu|chebut*|chept*',
      'కోచ్|టీచర్*|డాక్టర్*|బాస్|అమ్మ|coach|teacher*|doctor*|boss|amma & చెప్పి*|చెప్పా*|చెబుతు*|chepp*|chebut*|chept*',
    ],
    'floppy-child': [
      'మెత్తగా|మెత్త*|వదులుగా|methaga|mettaga|metthaga|vaduluga|loose & మలం*|దొడ్డి*|విరేచన*|మోషన్*|అన్నం*|బట్ట*|చొక్కా*|పంటి*|పన్ను*|బూట్లు|malam*|doddi*|virechan*|motion*|annam*|batta*|chokka*|pannu*|panti*|diaper*',
      'వాలిపో*|వేలాడ*|మెత్తగా|సోలిపో*|తల వాల్చ*|valipo*|vaalipo*|velad*|methaga|mettaga|floppy & గాఢ నిద్ర*|గాఢంగా|నిద్రపోతున్నప్పుడు|నిద్రలో ఉన్నప్పుడు|gadha nidra*|gaadha nidra*|nidrapotunnappudu|nidralo unnappudu',
      'బొమ్మ*|bomma* & ఆడు*|కొత్త|ఇష్టం|aadu*|kotha|kottha|ishtam',
    ],
    'baby-moves-less': [
      'కదలిక*|కదులు*|తన్ను*|kadalika*|kadulu*|thannu*|tannu*|kick* & బాగా|బాగుంది|బాగున్నాయి|చాలా బాగా|రోజూ|మామూలుగా|bagane|baaga|baga|bagundi|bagunnay*|roju|mamuluga|normal*',
    ],
    'fainting-on-effort': [
      'ఎప్పుడూ|eppudu & తప్పలేదు|తప్పిపోలేదు|tappaledu|thappaledu',
      'ఫోన్*|ల్యాప్‌టాప్*|టీవీ|phone*|laptop*|tv & చీకట్లు|ఆఫ్|off',
    ],
    'sudden-worst-headache': [
      'పని|బాస్|టాక్స్|ఉద్యోగం*|పక్కింటి*|pani|boss|tax|udyogam*|pakkinti*|project & తలనొప్పి అయ*|తలనొప్పిగా*|thalanoppi ayy*|talanoppi ayy*|thalanoppiga*|talanoppiga*|thalanoppi la*|talanoppi la*',
      'కొంచెం|కొద్దిగా|తేలికగా|తేలికపాటి|స్వల్ప*|koncham|konchem|koddiga|telikaga|swalpa*|mild & తల|తలనొప్పి*|thala|tala|thalanoppi*|talanoppi*|headache',
      'నెమ్మదిగా|మెల్లగా|ఎప్పటిలాగే|nemmadiga|mellaga|mellimelliga|eppatilage|eppatilaage & తల|తలనొప్పి*|thala|tala|thalanoppi*|talanoppi*',
    ],
    'leg-short-or-turned': [
      'ప్యాంటు*|పంచె*|కుర్చీ*|టేబుల్*|pant*|panche*|kurchi*|table* & కాలు|కాలి|kaalu|kalu|kaali|పొట్టి*|potti*',
      'చిన్నప్పటి నుంచి|పుట్టుకతో|పుట్టినప్పటి నుంచి|chinnappati nunchi|chinnapati nundi|puttukatho|puttukato|puttinappati & కాలు|కాలి|kaalu|kalu|leg',
    ],
  },
  past: '*ేళ్ళ క్రితం|*ేళ్ల క్రితం|*ella kritam|*ella kritham|పుట్టినప్పుడు|తరువాత ఎప్పుడూ*|తర్వాత ఎప్పుడూ*|puttinappudu|taruvata eppudu*|tarvata eppudu*|tarvatha eppudu*|మళ్ళీ రాలేదు|మళ్లీ రాలేదు|malli raledu|malli raaledu|సంవత్సరాల క్రితం|సంవత్సరం క్రితం|ఏళ్ళ క్రితం|ఏళ్ల క్రితం|ఏళ్లక్రితం|చాలా ఏళ్ల*|గత సంవత్సరం|పోయిన సంవత్సరం|చిన్నప్పుడు|నా చిన్నతనంలో|చిన్నతనంలో|మొదటి ప్రెగ్నెన్సీ*|పోయిన ప్రెగ్నెన్సీ*|గత ప్రెగ్నెన్సీ*|#1950 లో|కాలేజీలో|మళ్ళీ ఎప్పుడూ రాలేదు|మళ్లీ ఎప్పుడూ రాలేదు|samvatsarala kritam|samvatsaram kritam|samvatsarala krita|ella kritam|yella kritam|ellakritam|ella kritham|yella kritham|years kritam|years back|gatha samvatsaram|poyina samvatsaram|poina samvatsaram|chinnappudu|chinnapudu|chinnatanamlo|modati pregnancy*|poyina pregnancy*|gatha pregnancy*|#1950 lo|college lo|malli eppudu raledu',
  now: 'ఇప్పుడు|ఈరోజు|ఈ రోజు|ఇంకా|మళ్ళీ|మళ్లీ|సహాయం|త్వరగా|ఊపిరి|నిన్నటి నుంచి|నిన్నటి నుండి|ippudu|eeroju|ee roju|inka|malli|sahayam|help|tvaraga|twaraga|oopiri|ninnati nunchi|ninnati nundi',
  story:
    'సినిమా*|సీరియల్*|నాటకం*|కథ*|పుస్తకం*|నవల*|పాటలో|పాత్ర*|హీరో*|హీరోయిన్*|వార్త*|పేపర్లో|కలలో|కల వచ్చి*|వీడియో గేమ్*|ఎలా తెలుస్తుంది|ఎలా తెలుసుకో*|ఏం చేయాలి ఎవరైనా|ఎవరైనా|మామూలేనా|సాధారణమేనా|ప్రమాదమా|నిజమేనా|లక్షణాలు ఏమిటి|లక్షణాలు ఏంటి|cinema*|sinima*|serial*|natakam*|katha*|pustakam*|pusthakam*|navala*|novel*|paatalo|patralo|patra*|hero*|heroine*|vartha*|varta*|paperlo|paper lo|kalalo|kala vach*|video game*|movie*|web series|ela telustundi|ela thelustundi|ela telusuko*|evaraina|normal aa|normale na|normalena|mamulena|pramadama|nijamena|lakshanalu enti|lakshanalu emiti',
  stranger:
    'పక్కింటి*|పక్కింట్లో|ఒక మనిషి|ఒకాయన|ఒకావిడ|ఒక అబ్బాయి|ఒక అమ్మాయి|ఎవరో ఒకరు|సహోద్యోగి*|కొలీగ్*|స్నేహితుడు*|స్నేహితురాలు*|ఫ్రెండ్*|ఆటగాడు*|pakkinti*|pakkintlo|oka manishi|okayana|okaayana|okavida|oka abbayi|oka ammayi|evaro okaru|colleague*|snehithudu*|snehitudu*|friend*|aatagadu*|cousin*',
  own: 'నాకు|నా మోకాలు|నా దగ్గు|నేను బాగానే|naaku|naku|na mokalu|naa mokalu|na daggu|nenu bagane',
}
