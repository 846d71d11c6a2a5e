/**
 * What tells, in each language, of a dream, a story, a lesson, an animal, a figure of speech or of what is long over: the
 * English cues of ../../certainty.ts and the animals of ../../persons.ts. Asked before the tables of dangers.
 */
export const spanishNoAlarm = `
i dreamt that: (soñe|soñaba|soñado|soñando|soño) [con] que|sueño que|(sueño|sueños|pesadilla|pesadillas) [espantos*|horribl*|fe(o|a|os|as)|rar*|terribl*|recurrent*] (en|de) [el|la|los|las] (que|cual|cuales)|(sueño|sueños|pesadilla|pesadillas) donde
shortness of breath: no (respiro|respira|puedo respirar|puede respirar) [muy] bien
i want to die: (sueño|sueña|sueñan) con (morirme|morirse|morir|matarme|matarse|la muerte)
sleepy: (tengo|tanto|mucho|tiene|da) [tanto|mucho] sueño
film where: (pelicula|peli|serie|novela|libro|cuento|video) (donde|en la que|en el que|en que)
in a film: en (la|una) (pelicula|serie|novela|telenovela)|en (el|un) (libro|cuento|documental|videojuego|capitulo)|en netflix
first aid course: (curso|clase|clases|taller|examen|formacion|practicas) de (primeros auxilios|socorrismo|rcp|reanimacion)
giving a course: (doy|imparto|preparo) (un|una|el|la) (curso|charla|clase|taller|formacion)
prevention work: prevencion (del|de) suicidio
i want to kill myself: (linea|telefono|numero) de prevencion (del|de) suicidio
assignment about: (trabajo|tarea|ensayo|presentacion|exposicion|tesis|libro|articulo|charla|documental) (sobre|acerca de)
difference between: diferencia entre|diferenciar (un|una)|distinguir (un|una)
figure of speech: es un decir|(forma|manera) de (hablar|decir)|en sentido figurado|figuradamente|metaforicamente
jokes aside: (bromas|broma) aparte|fuera de (broma|bromas)
excited: (me quiero morir|quiero morirme|quiero morir|me quiero morirme|morirme|me moria) de (lo|risa|amor|ternura|gusto|emocion|felicidad|alegria|envidia|nervios|antojo|curiosidad|verguenza)
very risky: (es|seria|era|fue) [como|casi] un suicidio|que suicidio de|suicidio de (horario|trabajo|sueldo|precio)|suicidio (laboral|economico|politico|social|comercial)
people: (personas|gente|pacientes) suicidas|(atendi|atendimos|asistimos) (a|un|una) suicidio
no bite: (nadie|a nadie|no nos) (mordio|pico|le pico|fue mordido)
sitting crossed: (cruzad(o|a) de piernas|piernas cruzadas|sentad(o|a) (encima|sobre) (de|del|la|mi|el))
novel where: (escribo|escribiendo) (una|un) (novela|cuento|guion|relato)
years ago: alla por (el|los|1) [#]|en (la mili|el servicio militar)|en los [años] (ochenta|noventa|setenta|sesenta)|cuando [yo] tenia # años
given the all clear: (analisis|pruebas|examenes|tac|resonancia|eeg) [todo|todos|todas] (bien|normal|normales|limpio|limpia)
exciting: (estuvo|concierto|partido|final|pelicula|cuerpo) .. de infarto
excited: (dejo|deja|dejaron) sin (aire|aliento|respiracion) (verl(o|a)|la noticia|el final|la cancion|el concierto|su)
muffled hearing: como (debajo del|bajo el) agua
eating: (comi|comido|tome) .. (y|e) .. (estren*|cambi*|use|usamos) [de|el|un|nuevo|otro] (detergente|suavizante|limpiador)
sildenafil: (pastilla|pastillita|pildora) azul
bitten by a dog: (mi|nuestro|nuestra) (perro|perra|perrito|perrita) .. (mordi*|mordio|muerde)
my pet bitten by a snake: (mi|nuestro|nuestra|mis) (perro|perra|perrito|perrita|gato|gata|gatito|gallina|vaca|cabra|caballo|yegua) [la|lo|le] (pico|mordio|ha picado|ha mordido) .. (serpiente|vibora|culebra)
my pet: (mi|nuestro|nuestra|mis) (perro|perra|perrito|perrita|gato|gata|gatito|gatita|hamster|loro|cotorra|periquito|tortuga|conejo|coneja|canario|cobaya|cuy|hamsters|pajarito)
my cow: (mi|nuestro|nuestra|mis|nuestras) (gallina|gallinas|vaca|vacas|cabra|cabras|caballo|yegua|burro|cerdo|oveja|toro|mula)
had when i was #: (tuve|tuvo|sufri|sufrio|intente|intento|dio|dieron) .. a los # [años]
when i was # he had: a los # [años] (tuvo|sufrio|convulsiono|intento)
when i was # i had: a los # [años] (tuve|sufri|intente|me dio|me dieron|me operaron|casi me)
years ago: cuando (tenia|tenías) (#|un) (años|año|meses)|cuando tenia (año|añito) y medio|de recien nacid(o|a)
never since: (desde entonces|despues) (nada|nunca|no|jamas) [mas]|nunca (mas|mas despues|despues)|no (le|me) ha vuelto [a (pasar|dar|repetir)]|no ha vuelto a (pasar|dar|repetir|convulsionar)
sent home: y a (casa|casita)|(dieron|dio) [el] alta|de alta y|(mandaron|enviaron) a casa|ya de vuelta (en|al) (colegio|cole|trabajo|guarderia)
on saturday: el (lunes|martes|miercoles|jueves|viernes|sabado|domingo) (pasado|convulsion*|se desmay*|tuvo|tuve|fui|fuimos)
i do not want to die: no quiero (morirme|morir|matarme|suicidarme) ni .. (daño|matarme|morirme|suicidarme|morir)
twitches when falling asleep: al quedarme dormid(o|a) .. (brinco|salto|sacudida|sobresalto)
`

export const frenchNoAlarm = `
i dreamt that: (reve|revais|revé|fais un reve|reves) (que|qu)|ai reve (que|qu)|(cauchemar|cauchemars|reve|reves) [horrible|horribles|affreux|bizarre|recurrent|recurrents] (ou|dans lequel|dans lesquels)
film where: (film|serie|roman|livre|video|episode) (ou|dans lequel|dans laquelle)
in a film: dans (le|un|la|une|mon|ce|cette) (film|serie|roman|livre|jeu video|episode|documentaire)
film where: (roman|livre|film|serie|bouquin) .. (parle|raconte) [d|de|du]
novel where: (ecris|ecrit|redige) (un|une) (polar|roman|nouvelle|scenario|histoire)
in the drama: dans (greys|grey s|urgences|dr house) [anatomy]
people: (gens|personnes|patients|appelants) suicidaires
no bite: personne (n a|n est|a) [ete] (mordu|mordue|pique|blesse)
sitting crossed: (assis|assise) en tailleur|jambes croisees|(assis|assise) sur (mon|ma|mes|la|le) (pied|jambe|jambes)
years ago: dans les annees #|dans les annees (soixante|soixante dix|quatre vingt|quatre vingt dix)
given the all clear: (examens|bilan|scanner|irm|analyses|radio) [tout|tous] (normal|normaux|normale|normales|ras|nickel|clean)
first aid course: (formation|cours|stage|examen|module) (aux|de|d|des) (premiers secours|secourisme|gestes qui sauvent|premiers soins)|secourisme|formation sst
giving a training: (donne|anime|prepare|fais) (une|un|la|des) (formation|formations|cours|atelier|expose)
prevention work: prevention du suicide|prevention suicide
kill myself: (numero|ligne) .. prevention du suicide
assignment about: (expose|memoire|devoir|these|livre|article|conference|documentaire|redaction|dossier) .. sur
difference between: difference entre|distinguer (un|une)
figure of speech: facon de parler|maniere de parler|au [sens] figure|metaphoriquement|c est une image
jokes aside: (blague|blagues|plaisanterie) a part
very risky: c est [du|un] suicide|(serait|etait) [du|un] suicide|suicide (commercial|professionnel|politique|social)
excited: (envie|voulais) mourir de (rire|honte)|(mourir|mort|morte|crever|etouffe|etouffais) de (rire|honte|ennui)
hot weather: (chaleur|canicule|temps|air|ambiance|atmosphere) (etouffante|etouffant)|on etouffe (ici|dehors|de chaleur)
short of breath on exertion: plus de souffle depuis que j ai (arrete|repris|pris)|(etages|escaliers) .. je souffle comme
pulled: (je|on) tire dessus|en tirant dessus
muffled hearing: comme sous l eau|comme dans l eau
sildenafil: pilule bleue|petite pilule bleue|cachet bleu
wakes me: (sauter|saute|bondir) (du|de mon) lit
startled: (sauter|saute) (au plafond|de joie)
in the news: (coups de couteau|fusillade|meurtre|attaque au couteau) dans (mon|le|notre|ma|la) (quartier|rue|ville|lycee|immeuble|village)
tingling tongue: (picote|picotent|pique) [un peu] (la|sa|ma) langue|langue [qui] (picote|pique)
only while asleep: seulement (endormi|endormie|en dormant|quand il dort|quand elle dort|pendant le sommeil)|(uniquement|que) (endormi|endormie|quand il dort|quand elle dort)
had surgery years ago: (opere|operee|operes) [d une|de] torsion .. # ans
baby startles in sleep: (en s endormant|endormi|endormie|sommeil) .. (sursaut|sursauts)
bitten by a dog: (mon|ma|notre|nos) [vieux|vieille|petit|petite] (chien|chienne|chiot) .. mord*
bitten by a cat: (mon|ma|notre|nos) [vieux|vieille|petit|petite] (chat|chatte|chaton) .. (mord*|griff*)
my pet bitten by a snake: (mon|ma|notre) (chien|chienne|chat|chatte|chevre|vache|poule|cheval) .. (mord*|pique*) .. (vipere|serpent*|cobra)
my pet: (mon|ma|notre|nos|mes) [vieux|vieille|petit|petite|gros|grosse|jeune] (chien|chienne|chiot|chat|chatte|chaton|labrador|hamster|perroquet|perruche|canari|lapin|lapine|tortue|poule|poules|cochon d inde|furet|lapins)
my cow: (mon|ma|notre|nos|mes) (vache|vaches|chevre|chevres|brebis|mouton|cheval|jument|poney|ane|veau|cochon|coq)
vet: veterinaire|canin|canine
my pet died of: (mort|morte|decede|decedee) (d un|d une|de) avc
when i was # i had: (opere|operee|operes|hospitalise|hospitalisee) .. a # ans
never since: (plus jamais|jamais|rien|plus rien|aucun*|plus) depuis|n est (jamais|plus) revenu|(jamais|plus) recommence
sent home: (retour|rentre|rentree|revenu|revenue|renvoye|renvoyee) (a la maison|chez (lui|elle|moi|nous))|sorti[e] de l hopital
on saturday: (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (dernier|passe)
`

export const germanNoAlarm = `
i dreamt that: (träume|träumte|geträumt|träumt|träum|träumen) .. (dass|das)|(traum|alptraum|albtraum|alpträume|albträume) .. (in dem|in denen|dass|wo)|geträumt ich|träume ich
film where: (film|serie|krimi|buch|roman|video) .. (in dem|in der|wo)
in a film: im (film|fernsehen|krimi|tatort|roman|buch|videospiel)|in (der|einer) (serie|doku|folge)|in (meinem|dem|einem) (film|buch|roman|spiel)
novel where: schreibe [gerade|an] (einen|einem|eine|nen) (krimi|roman|kurzgeschichte|drehbuch)
people: (suizidale|suizidalen|suizidgefährdete|suizidgefährdeten|lebensmüde|lebensmüden) (menschen|patienten|personen|leute|anrufer)
no bite: (niemand|keiner) (wurde|ist|hat) [was] (gebissen|gestochen|verletzt)
sitting crossed: (im|in) schneidersitz|überschlagenen beinen|auf (meinem|dem) (fuß|bein) gesessen
when i was #: als ich # [jahre] [alt] war
as a teenager: als (teenie|teenager|teenagerin|jugendlicher|jugendliche)|in der pubertät
years ago: in den (sechzigern|siebzigern|achtzigern|neunzigern|2000ern)
given the all clear: (befunde|ct|mrt|eeg|ekg|röntgen|untersuchungen) [war|waren|alles|alle] (unauffällig|o b|in ordnung|normal|sauber)
first aid exam: (prüfung|kurs|schein|abzeichen) [als|zum|zur|für] rettungsschwimmer|rettungsschwimmer (prüfung|kurs|abzeichen|silber|gold|bronze)|(sanitäter|sani) (prüfung|kurs)
first aid course: erste hilfe (kurs|schein|training|prüfung|lehrgang|ausbildung)|ersthelferkurs|ersthelferschein|ersthelferausbildung|rettungsschwimmer (kurs|prüfung)
giving a course: gebe (einen|einen) (kurs|vortrag|unterricht)|(halte|mache) (einen|ein|eine) (vortrag|referat|schulung)
prevention work: suizidprävention*|suizidprophylaxe|suizidvorbeugung|selbstmordprävention
assignment about: (referat|aufsatz|hausarbeit|facharbeit|bachelorarbeit|vortrag|buch|artikel|doku|podcast|hausaufgabe|präsentation|schulung|fortbildung) (über|zu|zum|zur)
difference between: unterschied zwischen|unterscheidet man|unterscheide ich
figure of speech: bildlich gesprochen|im übertragenen sinn[e]|sprichwörtlich|(nur|bloß) [so] ein spruch|ist nur so dahingesagt|redensart
jokes aside: (spaß|scherz) beiseite
very risky: (ist|wäre|wär|war) [ja|doch] [reiner|glatter|der reinste|beruflicher|beruflich|politischer|finanzieller] selbstmord|(beruflicher|politischer|finanzieller|karriere) selbstmord
angry: (könnt|könnte|könnten) [ich] .. (chef|chefin|mann|frau|kinder|nachbar|nachbarn|kollegen|kollegin|schwiegermutter|ex|bruder|schwester|lehrer|hund) [manchmal|echt|grad|gerade] (umbringen|erwürgen|erschlagen)
embarrassed: (rede|witz|frage|kommentar) .. (wär|wäre|bin) .. (erstickt|gestorben|versunken)|(erstickt|gestorben|versunken) vor (scham|peinlichkeit|lachen|langeweile)
false alarm: (matte|sensormatte|monitor|babyphone|gerät|uhr|smartwatch|angelcare) .. (atemstillstand|herzstillstand)
muffled hearing: wie unter wasser
sildenafil: blaue[n] (pille|pillen)
skin peeling: haut .. (pellt|schält|schuppt) [sich]|(pellt|schält) sich .. haut
constipation: (kann|konnte) [ich] [immer|seit #|seit tagen|noch] nicht aufs (klo|große|wc)|nicht groß aufs klo
rest the voice: (oder|besser) [gar] nicht (reden|sprechen)
had years ago: (hatte|habe|hab|hat|war) [ich|er|sie|sich] (damals|früher mal|früher einmal|vor jahren)
-: vor meiner zeit|vor unserer zeit
my hamster: (mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unserer) (hamster|papagei|wellensittich|meerschweinchen|schildkröte|welpe|labrador|hündin|kater|kätzchen|mops|pudel)
my cow: (mein|meine|unser|unsere) (pferd|kuh|ziege|henne|huhn|hühner|hase|hasen|kaninchen|pony|esel|schaf|schwein|stute|kalb)
never since: (seitdem|seither|danach|nachher) (nie|nichts|nicht|keine|keinen|keins|nix) [mehr|wieder]|nie (wieder|mehr) (einen|eine|was|etwas)|ist nie wieder (vorgekommen|passiert|aufgetreten)
sent home: (wieder|nach) (zuhause|hause|daheim)|(entlassen|heimgeschickt)
on saturday: (letzten|letzte|vorigen|am) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche)
`

const HINDI_PETS =
  'kutta|kutte|kutiya|dog|doggy|puppy|billi|billa|cat|labrador|laibrador|pug|tota|tote|parrot|khargosh|rabbit|hamster|kachua'
const HINDI_CATTLE =
  'gaay|gai|gaye|cow|bhains|bhens|bakri|bakra|bakre|ghoda|ghode|ghodi|murgi|murga|bail|bachhda|bachda|bachhdi|bhed|gadha|gadhe'
const HINDI_OUR = 'hamari|hamara|hamare|humari|humara|humare|meri|mera|mere'

export const hindiNoAlarm = `
i dreamt that: (sapna|sapne|khwab|khvab) (aata|aate|aaya|aaye|aati|aa raha|aa rahe|dekha|dekhta|dekhti|dekhi) [hai|hain|h|tha|the] [ki|jisme|jismein]|(sapne|sapno|khwab|neend) (me|mein) (dekha|dekhta|dekhti) [hu|hun|hai] [ki]
-: (sapne|sapna|film|movie|mazak) (me|mein) nahi
film where: (movie|muvi|film|picture|serial|drama|series|kahani|kitab|novel|video|khabar) (dekhi|dekha|dekh|dekhe|padhi|padha|thi|tha) (jisme|jismein|jis me|jis mein)
in a film: (picture|pikchar|pictur|muvi) (me|mein)|(movie|muvi|film|serial|drama|kahani|kitab|novel|video) (dekha|dekhi|padhi) ki
first aid course: first aid [ki|ka|ke] (class|course|training|exam|paper|test|workshop|lecture)|first aid (ki|ka) (class|course|training|exam|paper|test|lecture)|prathmik chikitsa (ki|ka) (class|course|training|pariksha)
prevention work: (suicide|aatmahatya|khudkushi) (prevention|roktham|nivaran) [pe|par|ke|ka|ki]
kill myself: suicide prevention (helpline|hotline|number|line)
assignment about: (assignment|project|nibandh|essay|lekh|presentation|kitab|article|lecture) [hai|h] (pe|par)
figure of speech: kehne ki baat (hai|h)|bolne ki baat (hai|h)|muhavra|muhavara
jokes aside: (mazak|majak) (alag|ek taraf)
very risky: ye (to|toh) (suicide|khudkushi|aatmahatya) (hai|h)
shocked: hosh (ud|uda|udd) [gaye|gaya|gai|jaye|jaate|jate]|hosh (udane|uda dene) wala
shocked: (bill|kimat|keemat|daam|rate|fees|price|result) .. (current|karant|jhatka|shock) (lag|laga|lagta) [gaya|gayi]
low mood: dil baith (jata|jaata|jaati) [hai|h]
tired: coma (me|mein) (chala|chali) (jaunga|jaungi|jau|jaun)
blocked nose: naak .. (band|jaam|block) .. lag .. (dam|dum|saans) (ghut|ghutne|ghuta) [ke|kar] [mar] [jaunga|jaungi]|naak .. (band|jaam|block) .. (dam|dum) (ghut|ghutne|ghuta) [ke|kar|raha|rahi]
muffled hearing: (jaise|jaisa) (pani|paani) (ke andar|me|mein) .. (sunai|awaaz)
sildenafil: neeli goli
sitting crossed: (palthi|paalthi|aalthi palthi) (maar|mar|maarkar|markar|lagakar|laga)|pair mod kar baith*
hiccups: hichki .. saans nahi lene
jealous: kaleje (me|mein|pe) aag lag|kaleje .. aag lag (gayi|gai)
amazed: (dekh|dekhkar|dekhke) [ke|kar] (saans|dhadkan) (ruk|tham) (gayi|gai|si)
static shock: (sweater|svetar|kambal|kapde|plastic) .. (halka|chhota|chat) .. (current|karant|jhatka)
jokes aside: (mazak|majak|mazaak) kar (raha|rahi) [hu|hoon|tha|thi]
given the all clear: (sab|saari|sari) (jaanch|janch|test|tests|report|reports) (theek|thik|normal|saaf)|(mri|ct|xray|x ray|eeg) (saaf|clear|normal|theek) (nikla|nikli|aaya|aayi|tha|thi)
mother in law: saas ke (taano|taanon|tane|taane|taunts)|saas (se|ke saath) (jhagda|pareshan)
no suicidal thoughts: aisa kuch [karne] [ka|ki|ke baare mein] (na|nahi|kabhi nahi) (socha|sochta|sochti|sochungi|sochunga|irada|iraada|karungi|karunga) [na] [sochungi|sochunga|karungi|karunga]
-: (lakwe|lakve|lakwa|paralysis|stroke|heart attack|attack) ke (shak|shaq) (me|mein) (le|lekar|bharti|admit)
my pet: (${HINDI_OUR}) [purane|purana|chhote|bade] (${HINDI_PETS}) (ko|ka|ki|ke)
-: (${HINDI_OUR}) (${HINDI_CATTLE}) (ne|se|par)
my cow: (${HINDI_OUR}) (${HINDI_CATTLE}) [ko|ka|ki|ke]
years ago: # saal (ki|ka) (umar|umra|age) (me|mein)|jab # saal (ka|ki|ke) (tha|thi|the)
never since: (uske|iske) baad (kabhi|phir|fir|dobara|ek bhi baar) .. (nahi)|(phir|fir|dobara) kabhi (nahi) (hua|hui|aaya|aayi|pada)|tab se (koi|kuch) .. nahi|tab se kabhi nahi|dobara nahi (hua|hui|aaya|aayi)
sent home: (ab|phir se) school ja (raha|rahi|rahe)|ghar (bhej|aa gaye|aa gaya|aa gayi|wapas)|(chhutti|chutti|discharge) (mil|ho) (gayi|gaya)
`

export const teluguNoAlarm = `
in a dream: కలలో|kalalo|కలల్లో|(కల|కలలు|పీడకల|పీడకలలు|kala|kalalu|peedakala|peeda kala) (వచ్చింది|వచ్చి|వస్తోంది|వస్తుంది|వస్తున్నాయి|వస్తాయి|వచ్చాయి|పడింది|vachindi|vachi|vastondi|vastundi|vastunnayi|vastayi|vachayi|padindi)
first aid course: (first aid|ఫస్ట్ ఎయిడ్|ప్రథమ చికిత్స) (course|class|training|exam|test|కోర్సు|క్లాస్|క్లాసు|శిక్షణ|పరీక్ష)|(first aid|ఫస్ట్ ఎయిడ్|ప్రథమ చికిత్స) (అడుగు*|adugu*|adigi*|adig*|నేర్చుకు*|nerchuku*|చెప్పాలి|cheppali)
prevention work: (ఆత్మహత్య*|aatmahatya*|atmahatya*|suicide) (నివారణ|నిరోధ*|prevention|nivarana)
i want to kill myself: suicide prevention (helpline|hotline|number|line)
assignment about: (మీద|గురించి|mida|gurinchi) (వ్యాసం|ప్రాజెక్టు|అసైన్‌మెంట్|ఎస్సే|vyasam|project|assignment|essay)
figure of speech: ఊతపదం*|మాటవరసకి|మాటవరసకు|మాట వరసకి|ootapadam*|uthapadam*|mata varasaki|(సరదాకి|saradaki) (అన్నా*|anna*|అంటా*|anta*)
in #: # (లో|lo)
in the news: టీవీలో|టివీలో|tvlo|(tv|టీవీ) (లో|lo)
# years ago: # (ఏళ్ళ|ఏళ్ల|సంవత్సరాల|ella|yella|samvatsarala) (నాటి|సంగతి|కిందటి|nati|naati|sangati|kindati)
# years ago never since: # (ఏళ్ళుగా|ఏళ్లుగా|సంవత్సరాలుగా|elluga|ellugaa) (రాలేదు|లేదు|raledu|ledu)
jokes aside: జోక్ (చేశా*|చేసా*)|joke (chesa*|chesha*)
shocked: (గుండె|gunde) (ఆగిపోయిందనుకున్నా*|ఆగిందనుకున్నా*|agipoyindanukunna*|agindanukunna*)
watched: (ఊపిరి|oopiri|upiri) (బిగపట్టి|bigapatti) (చూశా*|చూసా*|chusa*|chusha*)
no suicidal thoughts: (చనిపోవాలనే|చచ్చిపోవాలనే|చనిపోవాలన్న|చచ్చిపోవాలన్న|chanipovalane|chachipovalane) [ఆలోచన|ఆలోచనలు|alochana|alochanalu] [మాత్రం|ఏమీ|అయితే|matram|emi] [అస్సలు|అసలు|assalu|asalu] (లేదు|లేవు|రాదు|రాలేదు|ledu|levu|radu|raledu)
relief: హాయిగా (ఉంటుంది|ఉంది|ఉంటది)|hayiga (untundi|undi|untadi)
fear of dying: (చచ్చిపోతా|చనిపోతా|చచ్చిపోతాను|చనిపోతాను|chachipota|chachipotha|chanipota|chanipotha|chachipothanu|chanipothanu) [అని|ani] (అనిపించ*|అనిపిస్త*|భయ*|anipinch*|anipist*|bhaya*|baya*)
muffled hearing: (నీళ్ళలో|నీటిలో|neellalo) (ఉన్నట్టు|ఉన్నట్లు|unnattu) .. (వినిప*|vinip*)
heat: (వడదెబ్బ|vada debba|vadadebba|vadadebbha) (తగులుతుంది|తగులుద్ది|tagulutundi|taguluddi|thagulutundi)
gas: (గ్యాస్|gas) (పోతే|pote|pothe) (హాయి*|hayi*|haayi*)
sitting crossed: (బాసింపట్టు|బాసిపట్టు|basimpattu|basipattu|మఠం వేసుకు*)
fear of dying: (రక్తం|raktam|దెబ్బ|debba) .. (చచ్చిపోతా|చనిపోతా|chachipota|chachipotha|chanipota) (అని|ani) (ఏడ్చ*|ఏడుస్త*|edch*|edust*)
my pet: [మా|నా|maa|naa] (కుక్కకి|కుక్కకు|కుక్కను|కుక్కని|పిల్లికి|పిల్లికు|పిల్లిని|పిల్లిను|చిలుకకి|చిలకకి|చిలుకకు|కుందేలుకి|కుందేలుకు|కుక్కపిల్లకి|కుక్కపిల్లకు)
my cow: (మా|నా|maa|naa) (ఆవుని|ఆవుకి|ఆవుకు|ఆవును|గేదెకి|గేదెకు|గేదెని|గేదెను|బర్రెకి|బర్రెకు|బర్రెని|మేకకి|మేకకు|మేకని|మేకను|కోడికి|కోడికు|కోడిని|గొర్రెకి|గొర్రెకు|గొర్రెని|ఎద్దుకి|ఎద్దుకు|ఎద్దుని|దూడకి|దూడకు|దూడని|గుర్రానికి|గాడిదకి)
as a child: (ఏడాదిన్నరప్పుడు|ఏడాదప్పుడు|రెండేళ్ళప్పుడు|మూడేళ్ళప్పుడు|నాలుగేళ్ళప్పుడు|ఐదేళ్ళప్పుడు|ఆరేళ్ళప్పుడు|ఏడేళ్ళప్పుడు|పదేళ్ళప్పుడు)|# (ఏళ్ళప్పుడు|సంవత్సరాలప్పుడు|ఏళ్ళ వయసులో|సంవత్సరాల వయసులో|ella vayasulo|years appudu|ellappudu)
never since: మళ్ళీ [ఎప్పుడూ] రాలేదు|malli [eppudu] raledu|(తర్వాత|తరువాత|ఆ తర్వాత|tarvata|taruvata) [మళ్ళీ|malli] [ఎప్పుడూ|eppudu] (రాలేదు|లేదు|raledu|ledu)|(ఏడాదిగా|సంవత్సరంగా|edadiga) [అలా|ala] (కాలేదు|రాలేదు|kaledu|raledu)
sent home: డిశ్చార్జ్ (అయ్యాడు|అయ్యింది|చేసారు|చేశారు)|discharge (ayyadu|ayindi|chesaru)|ఇంటికి పంపించ*|intiki pampinch*
`
