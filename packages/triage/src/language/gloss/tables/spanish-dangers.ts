/** Words that many lines of this table share. */
export const spanishClasses = {
  cannot:
    'no (puedo|puede|pude|pudo|podia|podemos|pueden|logro|logra|consigo|consigue|alcanzo a|alcanza a|soy capaz de|es capaz de|se puede|atina a)|apenas (puedo|puede|si puede|si puedo)|ni [siquiera] (puedo|puede)|casi no (puedo|puede)|sin poder|incapaz de',
  chest: 'pecho|corazon|esternon|torax|tetilla|pechito|caja del pecho|tabla del pecho',
  belly:
    'barriga|estomago|vientre|abdomen|tripa[s]|panza|guata|pancita|barriguita|tripita|guatita|timba|estomaguito|bandullo|wata',
  stool:
    'caca[s]|popo[s]|heces|deposicion[es]|evacuacion[es]|excremento[s]|mierda|materia fecal|cagada|caquita|popis|materia',
  urine: 'pis|pipi|orina|orines|orin|meados|chis|chichi',
  vomits: 'vomit*|devuelv*|devolv*|guacar*|arroj*|trasboc*|gomit*|pot(o|a|ando|ado)|lanz(o|a|ando)|buitr*|deposit*',
  takes:
    'tom(o|e|ado|aron|aste)|trag(o|ue|ado|ando)|beb(io|i|ido)|ingirio|ingeri|ingerido|chup(o|e|ado)|empin(o|e)|comi[o]|comido|echo un trago de|dio unos tragos|met(io|ido) en la boca|dio un trago',
  pills:
    'pastilla[s]|tableta[s]|pildora[s]|comprimido[s]|pepa[s]|capsula[s]|blister[es]|paracetamol[es]|clonazepam|diazepam|rivotril|lorazepam|tranquilizante[s]|somnifero[s]|medicamento[s]|medicina[s]|remedio[s]|lexatin|trankimazin|orfidal|tafiles|antidepresivo[s]|alprazolam|tramadol',
  poison:
    'lejia|cloro|lavandina|lavavajillas|detergente|aguarras|sosa|sosa caustica|soda caustica|amoniaco|salfuman|desatascador|destapacanos|matarratas|mataratas|raticida|veneno|veneno para ratas|insecticida|racumin|thinner|tiner|gasolina|nafta|bencina|kerosene|querosen|queroseno|acido|acido muriatico|anticongelante|acetona|quitaesmalte|suavizante|fabuloso|pinol|clorox|limpiador|herbicida|plaguicida|pesticida|paraquat|gramoxone|petroleo|parafina|hipoclorito|aguafuerte|agua fuerte|ajax|desengrasante|limpiahornos|quitagrasa|cloralex|ayudin|diablo rojo|diluyente|fosforo blanco|harpic',
  face: 'cara|boca|rostro|cachete|mejilla|sonrisa|comisura|carita|jeta|labio',
  child:
    'nino|nina|bebe|hijo|hija|nene|nena|guagua|peque|pequeno|pequena|crio|cria|chamaco|chiquit(o|a)|chiquill(o|a)|niet(o|a)',
} as const

/** What may be an emergency, as people say it in Spanish, from Spain to the River Plate. These wordings are long, and win over single words. */
export const spanishDangers = `
// Heart and chest.
pressure on the chest: (apreton|apretazon|aprieta|aprietan|apretando|apretad*|apret*|opresion|oprime|oprim*|presion|peso|aplast*|estruj*|pesadez|pesa|carga|tenaza|prensa|piedra|losa|ladrillo|yunque|garra|nudo|faja) .. {chest}|{chest} (apretad*|oprimid*|aplastad*|pesado|cerrado)|{chest} .. (aprieta|oprime|aplasta|revienta|parte|pesa)
crushing chest pressure: (elefante|camion|caballo|piedra|losa|tonelada) .. {chest}|elefante .. (sentado|encima)|como si .. (aplast*|pisa*|sentara*) .. {chest}|{chest} .. como (un elefante|una losa|una piedra|si .. aplast*)
chest pain: (dolor*|duel*|doli*|dole*|punzad*|pinchaz*|puntad*|clavad*|malestar|molest*|ardor|quemazon) .. {chest}|{chest} .. (duele|dolor|adolorido)|angina [de pecho]|pechalgia
heart attack: infart*|ataque (al|del) corazon|ataque cardiaco|patatus al corazon|paro cardiaco
spreads to the left arm: (va|corre|baja|pasa|sube|irradi*|extiend*|llega|jala|tira|recorre) .. brazo [izquierdo]|hasta el brazo [izquierdo]|hacia el brazo [izquierdo]|y al brazo izquierdo|al brazo izquierdo|para el brazo [izquierdo]
spreads to the jaw: (va|corre|baja|pasa|sube|irradi*|extiend*|llega|jala) .. (mandibula|quijada|cuello)|hasta la (mandibula|quijada)|hacia la (mandibula|quijada)|a la (mandibula|quijada)
cold sweat: sudor[es] fri*|sudad* fri*|sud(a|ando|o|aba|e|oracion|oroso|orosa) .. (fri*|helad*)|transpir* .. (fri*|helad*)|sudor helad*|empapad* en sudor|bañad* en sudor|sudando a (mares|chorros)|chorrea* de sudor
pale: blanc(o|a) como (el papel|la cera|un papel|la pared)|esta blanc(o|a)|puso blanc(o|a)|esta palid*|color ceniza|gris|cenic*|descolorid*|lividez|livid*|blanc(o|a) y
not easing: no [le|me|se le|se me] (afloja|calma|cede|suelta|baja|alivia)

// Breath and throat.
-: me ahog* (en|de) [tanto|el] (trabajo|deudas|problemas|cosas|pena|estres|tareas)
cannot breathe: {cannot} (respirar|tomar aire|agarrar aire|coger aire|jalar aire|inspirar|meter aire)|no .. (entra|llega|pasa|coge|agarra|jala) .. aire|me (ahogo|asfixio|estoy ahogando|estoy asfixiando|falta todo el aire)|(ahogand*|asfixi*)|se (ahoga|asfixia|esta ahogando|esta asfixiando)|boquea*|sin aire|falta el resuello|no .. (alcanza|da) .. (aire|respiracion)|hambre de aire
severe shortness of breath: (falta|faltando|faltaba) (mucho|muchisimo) .. (aire|respiracion)|le cuesta [mucho|muchisimo|horrores] respirar|me cuesta (mucho|muchisimo|horrores) respirar|respira* (muy mal|fatal|con mucha dificultad)|apenas (respira|respiro|entra aire)|casi no respir(a|o)|{cannot} (hablar|terminar|decir) .. (aire|ahogo|fatiga|frases|frase)|{cannot} (acabar|terminar) .. frase*|se le hunden las costillas|hund* .. costillas|tiraje|le aletea .. nariz|le silba .. {chest} .. no .. respirar
short of breath: me (cuesta|falta) .. (respirar|aire)|falta .. (aire|respiracion|aliento)|corto de (aire|respiracion)|cort(o|a) de resuello|disnea|sofoc*|ahogo|ahoguio|me (agito|fatigo) .. (caminar|subir|andar|escalon*|escalera*)|me canso al (caminar|subir|andar)|ajetread* al respirar|respira* (agitad*|cortad*|trabajos*)
no shortness of breath: (no|ni) (me|le) cuesta respirar|(no|ni) (me|le) falta .. aire|sin (ahogo|ahogos|falta de aire|dificultad para respirar|problemas para respirar)|respir(o|a|amos) (bien|normal|tranquil*|sin problema*)|(no|ni) (me|se) (ahogo|ahoga)|(no|ni) tengo (ahogo|falta de aire)
fast breathing: respira* .. (rapid*|aceler*|corto y rapido)|respiracion (rapida|acelerada|agitada)|jadea*
deep fast breathing: respira* hondo y rapido|respiracion (honda|profunda) y rapida
gasping: (ronquid*|ronca|boquead*) .. (raro*|muriendo)|(hace|da|solo) .. (ronquid*|boquead*)|da boqueadas
not breathing: no (respira|respiraba|esta respirando|veo .. respir*|le veo .. respir*|se ve .. respir*)|dejo de respirar|sin respir(ar|acion)|ni respira|ya no respira|paro respiratorio
throat closing and swelling: (cierra|cerrando|cerro|cerrarse|cerrad*|aprieta|tranc*) .. (garganta|gaznate|gañote|glotis|cogote|pescuezo)|(garganta|gaznate|gañote|glotis) .. (cerr*|cierra|hinch*|aprieta)|(hinch*|inflam*|inflo) .. (garganta|gaznate|gañote|glotis|campanilla)
tongue and lips swelling: (hinch*|inflam*|inflo|inflando|gorda|engord*|crecio|dormida y gorda) .. (lengua|labios|boca|trompa|jeta|bemba|morros)|(lengua|labios|boca|bemba|trompa) .. (hinch*|inflam*|inflad*|gord*|como (pelota|salchicha|globo))
swollen face: (hinch*|inflam*|inflo|inflando|deform*) .. (cara|rostro|ojos|parpados)|(cara|rostro|ojos|parpados) .. (hinch*|inflam*|inflad*|deformad*)
choking: (atoró|atorado|atorada|atoro un|atragant*|atascó|atasco un|atascad*|atravies*|atraves*|tranc*|ahog*|añusg*|atoj*) .. (con (un*|la|el|comida)|garganta|uva|carne|hueso|pan|caramelo|dulce|salchicha|manzana|moneda|juguete|arepa|pollo|espina|caramelo)|(ator*|atragant*|añusg*)|(uva|caramelo|salchicha|moneda|dulce|canica|juguete) .. (garganta|atorad*|atascad*|atravesad*)|se fue por otro lado .. no .. respirar|{cannot} toser [ni|o] (llorar|hablar|respirar)
fish bone stuck in throat: espina .. (garganta|pescado|atorad*|clavad*)
turning blue: (poniendo|pone|puso|poniend*|quedo|esta|tornando|volviendo) .. (morad*|azul*|negr(o|a)|violeta|amoratad*|lila)
blue lips: (labios|boca|boquita|labio|trompa|uñas|alrededor de la boca) .. (azul*|morad*|violeta*|amoratad*|lila)|(azul*|morad*|amoratad*) .. (labios|boca)
hives all over: (ronchas|habones|urticaria|granos|manchas) .. (todo el cuerpo|todos lados|por todas partes|de pies a cabeza|entera|entero|todo el cuerpo)|(lleno|lleno|llena|llene|broto|salieron|salio) .. (ronchas|habones|urticaria|salpullido)|todo el cuerpo [de] (ronchas|habones)|enronch*

// Stroke, head, fits, consciousness.
face drooping on one side: (torc*|tuerc*|tuerz*|tuers*|chuec*|caid*|cayo|cae|caido|colg*|cuelga|lade*|desvi*|virad*|vir(o|a)|jalad*|paraliz*|torcio|torcido|chueca) .. {face}|{face} .. (torc*|tuerc*|chuec*|caid*|colg*|cuelga|lade*|desviad*|de lado|virad*|paraliz*|se le va)|{cannot} sonreir|paralisis facial|se le fue la (boca|cara)
face drooping on one side, cannot move arm: (cara|boca) y brazo .. (caid*|dormid*|muert*)
arm weak, cannot move arm: {cannot} (mover|levantar|alzar|subir|usar|sostener) .. (brazo|mano)|no (mueve|levanta|levanto|muevo|alza|siente|sostiene|responde) .. (brazo|mano)|(cae|cayo|cuelga|muert*|fuerza) .. brazo|brazo .. (muert*|caid*|sin fuerza|no .. responde|no .. levant*|no .. mueve|de trapo|como trapo|dormido y sin fuerza)
cannot move leg: {cannot} (mover|levantar|apoyar) .. pierna|no (mueve|levanta|muevo|responde) .. pierna|arrastra .. (pierna|pie)|pierna .. (muert*|sin fuerza|no .. responde)
one sided weakness and paralysis: (medio|mitad|lado) .. (cuerpo|derech*|izquierd*) .. (dormid*|paraliz*|muert*|sin fuerza|no .. mueve|no .. responde|debil*|entumid*|tieso)|(paraliz*|dormid*|muerto|sin fuerza|sin sensibilidad|tieso|no mueve|no siente|no puede mover) .. (medio|mitad|todo un|lado|un lado|media) .. (cuerpo|cara|derech*|izquierd*)|hemiplej*|medio cuerpo (dormido|muerto|paralizado|tieso)
slurred speech: habl* .. (raro|mal|enredad*|arrastrad*|trabad*|pastos*|balbuc*|chistos*|gangos*|como si .. borrach*|como borrach*|como bolo|como curado|trapos*|con la lengua)|(lengua|palabras) .. (trabad*|enredad*|pastosa|de trapo|pesada|trab*)|(arrastra|balbuce*|farfull*) .. [palabras|hablar]|no se le entiende [nada|na|lo que dice|ni papa|un carajo]|no .. entiend* .. (que dice|habla)|(se le|se me) (traba|enreda|traban|enredan) .. (lengua|palabras)|dice cosas que no se entienden|como si estuviera borrach*
cannot speak: {cannot} (hablar|articular|decir palabra|decir nada|soltar palabra)|no (habla|articula)|no (le|me) salen [las] palabras|se quedo sin (habla|hablar)|perdio el habla|se quedo mud*
stroke: derrame [cerebral]|ictus|embolia|apoplej*|trombosis cerebral|ataque cerebral|acv|infarto cerebral|isquemia cerebral|aire en la cara
sudden worst headache of my life: (estall*|explot*|revent*|revient*|parti* en dos|se me parte) .. cabeza|cabeza .. (estall*|explot*|revient*|revent*|a reventar|parte en dos)|(peor|mas fuerte|mas bestia) .. (dolor|jaqueca) .. (cabeza|vida)|(martillazo|hachazo|trueno|bombazo|latigazo|balazo|pedrada|batazo|mazazo|estallido|trallazo|garrotazo|cuchillada) .. cabeza|cabeza .. (martillazo|hachazo|trueno|bombazo|balazo|pedrada)|nunca .. (dolido|tenido) .. cabeza .. asi
severe headache: cabeza .. (horrores|un monton|una barbaridad|insoportable|terrible|fuertisimo)|dolor* de cabeza (muy fuerte|bestial|insoportable|terrible|horrible|fuertisimo|brutal|intenso|fuerte)
stiff neck: (nuca|cuello|pescuezo|cogote) .. (ties*|rigid*|dur*|agarrotad*|trabad*|tranc*)|(rigidez|dureza) .. (nuca|cuello)|{cannot} (doblar|agachar|bajar|flexionar) .. (cuello|nuca|cabeza|barbilla|menton)|no (dobla|baja|agacha) .. (cuello|nuca|cabeza)
light hurts my eyes: (no|ni) (aguant*|soport*|tolera|tolero) .. luz|(molest*|lastim*|duel*|hiere|encandil*|mata) .. luz|luz .. (molest*|lastim*|duele|hiere|mata)
purple rash that does not fade when pressed: (manch*|punt*|peca*|motita*|pintita*|granit*|moret*|moraton*) .. (morad*|roj*|violeta*|purpura|vino*) .. no .. (van|va|quitan|quita|desapare*|borran|borra|blanquean|aclaran|cambian)|(manch*|punt*|petequia*) .. no .. (van|quitan|borran|desapare*) .. (apretar|vaso|presionar|aplast*)|no se (van|quitan|borran|desapare*) .. (apretar|apretarl*|presion*|aplast*|vaso|estirar)|petequia*
purple spots: (manch*|punt*|pintit*|peca*) .. (morad*|violeta*|color vino|purpura|vino)
unconscious: (cayo|cae) (redond*|tieso|desplomad*|fulminad*)|desplom*|inconcient*|inconsient*|inconscient*|(perdio|perdido|pierde|sin) .. (conocimiento|sentido|conciencia)|no (responde|reacciona|contesta|respondia|reaccionaba|vuelve en si|da señales|despierta|despertaba|se despierta|abre los ojos)|(desmayad*|inconscient*|tirad*) y no .. (despierta|responde|reacciona|vuelve)|no (hay manera|hay forma|hay como|conseguimos|logro|logramos|puedo|podemos) de despertarl*|(sacud*|pellizc*|grit*|mene*|zarande*) .. no .. (responde|reacciona|despierta|abre)|como muert*|parece muert*|esta ido|se quedo ido|ni se entera
cannot wake: {cannot} (despertar*|espabil*)|no .. despertarl*|no hay quien l* despierte|no (conseguimos|podemos|logramos) (despertar*|que .. despierte)
very drowsy: atontad*|amodorr*|adormilad*|aletargad*|somnolient*|muy dormid*|medio dormid*|solo quiere dormir|no se espabila|grogui|grogi|como drogad*|zombi|adormecid* y no|abombad*|lela|lelo|duerme y duerme|cuesta despertarl*
seizure: convuls*|combulsi*|convulc*|ataque[s] de (epilepsia|epileptico)|ataque epileptic*|epilept*|(echa|echaba|saca|sacaba|sale|salia|bota|botaba) .. (espuma|baba) .. boca|espuma .. boca|(sacud*|tembl*|tiembl*|brinc*) .. (todo el cuerpo|ojos en blanco|entero|entera|cuerpo)|ojos (en blanco|volteados|para atras|virados|vueltos)|(ojos|vista) .. (blanco|volte*|virar*)|se puso ties(o|a) .. (sacud*|tembl*)|le dio (una alferecia|alferecia|un ataque y temblaba)|(tieso|tiesa) y .. (tembl*|sacud*)
confused: (dice|diciendo|decir|habla|hablando) .. (disparates|incoherencias|tonterias|tonteras|burradas|sandeces|pavadas|cosas raras|sin sentido|puras incoherencias|locuras)|desvar*|delir*|no (sabe|reconoce) .. (donde|quien|dia|nadie|hija|hijo)|no me reconoce|no nos reconoce|confus*|desorient*|perdid(o|a) y no sabe|no coordina|esta como ido|no sabe (donde esta|quien es|que dia)|incoherenc*|disparates
one pupil larger than the other: pupila .. (grande|dilatad*|gigante|distint*|desigual)|pupilas .. (distint*|desigual*|diferent*)
head injury: (golpe*|porraz*|trancaz*|hostia|pina|madraz*|costalaz*|chichon|calabazazo|coscorron|descalabr*|trompazo) .. (cabeza|nuca|frente|craneo|mollera|coco)|(pego|pegue|dio|di|golpeo|golpee|rompio|abrio|partio|reventa) .. (cabeza|nuca|craneo|coco|crisma)|(cayo|cai|caido|caida) de (cabeza|boca|nuca)|descalabr*|se abrio la cabeza|traumatismo craneal|choque la cabeza
fell from a height: (cayo|cai|caido|caida|caerse|precipit*) .. (techo|tejado|azotea|andamio|balcon|ventana|escalera alta|arbol|primer piso|segundo piso|tercer piso|terraza|poste|# metros)|como # metros
clear fluid from the ear, skull fracture: (agua|liquido|aguita) .. (oreja|oido|nariz|orejas)|sale .. (agua|liquido) .. (oido|oreja)
bleeding from ear: (sangre|sangra|sangrando) .. (oreja|oido)|(oido|oreja) .. (sangra|sangre)
fainted: desmay*|desvane*|desbanec*|(perdi|perdio) .. (conocimiento|sentido) .. (minuto|segundos)|me (fui|cai) al suelo|se me fue (el mundo|la cabeza|todo)|sincope|patatus|soponcio|yeyo|lipotimia|se me apago la tele|me dio (un patatus|un yeyo|la palida|una fatiga|un vahido)|vahido|vaguido|se cayo redond(o|a) y (volvio|despert*)
room spins vertigo: todo [me|le] (da vueltas|gira|esta girando)
cannot walk straight: (me voy|se va|camino|camina|ando|anda|me tambaleo|se tambalea) .. como [un|una] (borracho|borracha)
cannot walk: no (me|se) (tengo|tiene|sostengo|sostiene|mantengo|mantiene) [en|de] pie
cannot walk: {cannot} (caminar|andar|sostenerse|tenerse en pie|pararse|ponerse de pie)|no (camina|anda|se sostiene|se tiene en pie)

// Bleeding.
bleeding heavily will not stop: (sangr*|sangre|hemorragia) .. (no .. (para|paran|deja|detien*|corta|cesa|frena)|a chorro*|chorros|a borbotones|a mares|charco|mucha|muchisima|sin parar|empap*|cubetas|barbaro)|(chorro*|borbotones|charco) .. sangre|no (para|deja|se detiene|cesa|paraba) .. sangr*|no (paro|puedo parar|podemos parar|consigo cortar|se corta|logro parar) .. (sangre|sangrado|hemorragia|sangrar)|desangr*|sale (mucha|muchisima|un monton de) sangre|(sangra|sangrando) (mucho|muchisimo|un monton|harto|bastante|un chorro)
vomiting blood: {vomits} .. (sangre|posos de cafe|borra de cafe|cafe molido)|(echa*|echo|bota*|bote|sale|salio|escup*) .. sangre por la boca|sangre .. vomit*|vomit* .. (rojo|negro como cafe|como cafe|coagulos)
coughing blood: (tos*|tose|tosi*|esput*|escup*|gargaj*|desgarr*|flema*|gargajo|mocos del pecho) .. sangre|sangre al toser
black stool: {stool} .. (negr*|alquitran|brea|petroleo|chapopote)|(cag*|hago|hace|obr*|evacu*|hizo|ensuci*) .. (negro|negra|alquitran|como brea|petroleo|chapopote)|(negr*) como (el alquitran|alquitran|la brea|petroleo|carbon|chapopote|la noche)|melena
blood in stool: sangre .. {stool}|{stool} .. sangre|(cag*|obr*|evacu*|defec*) .. sangre|sangre al (cagar|obrar|evacuar|defecar|ir al baño|hacer del baño|hacer caca)|sangr* .. (ano|culo|recto|atras)
blood in urine: sangre .. {urine}|{urine} .. (sangre|roj*|color coca|rosad*)|(orin*|me(o|a|ando)) .. (sangre|rojo|rosa)
coffee ground vomit blood: posos de cafe|borra de cafe
amputated finger cut off: (cort*|arranc*|ampu*|reban*|mocho|vol(o|e)) .. (un dedo entero|el dedo entero|dedo de cuajo)|(dedo|mano|pie) .. (arrancad*|amputad*|cortado del todo|colgando|cercenad*)|(arranc*|ampu*|cercen*) .. (dedo|dedos|mano)
stab wound: (apuñal*|navajaz*|puñalad*|cuchillad*|machetaz*|picahielo|picaron con|chuzaz*|clavaron .. (navaja|cuchillo))
gunshot wound: balaz*|disparo en|un disparo|dispararon|tiro en|plomazo|baleado|le dieron un tiro

// Belly.
severe belly pain: (dolor*|duel*) .. {belly} .. (insoportable|bestial|terrible|horrible|fuertisim*|brutal|tremend*|atroz|muero|muere|doblad*|retorc*|no .. aguant*)|(dolor*) (muy fuerte|insoportable|bestial|terrible|horrible|fuertisim*|brutal|atroz|espantos*) .. {belly}|(retuer*|retorc*|dobl*|encog*|gritando|revuel*) .. dolor .. {belly}|{belly} .. (me|le) (mata|muero)|{belly} que (no aguant*|me muero)
rigid hard belly: {belly} .. (dur* como|como (piedra|tabla|madera|palo|roca)|rigid*|hecha una piedra|como una tabla)|{belly} (dur(a|o)|tiesa|ties*|rigid*)
lower right belly pain: (dolor|duele) .. (abajo|baja|bajo|inferior) .. derech*|apendic*|(dolor|duele) .. (ingle|bajo vientre) derech*|del ombligo .. (abajo|derech*)
testicle pain: (dolor*|duel*|torcid*|torcio) .. (huevo[s]|testiculo[s]|bola[s]|cojon[es]|guevo[s]|pelota[s]|coyol[es])|(huevo[s]|testiculo[s]|bola[s]|cojon[es]|guevo[s]|pelota[s]) .. (duel*|dolor*|hinch*|torci*)
sudden severe testicle pain: de (repente|golpe|pronto) .. (duele|dolor) .. (huevo[s]|testiculo[s]|cojon[es]|bola[s]|guevo[s])
no urine: no (orina|orino|meo|mea|hace pis|hago pis|hace pipi|moja panal*|moja el panal|ha orinado|he orinado|ha meado|he meado|ha hecho pis|ha hecho pipi|ha mojado)|sin (orinar|mear|hacer pis|hacer pipi|mojar panal|mojar el panal)
cannot pass urine: {cannot} (orinar|mear|hacer pis|hacer pipi|hacer aguas|vaciar la vejiga)|no (me|le) sale .. (pis|orina|pipi|meada|ni gota)|no sale ni gota|vejiga .. (revent*|explot*|llena)
passed stool unknowingly, lost control of stool: (escap*|sali*|hago|hice|hizo|cag*) .. (caca|popo|mierda|heces|encima) .. (sin .. (enterar*|sentir|darme|querer|darse))|(escap*) .. (caca|popo|heces)|me (cago|cague) encima|se (caga|cago) encima|no .. (control*|aguant*) .. (esfinter*|caca|popo)
lost control of urine: (escap*) .. (pis|orina|pipi)|me (orino|orine|meo|hago pis|hago pipi) encima|se (orina|orino|mea|meo|hace pis) encima|no .. (control*|aguant*) .. {urine}
saddle numbness: (dormid*|adorme*|entumid*|entume*|acorchad*|sin sensibilidad|no siento|no siente|anestesiad*) .. (sentarme|sentarse|silla de montar|partes|entrepierna|ingles|genital*|culo|nalgas|trasero|ano|periné|perine|bajos)|(entrepierna|partes|genitales|culo|nalgas|bajos) .. (dormid*|adorme*|entum*|acorchad*|no .. siento)
both legs weak: (dos|ambas|las) piernas .. (floj*|debil*|sin fuerza|no .. responden|no .. sostienen|fallan|muert*)|piernas .. (floj*|no me sostienen|no responden|se doblan|de trapo)
cannot move both legs: {cannot} mover .. piernas|no (mueve|siente|siento|muevo) .. piernas|piernas .. (paraliz*|no .. muev*|no .. siento)

// Poison, bites, burns, injuries.
swallowed poison: {takes} .. {poison}|{poison} .. {takes}|{takes} [algo de|un poco de|un trago de|del] {poison}|envenen*|intoxic* .. {poison}
drank bleach: {takes} .. (lejia|cloro|lavandina|clorox|cloralex)|(lejia|cloro|lavandina) .. {takes}
mouth burnt by chemical: (boca|labios|lengua) .. (quemad*|quemada por)
inhaled chemical fumes, short of breath: mezcl* .. (lejia|cloro|lavandina|amoniaco|salfuman)
swallowed a button battery: (trag*|{takes}) .. (pila|bateria|pilita)|(pila|pilita|bateria) .. (trag*|boca|garganta)
swallowed a magnet: trag* .. iman*
swallowed a coin: trag* .. (moneda|ficha|boton|canica|juguete)
overdose, swallowed pills: {takes} .. (todas|todo el frasco|muchas|un monton|un puñado|una caja|caja entera|blister entero|un frasco|demasiadas|de mas|puñado|entero|entera|medio frasco|varias|un chingo|un vergo|bocha) .. {pills}|{takes} .. (frasco|caja|bote|blister|tira|puñado|punado|monton) .. {pills}|{pills} .. (de un tiron|de golpe|de una vez|todas juntas|de un jalon|para morir*|para no despert*)|se empastillo|me empastille|sobredosis|se paso de (pastillas|droga|dosis)
took # tablets: (tome|tomo|trague|trago|tomado|tragado|tomaste) (unas|como|casi|mas de) #
overdose of # tablets: {takes} # {pills}|{takes} # .. {pills}|{takes} .. # {pills}
took too much insulin: (puse|puso|pinch*|inyect*|meti*) .. (doble|demasiada|mucha|de mas) .. insulina|insulina .. (de mas|doble|dos veces)
bitten by a snake: (mord*|pic(o|ado|adura)|muerde) .. (serpiente|culebra|vibora|nauyaca|yarara|cascabel|mapana|coral|talla equis|jergon|barba amarilla)|(serpiente|culebra|vibora|nauyaca|yarara|cascabel|mapana) .. (mord*|pic(o|ado))
stung by a scorpion: (pic(o|ado|adura|a)|clav*) .. (alacran*|escorpion*)|(alacran*|escorpion*) .. pic(o|ado)
black widow spider bite: (pic(o|ado|adura)|mord*) .. (viuda negra|araña|violinista|araña de rincon)
stung by a bee: (pic(o|ado|aron|adura*|a)) .. (abeja*|avispa*|abejorro*|avispon|enjambre)|(abeja*|avispa*) .. pic(o|ado|aron)|piquete de (abeja|avispa)
electrocuted: (calambrazo|corrientazo|toque electrico|descarga electrica|electrocut*|chispazo) .. (electric*|enchufe|cable)|(dio|pego|agarro) .. (corriente|calambrazo|chispazo|toque) .. (enchufe|cable|electric*)|(dio|pego|agarro) (la|una) (corriente|descarga)|quedo pegado .. (corriente|cable|luz)|corrientazo|electrocut*
carbon monoxide: (brasero|estufa|calentador|boiler|calefon|generador|carbon|anafre|salamandra|caldera) .. (encendid*|prendid*|dentro|cerrad*) .. (mare*|cabeza|dolor|vomit*|desmay*)|monoxido|tufo del brasero
gas leak: (fuga|escape|olor|huele) .. gas
inhaled smoke in a fire: (trag*|respir*|inhal*|aspir*) .. humo|(incendio) .. humo
large burn: quem* .. (agua hirviendo|aceite hirviendo|aceite caliente|olla|fuego|cara|todo el brazo|media)|(agua|aceite|sopa|caldo|cafe) hirvi* .. (encima|cayo|cayó|echo|tiro|volc*)|(cayo|echo|volco|tiro|derram*) .. (agua|aceite|sopa|olla|caldo) .. (hirvi*|caliente)|escald*
chemical in the eye: ({poison}|cal|cemento|quimico|pegamento|chile|gas pimienta) .. (ojo[s]|vista)|(ojo[s]|vista) .. ({poison}|cal|cemento|quimico)
bone sticking out: hueso .. (fuera|salid*|asom*|ve|afuera|expuesto)|(sale|asoma|ve) .. hueso|fractura expuesta
broken bone: (quebr*|fractur*|rompi*|partio|parti|romp*) .. (hueso|brazo|pierna|muñeca|tobillo|pie|cadera|clavicula|costilla|femur|mano)|(brazo|pierna|tobillo|muñeca|pie) .. (quebrad*|fracturad*|rot(o|a)|doblad* para|torcido raro|chuec*)
road accident: (atropell*|choc(o|amos|aron)|accidente de (coche|carro|auto|moto|trafico)|chocamos|nos chocaron|derrap*|volc(o|amos) .. (coche|carro|auto)|accidente)
nearly drowned: (ahog*|sac*) .. (piscina|alberca|pileta|mar|rio|playa|agua)|(casi|medio) se ahoga|trag* mucha agua
heat stroke in the heat all day, confused: (golpe de calor|insolacion|insolad*) .. (confus*|no responde|desmay*)
in the heat all day: (sol|calor|caloron|calorazo|solazo|bochorno) .. (horas|dia|trabaj*|cort*|todo el dia)|con (este|el|un) (caloron|calorazo|solazo|calor)|a pleno sol|bajo el sol|caloron
skin hot and dry no sweating: piel .. (hirviendo|ardiendo|caliente|quema*) y seca|ya no suda|no suda

// Sugar.
very high blood sugar: (aparat*|glucometro|medidor|maquinita) .. (HI|hi|high|alto|alta)|azucar .. (# (600|500)|por las nubes|altisim*|en #)|glucosa .. (altisim*|por las nubes)
very low blood sugar: (aparat*|glucometro|medidor|maquinita) .. (LO|lo|low|bajo)|(bajon|bajo|bajada|baja) de (azucar|glucosa)|hipoglu*|hipogli*
fruity breath: (huele|olor|aliento) .. (fruta|acetona|manzana|quitaesmalte|podrida)
stopped insulin: (dejo|deje|sin|olvid*) .. (ponersel*|ponerme|pincharse|inyectarse) [la|de] [insulina]|(dejo|deje|sin|no) .. (pone|poner*|inyect*|pinch*) .. insulina|sin insulina
on insulin: (pic*|pinch*|inyect*|pone*) [la] insulina|insulinodependiente
great thirst: (toma|bebe|tomo|bebo|tomando) .. agua (como loc*|sin parar|todo el rato|un monton|a lo loco)|(muerto|muerta|muere|muero) de sed|mucha sed|sed (horrible|terrible|que no se quita|tremenda)|un monton de sed

// Mind.
suicidal thoughts with a plan to kill myself: (pensaba|pienso|pensando|pense|voy a|iba a|quiero|queria|planeo|ganas de) .. (tomarmelas|tomarmelos|tragarmelas|tragarmelos) (todas|todos)|(tomarmelas|tomarmelos|tragarmelas|tragarmelos) (todas|todos) .. (esta noche|y listo|y ya|y se acabo|de golpe|de una)|(pensaba|pienso|voy a|iba a|quiero|queria) .. (tomarme|tragarme) (todas|todos) (las|los) (pastillas|tabletas|comprimidos|pildoras)
suicidal thoughts with a plan to kill myself: (cuerda|soga|pastillas|pistola|navaja|cuchillo|mecate|arma|lazo) (preparad*|list*|comprad*|guardad*|en la mano)|(tengo|compre|prepar*) .. (cuerda|soga|mecate|pistola|las pastillas para)|(carta*|nota*) .. (despedida|despedirme|encima de la mesa)|carta de despedida|me despedi de todos|ya lo (tengo|he) decidid*|ya (tome|tengo) la decision|lo tengo todo (planeado|preparado|decidido)|(puente|balcon|azotea|via|vias|tren|metro) .. (tirar*|salt*|lanz*|avent*)
i want to kill myself: (matarme|suicid*|quitarme la vida|quitarme de en medio|acabar con mi vida|acabar con todo|cortarme las venas|ahorcarme|colgarme|tirarme .. (balcon|puente|tren|ventana|metro|vias)|aventarme|pegarme un tiro|volarme la cabeza|desvivirme|desaparecer para siempre|hacerme daño|quitarme de enmedio|terminar con todo|terminar con mi vida)
i want to die: (quiero|quisiera|prefiero|prefiriria|ojala|deseo|gustaria) .. (morir*|muerte|muera|no despertar|no haber nacido|desaparecer|dormir y no despertar|estar muert*|dejar de existir)|no (quiero|queria|quisiera) .. (vivir mas|seguir viv*|estar aqui|llegar a mañana|despertar|existir)|no (aguanto|soporto) mas .. vivir|no (quiero|tengo ganas de|le veo sentido a) .. vivir|estar* mejor muert*|(mejor|todos) .. sin mi|ya no quiero vivir|para que (vivir|seguir viviendo|sigo aqui)|no (tiene|vale) .. (sentido|pena) .. (vivir|vida|seguir)|que se acabe [todo|ya]|cansad* de vivir|no ver otro dia|hartarme de vivir|hart(o|a) de vivir|estoria mejor muert*|no (veo|encuentro) .. salida
he wants to kill himself: (quiere|queria|va a|amenaz*|intent*|dice que se va a|piensa en) .. (matarse|suicid*|quitarse la vida|tirarse|ahorcarse|morirse|colgarse|cortarse las venas|hacerse daño|desvivirse)
self harm: me (corto|corte|lastimo) .. (brazos|muñecas|piernas|a proposito)|cortes .. (brazos|muñecas)|se (corta|lastima|autolesiona)|autolesi*
voices tell me to kill: voces .. (mat*|lastim*|salt*|tir*|haga|ordenan|mandan|dicen que)|(oigo|oye|escucho|escucha|oyendo|escuchando) .. voces|voces (que|me)
thoughts of harming others: (ganas|pensado|pienso|quiero|voy a|quiere|miedo) .. (matar a|hacerle daño|hacer daño a|lastimar a|ahogar al bebe|apuñalar)
hallucinations: ve (cosas|gente|bichos|animales) que no (hay|estan|existen)|alucin*|veo (bichos|cosas que no)

// Pregnancy.
pregnant with vaginal bleeding: embaraz* .. (sangr*|manch*|hemorrag*)|(sangr*|manch*|hemorrag*) .. embaraz*|(encinta|preñada) .. (sangr*|manch*)
pregnant waters broke: (rompi*|rota|revent*|rotura|explot*|sali*) .. (fuente|bolsa|aguas)|(fuente|bolsa) .. (rompi*|rota)
pregnant and baby moves less: bebe .. (no (se mueve|se ha movido|da patadas|patea|lo siento|lo noto)|menos|quiet*)|no (siento|noto|se mueve|se ha movido|da pataditas|da patadas|patea) .. (bebe|crio|guagua|patad*)|hace .. no .. (mueve) .. (bebe|crio|barriga)
baby is coming out: (sale|saliendo|viene|asoma|corona*) .. (cabeza|bebe|guagua|crio) .. (ya|ahora|entre)|(esta|estoy) pariendo|ya viene el bebe|tengo ganas de pujar|veo la cabeza del bebe
umbilical cord came out: (sale|salio|asoma) .. cordon
regular contractions, in labour: contracciones|dolores de parto|trabajo de parto|estoy de parto
pregnant: preñad*|embaraz*|esperando un bebe|espero un bebe|gestante|(con|de) # semanas de embarazo|panzona de|gordita de
pregnant and seeing spots: (embaraz*) .. (luces|lucecitas|chispas|estrellitas|moscas)
postpartum: recien parida|(di|dio) a luz|despues de parir|puerper*|posparto|pari hace|cesarea

// Babies.
floppy baby: (floj*|flacid*|guango|guangu*|lacio|lacia|blandit*|como (trapo|un trapo|muñeco|muñeca|gelatina)|aguadit*|aguad(o|a)|desguanzad*|sin fuerzas) .. [bebe|bracitos]|como un trapo|muñeco de trapo|desmadejad*
not feeding baby, refuses milk: no (quiere|agarra|coge|toma|acepta|se prende|se engancha|chupa|mama|prende) .. (pecho|teta|biberon|mamadera|tetero|mamila|leche|chichi|bibe|toma)|rechaza .. (pecho|teta|biberon|leche|mamadera)|no (mama|come|chupa) [nada]
bulging fontanelle: (mollera|fontanela|molleja) .. (hinch*|abult*|salid*|inflad*|tensa|dura|sube|saltona|palpita)
sunken fontanelle: (mollera|fontanela) .. (hundid*|sumid*|metida|bajita|caida)
high fever: fiebr(on|ona|aza)|fieberon|calenturon|(mucha|muchisima|altisima|bastante|un monton de|harta) (fiebre|calentura|temperatura)|(fiebre|calentura|temperatura) (muy alta|alta|altisima|que no baja|por las nubes)|ardiendo .. (fiebre|calentura)|hierve de fiebre|(esta|arde) (ardiendo|hirviendo|volando|en fiebre)|volando en fiebre
fever #: (fiebre|calentura|fiebron|temperatura|febricula|fieberon) [alta|muy alta|de casi|de mas de|de hasta] [de|a] #|# [y medio] de (fiebre|calentura|temperatura|fiebron)|(con|tiene|marca|marco|marcaba|puso en|puso a|subio a|llego a|hasta) # [y medio] de (fiebre|calentura|temperatura)|# grados|temperatura .. #|termometro .. #
projectile vomiting: {vomits} .. (chorro|propulsion|proyectil)
cannot keep fluids down, vomits everything: {vomits} .. (todo lo que|todo|hasta el agua|todo el rato|sin parar|cada rato)|no (retiene|tolera|aguanta|para|le para|me para) .. (nada|agua|ni agua|en el estomago|liquido*)|todo lo {vomits}
shrill cry: (llant*|llora*|chill*|grit*) .. (agud*|raro|rarisimo|como gato|quejid*|finito)|quej* sin parar
cannot be soothed, crying without stopping: (llor*) .. (sin parar|no .. (calma|consuela|para)|desconsolad*|inconsolable)|no (para|deja) de llorar|no hay (quien|manera) .. (calm*|consol*)
mottled skin: piel .. (marmol*|jaspead*|a manchas|atigrad*)
drooling: babe*|babas|baba|chorrea* baba
dehydrated: deshidrat*|sin lagrimas|ojos hundidos|ojeras hundidas|llora sin lagrimas

// Sight, legs, circulation.
sudden loss of vision: de (repente|golpe|pronto) .. (no (veo|ve|veia)|cieg*|perdi la (vista|vision)|sin vista)|(quede|quedo|quedado) .. (cieg*|sin (ver|vista|vision))|(perdi|perdio|perdido|fue|apago|nublo) .. (vista|vision)|(se me|se le) (fue|apago|borro) la (vista|vision)|no (veo|ve) (nada|na|ni papa)|vi todo negro .. ojo
lost vision in one eye: no (veo|ve) .. (ojo|un ojo)|(perdi|perdio|apago|fue|nublo) .. (vista|vision) .. ojo|ojo .. no (veo|ve)|(cortina|telon|velo|sombra) .. (ojo|vista|vision)|me quede ciego de un ojo
calf swollen and painful: (pantorrilla|gemelo|batata|chamorro|canilla|pierna) .. (hinch*|inflam*|dur*) .. (duele|dolor|caliente|roj*)|(duele|dolor*|hinch*) .. (pantorrilla|gemelo|batata|chamorro) .. (hinch*|roj*|caliente|dur*)
one leg swollen: una pierna .. (hinch*|inflam*|gord*)|pierna (derecha|izquierda) .. (hinch*|inflam*|gord*)
cold pale leg: (pierna|pie|brazo|mano) .. (frio y|fria y|helad*) .. (palid*|blanc*|morad*|sin pulso)
heart racing: corazon .. (mil|galop*|sale|salta|desboc*|aceler*|rapid*|brinc*|como loco|trote|carrera|patea|cabalg*)|(taquicard*|palpit*|pulso (rapido|acelerado|a mil)|latidos (rapidos|fuertes|acelerados))|me late .. (rapido|fuerte|mil)
pulse #: pulso [de|a|en] #|# (pulsaciones|latidos|ppm)|pulsaciones .. #
oxygen: saturacion
oxygen #: (saturacion|saturando|satura|oxigeno|oximetro|sat) .. #
tearing back pain: (desgarr*|rasg*|rompe) .. espalda .. dolor*|(dolor) .. (desgarr*|rasg*) .. espalda
severe allergic reaction: anafila*|shock anafilactico|reaccion alergica (fuerte|grave|bestial)|alergia (fuerte|grave) .. (respirar|hinch*)
rape: viol(aron|o|ada|acion)|abus(o|aron) (sexual|de mi)|me forzo
hit by somebody at home: me (pega|pego|golpea|maltrata) .. (marido|pareja|novio|esposo)|(marido|pareja|novio|esposo) me (pega|pego|golpea|maltrata)
`
