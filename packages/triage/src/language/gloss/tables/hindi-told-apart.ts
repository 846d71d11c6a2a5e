/** Hindi wordings that shorter ones would hear wrongly, and words of the body, of sensations, time and verbs that the other tables lack. */
export const hindiToldApart = `
// Awake in a body that still sleeps, for a minute: an arm or the speech that failed since waking is heard by the other tables.
sleep paralysis: sleep paralysis|(jagta|jagti|uthta|uthti|jagne|jagte|uthne|khulti|khulne) .. (minute|minat|minit|second|sekand|pal|der) [tak|ke liye] .. (hil|hila) [nahi|na|ya|bhi] .. (bol|bola) [nahi|na|bhi] (pata|paata|pati|paati|pa|paa|sakta|sakti)|(jagta|jagti|uthta|uthti|jagne|jagte|uthne|khulti|khulne) .. (minute|minat|minit|second|sekand|pal|der) [tak|ke liye] .. hil [nahi|na] (pata|paata|pati|paati|sakta|sakti)
// Iron and bismuth colour the stool.
iron tablets: (iron|ayran|आयरन|फेरस|ferrous) ki (goli|goliya|goliyan|dawa|dawai|tablet|tablets|capsule)|(iron|आयरन) (tablet|tablets|goli|goliya|syrup|capsule)|(iron|आयरन) .. (le raha|le rahi|leta|leti|kha raha|kha rahi)
takes bismuth: bismuth|pepto|bismol|peptobismol
// A stroke of years ago is none of now; one of hours ago is.
one sided weakness and paralysis: (ghante|ghanta|ghanto|minute|minat|din|kal|aaj|abhi|subah|raat|shaam|sham|hafte) [pehle|pahle|me|ko|se|hi] .. (lakwa|lakva|lakwe|lakve|paralysis|stroke|strok|falij)
had a stroke years ago: (lakwa|lakva|paralysis|stroke|strok|falij) (aa|ho|aa bhi|ho bhi) chuka|(purana|purane|pichhla) (lakwa|lakva|paralysis|stroke|strok|falij)|(pehle|pahle|pehle bhi|pahle bhi|pehle se|kabhi) (lakwa|lakva|paralysis|stroke|strok|falij)|# me (lakwa|lakva|paralysis|stroke|strok|falij)|# (saal|sal) (pehle|pahle) [ek|mujhe|unko|inko|papa ko|ma ko] (lakwa|lakva|paralysis|stroke|strok|falij)
missed a dose of medicine: (lena|leni|lene) [bhi] (bhool|bhul)|(dawa|dawai|goli|tablet|telmisartan|telma|amlodipine|metformin) .. (khana|khani) (bhool|bhul)|(dawa|dawai|goli|tablet) nahi (li|khayi|khai)
cannot speak: (bolne|bol pane|baat karne) me .. (dikkat|takleef|taklif|pareshani|mushkil|problem)
// As if, of effort, and what was long ago.
shooting electric pain: (bijli|current|karant|karent) (si|sa|jaisa|jaisi|jaise|ke jhatke|ki tarah) [lag|laga|lagi|lagte|dard|jhatke|jhatka|daudti|daud]
more and more breathless: {breath} (phool|phul|phulti|phoolti|phulna|phoolna) .. (badh|badhta|badhti|badhna)|dheere dheere {breath} (phool|phul|phulna|phoolna|phulne)
breathless on exertion: (chalne|chalte|chalke|chalkar|seedhi|sidhi|sidhiya|seedhiyan|mehnat|kaam|daudne|daudte|khelte|khelne|chadhne|chadhte|manzil|kadam) .. (saans|saas|haanf|haaf) [phool|phul|phulti|phoolti|phulne|phoolne|chadh|chadhti|jata|jati]
had a stroke years ago: (lakwa|lakwe|lakva|lakve|paralysis|stroke|falij) ke (baad|bad)|# (saal|sal) (pehle|pahle) .. (lakwa|lakva|paralysis|stroke)
many: kai (log|logo|logon|din|dino|mahine|mahino|mahinon|saal|saalon|salo|baar|bar|hafte|hafto|hafton|ghante|ghanto|jagah|tarah)
dark patches: (baingani|jamuni|bhoore|bhure|kale|kaale) (rang ke|rang ka|rang ki) (daag|dhabbe|dhabba|chakatte|gaanth|gaanthe|daane|dane|nishan)
bruise: (haath|hath|pair|taang|ghutna|ghutne|takhna|takhne|ungli|kalai|jaangh|pindli|hissa|jagah|gaal) .. (neela|nila|neeli|nili|neele|nile) [pad|ho] [gaya|gayi|gaye]
purple eyelid: (palak|palko|palkon|aankh ke neeche) .. (neela|neeli|baingani|jamuni)
turning blue: (sharir|badan) .. (neela|nila|neeli|nili|neele) (pad|padta|padti|padne|ho)
child turning blue: (bacha|bachi|bachcha|baby|shishu|beta|beti|bete|munna) .. (neela|nila|neeli|nili|neele) (pad|padta|padti|padne|ho)
hot water bag: (garam|garm) (pani|paani) ki (thaili|theli|botal|bottle)|(pani|paani) ki (thaili|theli) se
in hot water: (garam|garm) (pani|paani) se (naha|nahane|nahate|dho|dhone|sek|kulla|gargle|khujli)|nahane ke (baad|bad) .. (garam|garm) (pani|paani) se
others see nothing: kisi ko [kuch] (nazar|najar) nahi
cannot see to the side: bagal .. (nazar|najar) nahi
moves: hil (raha|rahi|rahe)|hilta (hai|tha)|hilti (hai|thi)
mended: (haddi) (jud|judi) [gayi|gaya]|judi hui|jud gayi
scolded: daant (pade|padi|padti|lage|lagai|dia)|daant kar
stool: potty (mein|me|bahut|chikni|patli|sakht|tight|karta|karti|karte|ka|ki|hui|ho|saaf|se)
eyelid droops none: palak nahi giri
sleepy by day: jhapki [aa|aati]
hoarse: awaaz (baith|bhari|badal)
my friend: doston
epilepsy: mirgi
no fever: bukhar bhi nahi|bukhar bilkul nahi

no urine: (peshab|peshaab|pesab|susu) (band|bilkul nahi)
sunken eyes: (aankhein|aankhen|aankh|aankhe) .. (dhans|dhansi|andar chali)
rice water diarrhoea: chawal .. (maand|mand|paani|pani) (jaise|jaisa|jaisi)
blurred vision: (nazar|najar|dikhai|dikh) .. (dhundhli|dhundhla|dhundhle|धुंधली|धुंधला|धुँधली|धुँधला)
tingling after sitting: (palthi|baithne|baithta|baithti|baithe) .. (pair|paon|paer|taang|haath) .. (sunn|sun)
baby moves less: (bacha|bachi|bachcha|baby) .. nahi (hila|hili|hil)|(bacha|bachi|bachcha|baby) .. (hila|hili|hil) hi nahi
swelling behind the ear: kaan ke (peeche|piche|pichhe) .. (sujan|suja|sooja|sooji|suji|ubhar)
ear sticks out: kaan .. bahar ko (nikla|nikal|ubhra)

platelet test: (platelets|platelet) # (lakh|lakhs|laakh)
darkened skin: (chamdi|skin|twacha|tvacha) .. (kaali|kali|kaale|kale)
severe headache: (sir|sar) (phatne|phat|fatne|fat) (lagta|lagti|jaata|jata)

streaks of blood in the phlegm: (balgam|khansi|khaansi|kaf|thook) (mein|me) {blood} (ki|ka|ke) (lakeer|lakir|lakeere|dhabbe|boond|boonde)|(balgam|kaf) (mein|me) (thoda|halka) {blood}
swelling at the front of the neck: gale ke (samne|saamne|bahar) .. (sujan|gaanth|ganth|sooja|suja)
hit by a ball: (cricket ball|gend|ball) (sir|sar|aankh|muh|pet)

no shortness of breath: {breath} nahi (rukti|ruki|rukta|atakti|atki|atakta)
chest is tender to touch: (chest|seene|seena|chhati|pasli) [ki haddi] (dabane|chhune|chhoone|daba ke) (pe|par|se|mein) [dukhta|dukhti|dard|dukh]

// The body.
finger: ungli|ungaliyan|ungaliyon|ungliyan|ungliyon|ungaliyo|ungali
liver: jigar
palm: hatheli|hatheliyan|hatheliyon|hatheliyo
pupil: putli|putliyan
vein: nasein|nase|nason
foot: panje|panja|paanv
palate: taalu
flesh: maans
blood pressure: bp|beepee
womb: bachchedani
spine: reedh
rib: pasli
toe: angutha|anguthe
kidney: gurda|gurde

// Sensations and what is seen.
tingling: jhanjhanahat|jhanjhanahat|jhanajhanahat|jhunjhuni
tremor: kaampte|kaanpte|kaampta|kampta|kaampti|thartharate
shaking chills: kampkampi|kapkapi|kanpkampi
foul smell: badbu|badboo|badbudar|badbudaar|durgandh
crust: papdi|papdiyan|chilka|chhilka
soft: naram|mulayam
hard: kadi|kada|sakht|kathor
thick: gaadha|gadha|mota
thin: patli|patla|patle
deep: gehra|gahra|gehri|gahri|gehre
pink: gulabi
crooked: tedha|tedhi|tedhe
twitching: phadakti|phadak|phadakna|phadakta
pounding: dhak|dhakk|dhadakta|dhadakti|dhadakne
gritty: kirkirahat|kirkira
burning: aag
jerk: jhatka|jhatke
flows: behta|bahta|behti|bahti|beh
hobbling: langda|langdakar|langdata|langdate|langdane
cough: khaansne|khansne|khansna
swallowing: nigalne|nigalna|nigalte
relief: aaram|rahat
mole: til
fear: dar|darr|bhay
anger: gussa|gusse
shy: sharm|sharam
vision: nazar|najar|nigah
tired: thak|thakkar|thakawat|thakan
cold: thand
strength: taakat|takat
spread: phail|phaila|phaili|phailne|phailta
gone: gayab
awake: jaagte|jagte|hosh
loose: dhila sa
sound: awaaz|awaz|aawaz
oil: tel
cirrhosis: sirosis
scan: sonography
heart failure: heart fail
hiv: hiv

// Time.
afternoon: dopahar
since many years: saalon se|barson se
minutes: sekand
half: aadhe|aadha|aadhi

// Verbs, things and measures of every day.
without: bina|bagair
-: si|sa|se si|dedh|badha|badhi|badhe|badhta|badhti|badhne|seedha|seedhi|seedhe|mushkil|muskil|uthti|uthte|uthta|uthane|usi|isi|kat|lakeer|lakeere|parat|khulta|khulti|khol|kholkar|dekhkar|dekhte|dekha|mudte|mudta|lagau|lagaun|lagao|lagke|lagakar|jaan|chhu|chhoo|chhune|jhukkar|jhukne|utarta|utarti|nikalte|nikalne|nikal|chadh|chadhna|chadhne|peekar|pikar|pite|peete|latak|phatkar|chaadar|padhte|padhta|padhna|akshar|dikhe|dikhti|bahari|khade|khadi|khada|kadam|uljhi|khelta|khelti|khelne|khelte|maarne|charo|chhod|chhodi|chhoda|chammach|andhere|andhera|rakhkar|rakhi|rakha|hisse|hissa|ragad|jad|chhed|ulta|ulti taraf|baje|pakad|pakadne|girta|girti|kheenchne|khinch|khinchi|jaanch|kehta|kehti|kehte|kahta|kahti|kahte|boli|batata|batati|bataya|batayi|bataye|saamanya|samanya|barabar|chup|chhup|lautna|ruk|rukti|rukta|rukne|bachpan
-: mirch|masala|mohalle|pariksha|pad|sikai|maalish|tel|sheeshe|shisha|lakdi|nali|gali|haldi|meetha|namkeen|ors|ghoont|khet|kursi|kamre|kamra|gaadi|plastar|jabki|halanki|kyonki|waise|waisa|waisi|wahi|wahin|tabse|tab se|kaafi|kafi|alag|saaf|poora|poori|poore|pura|puri|chota|chhota|chhoti|chhote|bada|badi|naya|nayi|naye|purani|gol|lamba|lambi
condom broke: (condom|kandom|nirodh|कंडोम) .. (phat|fat|फट|toot|nikal)
tingling: झनझनाहट|झुनझुनी
liver: लिवर|लीवर
shaking chills: कँपकँपी|कंपकंपी
tremor: काँपते|काँपता|काँपती
thyroid: थायरॉइड|थायराइड
afternoon: दोपहर
heart valve: वाल्व
hobbling: लँगड़ाकर|लंगड़ाकर|लँगड़ा|लंगड़ा
running: दौड़ने|दौड़ते|दौड़ती
chewing: चबाने|चबाना|chabane|chabate
coughing: खाँसने|खांसने
chin: ठुड्डी|ठोड़ी|thodi
vaccine: टीके|टीका|teeka
creatinine: creatinine
foam: झाग
lungs: phephde|फेफड़े
pregnancy: गर्भ
weight: wazan|वज़न|वजन
wet: geeli|geela|गीले
protein: प्रोटीन
iron: आयरन
blurred vision: रोशनी कम|roshni kam
goitre: ghegha
bottle: botal
-: डॉक्टर|doctor sahab|स्कूल|सामान्य|बढ़|badh|गिर|क्रीम|फुटबॉल|लेटूँ|संबंध|बाहरी|नंगे|धारियाँ|खुजा|कसकर|खोलते|नेगेटिव|जम|दूर|पहचान|पहनने|लाइन|दबाकर|पैड|भूल|कुल्ला|महीन|मुड़ी|मुड़ती|चपटे|chapte|बाइक|मशीन|लाख|खाकर|गहरे|कंपनी|लिखा|उभरा|उभरे|कपड़ों|सपना|घूमने|फूल|गोद|बदला|खासकर|खिंचकर|रखूँ|गाँव|नहलाते|स्वाद|ख़त्म|लगकर|काग़ज़|विचार|जंगल|बढ़ाने|बाथरूम|बनाना|जमी|जमा|मैल|ब्रश|धीमी|भरता|thaili|chikni|chikna|paida|banate|dhaar|sambandh|dikhi|chadhti|pehen|khul|daayein|gadla|lab|dekhta|milata|jhuk|shabd|akele|panjon|katori|rone|likhi|galti|khad|smoke karta
`
