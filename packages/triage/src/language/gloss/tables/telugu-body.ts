/** Places of the body, sensations, qualities, things and verbs of Telugu, word by word. */
export const teluguBody = `
// Places of the body.
head: తల*|బుర్ర*|నెత్తి*|హెడ్|tala|talalo|talaki|talaku|talamida|talantha|talanta|burra*|netti*|head|తలలో|మస్తకం
temples: కణత*|కణతలు|kanata*|temple*|temples
forehead: నుదురు*|నుదుటి*|నుదుట*|నొసలు|nuduru*|nuduti*|nudut*|forehead
scalp: మాడు*|madu|scalp|కుదుళ్ళు|kudullu
back of head: తల వెనక*|తల వెనుక*|tala venaka*|tala venuka*
face: ముఖం*|ముఖము*|మొహం*|మొఖం*|ఫేస్*|mukham*|mukam*|moham*|mokam*|face*
cheek: బుగ్గ*|చెంప*|దౌడ*|bugga*|chempa*|dauda*|cheek*
eye: కన్ను*|కళ్ళు*|కంటి*|కంట్లో*|కళ్ళ*|కనులు*|కనుగుడ్డు*|kannu*|kallu|kallaki|kalla|kallalo|kanti*|kantlo*|kalllu|eyes*|eye|eyeball*|ఐస్
eyelid: కనురెప్ప*|రెప్ప*|kanureppa*|reppa*|eyelid*
left eye: (ఎడమ|edama|left) (కన్ను*|కంటి*|కంట్లో|kannu*|kanti*|kantlo|eye)
right eye: (కుడి|kudi|right) (కన్ను*|కంటి*|కంట్లో|kannu*|kanti*|kantlo|eye)
both eyes: (రెండు|rendu|both) (కళ్ళు*|కళ్ళలో|kallu*|kallalo|eyes)
ear: చెవి*|చెవులు*|చెవుల*|చెవ్వు*|chevi*|chevu*|chevv*|ear|ears
nose: ముక్కు*|ముక్కులో*|mukku*|muku|mukkulo*|nose
mouth: నోరు*|నోటి*|నోట్లో*|నోటిలో*|noru*|noti*|notlo*|notilo*|mouth
lip: పెదవి*|పెదవులు*|పెదాలు*|పెదాల*|pedavi*|pedavu*|pedal*|lip|lips
tongue: నాలుక*|నాలిక*|naluka*|nalika*|naluk|tongue
tooth: పన్ను*|పళ్ళు*|పంటి*|పళ్ళ*|దంతం*|దంతాలు*|pannu*|pallu*|panti*|palla*|tooth|teeth|dantal*
wisdom tooth: జ్ఞానదంతం*|gnanadantam*|wisdom tooth
gum: చిగుళ్ళు*|చిగురు*|చిగుర్లు*|చిగుళ్ళ*|chigullu*|chigulla*|chiguru*|chigurlu*|gum|gums
jaw: దవడ*|davada*|jaw
throat: గొంతు*|గొంతులో*|కంఠం*|గొంతుక*|gontu*|gontulo*|gontuka*|throat
tonsils: టాన్సిల్*|టాన్సిల్స్*|tonsil*|tonsils
neck: మెడ*|medalo|meda|medaki|medanaralu|మెడనరాలు|neck
shoulder: భుజం*|భుజాలు*|భుజాని*|భుజాల*|బుజం*|bujam*|bujal*|bujani*|shoulder*|రెక్క|రెక్కలు|జబ్బ|jabba
left arm: (ఎడమ|edama|left) (చేయి*|చెయ్యి*|చేతి*|cheyi*|cheti*|hand|arm|chei*|chey)|ఎడమచేతి*|ఎడమచేయి*|edamacheti*
right arm: (కుడి|kudi|right) (చేయి*|చెయ్యి*|చేతి*|cheyi*|cheti*|hand|arm|chei*|chey)
arm: చేయి|చేయికి|చెయ్యి*|చెయ్|cheyi|cheyiki|chei|cheyyi|chey|arm|arms|మోచేయి పైన|రెట్ట*|rettalo
both arms: (రెండు|rendu) (చేతులు*|చేతులకి|chetulu*|chetulaki)
hand: చేతి|చేతికి|చేతిలో|చేతులు*|చేతుల్లో|చేతుల*|అరచేయి*|అరచేతి*|అరచేతుల*|cheti|chetiki|chetilo|chetulu*|chetullo|chetula*|aracheyi*|aracheti*|arachetu*|hand|hands|palm
elbow: మోచేయి*|మోచేతి*|మోచెయ్యి*|mocheyi*|mocheti*|mochei*|elbow
wrist: మణికట్టు*|manikattu*|manikatu*|wrist
finger: వేలు*|వేళ్ళు*|వేలి*|వేళ్ళ*|బొటనవేలు*|బొటన వేలు*|velu|vellu|veli|velu*|vella mida|botanavelu*|botana velu*|finger*|thumb
nail: గోరు*|గోళ్ళు*|గోటి*|gollu*|goru*|gollaki|nail|nails
chest: ఛాతి*|గుండె*|గుండెల్లో|ఎద|ఎదలో|చెస్ట్*|chati*|gunde|gundello|gundelo|gundeki|gundella*|chest|రొమ్ములో|edalo
ribs: పక్కటెముక*|పక్కటెముకలు|డొక్క*|pakkatemuka*|dokka*|rib|ribs
breast: రొమ్ము*|స్తనం*|స్తనాలు*|చను*|వక్షోజ*|rommu*|stanam*|stanal*|chanu*|breast*|boobs
nipple: చనుమొన*|చూచుక*|chanumona*|nipple*
armpit: చంక*|చంకలో*|చంకల*|chanka*|chankalo*|armpit*|underarm*
back: వీపు*|వీపులో*|వెన్ను*|వెన్నెముక*|వెన్నుపూస*|vipu*|veepu*|vennu*|vennemuka*|vennupusa*|back|spine
lower back: నడుము*|నడుం*|నడుములో*|నడ్డి*|నడుంనొప్పి|nadumu*|nadum*|naddi*|lower back|waist|నడుమ|back bone
upper back: వీపు పై*|పై వీపు|భుజాల మధ్య|pai vipu|bujala madya|upper back
flank: పక్క ఎముకల కింద|ప్రక్కల|నడుము పక్క*|కిడ్నీ దగ్గర|కిడ్నీల దగ్గర|nadumu pakka*|kidney daggara|kidney side|flank
belly: కడుపు*|కడుపులో*|పొట్ట*|పొట్టలో*|ఉదరం*|ఉదర*|kadupu*|kadup*|potta*|pottalo*|stomach|stamak|stomac|udaram*|tummy|belly|abdomen|స్టమక్
upper belly: (పై|పైన|పైభాగం|కడుపు పై|పొట్ట పై|pai|paina) (కడుపు*|పొట్ట*|kadupu*|potta*)|పై కడుపు*|కడుపు పైభాగ*|పొట్ట పైభాగ*|kadupu paibag*|upper stomach|upper abdomen
lower belly: పొత్తికడుపు*|పొత్తి కడుపు*|కింది కడుపు*|కింద కడుపు*|కడుపు కింది*|పొత్తికడుపులో|pottikadupu*|potti kadupu*|kindi kadupu*|kinda kadupu*|kadupu kinda*|lower stomach|lower abdomen|పొత్తి*
lower right belly: (కుడి|kudi|right) (వైపు|పక్క|vaipu|pakka|side|వైపున) (కింద|కింది|kinda|kindi|పొత్తికడుపు*|pottikadupu*|పొత్తి|potti) [(కడుపు*|పొట్ట*|kadupu*|potta*|భాగం*)]|(కడుపు|పొట్ట|పొత్తికడుపు|kadupu|potta|pottikadupu|stomach|కడుపులో|kadupulo|pottalo|పొట్టలో) (కుడి|kudi|right) (వైపు|పక్క|vaipu|pakka|side|కింద|kinda|వైపున) [(కింద|kinda|kindi|కింది|lower)]|కుడి (పొత్తికడుపు*|పొత్తి కడుపు*)|kudi (pottikadupu*|potti kadupu*)|right lower abdomen
lower left belly: (కడుపు|పొట్ట|పొత్తికడుపు|kadupu|potta|pottikadupu|stomach|కడుపులో|kadupulo) (ఎడమ|edama|left) (వైపు|పక్క|vaipu|pakka|side) [(కింద|kinda|kindi|కింది|lower)]|ఎడమ (పొత్తికడుపు*|పొత్తి కడుపు*)|edama (pottikadupu*|potti kadupu*)
upper right belly: (కుడి|kudi|right) (పక్కటెముక*|డొక్క*|pakkatemuk*|dokka*|rib*) [(కింద|kinda)]
around navel: బొడ్డు*|బొడ్డు చుట్టూ|నాభి*|boddu*|boddu chuttu|nabi*|navel
groin: గజ్జ*|గజ్జల*|గజ్జల్లో*|తొడ సందు*|gajja*|gajjal*|gajjallo*|groin
hip: తుంటి*|తుంటె*|tunti*|hip|hips|పిరుదు ఎముక
buttock: పిరుదు*|పిర్రలు*|పిర్ర*|సీటు|pirudu*|pirra*|buttock*
bottom: మలద్వారం*|గుదం*|ఆసనం*|ముడ్డి*|maladvaram*|maladwaram*|gudam*|asanam|muddi*|anus|bum
leg: కాలు*|కాళ్ళు*|కాళ్ళ*|కాలి*|కాళ్లలో*|కాళ్లకి|kalu|kalulo|kaliki|kaalu|kali|kalilo|kallallo|leg|legs
both legs: (రెండు|rendu) (కాళ్ళు*|కాళ్ళకి|కాళ్ళలో|kallu*|kallaki|kallalo|legs)
one leg: (ఒక|ఒక్క|oka|okka) (కాలు*|కాలికి|kalu*|kaliki|leg)
left leg: (ఎడమ|edama|left) (కాలు*|కాలి*|kalu*|kali*|leg)
right leg: (కుడి|kudi|right) (కాలు*|కాలి*|kalu*|kali*|leg)
thigh: తొడ*|తొడలు*|toda|todalo|todalu*|todala*|thigh*
calf: పిక్క*|పిక్కలు*|పిక్కల్లో*|pikka*|pikkal*|pikkalu*|calf
knee: మోకాలు*|మోకాలి*|మోకాళ్ళు*|మోకాళ్ళ*|మోకాలు|mokalu*|mokali*|mokallu*|mokalla*|mokal*|knee|knees|మోకాలి చిప్ప|mokali chippa
shin: ముంజ*|కాలి ఎముక|shin
ankle: చీలమండ*|మడమ కీలు|చీలమండలం*|chilamanda*|cheelamanda*|ankle
heel: మడమ*|మడిమ*|మడమలు*|madama*|madima*|heel
foot: పాదం*|పాదాలు*|పాదాల*|అరికాలు*|అరికాళ్ళు*|అరికాలి*|padam*|padal*|padalu*|arikalu*|arikallu*|arikali*|foot|feet|సోల్
toe: కాలి వేలు*|కాలివేలు*|కాలి వేళ్ళు*|kali velu*|kalivelu*|kali vellu*|toe|toes
big toe: కాలి బొటనవేలు*|కాలి బొటన వేలు*|kali botanavelu*|kali botana velu*|big toe
skin: చర్మం*|చర్మము*|చర్మ*|తోలు*|charmam*|charma*|skin
joint: కీలు*|కీళ్ళు*|కీళ్ళ*|kilu*|killu*|killa*|keela*|joint*|joints
muscle: కండర*|కండరం*|కండరాలు*|కండలు*|kandara*|kandaral*|kandalu*|muscle*|muscles
bone: ఎముక*|ఎముకలు*|బొక్క*|emuka*|emukalu*|bokkalu|bone|bones
all over the body: ఒళ్ళంతా|ఒళ్లంతా|శరీరమంతా|శరీరం అంతా|ఒంటి నిండా|ఒంటినిండా|బాడీ అంతా|ఒళ్లు మొత్తం|ollanta|vollanta|ollanthaa|ollu anta|body anta|body antha|body mottam|full body|whole body|sariramanta|sariram anta|onti ninda|ontininda
body: ఒళ్ళు*|ఒంటి*|శరీరం*|శరీరంలో*|బాడీ*|ఒంట్లో*|ollu|onti|ontlo*|sariram*|body*|deham*|దేహం*
penis: పురుషాంగం*|అంగం*|లింగం*|purushangam*|angam*|lingam*|penis*|పెనిస్
testicle: వృషణ*|వృషణాలు*|బీజాలు*|బీజం*|వట్టలు*|వట్ట*|vrushan*|vrusan*|bijalu*|vattalu*|testicle*|testis|balls
vagina: యోని*|యోనిలో*|వజైనా*|yoni*|vagina*|vajaina*
private part: మర్మాంగ*|మర్మాంగాలు*|ప్రైవేట్ పార్ట్*|జననాంగ*|మర్మస్థానం|marmang*|private part*|privatepart*|jananang*|genital*
womb: గర్భాశయం*|గర్భసంచి*|గర్భసంచీ*|garbasayam*|garbasanchi*|uterus*
kidney: కిడ్నీ*|మూత్రపిండ*|kidney*|kidni*|mutrapind*
liver: లివర్*|కాలేయం*|liver*|kaleyam*
lung: ఊపిరితిత్తు*|ఊపిరితిత్తులు*|upiritittul*|lungs|lung
stomach: జీర్ణాశయం|jirnasayam
vein: నరం*|నరాలు*|నరాల*|naram*|naralu*|narala*|nerve*|vein*
left: ఎడమ|ఎడం|edama|edam|left|లెఫ్ట్
right: కుడి|kudi|రైట్|right
one side: ఒకవైపు|ఒక వైపు|ఒకపక్క|ఒక పక్క|okavaipu|oka vaipu|okapakka|oka pakka|one side|oka side|ఒక్కవైపు|okka vaipu|okka pakka
left side: (ఎడమ|ఎడం|edama|edam|left) (వైపు|పక్క|vaipu|vypu|pakka|side|వైపున|పక్కన)
right side: (కుడి|kudi|right) (వైపు|పక్క|vaipu|pakka|side|వైపున|పక్కన)
both: రెండూ|రెండు వైపులా|rendu vaipula|both|ఇద్దరికీ

// Sensations and qualities.
pain: నొప్పి*|నొప్పులు*|నొప్పు*|నొస్తో*|నొస్తు*|నొప్పెట్ట*|పెయిన్*|పోటు*|పీకు*|పీకుతో*|సలుపు*|సలుప*|సలిపే*|లాగు*|లాగేస్తు*|లాగేస్తో*|గుంజు*|బాధ|బాధిస్తు*|బాధిస్తో*|పెయిన్ఫుల్|noppi*|nopi*|noppu*|nosto*|nostu*|nostadi|noppett*|pain*|potu*|piku*|peekut*|salup*|salipe*|lagut*|laagut*|lagest*|gunju*|bada|baada|badist*|ache*|aching|paining*|hurt*|hurts|నొప్పిగా|noppiga|noppulu
severe: తీవ్ర*|తీవ్రంగా|విపరీత*|విపరీతంగా|భరించలే*|భరించరాని|తట్టుకోలే*|ఘోర*|దారుణ*|దారుణంగా|భయంకర*|తెగ|చంపేస్తో*|చంపేస్తు*|ప్రాణం పోతు*|ప్రాణం పోయే*|నరకం*|tivra*|tivranga|teevra*|viparit*|viparitanga|barinchale*|barincharani|tattukole*|gora*|goranga|darun*|daruna*|bayankar*|champest*|pranam pot*|pranam poye*|narakam*|severe*|unbearable*|terrible*|horrible*|extreme*|ప్రాణాంతక*
severe: చాలా|చాల|మస్తు|బాగా ఎక్కువ|ఎక్కువ|ఎక్కువగా|ఎక్కువైన|ఫుల్|హెవీ|chala|chaala|masthu|mastu|mast|baga ekkuva|ekkuva|ekkuvaga|ekuva|full|heavy|heavyga|too much|very|so much|bagane|ekkuvaina|గట్టి నొప్పి|బలంగా|balanga
mild: తేలిక*|తేలికగా|తేలికపాటి|స్వల్ప*|స్వల్పంగా|కొద్దిపాటి|లైట్*|లైట్‌గా|telika*|telikaga|telikapati|svalpa*|swalpa*|swalpanga|koddipati|lightga|light ga|mild*|slight*|little|a bit|చిన్నపాటి
burning: మంట*|మంటగా|మండు*|మండి*|మండుతో*|manta*|mantaga|mandu*|mandi*|mandut*|burning*|barning*|ఎరుపు మంట
pressure: ఒత్తిడి*|బరువు|బరువుగా|బిగుతు*|బిగుసు*|బిగిసి*|టైట్*|టైట్‌గా|ottidi*|otidi*|vottidi*|baruvu|baruvuga|bigutu*|bigusu*|bigisi*|tight*|taitga|pressure*|heaviness*
stabbing pain: గుచ్చు*|గుచ్చినట్*|పొడిచినట్*|పొడుస్తు*|పొడుస్తో*|సూదులు (గుచ్చి*|పొడిచి*)|కత్తితో (పొడిచి*|కోసి*)|guchu*|guchinatt*|podichinatt*|podust*|sudulu (guchi*|podichi*)|kattito (podichi*|kosi*)|stabbing*|poking
throbbing: కొట్టుకున్నట్*|దడదడ కొట్టు*|సుత్తితో కొట్టి*|throb*|తలకొట్టు*
cramping pain: మెలిపెట్టి*|మెలిపెట్టిన*|మెలితిప్పు*|మెలికలు*|పట్టేసినట్*|melipett*|melitipp*|melikalu*|cramp*|cramps|క్రాంప్స్*|తిమ్మిరెక్కి*
tearing: చీలినట్*|చీల్చు*|chilinatt*|chilchu*
numb: తిమ్మిరి*|తిమ్మిర్లు*|మొద్దుబారి*|మొద్దుబారు*|మొద్దుగా|స్పర్శ (లేదు|లేకుండా|{no-teliya}|తక్కువ*)|timmiri*|timiri*|timmirlu*|moddubar*|modduga|sparsa (ledu|lekunda|{no-teliya})|numb*|numbness*
tingling: చీమలు (పాకు*|కరిచి*|కరుస్తు*|పాకి*)|జివ్వు*|జుమ్ము*|సూదులు గుచ్చి*|chimalu (paku*|karus*|karich*|paki*)|jivvu*|jummu*|tingling*|tingle*
weak: బలహీన*|బలహీనంగా|బలహీనత*|నీరసం*|నీరసంగా|నీరస*|వీక్*|వీక్‌గా|శక్తి (లేదు|లేకుండా)|బలం (లేదు|లేకుండా)|ఓపిక (లేదు|లేకుండా)|balahin*|balahinanga|balahinat*|balahen*|nirasam*|niras*|neerasam*|weak*|weakness*|sakti (ledu|lekunda)|balam (ledu|lekunda)|opika (ledu|lekunda)|ఓపికలే*|opikale*|సత్తువ లే*|satuva le*|energy (ledu|levu)
swollen: వాపు*|వాపులు*|వాచి*|వాచిం*|వాచిపో*|వాచాయి|వాచు*|వాస్తు*|ఉబ్బి*|ఉబ్బిం*|ఉబ్బు*|ఉబ్బరం*|వాపుగా|vapu*|vaapu*|vachipo*|ubbi*|ubbu*|swelling*|swollen*|swell*|puffy
itching: దురద*|దురదగా|దురదలు*|జిల*|గోకు*|గోకాలని*|గీరు*|గీరుకో*|durada*|duradaga|duradalu*|durad*|jila|gokku*|gokut*|gokal*|itching*|itch*|iching
rash: దద్దుర్లు*|దద్దుర్*|దద్దురు*|పొక్కులు|మచ్చలు*|ఎర్రటి మచ్చలు|ర్యాష్*|రాషెస్*|రాష్*|చెమటకాయలు|పొలుసు*|daddurlu*|daddur*|dadurlu*|machalu*|machhalu*|రాషెస్
blister: బొబ్బ*|బొబ్బలు*|నీటి పొక్కులు*|నీటిపొక్కులు*|పొక్కు*|bobba*|bobbalu*|niti pokkulu*|nitipokkulu*|pokku*|pokkulu*|blister*
hives itching: దద్దుర్లు దురద*|ఒళ్ళంతా దద్దుర్లు*|దద్దుర్లెక్కి*|ollanta daddurlu*|body anta daddurlu*|hives|అర్టికేరియా
redness: ఎరుపు*|ఎర్రగా|ఎర్రబడి*|ఎర్రబారి*|ఎర్రని|ఎర్రటి|ఎర్రబడ్డా*|ఎర్రగా అయి*|erupu*|erraga|errabadi*|errabar*|errani|errati|red|redga|redness|reddish|ఎర్ర*
lump: గడ్డ*|గడ్డలు*|బుడిపె*|కణితి*|కంతి*|ఉండ|ఉండలా|gadda|gaddalu*|gaddala*|gaddalaga|gaddaga|budipe*|kaniti*|kanti gadda|lump*|undala|lumpu
bleeding: రక్తస్రావం*|బ్లీడింగ్*|raktasravam*|bleeding*|bliding*
blood: రక్తం*|రక్తము*|రక్తపు*|నెత్తురు*|బ్లడ్*|raktam*|raktapu*|nettur*|blood*|rakam|రక్త
discharge: ద్రవం*|స్రావం*|డిశ్చార్జ్*|డిశ్చార్జి*|కారు*|కారడం|కారు|dravam*|sravam*|discharge*|karut*|karadam|leaking
pus: చీము*|చీముగా|chimu*|cheemu*|pus
stiff: బిగుసుకు*|బిగిసి*|పట్టేసి*|పట్టేసిం*|పట్టుకుపో*|గట్టిపడి*|బిగుసుకుపో*|bigusuku*|pattesi*|pattesindi|pattukupo*|gattipadi*|stiff*|stiffness*|పట్టేస్తు*|pattest*
bruise: కమిలి*|కమిలిం*|కందిపో*|కందిన*|నల్లగా కమిలి*|kamili*|kandipo*|bruise*|రక్తం గడ్డ|గాయం మచ్చ
dry: పొడిగా|పొడిబారి*|పొడి|ఎండిపో*|ఎండి|podiga|podibar*|podi|endipo*|dry*|డ్రై*
blue: నీలం*|నీలంగా|నీలి*|nilam*|nilanga|nili*|blue*
pale: పాలిపో*|పాలిపోయి*|తెల్లబడి*|తెల్లగా అయి*|వెలవెల*|palipo*|tellabadi*|tellaga ayi*|velavela*|pale*
cold: చల్లగా|చల్లబడి*|చల్లటి|challaga|challabadi*|challati|cold
warm: వేడిగా|వేడి|వెచ్చగా|కాలుతో*|కాలిపోతో*|కాగు*|vediga|vedi|vechaga|kalut*|kalipot*|hot|warm|kagut*
yellow: పసుపు*|పసుపుగా|పచ్చగా|పచ్చబడి*|పచ్చని|పసుపుపచ్చ*|pasupu*|pachaga|pachabadi*|pachani|yellow*|యెల్లో*
green: ఆకుపచ్చ*|akupacha*|green*
white: తెల్లగా|తెల్లటి|తెల్లని|తెలుపు|tellaga|tellati|tellani|telupu|white*
black: నల్లగా|నల్లటి|నల్లని|నలుపు|nallaga|nallati|nallani|nalupu|black*
brown: గోధుమ రంగు*|బ్రౌన్*|goduma rangu*|brown*
hard: గట్టిగా|గట్టి|gattiga|gatti|hard*
soft: మెత్తగా|మెత్తటి|mettaga|mettati|soft*
crooked: వంకర*|వంకరగా|vankara*|vankar*
foul smell: దుర్వాసన*|చెడు వాసన*|కంపు*|వాసన వస్తో*|వాసన వస్తు*|durvasana*|duravasana*|chedu vasana*|kampu*|bad smell*|vasana vast*|smell vast*
loss of smell: వాసన ({no-teliya}|{no-rava}|లేదు|{no-teli}|పోయి*)|vasana ({no-teliya}|{no-rava}|ledu|poi*)|smell (teliyatledu|ravatledu|ledu|teliyadam ledu|loss|telitledu)|రుచి ({no-teliya}|లేదు|పోయి*)|ruchi ({no-teliya}|ledu|poi*)|taste ({no-teliya}|ledu|ravatledu)
spinning: తిరుగు*|తిరుగుతో*|గిర్రున*|tirugut*|girruna*|spinning*|rotate*
ringing: శబ్దం|శబ్దాలు|హోరు*|మోత*|గుయ్యి*|రింగింగ్*|horu*|mota*|guyyi*|ringing*
bad: చెడ్డ*|చెడుగా|బాగాలేదు|బాలేదు|baledu|bagaledu|bad|baga ledu|బాగా లేదు|బాగోలేదు|bagoledu|worst|కష్టం*|కష్టంగా|ఇబ్బంది*|ఇబ్బందిగా|kastam*|kashtam*|kastanga|ibandi*|ibbandi*|ibbandiga|difficult*|trouble*|discomfort*|uncomfortable*|అసౌకర్యం*|asaukaryam*

// Things.
urine: మూత్రం*|మూత్రము*|మూత్ర*|యూరిన్*|ఉచ్చ*|ఒంటికి|mutram*|mutra*|urine*|ucha*|ontiki|pee|toilet
stool: మలం*|మలము*|దొడ్డి*|లెట్రిన్*|malam*|malamlo*|doddi*|latrin*|stool*|potty*
phlegm: కఫం*|కఫము*|కళ్ళె*|గళ్ళ*|తెమడ*|శ్లేష్మం*|ఫ్లెమ్*|kapam*|kafam*|kalle*|galla*|temada*|slesmam*|phlegm*|sputum*|mucus*
vomit: వాంతి*|vanti*|vomit
water: నీళ్ళు*|నీరు*|నీళ్ళ*|నీటి*|nillu|nilla|niru|niti|water*|నీళ్లు
food: అన్నం*|భోజనం*|ఆహారం*|తిండి*|ఫుడ్*|తినడం|annam*|bojanam*|aharam*|tindi*|food*|tiffin|meals
milk: పాలు*|పాల|palu|paalu|milk|ఫార్ములా|feed
alcohol: మద్యం*|మందు తాగి*|మందు తాగే*|మందు తాగు*|mandu tage*|mandu tagu*|మందు కొట్టి*|తాగుడు|సారా*|బ్రాందీ|విస్కీ|బీరు*|కల్లు|madyam*|mandu tagi*|mandu kotti*|tagudu|sara|brandy|whiskey|beer|alcohol*|drinks|liquor|kallu tagi*
drunk: తాగి ఉన్నా*|తాగేసి*|మత్తులో ఉన్నా*|tagi unna*|tagesi*|drunk
smoking: సిగరెట్*|బీడీ*|పొగ తాగు*|పొగతాగు*|ధూమపానం*|cigarette*|cigaret*|sigaret*|bidi*|poga tagut*|smoking*|smoke chest*
medicine: మందు|మందులు*|మాత్ర|మాత్రలు*|మందుల*|ట్యాబ్లెట్*|టాబ్లెట్*|టాబ్లెట్లు|గోళీ|గోళీలు*|మెడిసిన్*|mandu|mandulu*|mandula*|matra|matralu*|tablet*|golilu*|goli|medicine*|medicines|medisin*|tonic|సిరప్*|syrup*|drops|ointment|క్రీమ్*|cream
paracetamol: పారాసిటమాల్*|పారసిటమాల్*|డోలో*|క్రోసిన్*|కాల్పాల్*|paracetamol*|parasitamol*|paracitamol*|dolo*|crocin*|krosin*|calpol*
ibuprofen: ఇబుప్రోఫెన్*|బ్రూఫెన్*|ఐబుప్రోఫెన్*|కాంబిఫ్లామ్*|ibuprofen*|brufen*|combiflam*|ibugesic*
aspirin: ఆస్పిరిన్*|aspirin*|ecosprin*|డిస్ప్రిన్*|disprin*
diclofenac: డైక్లోఫెనాక్*|వోవెరాన్*|diclofenac*|voveran*|diclo
antibiotic: యాంటీబయోటిక్*|యాంటిబయోటిక్*|antibiotic*|antibiotics|azithromycin*|azithral*|augmentin*
insulin: ఇన్సులిన్*|insulin*
metformin: మెట్‌ఫార్మిన్*|మెట్ఫార్మిన్*|metformin*
blood thinner: రక్తం పలుచన*|రక్తం పల్చ*|బ్లడ్ థిన్నర్*|వార్ఫరిన్*|raktam palu*|raktam palch*|blood thinner*|warfarin*
the pill: గర్భనిరోధక మాత్రలు*|garbanirodaka matralu*|contraceptive*|ఐపిల్*|i pill|ipill
painkiller: పెయిన్ కిల్లర్*|పెయిన్‌కిల్లర్*|నొప్పి మాత్ర*|నొప్పి (గోళీ|టాబ్లెట్)*|pain killer*|painkiller*|noppi (matra*|tablet*|goli*)
sleeping pills: నిద్ర మాత్ర*|నిద్రమాత్ర*|nidra matra*|nidramatra*|sleeping (pills|tablets)
inhaler: ఇన్హేలర్*|ఇన్‌హేలర్*|inhaler*|pump|నెబులైజర్*|nebulizer*
peanuts: పల్లీలు*|వేరుశనగ*|వేరుసెనగ*|palilu*|pallilu*|verusanaga*|verusenaga*|peanut*
prawns: రొయ్యలు*|రొయ్య*|royyalu*|royya*|prawn*
egg: గుడ్డు*|కోడిగుడ్డు*|guddu|kodiguddu*|egg*
fish: చేప*|చేపలు*|chepa*|chepalu*|fish
bone stuck in throat: (చేప ముల్లు*|ముల్లు*|ముళ్ళు|chepa mullu*|mullu*|fish bone) (గొంతు*|gontu*|throat*)|గొంతులో (చేప ముల్లు*|ముల్లు*)|gontulo (chepa mullu*|mullu*)
insect bite: పురుగు (కుట్టి*|కరిచి*|కుట్టిం*)|దోమ* (కుట్టి*|కరిచి*|కుట్టాయి|కాటు*|కాట్లు*)|చీమ* (కుట్టి*|కరిచి*)|purugu (kutti*|karichi*)|doma* (kutti*|karichi*|kuttai|katu*|katlu*|bite*)|chima* (kutti*|karichi*)|mosquito bite*|insect bite*|purugu kutt*|నల్లి* (కుట్టి*|కాటు*)
mosquito: దోమ*|దోమలు*|doma*|domalu*|mosquito*
spider bite: సాలీడు*|సాలెపురుగు*|saleedu*|salipurugu*|salepurugu*|spider*
blood pressure: బీపీ*|బిపి*|రక్తపోటు*|bp|b p|raktapotu*|blood pressure
high blood pressure: హై బీపీ*|హైబీపీ*|బీపీ ఎక్కువ*|బీపీ పెరిగి*|అధిక రక్తపోటు*|high bp*|hai bp|bp (ekkuva*|high*|perigi*|perigindi|raise*)|bp undi|బీపీ (ఉంది|ఉన్న*)
diabetes: షుగర్ (వ్యాధి*|ఉంది|ఉన్న*|పేషెంట్*|జబ్బు)|మధుమేహం*|చక్కెర వ్యాధి*|చక్కెరవ్యాధి*|డయాబెటిస్*|sugar (vyadi*|undi|unna*|patient*|jabbu|vachindi)|maduveham*|madumeham*|chakkera vyadi*|diabetes*|diabetic*|shugar (undi|unna*|patient)
sugar #: (షుగర్|సుగర్|చక్కెర|sugar|shugar|glucose|గ్లూకోజ్) [(లెవెల్*|level*|levels)] #
sugar level: (షుగర్|చక్కెర|sugar|shugar) (లెవెల్*|level*|టెస్ట్*|test*)|glucose*
diabetes: షుగర్|సుగర్|sugar|shugar
asthma: ఆస్తమా*|ఉబ్బసం*|ఆస్త్మా*|asthma*|astama*|ubbasam*|asma
thyroid disease: థైరాయిడ్*|thyroid*|thairaid*
heart disease: గుండె జబ్బు*|గుండెజబ్బు*|గుండె సమస్య*|గుండె వ్యాధి*|gunde jabbu*|gunde problem*|gunde samasya*|heart problem*|heart patient*|స్టెంట్*|stent*|బైపాస్*
kidney disease: కిడ్నీ (సమస్య*|ప్రాబ్లం*|వ్యాధి*|ఫెయిల్*)|kidney (problem*|samasya*|fail*|disease)|డయాలసిస్*|dialysis*
kidney stones: కిడ్నీలో రాళ్ళు*|కిడ్నీ (రాళ్ళు*|స్టోన్*)|మూత్రపిండాల్లో రాళ్ళు*|kidneylo rallu*|kidney (rallu*|lo rallu*|stone*)
cancer: క్యాన్సర్*|కాన్సర్*|cancer*|kanser*
surgery: ఆపరేషన్*|సర్జరీ*|ఆపరేషన|శస్త్రచికిత్స*|operation*|opareshan*|surgery*|sarjari*
vaccination: టీకా*|వ్యాక్సిన్*|టీకాలు*|tika*|vaccine*|vaccination*|ఇంజెక్షన్ టీకా
dengue: డెంగ్యూ*|డెంగీ*|dengue*|dengi*
malaria: మలేరియా*|malaria*
typhoid: టైఫాయిడ్*|typhoid*|taifaid*
jaundice: కామెర్లు*|పచ్చకామెర్లు*|పచ్చ కామెర్లు*|జాండిస్*|kamerlu*|pacha kamerlu*|pachakamerlu*|jaundice*|jandis*
tuberculosis: టీబీ*|క్షయ*|tb|tibi|kshaya
covid: కోవిడ్*|కరోనా*|covid*|corona*|karona*

// Verbs.
fell: పడ్డాను|పడ్డా|పడ్డాడు|పడ్డది|పడ్డారు|పడింది|పడిపోయాను|పడిపోయాడు|పడిపోయింది|పడిపోయారు|పడిపోయా|పడిపోయిన|కింద పడి*|కిందపడి*|కింద పడ్డా*|జారి పడి*|జారి పడ్డా*|జారిపడి*|జారిపడ్డా*|జారి*|పడటంతో|పడడం వల్ల|paddanu|padda|paddadu|paddadi|paddaru|padindi|padipoyanu|padipoya|padipoyadu|padipoindi|padipoyindi|padipoyaru|kinda padi*|kindapadi*|kinda padda*|jari padi*|jari padda*|jaripadi*|jaripadda*|fell|slip ayi*|slip ayya*|skid ayi*
hit: దెబ్బ*|గుద్దుకు*|గుద్దు*|తగిలి*|తగిలిం*|తగిలించు*|కొట్టుకుం*|కొట్టారు|కొట్టాడు|debba*|guddu*|gudduku*|tagili*|tagilin*|kottukun*|kottaru|kottadu|injury*|injured|గాయం*|గాయమైం*|గాయాలు*|gayam*|gayal*|gayamain*
cut: కోసుకుపో*|తెగిం*|తెగి*|కోత*|కోసుకుం*|కోసిం*|గీసుకు*|గీరుకుపో*|kosukupo*|tegindi|tegi|kota|kosukun*|kosindi|gisuku*|girukupo*|cut*|కట్ అయి*
wound: పుండు*|పుండ్లు*|గాయం మానడం*|pundu*|pundlu*|wound*|ulcer*
sprain: బెణికి*|బెణికిం*|బెణుకు*|మెలిక పడి*|బెణక*|beniki*|benikindi|benuku*|benika|melika padi*|sprain*|twist*|మడత పడి*|madata padi*|మడతపడి*
swallow: మింగు*|మింగడం|మింగితే|మింగినప్పుడు|మింగేటప్పుడు|mingut*|mingadam|mingite|minginappudu|mingetappudu|swallow*
cannot swallow: మింగలే*|మింగలేక*|మింగడం (కష్టం*|లేదు|ఇబ్బంది*)|మింగుడు పడ*|మింగుడుపడ*|mingale*|mingaleka*|mingadam (kastam*|kashtam*|ledu|ibandi*|ibbandi*)|mingudu pad*
walking: నడిస్తే|నడుస్తున్నప్పుడు|నడుస్తుంటే|నడిచేటప్పుడు|నడిచినప్పుడు|నడుస్తూ|నడక*|నడవడం|nadiste|nadustunnappudu|nadustunte|nadichetappudu|nadichinappudu|nadustu|nadaka*|nadavadam|walking*|walk cheste|walk chestunte|నడిచి*|నడిచేట*|nadichi*|nadichet*|నడిస్తుంటే|nadustunnapudu
climbing stairs: మెట్లు (ఎక్కి*|ఎక్కు*|ఎక్కే*)|మెట్లెక్కి*|మెట్లెక్కు*|మెట్లెక్కే*|metlu (ekki*|ekku*|ekke*|ekkite|ekkutunte)|metlekki*|metlekku*|metlekke*|stairs (ekki*|ekku*|ekke*)|stairs|మెట్లు|మెట్ల|metlu|metla|కొండ ఎక్కు*|konda ekku*|ఎక్కుతుంటే|ఎక్కేటప్పుడు|ekkutunte|ekketappudu
running: పరుగెత్తు*|పరిగెత్తు*|పరిగెడు*|పరుగు*|జాగింగ్*|parugett*|parigett*|parigedu*|parugu*|jogging*|running*|run chest*|పరుగు తీ*|రన్నింగ్*|పరుగెడు*|మారథాన్*|marathon*|race*|ట్రెడ్‌మిల్*|treadmill*
exercise: వ్యాయామం*|ఎక్సర్‌సైజ్*|జిమ్*|vyayamam*|exercise*|gym*|workout*|ఆడుతు*|ఆడుతున్నప్పుడు|ఆటలు|ఆట|adut*|adutunnappudu|aata|cricket*|football*|క్రికెట్*|ఆడేట*|ఆడుతుంటే|ఆడుతూ|హాకీ*|టెన్నిస్*|కబడ్డీ*|బ్యాడ్మింటన్*|ఈత*|డాన్స్*|డ్యాన్స్*|సైకిల్*|మ్యాచ్*|ఫుట్‌బాల్*|తవ్వు*|దున్ను*|aadet*|adutunte|adutu|hockey*|tennis*|kabaddi*|badminton*|ita kodu*|dance*|cycle*|cycling|match*|sports*|gameslo|tavvu*|dunnu*|శ్రమ*|srama*|కష్టపడి పని*
lifting: బరువు (ఎత్తాక|ఎత్తడం వల్ల|ఎత్తిన*|మోసాక)|baruvu (ettaka|ettina*|mosaka)|బరువులు ఎత్తి*|బరువు ఎత్తి*|బరువులు మోసి*|baruvulu etti*|baruvu etti*|baruvulu mosi*|lifting|weight etti*
bending: వంగితే|వంగినప్పుడు|వంగడం|వంగి|vangite|vanginappudu|vangadam|vangi|bending|bend ayite
lying down: పడుకుంటే|పడుకున్నప్పుడు|పడుకుంటున్నప్పుడు|పడుకోగానే|padukunte|padukunnappudu|padukogane|lying down
sitting: కూర్చుంటే|కూర్చున్నప్పుడు|కూర్చోవడం|kurchunte|kurchunnappudu|kurchovadam|sitting
standing up: నిలబడితే|లేచినప్పుడు|లేచి నిలబడితే|లేస్తే|నిలుచుంటే|nilabadite|lechinappudu|lechi nilabadite|leste|nilchunte|standing
breathing: ఊపిరి తీసుకుంటే|ఊపిరి పీలిస్తే|ఊపిరి పీల్చు*|ఊపిరి తీసుకున్నప్పుడు|శ్వాస తీసుకుంటే|శ్వాస తీసుకున్నప్పుడు|upiri tisukunte|upiri tiskunte|upiri piliste|upiri pilch*|upiri tisukunnappudu|upiri tiskunnappudu|svasa tisukunte|breathing
breath: ఊపిరి*|శ్వాస*|upiri*|svasa*|breath
coughing: దగ్గితే|దగ్గినప్పుడు|దగ్గుతుంటే|daggite|dagginappudu|daggutunte
moving: కదిలితే|కదిలిస్తే|కదిపితే|కదిలించినప్పుడు|kadilite|kadiliste|kadipite|kadilinchinappudu|move cheste|movement
touching: ముట్టుకుంటే|తాకితే|నొక్కితే|muttukunte|takite|nokkite|touch cheste|press cheste
chewing: నమిలితే|నమలడం|నమిలేటప్పుడు|namilite|namaladam|namiletappudu|chewing
urinating: మూత్రం (పోసేటప్పుడు|పోస్తే|పోసినప్పుడు|చేసేటప్పుడు|వెళ్తే|వెళ్ళేటప్పుడు|వెళ్ళినప్పుడు|వెళ్లినప్పుడు|పోయేటప్పుడు|పోస్తుంటే|విసర్జన*)|ఒంటికి వెళ్తే|మూత్రవిసర్జన*|mutram (posetappudu|poste|posinappudu|chesetappudu|velte|velletappudu|vellinappudu|poyetappudu|postunte)|urine (posetappudu|poste|velte|velletappudu|vellinappudu|chesetappudu|postunte|ki velte|vachetappudu|posinappudu|vellite)|ontiki velte|యూరిన్ (పోసేటప్పుడు|వెళ్తే|పోస్తే|వెళ్ళినప్పుడు)
sleep: నిద్ర*|nidra*|sleep*|నిద్రలో
wakes me at night: నిద్ర మేలు*|నిద్రలో మెలకువ*|nidra melu*|nidralo melakuva*|నిద్ర లేస్తు*
crying: ఏడుస్తు*|ఏడుస్తో*|ఏడుపు*|ఏడవ*|edust*|edchestunn*|edupu*|edava*|crying*|cry
eating: తింటున్నప్పుడు|తింటూ|tintu|tintunnappudu|eating|తిని|tini
not eating: (తినడం|తినటం|tinadam|tinatam) (లేదు|ledu|మానేసిం*|mane*|తగ్గి*|తగ్గిం*|tagg*)|తినట్లే*|తినలే*|తినలేక*|తింటలే*|తిండి తిన*|అన్నం తిన (లేదు|ట్లేదు)|tinatle*|tinale*|tinaleka*|tintale*|annam tina*|తినకుండా|tinakunda
not drinking: (తాగడం|తాగటం|tagadam|tagatam) (లేదు|ledu)|తాగట్లే*|తాగలే*|tagatle*|tagale*|tagtale*
not sleeping: (నిద్ర*|nidra*) (పట్టడం|పట్టటం|pattadam|patadam|రావడం|ravadam|pattatam) (లేదు|ledu|కష్టం*)|నిద్ర* (పట్టట్లే*|పట్టలే*|రావట్లే*|పోవట్లే*|పోలే*|లేదు|రాదు|రావడంలే*|పట్టదు|పట్టక|పోవడం లేదు|సరిగా లేదు|సరిగా పట్ట*|సరిపోవట్లే*|వస్తలేదు|కరువై*)|nidra* (pattatle*|patatle*|pattale*|ravatle*|ravadam ledu|povatle*|pole*|ledu|radu|pattadu|pattaka|povadam ledu|sariga ledu|sariga patt*|vastaledu|raledu|ra ledu)|నిద్రలేమి*|nidralemi*|insomnia*|sleep (ravatledu|ledu|avvatledu|raavatledu|pattatledu|issue*)
drank: తాగాను|తాగాడు|తాగింది|తాగారు|తాగేసింది|తాగేశాడు|taganu|tagadu|tagindi|tagaru|tagesindi|tagesadu
ate: తిన్నాను|తిన్నాడు|తిన్నది|తిన్నారు|tinnanu|tinnadu|tinnadi|tinnaru
works: పనిచేస్తుంది
`
