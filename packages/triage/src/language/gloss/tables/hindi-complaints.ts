// Long because a language has many words, and one table is read as a whole.

/** How Hindi tells everyday complaints, and the findings of every field. */
export const hindiComplaints = `
// Said alone behind a place that another wording has taken.
eye discharge: keechad|kichad|keechad aa|gidd
neck: gardan
breath: saans|saas|saanse
sleep: neend|nind
-: sabko|sabne|dikhta|dikhti|dikhte|dikhna|dikhai|sunai|sunna|bolna|bolne|chalana|jalai|jalayi|dalne|daalne|hath|laga ke|lagakar|nahane|nahaya|nahate|nahana|dhona|dhoya|dhone|pakana|pakane|banane|kharida|market|bazar|dukan|mandir|shaadi|shadi|party|travel|safar|gaadi|gadi|bike|scooty|car|bus me|train|plane|flight|mausam|garmi|sardiyo|barish|baarish|dhoop|hava|hawa|ac|pankha|cooler|bistar|bed|kursi|sofa|zameen|jameen|kapde|kapda|joote|jute|chappal|mobile|laptop|computer|screen|tv|kaam kar|duty|exam|padhai|padhne|padhai ke|student|bachpan|jawani|umar ke|lamba samay|ek do|do teen|teen char|char paanch|kareeb|lagta hai ki|aisa lagta|aisa lag|aise|vaise hi|jaise|jaisa ki|kya yeh|kya ho sakta|ho sakta|ho sakti|sakta hai|karna chahiye|karun kya|batao kya|please bataye|dikhana chahiye|doctor ke paas|kaunsi|dawa le|dawai le|dawa li|dawai li|dawa di|dawai di|le raha|le rahi|chalu|chal raha ilaj|theek hu|thik hu|bilkul theek|bahut bura|baki sab|baaki sab|baki|baaki|iske alawa|iske alava|alawa|alava|uske alawa|ke alawa|bhi nahi pata|hi nahi pata|kis doctor|konse|kaunse|kaisi hai|bta|btaye|btana|suniye|sunie|suno|dekhiye|dekhie|ghabrahat nahi|bachao|bachaiye|jaldi karo|help me|kripya madad|kripaya|kripaya bataye|kisi ne|kaisa lag|normal hai|common|ajeeb sa|ajib sa|kharab hai|nahi samajh|ki wajah|ke wajah|hath pao|sab jagah|pehle jaisa|pehle ki|jab tak|tab se|jabse|ke mare|ke maare|baithe|rehne|lagta rehta|hota rehta|aata rehta|rehta hai|hi ja|ja kar|aa kar|kaise theek|kaise thik|theek kaise|gharelu|gharelu upay|nuskha|nuskhe|upay|upaay|desi|ayurvedic|homeopathic|dawa batao|kya khaye|kya khau|kya le|kya loon|kya lu|kaun si

// Stomach, bowel and urine.
upset stomach: pet (kharab|gadbad|gudgud|upset|ki gadbad)|badhazmi|badhajmi|badahajmi|apach|apachan|indigestion|gastric|gastrik|hazma kharab|hajma kharab|khana nahi pach|khana pach nahi|bad hajmi|बदहजमी|अपच
food poisoning after bad food: food poisoning|fud poisoning|(baasi|basi|kharab|bahar ka|ganda) (khana|khane|khaana) (kha|khaya|se|khane)|kuch (kharab|galat|baasi|basi) (kha|khaya)|(pani puri|golgappe|chaat|momos) (kha|khane|khaye)
stomach flu: pet ka (infection|flu)
belly pain before stool relieved after: (potty|latrine|fresh) (karne|jaane|hone) .. (aaram|theek|thik|kam)
vomiting again and again: (bar|baar) (bar|baar) ulti|ulti (bar|baar) (bar|baar)|ulti pe ulti|ulti ruk nahi|lagatar ulti
loose stools many times a day: # (baar|bar) (dast|motion|potty|latrine|loose motion|toilet|patli)|# (dast|motions|loose motions)
vomited # times: # (baar|bar) (ulti|ultiya|vomit)|# ulti
mucus in stool: (potty|latrine|mal|dast|tatti) .. (aav|aanv|chipchipa|mucus|lesdar|safed)|aanv|aav aa
worms in stool: (pet|potty|latrine|gudda|tatti) .. (keede|kide|keeda|kida|krimi|kire)|pet ke keede|krimi|kira
keeps scratching bottom itchy bottom: (gudda|guda|latrine ki jagah|potty ki jagah|peechhe|anus) .. (khujli|khujla|khujlahat|itching)
pain when passing stool: (potty|latrine|latrin|tatti|mal) (karne|karte|jane|jaane) (me|mein|par|samay|waqt|pe|hue|wakt) .. (dard|jalan|pain|taklif|takleef)|(potty|latrine) .. (dard|jalan) (hota|hoti)
bright blood on toilet paper: (potty|latrine|toilet) .. (paper|tissue) .. (khoon|khun|blood)
hemorrhoids: bawasir|bavasir|babasir|bawaseer|piles|pails|paails|बवासीर|पाइल्स|masse|massa gudda|mase
anal fissure sharp pain passing stool: fissure|fisher|फिशर
fistula beside anus: bhagandar|fistula|भगंदर
lump at anus: (gudda|guda|latrine ki jagah|potty ki jagah) .. (ganth|gaanth|massa|masse|phunsi|foda|phoda|daana)
painful urination: (peshab|peshaab|pesab|pishab|susu|urine|toilet|su su) .. (jalan|jalta|jalti|dard|chubhan|pain|burning|dukhta|taklif|jal)|peshab jal*|(jalan|dard) .. (peshab|peshaab|susu|urine) (me|karte|karne)|uti|यूटीआई|urine infection|peshab (ka|me) infection|mutra sankraman
frequent urination: (bar|baar) (bar|baar) (jana|jaana|toilet|bathroom|washroom|peshab|susu)|(bar|baar) (bar|baar) (peshab|peshaab|pesab|susu|urine|toilet|bathroom|washroom)|(peshab|peshaab|pesab|susu|urine|toilet) .. (bar|baar) (bar|baar)|(peshab|susu|urine) (zyada|jyada|bahut|bahut baar|jaldi jaldi|har thodi|bahut zyada) [aa|aata|ho|jana]|raat ko (kai|bar|baar|uth|#) .. (peshab|susu|toilet|bathroom)|har (ghante|aadhe ghante|thodi der) .. (peshab|susu|toilet|bathroom)
up at night to pass urine: raat (ko|me) .. (uth|baar) .. (peshab|susu|bathroom|toilet)
sudden urge to pass urine: (peshab|susu|urine) (rok|ruk) nahi
urine leaks when coughing: (khansne|khanste|chheenkne|hansne|hanste|chhinkne|chheenkte|kudne) .. (peshab|susu|urine) .. (nikal|ho)
wets the bed: (bistar|bed|neend|nind) .. (peshab|susu|geela|gila) (kar|ho|nikal)|bed wetting
weak urine stream: (peshab|urine|susu) ki dhar .. (kamzor|patli|kam|dheemi|dhimi)|(peshab|susu) (boond|bund|ruk ruk)|ruk ruk kar peshab
foamy urine: (peshab|urine|susu) .. (jhaag|jhag|foam)
smelly urine: (peshab|urine|susu) .. (badbu|smell|bu|durgandh)
kidney stone: (kidney|gurde|pathri|patthri|stone) (me|ki|ka) (pathri|stone|patthri|dard|pain)|kidney stone|gurde ki pathri
gallstones: pit (ki|ke) (thaili|pathri|patthar)|pitt ki (thaili|pathri)|gall bladder|gallbladder|gallstone|पित्त की थैली
flank pain: (kamar ke side|kokh|gurde|kidney|pasli ke niche|bagal) (me|mein|ke paas|) (dard|pain)
hernia bulge in the groin: hernia|harniya|हर्निया|aant utar|(jaangh|jangh|pet) .. (ubhar|gola|phula|ganth)
ulcer: ulcer|alsar|अल्सर

// Muscles, bones and joints.
back pain: (kamar|kammar|peeth|pith|back) (dard|drd|pain|me dard|mein dard|dukh|ka dard|akad|jakad)|kamardard|kamar darad|कमरदर्द|पीठ दर्द|slip disc|disc|स्लिप डिस्क
neck pain: (gardan|neck) (dard|me dard|mein dard|pain|dukh)|cervical|सर्वाइकल
sciatica pain down the leg: sciatica|saitica|साइटिका|(kamar|kulhe) se (pair|taang|paer|ghutne|edi|pindli) tak .. (dard|jhunjhun|sun|pain)|kamar .. (dard|pain) .. (pair|taang|paer) (me|tak) (ja|utar|jata|jaata)
knee pain: (ghutna|ghutne|ghutno|gutne|goda) (dard|me dard|mein dard|pain|dukh|dukhte|ka dard|ke dard|kharab)
joint pain: (jod|jodo|jodon|joint|joints) (dard|me dard|mein dard|pain|dukh|ka dard|ke dard)|gathiya|gathia|गठिया|arthritis|aarthritis
gout: gout|uric acid|यूरिक एसिड
body aches: (badan|sharir|shareer|body|jism|haath pair|hath pair) (dard|me dard|mein dard|pain|toot|tut|dukh|tutna|ka dard|tod|ache)|(pura|poora|sara|pure|poore|sare|saare) (badan|sharir|shareer|body) .. (dard|dukh|toot|tut|pain)|badandard|बदन दर्द|badan tod
shoulder pain: (kandha|kandhe|kandho|kanda) (dard|me dard|mein dard|pain|dukh|jaam|jam)|frozen shoulder
cannot lift arm shoulder stiff: (kandha|kandhe) .. (jam|jaam|upar nahi|uthta nahi|nahi uthta)
heel pain: (edi|ediyo|aedi|edhi) .. (dard|dukh|pain|chubh)
foot pain: (pair|paer|talve|talwe|panje|paon) (dard|me dard|mein dard|dukh|pain|ka dard)
leg pain: (pair|pairo|paer|taang|taango|jaangh) (dard|me dard|mein dard|dukh|pain|toot)
leg cramps: (pair|pindli|taang|raat) .. (ainthan|nas chadh|nas chad|nas par nas|cramp|akad jati|akad jata|baayta)|nas chadh (gayi|jati|jaati)
wrist pain: (kalai|wrist) .. (dard|dukh|pain)
elbow pain: (kohni|kuhni|elbow) .. (dard|dukh|pain)
hip pain: (kulhe|kulha|koolhe|hip) .. (dard|dukh|pain)
finger pain: (ungli|ungliyo|anguthe|angutha) .. (dard|dukh|pain)
chest hurts when pressed: (seene|sine|chhati|pasli|pasliyo) .. dabane .. (dard|dukh)
rib pain: (pasli|pasliyo|pasliya|pasliyon) .. (dard|dukh|pain)
twisted my ankle: (pair|paer|takhna|takhne|paon|panja|ankle|taang) .. (mud|moch|mur|mod|ghoom|ghum|twist|muda) [gaya|gayi|aa|aayi|gai]|(takhne|takhna|pair|paer|paon|ankle) me moch|moch .. (pair|paer|takhne|takhna|paon)
twisted my knee: (ghutna|ghutne) .. (mud|moch|twist|ghoom)
twisted my wrist: (kalai|haath|hath) .. (moch|mud|twist)
pulled a muscle: (maanspeshi|muscle|nas|naas) (khinch|khich|kheench|chadh|chad) [gayi|gaya|gai]|muscle pull|मसल पुल
knee swollen: (ghutna|ghutne|ghutno) .. (sujan|suj|sooj|pani bhar|soojan)
swollen joint: (jod|jodo|joint|joints|ungliyo ke jod) .. (sujan|suj|sooj|soojan|lal)
swollen ankle: (takhna|takhne|ankle) .. (sujan|suj|sooj|suja|soojan)
swollen foot: (pair|panja|paon) (suj|sooj|me sujan|mein sujan)
stiff in the morning: subah .. (akdan|akad|jakdan|jakad)
leg jerks restless legs: (raat|sote) .. pair .. (bechain|hilane|hilana|chain)|restless leg
bruise: (neel|nil) (pad|ke nishan|nishan)|gumti|gumad
fall: gir .. chot
muscle cramp: (peshi|maanspeshi) .. (ainthan)

// Skin and hair.
itchy rash: (lal|laal) .. (dane|daane|chakatte|nishan|dhabbe) .. (khujli|khujlahat|khujla)|(dane|daane|chakatte|dano|daano) .. (khujli|khujla|khujlahat)|khujli .. (dane|daane|chakatte|nishan)|khujli wale (dane|daane|chakatte)
itching all over: (pure|poore|saare|sare|sab) (sharir|shareer|badan|body) .. (khujli|khujlahat|itching)
ring-shaped itchy rash: daad|dad|ringworm|fungal|fungal infection|fungus|दाद|फंगल|gol (gol|) (nishan|chakatte|dhabbe|daag)
dry itchy skin eczema: eczema|egjima|एक्जिमा|chhajan|chajan|pama|khaaj khujli|dermatitis
psoriasis: psoriasis|सोरायसिस|chambal|apras
acne pimples on the face: muhase|muhaase|muhansa|muhase|munhase|pimple|pimples|keel muhase|kil muhase|acne|पिंपल|मुंहासे|(chehre|face|muh) (par|pe) .. (daane|dane|phunsi|funsi|muhase|phunsiya)
boil: (foda|phoda|fora|phora|foda phunsi|balto|baltod) [hua|nikal|ho]|pus wala (dana|foda)
itching between toes athletes foot: (pair|paer|paon) .. (ungliyo|ungliyon|ungli) .. (khujli|gal|safed|kat|badbu|chamdi)|athletes foot
prickly heat heat rash: ghamori|ghamoriya|ghamauri|ghamoriyan|घमौरियां|alai|garmi ke dane|garmi ke daane|pit (dane|nikal)
scabies itching at night between fingers: scabies|khaaj|(raat) .. (khujli) .. (bahut|zyada|badh)|(ungliyo|ungliyon) ke (beech|bich) .. khujli
hair loss: (baal|bal|baalo|balon) .. (jhad|jhar|gir|toot|jhadna|girna|girte|jhadte|tut)|ganja|ganjapan|hair fall|hair loss|hairfall|हेयर फॉल
dandruff: rusi|roosi|dandruff|रूसी|khushki sir
head lice: (ju|joo|jue|juein|juen|jue|likh|leekh|joonye|juye) [sir|pad|ho]|jue pad|sir me (ju|jue|joo)|जूं|जुएं|lice
wart: massa|masse|masa|wart|warts|मस्सा|मस्से
corn: corn|gokhru|gatta|ghatta
mole changes: til .. (bada|badh|rang|badal|khoon|khujli)|(til|massa) .. (badalna|badal|bada ho)
white patches on skin: safed daag|safed dag|saphed daag|fulbehri|vitiligo
dark spots: jhaiya|jhaaiya|jhai|daag dhabbe|kale daag|pigmentation
sunburn: dhoop se .. (jal|lal|laal|jhulas)|sunburn|tanning
burnt: (chai|tawa|tave|tel|garam|press|istri|cooker|kadhai|bhap|dudh) (se|ki|me|) .. (jal|jala|jali) (gaya|gayi|gai)
burned hand: (haath|hath|ungli|ungliya) .. (jal|jala|jali) (gaya|gayi|gai)
small cut: (chaku|chaaku|blade|kanch|sheesha|sisa) .. (ungli|haath|hath|pair) .. (kat|cut)|(ungli|haath|hath) .. (kat|cut) (gaya|gayi|gai)|halka sa cut|thoda sa kat
splinter: (kaanta|kanta|kanch|lakdi|fans|phaans|faans) .. (chubh|ghus|gad|lag|fas) [gaya|gayi|gai]|phaans|faans
stepped on a rusty nail: (keel|kil|jang lagi|lohe|loha|janglagi) .. (chubh|ghus|gad|lag|kat)
mosquito bites: machhar|machar|macchar (kaat|kata|ke kaat)|machhar ne kaata
chickenpox spots in stages: chechak|chikan pox|chickenpox|chicken pox|mata nikal|mata nikli|choti mata|chhoti mata|mata aayi|चिकन पॉक्स|चेचक|माता निकल
measles: khasra|measles|खसरा
mumps swelling in front of the ear: galsua|galsuaa|mumps|गलसुआ|kanphed|kanfed
shingles rash in a strip on one side: herpes|harpees|shingles|हर्पीज
ingrown toenail: nakhun (andar|gad|ghus)|nakhoon .. (pak|sujan|andar)
nail fungus: nakhun .. (pila|mota|kharab|fungal)
infected wound: (ghav|ghaav|zakhm|jakhm|chot|cut|taanka|tanke|taanke) .. (pak|pip|peep|mawad|pus|badbu|sad|lal)
wound does not heal: (ghav|ghaav|zakhm|jakhm|chot|chhala) .. (bhar nahi|nahi bhar|theek nahi|thik nahi|sukh nahi|sookh nahi)
diaper rash: (diaper|nappy|langot|bachche ke niche|kulhe|bachche ki bum|डायपर) .. (dane|daane|rash|lal|laal|chhil|rashes)|nappy rash|diaper rash
cradle cap greasy scales on scalp: bachche ke sir .. (papdi|rusi)
peeling skin: (chamdi|skin|khaal|twacha) (utar|nikal|chhil|udhad)
skin red and hot: (chamdi|skin|twacha|jagah|pair|taang) .. (lal|laal) .. (garam|garm)
cracked heels: (edi|ediya) .. (fat|phat)|fati ediya|phati edi
dry lips: (honth|hoth) .. (fat|phat|sukh|sookh)
excessive sweating: (bahut|zyada|jyada|itna) .. (pasina|paseena|pasine)|pasina (bahut|zyada|hi pasina)|pasine se (tar|bheeg)
night sweats: raat .. (pasina|paseena|pasine)
swollen gland in armpit: bagal .. (ganth|gaanth|gilti|lump)
lump under the skin: (chamdi|skin) ke niche .. (ganth|gaanth|lump)
black toe: (ungli|anguthe|pair|angutha) .. (kala|kaala|kali|kaali) (pad|ho)
sore on foot that does not heal: pair .. (ghav|chhala|zakhm) .. (nahi|bhar)

// Women, men and children.
period pain: (period|periods|mahwari|mahavari|mc|mahine|masik|maasik|menses|date|pid|पीरियड|पीरियड्स|माहवारी|मासिक) .. (dard|pain|cramp|cramps|marod|ainthan|takleef|taklif)|(dard|cramp|cramps) .. (period|periods|mahwari|mahavari|mc)
heavy periods: (period|periods|mahwari|mahavari|mc|masik) .. (zyada|jyada|bahut|heavy|adhik) (khoon|bleeding|aa|aate|ho|din|blood)|(period|periods|mahwari) .. (heavy)
missed period: (period|periods|mahwari|mahavari|mc|masik|date|menses|पीरियड) .. (nahi|late|miss|missed|ruk|der|chadh|upar|band|skip) [aaya|aaye|aayi|ho|hua|hui|gaya]|mahina (nahi|chadh|ruk|upar|miss)|mahina (nahi aaya|chadh gaya)
irregular periods: (period|periods|mahwari|mahavari|mc|masik|date) .. (aniyamit|irregular|regular nahi|time par nahi|kabhi)|pcod|pcos|पीसीओडी
bleeding between periods: (period|periods|mahwari|do mahwari) ke (beech|bich|bina) .. (khoon|bleeding|spotting)
period: period|periods|mahwari|mahavari|mc|masik dharm|maasik dharm|masik|menses|पीरियड|पीरियड्स|rajodharm
bleeding after menopause: (menopause|period band|mahwari band|masik band) .. (khoon|bleeding|khun)
hot flushes: (garmi|tap) (lagti|ke jhatke|nikalti|lagna)|hot flash|hot flushes|menopause
thick white discharge: (safed|white|dahi|gadha safed|gaadha safed|paneer) (pani|paani|discharge|srav|jaisa|dagaar) [aa|jata|nikal|ja|jaata|aata]|likoria|leucorrhea|leukoria|likoriya|pradar|shwet pradar|safed pani|white discharge|ल्यूकोरिया|सफेद पानी
smelly vaginal discharge: (badbu|badboo|smell|bdbu) .. (discharge|pani|paani|srav)|(discharge|safed pani|srav|pani) .. (badbu|badboo|smell|bdbu)
vaginal itching: (yoni|vagina|private part|guptang|niche|neeche|gupt ang|peshab ki jagah|privates) (me|mein|par|ke paas|wali jagah) .. (khujli|itching|khujlahat)
vaginal burning: (yoni|vagina|private part|guptang|gupt ang) (me|mein|par) .. jalan
pain during sex: (sex|sambandh|sambhog|sambandh banane) .. (dard|pain)
bleeding after sex: (sex|sambandh|sambhog) .. (khoon|bleeding|khun)
unprotected sex: (bina condom|bina protection|unprotected|asurakshit) .. (sex|sambandh|yaun)|unprotected sex
missed the pill: (garbhnirodhak|contraceptive|mala d|pill) .. (bhool|bhul|chhut|miss)
breast lump: (stan|stano|breast|chhati|doodh) (me|mein) .. (ganth|gaanth|gath|lump|gilti)
breast pain red: (stan|breast|stano|doodh) .. (dard|lal|laal|suj|sujan|kade|bhari)|chhati me doodh
sore nipples: nipple .. (dard|phat|fat|khoon|ghav|jalan)
morning sickness pregnant: (pregnancy|pregnant|garbh|pregnent) .. (ulti|jee michla|ji michla|matli|michli)
penis discharge: (ling|penis|susu ki jagah|lund) .. (peep|pip|pus|mawad|srav|discharge|safed pani)
erection trouble: (khada nahi hota|khada nahi ho|ling khada nahi|erection|namardi|namard|tanav nahi|tight nahi hota)|nightfall|swapndosh|napunsak|kamzori mardana|mardana kamzori
comes too soon: shighrapatan|shighra patan|sheeghrapatan|jaldi jhad|jaldi nikal|premature
sore penis: (ling|penis|lund|susu ki jagah) .. (dard|jalan|lal|laal|dane|daane|chhale|ghav|khujli|sujan)
genital sores: (guptang|private part|yoni|ling) .. (chhale|daane|dane|ghav|phunsi|masse)
groin rash itch: (jaangh|jangh|jaangho|jangho|raan|raano) .. (khujli|dad|daad|dane|daane|lal)
teething: daant nikal|dant nikal|dant aa rahe|daant aa rahe|(daant|dant) nikalne
colic crying in the evening: (shaam|sham|raat|roz) (ko|me|) .. (rota|roti|rone|ro)|colic|kolik|(bacha|baby|bachcha|bachche) .. pet dard .. (rota|roti)|pet dard se rota
inconsolable crying: (chup nahi|chup hi nahi|shant nahi|rona band nahi|lagatar ro|bahut ro|roye ja|roi ja|rote ja|roye ja raha|chidchida) [ho|kar|raha|rahi|hua]|(rota|roti) (hi) (ja|reh|rehta)|rona nahi band
crying: rota|roti|rote|rona|ro raha|ro rahi|roya|royi|chillata|chillati|chilla|cheekh|cheekhta
spits up milk: (doodh|dudh) (ulat|palat|nikal|ulti|phenk|ugal|bahar) [deta|deti|raha|rahi]|doodh peene ke baad ulti
projectile vomiting: (dhar|dhaar|pichkari|jor se|zor se|fawware) .. ulti
fussy child: chidchida|chidchidi|chidchidapan|irritable
delay of growth: wajan nahi badh|vajan nahi badh|vazan nahi badh
drinks and plays well: (khel|khelta|khelti) (raha|rahi) (hai)|khel raha|active hai|masti

// Mind, sleep and general.
low mood: udaas|udas|udasi|udaasi|dukhi|depression|depress|depressed|dipreshan|avsad|man (udas|nahi lag|bhari)|mann (udas|nahi lag|udaas|bhari)|(rone|rona) ka (man|mann)|(rone|rona) (aata|ata|aa)|man nahi lagta|mann nahi lagta|kuch (achha|accha|acha) nahi (lag|lagta)|niraash|nirash|nirasha|hatash|डिप्रेशन|akela mehsus|akelapan|sad|low feel
lost interest: kisi (cheez|kaam|chiz) me (man|mann|ruchi|interest) nahi|kuch karne ka (man|mann) nahi
not depressed: (udas|depression|dukhi) nahi
anxiety: ghabrahat|ghabraahat|ghabra|ghabrata|ghabrati|ghabrana|bechaini|bechain|becheni|anxiety|enjaiti|nervous|dil ghabra|jee ghabra|(bahut|zyada) (chinta|tension|tenshan|fikr)|chinta (rehti|hoti|lagi|bahut)|(dar|darr) (lagta|lag|rehta|sa)|एंग्जायटी|over thinking|overthinking|uljhan
stress: tension|tenshan|stress|tanav|tanaav|pareshan (hu|rehta|rehti)|टेंशन|तनाव|dabav kaam ka|stres
panic attack: panic attack|panik attack|पैनिक अटैक|panic
fear of dying: mar (jaunga|jaungi|jane) jaisa|lag raha mar
irritable: gussa|gussaa|chidh|krodh
memory loss: (yaad|yad|yaaddasht|yaddasht|yadasht) .. (kamzor|kamjor|nahi rehti|nahi rehta|kam|nahi|bhool|kho)|(bhool|bhul) (jata|jaata|jati|jaati|jane|jaane|raha|rahi|gaye)|bhoolne ki bimari|bhulne ki
cannot concentrate: (dhyan|concentrat|focus) .. nahi
poor sleep: (neend|nind) .. (kam|nahi|kharab|tut|toot|khul|thik se nahi)|kam neend|raat bhar neend
snoring: kharrate|kharrata|kharate|kharata|kharaate|snoring|खर्राटे
stops breathing in sleep: (sote|neend|nind|sone) .. (saans|sans) .. ruk
sleepy by day: din (me|bhar) .. (neend|nind|uneendi)|(bahut|har waqt|zyada) (neend|nind) (aati|ati|aa)
nightmares: bure sapne|darawne sapne|bhayanak sapne|daravne sapne
tired: thakan|thakaan|thakavat|thakawat|thakaavat|thaka|thaki|thake|thak (jata|jaata|jati|gaya|gayi|raha|rahi)|thakaan|sust|susti|aalas|thakaavt|fatigue|tired|tiredness|थकान
general weakness: kamzori|kamjori|weakness|ashakti|nirbalta|दुर्बलता|कमजोरी|वीकनेस
no energy: (taakat|takat|energy|stamina|himmat) .. (nahi|kam|khatam)
weight loss: (vajan|vazan|wajan|wazan|weight|bajan) .. (kam|ghat|gir|loss|ghata|ghatna) [ho|gaya|raha|rahi]|patla (ho|hota)|dubla|dubli|वेट लॉस|sukhta ja|weight loss
weight gain: (vajan|vazan|wajan|wazan|weight) .. (badh|badha|zyada|bad)|mota (ho|hota)|moti (ho|hoti)|motapa|motapaa|weight gain
trying to lose weight: (vajan|vazan|wajan|weight|motapa) .. (kam karna|kam karne|ghatana|ghatane|kam kaise|kaise kam)
unwell: (tabiyat|tabiat|tabeeyat) .. (kharab|theek nahi|thik nahi|achhi nahi|acchi nahi|bigad|kharaab|dheeli|sahi nahi)|bimar|beemar|bimaar|asvasth|aswasth|(achha|accha|acha|theek|thik|sahi) (feel nahi|nahi lag|mehsus nahi|nahi hai|nahi hu|nahi lagta|nahi feel)
well: (tabiyat) (theek|thik|achhi) (hai)
very ill: (halat|haalat|tabiyat) (bahut|bohot) (kharab|gambhir|nazuk|buri)
always cold: (hamesha|bahut|zyada|hardam) thand
dry mouth: (muh|gala|munh) (sukh|sookh|sukhta|sookhta|sukha|sookha|dry) [raha|jata]
dehydrated: pani ki kami|paani ki kami|dehydration|डिहाइड्रेशन
anemia: khoon ki kami|anemia|anaemia|एनीमिया|hemoglobin kam|hb kam|haemoglobin kam
vitamin d low: vitamin d .. (kam|kami)
burning feet: (talve|talwe|pair|talvo|talwo|pairo) .. (jalan|jalte|jal)
hand tingling: (haath|hath|ungliyo|ungliya|hatho) .. (jhunjhuni|jhunjhun|sun|jhanjhanahat|chinti|chitiya|jhunjhunahat)
hangover: hangover|kal raat (sharab|daru)
motion sickness: (safar|gaadi|bus|car|travel|yatra) .. (ulti|chakkar|jee michla|michli|ji)|motion sickness
jet lag: jet lag
drank a lot of alcohol: (bahut|zyada|jyada) (sharab|daru|daaru|pee|pi) (pi|pee) (li|lee|liya|gaya)|sharab pi li
addicted to alcohol: (sharab|daru|daaru) ki (lat|aadat)|sharab .. (chhod nahi|chhoot nahi|chhut nahi)
quit smoking: (cigarette|sigret|bidi|tambaku|gutka|gutkha|smoking|dhumrapan) .. (chhodna|chodna|chhodne|chodne|chhodu)
high cholesterol: cholesterol|kolestrol|कोलेस्ट्रॉल
thyroid: thyroid ki
acidity: acidity|acid
sick contact: (ghar me|parivar me|school me|class me|office me|ghar mein) (sab|sabko|aur|kai) .. (bimar|same|yahi|bukhar|khansi|jukam)
worms: worms
vaccination after: (tika|teeka|vaccine|injection) (lagne|lagwane|lagvane|laga) .. (baad|bad|bukhar)
how much can i take: (kitni|kitna) (goli|dawa|dawai|dose|tablet|paracetamol|crocin|dolo) .. (le|lena|leni|de|deni|dena|khaye|khau|sakta|sakti)
lifted something heavy: (bhari|bhaari|vajan|wajan|vazan|saman|samaan|bojh|boriya|bori|cylinder|balti) .. (utha|uthaya|uthane|uthate|uthana|uthayi|uthai)|(vajan|bojh|saman) utha
hunger: bhukh|bhookh|bhuk|bhook|bhookhi|bhukhi
-: (brain tumor|brain tumour|tumor|cancer|ब्रेन ट्यूमर|koi badi bimari|koi gambhir bimari) [bhi|to] (ho sakta|ho sakti|to nahi|na ho)
-: chaku|chaaku|chakku|chhuri|blade|galat|glt|hans|hansi|hasna|dimag|dimaag|chipki|chipka|karvat|khet|kheto|fata|phata|tukda|jaungi|jaunga|jayenge|aungi|aunga|karenge|dikh|tapak|tapakti|tapakta|bhookhe|mar (gaya|gayi|raha|rahi)|maar|mar|badalta|badal|saaf suthra|soya tha|office me|school me|ghar par|ghar pe|bazaar|khel|khelte|khelne|kheli|khela|uthaya|uthayi|uthai|uthate|saman|samaan|liye hue|lete samay|dhul|dhool|mitti|thandi hawa|ho kya|karta hu|karti hu|rakhna|pani pi|chashma|lens|machine|aaj bhi|kal bhi|teen baar|do baar|kai baar|ek baar|baar|bar|dafa|baari|kabhi bhi|kahi bhi|koi nahi|akela|akeli|jaise ki|shayad se|beech me se|vaisa hi|thoda zyada|pichle|pichhle|agle|agla|agli|pichli|aaj kal|aajkal|in dino|dino tak
-: ghere|ghera|chal|khayal|khayaal|khyal|man|mann|dil|tukde|baaki|mehsus|gye|gyi|b|atak|attack|fed|feed|samajhta|samajhti|hath|karwat|rang|dono|aadmi ne|sirhana|takiya|subah uth|chalti hai|padta hai
`
