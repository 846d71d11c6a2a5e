/** Spanish wordings that shorter ones would hear wrongly, and words of the body, of sensations, time and verbs that the other tables lack. */
export const spanishToldApart = `
// Awake in a body that still sleeps, for a minute: an arm or the speech that failed since waking is heard by the other tables.
sleep paralysis: paralisis del sueno|se me sube el muerto|(me despierto|despierto|al despertar|al despertarme|despertarme) .. no puedo (moverme|mover el cuerpo|mover nada|mover ni|mover) [ni|y|o] [no] [puedo] [hablar|gritar] (durante|por|como|unos|un|dura) [como|unos|un|#] (minuto|minutos|segundos|momento|rato|ratito)
glue on the skin: (cayo|cae|caido|pego|pegado|pegue|puse|eche|manche|tengo) .. (pegamento|superglue|gotita|kola loka|pegaloca|resistol|adhesivo|pega loca)
stopped sertraline: (deje|deja|dejo|dejado|suspendi|suspendio|suspendido|abandone) [de] [tomar|tomarme|golpe] [la|el|mi|los|las|mis] (sertralin*|fluoxetin*|paroxetin*|venlafaxin*|escitalopram|citalopram|duloxetin*|antidepresivo*|desvenlafaxin*)
// Iron and bismuth colour the stool.
iron tablets: (pastilla*|comprimido*|suplemento*|capsula*|jarabe) de hierro|sulfato ferroso|(tomo|toma|tomas|toman|tomaba|tomando|tomar|tome|con) [el|un|algo de|mi|su] hierro|hierro
like metal: (huel*|oler|olor|sab*|sabor) .. hierro
takes bismuth: bismuto|pepto|bismol|peptobismol|gastrodenol
low blood sugar: (tengo|tiene|tenia|con|esta con) [el|la|mi|su] (azucar|glucosa|glucemia) [muy|demasiado] (baja|bajo|bajisima|bajisimo|por los suelos)|(azucar|glucosa|glucemia) [esta|la tengo|lo tengo|muy|demasiado] (baja|bajo|bajisima|bajisimo|por los suelos)|(baj*|bajon|bajada) [el|la|de] (azucar|glucosa)
// Effort, rest and idioms: breath that only hills take away is no breath that fails.
short of breath on exertion: me (ahogo|fatigo|asfixio|canso|agito) [mas|mucho|enseguida|un poco] (al|cuando) (subir|subo|andar|ando|caminar|camino|correr|corro|hacer)|se (ahoga|fatiga|asfixia|cansa|agita) [mas|mucho|enseguida|un poco] (al|cuando) (subir|sube|andar|anda|caminar|camina|correr|corre|hacer)|(al|cuando) (subir|subo|sube|andar|ando|anda|caminar|camino|camina|correr|corro|corre) .. (me|se) (ahogo|ahoga|fatigo|fatiga|asfixio|asfixia)
tired: me canso (mas|mucho|enseguida)
short of breath on exertion: (al|cuando) (subir|subo|sube) .. (cuesta|cuestas|escalera*|pendiente|pisos) .. (me|se) (ahogo|ahoga|fatigo|fatiga|asfixio|asfixia)
short of breath when i walk: me ahogo mas al (andar|caminar)|cada vez me (ahogo|fatigo|canso) mas
busy: (ahogad(o|a)|asfixiad(o|a)) (de|en|con) (trabajo|deudas|tareas|papeles|examenes)|me (ahogo|asfixio) (de|en) (trabajo|deudas|papeles)
laughing: (muero|morir|ahogo|ahogarme|me ahogaba|mearme|meo) de [la] (risa|verguenza)
embarrassed: me (muero|moria) de (verguenza|pena)|(verguenza|apuro) (decirlo|contarlo)
tired of it: me (muero|moria) de (sueño|aburrimiento|calor|frio|ganas)
hungry: me (muero|moria) de hambre
worry: (doy|das|da|dando|dandole|darle|dar) [muchas] vueltas a (todo|las cosas|lo mismo|la cabeza)|preocuparme|comerme el coco
exercise: (clase|dia|hora) de (spinning|pilates|yoga|zumba)|spinning|pilates|padel|voley|voleibol
-: y pico|de verdad
cannot breathe in sleep, snoring: (roncar*|ronca|ronco) .. sin respirar
snoring: ronco (como|y)|ronca (como|muchisimo|mucho|y)
breastfeeding: doy [el] pecho|dando [el] pecho|doy de mamar|dar el pecho|dar de mamar|lactancia|doy pecho
breastfeeding: doy el pecho a mi (niña|niño|hija|hijo|bebe) (de un mes|de # (meses|semanas|dias))
drinking well: (toma|coge|agarra|come) [muy] bien [el|del] pecho
drinks a lot of alcohol: bebe (mucho|demasiado|a diario)|bebo (mucho|demasiado|a diario)
drinking: bebe (agua|bien|poco|poca)|bebo (agua|poco|poca)
no: no (tengo|tiene)
no fever: (fiebre|calentura) (no|nunca) (tengo|tiene|ha tenido|he tenido|hay)|(fiebre|calentura) poca
no chest pain: (dolor en el|dolor de|el) pecho no (tengo|tiene|me duele|le duele)
no pain: dolor no (tengo|tiene|noto|hay)|no .. (duele|duelen) nada
as a child: de (bebe|pequeño|pequeña|niño|niña|chico|chica|joven|adolescente)|en la infancia|cuando era (bebe|pequeño|pequeña|niño|niña)
had a stroke years ago: (ictus|derrame|acv) .. hace (# años|años|mucho)|hace # años .. (ictus|derrame|acv)
had a seizure years ago: (convulsion|convulsiones) .. hace (# años|años|mucho)
i am asking: hacerme algo
numb: [muy] medio dormid(o|a)|(pie|mano|brazo|pierna|dedo) .. dormid(o|a)|acorchad*
asleep: se (levanta|sienta) dormid(o|a)|dormid(o|a) (profundamente|del todo)
nasal voice: (habla|voz) gangos*
swollen and bruised: (hinchad*|inflamad*) y morad(o|a)|morad(o|a) (y|e) (hinchad*|inflamad*)
bruise: cardenales|chichon|morad(o|a) (al|en el) (pie|dedo|tobillo|brazo|pierna|ojo)
swollen and bruised: (esta|quedo|puso|pone) [muy] hinchad* y morad(o|a)
heavy: pesad(o|a)|pesa|pesan
heart racing: (corazon|pulso) .. dispar*|dispar* .. (corazon|pulso)|se me dispara
streaks of blood in the phlegm: (flema*|esputo|moco*|toser|toso|tos) .. (hilito*|hilo|hilos|poco|poquito|pizca*|vetas) de sangre|(hilito*|hilo|hilos|poco|poquito|pizca*|vetas) de sangre .. (flema*|toser|esputo)
blood test: (sacan|sacar|sacaron|saca|extraen|extraer) [me|le] sangre|analisis [de sangre]|analitica*
passed out at the sight of blood: (sacan|ven|veo|ver) sangre .. (desmayo|mareo)
trouble swallowing food gets stuck: se (me|le) (atasca|atora|atraganta) [siempre|a veces|mucho] [la|el] (carne|pan|comida|pollo|arroz)
burning: (duele|arde) y [me] quema|me quema [detras|por dentro|al]
bleeding will not stop: sangr* .. a chorros
sweating a lot: (sud*|mano*|axila*) .. a chorros
took one medicine: (tome|tomo|tomado|me tome) una (pastilla|tableta|aspirina)
my boss: mi (jefe|jefa)|el jefe|la jefa
fainted: desmay(o|a|e|ado|ada|aba|arme|arse|ar)|desmayó|se desmayo
about to faint: (casi|por poco) (me desmay(o|e|aba)|se desmay(a|o|aba))|a punto de desmayar(me|se)|como si (me|se) fuera a desmayar
not fainted: no me he desmayado|no se ha desmayado|nunca me he desmayado|sin desmay*|no me desmayo|no se desmaya
stares blankly for seconds: (se queda) .. (desconectad(a|o)|en blanco|mirando fijo|ausente|ensimismad(o|a)|como ido|como ida)
blood pressure medicine: (pastilla*|medicin*|medicament*|tratamiento) (de|para) la (tension|presion)
high blood pressure: (tension|presion) [un poco|muy] (alta|elevada|por las nubes)
low blood pressure: (tension|presion) [un poco|muy] baja
tense muscles: tension (en|del|de) (el|la|los) (cuello|espalda|hombros|mandibula)
blood pressure: tension|[la] tension arterial
watering eye: me (llora|lloran) (el|los|y|sin parar|desde)|(llora|lloran|lloroso*) .. ojo*
sinking mood: sin ganas|no tengo ganas de nada|no disfrut(a|o) de nada|ya no disfruto
not my own will: ganas no me faltan

heart attack with chest pain: (me|le) (esta|estan) dando un infarto|(tengo|tiene) un infarto|(teniendo|dando) un infarto
sudden weakness on one side: (es|tiene|dando|teniendo|dio) un (derrame|ictus|acv) [cerebral]
bleeding heavily will not stop: (tiene|tengo|una) hemorragia
cannot feel leg: no (siento|siente) [la|mi|una|las|su] pierna[s]
cannot feel arm: no (siento|siente) [el|mi|un|los|su] brazo[s]

for # months: (llevo|lleva|hace|desde hace) (mas de|casi|como|unos|cerca de) # meses|mas de # meses
for # weeks: (llevo|lleva|hace|desde hace) (mas de|casi|como|unas|cerca de) # semanas|mas de # semanas
for # days: (llevo|lleva|hace|desde hace) (mas de|casi|como|unos|cerca de) # dias|mas de # dias
for # years: (llevo|lleva|hace|desde hace) (mas de|casi|como|unos|cerca de) # años|mas de # años
numb: (brazo|pierna|mano|dedo|pie|queda) .. como muert(o|a)
full under the ribs: peso (debajo|bajo) [de] [las] costillas

streaks of blood in the phlegm: (escup*|tos*) [un|con un|con] (poco|poquito|hilito*|hilos) de sangre

pupil has an odd shape after injury: pupila .. (torcid*|deform*|irregular|rara|gota)
liquid came out of the eye: (salir|salio|sale) .. liquido .. ojo

// The body.
bone: hueso[s]
rib: costilla[s]
liver: higado
lung: pulmon[es]
vein: vena[s]|arteria[s]
eyelashes: pestaña[s]
palate: paladar
cheek: moflete[s]|carrillo[s]|pomulo[s]
shoulder blade: omoplato[s]|paletilla[s]
back of hand: dorso
heel: planta del pie
thyroid: tiroides
prostate: prostata
womb: utero|matriz
knuckles: nudillo[s]
body: cuerpo

// Sensations and what is seen.
blow: golpe[s]|codazo|chichon|porrazo|balonazo
pulled muscle: (latigazo|tiron|estiron) .. (pierna|muslo|gemelo|pantorrilla|costado|espalda)|latigazo|tiron|estiron
tremor: tiembl(a|an|o|e)|temblor[es]|temblando|temblar|tembloros*
sound: chasquido|crujido|cruji*|cruje[n]
weak: floj(o|a|os|as)|sin fuerza
hard: dur(o|a|os|as)
soft: bland(o|a|os|as)|blandit*
hot: ardiendo|calientes|hirviendo
swollen: hinchadisim*|hinch(a|an|o|on)
pus: supura[n]|supurando|pus
ulcer: ulcera[s]
blister: ampollita[s]
scab: costra[s]
smell: huel(e|en|o)|olor[es]|peste|apesta
rotten smell: (huele|olor) .. (podrido|fatal|mal|pescado|horrible|fetido)|mal olor
taste: sabor
tired: cans(o|a|an)
hungry: hambre
loss of appetite: sin hambre|perdido el apetito|no come casi
crying: llor(o|as|amos)|lloraba
sleep: duerm(o|e|en|es)|dorm(i|ir|irme|irse|ido|ia)|durmiendo|durmio|siesta
poor sleep: no (duermo|duerme) (bien|nada|apenas|ni)|(duermo|duerme) (mal|poco|fatal)
fear: miedo|susto|panico
hobbling: coje(a|o|ando)|cojera
vision: vista|mirada
cannot see well: (veo|ve) (mal|peor|menos)
brown: marron|cafe oscuro|parduzc*
dark: oscur(o|a|os|as)
white: blanc(o|a|os|as)|blanquecin*
yellow: amarillent*|amarillas|amarillo
black: negr(o|a|os|as)
vomiting: vomit*
red: roj(o|a|os|as)
urinate: orin(o|a|an|ar)|mear
drop by drop: gota a gota|chorrito
kicks: patadas
pulse: pulso
wheezing: pitido[s]
grown: creci(o|do|endo)|crece[n]|mas grande
heart murmur: soplo
irregular heartbeat: arritmia[s]|fibrilacion
headache: dolor de cabeza
fall: se cae|me cai
pneumonia: neumonia[s]|pulmonia
bronchitis: bronquitis
x-ray: radiografia[s]|placa
ultrasound: ecografia
vaccine: vacuna[s]|vacunad(o|a)
covid: covid|coronavirus
malaria: malaria|paludismo
anaemia: anemia
stopped the tablets: (deje|dejado|suspend*) .. (pastillas|medicacion|tratamiento|antidepresivo)
antidepressant: antidepresiv(o|os)
statement of weight: mantengo el peso|peso estable|el peso igual

// Time.
minutes: segundo[s]|minutito[s]|ratito|cuarto de hora|media hora
after: despues
before: antes
two days ago: anteayer|antier
at night: noches
in the morning: mañanas
for months: hace unos meses|llevo meses|desde hace meses|unos meses
for years: hace años|desde hace años|toda la vida
getting better: alivia|se alivia|me alivia|se calma|calma|se pasa sol(o|a)|se me pasa
not getting better: no (se me|se le|se|me|le) (quita|alivia|calma|cierra|cura)|no cierra|no cura

// Verbs, things and measures of every day.
nothing: nada
-: ve|ven|vieron|dieron|di|hice|hicieron|vuelva|darse|hacerle|meterse|tocarlo|tocar|toco|aprieto|apretar|apriet(a|ar)|mover|mueve|mueven|muevo|abrir|abre|abierto|abierta|abiertos|cerrar|cierra|cierran|cerrado|cerrada|girarme|girar|estirar|doblar|partir|masticar|tragar|sonarme|limpiarlo|limpiar|saltar|salto|saltos|parar|paro|subirme|apoyar|apoyo|pegar|pego|pegado|pegada|roza|rozar|cortar|rompen|rompe|romper|llena|lleno|vacio|suelta|suelto|sueltos|queja|fijo|marca|cruza|gasta|llaves|operaron|operado|operada|perdido|pierde|pierdo|falta|faltan|podia|listo|tranquil(o|a)|atrevo|reconoce|reconozco|confirm*|quita|quitar|ayud*|mejorar|usar|uso|usado|aparece|aparecen|aparecio|desaparece|desaparecen
-: hondo|profund(o|a)|fondo|punta|borde[s]|centro|dorso|interior|exterior|delante|detras|debajo|cerca|lejos|alrededor|par|monton|trozo[s]|trocitos|entero|entera|doble|grues(o|a)|fin(o|a|os|as)|lis(o|a)|redond(o|a)|plan(a|o|as|os)|larg(o|a)|cort(o|a)|rapid(o|a)|rapidisimo|lent(o|a)|primer|primera|segunda|tercer|tercera|altos|alto|baj(o|a|os|as)|pequeñ(o|a|os|as)|enorme|raros|normales|pocos|pocas|poca|menos|importancia|madre|padre|especie
-: sol|luz|papel|pan|carne|arroz|café|te|sopa|leche|huevo|fruta|verdura|dieta|suero|manzanilla|agua|hoja|piedra[s]|arena|tierra|metal|puerta|pared|escalera[s]|almohada[s]|pijama|reloj|ordenador|movil|pantalla|nevera|llaves|copa|balon|pelota|acera|pasillo|revision|ducha|toalla|empresa|fabrica|mudanza|relaciones|colores|palabras|pasos|gato|perra
condom broke: (condon|preservativo) .. (rompi*|roto|rompe)|(rompi*|roto|rompio) .. (condon|preservativo)
condom: condon|preservativo
something in the eye: (cristal|vidrio|esquirla|viruta|trozo) .. ojo
urge to urinate: ganas de (orinar|hacer pis|mear)
lying down: tumbad(o|a)|tumbarme|acostad(o|a)|acostarme
fluid: liquido[s]
crooked: torcid(o|a|os|as)
effort: esfuerzo[s]
strength: fuerza[s]
discomfort: molesta[n]
soaked with sweat: empap(o|ado|ada)
dull: sord(o|a)
severe: horrores|horribles
dental abscess: flemon
smoker: fum(e|ado|ar)
attacks: ataques|crisis
heart valve: valvula[s]
wheezing: silba|silbo
scan: resonancia[s]|tac|escaner
erection: ereccion[es]
contact lenses: lentillas|lentes de contacto
sex: sexo|relaciones sexuales
gritty: arenilla
pupil: pupila[s]
flat: plan(o|a)
armpit: axila[s]|sobaco[s]
cyst: quiste[s]|bultito[s]
white cells: leucocitos|linfocitos
spleen: bazo
hearing: oigo|oye
loss of interest in sex: (sin|ninguna|no tengo) (gana|ganas|deseo) de sexo
-: rio|escapa|raspa|amanezco|apuro|despacito|hueco|juicio|pega|sono|quieta|quieto|cole|puntos|dando|tio|recuerdo
`
