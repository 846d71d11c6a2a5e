/** Everyday complaints as people say them in Telugu, idioms above all. */
export const teluguFindings = `
// Fever, colds, throat.
fever: జ్వరం*|జ్వరము*|జ్వరంగా|జ్వర|జరం*|జెరం*|ఫీవర్*|jvaram*|jvaramga|jvar*|jaram*|jaramga|jeram*|fever*|ఒళ్ళు వేడిగా|ఒళ్ళు కాలి*|ఒళ్ళు కాలు*|ఒళ్లు వెచ్చగా|ollu vediga|ollu kali*|ollu kalu*|ollu vechaga|temperature (undi|vachindi|perigindi|ekkuva*)|టెంపరేచర్*
high fever: (హై|తీవ్ర|విపరీత|చాలా|ఎక్కువ|బాగా|high|chala|ekkuva|baga|tivra|viparit*|విపరీతమైన|తీవ్రమైన) (జ్వరం*|జరం*|ఫీవర్*|jvaram*|jaram*|fever*)|జ్వరం (ఎక్కువ*|బాగా|చాలా|103|104)|jvaram (ekkuva*|baga|chala|high*)|fever (ekkuva*|high*|baga|chala)
mild fever: (కొంచెం|కాస్త|కొద్దిగా|తేలికపాటి|లైట్|koncham|kasta|koddiga|light|lightga|telikapati|mild) (జ్వరం*|jvaram*|jaram*|fever*)
chills: చలి*|చలిగా|చలి జ్వరం|చలితో|chali|chaliga|chalito|chills|chali jvaram
shaking chills: వణుకు*|వణుకుతు*|వణికి*|వణికిపో*|చలితో వణు*|vanuku*|vanuk*|vaniki*|vanikipo*|shivering*|chalito vanu*
night sweats: రాత్రి* (చెమట*|చమట*)|ratri* (chemata*|chamata*)|రాత్రిళ్ళు చెమట*|night sweats
sweating: చెమట*|చెమటలు*|చమట*|chemata*|chematalu*|chamata*|sweating*|sweat
cough: దగ్గు*|దగ్గులు|దగ్గుతు*|దగ్గుతో*|దగ్గి*|daggu*|dagg*|daggut*|cough*|కాఫ్
dry cough: పొడి దగ్గు*|పొడిదగ్గు*|podi daggu*|podidaggu*|dry cough*
cough with phlegm: (కఫం*|కళ్ళె*|తెమడ*|గళ్ళ*|kapam*|kafam*|kalle*|temada*|phlegm*) .. (దగ్గు*|daggu*|cough*)|(దగ్గు*|daggu*|cough*) .. (కఫం*|కళ్ళె*|తెమడ*|kapam*|kafam*|kalle*|temada*|phlegm*)|తడి దగ్గు*|tadi daggu*
barking cough: కుక్క మొరిగినట్* .. దగ్గు*|kukka moriginatt* .. daggu*|barking cough
coughing fits: దగ్గు తెరలు*|దగ్గు తెరలు తెరలుగా|daggu teralu*|దగ్గి దగ్గి*|daggi daggi*|కోరింత దగ్గు*|korinta daggu*
runny nose: ముక్కు (కారు*|కారడం*|నుంచి నీళ్ళు|నుంచి నీరు|వెంట నీళ్ళు|కారి*|నీరు కారు*)|ముక్కుకారడం|mukku (karu*|karadam|nunchi nillu|nunchi niru|kari*|niru karu*)|runny nose*|nose running|రన్నింగ్ నోస్
cold with runny nose: జలుబు*|జలుబుగా|పడిశం*|రొంప*|జలుబు చేసి*|jalubu*|jalub|padisam*|padisem*|rompa*|common cold|cold (undi|chesindi|vachindi|ayindi|aindi)|సర్ది*|sardi*|కోల్డ్*
blocked nose: ముక్కు (దిబ్బడ*|మూసుకు*|బ్లాక్*|పట్టేసి*|బిగుసు*|బిగిసి*)|ముక్కుదిబ్బడ*|mukku (dibbada*|dibada*|musuku*|block*|pattesi*|bigusu*)|mukkudibbada*|nose (block*|bloack*|congest*)|blocked nose
sneezing: తుమ్ము*|తుమ్ములు*|తుమ్ముతు*|tummu*|tummulu*|tumm*|sneez*
sore throat: గొంతు* (నొప్పి*|నొస్తు*|నొప్పిగా|మంట*|గరగర*|గీరు*|బొంగురు నొప్పి*|పుండు*|ఇన్ఫెక్షన్*|noppi*|nostu*|manta*|garagara*|pain*|ఒరిపిడి)|గొంతునొప్పి*|gontu* (noppi*|nostu*|manta*|garagara*|giru*|pundu*|pain*|infection*|nosto*)|gontunoppi*|gonthunoppi*|throat (pain*|infection*|noppi*|itching|irritation|manta*)|sore throat*|గొంతులో (మంట*|నొప్పి*|గరగర*|ముల్లు గుచ్చి*)|gontulo (manta*|noppi*|garagara*)
hoarse voice: గొంతు (బొంగురు*|పోయిం*|పోయి*|రావట్లే*|మారి*|bonguru*|poindi)|బొంగురు*|gontu (bonguru*|poindi|poyindi|ravatle*|mari*|change*)|bonguru*|voice (ravatledu|change*|poindi|marindi|raavatledu)
white spots on tonsils: టాన్సిల్స్* .. (తెల్ల*|చీము*)|tonsils .. (tella*|white*|chimu*)
ear pain: చెవి* (నొప్పి*|పోటు*|నొస్తు*|సలుపు*)|చెవినొప్పి*|చెవిపోటు*|చెవిలో (నొప్పి*|పోటు*)|chevi* (noppi*|potu*|nostu*|pain*|salupu*)|chevinoppi*|chevipotu*|ear (pain*|noppi*|ache)|earache
discharge from the ear: చెవి* .. (చీము*|నీరు*|కారు*|రసి*)|chevi* .. (chimu*|niru*|karu*|nillu*|rasi*|discharge*)|ear discharge
ear wax: చెవిలో గులిమి*|గుబిలి*|గులిమి*|chevilo gulimi*|gulimi*|gubili*|ear wax
ringing in the ear: చెవి* .. (హోరు*|మోత*|శబ్దం*|గుయ్యి*|రింగ్*)|చెవుల్లో .. (హోరు*|శబ్దం*|మోత*)|chevi* .. (horu*|mota*|sabdam*|guyyi*|sound*|ring*)|chevullo .. (horu*|sound*|sabdam*)
hearing less: (చెవి*|చెవులు*|chevi*|chevulu*|ear) .. ({no-vinapada}|{no-vinipincha}|{no-vinabada}|వినిపి*|vinipi*)|వినికిడి (తక్కువ*|లోపం*|తగ్గి*)|vinikidi (takkuva*|lopam*|taggi*)|(సరిగా|sariga) ({no-vinapada}|{no-vinipincha}|{no-vinabada})|చెవుడు*|chevudu*
face pain and pressure, sinus: సైనస్*|సైనసైటిస్*|sinus*|sinusitis
itchy eyes: {eye} దురద*|కళ్ళు దురద*|{eye} durada*|kallu (durada*|itching*)
red eye: {eye} (ఎర్ర*|ఎరుపు*|erra*|erupu*|red*)|కళ్ళు (ఎర్రబడి*|ఎర్రగా*|ఎర్రబారి*)|kallu (errabadi*|erraga*|erra*|red*)
conjunctivitis, red sticky eye with discharge: కళ్ళ కలక*|కండ్లకలక*|కళ్ళకలక*|kalla kalaka*|kandlakalaka*|kallakalaka*|pink eye|కళ్ళు (ఊసు*|పుసులు*|పుసి*|అంటుకు*)|కంట్లో (పుసి*|ఊసు*)|kallu (usulu*|pusulu*|pusi*|antuku*)|kantlo (pusi*|pusulu*|usulu*)|eye infection|కండ్ల కలక*|కండ్లకలక*|kandla kalaka*|kalla kalaka*|eye flu
sticky discharge from the eye: పుసులు|పుసి|ఊసు|ఊసులు|పుసులు కట్టి*
watering eye: {eye} (నీరు|నీళ్ళు|niru|nillu|water*) [(కారు*|వస్తు*|karu*|vast*)]|కళ్ళ (నుంచి|వెంట|వెంబడి) (నీరు|నీళ్ళు)|kalla (nunchi|venta|vembadi) (niru|nillu)|kalla nillu*
stye on eyelid: కంటి కురుపు*|కంటిపై కురుపు*|కనురెప్ప* .. (కురుపు*|గడ్డ*|వాపు*)|కంటి రెప్ప* .. (కురుపు*|గడ్డ*|వాపు*)|కంటి మీద కురుపు*|kanti kurupu*|kanureppa* .. (kurupu*|gadda*|vapu*)|kanti reppa* .. (kurupu*|gadda*|vapu*)|stye*
something in the eye: కంట్లో (నలక*|దుమ్ము*|ఏదో|ఇసుక*)|kantlo (nalaka*|dummu*|edo|isuka*)|eye lo (dust*|edo|nalaka*)
blurred vision: (చూపు|దృష్టి|chupu|vision|కళ్ళు|kallu|కంటిచూపు) (మసక*|మందగి*|తగ్గి*|మబ్బు*|మసకగా|masaka*|mandagi*|taggi*|mabbu*|blur*)|మసకగా (కనిపి*|కనపడు*)|masakaga (kanipi*|kanapadu*)|blur*|మసక మసక*|masaka masaka*|కళ్ళు మసకబారు*|kallu masakabar*
double vision: రెండుగా (కనిపి*|కనపడు*)|రెండేసి*|renduga (kanipi*|kanapadu*)|double ga (kanipi*|kanapad*)|double vision|రెండు రెండుగా
eye pain: {eye} {pain}|కళ్ళు (నొప్పి*|నొస్తు*|లాగు*)|కంటి నొప్పి*
toothache: పంటి (నొప్పి*|పోటు*|సలుపు*)|పన్ను (నొప్పి*|పోటు*|నొస్తు*|సలుపు*|లాగు*)|పళ్ళు (నొప్పి*|జివ్వు*|లాగు*)|పంటినొప్పి*|పిప్పి పన్ను*|పిప్పిపన్ను*|panti (noppi*|potu*|salupu*)|pannu (noppi*|potu*|nostu*|salupu*|lagu*|pain*)|pantinoppi*|pallu (noppi*|jivvu*|lagu*|pain*)|pippi pannu*|pippipannu*|tooth (pain*|ache*|noppi*)|toothache*|teeth pain*|dental pain|(పన్ను|పళ్ళు|pannu|pallu|tooth|teeth) .. (పిప్పి*|జివ్వు*|pippi*|jivvu*|sensitive*)|పిప్పి*|pippi
bleeding gums: (చిగుళ్ళు|chigullu) కారు*|chigullu karu*|చిగుళ్ళ* .. {blood}|చిగురు* .. {blood}|chigulla* .. {blood}|chigullu* .. {blood}|chiguru* .. {blood}
swollen gum: చిగుళ్ళు (వాపు*|వాచి*)|చిగురు (వాపు*|వాచి*)|chigullu (vapu*)|chiguru (vapu*)|gums swelling
blisters on the lip: (పెదవి*|పెదాల*|పెదవులు*|pedavi*|pedala*|lips|lip) .. (పొక్కు*|బొబ్బ*|పుండు*|pokku*|bobba*|pundu*)
mouth sores: నోటి (పూత*|పుండు*|పుండ్లు*|పొక్కు*|అల్సర్*)|నోట్లో (పుండు*|పుండ్లు*|పొక్కు*|పూత*)|నోరు (పూసి*|పూత*)|noti (puta*|pundu*|pundlu*|pokku*|ulcer*)|notlo (pundu*|pundlu*|pokku*|puta*|ulcer*)|noru (pusi*|puta*)|mouth (ulcer*|sores*)|{tongue} .. (పుండు*|పుండ్లు*|పొక్కు*|pundu*|pundlu*|pokku*|ulcer*)|(నోరు|నోటి|noru|nolu|nollu) (పూసి*|పూసిం*|pusi*|pusindi)
bad breath: నోటి (దుర్వాసన*|వాసన*|కంపు*)|noti (durvasana*|vasana*|kampu*)|bad breath|mouth smell
loss of taste: రుచి ({no-teliya}|లేదు|పోయి*|{no-teli})|నోరు (చేదు*|రుచి*)|ruchi ({no-teliya}|ledu|poi*|poyi*)|noru (chedu*|ruchi*)
swollen glands in the neck: (మెడ*|గొంతు*|meda*|gontu*|neck) .. (గడ్డ*|గడ్డలు*|బిళ్ళ*|బిళ్ళలు|gadda*|billa*|lump*|gland*|బిళ్ల కట్టి*)|గవదబిళ్ళలు*|gavadabillalu*|gavada billalu*|mumps

// Head, dizziness, tiredness, sleep.
headache: తలనొప్పి*|తల నొప్పి*|తలపోటు*|తల పోటు*|తల (నొస్తు*|నొస్తో*|పీకు*|పట్టేసి*|భారం*|భారంగా|బరువు*|పోటుగా)|తలలో నొప్పి*|talanoppi*|tala noppi*|tala nopi*|talanopi*|talapotu*|tala potu*|tala (nostu*|nosto*|nost*|piku*|pattesi*|baram*|baruvu*|pain*)|talalo noppi*|headache*|head ache*|head pain|head (noppi*|heavy*)|తలకాయ నొప్పి*|తలకాయ|talakaya noppi*|talakai noppi*|నెత్తి నొప్పి*|netti noppi*|నెత్తి నొస్తుంది
mild headache: (కొంచెం|కాస్త|కొద్దిగా|తేలికగా|తేలికపాటి|స్వల్పంగా|koncham|kasta|koddiga|telikaga|lightga|light|svalpanga) (తలనొప్పి*|తల నొప్పి*|talanoppi*|tala noppi*|headache*)
migraine: మైగ్రేన్*|మైగ్రెయిన్*|పార్శ్వ నొప్పి*|పార్శ్వపు నొప్పి*|ఒంటితల*|migraine*|migrain*|parsva noppi*|one side headache|ఒంటి తలనొప్పి*
a headache on one side: తల ఒకవైపు నొప్పి*|తల ఒక (వైపు|పక్క) నొప్పి*|tala (okavaipu|oka vaipu|oka pakka|okapakka) noppi*|(ఒకవైపు|ఒక వైపు|okavaipu|oka vaipu|ఒక పక్క) (తలనొప్పి*|talanoppi*|headache*)
dizzy: తల (తిరుగు*|తిరిగి*|తిప్పు*)|తలతిరుగు*|తలతిప్పు*|కళ్ళు (తిరుగు*|తిరుగుతు*|తిరుగుతో*)|తూలు*|తూలి*|మైకం*|మైకంగా|తల తేలి*|తల తేలు*|tala (tirugu*|tirigi*|tippu*|telut*|{no-teliya})|talatirugu*|kallu (tirugu*|tirugut*|tirigi*)|tulut*|tulinatt*|maikam*|dizzy*|dizziness*|giddy*|giddiness*|గిడ్డీ*|డిజీ*|చక్కర్లు*|chakkar*
no dizzy: (తల|కళ్ళు|tala|kallu) {no-tiraga}
dizzy: (తల|కళ్ళు|tala|kallu) (తిరగడం|తిరగటం|tiragadam|tiragatam)
spinning, vertigo: (గది|ఇల్లు|అంతా|చుట్టూ|gadi|illu|anta|chuttu|room) .. (తిరుగు*|గిర్రున*|తిరుగుతు*|tirugu*|girruna*|spin*|rotat*)|వర్టిగో*|vertigo*|గిర్రున తిరుగు*|girruna tirugu*
tired: అలసట*|అలసటగా|అలసిపో*|నీరసం*|నీరసంగా|నిస్సత్తువ*|నిస్త్రాణ*|ఓపిక (లేదు|లేకుండా|ఉండట్లే*|ఉండడం లేదు|లేక*|రావట్లేదు)|ఓపికలే*|బద్ధకం*|alasata*|alasataga|alasipo*|nirasam*|niras*|nissattuva*|nistrana*|opika (ledu|lekunda|undatle*|undadam ledu|leka*|undatam ledu|ravatledu)|opikale*|badakam*|tired*|tiredness|weakness|ఒళ్ళు (అలసి*|బరువు*)|ollu (alasi*|baruvu*)|fatigue*|low energy|నీరసపడి*
aching all over: (ఒళ్ళు*|ఒంటి*|ఒళ్ళంతా|శరీరమంతా|ollu*|onti*|ollanta|body*|body anta|body antha|ollu anta) (నొప్పులు*|నొప్పి*|నొప్పులుగా|నొస్తు*|noppulu*|noppi*|noppuluga|nostu*|pains|pain*)|ఒళ్ళునొప్పులు*|ఒంటినొప్పులు*|ollunoppulu*|ontinoppulu*|body pains|body pain
joint pain: కీళ్ళ* (నొప్పులు*|నొప్పి*)|కీళ్ళనొప్పులు*|కీలు నొప్పి*|killa* (noppulu*|noppi*)|killanoppulu*|kilu noppi*|kila noppulu*|keella noppulu*|joint (pain*|noppi*|noppulu*)|joints pain*|కీళ్లవాతం*|kilavatam*
poor sleep, cannot sleep: (నిద్ర*|nidra*) (పట్టడం|పట్టటం|pattadam|pattatam|రావడం|ravadam|ravatam) (లేదు|ledu|కష్టం*)|నిద్ర* (పట్టట్లే*|పట్టలే*|రావట్లే*|పోవట్లే*|పోలే*|లేదు|రాదు|రావడంలే*|పట్టదు|పట్టక|పోవడం లేదు|సరిగా లేదు|సరిగా పట్ట*|సరిగ్గా పట్ట*|సరిగా రావ*|వస్తలేదు|కరువై*|ఉండట్లే*|రాలేదు)|nidra* (pattatle*|pattale*|ravatle*|povatle*|pole*|ledu|radu|pattadu|pattaka|povadam ledu|sariga ledu|sariga patt*|sariga rav*|vastaledu|raledu|undatle*|pattut ledu)|నిద్రలేమి*|nidralemi*|insomnia*|sleep (ravatledu|ledu|avvatledu|pattatledu|sariga ledu|sariga ravatledu|problem|sariga undatledu)|నిద్రలేక*|nidraleka*
snoring: గురక*|గురక పెడు*|guraka*|gurak*|snor*
sleepiness by day: పగలు* నిద్ర*|పగటి నిద్ర*|pagalu* nidra*|pagati nidra*
stress and worry: ఒత్తిడిగా (ఉంది|ఉంటోంది)|టెన్షన్ (ఎక్కువ*|పడు*|గా)|మానసిక ఒత్తిడి*|పని ఒత్తిడి*|ottidiga (undi|untondi)|tension (ekkuva*|padu*|ga|lo|aitundi|avutundi)|manasika ottidi*|stress*|pani ottidi*|స్ట్రెస్*
anxiety: ఆందోళన*|ఆందోళనగా|కంగారు*|కంగారుగా|గాభరా*|గాబరా*|భయం భయంగా|ఆదుర్దా*|యాంగ్జైటీ*|andolana*|andolanaga|kangaru*|kangaruga|gabara*|gabra*|bayam bayamga|bayam bayanga|adurda*|anxiety*|panic*|పానిక్*|nervous
low mood, sad: (మనసు|మూడ్|manasu|mood) .. (బాగాలేదు|బాగోలేదు|బాలేదు|బాధ*|దిగులు*|bagaledu|bagoledu|baledu|baga ledu|bada*|digulu*|off*)|దిగులు*|దిగులుగా|విచారం*|విచారంగా|డిప్రెషన్*|డిప్రెస్*|నిరాశ*|బాధగా (ఉంది|అనిపి*|ఉంటోంది)|ఏడుపు వస్తో*|ఏడుపు వస్తు*|ఏడవాలని*|digulu*|diguluga|vicharam*|vicharanga|depress*|nirasa*|badaga (undi|anipi*|untondi)|edupu vast*|edavalani*|sad|feeling low|మనస్తాపం*|దుఃఖం*|(జీవితం|life|jivitam) (బోర్*|విసుగు*|bore*|visugu*)|ఏమీ చేయాలనిపించ*|emi cheyalanipinch*|మనసు లేదు|manasu ledu
loss of interest: (దేని|ఏ పని|దేనిమీద|దేని మీద|deni|e pani|denimida|deni mida) .. (ఆసక్తి*|ఇంట్రెస్ట్*|ఇష్టం*|asakti*|interest*|istam*) (లేదు|ledu|ఉండట్లేదు|undatledu|రావట్లేదు|ravatledu)|ఆసక్తి (లేదు|తగ్గి*)|asakti (ledu|taggi*)|interest (ledu|undatledu)
memory getting worse: మతిమరుపు*|మరుపు*|మర్చిపో*|మరిచిపో*|జ్ఞాపకశక్తి తగ్గి*|matimarupu*|marupu*|marchipo*|marichipo*|gnapakasakti*|memory loss
irritable: చిరాకు*|చిరాకుగా|కోపం*|chiraku*|chirakuga|kopam*|irritat*
tingling: తిమ్మిర్లు ఎక్కు*|తిమ్మిరి ఎక్కి*|timmirlu ekku*
tremor, shaking hands: చేతులు (వణుకు*|వణికి*)|chetulu (vanuku*|vaniki*|vanuk*)|hands shaking

// Stomach and bowels.
belly pain: కడుపునొప్పి*|కడుపు నొప్పి*|కడుపులో నొప్పి*|పొట్టలో నొప్పి*|పొట్ట నొప్పి*|kadupunoppi*|kadupu noppi*|kadupulo noppi*|kadupunopi*|potta noppi*|pottalo noppi*|stomach (pain*|ache*|noppi*)|stomachache|stomach lo (pain*|noppi*)|tummy (pain|ache)|కడుపులో (పట్టేసి*|మెలి*|తిప్పుతో నొప్పి*)|kadupulo (pattesi*|meli*)
upper belly pain: పై కడుపులో నొప్పి*|కడుపు పైభాగంలో నొప్పి*|పొట్ట పై భాగంలో నొప్పి*|pai kadupulo noppi*
lower belly pain: పొత్తికడుపు* నొప్పి*|పొత్తి కడుపు* నొప్పి*|pottikadupu* noppi*|potti kadupu* noppi*|pottikadupulo (noppi*|pain*)|lower abdomen pain
heartburn: (ఛాతి*|గుండె*|ఛాతిలో|గుండెల్లో|గొంతులో|chati*|gunde*|chest*) (మంట*|manta*|burning*)|గుండెమంట*|గుండెల్లో మంట*|ఛాతిమంట*|gundemanta*|gundello manta*|chatimanta*|heart burn*|heartburn*|ఎసిడిటీ*|యాసిడిటీ*|అసిడిటీ*|acidity*|asidity*|పుల్లటి తేన్పు*|పులితేన్పు*|pullati tenpu*|pulitenpu*|acid reflux*|కడుపులో మంట*|కడుపు మంట*|kadupulo manta*|kadupu manta*|pottalo manta*|stomach burning
belching: తేన్పు*|త్రేన్పు*|తేపు*|తేన్పులు*|tenpu*|trenpu*|tepu|tepulu*|tenpulu*|burp*|belch*
bloated belly, gas: గ్యాస్ (సమస్య*|ప్రాబ్లం*|ట్రబుల్*|పట్టి*|ఉంది|ఎక్కువ*|నొప్పి*)|gas (samasya*|problem*|trouble*|patti*|undi|ekkuva*|pain*|form*)|కడుపు (ఉబ్బరం*|ఉబ్బరంగా|ఉబ్బి*|బిగుతు*|నిండుగా|ఉబ్బు*)|కడుపుబ్బరం*|పొట్ట (ఉబ్బరం*|ఉబ్బి*|ఉబ్బు*)|kadupu (ubbaram*|ubbi*|ubbu*|bigutu*|ninduga)|kadupubbaram*|kadupubaram*|potta (ubbaram*|ubbi*|ubbu*)|bloat*|stomach (ubbaram*|bloat*|tight*)|గ్యాస్ట్రిక్*|gastric*
indigestion, upset stomach: అజీర్తి*|అజీర్ణం*|అరగ (లేదు|డం లేదు|ట్లేదు)|అరగడం లేదు|అరగట్లే*|అరుగుదల*|జీర్ణం (కావ*|అవ్వ*)|ajirti*|ajirnam*|aragadam ledu|aragatle*|arugudala*|jirnam (ka*|avv*)|indigestion*|digestion (avvatledu|ledu|problem*|kavatledu)|కడుపు (పాడై*|బాగాలేదు|బాగోలేదు|అప్సెట్*)|kadupu (padai*|padaindi|bagaledu|bagoledu|upset*)|stomach upset*|food poison*|ఫుడ్ పాయిజన్*
nausea: వికారం*|వికారంగా|వాంతి* (వచ్చేలా*|వచ్చేట్టు*|వచ్చినట్*|వస్తున్నట్*|అవుతున్నట్*|అయ్యేలా*|ఫీలింగ్*|అనిపి*)|కడుపులో తిప్పు*|కడుపులో దేవి*|కడుపు తిప్పు*|డోకు*|డోకొస్తు*|vikaram*|vikaranga|vanti* (vachela*|vachettu*|vachinatt*|vastunatt*|vastunnatt*|avutunnatt*|ayyela*|feeling*|anipi*)|kadupulo tippu*|kadupulo devi*|kadupu tippu*|doku*|nausea*|vomiting (sensation*|feeling*|vachela*|vachinatt*|la undi)|omiting sensation*
vomiting: వాంతులు*|వాంతి*|వాంతుల*|వాంతవు*|కక్కు*|కక్కి*|కక్కా*|వామిటింగ్*|వామిట్*|vantulu*|vanti*|vantula*|kakku*|kakki*|kakkadu|vomit*|vomiting*|vomitings|omiting*|vomtings|vantollu|వాంతొచ్చి*
cannot keep fluids down, vomits everything: (ఏం|ఏది|ఏమి|నీళ్ళు|em|edi|emi|nillu|water) .. (తాగినా|తిన్నా|తీసుకున్నా|tagina|tinna|tisukunna|tiskunna) .. (వాంతి*|కక్కు*|కక్కే*|బయటకు|నిలవ*|ఆగట్లే*|vanti*|vantulu*|kakku*|vomit*|bayataki|nilava*|agatle*)|కడుపులో ఏమీ (నిలవ*|ఆగ*)|kadupulo emi (nilava*|aga*)
diarrhoea: విరేచనాలు*|విరేచనం*|విరేచన*|విరోచనాలు*|లూజ్ మోషన్*|లూజు మోషన్*|మోషన్స్*|నీళ్ళ (విరేచన*|మోషన్*)|పారుడు*|భేదులు*|virechanalu*|virechanam*|virechanal*|virochanalu*|loose motion*|lose motion*|loose motions|lusu motion*|motions|motions (avut*|ayi*)|nilla (virechan*|motion*)|parudu*|bedulu*|diarrh*|dairrhea|loose stool*|కడుపు పారు*|ఉష్ణం చేసి*
constipation: మలబద్ధకం*|మలబద్దకం*|malabadakam*|malabaddakam*|malabaddhakam*|constipat*|{stool-passed} .. ({no-rava}|{no-ra}|{no-avva}|{no-ava}|{no-vella}|{no-pova}|రాలేదు|raledu|కావట్లే*|కావడం లేదు|kavatle*|kaavatle*|kavadam ledu|అవ్వలేదు|avvaledu|avaledu|వస్తలేదు|vastaledu)|{stool-passed} (గట్టిగా|టైట్*|హార్డ్*|కష్టం*|ప్రాబ్లం*|gattiga|tight*|hard*|kastam*|kashtam*|problem*)|మలవిసర్జన కష్టం*|మలం గట్టి*|malam gatti*
piles, pain and lump at the anus: మొలలు*|మొలల|molala|మూలశంక*|పైల్స్*|అర్శమొలలు*|మొలల|molala|molalu*|mulasanka*|piles*|pails|hemorrhoid*
worms: నులిపురుగులు*|నట్టలు*|ఏలికపాములు*|కడుపులో పురుగులు*|nulipurugulu*|nattalu*|elikapamulu*|kadupulo purugulu*|worms
loss of appetite: ఆకలి (లేదు|లేకుండా|వేయడం లేదు|వేయట్లే*|అవ్వట్లే*|తగ్గి*|కావట్లే*|మందగి*|లేక|అవడం లేదు)|తినాలనిపించ*|తినబుద్ధి*|అన్నం సయించ*|ఆహారం సయించ*|akali (ledu|lekunda|veyadam ledu|veyatle*|avvatle*|taggi*|kavatle*|mandagi*|avadam ledu|avatle*)|tinalanipinch*|tinabuddi*|annam sayinch*|appetite (ledu|tagg*|loss)|తినాలని లేదు|tinalani ledu
great hunger: ఆకలి (ఎక్కువ*|బాగా|విపరీత*)|akali (ekkuva*|baga|viparit*)
weight loss without trying: బరువు (తగ్గి*|తగ్గు*|తగ్గా*|తగ్గిపో*)|baruvu (taggi*|taggu*|tagga*|taggipo*)|weight (loss*|taggi*|taggu*|tagga*)|చిక్కిపో*|సన్నబడి*|chikkipo*|sannabadi*
weight gain: బరువు (పెరిగి*|పెరుగు*|పెరిగా*)|లావు (అయి*|అవుతు*|అయ్యా*)|లావయ్యా*|baruvu (perigi*|perugu*|periga*)|lavu (ayi*|avut*|ayya*)|weight (gain*|perig*|perug*|ekkuv*)
great thirst: దాహం*|దాహంగా|దప్పిక*|daham*|dahanga|dappika*|thirst*|tirst*
dry mouth: నోరు (ఎండి*|ఎండు*|పొడి*|ఆరి*)|నోరెండి*|noru (endi*|endu*|podi*|ari*|dry*)|norendi*
yellow skin or eyes: (కళ్ళు*|కన్ను*|ఒళ్ళు*|చర్మం*|ముఖం*|kallu*|kannu*|ollu*|eyes|body|skin) (పసుపు*|పచ్చగా|పచ్చబడి*|పచ్చ*|pasupu*|pachaga|pachabadi*|yellow*)
blood pressure reading: బీపీ చెక్*
burning feet: (కాళ్ళు|పాదాలు|అరికాళ్ళు|పాదం|kaallu|padalu|arikallu|feet|legs) .. (మంట*|మంటలు|manta*|mantalu|burning*)
painful urination: మూత్రం* .. (మంట*|నొప్పి*)|మూత్రంలో (మంట*|నొప్పి*)|మూత్రవిసర్జన* .. (మంట*|నొప్పి*)|యూరిన్* .. (మంట*|నొప్పి*|బర్నింగ్*)|ఒంటికి .. మంట*|mutram* .. (manta*|noppi*|burning*|pain*)|mutramlo (manta*|noppi*)|mutravisarjana* .. (manta*|noppi*)|urine* .. (manta*|noppi*|burn*|pain*)|urine lo (manta*|noppi*|burn*)|ontiki .. manta*|pee .. (manta*|burn*|pain*)|మూత్రమంట*|uchcha .. manta*|ఉచ్చ .. మంట*
passing urine often: (మాటిమాటికీ|మాటిమాటికి|పదేపదే|తరచుగా|ఎక్కువసార్లు|ఎక్కువ సార్లు|గంటగంటకి|matimatiki|padepade|tarachuga|ekkuvasarlu|ekkuva sarlu|frequent*|gantagantaki) .. (మూత్రం*|మూత్రానికి|యూరిన్*|ఒంటికి|బాత్రూం*|mutram*|mutraniki|urine*|ontiki|bathroom*|toilet)|(మూత్రం*|యూరిన్*|mutram*|urine*) .. (మాటిమాటికీ|మాటిమాటికి|పదేపదే|తరచుగా|ఎక్కువసార్లు|ఎక్కువ సార్లు|ఎక్కువగా|matimatiki|padepade|tarachuga|ekkuvasarlu|ekkuva sarlu|frequent*|ekkuvaga|ekkuva)|అతిమూత్రం*|atimutram*|frequent urination
up at night to urinate: రాత్రి* .. (మూత్రం*|మూత్రానికి|యూరిన్*|బాత్రూం*) .. ({no-leva}|లేస్తు*|వెళ్*)|ratri* .. (mutram*|mutraniki|urine*|bathroom*) .. ({no-leva}|lest*|vel*)
blood in the urine: (మూత్రం*|యూరిన్*|mutram*|urine*|ఉచ్చ*) .. {blood}|రక్త మూత్రం*|(ఎర్రగా|ఎర్రటి|erraga|errati|red) (మూత్రం*|mutram*|urine*)|(మూత్రం*|mutram*|urine*) (ఎర్రగా|erraga|red*)
dark urine: (మూత్రం*|యూరిన్*|mutram*|urine*) .. (పసుపు*|ముదురు*|pasupu*|muduru*|yellow*|dark*)
urine leaks: (దగ్గితే|తుమ్మితే|నవ్వితే|daggite|tummite|navvite|దగ్గినా|dagginaa) .. (మూత్రం*|యూరిన్*|mutram*|urine*)|మూత్రం (కారి*|లీక్*|జారి*)|urine (leak*|kari*|lik*)
wetting the bed at night: పక్క తడు*|పక్క తడిపే*|పక్కలో .. (మూత్రం*|ఉచ్చ*)|పక్క తడప*|pakka tadu*|pakka tadip*|bed wet*|pakkalo .. (mutram*|ucha*|urine*)

// Skin.
itching all over: (ఒళ్ళంతా|శరీరమంతా|ollanta|body anta|body antha) (దురద*|durada*|itch*)
acne, pimples on the face: మొటిమ*|మొటిమలు*|motima*|motimalu*|pimple*|pimpul*|acne*|పింపుల్స్*
ringworm: తామర*|గజ్జి తామర|tamara*|ringworm*|ring worm*
scabies, itching between the fingers at night: గజ్జి*|గజ్జిపురుగు*|gajji*|scabies*
eczema, itchy dry skin: ఎగ్జిమా*|ఎక్జిమా*|eczema*|eksima*
psoriasis: సోరియాసిస్*|psoriasis*|soriasis*
boil: సెగగడ్డ*|సెగ గడ్డ*|కురుపు*|కురుపులు*|వేడి గడ్డ*|వేడిగడ్డ*|segagadda*|sega gadda*|seggadda*|kurupu*|kurupulu*|vedi gadda*|vedigadda*|boil|boils|heat boil*
dandruff: చుండ్రు*|chundru*|dandruff*
hair loss: జుట్టు* .. (రాలి*|రాలు*|ఊడి*|ఊడు*|రాలిపో*|పోతో*)|జుట్టురాలడం*|juttu* .. (rali*|ralu*|udi*|udu*|ralipo*|poto*|rald*)|hair (fall*|loss*|ralu*|ralipo*|udipo*)|వెంట్రుకలు (రాలు*|ఊడు*)|ventrukalu (ralu*|udu*)
lice: పేలు (పడ్డాయి|ఎక్కువ*|ఉన్నాయి)|pelu (paddai|ekkuva*|unnai)|lice|తలలో పేలు|talalo pelu
warts: పులిపిరి*|పులిపిర్లు*|ఉలిపిరి*|pulipiri*|pulipirlu*|ulipiri*|wart*
athlete's foot, itching between the toes: కాలి వేళ్ళ మధ్య* (దురద*|పుండు*|పాచి*|ఒరిసి*|చెడి*)|పాచిన కాళ్ళు*|kali vella madya* (durada*|pundu*|itch*|pachi*|orisi*|chedi*)|kalivella madya* (durada*|itch*)|legs vella madya* (durada*|itch*)|fingers madya* (durada*|itch*)
prickly heat: చెమటకాయ*|చెమట కాయలు*|చెమట పొక్కులు*|chematakaya*|chemata kayalu*|chemata pokkulu*|heat rash
shingles, painful blisters in a strip on one side: సర్పి*|అక్కి*|sarpi*|akki*|shingles*|herpes zoster
chickenpox: ఆటలమ్మ*|అమ్మవారు పోసి*|అమ్మోరు*|చికెన్ పాక్స్*|atalamma*|aatalamma*|ammavaru posi*|ammoru*|chicken pox*|chickenpox*
measles: తట్టు*|పొంగు*|measles*|తట్టు పోసి*
changing mole: పుట్టుమచ్చ* .. (మారి*|మారు*|పెరుగు*|పెరిగి*|రక్తం*)|puttumacha* .. (mari*|maru*|perugu*|perigi*|raktam*|change*)
white patches on skin: తెల్ల మచ్చలు*|తెల్లమచ్చలు*|బొల్లి*|tella machalu*|tellamachalu*|bolli*|vitiligo*
cracked heels: మడమల పగుళ్ళు*|కాళ్ళ పగుళ్ళు*|madamala pagullu*|kalla pagullu*|cracked heels
cut: చిన్న (కోత*|గాయం*|గాటు*)|chinna (kota*|gayam*|gatu*|cut*)
infected wound: (గాయం*|పుండు*|దెబ్బ*|gayam*|pundu*|debba*|wound*) .. (చీము*|ఇన్ఫెక్షన్*|వాచి*|ఎర్ర*|chimu*|infection*|erra*|pus*)
wound that does not heal: (గాయం*|పుండు*|gayam*|pundu*|wound*) (మానడం లేదు|మానట్లే*|మానలే*|తగ్గట్లే*|manadam ledu|manatle*|manale*|taggatle*)
nappy rash: డైపర్ (ర్యాష్*|దద్దుర్లు*|రాషెస్*)|diaper (rash*|rashes|daddurlu*)|diaper vadda daddurlu
allergy: ఎలర్జీ*|అలర్జీ*|అలెర్జీ*|alerji*|alarji*|allerg*
hay fever, sneezing and itchy eyes: దుమ్ము (ఎలర్జీ*|అలర్జీ*|పడట్లే*|పడదు)|dummu (alerji*|allergy*|padatle*|padadu)|dust allergy*|డస్ట్ ఎలర్జీ*

// Muscles, bones, injuries.
back pain: నడుము* (నొప్పి*|పట్టేసి*|లాగు*|noppi*)|నడుంనొప్పి*|నడుమునొప్పి*|నడుం (నొప్పి*|పట్టేసి*)|వెన్ను* నొప్పి*|వెన్నునొప్పి*|వీపు* నొప్పి*|nadumu* (noppi*|pattesi*|lagu*|pain*)|nadum* (noppi*|pattesi*)|nadumnoppi*|nadumunoppi*|vennu* noppi*|vennunoppi*|vipu* noppi*|back (pain*|noppi*|ache)|backache*|backpain
pain shooting down the leg, sciatica: సయాటికా*|సయాటిక*|sciatica*|sayatika*|నడుము నుంచి కాలి* .. (లాగు*|నొప్పి*|పాకు*|జివ్వు*)|nadumu nunchi kali* .. (lagu*|noppi*|paku*|jivvu*|pain*)
neck pain: మెడ* (నొప్పి*|నొస్తు*|లాగు*)|మెడనొప్పి*|మెడ నరాలు*|meda* (noppi*|nostu*|lagu*|pain*)|medanoppi*|neck (pain*|noppi*)
shoulder pain: భుజం* (నొప్పి*|నొస్తు*)|భుజాల నొప్పి*|bujam* (noppi*|nostu*|pain*)|bujala noppi*|shoulder (pain*|noppi*)|రెక్క నొప్పి*|జబ్బ నొప్పి*
knee pain: మోకాలి* (నొప్పి*|నొప్పులు*)|మోకాలు* (నొప్పి*|నొప్పులు*|నొస్తు*)|మోకాళ్ళ* (నొప్పి*|నొప్పులు*)|మోకాలినొప్పి*|మోకాళ్ళనొప్పులు*|mokali* (noppi*|noppulu*|pain*)|mokalu* (noppi*|noppulu*|pain*|nostu*)|mokalla* (noppi*|noppulu*|pain*)|mokalinoppi*|mokallanoppulu*|knee (pain*|noppi*|noppulu*)
leg pain: కాలు (నొప్పి*|లాగు*|పీకు*)|కాళ్ళు (నొప్పి*|నొప్పులు*|లాగు*|పీకు*)|కాలి నొప్పి*|కాళ్ళ నొప్పులు*|kalu (noppi*|lagu*|piku*|pain*)|kaallu (noppi*|noppulu*|lagu*|piku*)|kali noppi*|kaalla noppulu*|leg (pain*|noppi*)|legs (pain*|noppi*|noppulu*)
heel pain: మడమ* (నొప్పి*|నొప్పులు*)|madama* (noppi*|pain*)|heel (pain*|noppi*)
leg cramps: (కాలి*|పిక్క*|పిక్కలు*|కాళ్ళు|kali*|pikka*|pikkalu*|legs|leg) .. (పట్టేసి*|పట్టేస్తు*|పట్టుకు*|తిమ్మిరెక్కి*|క్రాంప్స్*|pattesi*|pattest*|pattuku*|cramp*)|పిక్కలు పట్టే*|pikkalu patt*|muscle (catch*|cramp*)
ankle injury, twisted ankle: (చీలమండ*|మడమ*|కాలు*|కాలి*|పాదం*|chilamanda*|madama*|kalu*|kali*|padam*|ankle*|leg) .. (బెణికి*|బెణికిం*|బెణుకు*|మడత*|మెలిక*|బెణక*|beniki*|beniku*|benik*|benuku*|madata*|melika*|twist*|sprain*)
wrist pain: మణికట్టు* నొప్పి*|manikattu* (noppi*|pain*)
elbow pain: మోచేయి* నొప్పి*|మోచేతి* నొప్పి*|mocheyi* (noppi*|pain*)|mocheti* (noppi*|pain*)|tennis elbow
hip pain: తుంటి* నొప్పి*|tunti* (noppi*|pain*)
chest hurts when pressed: (ఛాతి*|chati*|chest*) (నొక్కితే|ముట్టుకుంటే|nokkite|muttukunte|press*) నొప్పి*|nokkite (chati*|chest*) (noppi*|pain*)
stiff in the morning: (పొద్దున్న*|ఉదయం*|poddunna*|udayam*|morning) .. (కీళ్ళు*|వేళ్ళు*|killu*|vellu*|joints) .. (బిగుసు*|పట్టే*|bigusu*|patte*|stiff*)
varicose veins: వేరికోస్*|కాళ్ళలో నరాలు (ఉబ్బి*|బయటకి*)|varicose*|kaallalo naralu ubbi*
gout, painful big toe: గౌట్*|యూరిక్ యాసిడ్*|gout*|uric acid*

// Women, men, children.
period pain: (పీరియడ్స్*|నెలసరి*|బహిష్టు*|ముట్టు*|డేట్|మెన్సస్*|periods*|period*|nelasari*|bahistu*|muttu*|menses*|date) .. (నొప్పి*|కడుపునొప్పి*|నొప్పులు*|noppi*|kadupunoppi*|pain*|cramp*|noppulu*)|నెలసరి నొప్పి*|నెలసరినొప్పి*
heavy periods: (పీరియడ్స్*|నెలసరి*|బహిష్టు*|ముట్టు*|periods*|period*|nelasari*|bahistu*|menses*) .. (ఎక్కువ*|అధిక*|చాలా రక్తం*|ekkuva*|adika*|heavy*|overbleeding|ekkuva bleeding)|ఓవర్ బ్లీడింగ్*|over bleeding*
missed period: (పీరియడ్స్*|నెలసరి*|బహిష్టు*|ముట్టు*|డేట్|periods*|period*|nelasari*|bahistu*|menses*|date) .. (రాలేదు|రావట్లే*|మిస్*|తప్పి*|ఆగి*|ఆలస్యం*|రావడం లేదు|raledu|rale|ravatle*|miss*|tappi*|agi*|late*|delay*|ravadam ledu|alasyam*|kaledu|avvaledu)|నెల తప్పి*|నెలతప్పి*|nela tappi*|nelatappi*
irregular periods: (పీరియడ్స్*|నెలసరి*|periods*|period*|nelasari*) .. (సక్రమంగా|క్రమం*|సరిగా|రెగ్యులర్*|ఇర్రెగ్యులర్*|sakramanga|kramam*|sariga|regular*|irregular*)
period: పీరియడ్స్*|పీరియడ్*|నెలసరి*|బహిష్టు*|ముట్టు|మెన్సస్*|periods*|period*|nelasari*|bahistu*|muttu|menses*
thick white vaginal discharge: తెల్లబట్ట*|తెల్ల బట్ట*|వైట్ డిశ్చార్జ్*|తెలుపు అవు*|tellabatta*|tella batta*|white discharge*|telupu avut*|leucorrhea
vaginal itching: (యోని*|మర్మాంగ*|అక్కడ|కింద|yoni*|marmang*|private part*|vagina*) .. (దురద*|durada*|itch*)
morning sickness in pregnancy: వేవిళ్ళు*|vevillu*|vevilla*|morning sickness
hot flushes: ఒళ్ళు (వేడెక్కి*|ఆవిర్లు*)|ఆవిర్లు*|ఒంటి ఆవిర్లు*|avirlu*|hot flush*|hot flash*
menopause: ముట్లుడిగి*|బహిష్టు ఆగి*|మెనోపాజ్*|mutludigi*|menopause*
breast lump: (రొమ్ము*|స్తనం*|స్తనాల్లో|rommu*|stanam*|breast*) .. (గడ్డ*|కణితి*|gadda*|lump*|kaniti*)
breastfeeding: పాలిస్తు*|పాలు ఇస్తు*|తల్లిపాలు*|palistu*|palu ist*|tallipalu*|breast feed*|breastfeed*|feeding mother
erection trouble: అంగస్తంభన*|స్తంభన (లేదు|సమస్య*)|angastambana*|angastambhana*|erection (ledu|problem*|avvatledu|ravatledu)
teeth coming through: పళ్ళు (వస్తు*|వస్తున్నాయి|మొలుస్తు*)|పాలపళ్ళు*|pallu (vastu*|vastunnai|molust*)|teething*
evening crying, colic baby: కాలిక్*|సాయంత్రం .. ఏడు*|colic*|sayantram .. edu*|edupu sayantram*
crying: ఏడుస్తు*|ఏడుస్తో*|ఏడుపు*|ఏడుస్తున్న*|edust*|edupu*|edustun*

// Questions about medicines and the rest.
-: వేసుకోవచ్చు|vesukovachu|veskovachu|రోజుకి|రోజుకు|rojuki|rojuku|వేసుకోవచ్చా|వేసుకోవాలా|వేసుకొవచ్చా|తీసుకోవచ్చా|vesukovacha|veskovacha|tisukovacha|tiskovacha
what dose: ఎంత (డోస్*|మోతాదు*|వేయాలి|ఇవ్వాలి)|enta (dose*|motadu*|veyali|ivvali)
side effects: సైడ్ ఎఫెక్ట్*|దుష్ప్రభావ*|side effect*|duspraba*
contact with somebody who has the same: ఇంట్లో అందరికీ*|intlo andariki*
hallucinations: లేనివి కనిపి*|లేనివి కనబడు*|లేనివి కనప*|ఎవరో ఉన్నట్టు కనిపి*|లేనివి వినిపి*|lenivi kanip*|lenivi kanabad*|leni vi kanip*|భ్రమ*|brama*|hallucinat*
burn from the sun: ఎండకి (కమిలి*|కందిపో*)|endaki (kamili*|kandipo*)|sunburn*|sun tan
sunlight: ఎండ*|enda|endalo|endaki|sun
dust: దుమ్ము*|dummu*|dust
hungry: ఆకలి*|akali*
bitter taste: చేదు*|chedu*
gas: గ్యాస్ వల్ల .. (ఛాతి*|గుండె*|చెస్ట్*) .. (పట్టేసి*|నొప్పి*)|గ్యాస్*|gas
hot food: కారం*|karam*|spicy
travelled abroad: విదేశాల*|దుబాయ్*|అమెరికా నుంచి|videsal*|dubai*
stopped drinking alcohol: (మందు|తాగుడు|మద్యం|mandu|tagudu|madyam) .. (ఆపేసి*|ఆపేశా*|ఆపి|మానేసి*|మానేశా*|apesi*|aapesi*|apesa*|manesa*)|(మందు|తాగుడు|మద్యం|mandu|tagudu|madyam|drinking) మానేసి*|(mandu|tagudu|drinking) manesi*
injury: గాయం*|దెబ్బ*|gayam*|debba*
`
