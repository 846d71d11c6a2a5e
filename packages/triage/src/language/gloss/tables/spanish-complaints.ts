/** Everyday complaints as people say them in Spanish, idioms above all. */
export const spanishComplaints = `
// Colds, throat, ears, eyes.
runny nose: moc(o|os|ose|oso|osa|osidad)|mokos|moquea*|moquill*|nariz .. (agua|chorre*|gote*|moque*|canilla|grifo|llave|suelta|corre|corriendo)|(chorrea*|escurr*|gote*) .. nariz|rinitis|goteo de nariz|se me cae el moco|mocarrera|moquera
blocked nose: nariz .. (tap*|congest*|tapon*|constip*|trancad*|cerrad*)|(tap*|congest*) .. nariz|congestionad*|constipad*|no respiro por la nariz|tapad* de la nariz|gangos*
sneezing: estornud*|estonud*|achis|achus
common cold: resfri*|resfria(o|do)|catarr*|gripita|gripazo leve|trancazo|resfrío|constipao|acatarrad*|agripad*|engripad*|griposo|griposa|gripilla|enfriad*|enfriamiento
flu: gripe|gripa|grip|influenza|gripazo
sore throat: garganta .. (duel*|dolor*|irritad*|raspos*|rasp*|pic*|arde|roj*|inflamad*|lija|carraspera|rasc*|molest*)|(duel*|dolor*|rasp*|pic*|arde|ardor|molest*|carraspera|irritad*) .. garganta|anginas|amigdal*|faringitis|carrasper*|duele al tragar|tragar saliva .. duele|me duele tragar
white spots on the tonsils: (placas|puntos blancos|pus) .. (garganta|anginas|amigdal*)|(garganta|anginas|amigdal*) .. (placas|puntos blancos|pus)
hoarse voice: (ronc(o|a)|afonic*|ronquer*|ronkera|afonia|disfon*)|sin voz|perdi la voz|voz .. (tomada|ronca|cascada)|quede sin voz|no me sale la voz
dry cough: (tos|toz) (seca|perruna|de perro|irritativa)|toso seco
cough: tos|toz|tose|toso|tosiendo|tosecit*|tosesit*|tosia|tosido|tosidera|tosedera|tosiend*|tosio|toser
cough with phlegm: (tos|toz|toso|tose) .. (flema*|gargajo*|pecho cargado)|(flema*|gargaj*|desgarro)
barking cough: (tos|toz) .. (perro|foca|perruna|ladr*)
earache: (duel*|dolor*|punzad*|puntad*) .. (oido[s]|oreja[s]|oidito|uido)|(oido[s]|oreja[s]) .. (duel*|dolor*|punz*)|otitis
blocked ear, ear wax: (oido[s]|oreja[s]) .. (tapad*|taponad*|tapon|cera|cerumen)|(tapon*|cera) .. (oido[s]|oreja)
ringing in the ear: (zumb*|pit*|silbid*) .. oido[s]|acufeno*|tinnitus
itchy eyes: (pic*|rasc*|comezon) .. ojo[s]|ojo[s] .. (pic*|comezon|lloros*)
watering eye: ojo[s] .. (llor*|lagrime*)|(llor*|lagrime*) .. ojo[s]
red eye: ojo[s] .. (roj*|colorad*|irritad*|rojiz*|inyectad*)|conjuntivitis|derrame en el ojo
sticky discharge from the eye: (lagaña*|legaña*|chele*|cheles|pitaña*)|ojo[s] .. (pegad*|lagañ*|legañ*|pus|secrecion)|amanec* .. ojo[s] pegad*
stye on eyelid: orzuelo|perrilla|(grano|granito|bolita|bultito) .. (parpado|ojo)
dry eyes: ojo[s] sec*|arenilla .. ojo[s]
twitching eyelid: (tiembl*|salta|brinca|late|tic) .. (parpado|ojo)|(parpado|ojo) .. (tiembl*|brinc*|salt*|tic)
tired eyes: vista cansada|ojos cansados|cansa la vista
hay fever, sneezing and itchy eyes: alergia .. (polen|primavera|polvo|gato|acaros|estacional|gramineas|olivo)|alergias|rinitis alergica|fiebre del heno
sinus pressure, face pain: sinusitis|(pesadez|presion|dolor) .. (pomulos|senos paranasales|entre los ojos)

// Head, tiredness, sleep, mind.
mild headache: dolorcit* de cabeza|cabeza .. (un poco|un poquito|leve|cargada|embotada|pesada)|(duele|dolor) (un poco|un poquito|algo|leve) .. cabeza|dolor (leve|ligero|suave) de cabeza
headache: (duel*|dolor*|punz*|late|pulsa|molest*) .. (cabeza|sien|sienes|frente|coco)|(cabeza|frente|sien|sienes) .. (duel*|dolor*|late|pulsa|punz*)|jaqueca[s]|cefalea[s]|dolorde cabeza
migraine: migraña[s]|migrana|jaquecon
dizzy: mare(o|os|ado|ada|a|an|aba|e|arme|itos)|marear*|vertigo*|(cabeza|todo|cuarto|mundo) .. (vueltas|gira|moviendo)|(vueltas|gira) .. (cabeza|todo|cuarto)|inestable|se me mueve el piso|atarantad*|mareadit*
dizzy when standing up: mare* al (pararme|levantarme|ponerme de pie|incorporarme)
motion sickness: mare* .. (coche|carro|auto|barco|bus|viaj*|curvas)
hangover: resaca|(cruda|goma|guayabo|chuchaqui|ratón|raton|perseguidora|caña|resacon|cruz) (terrible|mala|horrible|hoy|de anoche)|ando (crudo|cruda|de goma|enguayabado|enratonado|con la caña|chuchaqui)|(con|tengo) [una|la|el] (resaca|cruda|goma|guayabo|chuchaqui|caña|perseguidora)|crudo|cruda|enguayabad*|(bebi|tome|tomé|chupe) (de mas|mucho|demasiado) (anoche|ayer)
tired: cansad*|cansancio|agotad*|agotamiento|molid*|reventad*|hecho polvo|hecha polvo|sin (energia|energias|ganas|pilas|fuerzas)|fundid*|rendid*|fatigad*|hecho mierda|cansad(o|a) todo el dia|no doy mas|no puedo con mi alma|decaid*|desganad*|flojera|sueño todo el dia
poor sleep: no (duermo|pego ojo|duerme|concilio|he dormido|puedo dormir|logro dormir|consigo dormir)|insomnio|desvel*|{cannot} (dormir|conciliar)|(duermo|dormi) (mal|poco|fatal|a ratos|pesimo)|me (cuesta|despierto) .. (dormir|dormirme|noche)|doy vueltas en la cama|sin dormir
nightmares: pesadilla*
snoring: ronca .. (noche|durm*|dormir|como)|ronquido[s]|ronco (mucho|de noche|por la noche)
stress: estres*|stress|agobi*|sobrecargad*|presionad* en el trabajo|mucha presion
anxiety: ansied*|ansios*|nervios*|nervios|angusti*|intranquil*|comiendo el coco|me como la cabeza|acelerad* de nervios|inquiet*
panic attack: (ataque|crisis) de (panico|ansiedad|nervios)
low mood, sad: trist*|depre|deprimid*|depresion|bajon|bajonead*|desanimad*|sin ganas de nada|desmotivad*|llor* por todo|bajo de animo|animo .. (suelo|bajo)|apachurrad*|agüitad*|achicopalad*|melancol*|aguitad*
cannot concentrate: no me concentro|{cannot} concentrar*|no rindo|no me puedo concentrar
memory loss: (olvid*) .. (cosas|todo|nombres|donde)|mala memoria|se me van las cosas

// Stomach and bowels.
belly pain: (duel*|dolor*|dolio|retorcij*|retortij*|punzad*|molest*|pesadez|calambr*) .. {belly}|{belly} .. (duel*|dolor*|retuerc*|molest*)|dolor de (tripa[s]|panza|guata|barriga)|empach*
mild belly pain: (duel*|dolor*|molest*) (un poco|un poquito|algo|leve) .. {belly}|dolorcit* de {belly}|molestia* .. {belly}
upset stomach: {belly} (revuelt*|descompuest*|suelt*|mal|malo|delicad*|fatal)|revuel* .. {belly}|mal del estomago|indigest*|empach*|descompuest*|mal de la panza|caido mal|(cayo|sento|cayeron|sentaron|sento) .. (mal|pesad*)|me sento mal|atracon|llena despues de comer
nausea: nausea*|nauces|arcada[s]|asco|ascos|ganas de (vomitar|devolver|arrojar|gomitar|potar)|bascas|vascas|angustia en el estomago|con el estomago revuelto
vomiting: vomit*|vomitar*|bomit*|gomit*|devolv(i|io|er|iendo)|devuelv*|guacar*|arroj* (la comida|todo)|trasboc*|pot(e|ando|ar)
diarrhea: diarrea*|diarea|diarrea[s]|chorrillo|chorro en el baño|cagalera|cagadera|churri*|corredera|soltura|(suelt*|flojo|descompuest*) .. (vientre|estomago|tripa|barriga|cuerpo)|{stool} (liquid*|aguad*|suelt*|blanda*|como agua)|voy .. (baño) .. (liquido|agua|cada rato)|(churrete|currutaca|obradera|seguidillas|pringadera|colitis)|ir suelt*|evacu* (liquido|aguado)|hago agua
constipation: estreñi*|estitic*|estreñid*|constipacion|tapad(o|a) del (estomago|vientre)|no (cago|evacuo|obro|defeco|hago caca|hago del baño|voy de vientre|voy de cuerpo|voy al baño|va al baño|hace caca|hace popo|hace del baño|ha hecho caca|he ido al baño)|sin (ir al baño|ir de vientre|ir de cuerpo|cagar|evacuar|obrar|hacer caca|hacer popo|hacer del baño|dar de cuerpo|defecar)|{stool} (dur*|como piedras|como bolitas)|{cannot} (cagar|evacuar|obrar|ir al baño|hacer del baño|hacer caca|ir de vientre|dar de cuerpo)|(cago|hace|hago) (duro|bolitas)
passing gas: (echo|tiro|expulso|paso|puedo tirar|echar|tirar|boto) .. (gas|gases|pedos|vientos)
bloating: (hinch*|inflam*|inflad*|aventad*|llen*) .. {belly}|{belly} .. (hinch*|inflam*|inflad*|aventad*|globo|tambor)|gas|gases|pedos|flatulen*|me noto hinch*|hinchad(a|o) despues de comer|aventazon|meteorismo
burping: eruct*|repit* la comida|regueld*|regold*|chanch(o|os) (al comer)
heartburn: (ardor|acid*|acides|agruras|agrieras|acidos|reflujo|pirosis|agruritas|vinagrera*|hervederas|quemazon) [de|en] [el|la] [estomago|esofago|boca del estomago]|(sube|suben|subir) .. acid*|me repite la comida|(arde|quema) .. (estomago|boca del estomago|esofago)
hiccups: hipo|ipo|hipos|hipit*|singulto
loss of appetite: sin (hambre|apetito|ganas de comer)|(no tengo|no tiene|perdi el|perdio el|falta de|poco|poca|sin) (hambre|apetito|ganas de comer)|inapeten*|no me entra la comida
hemorrhoids: hemorro*|almorra*|emorro*|(bolita|bulto|bultito) .. (ano|culo|trasero)|(duele|pica|arde) .. (ano|culo) al (cagar|evacuar|ir)
bright blood on toilet paper: (sangre|sangr*|gotas|manch*|roj*) .. (papel|limpiarme)|papel .. (sangre|manch*)
itchy bottom: (pica*|comezon|picor|rasca*) .. (ano|culo|culito|colita|trasero|nalga*)
worms in stool: lombric*|lombriz|gusanit*|gusano[s] .. {stool}|oxiur*|bichos en la caca
food poisoning after bad food: (mal estado|comida mala|intoxicacion alimentaria|marisco malo)|(comi|comio) algo (malo|podrido|en mal estado|pasado)

// Skin.
itching: pic(a|an|aba|or|ores|azon|ando|itos)|piquiña|rasquiña|comezon|escozor|rasc(o|a|ar|arme|ando)|prurito|comeson|picazón
rash: sarpullido|salpullido|zarpullido|erupcion*|ronch*|granit*|manch(a|as) roj*|roncha|alergia en la piel|brote en la piel|granitos|puntitos rojos|rojeces|irritacion en la piel
mosquito bites: (picad*|piquet*|picadur*|pic(o|aron|an|ado)|habon*|roncha[s]|comieron|dejaron|acribill*) .. (mosquito[s]|zancudo[s]|mosco[s]|jejen*|moyote[s]|sancudo[s]|chinche[s]|pulga[s]|hormiga[s]|tabano)|(mosquito[s]|zancudo[s]|mosco[s]|sancudo[s]|jejenes|hormiga[s]|pulga[s]) .. (pic*|comi*|acribill*)|(zancudo[s]|sancudo[s])
insect bite: (pic(o|ado|aron|adura)|piquete) .. (bicho|insecto|animal|algo)
tick bite: garrapata[s]
sunburn: (pase|paso) (de|con el) sol|(quem*|colorad*|roj*|insolad*|achicharr*|tost*) .. (sol|playa|gamba|camaron|cangrejo|tomate|jaiba)|como (una gamba|gamba|camaron|cangrejo)|quemad* (del|por el|de) sol|demasiado sol
dry lips: labios .. (sec*|partid*|cortad*|agrietad*|resec*|pelad*)|(parten|cortan|agrietan|secan|resecan|pelan) .. labios
dry skin: piel .. (sec*|resec*|descam*|tirante)|resequedad
acne pimples on the face: acne|espinilla*|barro[s]|barrit*|(grano|granos|granitos) .. (cara|frente|barbilla|espalda)|puntos negros|puyas
blister on foot: ampolla[s]|ampoya[s]|vejiga .. pie
cracked heels: talon* .. (agriet*|rajad*|partid*)
athlete's foot, itching between the toes: (pic*|hongo*|comezon|pelad*|descam*) .. (entre los dedos|dedos de los pies|pies)|pie de atleta|(entre los dedos) .. (pic*|pelad*|grieta*|comezon)
nail fungus: uña[s] .. (hongo*|amarill*|grues*)|hongo* .. uña[s]
ingrown toenail: uñero|uña (encarnada|enterrada|clavada)|uñero*
dandruff: caspa
hair loss: (cae*|caida|cay*|bota*|quedo calv*) .. (pelo|cabello)|(pelo|cabello) .. cae*|calvicie|calv(o|a)
head lice: pioj*|liendre*
warts: verruga*|mezquin*|berruga*
cold sore: (calentura|fuego|pupa|herpes|boquera*|fogazo) .. (labio|boca)|herpes labial|pupa[s] en el labio|fuego en el labio
mouth sores: (llaga*|afta*|pupa*|fuego*|ulcera*|yaga*) .. (boca|lengua|encia)|afta*|llaguita*
bruise: morat(on|ones)|moret(on|ones)|cardenal*|moradit*|hematom*|morado por el golpe|magullad*
small cut: (cort(e|é|o|ada|adita|ito)|raj(e|ada)|tajo) .. (dedo|dedito|cuchillo|papel|cocina|mano|vidrio|lata|cebolla|afeit*)|cortecit*|cortadit*|(raspon*|rasp(e|on)|arañaz*|rasguñ*|peladura)
burned: (quem(e|o|adit*|adura)) .. (plancha|horno|sarten|cafe|sopa|olla|dedo|mano|cigarro|vapor)|quemadurit*
splinter: astill*|espin* .. (dedo|pie|mano)|clav* una (espina|astilla)
hives: urticaria|habon*|ronchas que pican
eczema, itchy dry skin: eccema|eczema|dermatitis|excema|atopic*
prickly heat heat rash: sudamin*|salpullido por calor|sarpullido .. calor
corn: callo[s]|callosidad*|ojo de gallo
boil: forunculo|nacido|divieso|grano con pus|golondrino
diaper rash: (culito|nalguit*|colita|potito|pompis|trasero|panal|pañal) .. (roj*|irrit*|escald*|rosad*|escoci*)|(escald*|rozad*|irrit*|roj*) .. (pañal|culito|nalguit*|colita|potito)|pañalit*|escaldad*|rosadur* .. pañal
excessive sweating: sud(o|a) (mucho|un monton|demasiado|a mares)|huele el sudor|sobaco*

// Muscles, bones and joints.
aching all over: (duel*|dolor*|cortad*|apalead*|molid*|golpead*) .. (todo el cuerpo|cuerpo|los huesos|hasta los huesos|hasta el pelo)|cuerpo (cortado|molido|apaleado)|dolor de cuerpo|trancazo|todo me duele|me duele todo
back pain: (duel*|dolor*|pinch*|molest*|chasc*|tiron|jalon|trab*|tranc*|lumbago|engarrot*) .. (espalda|lumbar*|riñon*|cintura|lomo|rabadilla|espaldita)|(espalda|cintura|lumbares|riñones) .. (duel*|dolor*|tranc*|trab*|mata|fatal)|lumbago|lumbalgia|me quede (clavado|enganchado|trabado|doblado)|ciatica leve
sciatica pain down the leg: ciatic*|siatic*|ciatica|(baja|corre) .. (pierna) .. (nalga|espalda|cintura)
neck pain: (duel*|dolor*|contractura|torticulis|torticolis|tiron|molest*) .. (cuello|nuca|cervical*|pescuezo)|(cuello|cervicales) .. (duel*|dolor*|cargad*|contractur*)|torticolis|cervicales|contractur*
knee pain: (duel*|dolor*|molest*|cruj*|truen*) .. (rodilla[s]|rodiya)|(rodilla[s]) .. (duel*|dolor*|cruj*|molest*|truen*)
shoulder pain: (duel*|dolor*|molest*) .. (hombro[s]|paletilla|omoplato)|hombro[s] .. (duel*|dolor*|molest*)
wrist pain: (duel*|dolor*) .. muñeca|muñeca .. (duel*|dolor*)|tendinitis
ankle injury, twisted ankle: (torc*|torci*|doble|doblo|dobl*|virado|esguin*|falsead*|zaf*|luj*|troncha*) .. (tobillo|pie|tobiyo)|(tobillo|tobiyo) .. (torci*|torc*|hinch*|dobl*|esguin*|duel*)|esguince|tronchadura|me torsi el pie|pise mal
hip pain: (duel*|dolor*) .. cadera
heel pain: (duel*|dolor*|espolon) .. talon|fascitis|espolon
leg cramps: calambr* .. (pierna*|pantorrilla*|gemelo*|noche|pie)|se me (monta|sube) .. (gemelo|bola)|calambre*
muscle soreness after exercise: agujeta*|(duel*|dolor*) .. (gimnasio|gym|entren*|ejercicio|pesas|correr)|sobrecarga muscular|tiron muscular
joint pain: (duel*|dolor*) .. (articula*|coyuntur*|huesos|juntas|nudillos)|artrosis|reuma|artritis
finger pain: (duel*|dolor*|golp*|machuc*|aplast*|pill*) .. dedo
tingling: hormigue*|cosquill*|hormiguitas|(se me|se le) duerme* .. (mano|pie|dedos|brazo|pierna)|adorme* .. (mano*|dedo*|pie*)
varicose veins: varic*|variz|varices|arañitas en las piernas
swollen feet: (hinch*) .. (pies|tobillos|piernas)|(pies|tobillos|piernas) .. (hinch*|retengo)|retencion de liquidos

// Urine, women, men.
painful urination: (ard*|dolor*|duel*|escuec*|escoz*|quem*|molest*|pic*) .. (orin*|hacer pis|hago pis|hacer pipi|mear|meo|hacer del uno|hacer chis|{urine})|(orin*|mear|hacer pis|meo) .. (ard*|duel*|escuec*|quem*|pic*)|cistitis|mal de orin|infeccion de orina|infeccion urinaria|al orinar me (arde|duele|quema)
frequent urination: (orin*|me(o|ar)|pis|pipi|baño) .. (cada rato|rato|cada cinco minutos|todo el rato|muchas veces|a cada momento|seguid*)|(muchas|a cada rato|todo el rato) .. ganas de (orinar|mear|hacer pis)
period pain: (duel*|dolor*|colic*|retortij*|calambr*) .. (regla|periodo|menstru*|mes|ovarios)|(regla|periodo|menstru*) .. (duel*|dolor*|doloros*)|dismenorrea|me bajo con dolor|ovarios .. duel*
heavy periods: (regla|periodo|menstru*) .. (abundant*|mucho|muchisima|coagulos)
missed period: (retras*|atras*|falta*|no .. baj*|no .. vien*|no .. llega*) .. (regla|periodo|menstru*)|no me (baja|ha bajado|viene|ha venido|llega) [la|el] (regla|periodo)|(regla|periodo) .. (retras*|atras*|no .. lleg*|no .. baj*)|tengo un (retraso|atraso)|se me retraso
irregular periods: (regla|periodo|menstru*) .. irregular*
vaginal itching: (pic*|comez*|ard*|escoz*|escuec*|rasquiñ*) .. (vagin*|vulva|partes|partes intimas|zona intima|alli abajo|ahi abajo|abajo|chocho|cuca|concha|genital*|la parte)|(vagin*|vulva|partes intimas|zona intima|ahi abajo|genital*) .. (pic*|comez*|ard*|escuec*)|candidiasis|hongos vaginales|candid*
thick white vaginal discharge: flujo .. (blanc*|cottage|requeson|yogur|gruma*|cortad*|espes*|ricota)
smelly vaginal discharge: flujo .. (huele|mal olor|olor|pescado|verd*|amarill*)
morning sickness in pregnancy: (embaraz*) .. (nausea*|asco*|vomit* por las mañanas)|nauseas del embarazo
hot flushes: sofoc* .. (menopausia|noche|calor*)|bochorno[s]|calores|sofocos|menopausia
breast pain: (duel*|dolor*) .. (pechos|tetas|senos|mamas|lolas|chichis|pezon*)|(pechos|tetas|senos|mamas|lolas) .. (duel*|dolor*|sensibles)
itchy groin: (pic*|comez*|escoci*|escald*) .. (ingle*|entrepierna|huevo*)

// Children.
teething: (sal*|saliendo|rompiendo|brot*|naciendo|echando) .. (diente*|dientecit*|dientit*|muela*)|(diente*|dientecit*) .. (sal*|saliendo|brot*)|encias .. (inflamad*|hinchad*|muerde)|muerde todo|denticion
colic crying in the evening: colico[s]|(bebe|recien nacido) .. (llor*) .. (tarde|tardes|noche*)|encoge las piern* y llora
spits up milk: regurgit*|(buchad*|bocanad*|buchito*) .. leche|(echa|bota|devuelve) .. leche|repite la leche
chickenpox: varicela|lechina|peste cristal|viruela loca
cradle cap: costra lactea
fussy child: (irritable|lloron*|inquiet*|chiple|gruñon*|mañ(oso|osa))


// Teeth.
toothache: (duel*|dolor*|molest*|punz*|mata) .. (muela*|diente*|cordal*|muelita)|(muela*|diente*|cordal*) .. (duel*|dolor*|mata|molest*|picad*)|caries|muela picada
bleeding gums: (sangr*) .. (encia*|cepill*)|encia* .. sangr*
bad breath: mal aliento|halitosis|(huele|olor) .. (boca|aliento)
dry mouth: boca (seca|pastosa|reseca)|sequedad .. boca

// Questions about medicines and the rest.
how much can i take: (cuant*|cada cuanto) .. (tomar|dar*|doy|tomo|paracetamol|ibuprofeno|dosis)|dosis de
missed the pill: (olvid*|salte|no tome) .. (pastilla|pildora|anticonceptiv*)
missed a dose of medicine: (olvid*|salte) .. (tomar|dosis|medic*)
can i take: (puedo|puede|se puede) (tomar|mezclar|dar|usar|combinar)|puedo tomarme
side effects: efectos secundarios|efecto secundario
nosebleed: (sangr*|hemorragia) .. (nariz|narices)|(nariz|narices) .. sangr*|epistaxis|hemorragia nasal
worn down after travel, jet lag: jet lag|jetlag|desfase horario
weight loss: (baj*|perd*) .. (peso|kilo[s])|adelgaz*|enflac*|flac*
weight gain: (sub*|engord*|aument*|gan*) .. (peso|kilo[s])|engord*
night sweats: sud* .. (noche*|dormir|cama|sabanas)
unwell: malestar|mal cuerpo|pachuch*|achacos*|maluc*|(me siento|me encuentro|se siente) (mal|fatal|pesimo|raro|rara|regular|chungo|del asco|pal perro|maluco)|enferm*|descompuest*|malit*|mal de salud|indispuest*
mild fever: febricula|un poco de (fiebre|calentura|temperatura)|unas decimas|decimas|fiebrecit*|fiebre bajita|destemplad*|fiebre leve|37 y medio
chills: escalofri*|tirit*|chuchos de frio|escalosfrio*|tembladera de frio|tembl* de frio
hot weather: calor|calorcito

spicy food: picante|comida picante
`
