/** How Telugu denies, doubts, asks, counts time and speaks of people: the words that carry grammar, and those that carry nothing. */
export const teluguGrammar = `
// Denials: behind what they deny, or within the verb.
not getting better: (తగ్గ*|tagga*|taga*) (లేదు|ledu|లేవు|levu|le|ledhu)|తగ్గట్లే*|తగ్గలే*|తగ్గుతలే*|తగ్గడంలే*|taggatle*|taggale*|taggutale*|taggadamle*|తగ్గకుండా|taggakunda|పోవడం లేదు|పోవట్లేదు|povadam ledu|povatledu|povatle|కంట్రోల్ (అవ్వట్లేదు|కావట్లేదు|అవ్వడం లేదు)|control (avvatledu|avatledu|kavatledu|avvadam ledu|kaavatledu)|cure avvatledu|నయం (కాలేదు|కావడం లేదు|అవ్వట్లేదు)|nayam (kaledu|kaavatledu|avvatledu)
not stop: (ఆగడం|ఆగటం|agadam|aagadam|agatam) (లేదు|ledu)|ఆగట్లే*|ఆగలే*|ఆగడంలే*|ఆగుతలే*|agatle*|aagatle*|aagale*|agale*|aagutale*|ఆగకుండా|ఆగక|agakunda|aagakunda|stop (avvatledu|avatledu|kaavatledu|kavatledu|avvadam ledu|avvatle|kaledu|avvaledu)|స్టాప్ (అవ్వట్లేదు|కావట్లేదు|అవ్వడం లేదు)|నిలవడం లేదు|nilavadam ledu
not help: (పని|pani|work) (చేయడం|చెయ్యడం|చేయటం|cheyadam|cheyatam) (లేదు|ledu)|(పని|pani|work) (చేయట్లే*|చెయ్యట్లే*|చేయలే*|cheyatle*|cheyale*|avvatledu|avatledu)|ఉపయోగం లేదు|ఫలితం లేదు|upayogam ledu|phalitam ledu|use ledu|effect ledu|(relief|రిలీఫ్) (ledu|లేదు|raledu|రాలేదు)
not better: (better|బెటర్) (avvaledu|avvatledu|kaledu|ledu|అవ్వలేదు|లేదు)|మెరుగు (పడలేదు|పడట్లేదు)|merugu padaledu
not know: తెలియ*|తెలీ*|తెలవ*|teliya*|teli|telida|teliid*|telvad*|telav*|telidu|telusta ledu
never had this before: (ఇంతకుముందు|ఇంతకు ముందు|ముందెప్పుడూ|మునుపెన్నడూ|inthaku mundu|intaku mundu|mundu|mundeppudu|మునుపు|ముందు) (ఎప్పుడూ|ఎప్పుడు|eppudu|ఎన్నడూ|ennadu) (లేదు|రాలేదు|ledu|raledu|జరగలేదు|jaragaledu|లేవు|levu)|(ఇంతకుముందు|ఇంతకు ముందు|inthaku mundu|intaku mundu) (లేదు|రాలేదు|ledu|raledu)|ఎప్పుడూ ఇలా (జరగలేదు|రాలేదు|లేదు)|eppudu ila (jaragaledu|raledu|ledu)|ఎప్పుడూ రాలేదు|eppudu raledu
-: ఎన్నడూ|ennadu|ఏనాడూ|asaleppudu|ఎప్పటికీ
none of: (ఏమీ|ఏవీ|ఏమి|ఎలాంటి|ఏం|emi|emee|yemi|evi|em|elanti|asalu) (లేవు|లేదు|లేదండి|ledu|levu|leev|le|lev|lavu|levvu)|లేవు|levu|lev|levvu|లేవండి|levandi|లెవ్వు
no: రాదు|radu|రావు|లేదు|లేదండి|లేదండీ|లేదమ్మా|లేదు సార్|ledu|ledandi|ledhandi|leedu|lede|ledh|లే|led|లేనే లేదు|lene ledu|కాదు|kaadu|kadu|కాదండి|kadandi|రాలేదు|రాలే|raledu|raale|rale|raaledu|(రావడం|రావటం|ravadam|ravatam) (లేదు|ledu)|రావట్లే*|రావడంలే*|ravatle*|raavatle*|వస్తలేదు|vastaledu|vastale|(ఉండడం|ఉండటం|undadam|undatam) (లేదు|ledu)|ఉండదు|undadu|ఉండవు|undavu|కాలేదు|కావడం లేదు|కావట్లేదు|kaledu|kaaledu|kaavatledu|kavatledu|kaavadam ledu|అవ్వలేదు|అవ్వట్లేదు|avvaledu|avvatledu|avvatle|avatledu|avaledu|avale|అవ్వడం లేదు|avvadam ledu|avadam ledu|జరగలేదు|jaragaledu|కనిపించలేదు|kanipinchaledu|kanipinchadam ledu|అనిపించడం లేదు|అనిపించట్లేదు|anipinchadam ledu|anipinchatledu|anipinchale*|నో|no
without: లేకుండా|లేకుండానే|లేని|లేనిది|lekunda|lekundane|leni|lenidi|రాకుండా|rakunda|raakunda|అవ్వకుండా|avvakunda|without|లేక|leka
except: తప్ప|tappa|తప్పితే|tappite|except
not: not|dont|వద్దు|vaddu
cannot: cannot|cant|can not|వీలు కావడం లేదు|veelu kavatledu|వీల్లేదు
no pain: (నొప్పి*|నొప్పులు|noppi*|noppulu|pain|bada|బాధ) (లేదు|లేకుండా|లేదండి|ledu|lekunda|లేని|leni|రావట్లేదు|ravatledu|ravadam ledu|రావడం లేదు|ledandi|em ledu|ఏం లేదు|ఏమీ లేదు|emi ledu|levu|లేవు|కాదు|kadu)|నొప్పిలేకుండా|నొప్పిలేని|noppileni
still: ఇంకా|inka|ఇంకానూ|ఇప్పటికీ|ippatiki|still|ఇంక
only: మాత్రమే|మాత్రం|matrame|matram|only|ఒక్కటే|okkate|ఓన్లీ
again: మళ్ళీ|మళ్లీ|మల్లీ|malli|mali|marala|మరల|తిరిగి|again|మల్ల|malla
maybe: బహుశా|bahusha|bahusa|maybe|ఏమో|emo|yemo|అనుమానం*|anumanam*|anumaanam*|doubt ga|డౌట్|doubt
might be: కావచ్చు*|కావొచ్చు*|ఉండొచ్చు|ఉండవచ్చు|అయి ఉండొచ్చు|kavachu|kavochu|kaavachu|undochu|undachu|undavachu|ayi undochu|ayundochu|ఏమో అని|ఏమోనని|emo ani|emonani|అయ్యుంటుందా|ayyuntunda|ayi untunda|అవుతుందేమో|avutundemo|వస్తుందేమో|vastundemo|వచ్చిందేమో|vachindemo|ఉందేమో|undemo|అని (అనుమానం|భయం|డౌట్|భయంగా|టెన్షన్|anumanam|bhayam|doubt|bayamga|bhayanga|tension) (ఉంది|వేస్తోంది|గా ఉంది|undi|vestondi|vestundi|ga undi)|అని (భయపడుతున్నా*|భయంగా ఉంది|భయమేస్తోంది)|ani (bhayapadutunna*|bayapadutunna*|bhayamga undi|bayanga undi|bayamestondi|bhayam vestundi|bhayanga undi)
what is: అంటే (ఏమిటి|ఏంటి|ఏంటో|ఏమి|enti|emiti|emi)|ante (enti|emiti|emi|entandi|ento)|గురించి (చెప్పండి|తెలుసుకోవాలి|వివరించండి|చెప్పు)|gurinchi (cheppandi|telusukovali|cheppu|chepandi|vivarinchandi)
symptoms of: (లక్షణాలు|లక్షణాలేంటి|lakshanalu|symptoms) (ఏమిటి|ఏంటి|ఏవి|enti|emiti|evi|ela untayi)|లక్షణాలేమిటి
how to prevent: రాకుండా (ఏం|ఎలా|ఉండాలంటే|ఉండడానికి|జాగ్రత్త*) (చేయాలి|చెయ్యాలి|చేయాలి|ఏం చేయాలి|ఆపాలి)|rakunda (em|ela|undalante|undadaniki) (cheyali|cheyyali|em cheyali|aapali)|రాకుండా ఉండాలంటే|rakunda undalante
if somebody has: వస్తే (ఏం|ఏమి|ఎలా) (చేయాలి|చెయ్యాలి|అవుతుంది)|vaste (em|emi|ela|yem) (cheyali|cheyyali|avutundi|cheyyalo)|ఎవరికైనా|evarikaina|ఎవరైనా .. (ఏం|ఎలా) చేయాలి
in the film: సినిమాలో|సీరియల్లో|సీరియల్‌లో|cinemalo|sinimalo|movielo|(సినిమా|సీరియల్|మూవీ|cinema|movie|serial|నాటకం|వెబ్ సిరీస్|web series) (లో|lo)|(నవల*|కథ*|పుస్తకం*|novel|katha|pustakam) (లో|lo)|నవలలో|కథలో|పుస్తకంలో|kathalo|navalalo
in the news: వార్తల్లో|న్యూస్ లో|న్యూస్‌లో|vartallo|news lo|పేపర్లో|పేపర్ లో|paper lo
in a dream: కలలో|kalalo|కల వచ్చింది|kala vachindi
# years ago: # (ఏళ్ల|ఏళ్ళ|సంవత్సరాల|years|ella|yella|samvatsarala) (క్రితం|కింద|కిందట|ముందు|kritam|kinda|krindata|mundu|back)
in the past: గతంలో|gatamlo|గతం లో|ఒకప్పుడు|okappudu|పూర్వం|(ఇంతకుముందు|ఇంతకు ముందు|inthaku mundu|intaku mundu|inthakumundu) (వచ్చింది|ఉండేది|వచ్చేది|vachindi|undedi|vachedi|ayindi|అయింది)|(చాలా|chala|కొన్ని|konni) (ఏళ్ల|ఏళ్ళ|సంవత్సరాల|years|ella|yella|samvatsarala) (క్రితం|కింద|kritam|kinda|krindata|mundu|back)
as a child: చిన్నప్పుడు|చిన్నతనంలో|చిన్నగా ఉన్నప్పుడు|chinnappudu|chinnapudu|chinnatanamlo|chinnaga unnappudu|childhood lo|చిన్నప్పట్నుంచి
last year: (పోయిన|గత|కిందటి|poina|poyina|gata|kindati|last) (సంవత్సరం|ఏడాది|ఏడు|సంవత్సరంలో|samvatsaram|edadi|year|samvatsaramlo|yedadi)
family history of: మా వంశంలో|వంశపారంపర్యంగా|vamsaparamparyam*|మా ఫ్యామిలీలో|మా కుటుంబంలో|maa family lo|ma family lo|ma familylo|ma kutumbamlo|hereditary
is gone: తగ్గిపోయింది|తగ్గిపోయాయి|తగ్గింది|తగ్గాయి|taggipoindi|taggipoyindi|taggindi|taggai|taggipoyayi|ఆగిపోయింది|ఆగింది|agipoindi|aagipoyindi|aagipoindi|aagindi|నయమైంది|నయం అయింది|nayamaindi|cure aindi|cure ayindi|మానిపోయింది|manipoindi|clear ayindi|ippudu (ledu|lev)|ఇప్పుడు లేదు
better: మెరుగు*|బెటర్|better|మెరుగ్గా|merugu*|పర్లేదు|parledu|paravaledu|పర్వాలేదు
fine: బాగానే|బాగుంది|బాగున్న*|bagane|bagundi|bagunna*|baagane|నార్మల్*|normal*|మామూలుగా|mamuluga|కులాసా|హుషారుగా|husharuga|active ga|యాక్టివ్‌గా

// What the engine need not know.
-: అండి|అండీ|గారు|గారూ|గారి|గారికి|సార్|సర్|మేడం|మేడమ్|డాక్టర్*|డాక్టరు*|డాక్టరుగారు|వైద్యుడు*|వైద్యులు|దయచేసి|ప్లీజ్|నమస్తే|నమస్కారం|హలో|ధన్యవాదాలు|థాంక్స్|సహాయం|హెల్ప్|చెప్పండి|చెప్పు|చెప్పగలరు|చెప్పరా|సలహా|ఇవ్వండి|ఇవ్వగలరా|కొంచెం|కొంచం|కాస్త|కొద్దిగా|బాగా|అసలు|నిజంగా|కూడా|కుడా|అంతా|అంత|ఇంత|ఎంత|అలా|ఇలా|ఎలా|ఏం|ఏమి|ఏమిటి|ఏంటి|ఎందుకు|ఎందుకో|ఎక్కడ|ఎవరు|ఎవరో|ఏదో|ఏదైనా|ఏ|ఆ|ఈ|అది|ఇది|అవి|ఇవి|దాని|దీని|వాటి|దానికి|దీనికి|దాంతో|అందులో|ఇందులో|అక్కడ|ఇక్కడ|అప్పుడు|ఇప్పుడు|ఇప్పుడే|అప్పటి|ఇప్పటి|ఇవాళ|ఈరోజు|నేడు
-: andi|andee|garu|gaaru|gari|gariki|sir|saar|madam|medam|doctor*|docter*|dr|daktar*|vaidyudu|dayachesi|please|pls|plz|plss|namaste|namaskaram|hi|hello|helo|thanks|thank you|dhanyavadalu|sahayam|help|cheppandi|chepandi|cheppu|cheppagalara|salaha|ivvandi|koncham|konchem|kastha|kasta|kaasta|koddiga|kodiga|baga|asalu|asal|nijanga|kuda|kooda|antha|anta|intha|inta|enta|yenta|ala|ila|ela|yela|em|emi|yemi|emiti|enti|yenti|entandi|enduku|enduko|ekkada|evaru|evaro|edo|yedo|edaina|edi|e|aa|a|ee|i|adi|idi|avi|ivi|dani|deeni|vati|daniki|deeniki|danito|andulo|indulo|akkada|ikkada|appudu|ippudu|ippude|appati|ippati|ivala|eroju|eeroju|nedu
-: మీ|మీరు|మీకు|నీ|నీకు|నువ్వు|వాళ్ళు|వాళ్లు|వాళ్ల|వారు|వారి|వారికి|వాళ్లకి|మనం|మన|మేము|మాకు|మమ్మల్ని|తన|తనకి|తనకు|తను|తాను|అన్ని|అన్నీ|అందరూ|ఏ విధంగా|విధంగా|రకంగా|రకం|లాగా|లాగ|లా|వలె|గా|కి|కు|లో|తో|పై|పైన|మీద|మీదకి|కింద|క్రింద|దగ్గర|వద్ద|కోసం|గురించి|ద్వారా|వరకు|దాకా|బయట|లోపల|లోపలి|లోపలికి|ముందుకి|వెనక|వెనుక|పక్క|పక్కన|చుట్టూ|మధ్య|మధ్యలో|నుండి|నుంచి|వైపు|చోట|చోట్ల|వెంట|వెంటనే|తొందరగా|త్వరగా|అర్జెంట్*|అర్జెంటు*
-: mee|me|meru|miru|meeru|meeku|miku|nee|neeku|nuvvu|vallu|valla|vaallu|vaalla|varu|vari|variki|vallaki|manam|mana|memu|maaku|maku|tana|tanaki|tanaku|tanu|anni|annee|andaru|vidanga|rakanga|rakam|laga|laaga|la|laa|ga|gaa|ki|ku|lo|loo|loni|to|tho|thoo|pai|paina|meeda|mida|midaki|kinda|krinda|daggara|dagara|daggira|vadda|kosam|gurinchi|dwara|varaku|daka|bayata|baita|lopala|lopaliki|loopala|munduki|venaka|venuka|pakka|pakkana|chuttu|madya|madyalo|nunchi|nundi|ninchi|nunde|nuchi|vaipu|vypu|chota|chotla|venta|ventane|tondaraga|twaraga|urgent*|arjent*
-: అని|అనీ|అంటే|అంటున్నా*|అంటోంది|అంటున్నాడు|అన్నాడు|అన్నది|అన్నారు|చెప్పారు|చెప్పాడు|చెప్పింది|చెబుతున్నా*|చెప్తున్నా*|అనుకుంటున్నా*|అనుకున్నా*|అనుకుంటా|అడుగుతున్నా*|అడిగాను|చూడండి|చూస్తే|చూసాను|చూశాను|చూపించ*|చూపిస్తే|చేయాలి|చెయ్యాలి|చేయవచ్చా|చేయొచ్చా|చేయమంటారా|చేస్తే|చేసాను|చేశాను|చేసుకున్నా*|చేసిన|చేసి|చేసింది|చేశాడు|కావాలి|కావాలా|కావాల్సి|వెళ్ళాలా|వెళ్లాలా|వెళ్ళాలి|వెళ్లాలి|వెళ్ళాను|వెళ్లాను|వెళ్లి|వెళ్ళి|వెళ్తున్నా*|వెళ్ళాడు|పెట్టి|పెట్టుకున్నా*|ఇచ్చి|ఇచ్చారు|ఇచ్చాను|ఇస్తున్నా*|ఇవ్వాలా|ఇవ్వొచ్చా|ఇవ్వచ్చా|పర్లేదా|మంచిదా|మంచిది|సరేనా|సరే|అవసరమా|అవసరం|ప్రమాదమా|సీరియస్సా|సీరియస్|సీరియస్‌గా|మామూలేనా|నార్మలేనా|కారణం|కారణాలు|సమస్య*|ప్రాబ్లం*|ప్రాబ్లమ్*|లక్షణ*|జబ్బు|వ్యాధి|రోగం|విషయం|సంగతి|పరిస్థితి|కేసు|మరి|అయినా|ఐనా|అయితే|ఐతే|అందుకే|అందుకని|అలాగే|ఇలాగే|అనగా|అయ్యో|అబ్బా|బాబోయ్|అమ్మో|దేవుడా
-: ani|anee|ante|antunna*|antondi|antundi|antunnadu|annadu|annaru|cheppar*|cheppadu|cheppindi|chebutunna*|cheptunna*|anukuntunna*|anukunna*|anukunta|adugutunna*|adiganu|chudandi|choodandi|chuste|chusanu|chusa|chupinch*|cheyali|cheyyali|cheyyala|cheyala|cheyavacha|cheyocha|cheyamantara|cheste|chesanu|chesa|chesukunna*|chesina|chesi|chesindi|chesadu|kavali|kaavali|kavala|kaavala|vellala|velali|vellali|vellanu|vella|velli|veltunna*|velladu|vellina|petti|pettukunna*|ichi|ichcharu|icharu|ichanu|icha|istunna*|ivvala|ivvocha|ivvacha|parleda|manchida|manchidi|sarena|sare|ok|okay|avasarama|avasaram|pramadama|seriousa|serious|mamulena|normalena|normal aa|karanam|samasya*|problem*|prablam*|lakshana*|jabbu|vyadi|rogam|vishayam|sangati|paristiti|case|mari|aina|ayina|aite|aithe|ayite|anduke|andukani|alage|ilage|ayyo|abba|baboi|ammo|devuda
-: ఉండి|ఉండే|ఉన్న|ఉంటే|అయ్యి|అయి|అయిన|ఐన|అవ్వడం|అవడం|కావడం|వచ్చి|వచ్చిన|వచ్చే|వస్తే|రావడం|వచ్చాక|అయ్యాక|అవుతూ|వస్తూ|వస్తూనే|ఉంటూ|చేస్తూ|పోతూ|పోయి|తీసుకుని|తీసుకుంటే|తీసుకున్నా*|తీసుకున్న|తీసుకుంటున్నా*|తీసుకోవాలి|తీసుకోవచ్చా|తీసుకోవాలా|వాడుతున్నా*|వాడాను|వాడొచ్చా|వాడాలా|వాడవచ్చా|వాడాలి|వేసుకున్నా*|వేసుకుంటున్నా*|వేసుకోవచ్చా|వేసుకోవాలా|వేసాను|వేశాను|వేసి|వేసుకుంటే|అనిపించి|మొన్నటి|మొత్తం|మొత్తంగా|పూర్తిగా|చిన్న|చిన్నది|పెద్ద|పెద్దది|కొత్త|పాత|మంచి|చెడు|చాలాసార్లు|కొన్ని|కొన్నిసార్లు|అప్పుడప్పుడు|ఒక్కోసారి|ఒకసారి|సార్లు|సారి|ఎక్కువసార్లు|ఇల్లు|ఇంట్లో|ఇంటి|ఇంటికి|ఆఫీస్*|ఆఫీసు*|స్కూల్*|స్కూలు*|కాలేజీ*|ఉద్యోగ*|పని|పనికి|పనిలో|ఊరు|ఊరిలో|ఊర్లో|బస్సు*|కారు|బండి*|హాస్పిటల్*|ఆసుపత్రి*|క్లినిక్*|అంబులెన్స్*|టెస్ట్*|రిపోర్ట్*|స్కాన్*|సెలవు
-: undi petti|unde|unte|ayi|ayyi|avvadam|avadam|kavadam|vachi|vachina|vacchina|vache|vaste|vasthe|ravadam|ravatam|vachaka|ayyaka|avutu|avuthu|vastu|vasthu|vastune|untu|chestu|potu|poyi|poi|tisukuni|tiskuni|tisukunte|tisukunna*|tiskunna*|tisukuntunna*|tiskuntunna*|tisukovali|tisukovacha|tisukovala|tiskovacha|tiskovala|vadutunna*|vadanu|vadocha|vadala|vadavacha|vadali|vesukunna*|veskunna*|vesukuntunna*|vesukovacha|veskovacha|vesukovala|vesanu|vesi|vesukunte|monnati|mottam|mothham|motham|purtiga|poortiga|chinna|chinnadi|pedda|peddadi|kotta|kotha|paata|pata|manchi|chedu|chalasarlu|konni|konnisarlu|appudappudu|apudapudu|okkosari|okasari|oksari|sarlu|sari|illu|intlo|intilo|inti|intiki|office*|school*|college*|udyog*|job|pani|paniki|panilo|uru|urlo|oorlo|bus*|car|bandi*|bike|hospital*|aspatri*|clinic*|ambulance*|test*|report*|scan*|selavu
-: టైం|టైమ్|సమయం*|వేళ|వేళల్లో|పూట|మాటిమాటికి|పదేపదే|ఎప్పుడు|ఎప్పుడైనా|ఎన్ని|ఎన్ని రోజులు|ఎంతసేపు|దాదాపు|సుమారు|సుమారుగా|ఇంచుమించు|ఎక్కువ మొత్తంలో|కూర్చుని|కూర్చున్నా*|నిలబడి|పడుకుని|పడుకున్నా*|లేచి|లేచాను|లేచాక|మామూలు|సాధారణ*|వేరే|ఇతర|మరొక|ఇంకో|ఇంకొక|రెండో|మొదటి|చివరి|తినమని|కొని|దొరికిన|తెచ్చి|గమనించ*|గమనిస్తున్నా*|కనపడు*|కనిపిస్తు*|కనిపించ*|కనపడింది|కనిపిస్తో*|మనిషి|జనం|మొదలు పెట్టి|వాడు|వాళ్ళకి|టెన్షన్ గా ఉంది|కంగారుగా ఉంది|భయంగా ఉంది|భయమేస్తోంది|ఏం చేయాలో|ఏం చేయాలి|ఎలా తగ్గుతుంది|ఎలా తగ్గించాలి|తగ్గడానికి|తగ్గాలంటే|తగ్గించుకోవాలి|మందులు ఏంటి|ఉపాయం|చిట్కా*|ఇంటి వైద్యం
-: time|timelo|samayam*|vela|velallo|puta|poota|matimatiki|padepade|eppudu|eppudaina|enni|ennirojulu|entasepu|dadapu|sumaru|sumaruga|inchuminchu|kurchuni|kurchunna*|kurchoni|nilabadi|padukuni|padukoni|padukunna*|lechi|lechanu|lechaka|mamulu|sadarana*|vere|itara|maroka|inko|inkoka|rendo|modati|chivari|koni|techi|gamanin*|gamaninch*|kanapadu*|kanipistu*|kanipinch*|kanapadindi|kanipisto*|manishi|janam|tensionga undi|kangaruga undi|bayanga undi|bhayanga undi|bhayamga undi|bayamestondi|em cheyalo|em cheyali|em cheyyali|ela taggutundi|taggadaniki|taggalante|tagginchukovali|chitka*|treatment|remedy|home remedy|the|of|was|were|that|this|it|its|be|been|any|like|so|just|get|got|have|has|had|having|am|are|at|on|in|an|as|what|how|why|can|should|do|does|me|we|you|your|there|here|feeling|feel|facing|face chestunna*|suffer*|suffering|type|lanti|లాంటి|లాంటిది
i: నేను|నాకు|నన్ను|నాలో|నాది|నాతో|నాకే|నాకైతే|nenu|neenu|naaku|naku|nak|naak|nannu|nalo|nadi naku|nato|nake|i am|im|నేనే|nene|myself
my: నా|మా|naa|na|maa|ma|my
and: మరియు|mariyu|inkaa|ఇంకానూ|and|ప్లస్|plus
but: కానీ|కాని|kani|kaani|కాకపోతే|kakapote|but|అయినా సరే|ayina sare|గాని|gani
or: లేదా|leda|లేక పోతే|lekapote|లేకపోతే|or|అథవా
because: ఎందుకంటే|endukante|enduku ante|because|కాబట్టి|kabatti|వల్ల|valla|వలన|valana
after: తర్వాత|తరువాత|తరవాత|tarvata|taruvata|taravata|tarvatha|tarwata|after|అయ్యాక|ayaka|ayyaka|నుంచి తర్వాత
before: ముందు|mundu|before|మునుపు
when: అయినప్పుడు|ఉన్నప్పుడు|వచ్చినప్పుడు|చేసినప్పుడు|చేసేటప్పుడు|ayinappudu|ainappudu|unnappudu|vachinappudu|chesinappudu|chesetappudu|appudalla|అప్పుడల్లా|when|while|టైంలో|టైమ్‌లో
always: ఎప్పుడూ|ఎల్లప్పుడూ|ఎప్పుడూ చూసినా|always|daily|రోజూ|roju|rooju|డైలీ|ప్రతిరోజు|ప్రతి రోజూ|pratiroju|prati roju
is: పోయింది|పోయాయి|poindi|poyindi|poyayi|ఉంది|ఉన్నది|ఉన్నాయి|ఉన్నై|ఉన్నాను|ఉన్నా|ఉన్నాడు|ఉన్నారు|ఉన్నాం|ఉంటుంది|ఉంటోంది|ఉంటాయి|ఉంటున్నాయి|ఉంటాను|ఉంటాడు|ఉండేది|ఉండింది|అవుతుంది|అవుతోంది|అవుతున్నాయి|అవుతున్నాడు|అవుతున్నా*|అవుతాయి|అవుద్ది|అయింది|అయ్యింది|ఐంది|అయ్యాయి|అయ్యాను|అయ్యాడు|అయిపోయింది|అయిపోతోంది|అయిపోయాయి|వస్తుంది|వస్తోంది|వస్తున్నాయి|వస్తున్నది|వస్తున్నా*|వస్తాయి|వస్తది|వస్తాంది|వచ్చింది|వచ్చాయి|వచ్చినాయి|వచ్చేసింది|వచ్చేస్తోంది|పోతోంది|పోతుంది|పోతున్నా*|పోయాడు|పోయాను|అనిపిస్తుంది|అనిపిస్తోంది|అనిపించింది|అనిపిస్తున్నాయి|పెడుతోంది|పెడుతుంది|పెట్టింది|చేస్తోంది|చేస్తుంది|చేస్తున్నా*|వేస్తోంది|వేస్తుంది|పుడుతోంది|పుట్టింది|కలుగుతోంది|జరిగింది|జరుగుతోంది|తగిలింది|ఇస్తోంది|ఇచ్చింది|ఇస్తుంది
is: undi|vundi|unnadi|unnayi|unnai|unayi|unay|unai|unnanu|unna|unnadu|unnaru|unnam|unta|untundi|untondi|untadi|untayi|untai|untunnayi|untanu|untadu|undedi|undindi|avutundi|avutondi|avtundi|avtondi|avutadi|avtadi|avutunnayi|avutunai|avutunnai|avutunna*|avutunadi|autundi|autondi|auddi|avuddi|avutai|avutayi|ayindi|aindi|ayyindi|ayyai|ayyayi|ayyanu|ayyadu|aipoindi|aipoyindi|ayipoyindi|ayipoindi|aipotundi|vastundi|vastondi|vastunnayi|vastunai|vastunnai|vastunay|vastunnadi|vastunadi|vastunna*|vastai|vastayi|vastadi|vastandi|vastanai|vostundi|vostondi|vostadi|vostundhi|ostundi|ostondi|ostandi|ostadi|vachindi|vacchindi|vochindi|ochindi|vachai|vachayi|vachinai|vachinayi|vachesindi|vachestundi|potundi|potondi|potunna*|poyadu|poyanu|poinadi|anipistundi|anipistondi|anipistadi|anipistunnai|anipinchindi|anipistunna*|pedutundi|pedutondi|pettindi|chestundi|chestondi|chestunna*|chestadi|vestundi|vestondi|veyadam|pudutundi|kalugutundi|jarigindi|jarugutundi|tagilindi|istundi|ichindi|istondi

// When, and since when.
for # minutes: # (నిమిషాల*|నిమిషాలు|నిమిషం*|నిమిషాలుగా|nimisha*|minutes|minute|mins|min|నిమిషల*) (నుంచి*|నుండి*|బట్టి|సంది|గా|nunchi*|nundi*|ninchi*|batti|sandi|ga)|నిమిషాలుగా
# minutes ago: # (నిమిషాల*|nimisha*|minutes|mins|min) (క్రితం|కింద|ముందు|kritam|kinda|mundu|back|krindata|ago)
for # hours: # (గంటల*|గంటలు|గంట|గంటలుగా|ganta*|hours|hour|hrs|hr|గంటలనుంచి) (నుంచి*|నుండి*|బట్టి|సంది|గా|nunchi*|nundi*|ninchi*|batti|sandi|ga|nuchi)|# (గంటలుగా|గంటలనుంచి|గంటలనుండి|gantaluga|gantalnunchi|gantalanunchi)
# hours ago: # (గంటల*|గంట|ganta*|hours|hour|hrs|hr) (క్రితం|కింద|ముందు|kritam|kinda|mundu|back|krindata|ago)
for # days: # (రోజుల*|రోజులు|రోజు|రోజులుగా|దినాల*|roju*|rojl*|rojs|days|day) (నుంచి*|నుండి*|బట్టి|సంది|గా|nunchi*|nundi*|ninchi*|batti|sandi|ga|nuchi|అయింది|అవుతోంది|అవుతుంది|ayindi|aindi|avutundi|avutondi|kelli|కెళ్లి)|# (రోజులుగా|రోజులనుంచి|రోజులనుండి|రోజుల్నుంచి|rojuluga|rojulanunchi|rojulnunchi|rojulnundi)|for # days|from # days
# days ago: # (రోజుల*|రోజు|roju*|days|day) (క్రితం|కింద|కిందట|ముందు|kritam|kinda|kindata|mundu|back|krindata|ago)
for # weeks: # (వారాల*|వారాలు|వారం*|వారాలుగా|vaara*|vara*|weeks|week|wks) (నుంచి*|నుండి*|బట్టి|సంది|గా|nunchi*|nundi*|ninchi*|batti|sandi|ga|nuchi|అయింది|అవుతోంది|ayindi|avutundi)|# (వారాలుగా|varaluga)
# weeks ago: # (వారాల*|వారం*|vara*|weeks|week) (క్రితం|కింద|కిందట|ముందు|kritam|kinda|kindata|mundu|back|ago)
for # months: # (నెలల*|నెలలు|నెల*|నెలలుగా|nela*|months|month) (నుంచి*|నుండి*|బట్టి|సంది|గా|nunchi*|nundi*|ninchi*|batti|sandi|ga|nuchi|అయింది|అవుతోంది|ayindi|avutundi)|# (నెలలుగా|nelaluga|నెలల్నుంచి)
# months ago: # (నెలల*|నెల|nela*|months|month) (క్రితం|కింద|కిందట|ముందు|kritam|kinda|kindata|mundu|back|ago)
for # years: # (ఏళ్ల*|ఏళ్లు*|సంవత్సరాల*|సంవత్సరం*|ఏండ్ల*|ella*|yella*|ellu|endla|samvatsara*|years|year|yrs) (నుంచి*|నుండి*|బట్టి|సంది|గా|nunchi*|nundi*|ninchi*|batti|sandi|ga|nuchi)|# (ఏళ్లుగా|ఏళ్ళుగా|సంవత్సరాలుగా|elluga|samvatsaraluga)
# years ago: # (ఏళ్ల*|ఏళ్లు|సంవత్సరాల*|సంవత్సరం*|ఏండ్ల*|ella*|samvatsara*|years|year|yrs) (క్రితం|కింద|కిందట|ముందు|kritam|kinda|kindata|mundu|back|ago)
# times: # (సార్లు|మార్లు|సారి|sarlu|saarlu|times|sari|parlu)
for an hour: గంట (నుంచి*|నుండి*)|ganta (nunchi|nundi|ninchi)|ఓ గంట నుంచి|(ఒక|ఓ|oka) (గంట|ganta|hour) (నుంచి*|నుండి*|nunchi|nundi)
for half an hour: (అరగంట|అర గంట|aragantha|araganta|ara ganta|half an hour|half hour|arganta) (నుంచి*|నుండి*|nunchi|nundi|ninchi|ga|గా|క్రితం|kritam)
for a week: (వారం*|వారము*|varam*|vaaram*|week|ఒక వారం|oka varam|one week|oka week) (నుంచి*|నుండి*|రోజుల నుంచి|రోజులుగా|nunchi|nundi|ninchi|rojula nunchi|rojulu ga|ga|గా|బట్టి|సంది)|వారంరోజులుగా|వారం రోజులుగా
for a month: (నెల*|nela*|month|ఒక నెల|oka nela|one month) (నుంచి*|నుండి*|రోజుల నుంచి|nunchi|nundi|ninchi|rojula nunchi|ga|గా)
for a year: (ఏడాది*|సంవత్సరం*|edadi|samvatsaram|year) (నుంచి*|నుండి*|nunchi|nundi|ga|గా)
for years: (ఏళ్ల|సంవత్సరాల|చాలా ఏళ్ల|చాలా సంవత్సరాల|samvatsarala|chala ella|chala years|years) (నుంచి*|నుండి*|nunchi|nundi|తరబడి|tarabadi)|ఏళ్ల తరబడి
for some days: (కొన్ని|కొద్ది|konni|koddi|few|కొన్నాళ్ల|కొంతకాలం) (రోజుల*|రోజులు|roju*|days|daysga) (నుంచి*|నుండి*|గా|nunchi|nundi|ninchi|ga)|కొన్నాళ్ళుగా|కొద్దిరోజులుగా|కొన్ని రోజులుగా|konni rojuluga|konnalluga|ఈ మధ్య*|ఈమధ్య*|ee madya*|emadya*|i madya*|recent ga|recently|మూడు నాలుగు రోజుల నుంచి|mudu nalugu rojula nunchi|mudu nalugu rojuluga|2 3 days nunchi|rendu mudu rojula nunchi|rendu mudu rojuluga|రెండు మూడు రోజుల నుంచి|రెండు మూడు రోజులుగా
for a long time: (చాలా|chala|ఎప్పటి|eppati) (రోజుల*|రోజులు|కాలం*|రోజులుగా|roju*|kalam*|days) (నుంచి*|నుండి*|గా|nunchi|nundi|ga)|ఎప్పటినుంచో|eppatinuncho|eppati nuncho|చాలాకాలంగా|చాలా కాలంగా|chala kalanga
for some hours: కొన్ని గంటల (నుంచి|నుండి)|konni gantala (nunchi|nundi)|కొద్దిసేపటి నుంచి|కొంతసేపటి నుంచి|kodisepati nunchi|ఇందాకటి (నుంచి|నుండి)|indakati (nunchi|nundi)|ఇందాక|indaka|indakatnunchi
for months: నెలల తరబడి|nelala tarabadi|కొన్ని నెలలుగా|కొన్ని నెలల నుంచి|konni nelala nunchi|konni nelaluga
since yesterday: నిన్నటి* (నుంచి*|నుండి*|nunchi)|నిన్న (నుంచి*|నుండి*)|నిన్నటినుంచి|నిన్నట్నుంచి|ninnati* (nunchi*|nundi*|ninchi*|sandi|nuchi)|ninna (nunchi*|nundi*|ninchi*|sandi)|ninnatnunchi|ninnatinunchi|ninnatnundi|yesterday (nunchi|nundi)|since yesterday|నిన్న|ninna|yesterday
for 2 days: మొన్నటి (నుంచి*|నుండి*)|మొన్న (నుంచి*|నుండి*)|monnati (nunchi*|nundi*)|monna (nunchi*|nundi*)|రెండ్రోజుల (నుంచి|నుండి)|రెండ్రోజులుగా|rendrojula (nunchi|nundi)|rendrojuluga|rendrojulnunchi
2 days ago: మొన్న|monna|నిన్న మొన్న
for 3 days: మూడ్రోజుల (నుంచి|నుండి)|మూడ్రోజులుగా|mudrojula (nunchi|nundi)|mudrojuluga
since this morning: (పొద్దున్న*|పొద్దుట*|ఉదయం*|ప్రొద్దున*|తెల్లవారు*|పొద్దుగాల*|poddunna*|podduna*|podduta*|poddu|udayam*|poddugala*|morning|poddatnunchi) (నుంచి*|నుండి*|nunchi*|nundi*|ninchi*|sandi|సంది)|పొద్దున్నుంచి|పొద్దుట్నుంచి|poddunnunchi|poddutnunchi|(ఈ|ee|i) (రోజు|ఉదయం|రోజు ఉదయం|roju|udayam|morning) (నుంచి*|నుండి*|nunchi|nundi)|ఇవాళ (ఉదయం|పొద్దున్న) (నుంచి|నుండి)|ivala (poddunna|udayam) nunchi|ఈరోజు (ఉదయం|పొద్దున్న|నుంచి)|today (morning|nunchi|nundi) nunchi|today nunchi
since last night: (నిన్న|ninna|last|నైట్|రాత్రి*|ratri*|night|raatri*) (రాత్రి*|రాత్రంతా|ratri*|night) (నుంచి*|నుండి*|nunchi|nundi|ninchi)|(రాత్రి*|ratri*|night|నైట్) (నుంచి*|నుండి*|nunchi*|nundi*|ninchi|sandi)|నిన్న రాత్రి|ninna ratri|ninna night|last night|రాత్రంతా|ratranta|night anta|night antha
this morning: (పొద్దున్న*|పొద్దుట|పొద్దున్నే|ఉదయం*|poddunna*|podduna*|podduta|udayam*|poddunne|morning|తెల్లవారుజామున*|tellavarujamuna)
since Monday: సోమవారం (నుంచి|నుండి)|మంగళవారం (నుంచి|నుండి)|బుధవారం (నుంచి|నుండి)|గురువారం (నుంచి|నుండి)|శుక్రవారం (నుంచి|నుండి)|శనివారం (నుంచి|నుండి)|ఆదివారం (నుంచి|నుండి)|somavaram (nunchi|nundi)|adivaram (nunchi|nundi)|sunday (nunchi|nundi)|monday (nunchi|nundi)|sanivaram (nunchi|nundi)|shukravaram nunchi|guruvaram nunchi|budhavaram nunchi|mangalavaram nunchi
since last week: (పోయిన|గత|కిందటి|poina|gata|last) (వారం|varam|week) (నుంచి|నుండి|nunchi|nundi)|(గత|పోయిన|gata|poina|last) (వారం|varam|week)
at night: రాత్రి*|రాత్రిళ్ళు|రాత్రుళ్ళు|ratri*|raatri*|ratrillu|ratrullu|night time*|nights|night|నైట్|రాత్రిపూట
every night: ప్రతి రాత్రి|prati ratri|ప్రతిరాత్రి|daily night|roju ratri|రోజూ రాత్రి
in the evening: సాయంత్రం*|sayantram*|evening|saayantram*
in the morning: ఉదయాన్నే|udayanne|పొద్దున్న లేవగానే|poddunna levagane|నిద్ర లేవగానే|nidra levagane|levagane|లేవగానే|నిద్రలేవగానే
after eating: (తిన్న*|భోజనం*|అన్నం తిన్న*|tinna*|bhojanam*|annam tinna*|food|tine) (తర్వాత|తరువాత|తరవాత|వెంటనే|చేసాక|చేశాక|tarvata|taruvata|taravata|ventane|chesaka|aapina tarvata)|తిన్నాక|తినగానే|తిన్న వెంటనే|తింటే|tinnaka|tinagane|tinte|thinte|భోజనం చేస్తే|తిన్నప్పుడల్లా|తిన్నప్పుడు|tinnappudu|tinnappudalla|tinetappudu|తినేటప్పుడు
on empty stomach: ఖాళీ కడుపు*|పరగడుపు*|పరగడుపున|khali kadupu*|kali kadupu*|paragadupu*|empty stomach
sudden: అకస్మాత్తుగా|హఠాత్తుగా|ఒక్కసారిగా|ఒకేసారి|ఒకేసారిగా|ఉన్నట్టుండి|ఉన్నపళంగా|అకస్మాత్*|సడన్*|సడెన్*|ఉన్నట్లుండి|ఒక్కసారిగా వచ్చిన|akasmat*|akasmaat*|hatat*|okkasariga|okasariga|okkasarega|okesari|okesariga|unnatundi|unnattundi|unatundi|unnatlundi|unnapalanga|sudden*|sadan*|saden*|sudan*|suddenga|అనుకోకుండా|anukokunda|అప్పటికప్పుడు|appatikappudu
gradual: నిదానంగా|nidananga|melliga|నెమ్మదిగా|మెల్లగా|మెల్లమెల్లగా|క్రమంగా|nemmadiga|nemadiga|mellaga|melaga|mellamellaga|kramanga|slowga|slow ga|gradual*|రోజురోజుకి నెమ్మదిగా
getting worse: (ఎక్కువ*|ekkuva*|ekuva*|పెరిగి*|perigi*|worse|తీవ్రం|ముదిరి) (అవుతు*|అవుతో*|అయ్యింది|అయింది|అయిపోయింది|పోతో*|పోతుంది|avutu*|avuto*|avtu*|avto*|ayindi|aindi|aipoindi|aitundi|autundi|potundi)|ఎక్కువవుతు*|ఎక్కువవుతో*|ఎక్కువైంది|ఎక్కువయ్యింది|ఎక్కువైపోయింది|ఎక్కువైపోతోంది|పెరుగుతు*|పెరుగుతో*|పెరిగింది|పెరిగిపో*|ekkuvavutu*|ekkuvaindi|ekkuvayindi|ekkuvaipo*|ekkuvautundi|perugutu*|peruguto*|perigindi|perigipo*|ముదురుతోంది|ముదిరింది|mudirindi|worse|raising|రోజురోజుకి|rojurojuki|rojurojukuu|day by day
comes and goes: వచ్చి పోతో*|వచ్చి పోతు*|వస్తూ పోతూ*|వచ్చిపోతు*|వచ్చి వెళ్*|vachi pot*|vastu pot*|vasthu pothu*|vachi velt*|vachi vellip*|విడిచి విడిచి|vidichi vidichi|ఆగి ఆగి|agi agi|aagi aagi|మధ్య మధ్యలో|madya madyalo|అప్పుడప్పుడు వస్తు*
constant: నిరంతరం*|ఎడతెగ*|అదేపనిగా|నిత్యం|nirantaram*|adepaniga|continuous*|కంటిన్యూ*|రోజంతా|rojanta|rojantha|day antha|full day|ఎప్పుడూ ఉంటుంది|eppudu untundi|24 hours
started: మొదలై*|మొదలయ్యి*|మొదలైంది|మొదలయింది|మొదలు|ప్రారంభ*|స్టార్ట్*|modalai*|modalayi*|modalayyi*|modaly*|modalu|modalindi|prarambha*|start*|starting
first time: మొదటిసారి|మొదటి సారి|ఫస్ట్ టైం|modatisari|modati sari|first time|తొలిసారి
worst ever: (జీవితంలో|జీవితంలోనే|jeevitamlo|jeevitamlone|life lo) (ఎప్పుడూ|ఎప్పుడు|eppudu|ఎన్నడూ|ennadu) (రాని|లేని|రానంత|లేనంత|చూడని|ఇంత|రాలేదు|leni|raani|rani|lenanta|rananta|chudani|inta|raledu)|(ఎప్పుడూ|ఎన్నడూ|eppudu|ennadu) (రానంత|లేనంత|రాని|లేని|rananta|lenanta|raani|rani|leni|lenantha|ranantha)|(ఇంత|ఇంతటి|inta|intati|antha) (తీవ్ర*|ఘోర*|నొప్పి*|noppi*|pain|headache|talanoppi|తలనొప్పి) (ఎప్పుడూ|eppudu|ఎన్నడూ) (రాలేదు|లేదు|చూడలేదు|raledu|ledu|chudaledu)|జీవితంలోనే (అత్యంత|ఘోరమైన|పెద్ద)|life lone (worst|ekkuva)|life lo worst|(జీవితంలో|jeevitamlo|life lo) (ఇంత|inta|worst)

// People.
my mother: [(మా|నా|maa|naa|my)] (అమ్మ|అమ్మకి|అమ్మకు|అమ్మగారు|అమ్మగారికి|అమ్మది|తల్లి|తల్లికి|amma|ammaki|ammaku|ammagaru|ammagariki|mother|mom|mummy|mamma|talli|tallki|అత్త|అత్తకి|అత్తగారు|అత్తగారికి|అత్తమ్మ*|atta|attaki|attagaru|attagariki|attamma*|mother in law)
my father: [(మా|నా|maa|naa|my)] (నాన్న|నాన్నకి|నాన్నకు|నాన్నగారు|నాన్నగారికి|నాన్నది|తండ్రి|తండ్రికి|డాడీ*|nanna|nannaki|nannaku|nannagaru|nannagariki|nanaki|father|dad|daddy*|tandri|tandriki|మామ|మామకి|మామయ్య*|మామగారు|మామగారికి|mamagaru|mamagariki|mavayya*|mamayya*|father in law)
my husband: [(మా|నా|maa|naa|my)] (భర్త|భర్తకి|భర్తకు|మొగుడు|మొగుడికి|మొగుడి|ఆయన|ఆయనకి|ఆయనకు|ఇంటాయన|barta|bartaki|bhartaku|mogudu|mogudiki|husband|aayana|ayana|ayanaki|ayanaku|aayanaki|hubby|మావారు|మావారికి|మా వారు|మా వారికి|mavaru|mavariki)|మా వారికి|మా వారు|maa vaariki|maa vaaru|ma variki
my wife: [(మా|నా|maa|naa|my)] (భార్య|భార్యకి|భార్యకు|పెళ్ళాం|పెళ్లాం|పెళ్లానికి|ఆవిడ|ఆవిడకి|barya|baryaki|bharyaku|pellam|pellaniki|wife|aavida|avida|avidaki)|మా ఆవిడ*|maa aavida*
my son: [(మా|నా|maa|naa|my)] (కొడుకు|కొడుకుకి|కొడుక్కి|అబ్బాయి|అబ్బాయికి|పిల్లాడు|పిల్లాడికి|పిల్లవాడు|పిల్లవాడికి|బుడ్డోడు|బుడ్డోడికి|పిల్లోడు|పిల్లోడికి|చిన్నోడు|పెద్దోడు|కుమారుడు*|koduku|kodukuki|kodukki|abbayi|abbayiki|abbai|abbaiki|pilladu|pilladiki|pillavadu|pillavadiki|buddodu|buddodiki|pillodu|pillodiki|chinnodu|chinnodiki|peddodu|son|son ki|kumarudu*)
my daughter: [(మా|నా|maa|naa|my)] (కూతురు|కూతురికి|కూతురుకి|కూతురి|కూతురికు|అమ్మాయి|అమ్మాయికి|పిల్ల|పిల్లకి|బిడ్డకూతురు|kuturu|kuturiki|kuturuki|kuturi|kutur|ammayi|ammayiki|ammai|ammaiki|pilla|pillaki|daughter|chinnadi|కుమార్తె*|kumarte*)
my # year old child: [(మా|నా|maa|naa|my)] # {years} {little-one}
my 2 year old child: [(మా|నా|maa|naa|my)] (రెండేళ్ల|రెండేళ్ళ|rendella|rendellu|rendendla) (పాప*|బాబు*|బిడ్డ*|papa*|babu*|bidda*|baby)
my 3 year old child: [(మా|నా|maa|naa|my)] (మూడేళ్ల|మూడేళ్ళ|mudella) (పాప*|బాబు*|బిడ్డ*|papa*|babu*|bidda*|baby)
my 4 year old child: [(మా|నా|maa|naa|my)] (నాలుగేళ్ల|నాలుగేళ్ళ|nalugella) (పాప*|బాబు*|బిడ్డ*|papa*|babu*|bidda*|baby)
my 5 year old child: [(మా|నా|maa|naa|my)] (ఐదేళ్ల|ఐదేళ్ళ|aidella) (పాప*|బాబు*|బిడ్డ*|papa*|babu*|bidda*|baby)
my 1 year old child: [(మా|నా|maa|naa|my)] (ఏడాది|edadi|ఏడాదిన్నర) (పాప*|బాబు*|బిడ్డ*|papa*|babu*|bidda*|baby)
my baby: [(మా|నా|maa|naa|my)] (పాప|పాపకి|పాపకు|పాపాయి*|పాపది|బాబు|బాబుకి|బాబుకు|బాబుది|బుజ్జి*|బిడ్డ|బిడ్డకి|బిడ్డకు|శిశువు*|పసిపాప*|పసిబిడ్డ*|పసికందు*|చంటి|చంటిపాప*|చంటిబిడ్డ*|చంటిపిల్ల*|బేబీ*|papa|papaki|papaku|papai*|babu|babuki|babuku|bujji*|bidda|biddaki|biddaku|sisuvu*|pasipapa*|pasibidda*|pasikandu*|chanti|chantipapa*|chantibidda*|chantipilla*|baby|babyki|infant|toddler)
my newborn: [(మా|నా|maa|naa|my)] (ఇప్పుడే పుట్టిన|కొత్తగా పుట్టిన|అప్పుడే పుట్టిన|నవజాత|ippude puttina|kottaga puttina|appude puttina|navajata|newborn|new born) [(పాప*|బాబు*|బిడ్డ*|శిశువు*|papa*|babu*|bidda*|baby)]|పురిటిబిడ్డ|పురిటి బిడ్డ
my child: (మా|నా|maa|naa|my) (పిల్లలు|పిల్లలకి|పిల్లలకు|pillalu|pillalaki|pillaliki|kid|child|kids|kiddo)|చిన్నారి*|chinnari*|పిల్లలకి|pillalaki|చిన్న పిల్లలకి|chinna pillalaki|పిల్లలు|pillalu
my grandmother: [(మా|నా|maa|naa|my)] (అమ్మమ్మ*|నాన్నమ్మ*|నానమ్మ*|బామ్మ*|అవ్వ|అవ్వకి|ముసలమ్మ*|ammamma*|nannamma*|nanamma*|bamma*|avva|avvaki|musalamma*|grandmother|grandma|granny)
my grandfather: [(మా|నా|maa|naa|my)] (తాత|తాతకి|తాతకు|తాతయ్య*|తాతగారు|తాతగారికి|ముసలాయన*|tata|tataki|tataku|tatayya*|tatagaru|tatagariki|musalayana*|grandfather|grandpa|thatha)
my brother: [(మా|నా|maa|naa|my)] (అన్న|అన్నకి|అన్నయ్య*|తమ్ముడు|తమ్ముడికి|తమ్ముడి|anna ki|annaki|annayya*|tammudu|tammudiki|tammudi|brother|bro|బావ|బావకి|బావమరిది*|bava|bavaki)
my sister: [(మా|నా|maa|naa|my)] (అక్క|అక్కకి|అక్కయ్య*|చెల్లి|చెల్లికి|చెల్లెలు|చెల్లెలికి|వదిన*|మరదలు*|akka|akkaki|akkayya*|chelli|chelliki|chellelu|chelleliki|vadina*|maradalu*|sister)
my friend: [(మా|నా|maa|naa|my)] (స్నేహితుడు|స్నేహితుడికి|స్నేహితురాలు*|ఫ్రెండ్|ఫ్రెండ్‌కి|మిత్రుడు*|ఫ్రెండుకి|snehitudu*|snehituralu*|friend|frnd|mitrudu*|roommate|dost)
my neighbour: పక్కింటాయన*|పక్కింటావిడ*|pakkintayana*|pakkintavida*|పక్కింటి*|పక్కింట్లో|pakkinti*|pakkintlo*|పొరుగింటి*|neighbour|neighbor
my uncle: [(మా|నా|maa|naa|my)] (బాబాయి*|పెదనాన్న*|బాబాయ్*|అంకుల్*|babai*|babayi*|pedananna*|uncle)
my aunt: [(మా|నా|maa|naa|my)] (పిన్ని*|పెద్దమ్మ*|దొడ్డమ్మ*|ఆంటీ*|పిన్నమ్మ*|pinni*|peddamma*|aunty|auntie|aunt)
my grandchild: [(మా|నా|maa|naa|my)] (మనవడు|మనవడికి|మనుమడు*|మనవరాలు|మనవరాలికి|మనుమరాలు*|manavadu|manavadiki|manumadu*|manavaralu|manavaraliki|manumaralu*)
my colleague: [(మా|నా|maa|naa|my)] (కొలీగ్*|సహోద్యోగి*|colleague*|sahodyogi*|teammate)
a man: (ఒక|ఓ|oka) (మనిషి|వ్యక్తి|అతను|అబ్బాయి|manishi|vyakti|atanu|abbayi)|ఒకాయన*|okayana*|ఎవరో ఒకరు|evaro okaru|ఎవరో|evaro|ఓ పెద్దాయన
a woman: (ఒక|ఓ|oka) (ఆవిడ|అమ్మాయి|మహిళ|ఆడమనిషి|avida|ammayi|mahila)|ఒకావిడ*|okavida*
everybody at home: (ఇంట్లో|intlo) (అందరికీ|అందరికి|andariki)|అందరికీ|అందరికి|andariki|andarki
-: చేసుకుంటున్నా*|చేసుకున్నాడు|చేసుకుంది|చేస్తున్నాడు|చేసుకుంటు*|chesukuntunn*|chesukuntunadu|chesukunnadu|chesukundi|cheskuntunn*|cheskunnadu|చూపిస్తో*|చూపిస్తు*|chupistondi|chupistundi|chupistunnadi|ఆలోచన*|alochana*|alochanalu|కేవలం|kevalam|వాడినా|vadina|vesina|వేసినా
he: అతను|అతనికి|అతని|వాడు|వాడికి|వాడి|ఆయనకి|atanu|ataniki|atani|atanki|vadu|vaadu|vadiki|vaadiki|vadi|vaadi|he
she: ఆమె|ఆమెకి|ఆమెకు|ఆమెది|ఆమెలో|ame|aame|ameki|ameku|aameki|she
woman: మహిళ*|ఆడమనిషి|స్త్రీ*|mahila*|stri|lady|woman|female|ఫీమేల్
man: పురుషుడు*|మగవాడు|మగాడు|మగ|maga|magavadu|male|man
# year old: # (ఏళ్ల|ఏళ్ళ|ఏళ్లు|ఏళ్ళు|సంవత్సరాలు|సంవత్సరాల|ఏండ్ల|ఏండ్లు|ellu|ella|yella|yellu|samvatsaralu|samvatsarala|years|year|yrs|yr|yo|years old|year old|y o|endlu|endla) [(వయసు|వయస్సు|vayasu|vayassu|age|old)]|(వయసు|వయస్సు|vayasu|vayassu|age) #
2 year old: రెండేళ్ల|రెండేళ్ళ|rendella|rendellu
3 year old: మూడేళ్ల|మూడేళ్ళ|mudella|mudellu
4 year old: నాలుగేళ్ల|నాలుగేళ్ళ|nalugella
5 year old: ఐదేళ్ల|ఐదేళ్ళ|aidella|aidellu
6 year old: ఆరేళ్ల|ఆరేళ్ళ|arella
7 year old: ఏడేళ్ల|ఏడేళ్ళ|edella
8 year old: ఎనిమిదేళ్ల|ఎనిమిదేళ్ళ|enimidella
10 year old: పదేళ్ల|పదేళ్ళ|padella
1 year old: ఏడాది (పాప*|బాబు*|వయసు*)|సంవత్సరం వయసు*|ఏడాదిన్నర|edadinnara
60 year old: అరవై ఏళ్ల|aravai ella
# month old: # (నెలల|నెలలు|నెల|nelala|nelalu|nela|nelal|months|month|months old|month old|mnths|mo)
# week old: # (వారాల|varala|weeks|week|weeks old) (పాప*|బాబు*|బిడ్డ*|శిశువు*|papa*|babu*|bidda*|baby)
# day old: # (రోజుల|rojula|days|day old|days old) (పాప*|బాబు*|బిడ్డ*|శిశువు*|పసి*|papa*|babu*|bidda*|baby|pasi*)
1 month old: (నెల|నెలరోజుల|నెల రోజుల|nela|nela rojula|one month) (పాప*|బాబు*|బిడ్డ*|papa*|babu*|bidda*|baby)
pregnant: గర్భవతి*|గర్భిణి*|గర్భిణీ*|ప్రెగ్నెంట్*|ప్రెగ్నెన్సీ*|గర్భం*|కడుపుతో ఉన్నా*|కడుపుతో ఉంది|కడుపుతో|నెల తప్పా*|garbavati*|garbhini*|garbini*|pregnant*|pregnency*|pregnancy*|pregnent*|garbam*|garbham*|kaduputo|kaduputo unna*|kadupuna|నీళ్ళోసుకున్న*
# months pregnant: # (నెలల|నెల|వ నెల|నెలలు|nelala|nela|va nela|months|month|th month) (గర్భవతి*|గర్భిణి*|ప్రెగ్నెంట్*|ప్రెగ్నెన్సీ*|గర్భం*|కడుపు*|garbavati*|garbini*|pregnant*|pregnancy*|garbam*|kadupu*)|(ప్రెగ్నెంట్|గర్భవతి*|గర్భిణి*|pregnant|pregnancy|garbavati*|garbini*) # (నెలలు|నెల|వ నెల|nelalu|nela|va nela|months|month|th month)|# (వ|va|th) (నెల|nela|month)
# weeks pregnant: # (వారాల|వారాలు|వీక్స్|varala|varalu|weeks|week) (గర్భవతి*|గర్భిణి*|ప్రెగ్నెంట్*|ప్రెగ్నెన్సీ*|గర్భం*|garbavati*|garbini*|pregnant*|pregnancy*|garbam*)|(ప్రెగ్నెంట్|గర్భవతి*|గర్భిణి*|pregnant|pregnancy|garbavati*|garbini*) # (వారాలు|వారాల|varalu|varala|weeks|week)
9 months pregnant: తొమ్మిదో నెల*|నిండు గర్భిణి*|నిండు చూలాలు|tommido nela*|nindu garbini*|9va nela*|తొమ్మిది నెలల గర్భిణి*|నెలలు నిండ*|nelalu nind*
8 months pregnant: ఎనిమిదో నెల*|enimido nela*
7 months pregnant: ఏడో నెల*|edo nela*
6 months pregnant: ఆరో నెల*|aro nela*
5 months pregnant: ఐదో నెల*|aido nela*
3 months pregnant: మూడో నెల*|mudo nela*
gave birth # days ago: (డెలివరీ|ప్రసవం|కాన్పు|delivery|prasavam|kanpu) .. # (రోజుల*|రోజులు|roju*|days) [(క్రితం|అయింది|కింద|kritam|ayindi|aindi|back|ago)]|# (రోజుల*|roju*|days) (క్రితం|కింద|kritam|back|ago) (డెలివరీ|ప్రసవం|కాన్పు|delivery|prasavam|kanpu)
gave birth # weeks ago: # (వారాల*|vara*|weeks) (క్రితం|కింద|kritam|back|ago) (డెలివరీ|ప్రసవం|కాన్పు|delivery|prasavam|kanpu)
gave birth: డెలివరీ*|ప్రసవం*|ప్రసవించ*|కాన్పు*|delivery*|delivary*|prasavam*|kanpu*|బాలింత*|balinta*
-: ఫోన్*|మొబైల్*|లాప్‌టాప్*|టీవీ*|సినిమా*|సీరియల్*|కథ*|పుస్తకం*|నవల*|పాట*|హీరో*|హీరోయిన్*|పాత్ర*|వీడియో*|గేమ్*|కోచ్*|టీచర్*|బాస్*|phone*|mobile*|laptop*|cinema*|sinima*|serial*|katha*|pustakam*|navala*|hero*|heroine*|video*|game*|movie*|teacher*|boss*|ప్యాంటు*|కుర్చీ*|టేబుల్*|చొక్కా*|బట్టలు*|pant|pants|kurchi*|table|chokka*|battalu*
-: నవ్వు*|నవ్వి*|navvu*|navvi|సిగ్గు*|siggu*|సంతోషంగా|ఆనందంగా|హాయిగా|santosanga|hayiga|happy|ఇష్టం*|istam|ishtam|నమ్మకం*|nammakam*|ఆశ|asha|దారి|దారిలో|daarilo|వెళ్తూ|వెళ్తుంటే|వెళ్తున్నప్పుడు|veltunte|veltu|veltunnappudu|చేసేటప్పుడు|chesetappudu|చేస్తుంటే|chestunte|మాట|మాటలు|mata|matalu|మాట్లాడుతున్నా*|మాట్లాడాలి|matladutunn*|matladali|అనుకుంటు*|anukuntu*|వచ్చేస్తు*|పడుతున్నాడు|పడుతుంది|పడుతోంది|padutundi|padutondi|padutunnadu|పడతాడు|కట్టి|katti|పెట్టాను|pettanu|pettinattu|పెట్టినట్టు|పెట్టినట్టుగా|ఉన్నట్టు|ఉన్నట్టుగా|unnattu|unnattuga|వచ్చినట్టు|vachinattu|అయినట్టు|ayinattu|అనిపించి|anipinchi|ఉండాలి|undali|రావాలి|ravali|పోవాలి|povali|వెళ్ళిపో*|vellipo*|కొట్టిం*|kottindi|పట్టుకుని|pattukuni|తీసి|teesi|tisi|వేసింది|vesindi|ఇవ్వడం|ivvadam|ఇవ్వచ్చు|ivvachu|ఇస్తే|iste|అడ్వైస్*|advice|suggest*|సజెస్ట్*|క్లియర్*|clear|ఫీల్*|feel*|తెలుసు|telusu|తెలుసా|telusa|తెలుస్తు*|telust*|అర్థం*|artam*|ardam*|కాలం*|kalam*|వయసు*|vayasu*|పేరు|peru|పేషెంట్*|patient*|రోజుల|రోజులు|రోజు|rojula|rojulu|గంటల|గంటలు|gantala|gantalu|వారం*|varam*|నెల|నెలలు|nelalu|సంవత్సరం*|samvatsaram*|ఏళ్ళు|ellu|నిమిషాలు|nimishalu|times|సెకన్లు|secondlu
-: బయటకి|బయటికి|బయటకు|bayataki|bayatiki|తీశారు|తీసారు|tisaru|తీసుకొచ్చాం|tisukocham|అడుగు|adugu|పెట్టగానే|pettagane|బాత్రూం*|బాత్‌రూమ్*|bathroom*|room|గది*|gadi*|gadilo|కిచెన్*|kitchen*
`
