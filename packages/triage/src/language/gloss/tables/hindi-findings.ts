// Long because a language has many words, and one table is read as a whole.

/** Words that many lines of this table share. */
export const hindiClasses: Readonly<Record<string, string>> = {
  breath: 'saans|saas|saanse|shwas|breath|breathing|breathe',
  chest: 'seene|seena|chhati|chest|dil|kaleje',
  belly: 'pet|paet|stomach',
  blood: 'khoon|rakt|blood|lahu',
  arm: 'haath|haat|baju|arm|hand',
  leg: 'pair|paer|per|taang|paon|paav|paanv|leg|taange|pairo',
  tablets: 'goli|goliya|goliyo|tablet|tablets|dawa|dawai|dawaiya|pills|capsule|paracetamol|crocin|dolo|टैबलेट',
  took: 'kha|khayi|khali|nigal|nigli|gatak|le|li|pi',
  child: 'bacha|bache|bachi|baby|shishu|beta|bete|beti|munna|munni|navjat|बेबी',
  poison:
    'zeher|zehar|jahar|zahar|jaher|phenyl|finyl|fenyl|finail|harpic|bleach|tezab|tejab|acid|keetnashak|kitnashak|sulfas|salfas|celphos|kerosene|mitti ka tel|mitti ke tel|petrol|diesel|फिनाइल|फिनायल|हार्पिक|सल्फास|केरोसीन|sabun|detergent|surf|lizol|colin|toilet cleaner|thinner|turpentine|paraquat|pesticide|chuna|caustic|hit|mortein|all out|goodknight|sanitizer|सैनिटाइजर',
  voice:
    'awaz|awazein|awaze|awazen|voices|voice|shaitan|bhoot|jinn|devi|pret|aatma|rooh|bhagwan|andar se koi|koi andar se|koi kaan me',
  head: 'sir|sar',
  which: 'ek|left|right|baaya|daaya|baayi|daayi|baaye|daaye',
}

/** How Hindi tells what is wrong: dangers first, then everyday complaints, then every other finding. */
export const hindiFindings = `
// Chest and breath.
pressure on the chest: {chest} .. (dabav|dabaav|dabaw|pressure|bhari|bhaari|bharipan|jakdan|jakad|jakda|kasav|kasa|kas|bojh|patthar|pathar|vajan|vazan|wajan|tight|tightness|nichod|daba|dab|ghutan|hathi|haathi|baitha|baith|khinchav|khichav)|(dabav|pressure|bhari|bharipan|jakdan|bojh|patthar|tightness|hathi|haathi) .. {chest}
no chest pain: {chest} (me|mein|ka|ki) [koi] (dard|pain|dabav|takleef|jakdan|bharipan) [bilkul] nahi|chest pain nahi
chest pain: {chest} (phat|fat|toot|jal) [raha|rahi]|{chest} (me|mein) (dukh|taklif|takleef|chubhan|kuch ho)|chest (pain|pen)|चेस्ट पेन|चेस्ट (में|मे) पेन|सीने (में|मे) पेन
cannot breathe: {breath} [hi|bhi|bilkul|tak|thik se|sahi se|andar|dhang se|] nahi [hi|bhi]|{breath} (aa|le|lena|leni|kar) [hi|bhi] nahi|{breath} (lena|leni) band|{breath} .. (namumkin)|{breath} (ruk|rukti|rukne|ruki|band|atak|atki|atakti|tham|ukhad|ukhadti|ukhdi) [si]|dam (ghut|ghutta|ghuta|ghuti|nikal|tut|toot|ghutne|ghont)|(hawa|oxygen) nahi (mil|aa|ja|pahunch)|{breath} ke liye (tadap|chhatpata|haanf)|dum (ghut|ghutta|ghuta)|nahi (aa|le) .. {breath}
no shortness of breath: {breath} nahi (phool|phul|phulti|phoolti|chadh|chad|chadhti)|{breath} .. (dikkat|taklif|problem|pareshani|mushkil|samasya) nahi|{breath} .. (phool|phul|phoolne|phulne) .. nahi|{breath} [bilkul|bhi|to|ab] (thik|theek|normal|sahi|achhe se) [hai|he|h|aa|chal|le]|{breath} lene me nahi
severe shortness of breath: {breath} .. (dikkat|taklif|taqleef|problem|pareshani|mushkil|kathinai|samasya|difficulty)|(bahut|bohot|bhut|itni|achanak|kaafi) {breath} (phool|phul|phulti|phoolti|phulne|phoolne|phulna|phoolna|chadh|chad|chadhti|chadhne|chadti)|{breath} (bahut|bohot|bhut|itni|achanak|zor se|kaafi) (phool|phul|phulti|phoolti|phulne|phoolne|phulna|phoolna|chadh|chad|chadhti|chadhne|chadti)|(mushkil|muskil) se {breath}|(haanf|haaf|haanp) (raha|rahi|rahe)|{breath} (kheench|khinch) (kheench|khinch) (kar|ke)
shortness of breath: {breath} .. (phool|phul|phulti|phoolti|phulne|phoolne|phulna|phoolna|chadh|chad|chadhti|chadhne|chadti)|haanf|haaf|haanp|haanfna
shortness of breath: (thodi|thoda|halki|kabhi kabhi) {breath} .. (dikkat|taklif|problem|pareshani|mushkil)|(thodi|halki|thoda|kabhi kabhi) {breath} (phool|phul|phulti|phoolti|chadh|chad|chadhti)|saans (chhoti|chhota)
short of breath when i walk: (chalne|chalte|seedhi|sidhiya|mehnat|kaam|daudne|chadhne|chadhte|chalta|chalti) .. (saans|saas) (phool|phul|phulti|phoolti|phulne|chadh|chad|chadhti)
breathless lying flat: (letne|lette|let|late) .. (saans|saas) (phool|phul|phulti|phoolti|phulne|nahi|ruk)|(letne|let) .. (saans|saas) .. (dikkat|taklif|problem)
fast breathing: {breath} [bahut|bohot] (tez|tej|jaldi jaldi|tez tez) [chal|le|aa|ho]|(tez|jaldi jaldi) .. {breath} (le|chal)
working hard to breathe skin between ribs sucks in: (pasli|pasliya|pasliyan|pasliyo|pasliyon) .. (andar|dhans|dhas|chal|chalna|dhansi|khich)|pasli chal|पसली चल|pet .. andar bahar .. {breath}|naak .. phool .. {breath}|nathune (phool|fool|phul)
noisy breathing: {breath} .. (awaaz|awaz|aawaz|aavaj|avaj|avaz|gharghar|ghar ghar)|(gharghar|ghar ghar|gharghrahat) .. {breath}
wheezing: seeti|siti|sitee|seeti jaisi (awaz|awaaz)|sai sai|saay saay|sain sain|ghargharahat|gharghar|ghar ghar|khar khar|wheezing|seene me (awaz|awaaz|seeti)
chest does not move not breathing: {breath} (nahi chal|chal nahi|chalna band|band ho gayi)
cold sweat: thande pasine
heart racing: (dil|dhadkan|dhadkane|heart|heartbeat|heart beat|nabz|nabj|pulse|दिल|धड़कन) .. (tez|tej|jor jor|zor zor|bhaag|bhag|daud|fast|dhak dhak|racing|jor|zor|zoron) [dhadak|chal|ho|se]|dhadkan (badh|badhi|badhna|badi)|dil dhadak|dhak dhak|dhadkan
heart flutters: dil (fadfada|phadphada|ghabra sa)|fadfadahat|dhadkan (aniyamit|upar niche|chhoot|chhut|miss|idhar udhar|ruk)|heartbeat (irregular|miss)|dhadkan ruk ruk
fast pulse: (nabz|nabj|pulse|heart rate|heartrate) (#|bahut tez|tez|tej|high)
pulse #: (pulse|nabz|nabj|heart rate|heartrate|bpm|dhadkan|पल्स) [rate] # [hai|chal]
no pulse: (nabz|nabj|pulse|dhadkan) nahi (mil|chal|hai)
oxygen #: (oxygen|ऑक्सीजन|spo2|saturation|oxygen level) # [hai|aa]
oxygen is low: (oxygen|ऑक्सीजन|saturation) .. (kam|low|gir|down|ghat)

// Head, brain and senses.
one side of face drooping: (muh|munh|mooh|chehra|chehre|face|honth|mukh|मुंह|chehara) .. (tedha|teda|tedhe|tedhi|tirchha|tircha|latak|latka|latki|latke|gir|ghoom|ghum|lakwa|lakva|ek taraf ho|khinch|sun pad|teda meda|drop|droop)|(tedha|teda|tedhi|latka|latak) .. (muh|munh|chehra|chehre|face)|chehre ka lakwa|muh ka lakwa|mooh tedha
one sided weakness and paralysis: lakwa|lakva|lakwe|lakve|laqwa|pakshaghat|paksaghat|paralysis|paralyse|paralyze|falij|faalij|adhrang|stroke|ब्रेन स्ट्रोक|brain stroke|पैरालिसिस|brain attack
one side of body weak: (ek|baayi|daayi|left|right|baaye|daaye) (taraf|side|hissa|hisse) .. (haath|pair|sharir|body|badan|) .. (sun|sunn|kamzor|kamzori|weak|numb|hil nahi|nahi hil|kaam nahi|nahi kaam|uth nahi|jaan nahi|takat nahi|taakat nahi|bejaan|dhila|dheela|shithil)|(aadha|adha) (sharir|shareer|badan|body) .. (sun|kamzor|hil nahi|kaam nahi)|haath pair .. (ek|left|right|baayi|daayi) (taraf|side) .. (sun|kamzor|nahi)|(baayan|daayan|left|right) (haath|hath) .. (pair|leg) .. (sun|kamzor|kaam nahi|hil nahi|uth nahi|nahi uth|nahi hil)
cannot move arm: [{which}] {arm} [hi|bhi] (utha|uth|hila|hil|chal|uthta|hilta|kaam nahi kar|kaam|uthaya|mud) nahi|[{which}] {arm} [hi|bhi] nahi (utha|uth|hila|hil|uthta|hilta|chal|kaam)|[{which}] {arm} (me|ki|ka) (jaan|takat|taakat|dam) [hi] nahi|{arm} .. (bejaan|latak)
cannot move leg: [{which}] {leg} [hi|bhi] (utha|uth|hila|hil|uthta|hilta|kaam) nahi|[{which}] {leg} [hi|bhi] nahi (utha|uth|hila|hil|uthta|hilta|kaam)|{leg} (me|ki|ka) (jaan|takat|taakat|dam) [hi] nahi|{leg} .. (bejaan)
cannot move both legs: (dono|donon) (pair|pairo|paer|taang|tange|taange|paon|pav) .. (hil|hila|kaam|uth|hilte|uthte|chal) [hi|bhi] nahi|(dono|donon) (pair|pairo|paer|taang|tange|paon) .. nahi (hil|hila|kaam|uth|chal)|(kamar|naabhi) ke (niche|neeche) .. (sun|sunn|mehsus|mahsus|kuch nahi|hil|jaan)|(dono|donon) (pair|pairo|paer|taang|paon) .. (bejaan|bejan|sun|sunn) [ho|pad]
cannot speak: (bol|bolna|bola|baat|bat|awaz|awaaz|aawaz|bolti|zubaan|zuban) [hi|bhi|kuch|tak] nahi (pa|paa|ja|jaa|raha|rahi|ho|nikal|kar|aa|sak)|nahi bol|bolti band|(bolna|boli) band|bol nahi|muh se (awaz|awaaz|baat|shabd) nahi|shabd nahi (nikal|mil|aa)|baat nahi kar pa|zubaan band|boli nahi nikal
slurred speech: (zubaan|zuban|jubaan|juban|jeebh|jibh|awaz|awaaz|aawaz|boli|baat|bat|bolne|bolte|bolna|speech|zabaan) .. (ladkhada|larkhada|ladkhad|ladkha|tutla|totla|haklaa|atak|atakti|lachak|saaf nahi|saf nahi|theek nahi|lapet|lapat|tutlahat|lad khada|latpata|ladkhadahat|dagmaga|aspasht|unclear|slur)|(tutla|totla|ladkhada) .. (bol|baat)|बोली लड़खड़ा|जुबान लड़खड़ा|आवाज लड़खड़ा|saaf nahi bol|saf nahi bol|saaf bol nahi|theek se bol nahi|thik se bol nahi|ठीक से बोल नहीं|ajeeb bol|ulta seedha bol|ulta pulta bol
confused: (behki|behaki|baheki|bahki|ulti seedhi|ulti sidhi|ulti pulti|ajeeb|ajib|anap shanap|anaap shanaap|oot patang|ut patang|bematlab) (behki|bahki|behaki|seedhi|) (baat|bat|baate|baatein|bate|batein)|pehchan (nahi|hi nahi)|pahchan (nahi|hi nahi)|nahi pehchan|bhram|bharam|confuse|confused|confusion|bhranti|kuch samajh nahi pa raha wo|bahak (raha|rahi)|behak|hosh thikane nahi|sudh budh|sudhbudh|din raat ka pata nahi|kahan hai pata nahi|kaha hai pata nahi|badbada|barbara|bhool gaya kaun hai|bhul gaya kaun
unconscious cannot wake: (behosh|behos|behosi|behoshi) (pada|padi|pade|hai|he|leta|leti|hu|mila|mili|ki halat)|hosh (nahi|me nahi|mein nahi|hi nahi|me hi nahi|kho|gawa|gaba|chala|ud)|hosh .. nahi (aa|hai|raha)|(uth|jag|jaag|utha|jaga|hil|jawab|javab|respond|response|pratikriya|reaction|reply) [hi|bhi|nahi bhi] nahi (raha|rahi|rahe|de|pa|ho|kar|di|diya|hil|uth)|(uthane|jagane|jagaane|hilane|bulane|pukarne|awaz dene|aawaz dene|awaaz dene) (par|pe|se) [bhi] [koi] (nahi|jawab|javab|hosh|response)|jawab nahi|javab nahi|nahi (uth|jag|jaag) raha [hai]|unconscious|achet|अचेत|koma|coma|होश में नहीं|aankh[e] nahi khol|ankh nahi khol|aankhe nahi khol|ankhe nahi khol|aankhe khol hi nahi|respond nahi|unresponsive
is not unconscious: behosh nahi (hua|hui|hai|tha|thi)|behoshi nahi|hosh me (hai|he|h|tha|thi|hu)|hosh hai|poore hosh me
fainted: behosh (ho|hoke|hokar|hona|hone|hua|hui|ho gaya|ho gayi|ho gaye|ho ke) [gaya|gayi|gaye|gir]|behosh|behos|behoshi|gash (kha|aa|aaya|khakar)|chakkar (kha|aa|aane se|khakar) (kar|ke|) (gir|gira|giri)|chakkar (aaya|aa gaya|se) (aur|) (gir|gira|giri)|faint|fainted|pass out|black out|blackout|(aankh|aankho|ankho|ankh|aankhon|ankhon) ke (aage|samne|saamne) (andhera|अंधेरा) (chha|cha|aa) (gaya|gayi) (aur|phir|) (gir|behosh)|murcchit|murchit|bhihosh|senseless
about to faint: (behosh|behoshi) (hone wala|hone wali|hone lag|hone ka|jaisa|si|jaisi)|gir (jaunga|jaungi|jau)|girne (wala|wali) (hu|hun)|(aankh|aankho|aankhon|aankhe) (ke|) (aage|samne) (andhera|andhere)|chakkar se girne
fainted during exercise: (daudte|bhagte|bhaagte|khelte|exercise|kasrat|vyayam|gym|cricket|football|cycle|race|daud|match|daudne|bhaagne|khelne|treadmill|workout|nachte|naachte|seedhi chadhte|jogging|badminton|kabaddi) .. (behosh|gash|faint|gir ke behosh)
seizure: (mirgi|dora|daura|daure|dore|daude|fit|fits|jhatke|seizure|convulsion|दौरा|दौरे) (aa|aaya|aaye|aayi|pad|pada|pade|padi|lag|aane|aate|padne|padte|aya|aye) [raha|rahi|rahe|gaya|hai|gaye]|mirgi ka (daura|dora|attack)|daura (pada|pad)|(haath|hath) (pair|paer|per) (akad|ainth|ainthne|akadne|patak|jhatak|tedhe|mud|phad)|(pura|poora|sara) (sharir|badan|body) (akad|kaamp|kaanp|jhatke|ainth)|(badan|sharir) (akad|jhatke)|muh se (jhaag|jhag|phen|fen)|jhaag (nikal|aa)|jhag (nikal|aa)|aankhe (palat|pallat|ulat|upar|chadh)|ankhe (palat|ulat|upar|chadh)|aankh (palat|ulat|chadh)|ankhe chadh|(fit|fits|seizure|seizures|convulsion|convulsions|epileptic)|बेबी को झटके|jhatke aa
sudden worst headache of my life: (zindagi|jindagi|life|aaj tak|kabhi|pehle|pahle) .. (itna|aisa|itni) .. (sir dard|sar dard|sirdard|sardard|headache|sir me dard|sar me dard) .. nahi|(itna|aisa) .. (sir dard|sar dard|sirdard|sardard|headache|sir me dard|sar me dard) .. (kabhi|pehle|aaj tak|pahle) .. nahi|{head} .. (aisa|itna|jaise) .. (bam|bomb|dhamaka|bijli|hathauda|hathaude|goli|patakha|visfot|phat|fat)|(sir dard|sirdard|sardard|sar dard) .. (jaise) .. (bam|bomb|dhamaka|bijli|hathauda|hathaude|goli|patakha|visfot)|{head} .. (phat gaya|fat gaya|phat jaye|fat jaye|phat jayega|fat jayega|phat pada|phatne|fatne|phata|fata|bijli|bomb|dhamaka|dhamake|hathode|hathauda|hathoda|goli|blast)|(achanak|ekdam|ekdum|ek dum|jhatke se|sabse|zindagi|jindagi|life) .. (bahut|bohot|bhut|bhayanak|bhayankar|itna|tez|tej|zor|jor|sabse|asahniya|zabardast|jabardast|sabse tez|kharab) .. (sir dard|sar dard|sirdard|sardard|headache|sir me dard|sar me dard|sir mein dard)|{head} .. (achanak|ekdam|ekdum|sabse) .. (bahut|bhayanak|bhayankar|zor|jor|tez|tej|asahniya|kharab|bura) .. (dard|pain)|(sir dard|sar dard|sirdard|sardard|headache) .. (sabse|achanak|pehle kabhi nahi|kabhi nahi|zindagi|jindagi|life) [tez|tej|bura|kharab|bhayanak]|(zindagi|jindagi|life|jeevan) (ka|me) (sabse|) (tez|tej|bura|bhayanak|bhayankar|kharab|zyada) (sir dard|sar dard|sirdard|sardard|headache)|(aisa|itna|itna tez|aisa bhayanak) (sir dard|sar dard|sirdard|sardard) (kabhi|pehle|pahle|aaj tak|zindagi me)|headache .. (worst|sabse bura)|worst headache
severe headache: (tez|tej|bahut|bohot|bhut|bhayanak|bhayankar|zor ka|jor ka|bahut tez|itna|asahniya|zyada|jyada|severe|kafi) (sir dard|sar dard|sirdard|sardard|headache|sir me dard|sar me dard|sir mein dard|sar mein dard)|{head} (phat|fat) raha [hai]|{head} (me|mein|main) (bahut|bohot|tez|tej|zor|bahut tez|bhayanak) (dard|pain)|{head} dard (bahut|tez|tej|se phat)
no headache: {head} (dard|me dard|mein dard|pain) [bilkul|bhi] nahi|sirdard nahi|sardard nahi|headache nahi
headache: sirdard|sardard|{head} (dard|drd|dukh|dukhta|dukhti|dukhna|pain|ka dard|bhari)|{head} (me|mein|m|main) (halka|thoda|halka halka|thoda thoda|) (dard|pain)|headache|headek|hedek|हेडेक|sarpeeda|sir ke dard
migraine: migraine|migren|mygrain|maigrain|माइग्रेन|adhkapari|aadhasisi|adhasisi|आधासीसी|adha sisi
stiff neck: (gardan|garden|neck) .. (akad|akadi|akda|akdan|jakad|jakadi|stiff|tight|mud|ghuma|moda|jhuk|jhuka|sakht|kadi|kadak|mudti|mod)|gardan (tedhi|hila|hil) nahi
light hurts eyes: (roshni|raushni|roushni|light|dhoop|ujala|ujale) .. (chubh|chubhti|bardasht|aankh|ankh|dard|taklif|takleef|sahan|pareshani|dikkat|lagti|chundhiya)|(tez|) (roshni|light) se (dikkat|taklif|dard|pareshani)|चुंधिया
noise hurts: (shor|awaz|awaaz|aawaz) (se|) (dikkat|taklif|chidh|pareshani|bardasht)
dizzy: chakkar|chakar|chkkr|chakker|chkr|ghumta|ghoomta|ghumer|ghumri|{head} (ghoom|ghum|ghoomta|ghumta|chakra|halka|bhanna|bhinbhina|ghumne) [raha|rahi|hai|sa]|dizzy|dizziness|giddiness|giddy|lightheaded|चक्कर|tanwala|tanvala|ladkhadahat
-: (poora|pura|पूरा|सारा) ghar ghoom*
room spins vertigo: (sab|sab kuch|duniya|kamra|ghar|chaaro taraf|charo taraf|room|sara kamra) (ghoom|ghum|ghoomta|ghumta|ghoomte) [raha|rahi|hua|hui|sa]|ghoomne wala chakkar|vertigo
loss of vision: (dikhna|dikhai|dikh|nazar|najar|dikhayi) [hi|bhi|kuch|dena] (band|nahi|chali)|nahi (dikh|dikhai|dikhayi)|(aankh|aankhon|aankho) ki roshni (chali|gayi|ja|kho)|andha|andhi|ek aankh se nahi
lost vision in one eye: (ek|left|right|baayi|daayi|bayi|dayi) (aankh|ankh|aakh) (se|ki|me) .. (nahi|band|chali|andhera|kam dikh|kala)
curtain over vision: (parda|chhaya|chaya|saya|kala parda) .. (aankh|ankh|nazar|najar|gir|aa)|(aankh|ankh|aankho|nazar) .. (parda|chhaya|kala parda)
blurred vision: (dhundhla|dhundla|dhundhala|dhundhli|dundhla|dhudhla|dhundh|blur|saaf nahi|saf nahi) [sa|si] (dikh|dikhai|dikhta|dikhayi|dikhne|nazar|) [de|raha|deta]|(dikh|nazar|najar|nigah) .. (kamzor|kamjor|dhundhl*|blur|kam ho)|blurred|blurry|dhundhlapan|kam dikh*|saaf nahi dikh
double vision: (do do|doosra|double|do) (dikh|dikhai|dikhta|dikhte|dikhayi|nazar)|ek ke do|ek cheez do|double vision|do do (dikh|dikhai|cheez|chij)
flashes or floaters in vision: (aankh|ankh|aankho|nazar) .. (kale dhabbe|kaale dhabbe|tairte|taare|chamak|bijli|jugnu|machhar)|(taare|tare) dikh
tremor: (haath|hath|haatho|hatho) (kaanp|kaamp|kaap|kamp|kampan|hilte|hil rahe|thar)|kampan|kaanpna|kaampna|kaanp raha|kaamp raha|kaanp rahi|kaamp rahi|tharthara|thartharahat|shaking
cannot walk straight: (sharabi|sharabiyo|nashe wale) (ki tarah|jaise|jaisa|ki tarha) [ek taraf] (chal|gir|ladkhada|dagmaga)
cannot walk: (chal|chala|chalne|khada|khadi|khade|uth|utha|uthna) [hi|bhi|tak|ho|hua|bhi ho] nahi (pa|paa|ja|jaa|ho|sak|hota|jata|jaata|raha|rahi|hua|paya)|nahi chal pa|chalne me asamarth|chala nahi ja|khada nahi ho|khadi nahi ho|chalna (mushkil|muskil|dushwar)|nahi chal sak
unsteady walk: (chalne|chalte) .. (ladkhada|larkhada|santulan|dagmaga|balance|ladkhad)|(santulan|balance) (nahi|bigad|kho)|balance
cannot sleep: (so|neend|nind|sona|soya|sleep) [hi|bhi|to] nahi (aa|aati|ati|pa|paa|ja|jaa|raha|rahi|ho|hoti|aayi|paya|payi|pati|pata|sak)|nahi (so|sota|soti|soya) [pa]|neend (kharab|tut|toot|khul|ud|gayab|kam|puri nahi|poori nahi|na aana)|nind (kharab|tut|toot|khul|ud|gayab|kam|puri nahi)|anidra|insomnia|raat bhar jaag|karwate badal|karvate badal|neend hi nahi|neend nahi|nind nahi

// Bleeding.
bleeding will not stop: {blood} [bahna|behna|nikalna|aana|beh] [hi|bhi] (ruk|band|tham) [hi|bhi] nahi|{blood} .. nahi (ruk|band|tham|rukta)|{blood} .. (rukne ka naam|ruk hi nahi|ruk nahi|band nahi|tham nahi|rukta nahi)|bleeding .. (nahi ruk|ruk nahi|band nahi)|(bahut|bohot|bhut|lagatar|dhero|itna|kafi|zyada|jyada) .. {blood} (beh|bah|nikal|ja|gir|behta|baha|bahe)|{blood} .. (bahut|bohot|zyada|jyada|tezi se|tez|lagatar) (beh|bah|nikal|ja)|{blood} (hi {blood}|ka fawara|ki dhar|fawara|dhar|pichkari)|fawware ki tarah|lahuluhan|lahu luhan|(bahut|heavy) bleeding|bleeding (zyada|bahut|bohot)
vomiting blood: (ulti|ultiya|ultee|kai|vomit|vomiting|okai) (me|mein|m|ke saath|ke sath|se) {blood}|{blood} (ki|ka|wali|bhari) (ulti|ultiya|ultee|kai|vomit|vomiting)|{blood} .. (ulti|vomit) (hui|ki|kar|ho|me)|coffee jaisi ulti|kali ulti|kaali ulti|ulti (kali|kaali|coffee)|muh se {blood}|{blood} ugal|blood vomit
coughing blood: (khansi|khaansi|khasi|balgam|kaf|thook|thuk|khansne|khakhar) (me|mein|m|ke saath|ke sath|se|par) .. {blood}|{blood} (ki|wali|wala) (khansi|khaansi|balgam)|{blood} thook|khoon khansi
black stool: (potty|poti|latrine|latrin|tatti|mal|stool|toilet|motion|pakhana|paikhana|shauch|letrin|पॉटी) .. (kala|kaala|kali|kaali|kale|kaale|black|tar jaisa|koyle|dambar)|(kala|kaala|kali|kaali|kale|black|tar jaisa|dambar jaisa) (rang ka|rang ki|) (potty|poti|latrine|latrin|tatti|mal|stool|toilet|motion|pakhana|paikhana)
a lot of blood in stool will not stop bleeding: (potty|latrine|tatti|mal|stool|toilet|pakhana|guda) [me|mein|ke saath|se] .. (bahut|dher|kafi|itna|zyada|jyada) .. {blood}|{blood} .. (potty|latrine|tatti|mal) .. (bahut|dher|zyada|jyada)|bahut .. khooni dast
blood in stool: (potty|poti|latrine|latrin|tatti|mal|stool|toilet|motion|pakhana|paikhana|shauch|dast|letrin|loose motion|पॉटी) (me|mein|m|ke saath|ke sath|ke raste|karte|karne|se) .. {blood}|{blood} .. (potty|poti|latrine|latrin|tatti|mal|stool|pakhana|dast|letrin|loose motion) (me|mein|aa|ke)|{blood} (wali|wala|wale|ke) (potty|dast|latrine|mal|motion)|khooni (dast|bawasir|pechish)|pechish|guda se {blood}|gudda se {blood}
blood in urine: (peshab|peshaab|pesab|pishab|susu|urine|mutra|toilet|moot) (me|mein|m|ke saath|ke sath|ke raste|se) .. {blood}|{blood} .. (peshab|peshaab|pesab|susu|urine) (me|mein|aa|ke)|(peshab|peshaab|pesab|susu|urine) (lal|laal|gulabi|lal rang)|(lal|laal|gulabi) (rang ka|rang ki|) (peshab|peshaab|pesab|susu|urine)
nosebleed: (naak|nak|nose) (se|me) .. {blood}|naksir|nakseer|nakasir|नकसीर|nose bleeding|nosebleed|{blood} .. naak se
bleeding gums: (masude|masudo|masoode|masoodo|gums|dant|daant|daanto) (se|me) .. {blood}
bleeding from ear: (kaan|kan) (se|me) {blood}
vaginal bleeding: (yoni|vagina|niche|neeche|peshab ki jagah) (se|me) {blood}|spotting|स्पॉटिंग|dhabba laga
pregnant with vaginal bleeding: (pregnant|pregnancy|garbhvati|garbh|garbhavastha|प्रेग्नेंट|गर्भवती|pet se) .. (bleeding|khoon|khun|blood|raktsrav)

// Belly.
severe belly pain: {belly} .. (tez|tej|bahut tez|bahut|bohot|bhut|bhayanak|bhayankar|asahniya|zor ka|jor ka|zabardast|jabardast|itna|bardasht|jaanleva) .. (dard|marod|pain|darad)|(tez|tej|bahut tez|bhayanak|bhayankar|asahniya|zor ka|zabardast) .. (pet dard|pet me dard|pet mein dard)|{belly} (phat|fat|kat) (raha|rahi)|{belly} dard .. (asahniya|bardasht|bahut tez|bhayanak|tadap|dohra|chilla|sahan|saha|seedha)|{belly} (me|mein) .. (dard|pain) .. (tadap|dohra|dohri|chilla|bardasht nahi|sahan nahi|saha nahi|sidha khada|seedha khada|chhatpata)|stomach me severe pain
mild belly pain: {belly} (me|mein|) (halka|thoda|halka halka|thoda thoda|halka sa|thoda sa|halka phulka) (dard|pain|darad|marod)|(halka|thoda|halka sa|thoda sa) {belly} (dard|me dard)
no belly pain: {belly} (me|mein|) (dard|pain|marod) [bilkul|bhi] nahi
belly pain: {belly} (dard|drd|pain|me dard|mein dard|me pain|dukh|dukhta|dukhna|me marod|me takleef|me taklif)|पेट में पेन
hard rigid belly: {belly} .. (patthar|pathar|lakdi|takhta|takhte|kada|kadak|sakht|akad|tan|kathor|hard) [jaisa|ho|sa]
swollen belly: {belly} .. (sooj|suj|sujan|phool|fool|phul|ful|phoola|foola|phula|fula|bada) [gaya|raha|hua|hai]
no gas or stool: (gas|potty|latrine|hawa|pad) .. (pass|nikal) nahi|na (gas|hawa) .. na (potty|latrine)
bloating: gas|gais|gas ban*|gas ki|pet (me|mein) (gas|hawa|gais)|afara|aphara|pet (phula|fula|phul|ful|phool|fool|bhari|bhara|tight) [hua|gaya|raha|sa|lagta]|bloating|gudgud|gudgudahat|vayu
passing gas: (gas|hawa|pad) (pass|nikal|chhod|chhoot|nikalti)|paad
burping: dakar|dakaar|dakare|dakaren|burp
heartburn: (seene|sine|chhati|chati|chaati|gale|chest|kaleje|pet ke upar) (me|mein|m) .. (jalan|jal|burning)|(acidity|acidty|esidity|एसिडिटी|acid reflux|amlpitt|amlapitt|heartburn|khatti dakar|khatte dakar|khatta pani|khatti dakaar|jalan gale tak)|seene ki jalan|kaleje me jalan
nausea: jee (michla|michala|machal|machla|ghabra sa|matla|kharab|michal)|ji (michla|michala|machal|machla|matla|michal)|jee machal*|ji machal*|matli|mitli|michli|ubkai|ubkaai|ubaki|ubki|ulti (jaisa|jaisi|sa|si) [lag|mehsus|ho]|ulti (aane|hone) (jaisa|ko|wali|ka)|nausea|man (kharab|kachcha|kaccha|machal|khatta)|mann (kharab|kachcha|machal)|जी (मिचला|मतला|मचल)*|ulti ka man
no vomiting: (ulti|vomit|vomiting) nahi (hui|ho|hai|aayi)|ulti nahi
cannot keep water down: (pani|kuch|jo bhi|sab|khana|doodh|dawai|dawa) .. (ulti|vomit) (ho|kar|aa|nikal|kr)|(pani|khana|kuch|doodh) .. (pet me|andar|) nahi (ruk|tik|tikta|rukta|pach|pachta)|(pani|khana|kuch|doodh) .. (tik|ruk) nahi
green vomit: hari ulti|(hari|hare|pitt) .. (ulti|vomit)|ulti .. (hari|hare|pitt)
diarrhea: dast|daste|dasht|loose motion|loose motions|lose motion|lus motion|loosemotion|patli (potty|latrine|tatti|latrin)|patla (mal|pakhana|paikhana|latrine|dast|motion)|patle dast|pet (chal|chalna|chal gaya|chalne|jhad|kharab|chala)|motion (lag|ho rahe|aa rahe)|motions|diarrhea|diarrhoea|dayriya|लूज मोशन|लूज मोशंस|डायरिया|डायरीया|पानी जैसे दस्त|atisar|haiza|jhada|jhaada|pani jaisi (potty|latrine)
no diarrhea: (dast|loose motion|loose motions) nahi
constipation: kabz|kabj|qabz|kabjiyat|kabjiat|constipation|(potty|latrine|latrin|tatti|motion|pet|toilet|letrin|पॉटी) (saaf|saf|theek se|thik se|khul ke|khulkar|) (nahi) (ho|hota|hoti|aa|aati|utar|aayi|hua|hui|hua|ata)|pet saaf nahi|pet saf nahi|(sakht|kadi|kadak|sukhi|tight|hard) (potty|latrine|tatti|mal)|(potty|latrine|mal) .. (sakht|kadi|kadak|sukhi|tight|hard|zor lagana|jor lagana)|पेट साफ नहीं
not eating: (kuch|khana|kuch bhi) nahi (khaya|kha|khata|khati|khayi|khana)|kuch (kha|khaya) [hi|bhi] nahi
not drinking: (kuch|pani|kuch bhi) nahi (pi|piya|pita|peeta|piti)|(pani|kuch) (pi) [hi|bhi] nahi
not eating or drinking: kuch (kha|khata|khana|khati) (pi|peeta|pita|piti|peena) nahi|kuch nahi (kha|khata|khati) (pi|pita|peeta|piti)|khana (pina|peena) .. (chhod|chhoda|band)
loss of appetite: bhukh (nahi|kam|mar|band|khatam|gayab|hi nahi) [lag|lagti|gayi]|bhook (nahi|kam|mar|band|khatam|gayab|hi nahi) [lag|lagti|gayi]|bhuk (nahi|kam|mar|band) [lag|lagti|gayi]|bhookh (nahi|kam|mar|band|khatam|gayab|hi nahi) [lag|lagti|gayi]|(khane|khaane) ka (man|mann|ji|dil) nahi|khana (khane ka man|) nahi (khaya|khata|khati|kha|khaya ja|bhata)|kuch (khane|khaane) ka (man|mann|jee) nahi|khaya nahi ja|aruchi|no appetite|khana nahi kha|khana peena (chhod|chod|band|kam)|khana chhod|kuch (nahi kha|kha nahi)|khane ki iccha nahi
great hunger: (bahut|zyada|bar bar|baar baar) (bhukh|bhook|bhookh|bhuk) (lag|lagti)
thirst: (bahut|bohot|zyada|baar baar|bar bar|itni|bhut) (pyaas|pyas|payas|pias) [lag|lagti|lagna]|(pyaas|pyas) (bahut|zyada|bhut|bujhti nahi|nahi bujh|bar bar) [lag|lagti]|pyaas|pyas
hiccups: hichki|hichkee|hichkiya|hichaki
yellow eyes: (aankh|ankh|aankhe|ankhe|aankho|ankho|aankhen) .. (peeli|pili|peela|pila|peele|pile|peelapan|pilapan|yellow)|(peeli|pili|pile) (aankh|aankhe|ankhe)|(skin|chamdi|twacha|sharir|badan|naakhun) .. (peela|pila|peeli|pili|peelapan|pilapan|yellow)
dark urine: (peshab|peshaab|pesab|urine|susu) .. (peela|pila|gehra|gadha|gaadha|bhura|chai|cola|sarso|dark|kala)

// Throat, poison, children, pregnancy, mind and other dangers.
throat closing and swelling: (gala|gale|galaa|throat|halak) .. (band ho|suj|sooj|sujan|tight|ghut|sikud|choke|jakad|jakda|swelling|phool|phul) [raha|rahi|gaya]|gala (band|ghut) (sa|ho|raha)|(suj|sujan|swelling) .. (gale|gala|throat)
tongue swollen: (jeebh|zubaan|jubaan|honth|hoth|hont|lips|tongue) .. (suj|sooj|sujan|sujne|suje|swelling|swollen|mota|moti|mote|phool|phul|phoole|phule|phulne)|(sujan|sujna) .. (jeebh|honth|hoth)
swollen face: (chehra|chehre|muh|face|munh) .. (suj|sooj|sujan|sujne|suja|swelling|swollen|phool|phul|phula|phoola)|(sujan) .. (chehre|muh|face)
swollen around the eye: (aankh|aankhe|aankho|aankhen|palak|palke) .. (suj|sooj|sujan|suji|swelling|swollen|phool|phul)
after eating peanuts: (moongfali|mungfali|moongphali|peanut|kaju|badam|nuts|jhinga|prawn|shrimp|anda|ande|machhli) (khane|khaane|khate|kha) [ke baad|ke bad|hi|se|liya]
stung by a bee: (madhumakkhi|madhumakhi|tataiya|tatayya|barr|bhid|bhaunra|bhir|bee|wasp|hornet|मधुमक्खी|ततैया) [ne|ka|ke] .. (kaat|kat|kata|kaata|dank|kaatne|katne|dasa|sting)
bitten by a snake: (saanp|sanp|saap|sap|naag|cobra|krait|snake|sarp|सांप|साँप) [ne|ke|ka] .. (kaat|kat|kata|kaata|das|dasa|kaatne|katne|bite|dans|dansh|dank)|sarpdansh|snake bite|saanp ka kata
stung by a scorpion: (bichchu|bicchu|bichu|scorpion|बिच्छू) [ne|ke|ka] .. (kaat|kat|kata|kaata|dank|das|maara|mara|kaatne|katne)
bitten by a dog: (kutta|kutte|kutiya|dog|street dog|pagal kutte) [ne|ke|ka] .. (kaat|kat|kata|kaata|kaatne|katne|bite|noch)|dog bite|kutte ka kata
bitten by a cat: (billi|cat) [ne|ke] .. (kaat|kata|kaata|kharonch|nakhun|noch|panja)
bitten by a monkey: (bandar|monkey) [ne|ke] .. (kaat|kata|kaata|noch)
bitten by a rat: (chuhe|chuha|rat) [ne|ke] .. (kaat|kata|kaata|kutar)
insect bite: (keede|kide|keeda|kida|makdi|makadi|insect|machhar|macchar|machar|khatmal|chinti|chintiyo|kisi keede|keet) [ne|ke|ka] .. (kaat|kata|kaata|katne|kaatne|dank|bite)
tick bite: (kilni|tick) .. (kaat|kata|chipk)
choking on food: (gale|gala|khana|saans ki nali) (me|mein|) .. (phans|fas|fans|phas|atak|atka|atki|fasa|phansa|phansi|fasi)|(khana|roti|niwala|haddi|sikka|toffee|moongfali|angoor|supari|chana|kela|kuch) .. (phans|fas|fans|phas|atak|atka|atki|fasa|phansa|phansi) .. (saans|gala|gale|nila|khans)|dam ghut .. (khana|niwala)|choke|choking|gale me (haddi|sikka|niwala|roti|tukda)
fish bone stuck in throat: (machhli|macchli|machli|fish) ka (kanta|kaanta) .. (phans|fas|atak|gale)
swallowed a coin: (sikka|coin|moti|kanch|kanche|kancha|button|khilona|khilauna|pin|safety pin|keel|magnet|chumbak) .. (nigal|nigla|nigli|gatak|kha|muh me dala)|(nigal|gatak) .. (sikka|coin|kancha)
swallowed a button battery: (button|chhota|ghadi|remote|khilone) (wala|ka|ki|wali) (cell|battery|sel) .. (nigal|nigla|nigli|gatak|kha|khaya|khayi)|(battery|cell|button cell|button battery|baitri|बैटरी|सेल|ghadi ka cell|ghadi ki battery|remote ka cell|chhota cell) .. (nigal|nigla|nigli|gatak|kha|khaya|khayi)|(nigal|gatak) .. (battery|cell)
swallowed poison: {poison} .. (pi|pee|piya|kha|khaya|khayi|khai|nigal|gatak|chaat|chakh|le|andar|muh me|peeli|pili|pina)|(pi|pee|kha|nigal) .. {poison}|(zeher|zehar|jahar|zahar|jaher) .. (fail|phail|khurani)|zehrili (cheez|chiz|shrab|sharab|dawa)|keede maarne ki (dawa|dawai)|chuhe (maar|maarne|marne) (ki|wali|) (dawa|dawai|goli)|food poisoning nahi zeher|khet (ki|wali) (dawa|dawai) .. (pi|pee|kha)|जहर (खा|पी)|poison (kha|pi|pee|li|le)
swallowed her pills: {child} .. (goli|goliya|tablet|tablets|dawa|dawai|dawaiya) .. (kha|khayi|nigal|nigli|gatak)|(dada|dadi|nani|nana|mummy|papa|maa|pati) (ki|ka|wali) .. (goli|goliya|dawa|dawai|tablet) .. (kha|nigal)
took # tablets: # (kha li|kha liya|kha liye|kha gaya|kha gayi|nigal li|nigal liya|खा ली|खा लीं|खा लिया|खा गया|खा गई|निगल ली|निगल लीं)
took an overdose of pills: # {tablets} .. {took}|# {tablets} ek saath|(bahut|dher|dhero|zyada|jyada|saari|sab|poori|kai|itni|mutthi bhar|patta|patte|strip|sheeshi|botal|dabba) .. {tablets} {took}|{tablets} .. (patta|patte|strip|sheeshi|dabba|botal) .. {took}|{tablets} (zyada|jyada|bahut|dher|saari|ek saath|bahut saari) {took}|overdose|over dose|ओवरडोज|(neend ki|sleeping) (goliya|goliyan|goliyaan|golia|golian|golio|dawaiya|dawaiyan|tablets|pills) .. {took} (li|liya|gaya|gayi|hai)|sleeping .. {took} (li|liya|gaya|gayi|hai)|(poora|poori) (patta|strip|sheeshi) .. {took}
took too much insulin: insulin .. (zyada|jyada|double|do baar|galti se)
missed a dose of medicine: (dawa|dawai|goli|dose) .. (bhool|bhul|chhoot|chhut|chuk|miss)
no fever: (bukhar|fever|bukhaar|taap|tap|temperature) [bilkul|bhi|to] nahi
gas leak: gas (leak|lik|lick|risav|cylinder leak|ki badbu|ki smell|ki bu)|cylinder leak
carbon monoxide: (angithi|sigdi|koyla|koyle|geyser|gas geyser|generator|heater|coal|bhatti) .. (band kamre|band kamra|kamre|bathroom|kamra|so|soye|jala|dhua|dhuan|chala)|carbon monoxide|band kamre me (angithi|sigdi|koyla|heater|aag)
inhaled smoke in a fire: (dhua|dhuan|dhue|dhuen|smoke|aag ka dhua) .. (saans|andar|phans|fas|bhar|gaya|chala|ghut)|aag me (phans|fas)
electrocuted: (bijli|current|karant|karent|karrant|electric|shock|बिजली|करंट) (ka|se|) .. (lag|laga|lagi|jhatka|jhatke|shock|chipak|maar|mara|chhu)|current (lag|laga|lg|lga)|करंट (लग|लगा)
hit by lightning: (bijli|aasmani bijli|gaaj) (gir|giri|girne)
nearly drowned: (pani|paani|talab|nadi|pool|swimming pool|bathtub|tub|kuen|nahar|balti) (me|mein) .. (doob|dub|duba|dooba|doobne|dubne|doobte|dubi|doobi)|(doob|doobte|dubte|doobne|dubne) [hue|gaya|gayi|se|bacha|bachaya]|pani me doob
heat stroke in the heat all day: (dhoop|garmi|dhup|loo) me .. (kaam|raha|khada|chal|khel|ghum|baitha|daud|reh)|loo (lag|lagi|lagna)|lu (lag|lagi|lagna)|(dhoop|garmi|dhup) .. (behosh|chakkar|tez bukhar|ulti|gir|bukhar|lag)|heat stroke|heatstroke|लू लग
head injury: {head} (par|pe|me|mein) .. (chot|chott|lag|laga|lagi|takra|injury)|{head} (takra|phoot|fut|phut|phat|fat|tut|toot) (gaya|gayi|giya)|{head} ke bal (gir|gira|giri)|head injury|{head} (deewar|diwar|zameen|jameen|farsh|table|darvaje) .. (takra|laga|lag|tkra)|(deewar|diwar|zameen|farsh|table) (se|par|pe) {head} (takra|lag|laga|tkra)|(chot|gir|gira|giri) .. {head} (par|pe|me|mein)
head injury and vomiting: {head} .. (chot|lag|laga|lagi|takra) .. (ulti|vomit|behosh)
fell from a height: (chhat|chat|chath|balcony|ped|seedhi|seedhiyo|sidhi|building|manzil|imarat|khamba|unchai|oonchai|ladder|terrace|khidki|jhule|pedh) (se|par se) .. (gir|gira|giri|gire|girne|kud|kood)
fell off the bed: (bed|palang|bistar|khat|charpai|sofa|god|cot) (se|par se) (niche|neeche|) (gir|gira|giri|gire)
broken bone: (haddi|haddiya|bone) .. (toot|tut|tooti|tuti|fracture|khisak|chatak|tedhi)|fracture|(haath|hath|pair|paer|kalai|taang|tang|paon|kandha|kulha|leg|arm|ungli|kohni) (toot|tut|tedha ho|tedhi ho) (gaya|gayi|gai)|फ्रैक्चर
bone sticking out: haddi .. (bahar|dikh|nikal|chamdi phad)
limb is crooked: (haath|hath|pair|paer|taang|tang|kalai|ungli) .. (tedha|tedhi|mud gaya|mudi) .. (gir|chot|accident)
bone out of joint: (kandha|kohni|ghutna|jabda|jod|haddi|kulha|shoulder) .. (utar|khisak|jagah se hat|nikal gaya|dislocate)
finger cut off: (ungli|haath|hath|angutha|pair|paer|hand|angul) .. (kat ke|kat kar|katkar|katke|alag) (alag|gir|gaya|gayi|ho)|(ungli|angutha|haath|hath) kat (ke|kar) alag
stab wound: (chaku|chaaku|chhura|chhuri|chakku|knife|khanjar|churi) .. (maar|mara|ghop|ghonp|ghus)|goli (lagi|lag gayi|lag gai|maari|mari)|gunshot|गोली लग
deep wound bleeding: gehra (ghav|ghaav|zakhm|jakhm|cut)|(ghav|zakhm|jakhm) (gehra|gahra)
large burn: (bahut|pura|poora|sara|puri|poori|aadha|kafi) .. (jal|jala|jali|jhulas) (gaya|gayi|gai|gaye)|(aag|tezab|petrol|cylinder|stove|chulhe|kerosene) (se|me|mein|lag) .. (jal|jala|jali|jhulas|lag)|(kapdo|kapde) me aag|aag lag gayi
burn of face or hands: (chehra|chehre|muh|haath|hath|pair|gupt) .. (jal|jhulas) (gaya|gayi|gai|gaye)
chemical in eye: (tezab|tejab|acid|chuna|phenyl|chemical|harpic|cement|bleach|sanitizer|pesticide|keetnashak|spray|mirchi powder|detergent|surf|rang) .. (aankh|ankh|aankho|aankhon) (me|mein) [chala|gir|pad|ja]|(aankh|aankho|aankhon) (me|mein) .. (tezab|tejab|acid|chuna|phenyl|chemical|harpic|cement|bleach|sanitizer|pesticide|keetnashak|spray)
something in the eye: eye (me|mein) kuch (gir|chala|ghus|pad|chubh)|(aankh|aankho|aankhon) (me|mein) .. (kuch gir|kuch chala|kachra|dhool|mitti|keeda|kan|tinka|kanch|kirkiri|chubh|ret|kuch pad|kuch ghus)
eye injury: (aankh|ankh) (me|par|mein|pe) .. (chot|laga|lag|lagi|ball|ghusa|mukka|pencil|kanta|tir)
i want to die: (marna|mar jana|mar jaana|marne) (chahta|chahti|chaahta|chaahti|chah|chahte|chahiye|hai mujhe|hi|ka man|ka mann|ka dil|ki ichha|ki iccha)|(mujhe|main|mai|mein|me) (mar jana|mar jaana|marna) (hai|chahiye|padega)|mar jana (chahta|chahti|hi behtar)|(jeene|jine) (ka|ki) .. (man|mann|iccha|ichha|ichchha|dil|himmat|matlab|fayda|wajah|vajah|jee|chah) .. nahi|(jeena|jina) [hi|bhi] nahi [chahta|chahti|hai|hai mujhe|chah]|nahi (jeena|jina)|(jee|ji) [kar] nahi (chahta) [aur]|(zindagi|jindagi|life|jeevan) se (thak|tang|pareshan|haar|ub|oob|mukti|chutkara|chhutkara)|(zindagi|jindagi|jeevan|life) (bekar|bekaar|vyarth|boj|bojh|khatam karna|narak|bematlab)|(zindagi|jindagi|jeevan|life) .. (matlab|fayda|maksad|wajah|vajah|arth) nahi|(mar|mar hi|maut) (jau|jaun|jaoon|jata|jaati|jati|jaaun|aa jaye|aa jati|aa jaaye|jaye) [to|toh] .. (achha|accha|acha|behtar|theek|thik|sab thik|chhutti|sukoon)|(kaash|kash|bhagwan|bhagvan|allah|uparwala|upar wala|he bhagwan) .. (mar jau|mar jaun|mar jata|mar jati|maut|utha le|utha lo|utha|bula le|na uthu)|(subah|sokar|so ke|neend se) .. (na|nahi|hi na|kabhi na) (uthu|uthun|uthoon|jagu|jagun|khule)|(mere|mujhe) (bina|na rahne|jane|jaane|marne) .. (sab|log|ghar|wo|family|gharwale) .. (khush|behtar|theek|thik|acche|achhe|chain)|(sab|duniya|log|ghar|family) .. mere bina .. (behtar|khush|theek|thik|acche)|main sab par bojh|sab pe bojh|bojh ban (gaya|gayi|chuka|chuki)|aur nahi (jee|ji|jeena|jina|jiya)|(ab|aur) (nahi) (jee|ji|jeena|jina|saha|sah)|(is|iss|) duniya (me|mein) [ab] (nahi rehna|nahi rahna|rehna nahi|nahi rahna chahta|rahne ka man nahi)|duniya (chhod|chod|se ja|se chal)|(paida) (hi na|hi nahi|na) (hota|hoti|hua|hui)|hamesha ke liye so (jau|jaun|jana|jaunga|jaungi|jana)|mar (hi|) (jau|jaun|jaaun|jaana chahiye)|mar jaane ka|marne ka (man|mann|khayal|vichar|soch|ji)|maut (ki|ke) (dua|khayal|bare|baare|vichar|intezar|ichha)|मरने का मन|जीने का मन नहीं|gayab ho (jau|jaun|jana chahta|jana chahti)|jeene ka koi|sab khatam (ho jaye|kar du|karna|kar dena|kar dun|ho jaaye)|khatam ho jau
suicidal thoughts with a plan to kill myself: (aaj raat|aaj|ek saath|ek baar me|abhi) (sab|saari|sari|poori|puri) kha (lu|loon|lun|lungi|lunga|jau|jaun)|(आज रात|आज|एक साथ|एक बार में) (सब|सारी|सारे|पूरी) खा (लूँ|लूं|लूंगी|लूंगा|लूँगी|लूँगा|जाऊँ)|{tablets} .. (sab|saari|sari|poori|puri) kha (lu|loon|lun|lungi|lunga|jau|jaun)|{tablets} .. (सब|सारी|सारे|पूरी) खा (लूँ|लूं|लूंगी|लूंगा|लूँगी|लूँगा|जाऊँ)
kill myself: (aatmahatya|atamhatya|khudkushi|khudkhushi|khudkusi|suicide|susaid|sucide|suside|suisaid|सुसाइड)|(khud|apne aap|khudko) (ko|) (khatam|maar|goli) (kar|karna|karne|karunga|karungi|dal|daal|dalu|dalunga|dalungi|lu|lunga|lungi|du|dena|karu|dene)|(khud|apne aap) ko (nuksan|chot) .. (pahuncha|pahunchana|pahunchane|dena|dene|du)|apni jaan (de|dena|le|lena|du|dunga|dungi|lene|dene|le lu|lunga|lungi|deni|leni)|jaan (de du|dene|dena|de dunga|de dungi|deni|de dene|dedu|de doon) [ka|ki|hai|chahta|chahti]|(phansi|fansi|faansi|phaansi|fasi|pankhe se|fan se) .. (laga|lag|latak|jhool|jhul|lagane|lagau|lagaun|latakna|par)|(pankhe|fan|ped|chhat) se (latak|jhool|jhul)|(train|rail|patri|truck|gadi|gaadi|bus) (ke|se|par) (niche|neeche|aage|samne|agey|le) .. (aa|ja|kood|kud|let|katna|kat)|(nas|nase|nasen|kalai) (kaat|kat|katne|kaatne|katna|kaatna|kaatu)|(chhat|chat|pul|bridge|building|nadi|kuen|balcony) (se|me|mein) (kood|kud|koodne|kudne|chhalang|chalang|koodu|kudna|koodna)|(zeher|zehar|jahar|zahar) (kha|pi|pee) (lu|lun|lunga|lungi|loon|lena|lene)|(goliya|goliyan|goli) (kha|khane) .. (mar|marna|khatam|so ja|marne)|jaan dene
i do not want to die: (marna|mar jana) nahi (chahta|chahti|hai)|nahi (marna|mar jana) (chahta|chahti)|(suicide|khudkushi|aatmahatya|atmahatya|marne) (ka|ke|jaisa) .. (vichar|khayal|man|mann|soch|thought) nahi|jeena (chahta|chahti)|suicidal nahi
afraid to die: (mar jaunga|mar jaungi|mar jane|marne|mar na jau|mar na jaun|marunga|marungi|maut) .. (dar|darr|dara|ghabra|aisa lag|lagta|lag raha)|(dar|darr) .. (mar jaunga|mar jaungi|mar na|marne)|maut ka (dar|darr)
self harm: khud ko (kaat|kat|jala|kaata|kata|chot|nuksan) [ta|ti|leta|leti|raha|rahi|liya]|(haath|hath|kalai) par (blade|chaku|cut) .. (mar|maar|kaat|kat|laga|chala)|blade se (haath|hath|kaat|kat)|self harm
voices tell me to kill: (awaz|awaze|awazein|voices) .. (sunai|aati|aa|sunti) .. (kehti|kehta|kahti|kah|keh|bolti|bolta|bol|hukm) .. (maar|maro|kood|kaat|jaan|khatam|chaku|jala)|{voice} .. (kehti|kehta|kehte|kahti|kahta|kahte|kah|keh|bolti|bolta|bolte|bol|hukm|hukum|aadesh|uksati|uksata|majboor|order|chillati) .. (maar|maro|kood|kaat|jala|aag|jaan|khatam|chaku|gala|phansi|zeher|chalang|marne|daal|kill|jump|chot|nuksan)|{voice} .. (maar|maro|kood|kaat|jala|jaan|khatam|chaku|gala|phansi|marne|kill|jump|nuksan) .. (kehti|kehta|kehte|kahti|kahta|kahte|kah|keh|bolti|bolta|bolte|bol|hukm|hukum|aadesh|uksati|uksata|majboor|order|chillati)
hearing voices that are not there: {voice} .. (sunai|sunayi|sunti|sunta|sun) .. (koi nahi|jo nahi|nahi hai|kisi aur)|(kaan|kaano|dimag) (me|mein) {voice}|(awazein|awaze|awazen) .. (sunai|sun|aati|aa|suni|sunti)|{voice} jo koi aur nahi|koi nahi .. {voice}|hallucination
hallucinations: jo (nahi|nahin) (hai|h) (wo|woh|vo|vah) (bhi|sab|) (dikh|dikhta|dikhti|dikhte|dikhai|nazar)|(jo|cheeze|cheez|log|saya|saaya|bhoot) .. (nahi hai|hote nahi|hai nahi|nahi hote) .. (dikh|dikhte|dikhta|nazar)|(saaya|saya|bhoot|pret|mare hue log) (dikh|dikhta|dikhte|dikhai|dikhaai)
thoughts of harming others: (kisi|dusro|doosro|sabko|usko|pati|patni|bachche|bhai|boss) (ko) .. (maar|jaan se maar|mar) (dalne|daalne|dalu|daalu|du|dene|dalunga|daalunga) .. (man|mann|khayal|vichar|soch|chahta|chahti)
thinks people are after him: (koi|log|sab|police|padosi) .. (peechha|pichha|picha|jasoosi|jasusi|maarna chahta|maarna chahte|maarne wala|nazar rakh|sazish|saazish|jahar mila|zeher mila)
very drowsy: (bahut|bohot|zyada|itna|itni|kafi) .. (sust|susti|neend me|nind me|so raha|so rahi|unghta|oongh|ongh)|(sust|nidhal|behaal|nidhaal|susth|lethargic|murjha|murjhaya|murjhai) [ho|pada|padi|sa|si|hai]|sust (pad|ho|hai|sa)|sirf so|sota hi (ja|reh)|soti hi (ja|reh)|so hi (raha|rahi)|nidhal|jaag nahi pa|uth hi nahi raha neend|aankh khol nahi pa|jagane par (so|phir)
floppy baby: (dheela|dhila|dheeli|dhili|dheele|dhile|lunj|loose|ludhak|jhool) (pad|ho|sa|si|dhala|pada|padi|hai|punj|gaya|gir) [gaya|gayi|hai|ho|raha]|(dheela|dhila|dheeli|dhili|dheele) (dhala|dhaala|dhali)|(gardan|sir|sar) (nahi sambhal|sambhal nahi|ludhak|latak|peeche gir|gir raha|gir rahi|gira raha) [pa|raha|rahi]|(gudiya|kapde|rui) (ki tarah|jaisa|jaisi)|(haath|hath) (pair|paer) (dheele|dhile|chhod|chod|nahi hila|dhile)|body (loose|dhili|dheeli)|floppy|limp|bejaan (sa|si|pada|padi)|bejan (sa|si)|jaan hi nahi|बेजान|निढाल (सा|सी)|lunj punj|ढीला पड़|ढीली पड़|body chhod
blue lips: (honth|hoth|hont|lips|muh|chehra|chehre|face|nakhun|jeebh|munh|ungliya|hoth) .. (neela|neele|neeli|nila|nile|nili|kala|kale|neelapan|nilapan|blue|jamuni|baingani)|(neele|neela|nile|nila|blue) .. (honth|hoth|hont|lips|nakhun)|(neela|nila|neeli|nili|neele) (pad|ho) (raha|rahi)|pura neela|poora neela
pale and sweaty: (chehra|rang|muh|sharir|badan|bilkul|ekdam) (safed|pila|peela|fika|phika|ud|uda) [pad|ho|sa] (gaya|gayi|raha|rahi)
not feeding: (doodh|dudh|milk|feed|stan) [bhi|bilkul] nahi (pi|pee|piti|peeti|pita|peeta|le|piya|peeya|pe)|(doodh|dudh|feed) (pina|peena|lena) (chhod|chod|band|kam|bandh)|(doodh|dudh) (pi|pee) [hi|bhi] nahi|nahi (pi|pee) .. (doodh|dudh)|feed nahi
bulging fontanelle: (talu|taalu|taloo|brahmarandhra|fontanelle|fontanel) .. (ubhra|ubhri|phula|phool|fula|phula|utha|uthi|suja|ubhar|bahar|fool|phooli|fuli|suj)
sunken fontanelle: (talu|taalu|taloo|fontanelle|fontanel) .. (dhansa|dhasa|dhansi|dhasi|andar|gaddha|dhans|dhas|baith)
sunken eyes: (aankh|aankhe|ankhe|aankhen) .. (dhans|dhas|andar chali|gaddhe|dhansi|dhasi)
no tears: (aansu|ansu|aasu) .. nahi|bina aansu
no urine: (peshab|peshaab|pesab|pishab|susu|urine|su su) [bilkul|hi|bhi] (nahi|band|nahi ke barabar) (kiya|ki|hua|hui|aaya|ho|aa|kar|ayi|kia|kari|aata|ata|utra)|(peshab|peshaab|pesab|susu|urine) (hi nahi|band hai|band ho|nahi hua|nahi kiya|nahi aa|bilkul nahi|nahi aaya|nahi ho)|(diaper|nappy|langot|डायपर) (sukha|sookha|sukhi|geela nahi|gila nahi|dry|nahi bheega)|(peshab|susu) kiye (#|bahut|kai)
little urine: (peshab|peshaab|pesab|susu|urine) (bahut|kafi|) (kam|thoda|thodi|kamm) [aa|ho|kar|aata|hota]
cannot pass urine: (peshab|susu|urine|toilet) (bilkul|hi) nahi (utar|nikal|ho pa)|(peshab|peshaab|pesab|pishab|susu|urine|toilet) .. (ruk|ruka|atak|atka|utar nahi|nikal nahi|nahi utar|nahi nikal|nahi kar pa|kar nahi pa|kar hi nahi|nahi ho pa|ho nahi pa|band hai)|peshab ruk
pregnant waters broke: (pani|paani|thaili|theli|water|waters|jhilli) .. (toot|tut|phat|fat|chhut|chhoot|break|phut|foot|broke|phooti) (gaya|gayi|gai|chuka|ho|gyi)|water (break|broke|bag)|(niche|neeche) se (pani|paani) .. (nikal|beh|gir|aa|chhut|chhoot)|पानी (टूट|छूट)
contractions: (prasav|delivery|labor|labour|zachgi) (pida|peeda|dard|pain)|dard uth .. (delivery|minute)|labour pain|labor pain|contractions|contraction|प्रसव पीड़ा|लेबर पेन|dard aa ja
umbilical cord came out: (naal|nal|cord|gharbh naal) .. (bahar|nikal|dikh)
baby is coming out: (bachche|bacche|bache|baby) ka (sir|sar) (dikh|bahar|nikal)|(bacha|baby|bachcha) bahar aa
baby moves less pregnant: (bachcha|bachche|baccha|bacche|bacha|bache|baby|pet me|pet mein|shishu|garbh me) .. (hil|hilna|hilta|halchal|hulchal|movement|move|kick|laat|ghoom|movements|kicks|hilne) .. (nahi|kam|band|mehsus nahi|mahsus nahi|bahut kam)|(halchal|hulchal|movement|kick|laat|movements) .. (nahi|kam|band|mehsus nahi|mahsus nahi)
is moving well: (bachcha|bachche|baccha|baby) .. (khoob|khub|theek se|thik se|acche se|achhe se|normal) (hil|kick|halchal|movement)
miscarriage: garbhpat|garbhpaat|miscarriage|bachcha gir gaya|bacha gir gaya pet|abortion|गर्भपात
sudden testicle pain: (andkosh|andakosh|testicle|testicles|testis|goti|tatte|tatto|अंडकोष|अंडकोश|andkosho|golio|ande|vrishan|private part ki goli) .. (dard|pain|dukh|drd)
testicle swelling: (andkosh|andakosh|testicle|testicles|goti|अंडकोष|अंडकोश|andkosho|vrishan) .. (sujan|suj|sooj|swelling|bada|phool|phul)
no testicle pain: (andkosh|andakosh|testicle) .. (dard|pain) nahi
saddle numbness: (jaangho|jaangh|jangh|jangho|pairo|taango|tango) ke (beech|bich) .. (sun|sunn|mehsus nahi|mahsus nahi|numb)|(guptang|gupt ang|private part|gudda|guda|peshab ki jagah|potty ki jagah|kulhe|chutad) .. (sun|sunn|mehsus nahi|mahsus nahi|numb)
cannot control urine: (peshab|peshaab|pesab|susu|urine|potty|latrine|toilet) (par|pe|ka|aur) .. (control|kabu|niyantran|kaboo) nahi|(peshab|peshaab|susu|pesab|urine|potty|latrine) (apne aap|khud|khud se|kapdo me|kapde me|bistar me|pant me) .. (nikal|ho|nikl|chhut)|(peshab|susu|potty|urine) (rok|ruk) nahi (pa|sak)|(peshab|susu|potty|urine) control nahi
purple spots that do not fade: (dane|daane|nishan|dhabbe|chakatte|daag|rash|spots|dano) .. (dabane|daba|press|glass) .. (nahi|gayab nahi|nahi jate|nahi ja)|(laal|lal|baingani|jamuni|neele|kale|nile|purple) (dane|daane|nishan|dhabbe|chakatte|daag|rash|spots) .. (dabane|daba|press|glass) .. nahi|(baingani|jamuni|neele|nile|purple) (dane|daane|nishan|dhabbe|chakatte|daag|rash|spots)|khoon jaise (dane|nishan|dhabbe|daag)|chamdi ke niche khoon
mottled skin: (chamdi|skin|sharir) .. (chitkabri|chitkabra|sangmarmar|marble)
one swollen leg: (ek|left|right|baaye|daaye|baayi|daayi|baye|daye) (pair|paer|taang|tang|pindli|leg|paon) .. (suj|sooj|sujan|suja|sooja|swelling|mota)
calf pain: (pindli|pindliyo|calf) .. (dard|pain|dukh|soojan|sujan)
both legs swollen: (dono|donon) (pair|pairo|paer|paon|taang|taange) .. (suj|sooj|sujan|suje|sooje|swelling)|(pair|pairo|paer|paon) (me|mein|par) [bhi] (sujan|soojan|swelling)|pair suj
cold pale leg: (pair|paer|taang|haath|hath|paon) .. (thanda|thande) .. (safed|neela|nila|pila|sun)
low blood sugar confused: sugar .. (kam|low|gir|down) .. (behosh|pasina|kaamp|kaanp|behki|hosh)
tearing back pain: (peeth|seene|chhati) .. (cheer|chir|phaad|phad|fad|kaat) .. (dard|jaisa)
face hit by: chehre par chot
rape: balatkar|rape|zabardasti ki|jabardasti ki|yaun shoshan|रेप|बलात्कार
hit by somebody at home: (pati|husband|sasural|gharwale|pita) .. (marta|maarta|peetta|pitta|marte|maarte|pitai)
accident: (bike|car|scooty|gaadi|gadi|truck|bus|scooter|auto|cycle) (se|ka|ki|ne) .. (accident|takkar|takra|gir|gira|giri|exident|uda|thok)|road accident

// Fever, cold, cough, throat.
high fever: (tez|tej|bahut|bohot|zyada|jyada|bahut tez|tezz|high) (bukhar|fever|bukhaar|taap|temperature)|(bukhar|fever|taap) (bahut|bohot|kafi|) (tez|tej|zyada|jyada|high) [hai|ho|raha]|tez bukhar|bukhar .. (tez|tej) hai|(badan|sharir|body|matha) .. (tap|tapta|jal) [raha|rahi]
fever #: (bukhar|fever|taap|temperature|temp|tapman|taapman|tapmaan|बुखार) [hai|tha|aaya|aa|ka|] # [degree|digri|डिग्री|f|c|tak|hai|ho]|# (degree|digri|डिग्री|f|deg) [bukhar|fever|taap|temperature|tak]|# (bukhar|fever|tak bukhar|ka bukhar) |# taapman
fever for # days: # (din|dino) se .. (bukhar|fever)|(bukhar|fever) .. # (din|dino) se
mild fever: (halka|thoda|halka sa|halka halka|thoda thoda|halka phulka|low grade) (bukhar|fever|bukhaar)
fever: bukhar|bukhaar|bokhar|bhukhar|bukar|bukhr|fever|fiver|fevar|jwar|jvar|taap|tapman|temperature|hararat|hararat|febrile|फीवर|बुखार|बुख़ार|ताप|juri bukhar
feels hot to touch: (sharir|badan|body|matha) .. garam
chills: thand (lag|lagna|lagti|lagi|se|ke sath|aa)|thandi lag|(kapkapi|kampkampi|kapkapee|kampkapi|kamkapi|kapkapahat|kampan|thithuran|jaada|kankapi|kampkampee|kaampna|kaanpna) [lag|chadh|aa|ke]|kapkapi|kampkapi|sihran|thand thand|rigor|chills|thand bahut|jada lag
runny nose cold: jukam|jukaam|zukam|zukaam|sardi|sardi jukam|sardi zukam|nazla|najla|najla jukam|cold|common cold|jukham|sardee|thand lag gayi|thand lag gai|ठंड लग गई|nazla zukam
flu: flu|फ्लू|influenza|viral|viral fever|vayral|वायरल
runny nose: (naak|nak|nose) .. (beh|bah|behti|bahti|pani|paani|tapak|chal|bahna|behna|running|run|nikal|chu)|naak (se|) pani|runny nose
thick green mucus from nose: (naak|nak) .. (gadha|gaadha|peela|pila|hara|hari|peeli) .. (pani|mucus|nikal|aa|balgam)
blocked nose: (naak|nak|nose) [bilkul|bhi] (band|jam|jaam|block|blocked|bnd) [hai|ho|rehti]|band naak|naak nahi khul
sneezing: chheenk|chheenke|chink|chinke|cheenk|cheenke|chhink|chhinke|chhinkein|chheenkein|chik|sneeze|sneezing|chheekh
no cough: (khansi|khaansi|khasi|cough) [bilkul|bhi] nahi
dry cough: (sukhi|sookhi|sukkhi|dry) (khansi|khaansi|khasi|cough|kasi)
cough with phlegm: (balgam|kaf|kaph|phlegm) (wali|ke saath|ke sath|bhari|aa|nikal|aata|nikalta|gir|hai|bahut|jama|banta|ban)|(khansi|khaansi|khasi|cough) .. (balgam|kaf|kaph|phlegm)|geeli khansi|balgam
green phlegm: (peela|pila|hara|hare|gadha|gaadha|zang|jang) .. (balgam|kaf|phlegm)|(balgam|kaf|phlegm) .. (peela|pila|hara|hare|gadha|gaadha|zang)
barking cough: (kutte|kutta) (jaisi|ki tarah|ke jaisi|bhaunk) .. (khansi|khaansi|khans)|(khansi|khaansi) .. (kutte|kutta|bhaunk)
coughing fits: (khansi|khaansi) (ka|ke) (daura|daure|dora)|khanste khanste|kali khansi|kaali khansi|khansi rukti nahi|khansi band nahi
cough: khansi|khaansi|khasi|khaasi|khansee|khansna|khans|khanste|khansta|khansti|khaas|kaansi|cough|coughing|cof|kaf khansi|कफ और खांसी|खाँसी|kasi
sore throat: (gala|gale|galaa|gle|throat|kanth) (kharab|dukh|dard|chil|baith|kharash|pak|jal|chubh|sukh) [raha|rahi|ho|hai|gaya]|(gale|gala|gle|throat) (me|mein|m) (dard|drd|kharash|khrash|khujli|jalan|chubhan|khich khich|kharkharahat|kanta|pain|taklif|takleef|infection|sujan|soojan)|kharash|khrash|gale ki kharash|tonsil|tonsils|टॉन्सिल|थ्रोट
hoarse voice: (awaz|awaaz|aawaz|awaj|avaj|gala|voice) (baith|bhari|bhaari|kharkhari|phat|baithi|baitha|chali|band) [gaya|gayi|ho|hui|gai|gyi]|gala baith|awaz nahi nikal
trouble swallowing: (nigalne|ghutakne|gatakne|nigalna) (me|mein|) .. (dikkat|taklif|takleef|problem|dard|mushkil|pareshani|mushkil)|(nigal|gatak|ghutak|niga) nahi (pa|ja|sak|raha)|(khana|thook|thuk|pani|paani) .. nigal nahi|khana atak|khana (gale|chhati|seene) me (atak|phans|ruk)
drooling: (laar|lar|rall) .. (tapak|gir|beh|nikal|bah|nikl)|laar
white spots on the tonsils: (tonsil|gale|tonsils) .. (safed|pip|peep|pus|dane)
swollen glands in the neck: (gale|gardan|jabde|kaan ke niche|kaan ke peeche) .. (ganth|gaanth|gilti|giltiya|gath|lump)
earache: (kaan|kan|ear|kaano) .. (dard|drd|dukh|dukhta|pain|tees|tis|chubh)
ear discharge: (kaan|kan|kaano) .. (mawad|mavad|peep|pip|pus|pani|paani|beh|bah|ris|discharge)
ear pulling fussy: kaan (kheench|khinch|khich|pakad|nochta|kheenchta|khinchta|pakadta|kheenchti)
reduced hearing: (sunai|sunayi|sun|sunne|kaan se|hearing) .. (kam|nahi|band|dikkat|uncha|taklif|problem|bahra|bahri)|kam (sunai|sunayi|sunta|sunti)|behra|bahra|uncha sun|ooncha sun|kaan (band|bhari|bnd)
ear wax: (kaan|kan) .. (mail|mael|wax|maila|khoonth|gandagi)
ringing in the ear: (kaan|kan|kaano) .. (baj|bajna|seeti|ghanti|bhinbhin|awaz|awaaz|jhanjhan|gunj|sai sai|awaze|sansanahat|tan tan|bhanbhan)
ear itch: (kaan|kan|kaano) .. (khujli|khujlahat|itching)
loss of smell: (sungh|soongh|gandh|khushboo|khushbu|smell|badbu) .. nahi|(swad|svad|taste|swaad) nahi (aa|pata|mil|lag)|(gandh|smell) .. (chali|gayab)|zaika nahi
bad taste in mouth: (muh|munh) .. (kadwa|kadva|kadwahat|kasaila|swad kharab|khatta|kadvapan|kharab swad)
bad breath: (muh|saans|sans) (se|ki) (badbu|bdbu|smell|durgandh|baas)
mouth sores: (muh|munh|jeebh|honth|hoth) (me|mein|ke andar|par|ka) .. (chhale|chhala|chale|chaale|ulcer|ghav|pak)|muh (pak|aa) gaya|chhale muh|mouth ulcer
white patches in mouth: (muh|jeebh) .. (safed|safeda)
lip blister: (honth|hoth|lip) par .. (chhala|chhale|fafola|daana|daane)
toothache: (daant|dant|daat|daadh|daad|tooth|teeth|akal daadh|daanto|daado) .. (dard|drd|dukh|pain|dukhta|tis|tees|jhanjhanahat|thanda garam)|toothache
gum swelling: (masude|masudo|masoode|masuda|gums|masoodo) .. (suj|sooj|sujan|phool|swollen|dard|pak)
tooth broken: (daant|dant|tooth) .. (toot|tut|tuta|toota|hil|gir|tooti)
face pain sinus pressure: sinus|saainas|साइनस|sainus|(gaal|maathe|matha|aankho ke niche|naak ke paas) .. (bhari|dabav|dard)
red eye: (aankh|ankh|aankhe|ankhe|aankho|aankhen|eye|eyes) .. (lal|laal|lali|red|gulabi|surkh)|aankh aa gayi|aankh aana|aankhe aa gayi|conjunctivitis|eye flu|laal aankh
eye discharge sticky eye: (aankh|ankh|aankhe|ankhe|aankho|aankhon|eyes) .. (keechad|kichad|keech|kich|chipak|chipki|mawad|pip|peep|chip chip|gidd|chipakti)|kichad .. aankh
watering eye: (aankh|ankh|aankhe|ankhe|aankho|aankhon|eyes) .. (pani|paani|aansu|aasu|behta|watering|beh)
itchy eyes: (aankh|ankh|aankhe|ankhe|aankho|aankhon|eyes) .. (khujli|khujlahat|khujla|khuja|itching)
eye pain: (aankh|ankh|aankhe|ankhe|aankho|aankhon|eye|eyes) .. (dard|drd|dukh|pain|chubhan|dukhna|dukhti)
dry eyes: (aankh|aankhe|aankho|aankhon) .. (sukhi|sukha|sookha|dry|sukhapan|jalan)
stye: guhaairi|guheri|guhari|anjanhari|anjanhaari|bilni|bilnee|palak par (dana|daana|phunsi|funsi|gaanth|foda)|gumhauri|stye|(aankh|palak) .. (phunsi|funsi|dana|daana)
twitching eyelid: (aankh|palak) .. (fadak|phadak|phadakna|fadakna)
allergies in pollen season: parag|pollen|hay fever|mausam badalne par|dhool se (allergy|chheenk)|dhul se allergy
`
