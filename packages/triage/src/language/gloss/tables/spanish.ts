// Long because a language has many words, and one table is read as a whole.
import type { LanguageWords } from '../types.ts'
import { spanishComplaints } from './spanish-complaints.ts'
import { spanishClasses, spanishDangers } from './spanish-dangers.ts'
import { spanishToldApart } from './spanish-told-apart.ts'
import { spanishSmallWords } from './spanish-words.ts'

export const spanishWords: LanguageWords = {
  language: 'es',
  headFinal: false,
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintidos: 22,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
  },
  classes: spanishClasses,
  words: `${spanishToldApart}${spanishDangers}${spanishComplaints}
// Says nothing of health.
-: el|la|los|las|lo|unos|unas|un|una|uno|de|del|al|a|que|se|le|les|me|te|nos|os|su|sus|tu|tus|por|para|con|en|este|esta|estos|estas|ese|esa|eso|esto|esos|esas|aqui|alli|ahi|ahora|hoy
-: año|años
-: ser|soy|eres|somos|son|sea|fue|era|eran|estar|estoy|estas|estamos|estan|estaba|estaban|estuvo|este|haber|hay|habia|ha|he|has|han|hemos|haya|tengo|tienes|tener|tenia|tenido|tuve|teniendo
-: siento|sientes|siente|sienten|sentir|sentia|sintiendo|noto|nota|notado|noté|veo|parece|parecen|creo|pienso|digo|dice|dicen|dijo|decir|quiero|quisiera|quiere|gustaria|saber|se
-: hacer|hago|hace|hacen|hizo|haciendo|hecho|ir|voy|vas|va|van|fui|iba|vamos|venir|viene|vino|poner|pone|pongo|puse|ponerme|ponerse|llevo|lleva|llevan|llevar|dar|da|dan|dio|doy|dado|pasar|pasa|paso|pasado|quedar|queda|quedo
-: muy|mas|tan|tanto|tanta|ya|todo|toda|todos|todas|cada|casi|algo|alguien|nada mas|como|donde|cual|cuales|quien|tambien|ademas|asi|luego|entonces|despues de eso|bien|mal|bastante|demasiado|aun|incluso|mismo|misma|otro|otra|otros|otras|vez|cosa|cosas|momento|rato|tipo|parte|lado|gracias|hola|buenas|buenos|dias por favor|favor|ayuda|ayudar|doctor|doctora|medico|medica|hospital|urgencias|consulta|cita|problema|sintoma[s]|caso|persona|gente|casa|trabajo|trabajar|escuela|colegio|clase|manana siguiente|poquito|poco|pues|bueno|claro|verdad|dia|dias|hora|horas|noche|semana|semanas|mes|meses|manana|tarde|minuto[s]|normal|normalmente|usted|ustedes|nosotros|ellos|ellas|mucho|mucha|muchos|muchas|cuanto|que puedo|puedo|puede|pueden|poder|debo|debe|deberia|tengo que|hay que|necesito|sera|grave|preocupad*|asustad*
i: yo|mi|mis|conmigo|me
he: el mismo
she: ella
and: y|e
but: pero|aunque|sin embargo
or: o|u|ni
because: porque|ya que
when: cuando|al
if: si
since: desde
after: despues de|tras|luego de
before: antes de
still: todavia|sigue|sigo|siguen
again: otra vez|de nuevo
always: siempre
without: sin
only: solo|sola|solamente|unicamente
no: no (tengo|tiene|tenemos|hay|ha tenido|he tenido|tenia|presenta|siento|siente|noto|nota|le noto)|ningun[a]|nada de|tampoco (tengo|tiene|hay)|ni (tengo|tiene)|niega|no me (duele|duelen)|no le (duele|duelen)
no pain: no me (duele|duelen) nada|no (le|me) (duele|duelen)
not: no|nunca|tampoco|jamas
cannot: no (puedo|puede|podia|logro|consigo|consigue|logra|soy capaz de|es capaz de)
not go away: no se (me) (quita|va|pasa)|no (se me|se le) (quita|va|pasa)|no (mejora|cede|desaparece)
not help: no (ayuda|funciona|hace efecto|me hace nada)
maybe: quizas|tal vez|a lo mejor|igual
might be: puede que sea|podria ser|sera que
afraid of: miedo de|miedo a que sea|tengo miedo de
had before: antecedentes de|hist* de
family history of: antecedentes familiares de|en mi familia hay
what is: que es|en que consiste
how to prevent: como (prevenir|evitar)
is gone: ya (se me|se le|se) (quito|paso|fue)|ya no (tengo|tiene)

// Persons, ages, times.
my son: mi hijo|mi nino|mi chico|el nino|mi pequeno|a mi hijo
my daughter: mi hija|mi nina|la nina|mi pequena
my baby: mi bebe|el bebe|la bebe|mi recien nacid(o|a)|bebe
my newborn: recien nacid(o|a)
my father: mi padre|mi papa|papa
my mother: mi madre|mi mama|mama
my husband: mi marido|mi esposo
my wife: mi mujer|mi esposa
my partner: mi pareja
my grandmother: mi abuela|mi abuelita
my grandfather: mi abuelo|mi abuelito
my brother: mi hermano
my sister: mi hermana
my friend: mi amigo|mi amiga|un amigo|una amiga
my girlfriend: mi novia
my boyfriend: mi novio
my uncle: mi tio
my aunt: mi tia
my neighbour: mi vecin(o|a)
woman: mujer|senora
man: hombre|senor
pregnant: embarazad*|en estado|estoy de encargo|encinta|embarazo
# weeks pregnant: embarazada de # semanas|estoy de # semanas|# semanas de (embarazo|gestacion)
# months pregnant: embarazada de # meses|# meses de (embarazo|gestacion)
# year old: de # anos|# anos de edad|tengo # anos|tiene # anos
# month old: de # meses|tiene # meses
# week old: de # semanas|tiene # semanas
# day old: de # dias de nacid(o|a)|tiene # dias
for # minutes: desde hace # minutos|durante # minutos
# minutes ago: hace # minutos
for # hours: desde hace # horas|durante # horas|llevo # horas|lleva # horas
# hours ago: hace # horas
for # days: desde hace # dias|durante # dias|llevo # dias|lleva # dias|hace como # dias
# days ago: hace # dias
for # weeks: desde hace # semanas|durante # semanas|llevo # semanas|lleva # semanas
# weeks ago: hace # semanas
for # months: desde hace # meses|llevo # meses|lleva # meses
# months ago: hace # meses
for # years: desde hace # anos|llevo # anos
# years ago: hace # anos
for an hour: hace una hora|desde hace una hora
for half an hour: hace media hora
for a week: hace una semana|una semana
for a month: hace un mes
for some days: hace unos dias|unos dias|varios dias|hace varios dias
for some weeks: hace unas semanas|varias semanas
since yesterday: desde ayer|ayer
since this morning: desde esta manana|esta manana
since last night: desde anoche|anoche
at night: por la(s) noche[s]|de noche
in the morning: por la(s) manana[s]|al levantarme
after eating: despues de comer|al comer|cuando como
sudden: de (golpe|repente|pronto)|repentin*|subit*|bruscamente|de la nada|en segundos
gradual: poco a poco|gradualmente
getting worse: va a peor|empeora*|cada vez (mas|peor)|peor
better: mejor|mejora*
comes and goes: va y viene|viene y va|a ratos
started: empez*|comenz*|empes*
constant: constante|todo el tiempo|continuo

// Places of the body.
head: cabeza|la sien|las sienes|frente|coco|mate|cabecita
face: cara|rostro|mejilla[s]
eye: ojo[s]|parpado[s]
ear: oido[s]|oreja[s]
nose: nariz
mouth: boca
tongue: lengua
lip: labio[s]
tooth: diente[s]|muela[s]
gum: encia[s]
jaw: mandibula|quijada
throat: garganta
neck: cuello|nuca
shoulder: hombro[s]
left arm: brazo izquierdo
right arm: brazo derecho
arm: brazo[s]|antebrazo
elbow: codo[s]
wrist: muneca[s]
hand: mano[s]
finger: dedo[s]|pulgar
chest: pecho|torax|corazon
breast: seno[s]|mama[s]|pezon|pechos
upper back: espalda alta
lower back: espalda baja|parte baja de la espalda|lumbar*|rinones|cintura|lomo
back: espalda|columna
flank: costado|rinon|ijada
belly: barriga|estomago|vientre|abdomen|tripa[s]|panza|guata
upper belly: boca del estomago
lower belly: bajo vientre|parte baja del (vientre|abdomen)|bajo abdomen
lower right belly: (abajo|parte baja) a la derecha|abajo a la derecha .. (barriga|vientre|abdomen|estomago)|(lado|parte) inferior derech* .. (abdomen|vientre)|lado derecho .. (vientre|abdomen|barriga|estomago)
lower left belly: lado izquierdo .. (vientre|abdomen|barriga)
groin: ingle[s]
hip: cadera[s]
leg: pierna[s]|muslo[s]
one leg: una pierna
both legs: las dos piernas|ambas piernas
calf: pantorrilla[s]|gemelo[s]
knee: rodilla[s]
ankle: tobillo[s]
foot: pie[s]
heel: talon
toe: dedo del pie|dedo gordo
skin: piel
bottom: (el|del|por el|al) ano|recto|culo|trasero|nalga[s]
penis: pene
testicle: testiculo[s]|huevo[s]
vagina: vagina|vulva
private part: genitales|partes intimas|partes
joint: articulacion*|coyuntura[s]
muscle: musculo[s]
all over: todo el cuerpo|por todo el cuerpo
one side of body: un lado del cuerpo|medio cuerpo|(lado|mitad) (izquierd*|derech*) del cuerpo|todo un lado
left: izquierd*
right: derech*

// Sensations and qualities.
pain: dolor[es]|duel(e|en)|doler|dolia|dolid*|dolorid*|molesti*|adolorid*
severe: fuerte[s]|fortisim*|intens*|insoportable|terrible|horrible|fatal|mucho|muchisimo|enorme|tremend*|brutal
severe pain: retorc* de dolor|dolor muy fuerte
worst ever: el peor|la peor|peor .. de mi vida|mas fuerte de mi vida
mild: leve[s]|liger*|suave
burning: ard(or|e|en)|quemazon|escozor|escuece[n]|quema
pressure: presion|opresion|oprime|aprieta|peso|aplasta*|apretando|apretado
stabbing: punzad*|pinchazo[s]|punzante
throbbing: late|palpitante
cramp: colic*|calambre[s]|retortij*|retorcij*
itch: pica[n]|picor[es]|picazon|comezon|rasc*
numb: dormid*|adorme*|entume*|no siento|no siente
tingling: hormigue*|cosquilleo
weak: debil*|sin fuerza[s]|flojer*
swollen: hincha*|inflamad*|inflam*
stiff: rigid*|ties*|agarrotad*
red: roj*|enroje*|colorad*
hot: caliente
cold: fri*|helad*
blue: azul*|morad*
pale: palid*
yellow: amarill*
bleeding: sangr(a|o|ando|ado|ar)|sangrado|hemorragia
lump: bulto[s]|bolita[s]|ganglio[s]|masa
rash: sarpullido|erupcion*|ronch*|granit*|manchas rojas|salpullido
hives: urticaria|habones
blister: ampolla[s]
wound: herida[s]|llaga[s]
bruise: moraton*|moreton*|cardenal*
spreads to: baja (por|a)|se extiende a|se (me|le) (va|corre|pasa) (a|al|hacia)|hacia|irradia*
when i breathe: al respirar|cuando respiro
when i move: al mover(me|se|lo|la)|al moverme
when i walk: al caminar|al andar|cuando camino
on exertion: con [el]esfuerzo|al (hacer esfuerzo|subir)|con esfuerzo
climbing stairs: subir (la|las|una) escalera[s]|escaleras
at rest: en reposo

// Things.
blood: sangre
bloody: con sangre
urine: orina|pis|pipi
urinate: orinar|hacer pis|mear
stool: heces|caca|excremento|popo|evacuacion*|deposicion*
pus: pus
phlegm: flema[s]|moco verde
discharge: flujo|secrecion
water: agua
food: comida
milk: leche
alcohol: alcohol
medicine: medicin*|medicament*|remedio[s]|pastilla[s]|pildora[s]|tableta[s]
insulin: insulina
blood thinner: anticoagulante[s]|sintrom|aspirina diaria
antibiotic: antibiotico[s]
paracetamol: paracetamol
ibuprofen: ibuprofeno
diabetes: diabet*|azucar en la sangre
high blood pressure: hipertens*|(presion|tension) alta
asthma: asma*
cancer: cancer
period: regla|periodo|menstrua*
missed period: retraso .. (regla|periodo)|(no me (ha bajado|baja|viene|vino)|retraso de) (la regla|el periodo)|falta de regla
smoke: fumo|fuma|fumador[a]
dog: perro
bite: mordi*|mordedura|mordisco
snake: serpiente|culebra|vibora
bitten by a snake: (mordi*|pico|picado) .. (serpiente|culebra|vibora)
scorpion: alacran|escorpion
bee sting: (pico|picado|picadura) .. (abeja|avispa)
sting: picadura[s]|pico|picado
mosquito bites: picadura[s] de mosquito[s]
bleach: lejia|cloro|lavandina
drank bleach: (bebi*|tom*|trag*) .. (lejia|cloro|lavandina|detergente|aguarras|sosa)
swallowed a button battery: (trag*) .. pila
swallowed: trag(o|ado|ue|ó)|ingiri*
fell: me cai|se cayo|caida|caido|me caigo
hit head: golpe en la cabeza|me (di|golpee) .. cabeza|se (dio|golpeo) .. cabeza
blood sugar: (mi|su|el|la) azucar|glucosa|azucar
burn: quemadura[s]|me queme|se quemo|quemado
cut: corte|me corte|se corto|cortado

// Dangers.
chest pain: (dolor|presion|opresion|duele) .. pecho|me aprieta el pecho
pressure on the chest: (aprieta|oprime|aplasta|peso) .. pecho|elefante .. pecho
cannot breathe: no (puedo|puede) respirar|me (ahogo|asfixio)|se (ahoga|asfixia|esta ahogando)|me estoy ahogando|no me (llega|entra) .. aire|no le (llega|entra) .. aire
severe shortness of breath: me falta mucho el aire|casi no puedo respirar|le cuesta mucho respirar|me cuesta mucho respirar
shortness of breath: (me|le) falta .. aire|falta de aire|cuesta respirar|dificultad para respirar|respira* (mal|con dificultad)|fatiga al respirar|agitad*
wheezing: pitos|silbid*|sibilan*
cold sweat: sud(or|ando|oracion) fri*|sudores frios
sweating: sud(a|o|or|ando|oroso)
face drooping: (boca|cara) .. (torcid*|caid*|chueca|de lado)|torcido la (boca|cara)|(tuerce|torcio) la (boca|cara)|cara dormida
cannot speak: no .. (hablar|articular)|no le salen las palabras|no me salen las palabras
slurred speech: habla* (raro|mal|enredad*|arrastrad*|trabad*|como borracho)|lengua (trabada|enredada)|arrastra las palabras
cannot move arm: no .. (mover|levantar|mueve|levanta|muevo|levanto) .. brazo
cannot move leg: no .. (mover|mueve|muevo) .. pierna
cannot move legs: no .. (mover|mueve|muevo|siento) .. piernas
one sided weakness: (debil*|dormid*|paraliz*|sin fuerza) .. (lado|mitad)|lado .. (dormid*|paraliz*|debil*)
sudden worst headache of my life: peor dolor de cabeza|dolor de cabeza .. (explot*|estall*)|(trueno|estallido) .. cabeza
headache: dolor de cabeza|duele .. cabeza|jaqueca|cefalea
migraine: migrana
stiff neck: (cuello|nuca) (rigid*|ties*|dur*)|rigidez de (cuello|nuca)|no .. doblar .. (cuello|nuca)
unconscious: inconsciente|no (despierta|se despierta|responde|reacciona|contesta)|perdio el (conocimiento|sentido)|sin (conocimiento|sentido)
cannot wake: no .. (despertar|despertarlo|despertarla)
fainted: desmay*|desvanec*|perdi el (conocimiento|sentido)|se me fue la cabeza
dizzy: mare(o|os|ado|ada|a)|vertigo|la cabeza me da vueltas|todo me da vueltas
seizure: convulsi*|ataque epileptico|ataque de epilepsia
confused: confus*|desorient*|no sabe donde esta|delira|dice cosas (raras|sin sentido)
bleeding will not stop: (sangr*|sangre) .. (no para|no deja|no se detiene)|no para de sangrar|no deja de sangrar|sangra mucho|sangrando mucho
vomiting blood: (vomit*|devuelv*) .. sangre
coughing blood: (tos|toso|tose|escup*) .. sangre
blood in stool: sangre .. (heces|caca|popo)|(heces|caca|popo|deposicion*) .. sangre
blood in urine: sangre .. (orina|pis)|(orino|orina|pis|meo) .. sangre
black stool: (heces|caca|popo|deposicion*|excremento) .. negr*|cag* negro|negras como (alquitran|petroleo)
severe belly pain: dolor .. (fuerte|insoportable|terrible|horrible) .. (barriga|vientre|abdomen|estomago)
rigid belly: (barriga|vientre|abdomen) (dur*|rigid*) como .. (piedra|tabla)
throat closing: se me cierra la garganta|(garganta|lengua|labios) .. hincha*|hincha* .. (garganta|lengua|labios)
swollen face: (cara|ojos) .. hincha*|hincha* .. cara
choking: atragant*|se ahoga con
overdose: sobredosis|(tom*|trag*) (muchas|todas|un monton|un frasco|una caja|demasiadas) .. (pastillas|tabletas|pildoras)|(tom*|trag*) # .. (pastillas|tabletas|pildoras|comprimidos)|se tomo todas
poisoning: envenen*|intoxic*
gas: fuga de gas|olor a gas
carbon monoxide: monoxido
-: no (quiero|quiere) vivir (con|en|aqui|alli|ahi|lejos|cerca|sol(o|a))
i want to die: (quiero|prefiero) morir[me]|ganas de (morir|vivir)|no quiero (vivir|seguir viviendo)|mejor estar muert*|quisiera (morir|no despertar)|no vale la pena vivir
kill myself: matarme|suicid*|quitarme la vida|acabar con (mi vida|todo)|cortarme las venas|ahorcarme|tirarme
kill himself: matarse|suicidarse|quitarse la vida
voices tell me: voces .. (dicen|ordenan|mandan)
fever: fiebre|calentura|febril
high fever: fiebre [muy]alta|mucha fiebre
fever #: # [grados]de fiebre|fiebre [de]#|# grados
chills: escalofrio[s]|tirit*
does not drink: no [quiere](comer|mama|toma|bebe|come) nada|no quiere (comer|mamar|tomar)
not feeding: no (mama|come|quiere comer|toma el pecho|toma leche)
floppy: flacid*|como un trapo|desmadej*|sin tono
blue lips: labios (azul*|morad*)
bulging soft spot: (mollera|fontanela) .. (hinch*|abultad*|salid*)
sunken soft spot: (mollera|fontanela) .. hundid*
purple spots: manchas moradas|puntos (rojos|morados) .. no .. (desapare*|quitan)|petequia[s]
no urine: no (orina|orino|hace pis|hago pis|he orinado|ha orinado)
cannot pass urine: no .. (orinar|hacer pis|mear)
waters broke: rompi* .. (aguas|fuente)|(rotura|salio) .. (aguas|fuente)|se me rompio la (fuente|bolsa)
contractions: contracciones
baby moves less: (no (se mueve|siento|noto|se ha movido)|se mueve (menos|poco)) .. bebe|bebe .. (no se mueve|se mueve menos|no se ha movido)
vaginal bleeding: sangrado vaginal|sangr* por (la vagina|abajo)|manch(o|ado|ando)|hemorragia vaginal
bleeding and pregnant: sangr* .. embarazada|embarazada .. sangr*
sudden testicle pain: dolor .. testiculo[s]|duele[n] .. testiculo[s]
loss of vision: perdi* la (vista|vision)|me quede cieg*|cieg(o|a)|no (veo|ve) (nada|bien)
lost vision in one eye: (perdi*|no veo) .. (vista|vision|nada) .. ojo|no veo .. ojo
suddenly cannot see: de repente no veo|deje de ver
blurred vision: (vista|vision) borrosa|veo borroso
double vision: veo doble|vision doble
flashes: luces|destellos
eye pain: (dolor|duele) .. ojo
something in the eye: me (cayo|entro|salto) .. ojo
bleach in eye: (lejia|cloro|acido|cal|quimico) .. ojo[s]
electric shock: (descarga|corriente) .. electric*|me dio la corriente|electrocut*
saddle numbness: entrepierna (dormid*|adorme*)|(no siento|dormid*|adormecid*) .. (genitales|entrepierna|ano|partes)
lost control of urine: me (orino|hago pis) encima|no .. (aguantar|controlar) .. (orina|pis)
heart racing: corazon .. (rapido|acelerad*|desbocad*|a mil)|taquicardia|palpitacion*
low blood sugar: (azucar|glucosa) [muy] baj*|hipoglucemia|hipoglicemia
high blood sugar: (azucar|glucosa) [muy](alt*|por las nubes)|hiperglucemia
heat stroke: golpe de calor|insolacion
broken bone: hueso .. (roto|salido|fuera)|fractur*|rot(o|a|ura) .. (hueso|brazo|pierna)
bone sticking out: hueso .. (salido|fuera|asoma)
swollen leg: pierna .. hincha*|hincha* .. pierna
calf pain: (dolor|duele) .. pantorrilla

light sensitivity: (molesta|duele|lastima) .. luz|no .. soporto la luz|fotofobia
very drowsy: adormilad*|somnolient*|muy dormid(o|a)|amodorrad*
dry diaper: no .. moj* .. panal|panal seco|no moja panales
diaper: panal[es]
wet: moj*
listless: decaid*|apagad*

// Everyday complaints.
cold: resfri*|catarro|constipad*|gripe leve
flu: gripe|gripa
cough: tos|toso|tose|tosiendo|tosia
cough with phlegm: tos con flema[s]
dry cough: tos seca
runny nose: moc*|nariz .. (gotea|moquea)|goteo nasal|moquea*
blocked nose: nariz (tapad*|congestionad*|taponad*)|congestion
sneezing: estornud*
sore throat: dolor de garganta|duele .. garganta|anginas|pica .. garganta
hoarse: ronc*|afonic*|sin voz
earache: dolor de oido[s]|duele .. oido[s]|otitis
toothache: dolor de (muela[s]|diente[s])|duele .. (muela|diente)
nausea: nausea[s]|ganas de vomitar|asco|revuelto el estomago|estomago revuelto
vomiting: vomit*|devuelv*|arroj* la comida
diarrhea: diarrea|cacas? liquid*|suelt* del estomago|churrete
watery stool: heces liquidas
constipation: estren*|no .. (evacuar|ir al bano|cagar|obrar)|no voy al bano
bloating: hinchazon (de|en) .. (barriga|vientre|abdomen|estomago)|gases|barriga hinchada|meteorismo
heartburn: acidez|agruras|ardor .. (estomago|pecho)|reflujo
loss of appetite: sin apetito|no tengo (hambre|apetito)|falta de apetito|no tiene (hambre|apetito)
tired: cansad*|cansancio|agotad*|fatig*|sin energia
poor sleep: no .. dormir|insomnio|duermo (mal|poco)|no duermo
stress: estres*|estresad*
anxiety: ansiedad|ansios*|nervios*|angustia
panic attack: ataque de panico|crisis de ansiedad
low mood: triste*|deprimid*|depresion|sin ganas de nada|desanimad*
painful urination: (ardor|arde|dolor|duele|escuece|quema) .. (orinar|pis|mear)
frequent urination: orin* (mucho|muchas veces|a cada rato|seguido)|ganas de orinar .. (rato|veces)|hago pis (mucho|a cada rato)
vaginal itching: (picor|picazon|comezon) .. (vagina*|vulva|partes intimas|abajo)
thick white discharge: flujo blanco
period pain: dolor (de|en) .. (regla|periodo|menstrua*)|colicos menstruales
back pain: dolor de espalda|duele .. espalda|lumbago|lumbalgia
neck pain: dolor de cuello|duele .. cuello|torticolis
knee pain: (dolor|duele) .. rodilla
joint pain: (dolor|duelen) .. articulaciones
ankle injury: torci* .. (tobillo|pie)|esguince .. tobillo
dry skin: piel seca
eczema: eccema|dermatitis
acne: acne|espinillas|granos en la cara
fungus: hongo[s]
athletes foot itchy between toes: hongos en los pies|pie de atleta
head lice: piojo[s]
hay fever: fiebre del heno|alergia al polen|alergia
red eye: ojo[s] roj*
eye discharge: laganas|leganas|ojo[s] pegad*|secrecion .. ojo
stye: orzuelo
hemorrhoids: hemorroide[s]|almorrana[s]
worms: lombric*|gusan*
nosebleed: sangr* .. nariz|nariz .. sangr*
hair loss: (caida|cae|caen) .. (pelo|cabello)
wart: verruga[s]
sunburn: quemad* (por|del) sol|quemadura solar
splinter: astilla
weight loss: (perdi*|bajado) .. (peso|kilos)|he adelgazado|adelgaz*
weight gain: (subi*|engord*) .. (peso|kilos)
night sweats: sud(o|ores|oracion) .. (noche|nocturn*)
thirst: sed|mucha sed
dry mouth: boca seca
memory loss: (perdida de|mala) memoria|se me olvida*|se le olvida*|olvid*
crying: llora*|llorando|llanto
body aches: dolor (de|en) .. cuerpo|cuerpo cortado|dolores musculares|malestar general
unwell: malestar|mal cuerpo|enferm*
snoring: ronquido[s]|ronc(o|a) por la noche
teething: dientes saliendo|salen los dientes|denticion
nappy rash: (culito|panal) .. (roj*|irritad*)|dermatitis del panal
colic: colicos del bebe|colicos del lactante
cramps: calambre[s]
swelling: hinchazon
${spanishSmallWords}`,
}
