// Long because a language has many words, and one table is read as a whole.

/** The small words of Hindi, persons, times, places, sensations and things. */
export const hindiWords = `
// Says nothing of health.
-: me|mein|men|mey|m|mae|mai se|ka|ke|ki|ko|kaa|kee|ne|se|par|pe|pr|tak|hi|bhi|bi|to|toh|tho|na ji|ji|jee|haan|han|ha|yes|ok|okay|acha|achha|accha|theek|thik|tik|sahi|sach|kyu|kyun|kyon|kyonki ye|kaise|kese|kaisa|kaisi|kahan|kaha|kahi|kahin|jahan|jaha|kab|kaun|kon|konsi|kaunsi|kaunsa|konsa|kis|kisi|kise|kisko|kiska|koi|kuch|kuchh|kch|kuc|kitna|kitni|kitne|itna|itni|itne|utna|utni|utne|jitna|jitni|aisa|aisi|aise|esa|esi|ese|vaisa|vaise|vese|jaisa|jaisi|jaise|jese|jesa|jaisay|kya|kia|sab|sabhi|sara|sari|saara|saari|sare|saare|pura|puri|pure|poora|poori|poore|har|roj|roz|rozana|daily|har din|roz roz|apna|apni|apne|khud|aap|ap|apko|aapko|apka|aapka|aapki|apki|aapke|tum|tu|tumhe|tera|teri|tumhara|is|us|in|un|isme|usme|jisme|isse|usse|isliye|isiliye|islie|iske|ye|yeh|yah|yahi|yhi|yahan|yaha|vahan|vaha|wahi|vahi|udhar|idhar|jo|jis|jisse|jiske|jiski|jiska|jinhe|so|ab|abhi|abi|abhi tak|ab tak|abtak|phir|fir|phr|tab|tabhi|jabhi|vagairah|etc|matlab|mtlb|yani|yaani|bas ye|bol|are|arre|arey|oh|uff|hey|hi ji|hello|namaste|namaskar|pranam|salaam|salam|please|plz|pls|kripya|krupya|dhanyavad|shukriya|thanks|thank|you|madad|help|karo|kijiye|kijie|karen|karein|kare|bataye|bataiye|bataie|batao|batado|batana|batayein|bataen|bata|btao|btaye|bataiyega|samajh|samaj|pata|pta|maloom|malum|lagta|lagti|lagte|lag|lga|laga|lagi|lage|lagne|lagna|lgta|lagi|mehsus|mehsoos|mahsus|mahsoos|feel|hona|hone|hoke|hokar|hota|hoti|hote|hu|hun|hoon|hoo|ho|hon|hoga|hogi|honge|hogaya|ho ke|karta|karti|karte|karna|karne|karke|kar|kiya|kia|kiye|ki thi|karun|karu|karoon|kare|karva|karvaya|karaya|karana|karvana|krna|krne|krta|krti|kru|krun|kiya hai|de|di|diya|dia|diye|dena|dene|deta|deti|dete|dijiye|do ji|dun|du|doon|le|li|liya|lia|liye|lena|lene|leta|leti|lete|lun|lu|loon|lijiye|aa|aana|aane|aata|aati|aate|ata|ati|ate|aane ka|ane|ja|jaa|jana|jane|jaana|jaane|jata|jati|jate|jaata|jaati|jaate|jao|jau|jaun|jaaun|jaye|jae|jaega|jayega|jayegi|chala|chali|chale|rehta|rehti|rehte|rahta|rahti|rahte|rehna|rahna|rehne|rahne|reh|rah|pa|paa|pata hai|pati|paate|pate|paya|payi|sakta|sakti|sakte|sakta hu|sak|saku|sakun|chahiye|chahie|chaiye|chahta|chahti|chahte|chah|padta|padti|padte|pad|pada|padi|pade|padh|par raha|rakh|rakha|rakhi|rakhna|rakhta|bol raha|bola|boli|bole|bolte|bolta|bolti|kaha|kahte|kehte|kehta|kehti|kah|keh|kahna|dekha|dekh|dekhna|dekhne|dekhte|dekho|dikhaya|dikhana|dikhane|dikha|baat|bat|baate|cheez|chiz|cheezen|chij|kaam|kam karte|tarah|tareh|tarike|tarika|prakar|tarf|taraf|or se|jagah|jagha|thodi der|der|samay|time|waqt|vakt|vaqt|dauran|sath|saath me|sath me|saath hi|sath hi|ke saath|ke sath|ke karan|karan|wajah|vajah|vajeh|wjh|ki vajah se|ke liye|liye|liya|lie|ke paas|paas|pas|ke aas paas|aas paas|aaspaas|andar|ander|bahar|baahar|upar|uper|neeche|niche|nichay|beech|bich|aage|age|peeche|piche|samne|saamne|bagal me|kinare|taraf se|wala|wali|wale|vala|vali|vale|bilkul|bilkool|ekdum|ekdam|kaafi|kafi|lagbhag|kareeb|karib|takriban|shayad|sayad|shaayad|vaise|waise|sirf ye|bahut zyada time|thoda sa|log|logo|insan|insaan|aadat|adat|ghar|office|school|kaam par|naukri|gaon|gaav|shahar|hospital|aspatal|haspatal|clinic|doctor|docter|dr|daktar|doctor sahab|daktar sahab|sahab|saheb|nurse|vaidya|hakim|ilaj|ilaaj|upchar|treatment|salah|salaah|sujhav|sawal|saval|swal|problem|problems|prblm|pareshani|pareshan|preshani|samasya|samasyaa|dikkat|dikat|diqqat|shikayat|sikayat|bimari|beemari|bimar hai kya|symptom|symptoms|lakshan|chinta|tension mat|serious|emergency|jaldi|turant|normal|aam|alag|dusra|dusri|dusre|doosra|doosri|doosre|pehla|pehli|pahla|pahli|pehle|pahle|phle|baad|bad|bhai|behen|yaar|yar|bhaiya|madam|mam|maam|ek|aadha|aadhi|adha|adhi|thoda bahut|jyadatar|aksar|kabhi kabhi|kabhi kabar|kabhi kabhar|kabhi|kbhi|hamesha|hmesha|din|dino|raat|rat|subah|shaam|sham|dopahar|mahina|mahine|mahino|hafta|hafte|hafto|saal|sal|ghanta|ghante|ghanto|minute|minat|month|months|week|weeks|din bhar|tabiyat|tabiat|tabeeyat|halat|haalat|sthiti|umar|umra|umr|age|naam|shuru|suru|shuruat|start|band|khatam|khtm|chal|chalta|chalti|chalte|chalna|chalne|uth|uthta|uthte|uthne|uthna|baith|baitha|baithi|baithe|baithne|baithna|let|leta hua|letne|letna|leti hui|kha|khata|khati|khate|khana|khane|khaya|khai|khayi|khaye|pi|pee|pina|pine|peene|pita|peeta|piti|piya|pia|sone|sona|sota|soti|soya|soyi|sote|soke|utha|uthi|uthe|uthkar|uthke|nikal|nikla|nikli|nikle|nikalta|nikalti|nikalna|nikalne|nikala|mila|mili|mile|milta|milti|mil|milega|ban|bana|bani|banta|banti|dal|dala|daal|daala|dali|laga hua|lagaya|lagayi|lagane|lagana|lagata|pahna|pehna|rakhe|hila|hilane|hilana|hile|ghuma|ghumane|mod|modne|modna|chhune|chune|chhuna|dabane|dabana|dabata|utar|utara|utarne|utarte|chadhne|chadhte|sochta|sochti|soch|socha|yad|yaad|bhar|bhara|bhari hui|vapas|wapas|vaapas|lekar|leke|dekar|deke|aakar|aake|jakar|jake|jaakar|banata|karate|hath lagane|laya|laye|laa|lao|leja|bhejo|bhej|bulao|bulaya|call|phone|number|report|reports|test|janch|jaanch|check|ray|scan|bp check|hoye|hove|hue the|karwaya|karwane|hatao|sambhal|manage|control me|jaroori|jaruri|zaroori|zaruri|zarurat|jarurat|sakte hai|chalega|try|use karne|use kiya|use kar|kam se kam|wagera|vagera|vagerah|sahi se|theek se|thik se|dhang se|achhe se|ache se|acche se|aaram se|dhyan|aam taur par|haal hi me|haal|hal|khas|khaas|bade|bada|badi|chota|choti|chote|chhota|chhoti|chhote|lamba|lambi|gol|naya|nayi|nai|naye|purana|purani|purane|mota|moti|patla sa|taza|saaf|saf|ganda|gandi|gande|bura|buri|bure|kharab|khrab|ajeeb|ajib|gajab|sahan|bardasht|bardaasht|janam|janm|paida hua|kuch kuch|koi koi|kahin kahin|jagah jagah|dhire|ahista|aahista|jab se|jabse
i: mujhe|mujhko|mujko|muje|mujhse|mujh|mujhme|mujhey|main|mai|maine|mene|meine|mainne|hum|ham|hame|hamein|humko|hamko|hume|humein|myself|i|me bhi|me ko|meko|mere ko|merko|mereko|sir (mujhe|mera|meri|mere|main|mai|maine)|sir ji (mujhe|mera|meri|mere|main)|मैं|मैंने
my: mera|meri|mere|mre|mera wala|hamara|hamari|hamare|humara|humari|humare
they: vo|voh|vah|wo log|use|usko|usey|usne|unhe|unhen|unhein|unko|unhone|unhonne|inhe|inhen|inko|isko|ise|isne|inhone|inka haal
their: uska|uski|uske|unka|unki|unke|iska|iski|inka|inki|inke|un ke|us ke
and: aur|or|n|ya fir|evam|evm|tatha|sath hi|saath hi|oor|ar|aor
or: ya|athva|athwa
but: lekin|magar|kintu|parantu|mgr|lkn|but|par ab|lekin ab|haalanki|halanki
because: kyonki|kyunki|kyuki|kyoki|kyuki|chunki|because
when: jab|jab bhi|jb|jaise hi|jese hi
if: agar|yadi|agr
when i walk: agar .. (chalta|chalti|chalu)
before: pehle se pehle|se pehle|se pahle
after: ke baad|ke bad|baad me|bad me|uske baad|us ke baad|iske baad
still: abhi bhi|ab bhi|abhi b
again: phir se|fir se|dobara|dubara|dubaara|dobaara|firse|phirse|vapas se
always: hamesha se|hamesha
only: sirf|keval|kewal|bas|bus|only|matra
now: filhal
no: nahi|nahin|nahee|nehi|nahi to|nai hai|nope|no|ni hai|nhi h|nahi bilkul|bilkul nahi
no any: na
is: hai|he|h|hei|hain|hay|hn|hai na|hai kya|h kya|he na|hae|raha|rahi|rahe|raha hai|rahi hai|rahe hai|raha h|rahi h|rahe h|raha hu|rahi hu|raha tha|rahi thi|raha he|rahi he|rahe he|hone laga|hone lagi|hone lage|hone lagta|hone lagti
was: tha|thi|the|hua|hui|hue|huye|hua tha|hui thi|hua hai|hui hai|hue hai|gaya|gayi|gaye|gaya hai|gayi hai|gaye hai|gaya h|gayi h|gaya tha|gayi thi|aaya|aayi|aaye|aya|ayi|aye|aai|aaya hai|aayi hai|aaya tha|aayi thi|chuka|chuki|chuke|chuka hai|chuki hai|hogaya|hogayi|hogya|ho gaya|ho gayi|ho gaye|ho gaya hai|ho gayi hai|ho gaye hai|ho chuka|ho chuki|hua karta
not: not
-: kar (do|de|dijiye|dena)|bata (do|de|dijiye|dena)|dila do|bhej do|de do|de de|le lo|kuch bhi|koi bhi|kya karu|kya karun|kya karoon|kya kare|kya karein|kya karen|kya kar sakta|kya karna (chahiye|padega)|kya hai ye|ye kya hai|kya ye|kya yeh|kya kru|kya kr|kya mujhe|kya hua
doctor: doctor (ko|ne|se|ke)

// Doubt, question, family, past, and denials that deny nothing.
-: pata nahi|nahi pata|pta nahi|patanahi|maloom nahi|samajh nahi aa|samajh me nahi|samajh nahi|samajh nahi aata|nahi samajh|yakin nahi|sure nahi|yaad nahi|koi bat nahi|koi baat nahi|chinta ki baat nahi|aisa to nahi|nahi jaanta|nahi janta|kyon nahi|kyu nahi|kuch samajh nahi
had before: pehle bhi (ho chuka|hua|hui|ho chuki)|pehle bhi
no: (kabhi|kbhi) nahi|kabhi bhi nahi|(kabhi|kbhi) (hua|hui) nahi|na ke barabar
none of: kuch bhi nahi|kuch nahi|inme se kuch nahi|ye sab nahi|me se koi nahi|yeh sab nahi|aisa kuch nahi|aisa kuch bhi nahi
for the first time: (pehli|pahli|pehle) (baar|bar|dafa)|first time|aisa pehle kabhi nahi (hua|tha)|pehle kabhi nahi (hua|hui|tha)|pehle aisa (kabhi nahi|nahi) (hua|tha)|pehle nahi (tha|thi|hua|hota)
not go away: (thik|theek|sahi|kam|khatam|gayab|door|dur|ja|jaa|utar|chala) [hi|bhi] nahi (ho|hone|hota|hoti|hua|hui|ja|jaata|jata|jati|raha|rahi|rahe|utar)|nahi (thik|theek|kam|khatam|door|dur|utar) (ho|hota|hoti|hua|hui|raha|rahi)|(nahi ja|ja nahi|nahi jaa|jaa nahi|nahi utar|utar nahi) (raha|rahi|rahe)|aaram (bhi|hi) nahi|kam hone ka naam nahi|jaane ka naam nahi|pichha nahi chhod|peecha nahi chod|jata hi nahi|jaata hi nahi|jaati hi nahi
not help: (asar|fayda|faida|fayeda|aaram|aram|rahat|raahat|farak|fark|fark|sudhar|koi asar|koi fayda) [bhi|hi] nahi [ho|hua|hui|mil|mila|mili|pad|kar|de|aa] [raha|rahi|rahe|kar]|kaam nahi kar|nahi kaam kar|asar nahi kar
not better: koi sudhar nahi|behtar nahi
not stop: (ruk|rukta|rukti|ruki|band|tham) [hi|bhi] nahi (raha|rahi|rahe|ho)|nahi (ruk|rukta|rukti|ruka|tham) [raha|rahi|rahe]|rukne ka naam nahi|ruk hi nahi
worried it might be: (kahi|kahin) .. (to nahi|na ho|toh nahi)|(dar|darr|chinta|shak|shaq) .. (kahi|kahin)|kya ye .. ho sakta|ho sakta hai ki ye|kya mujhe .. ho sakta|kya (ye|yeh|yah) .. (to nahi|hai kya)
worried about getting: (dar|darr|dhar) (hai|he|lagta|lag) .. (ho na jaye|na ho jaye|ho jaye)|kahi .. na ho jaye
afraid of: se dar|se darr|ka darr
family history of: (khandan|khaandan|parivar|pariwar|family|ghar) (me|mein) (sabko|kisi ko|kai logo ko|sab ko)|family history|parivar ka itihas|khandani|anuvanshik
what is: kya hota hai|kya hoti hai|kya hai ye bimari|kise kahte hai|kise kehte hai|ka matlab kya|matlab kya hota
how to prevent: kaise bache|kaise bachen|kaise bacha|se bachne|se bachav|bachav|se bachne ke upay|rokne ke upay
symptoms of: ke lakshan|ke symptoms|lakshan kya
read about: ke bare me (padha|suna|dekha|jaanna|janna|janana|bataye|bataiye|batao|jankari)|ke baare me (padha|suna|dekha|jaanna|janna|janana|bataye|bataiye|batao|jankari)|padha tha|google kiya
-: hero|heroine|actor|kirdar
in a film: film (me|mein)|movie (me|mein)|serial (me|mein)|web series (me|mein)|kahani (me|mein)|kitab (me|mein)|novel (me|mein)|sapne (me|mein)|khabar (me|mein)|news (me|mein)|video game (me|mein)
as a child: bachpan (me|mein|se)|jab (main|mai) (chhota|chota|choti|chhoti)
# years ago: # (saal|sal|varsh|baras|year|years) (pehle|pahle|phle|purv)
last year: pichle (saal|sal)|pichhle (saal|sal)|gat varsh
years ago: (kai|kuch|bahut) (saal|sal|saalon|salo) (pehle|pahle)|saalon pehle|barso (pehle|pahle)|salo pehle
# months ago: # (mahine|mahina|mahino|month|months) (pehle|pahle|phle)
# weeks ago: # (hafte|hafta|hafto|week|weeks|saptah) (pehle|pahle|phle)
# days ago: # (din|dino|roz|days|day) (pehle|pahle|phle)
# hours ago: # (ghante|ghanta|ghanto|hours|hour|hrs) (pehle|pahle|phle)
# minutes ago: # (minute|minat|min|minutes) (pehle|pahle|phle)
half an hour ago: (aadhe|adhe|aadha|adha) (ghante|ghanta) (pehle|pahle)
some days ago: kuch din (pehle|pahle)|kai din (pehle|pahle)
a week ago: ek hafte (pehle|pahle)|pichle hafte|pichhle hafte|last week
yesterday: parso|parson|kal|kl|yesterday
earlier today: thodi der (pehle|pahle)|kuch der (pehle|pahle)|abhi thodi der pehle|abhi abhi
is gone: ab nahi (hai|he|h|hota|hoti|raha|rahi)|ab thik hai|ab theek hai|ab theek hu|ab thik hu|thik ho gaya|theek ho gaya|thik ho gayi|theek ho gayi|chala gaya|chali gayi|khatam ho gaya|khatam ho gayi|gayab ho gaya|band ho gaya hai|utar gaya|utar gayi|thik ho chuka|theek ho chuka
better: behtar|pehle se (thik|theek|behtar|accha|achha)|aaram hai|aaram mila|aram mila|kam ho gaya|kam ho gayi|kam hua|kam hai
was in the past: tha pehle

// Ages.
my # year old son: [mera|mere] # (saal|varsh|year|years) (ka|ke|old) [chote|bade] (beta|bete|ladka|ladke|betay)
my # year old daughter: [meri] # (saal|varsh|year|years) (ki|ke|old) [choti|badi] (beti|betiya|ladki|bitiya|gudiya)
my # year old child: [mera|mere|meri] # (saal|varsh|year|years) (ka|ke|ki|old) (bacha|bache|bachi|child|shishu)
my # year old mother: [meri] # (saal|sal|varsh|year|years) (ki|ke) (maa|ma|mummy|mata|mataji)
my # year old father: [mere] # (saal|sal|varsh|year|years) (ka|ke|ki) (papa|pita|pitaji|pita ji|father|baap)
my # year old grandmother: [meri] # (saal|sal|varsh) (ki|ke) (dadi|nani|amma)
my # year old grandfather: [mere] # (saal|sal|varsh) (ke|ka) (dada|nana|dadaji|nanaji)
my # month old baby: [mera|mere|meri] # (mahine|mahina|maah|month|months) (ka|ke|ki|old) (bacha|bache|bachi|baby|shishu|beta|bete|beti|munna|munni|ladka|ladki|bachcha|bebi|बेबी)
my # week old baby: [mera|mere|meri] # (hafte|week|weeks) (ka|ke|ki|old) (bacha|bache|bachi|baby|shishu|beta|bete|beti|navjat|munna|bachcha|बेबी)
my # day old baby: [mera|mere|meri] # (din|day|days) (ka|ke|ki|old) (bacha|bache|bachi|baby|shishu|beta|bete|beti|navjat|munna|bachcha|बेबी)
# year old man: # (saal|sal|varsh|year|years) (ka|ke) (aadmi|admi|purush|mard|buzurg|bujurg|vyakti|male)
# year old woman: # (saal|sal|varsh|year|years) (ki|ke) (aurat|mahila|buzurg mahila|female|lady)
# year old: # (saal|sal|varsh|baras|year|years|yr|yrs) (ka|ki|ke|old|kaa) [hu|hun|hoon|hai]|umar # (saal|sal|varsh)|umar # hai|umra # (saal|sal|varsh)|age # [saal|years|hai]|# (saal|sal) umar|# (saal|sal) ki (umar|umr|umra)|# varshiya
# month old: # (mahine|mahina|maah|month|months|mahino) (ka|ki|ke|old) [hai]
# week old: # (hafte|hafta|week|weeks) (ka|ki|ke|old) hai
# day old: # (din|dino|day|days) (ka|ki|ke|old) hai
# months pregnant: # (mahine|mahina|maah|month|months|mahino|mah|va mahina|vaan mahina) (se|ki|ka|ke|) (pregnant|pregnent|garbhvati|garbhwati|garbh|pet se|pregnancy|प्रेग्नेंट|प्रेगनेंट|प्रेग्नेंसी|गर्भवती|हामला|hamla)|(pregnant|pregnent|garbhvati|pregnancy|pet se|प्रेग्नेंट) .. # (mahine|mahina|month|months|maah)|# (va|th|vaan|wa|waan) mahina|# mahine ka (pet|garbh|hamal)
9 months pregnant: (nauva|nauvaan|navan|nauwa|nauvan|nova|नौवां|नवां) (mahina|maheena|month)
8 months pregnant: (aathva|aathvan|aathwa|athva|आठवां) (mahina|maheena|month)
7 months pregnant: (satva|saatva|saatvan|satvan|saatwa|सातवां) (mahina|maheena|month)
6 months pregnant: (chatha|chhatha|chata|छठा) (mahina|maheena|month)
5 months pregnant: (paanchva|panchva|paanchvan|paanchwa|पांचवां) (mahina|maheena|month)
3 months pregnant: (teesra|tisra|तीसरा) (mahina|maheena|month)
# weeks pregnant: # (hafte|hafta|week|weeks|saptah|हफ्ते) (se|ki|ka|ke|) (pregnant|pregnent|garbhvati|garbhwati|garbh|pregnancy|प्रेग्नेंट|प्रेगनेंट|प्रेग्नेंसी|गर्भवती)|(pregnant|pregnent|garbhvati|pregnancy|प्रेग्नेंट) .. # (hafte|hafta|week|weeks|saptah)|# (hafte|week|weeks) (hai|ho gaye|hue) pregnancy

// How long, when, how.
for # minutes: # (minute|minat|min|minutes|mint|मिनट|मिनिट) (se|ho gaye|tak)
for # hours: # (ghante|ghanta|ghanto|hour|hours|hrs|hr) (se|ho gaye|tak)|pichle # ghante se
for half an hour: (aadhe|adhe|aadha|adha) (ghante|ghanta) se|half hour se
for an hour: (ek|1) ghante se
for # days: # (din|dino|day|days|roz) (se|ho gaye|hue|ho gaya|tak)|# # (din|dino|days) se|pichle # (din|dino) se|# se # din se
for # weeks: # (hafte|hafta|hafto|week|weeks|saptah) (se|ho gaye|hue)|# # hafte se
for # months: # (mahine|mahina|mahino|month|months|maah) (se|ho gaye|hue)|# # mahine se
for # years: # (saal|sal|varsh|saalon|year|years|baras) (se|ho gaye|hue)
for a week: (hafte|week|hafta|saptah) bhar se|hafte se|ek hafte se|1 week se
for a month: mahine bhar se|ek mahine se|mahine se
for some days: (kuch|kuchh|kai|kafi|kaafi|bahut|bohot|thode) (din|dino|dinon) se|kuch dino|kai din se|dino se
for some weeks: (kuch|kai) (hafto|hafte|hafton) se
for some months: (kuch|kai) (mahino|mahine|mahinon) se
for many years: (kai|bahut|kafi|kaafi) (saal|sal|saalo|saalon|salo) se|saalon se|salo se|barso se|barson se
since yesterday: kal se|kl se|since yesterday|kal (shaam|sham) se|kal (dopahar) se|kal (subah) se|kal se hi
since last night: kal raat se|raat se|kal raat|rat se|kl raat se|last night se|beeti raat se|aaj raat se
since this morning: (aaj|aj) subah se|subah se|subha se|aaj savere se|savere se|morning se|since morning
since today: aaj se|aj se|aaj hi|aaj|aj
since this evening: (aaj|) (shaam|sham|dopahar) se|shaam se
since two days: parso se|parson se
since monday: (somvar|somwar|mangalvar|mangalwar|budhvar|budhwar|guruvar|guruwar|shukravar|shukrawar|shanivar|shaniwar|ravivar|raviwar|itwar|monday|tuesday|wednesday|thursday|friday|saturday|sunday) se
since birth: (janm|janam|paida hone|bachpan) se
last night: (kal|pichli|beeti) raat|kl raat|raat ko achanak
at night: (raat|rat|raato) (ko|me|mein|bhar|ke samay|ke waqt)|raat raat bhar|har raat|rat bhar
every day: har (roz|roj|din)|roz (hi|)|rozana|daily hi
in the morning: subah (uthte|uthne|uthkar|uthke) [hi|par|ke baad]|subah subah|subah ko|subah ke samay|roz subah
in the evening: shaam (ko|ke samay|hote hi)|sham ko
after eating: (khana|khaana|khane|khaane) [khane|khaane|kha] (ke baad|ke bad|kar|ke turant baad|ke uprant)|kuch (bhi|) (khane|khaane) (ke baad|par|pe|se)|khane (ke baad|ke bad|ke turant baad|par|pe)|khana khate hi|khate hi|bhojan ke baad|khaane pe|after (food|khana)|khana khakar|कुछ खाने से
before eating: (khali|khaali) pet|khane se pehle
when lying down: (letne|letna|late|lete) (par|pe|se|ke baad|hue|hi|me)|late hue|let kar|sidha letne par|seedha letne|लेटने पर|bistar par (late|letne)
when standing up: (uthne|khade hone|khada hone|khadi hone) (par|pe|se|ke baad)|uthte (hi|hue|samay|waqt)|khade hote (hi|hue)|ekdam se uthne par|baithe se uthne
when i walk: (chalne|chalte|chalti|chalta|paidal chalne) (par|pe|se|me|mein|hue|samay|waqt|hu to|ke baad|phirne)|jab chalta|jab chalti|thoda chalne|chal kar
when i move: (hilne|hilane|hilaane|hilne dulne|hilna|karvat lene|karvat badalne|hile) (par|pe|se|me|mein|dulne)|hilte (hi|dulte)|hilne dulne (par|se|me)
when i breathe in: (saans|sans|saas) (lene|leta|lete|leti|khinchne|andar lene|kheenchne) (par|pe|samay|waqt|hue|hu to|vakt)|(gehri|gahri|lambi) (saans|sans) (lene|leta|lete|leti) [par|pe|se|me]|gehri saans par
when i cough: (khansne|khaasne|khaansne|khansi) (par|pe|se|hue|karne par)|khanste (hue|samay|waqt)
on exertion: (mehnat|mehanat|bhari kaam|kaam|exercise|vyayam|kasrat) (karne|karte|ke) (par|pe|se|samay|hue|waqt|dauran)|mehnat (se|par)|thodi si mehnat|thoda (kaam|sa kaam) (karne|karte) [par|se|hi]|kaam karte hi|exertion
climbing stairs: (seedhi|sidhi|seedhiya|sidhiya|seedhiyan|sidhiyan|seedhiyon|sidhiyo|seedhiyo|stairs|zeena|jeena) [par] (chad*|chadh*|charh*|utar*) [par|pe|se|samay|hue|me]|(chadhai|chadhayi) (chadhne|par|chadhte)|upar (chadhne|chadhte) [par|samay|hue]|(teen|do|ek) manzil
at rest: (aaram|aram) (karte|karne|se baithe|ki halat) [hue|par|me]|baithe baithe|baithe hue bhi|bina kuch kiye
when swallowing: (nigalne|nigalte|nigalna|ghutne wala|gutakne|gatakne) (me|mein|par|pe|samay|hue)|(khana|thook|thuk|paani|pani|kuch) (nigalne|gatakne|nigalte) (me|mein|par|pe|samay|hue)
when pressed: (dabane|dabaane|chhune|chune|press karne|hath lagane|haath lagane|touch karne) (par|pe|se)|dabate hi|chhoote hi|chhute hi
when bending over: (jhukne|jhukte|aage jhukne) (par|pe|se|hue|me)
sudden: (achanak|achaanak|achank|ekdam|ekdum|ek dum|ek dam|yakayak|sudden|suddenly|jhatke|एकाएक|ekaek|अचानक) [se|hi]|ek pal me|ek second me|second bhar me|palak jhapakte
gradual: (dheere|dhire|dhere) (dheere|dhire|dhere)|gradually
getting worse: badhta ja|badhti ja|badh (raha|rahi|rahe|gaya|gayi|gaye)|badhta (hi|) ja (raha|rahi)|(badh|bad) (raha|rahi) (hai|h)|bigad (raha|rahi|gaya|gayi|ti)|bigadti|bigadta|(zyada|jyada) (ho|hota|hoti) (ja|gaya|gayi|raha|rahi)|aur (zyada|jyada|kharab|bura) (ho|)|halat kharab (ho|hoti)|halat bigad*|tabiyat bigad*|badhta hi
comes and goes: (aata jaata|ata jata|aati jaati|ati jati|aate jaate|aata hai jata|aata hai aur jata)|kabhi (hota|hoti) (hai|) kabhi nahi|ruk ruk (kar|ke)|reh reh (kar|ke)|rah rah (kar|ke)|aa jaa raha|beech beech me|bich bich me|thodi thodi der me
constant: lagatar|lagataar|musalsal|nirantar|hamesha rehta|har (waqt|vakt|samay|time)|din raat|24 ghante|continue|continuous|poora din|pura din|din bhar|saara din|sara din
started: shuru (hua|hui|hue|ho gaya|ho gayi|ho gaye|ho)|suru (hua|hui|ho gaya|ho gayi)|start (hua|hui|ho gaya|ho gayi)
again and again: (baar|bar|bar) (baar|bar)|ghadi ghadi|har thodi der|thodi thodi der par|baarbaar|बारंबार|barambar

// Persons.
my son: [mera|mere|hamara|hamare] (beta|bete|betay|ladka|ladke|suputra|putra) [ko|ne|ki|ka|ke]|[mera|mere] (chota|chote|bada|bade) (beta|bete|ladka|ladke)|munna|son ko|mere son
my daughter: [meri|hamari] (beti|betiya|bitiya|ladki|putri) [ko|ne|ki|ka|ke]|[meri] (choti|badi) (beti|ladki)|munni|daughter ko|meri daughter
my child: [mera|mere|meri|hamara|hamare|hamari] (bacha|bache|bachi|bachcha|bachcho|child) [ko|ne|ki|ka|ke]|mere bachche|kid ko
my baby: [mera|mere|meri|hamara|hamare|hamari] (baby|shishu|bebi|बेबी|nanha|nanhi|nanhe bachche|dudhmuha bachcha|dudhmuhe bachche|chote bachche|chhote bachche|chote bache|chhota bachcha) [ko|ne|ki|ka|ke]|dudh pita bacha|doodh peeta baccha
my newborn: [mera|mere|meri] (navjat|nawjat|navajat|नवजात|new born|newborn) [shishu|bachche|bache|bacche|baby|bachcha] [ko]
my father: [mere|hamare|mera] (papa|pita|pitaji|pita ji|baap|abbu|abba|babuji|babu ji|father|dad|bauji) [ji] [ko|ne|ki|ka|ke]
my mother: [meri|hamari|mere] (maa|ma|mummy|mammi|mumy|mammy|mata|mata ji|mataji|ammi|mother|mom|aai|amma|मां|मम्मी) [ji] [ko|ne|ki|ka|ke]
my husband: [mere|mera] (pati|patidev|husband|shohar|miya|hubby|gharwale|ghar wale wo) [ko|ne|ki|ka|ke]|mere wo
my wife: [meri|mera] (patni|wife|biwi|bivi|bibi|gharwali|begum) [ko|ne|ki|ka|ke]
my grandmother: [meri|hamari] (dadi|nani|dadi maa|nani maa|grandmother|grandma) [ji] [ko|ne|ki|ka|ke]
my grandfather: [mere|hamare] (dada|nana|dada ji|nana ji|dadaji|nanaji|grandfather|grandpa) [ko|ne|ki|ka|ke]
my brother: [mere|mera] (bhai|bhaiya|bhaee|bade bhai|chote bhai|brother|bhai sahab) (ko|ne|ki|ka|ke)|(mere|mera) (bhai|bhaiya|brother)
my sister: [meri] (behen|bahan|bahen|behan|didi|badi behan|choti behan|sister|behn) [ko|ne|ki|ka|ke]
my friend: [mera|mere|meri|ek] (dost|doston|mitra|friend|saheli|yaar|jigri) (ko|ne|ki|ka|ke|)
my uncle: [mere] (chacha|chachaji|mama|mamaji|mausa|fufa|tau|tauji|uncle) (ko|ne|ki|ka|ke)|(mere) (chacha|mama|mausa|uncle|tau)
my aunt: [meri] (chachi|mami|mausi|bua|tai|aunty|aunt) (ko|ne|ki|ka|ke)|meri (chachi|mami|mausi|bua|aunty)
my mother in law: [meri|hamari] (saasu maa|sasu maa|saas ji|sasu ma)|(meri|hamari) (saas|sas) [ko|ne|ki|ka|ke]
my father in law: [mere] (sasur|sasurji|sasur ji) [ko|ne|ki|ka|ke]
my girlfriend: [meri] (girlfriend|gf) [ko|ne|ki|ka|ke]|meri bandi
my boyfriend: [mera|mere] (boyfriend|bf) [ko|ne|ki|ka|ke]
my cousin: [mera|mere|meri] cousin [ko|ne]
my neighbour: [mere|meri|hamare|ek] (padosi|padosan|padoshi|padosi wale) [ko|ne|ki|ka|ke]
my colleague: [mere|meri|ek] (sahkarmi|colleague|office wale) [ko|ne]
my grandson: [mera|mere] (pota|pote|nati|naati|dhevta) [ko|ne|ka|ke|ki]
my granddaughter: [meri] (poti|natin|naatin|dhevti) [ko|ne|ka|ke|ki]
my nephew: [mera|mere] (bhatija|bhatije|bhanja|bhanje) [ko|ne|ka|ke|ki]
my niece: [meri] (bhatiji|bhanji) [ko|ne|ka|ke|ki]
my mother has: (meri|hamari) (maa|mummy|maa ji) ko (thi|tha|hai)
a man: ek (aadmi|admi|vyakti|insaan|shakhs|banda|ladka) [ko|ne]|kisi (aadmi|admi|vyakti) [ko|ne]
a woman: ek (aurat|mahila|ladki) [ko|ne]
if somebody has: agar (kisi|kisi ko|kisi bhi|koi)
somebody: kisi aur ko|koi aur
man: aadmi|admi|mard|purush
woman: aurat|mahila|stri|female
elderly: buzurg|bujurg|boodhe|budhe|boodhi|budhi|vridh|vriddh
teenager: kishor|kishori
patient: mareez|marij|mariz|patient|rogi
pregnant: pregnant|pregnent|pregnet|preg|pregnancy|garbhvati|garbhwati|garbhavati|garbhavasthha|garbhavastha|garbh se|pet se (hu|hun|hoon|hai|h|thi)|pet se|umeed se|ummeed se|hamla|haamila|do jaan se|प्रेग्नेंट|प्रेगनेंट|प्रैग्नेंट|प्रेग्नेंसी|प्रेगनेंसी|प्रेग्नेन्ट|गर्भवती|गर्भावस्था
not pregnant: (pregnant|garbhvati|pregnent) nahi
birth: delivery|prasav|डिलीवरी|डिलिवरी|bachcha hua|baccha hua|bacha hua
gave birth # days ago: (delivery|prasav|डिलीवरी|bacha hone) ke # (din|dino) (baad|bad)|# (din|dino) (pehle|pahle) (delivery|prasav|bachcha|baccha|bacha|डिलीवरी) [hua|hui]|(delivery|prasav|डिलीवरी) .. # (din|dino) (pehle|pahle|hue|ho gaye)
gave birth # weeks ago: (delivery|prasav|डिलीवरी|bacha hone) ke # (hafte|hafta) (baad|bad)|# (hafte|hafta) (pehle|pahle) (delivery|prasav|bachcha|baccha|bacha|डिलीवरी) [hua|hui]|(delivery|prasav|डिलीवरी) .. # (hafte|hafta) (pehle|pahle|hue|ho gaye)
gave birth # months ago: # (mahine|mahina) (pehle|pahle) (delivery|prasav|bachcha|baccha|डिलीवरी) [hua|hui]|(delivery|prasav|डिलीवरी) .. # (mahine|mahina) (pehle|pahle|hue|ho gaye)
breastfeeding: (doodh|dudh) (pilati|pila rahi|pilane wali) [hu|hai]|breastfeed|breastfeeding|stanpan

// Places of the body.
forehead: matha|mathe|maatha|maathe|lalat
temple: kanpati|kanpatti|kanpatiyo
back of head: (sir|sar) (ke|ka) (pichhe|piche|pichla|pichle) [hissa|hisse|wala|bhag|me]
one side of head: (aadhe|adhe|ek taraf|ek tarf|ek side) (sir|sar)|(sir|sar) (ke|me) (ek taraf|ek tarf|ek hisse|ek side|aadhe hisse|baayi taraf|daayi taraf)|adha sir|aadha sir
head: sir|sar|sirr|mastak|khopdi|khopadi|head|mund
scalp: sir ki chamdi|sar ki khaal
hair: baal|bal|baalo|balon|hair
face: chehra|chehre|chehara|chehere|mukh|face|shakal|shakl|gaal|gaalo|gal|चेहरा
eye: aankh|ankh|aankhe|ankhe|aankhen|ankhein|aankhein|aankho|ankho|ankhon|aankhon|aakh|akh|aakhe|akhe|ank|eyes|eye|netra|nain
left eye: (baayi|bayi|baaye|bai|left) (aankh|ankh|aakh|eye)
right eye: (daayi|dayi|daaye|dai|right|dahini) (aankh|ankh|aakh|eye)
one eye: ek (aankh|ankh|aakh|eye)
both eyes: (dono|donon) (aankh|ankh|aankhe|aankho|ankhe|eyes)
eyelid: palak|palke|palko|palkon|polak
ear: kaan|kan|kano|kaano|kaanon|ear|ears|karn
nose: naak|nak|nose|nasika
mouth: muh|munh|mooh|muhn|mouth|mukh|moonh
tongue: jeebh|jibh|jeeb|jib|jubaan|zubaan|juban|zaban|tongue
lips: honth|hoth|hont|honton|hontho|hotho|lips|lip|oth
tooth: daant|dant|daat|dat|daanto|danto|teeth|tooth|daadh|dadh|daad|dadhi wala dant|akal daadh
gums: masude|masoode|masudo|masoodo|masuda|gums|masudhe
jaw: jabda|jabde|jabdo|jawda|jaw
throat: gala|gale|gla|gle|galaa|galey|throat|kanth|halak
neck: gardan|garden|gardn|neck|griva|guddi
shoulder: kandha|kandhe|kandho|kandhon|kanda|kande|shoulder
left shoulder: (baaye|baye|baayan|bayan|baya|left|ulte|baayen|bayen) (kandhe|kandha|shoulder)
right shoulder: (daaye|daye|daayan|dayan|right|seedhe|dahine|dayen) (kandhe|kandha|shoulder)
left arm: (baaye|baye|baayan|bayan|baya|bayaan|bai|left|ulte|ulta|baayen|bayen|baen) (haath|hath|baju|baazu|baanh|bah|haat|hand|arm|baah|हाथ)
right arm: (daaye|daye|daayan|dayan|daya|right|seedhe|sidhe|seedha|dahine|dahina|daayen|dayen|daen) (haath|hath|baju|baazu|baanh|bah|haat|hand|arm|baah|हाथ)
one arm: ek (haath|hath|haat|baju|baazu|hand)
both arms: (dono|donon) (haath|hath|haatho|hatho|haat|hands|baju)
arm: baju|baazu|baahn|baanh|bah|baah|bhuja|arm|haath|hath|haat|hatho|haatho|haathon|hathon
hands and feet: (haath|hath|haat) (pair|paer|per|paon|pav|paav|pao|pairo)|(haath|hath|haatho|hatho) aur (pair|paer|per|paon|pairo)|hath pairo
hand: hatheli|hathheli|hathelio|panja|hand
left hand: (baaye|baye|left) (hatheli)
elbow: kohni|kuhni|kohani|elbow
wrist: kalai|kalaai|kalaee|wrist
finger: ungli|ungliya|ungliyo|unglio|unguli|angul|finger|fingers|angutha|anguthe|angootha
nail: nakhun|nakhoon|nail
chest: chhati|chaati|chhaati|chati|seena|sina|seene|sine|sineh|chest|vaksh|कलेजा|kaleja|kaleje|pasli|pasliyo|pasli|pasliya|pasliyon|heart me|dil me|dil ke paas|dil
left side of chest: (seene|sine|chhati|chati|chaati|chest) (ke|me|mein|ki|k) (baayi|bayi|baaye|bayen|baayen|left|ulti|baein) (taraf|tarf|side|or|hisse)|(baayi|bayi|baaye|left) (taraf|tarf|side) (seene|sine|chhati|chati|chaati|chest)
middle of chest: (seene|sine|chhati|chati|chaati|chest) (ke|me|mein|ki) (beech|bich|bicho beech|beecho beech) [me|mein]
breast: stan|stano|stanon|breast|breasts|doodhi|chuchi
nipple: nipple|chuchuk
armpit: bagal|baghal|kaankh|kankh|armpit
upper back: (peeth|pith|pit) (ke|ka) (upar|uper|upari) [hisse|hissa|me]|kandho ke beech|upper back|peeth upar
lower back: kamar|kammar|kmar|lower back|(peeth|pith) ke (niche|neeche|nichle) [hisse|me]|kati|reedh ki haddi ke niche
back: peeth|pith|peet|pitth|back|reedh|ridh|reedh ki haddi|ridh ki haddi|पीठ|पिठ|spine
tailbone: tailbone|punch ki haddi|poonch ki haddi
buttock: kulhe|chutad|nitamb|kulha|koolhe|kulho
flank: gurde|gurda|gurdo|kidney|kokh|kamar ke (side|bagal)|pasli ke niche|pasliyo ke niche
belly: pet|paet|pait|udar|stomach|tummy|abdomen|pet ke andar|aant|aanto|anto|पेट
around the navel: nabhi (ke|) (paas|aas paas|aaspaas|charo taraf|chaaro or)|nabhi|naabhi|tundi|dhoondi|thundi|naval|navel|dhodi
upper belly: (pet) (ke|ka|me) (upar|uper|upari|upri|oopar) [hisse|hissa|wale hisse|bhag|me]|upar pet|upari pet
lower belly: (pet) (ke|ka|me|k) (niche|neeche|nichle|nichla|nichay|nichale) [hisse|hissa|wale hisse|bhag|me]|pedu|peduu|pelvis|nichla pet|nichle pet|neeche pet|पेड़ू|bachedani|bachchedani|bachadani|garbhashay|uterus|नीचे पेट
lower right belly: (pet) (ke|me|mein|k) (daayi|dayi|daaye|dahine|dahini|right|seedhi|dayen|daayen) (taraf|tarf|side|or|hisse) (niche|neeche|nichle)|(pet) (ke|me|mein) (niche|neeche|nichle) (hisse|) (daayi|dayi|daaye|dahine|dahini|right|seedhi|daayen) [taraf|tarf|side|or]|(daayi|dayi|daaye|dahini|right|daayen) (taraf|tarf|side|or) (pet) (me|ke) (niche|neeche)|(niche|neeche) (daayi|dayi|right|daaye|dahini|daayen) (taraf|side|or) (pet)|(pet) (me|ke) (niche|neeche) (right|daayi|dayi) me|right side (pet|lower) (niche|neeche|pet)
lower left belly: (pet) (ke|me|mein|k) (baayi|bayi|baaye|left|ulti|bayen|baayen) (taraf|tarf|side|or|hisse) (niche|neeche|nichle)|(pet) (ke|me|mein) (niche|neeche|nichle) (hisse|) (baayi|bayi|baaye|left|ulti|baayen) [taraf|tarf|side|or]|(baayi|bayi|baaye|left|baayen) (taraf|tarf|side|or) (pet) (me|ke) (niche|neeche)
upper right belly: (pet) (ke|me|mein) (daayi|dayi|daaye|right|daayen) (taraf|tarf|side|or) (upar|uper)|(daayi|dayi|daaye|right|daayen) (pasli|pasliyo|pasliyon) (ke|) (niche|neeche)|(pet) (me|ke) (upar|uper) (daayi|dayi|daaye|right|daayen) [taraf|tarf|side|or]|right side upar
upper left belly: (baayi|bayi|baaye|left|baayen) (pasli|pasliyo|pasliyon) (ke|) (niche|neeche)|(pet) (me|ke) (upar|uper) (baayi|bayi|baaye|left) [taraf|tarf|side|or]
right side of belly: (pet) (ke|me|mein|k) (daayi|dayi|daaye|dahini|dahine|right|daayen|seedhi) (taraf|tarf|side|or|hisse)|(daayi|dayi|daaye|right|daayen) (taraf|side) (pet)
left side of belly: (pet) (ke|me|mein|k) (baayi|bayi|baaye|left|baayen|ulti) (taraf|tarf|side|or|hisse)|(baayi|bayi|baaye|left|baayen) (taraf|side) (pet)
groin: jaangh ki jod|jangh ke jod|groin|vankshan|pett aur jangh|jangh ke upar jod|pattho
hip: kulhe ki haddi|hip|kulhe ka jod|kulhe|koolha|कूल्हा|कूल्हे
thigh: jaangh|jangh|jaangho|thigh|jangho
both legs: (dono|donon) (pair|pairo|paer|per|taang|tang|taango|tange|paon|pav|paav|legs|पैर)
left leg: (baaye|baye|baayan|bayan|baya|left|ulte|baayen|bayen|baen|baayi) (pair|paer|per|taang|tang|paon|pav|leg)
right leg: (daaye|daye|daayan|dayan|daya|right|seedhe|dahine|daayen|dayen|daayi) (pair|paer|per|taang|tang|paon|pav|leg)
one leg: ek (pair|paer|per|taang|tang|paon|pav|paanv|leg)
leg: taang|tang|taange|tange|taango|tango|leg|legs|pair|pairo|paer|pairon|paon|pav|paav|paanv|panv|pao|paaon
calf: pindli|pindali|pindliyo|pindliya|calf|pindlio
shin: pindli ki haddi|shin
knee: ghutna|ghutne|ghutno|ghutnon|gutna|gutne|knee|goda|ghunto
ankle: takhna|takhne|takna|takne|takhno|ankle|gatta
heel: edi|ediya|aedi|edhi|heel|ediyo|eri
sole: talva|talwa|talve|talwe|talvo|talwo
foot: panja pair|pair ka panja|foot|feet
toe: (pair|paer|paon) (ki|ke|ka) (ungli|ungliya|angutha|anguthe|ungliyo|angootha)|toe
between the toes: (pair|paer|paon) (ki|ke) (ungliyo|ungliyon|unglio|ungli) ke (beech|bich)|ungliyo ke (beech|bich)
big toe: (pair|paer|paon) (ka|ke) (angutha|anguthe|angootha|anguthhe)
skin: skin|twacha|tvacha|chamdi|khaal|khal|chamri
bottom: gudda|guda|gudadwar|gand|gaand|malashay|latrine ki jagah|potty ki jagah|latrin ki jagah|tatti ki jagah|potty wali jagah|malldwar|maldwar|anus
penis: ling|lund|penis|shishn|susu ki jagah|nunu
testicle: andkosh|andakosh|andkosho|aandkosh|testicle|testicles|testis|golia niche wali|goti|gotiya|tatte|अंडकोष|अंडकोश|anduwe|वृषण|vrishan|vrushan
vagina: yoni|vagina|peshab ki jagah|yoni marg|bachchedani ka muh|bacchedani ka muh
private part: guptang|gupt ang|private part|private parts|private|guptaang|jananang|jannang
joint: jod|jodo|jodon|joint|joints
small joints: chote jod|chhote jodo
muscle: maanspeshi|manspeshi|manspeshiyo|muscle|pattha|patthe|nas|naso
bone: haddi|haddiya|haddiyo|haddiyon|bone
all over body: (pure|poore|saare|sare|sab|pura|poora) (sharir|shareer|badan|body|jism|sarir|deh)|(sharir|shareer|badan|body|jism) (bhar|me har jagah)|har jagah|jagah jagah
body: sharir|shareer|badan|body|jism|deh|sarir
one side of body: (sharir|shareer|badan|body|jism) (ka|ke|ki) (ek|aadha|adha|baaya|baayan|daaya|left|right|baaye|daaye|baya|ek taraf ka|baayi|daayi) (hissa|hisse|taraf|tarf|side|ang)|(ek|left|right|baayi|daayi|baaye|daaye|ek hi) (taraf|tarf|side|or) (ka|ke|ki) (sharir|shareer|badan|body|jism|hissa|hisse|haath pair|hath pair|ang)|aadha (sharir|shareer|badan)|ek side (ka|ki|) (body|sharir)
left side: (baayi|bayi|baaye|baye|baai|bai|left|ulti|baayen|baein|bayen) (taraf|tarf|side|hand side)
right side: (daayi|dayi|daaye|daye|daai|dai|right|dahini|dahine|seedhi|daayen|dayen) (taraf|tarf|side|hand side)
one side: ek (taraf|tarf|side|or|hisse|hissa)
both sides: dono (taraf|tarf|side|or)
left: baaya|baya|baayan|bayan|baaye|baye|baayi|bayi|baayen|bayen|left|ulte haath
right: daaya|daya|daayan|dayan|daaye|daye|daayi|dayi|daayen|dayen|right|dahina|dahine|dahini|dahni
both: dono|donon|dno

// Sensations and qualities.
no pain: dard nahi|dard [bilkul|bhi] nahi|dukhta nahi|nahi dukhta|bina dard ke|bina dard
pain: dard|dard|dardh|drd|darad|peeda|pida|peera|dukh|dukhta|dukhti|dukhte|dukhna|dukhne|dukhan|dukh raha|pain|pains|paining|ache|kasak|kat raha|kaat raha|vedna|pen|पेन|पेन्
pain: tod raha|toot raha|tutta|toot rahe|tut raha
discomfort: takleef|taklif|taqleef|taklef|asuvidha|bechaini si
severe: tez|tej|teji|tezz|jor|zor|zor ka|jor ka|jor se|zor se|zoron|joro|jordar|zordaar|bahut|bohot|bohut|bahot|bhot|bhut|boht|bht|bahoot|bhaut|baht|bahut zyada|bahut jyada|bahut tez|bohot tez|itna tez|zyada|jyada|jada|zada|jyda|jayada|jiyada|ziyada|adhik|atyadhik|behad|behadd|bhayankar|bhayanak|bhyankar|gambhir|ghor|sakht|khatarnak|tagda|kafi tez|very|severe|heavy|extreme|asahniya|asehniya|asahaniya|asahneey|asahya|bardasht (se bahar|ke bahar|nahi ho raha)|sahan (nahi ho raha|nahi hota|ke bahar|se bahar)|saha nahi ja raha|sahan nahi|saha nahi (jata|jaata)|saha nahi|bardasht nahi|bardasht (nahi hota|nahi kar pa)|seh nahi pa|jaan nikal rahi|jaan nikli|jaan ja rahi|jaan nikalne|tadap (raha|rahi|rahe)|tadpa|chatpata (raha|rahi)|chhatpata (raha|rahi)
severe pain: dard se (tadap|chilla|ro|rona|chhatpata|behal) [raha|rahi|rahe]|(dard|pain) (se|ke maare|ke mare) (bura haal|behal|tadap|chilla|dohra|dohri)|jaanleva dard|marne jaisa dard
worst ever: (ab tak|abtak|zindagi|jindagi|jeevan|life) (ka|me|ki) (sabse|sab se) (tez|tej|bura|kharab|bhayanak|zyada|bhayankar|buri)|(sabse|sab se) (tez|tej|bura|bhayanak|bhayankar|zyada) (kabhi|ab tak)|(aisa|itna|esa|aisi|itni) (dard|tez|bhayanak|bura|tez dard) (pehle|pahle|aaj tak|kabhi|zindagi me|jindagi me) [kabhi|pehle|pahle|zindagi me] nahi|aisa dard kabhi nahi|(life|zindagi|jindagi) me (kabhi|pehli baar) (aisa|itna)|sabse (tez|bura|bhayanak|bhayankar|zyada)|aaj tak ka sabse
mild: halka|halki|halke|thoda|thodi|thode|thora|thori|thoda sa|thodi si|halka sa|halki si|halka halka|halki halki|mamuli|maamuli|zara|jara|zara sa|jara sa|jra|kam|mild|slight
burning: jalan|jalta|jalti|jalte|jalna|jal raha|jal rahi|jalan si|burning|jlan|दाह|chirmirahat|chirchirahat|lahar
pressure: dabav|dabaav|dabaw|dabao|dbav|pressure|bhari|bhaari|bharipan|bhaaripan|bhari pan|bhari bhari|bhari sa|jakdan|jakdaan|jakad|jakda|jakdav|kasav|kasaav|kasa hua|kas raha|bojh|boj|vajan sa|vazan sa|wajan rakha|tight|tightness|patthar|pathar|nichod|nichod raha|daba raha|dab raha|ghutan|ghutan si|khichav|khinchav|khinchaav
stabbing: chubhan|chubh|chubhta|chubhti|chubhne|chubh raha|chubh rahi|sui|suiya|sui jaisa|teer|chaku jaisa|kaanta|kanta
throbbing: tees|tis|tapak|tapakta|dhak dhak|fadak|fadakna|phadak|dhadak|dhamak|lapak|hathode|hathoda|teesen|tapkan
cramp: marod|maror|marod uth|marore|maroda|ainthan|aithan|aenthan|ainth|enthan|ethan|nas chadh|nas chad|nas pe nas|cramp|cramps|khalli|baayta|bayta|आंठन
itching: khujli|khujlahat|khujali|khujlee|kujli|khujlata|khujla|khujlate|khujalna|khaj|khaaj|itching|itch|khuji|kharish|खाज
numb: sunn|sunnpan|sun (pad|ho|hai|sa|si|raha|rahi|hona|rehta|hota|hoti)|sunn (pad|ho)|sunnpan|sunapan|sun pan|sunn sa|sun|bejaan sa|kuch mehsus nahi|kuch mahsus nahi|mehsus nahi|mahsus nahi|so jata|so jaata|so jate|so gaya hath|numb|numbness
tingling: jhunjhuni|jhunjhunahat|jhanjhanahat|jhanjhanat|jhanjhan|jhunjhun|jhun jhun|jhanjhani|chinti|chintiya|chiti|cheenti|chitiya|chintia|chunchunahat|sansanahat|sansani|surserahat|sarsarahat|tingling
weak: kamzor|kamjor|kamzori|kamjori|kamzoree|kamjoree|kamjorhi|ashakt|weak|weakness|jaan nahi|takat nahi|taakat nahi|dam nahi|takat nahi lag|shakti nahi|lachar|bejan|shithil|susti|sust|laqat
weakness: bahut (kamzori|kamjori|weakness)|(kamzori|kamjori|weakness) (lag|mehsus|mahsus|hai|ho|aa|rehti)|badan me taakat nahi|himmat nahi
swollen: sujan|soojan|sujan aa|suja|sooja|suji|suje|soojh|suj|sooj|sujna|sujne|sujh gaya|suj gaya|sujh|shoth|swelling|swollen|phula|fula|phool gaya|phul gaya|fool gaya|ful gaya|phooli|fuli|phule|fule|phoola hua|mota ho gaya|inflammation|varam
stiff: akdan|akda|akdi|akad|akad gayi|akad gaya|akdav|akdaahat|akdahat|jakad gaya|jakad gayi|jam gaya|jam gayi|stiff|stiffness|kadak|kada ho|kadapan|mud nahi|mudti nahi|mudta nahi|ainthi
red: laal|lal|lali|laali|laalima|lalima|surkh|red|redness|lal lal
hot: garam|garm|tapta|tap raha|tap rahi|tapti|jalta hua|warm|tap
cold: thanda|thandi|thande|thandha|thandhi|thandhe|tanda|tandi|sheetal|barf jaisa|baraf
blue: neela|nila|neeli|nili|neele|nile|neelapan|nilapan|neela pad|nila pad|nili padi|jamuni|baingani|बैंगनी
pale: pila pad|safed pad|fika|feeka|pheeka|safed pad gaya|safed ho|pili pad gayi (shakal)|rang ud*|rang fika|rang safed|feeka pad
yellow: peela|pila|peeli|pili|peele|pile|peelapan|pilapan|zard
black: kala|kaala|kali|kaali|kale|kaale|black|कोयला jaisa
white: safed|safaid|safedi|sufaid|white|shwet
green: hara|hari|hare|green
brown: bhura|bhure|bhoori
dry: sukha|sookha|sukhi|sukhe|sookhi|sukh|sookh|sukhna|sukh raha|sookh raha|sukhta|dry|rukha|rukhi|rookha|khushk|khushki
bleeding: (khoon|khun|khoon|rakt|blood|lahu) (beh|bah|nikal|aa|aata|behta|bahta|nikalta|ja|gir|tapak|nikla|aana|aane|nikalna|nikalne|aati|nikalti|aaya|nikli|bahne|behne|chal|chhut|chhoot|ris) [raha|rahi|rahe|hai|laga]|raktsrav|raktasrav|bleeding|blood aa|khoon bahna|khoon behna|ब्लीडिंग
blood: khoon|khun|kun|rakt|lahu|blood|khoon wala
bloody: khooni|khuni|khoon mila|khoon wali|khoon mili
lump: gaanth|ganth|gath|gaath|gathan|ganthe|gaanthe|ganthen|gilti|giltiya|gilthi|gola|lump|ubhar|rasoli|cyst|sist
rash: daane|dane|dana|daana|dano|daano|lal dane|phunsi|funsi|phunsiya|funsiya|funsio|phinsi|chakatte|chakte|chakata|chakatta|chatte|daag|dag|dhabbe|dhabba|dhabe|rash|rashes|nishan|laal nishan|spots|chitti|chitte|ghamori jaise
hives: pitti|pitti uchal*|pitti ubhar*|dadode|dadore|dadora|chhapaki|chapaki|sheetpitti|sheetpitt|urticaria|hives|pitti uchhalna
blister: chhale|chhala|chale|chaala|fafola|phaphola|fafole|phaphole|fafola|phapole|blister|pani wale dane|pani bhare dane|paani bhare
boil: fora|foda|phoda|fode|phode|phora|boil|balto|baltod|foda funsi
wound: ghav|ghaav|ghaw|zakhm|jakhm|jakham|zakham|jakhma|ghao|wound
bruise: neel pad|nil pad|neel|neela nishan|nila nishan|neele nishan|nile nishan|gumti|gumad|gumda|bruise|neel pad gaya
injury: chot|chott|choot|chot lag|chot lagi|injury|chotil
sprain: moch|moch aa|moach|mauch|morh|sprain
pus: peep|pip|mawad|mavad|pus|piip|mawaad
discharge: srav|discharge|ris raha|risav|rista|chip chipa|chipchipa|chipak
spreads to: (tak|taraf|me|mein) (ja|jaa|fail|phail|fel|utar|uth|pahunch|pahuch) (raha|rahi|rahe)|(tak|taraf|me) (jata|jaata|jati|jaati|failta|phailta|pahunchta|pahuchta)|fail raha|phail raha|fel raha|failta|phailta|failti|phailti|fail gaya|phail gaya|tak dard
goes down: utar raha

// Things and what is done with them.
bites: (kaat|kat) (liya|lia|li|diya|gaya|lia hai|liya hai|khaya)|dank (mara|maara|maar)|das liya|dasa|dansh|kata|kaata
stung: dank|dank mar*|dank maar*|dansh|dunk
dog: kutta|kutte|kutta|kutiya|kutto|dog|shwan
cat: billi|billie|cat
monkey: bandar|bander|monkey
rat: chuha|chuhe|choohe|chooha|rat
snake: saanp|sanp|saap|sap|sarp|naag|nag|snake|cobra|कोबरा|krait
scorpion: bichchu|bicchu|bichu|bichhu|scorpion
bee: madhumakkhi|madhumakhi|madhumakhhi|tataiya|tatayya|tataiye|bhaunra|bhanwra|hornet|bee|wasp|bhimrul|bhir
spider: makdi|makadi|spider
mosquito: machhar|machar|macchar|machchar|mosquito
insect: keeda|kida|keede|kide|kit|keet|insect|kire
tick: kilni|tick
ants: chintiyo ne|chinti ne
bleach: phenyl|finyl|fenyl|finail|phenol|fenail|fenyle|fineil|harpic|harpik|bleach|tezab|tejab|acid|toilet cleaner|lizol|colin|domex|surf|detergent|sabun ka pani|kapde dhone|drain cleaner|caustic|chuna|soda caustic|फिनाइल|फिनायल|हार्पिक|तेजाब|एसिड|ब्लीच|blich
poison: zeher|jahar|zahar|zehar|jaher|jehar|zahr|jahr|vish|keetnashak|kitnashak|keednashak|kitnasak|sulfas|salfas|celphos|selfos|celfos|chuhe maar|chuhe maarne|chuhe marne|rat kill|rat poison|mortein|kala hit|hit spray|paraquat|endosulfan|monocil|malathion|dhatura|dhature|kaner|sankhiya|tik 20|tick 20|pesticide|insecticide|poison|khet ki dawai|khet wali dawai|keede maarne ki dawa|सल्फास|pestiside|nuvan
kerosene: kerosene|mitti ka tel|mitti ke tel|mithi ka tel|petrol|diesel|tarpin|turpentine|thinner|केरोसीन|पेट्रोल|डीजल
medicine: dava|dawa|davai|dawai|davaai|dawaai|davaiya|dawaiya|davaiyan|davaiyo|davae|dawaiyan|dawaiyo|aushadhi|medicine|medicines|medicin|goli|goliya|golia|goliyan|goliyo|golio|tablet|tablets|tablete|tab|capsule|kaipsul|pill|pills|टैबलेट|टेबलेट|कैप्सूल|syrup|sirap|khurak|dose
sleeping pills: (neend|nind) (ki|wali) (goli|goliya|goliyan|dawa|dawai|tablet|tablets|dava)|sleeping (tablet|tablets|pills|goli)
paracetamol: paracetamol|parasitamol|crocin|krosin|crosin|calpol|dolo|पैरासिटामोल|क्रोसिन|डोलो|पेरासिटामोल
ibuprofen: ibuprofen|brufen|combiflam|कॉम्बिफ्लेम|ब्रूफेन|brufin
aspirin: aspirin|disprin|एस्पिरिन|डिस्प्रिन|ecosprin|इकोस्प्रिन
painkiller: painkiller|pain killer|dard ki (goli|dawa|dawai|tablet|dava)|पेनकिलर|diclofenac|voveran
insulin: insulin|insuline|इंसुलिन|इन्सुलिन
blood thinner: khoon patla karne (wali|ki) (dawa|dawai|goli|dava)|khoon patla karne|blood thinner|warfarin|वारफेरिन|xarelto|acitrom
the pill: garbhnirodhak (goli|goliya|goliyan)|garbh nirodhak|contraceptive pill|mala d|माला डी
antibiotic: antibiotic|antibiotics|एंटीबायोटिक|एंटीबायोटिक्स|antibaiotik|augmentin|azithromycin
steroid tablets: steroid|steroids|स्टेरॉयड
new medicine: nayi (dawa|dawai|dava|goli|medicine)|nai (dawa|dawai|goli)
injection: injection|sui lagwai|sui lagwayi|sui lagi|इंजेक्शन|teeka lag*
vaccination: tika|teeka|tikakaran|vaccine|टीका
alcohol: sharab|sharaab|daru|daaru|madira|alcohol|beer|whisky|rum|vodka|peg|दारू
drunk: nashe me|nasha|nashe mein|pee rakhi hai|पिए हुए|tunn|dhut
drinks a lot of alcohol: (bahut|roz|rojana|zyada|daily|har roz) (sharab|daru|daaru|sharaab) (pita|peeta|piti|peeti|pite|peete|pi)|sharabi
stopped drinking alcohol: (sharab|daru|daaru|sharaab) (chhodi|chodi|chhod|chod|band ki|band kar|chhodne|chodne|chhode) [di|diya|hai|dee]
smokes: cigarette|sigret|sigrate|bidi|beedi|dhumrapan|dhoomrapan|smoking|smoke karta|hukka|sutta|सिगरेट
tobacco: tambaku|gutka|gutkha|khaini|pan masala
drugs: charas|ganja|gaanja|heroin|smack|brown sugar|cocaine|afeem|afim|nashili|drugs|bhang|ड्रग्स
water: pani|paani|jal|water|panni
milk: dudh|doodh|dud|milk
food: khana khana|bhojan|roti|food|bahar ka khana|chawal
tea: chai|chaay|tea
salt: namak
sugar in the blood: khoon me sugar
urine: peshab|peshaab|pesab|pishab|pishaab|susu|su su|urine|mutra|mootra|toilet wala pani|peesab|pesaab|laghushanka|moot|यूरिन
pass urine: (peshab|peshaab|pesab|pishab|susu|urine|toilet|mutra) (karne|karte|karna|karta|karti|jaane|jana|jane|aata|aati) [me|mein|par|pe|samay|waqt|hue|wakt|vakt]|(peshab|susu|urine) (ke dauran|ke samay)
stool: latrine|latrin|letrin|potty|poti|patti|tatti|tatty|mal|motion|stool|paikhana|pakhana|shauch|toilet|lettering|hagna|paykhana|पॉटी|मल|टट्टी|लैट्रिन|pot
sweating: pasina|paseena|pasine|paseene|pasina pasina|sweating|pseena|paseeno|पसीना
cold sweat: (thanda|thande|thandha|tanda) (pasina|paseena|pasine|paseene)|thanda thanda pasina
phlegm: balgam|kaf|kaph|khakhar|balagam|phlegm|bulgam|khankhar
mucus: naak ka pani|sinak|renta|mucus|aav|aanv
saliva: laar|thook|thuk|lar
vomit: vomit|vomiting|ulti|ultiya|ultiyan|ulty|ultee|ultia|ultio|kai (ho|hui|kar|ki|aa|aayi|jaisa)|vaman|okai|okaai|वोमिट|वोमिटिंग|vomitting|ultiyo
walk: paidal
fell: gir (gaya|gayi|gaye|gai|pada|padi|pade|ke|kar|jata|jati)|gira|giri|gire|girne|girkar|phisal (gaya|gayi|kar|ke)|fisal (gaya|gayi|kar|ke)|phislkar|fislkar|phisla|gir padi|gir padta|gir padti
hit: takra|takraya|takrai|takra gaya|takra gayi|thokar|lat|ghusa|mukka|pitai|maara
accident: accident|एक्सीडेंट|durghatna|exident|axident|gaadi se takkar|takkar|bike se gir*|scooty se gir*
hit by a car: (gaadi|gadi|car|truck|bus|bike) (ne|se) (takkar|thok|tkkar|uda|mar)
cut: kat (gaya|gayi|gai|jana)|kaat liya chaku|cheera|chira|chir gaya|chir gayi|cut
burnt: jal (gaya|gayi|gai|gaye)|jala (liya|hua)|jhulas|jhulsa|jhulas gaya|burn|burnt|जला
scalded with hot water: (garam|garm) (pani|paani|chai|doodh|tel|dudh|dal|daal) (gir|girne|gira|giri) [gaya|gayi|jal|gir]|(garam|garm) (pani|paani|chai|doodh|tel|dudh|dal|daal) se (jal|jala|jali|jalne|jhulas)
swallowed: nigal (liya|lia|gaya|gayi|li|liye|)|nigla|gatak (liya|gaya|li)|ghutak liya|nigal
drank: pi (liya|lia|li|gaya|gayi|lee|liye)|pee (liya|lia|li|gaya|gayi|lee|liye)
took: kha (liya|lia|li|gaya|gayi|lee|liye|le|lee hai)|le (liya|lia|li|lee|liye)|khayi thi
broken: toot (gaya|gayi|gai)|tut (gaya|gayi|gai)|tooti|tuti|fracture|tuta|toota|फ्रैक्चर
diabetes: diabetes|diabetic|madhumeh|sugar ki bimari|sugar ki beemari|sugar ka mareez|sugar ka marij|sugar patient|sugar hai|sugar ka rogi|sugar (ke|ki) (mareez|marij|patient)|shugar|daibitis|डायबिटीज|डायबीटीज|मधुमेह|शुगर है|शुगर की बीमारी|शुगर के मरीज|mujhe sugar
blood sugar: sugar|sugar level|blood sugar|शुगर|ब्लड शुगर|glucose
high blood sugar: sugar (bahut|) (badh|badha|badhi|high|zyada|jyada|hai) [gayi|gaya|hui|hua|badh]|sugar high|sugar badh*|शुगर (बढ़ी|हाई|ज्यादा)
glucose #: (sugar|शुगर|sugar level|blood sugar) (#|# hai|# aayi|# aaya|# ho gayi|level #)
low blood sugar: sugar (bahut|) (kam|low|gir|ghat|down) [ho|gayi|gaya|gai|hui]|sugar low|sugar kam|sugar gir*|शुगर (लो|कम)
high blood pressure: (high|hai|uccha|badha hua) (bp|blood pressure|b p|raktchap)|(bp|blood pressure|b p|raktchap|बीपी) (high|zyada|jyada|badha|badh|badhta|hai rehta|ki bimari|ki dawai|ki goli|ka mareez|ki problem) [rehta|hua|gaya|hai]|raktchap|हाई बीपी|बीपी हाई|हाई ब्लड प्रेशर|bp ka patient|bp ki dawa
low blood pressure: (bp|blood pressure|b p|बीपी|raktchap) (low|kam|gir|girta|down|लो) [ho|gaya|rehta]|low bp|लो बीपी
blood pressure #: (bp|b p|blood pressure|बीपी) #
asthma: dama|asthma|asthama|astma|अस्थमा|dame ki bimari|dame ka marij|दमा
inhaler: inhaler|pump|इन्हेलर|inheler
cancer: cancer|kainsar|कैंसर|karkrog
heart disease: dil ki bimari|dil ki beemari|heart patient|dil ka mareez|dil ka marij|heart ki bimari|heart ki problem|hriday rog|bypass|stent|angioplasty
having a heart attack with pressure on the chest: (heart attack|dil ka daura|हार्ट अटैक) (aa raha|ho raha|aaya hai abhi|jaisa|aane wala)
heart attack: heart attack|hart attack|heart atack|dil ka daura|dil ka dora|हार्ट अटैक|हार्टअटैक|dil ka daura pada
kidney disease: kidney ki bimari|dialysis|kidney kharab|kidney fail
thyroid: thyroid|थायराइड|thairoid
epilepsy: mirgi|mirgi ki bimari|epilepsy|apasmar
tb: tb|टीबी|kshay rog
covid: covid|corona|कोरोना|कोविड
dengue: dengue|डेंगू|dengu
malaria: malaria|मलेरिया
typhoid: typhoid|taifaid|टाइफाइड|motijhara
jaundice: piliya|peeliya|jaundice|पीलिया|joindis|kamla
allergy: allergy|alargi|elergy|एलर्जी|alergy|ellergy
infection: infection|sankraman|infekshan|इन्फेक्शन|इंफेक्शन
surgery: operation|opreshan|surgery|ऑपरेशन|shalya|apreshan
stone: pathri|patthri|pathari|पथरी
diaper: diaper|nappy|langot|डायपर|pampers|poitda
`
