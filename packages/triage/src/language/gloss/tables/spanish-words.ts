/** The small words of Spanish, its verbs of everyday life in all persons and tenses, and the people it speaks of. */
export const spanishSmallWords = `
// Written as on a telephone, and what says nothing of health.
-: q|k|ke|qe|xq|pq|porq|x|xfa|xfavor|porfa|porfis|plis|plz|d|dl|l|t|m|s|n|tb|tmb|tbn|tambn|bn|ntp|jaja*|jeje*|jiji*|jajaj*|uf|uff|ay|aya|eh|ey|oye|oiga|oigan|mira|mire|miren|vaya|venga|ojala|dios|gracias a dios|diosito|virgen|por dios|madre mia|hostia|joder|coño|carajo|mierda|puta|puto|chucha|verga|cojones|caray|chale|wey|guey|weon|weona|huevon|po|pue|pos|pes|pe|che|vos|tio|tia|causa|parce|pana|mano|chamo|chama|bro|manito|maje|vale|tranqui|sip|nop|si pues|ok|okey|okay|saludos|cordiales|buen dia|buenas tardes|buenas noches|buenos dias|quetal|que tal|disculp*|perdon*|agradec*|urge|urgente|socorro|auxilio|ayudenme|ayudeme|ayudame|ayuden|ayuda[a]|ayudaa*|rapido por favor|consulto|pregunto|pregunta|duda|dudas|consejo[s]|aconsej*|recomiend*|recomend*|opin*
-: mio|mia|mios|mias|tuyo|tuya|suyo|suya|suyos|suyas|nuestr(o|a|os|as)|vuestr(o|a|os|as)|ella misma|tal|tales|cierto|cierta|varios|varias|algun|alguna|algunos|algunas|alguno|demas|restante|ambos|ambas|cualquier|cualquiera|sendos|aquel|aquella|aquellos|aquellas|aquello|esos|cuyo|cuya|cuales|cuando sea|quienes|cuantos|cuantas|na mas|nomas|no mas|puro|pura|puros|puras|harto|harta|hartos|hartas|medio|media|un poco|un poquito|un pelin|pelin|tantito|tantita|chin|un toque|toque|cachito|re|super|recontra|mega|requete|bien bien|ni modo|eso si|de hecho|la verdad|en verdad|es decir|o sea|osea|por cierto|total|en fin|al menos|por lo menos|mas o menos|mas bien|sobre todo|encima|arriba|abajo|adentro|afuera|dentro|fuera|debajo|delante|detras|atras|adelante|cerca|lejos|alrededor|contra|entre|hasta|hacia|segun|durante|mediante|sobre|bajo|junto|aparte|ahi mismo|alla|aca|acá|asin|asina|ansi|recien|recientemente|ultimamente|enseguida|ahorita|ahoritita|orita|al rato|ya mismo|pronto|temprano|luego luego|primero|segundo|tercer|ultimo|ultima|ultimos|ultimas|siguiente|proximo|proxima|nuevo|nueva|viejo|vieja|joven|adulto|adultos|mayor|menor|grande|grandes|chico|pequeños|largo|larga|corto|alta|alto|bajita|gordo|flaco|bueno|buena|buenas|buenos|malo|mala|malos|malas|feo|fea|rar(o|a|os|as|isimo)|lindo|bonito|igual|iguales|distint*|diferent*|facil|dificil|posible|posibles|imposible|seguro|segura|simple|simplemente|solamente|justo|justa|justamente|exactamente|practicamente|realmente|totalmente|completamente|apenitas|basicamente|actualmente|generalmente|frecuentemente|a veces|aveces|de vez en cuando|muchas veces|alguna vez|a menudo|seguido|casi siempre|siempre que|cada que|cada rato|a cada rato
-: es|esta|eras|eran|era|fuera|fuese|fueron|fuimos|siendo|sido|seria|serian|seran|seas|sean|este|esten|estara|estaria|estare|estuve|estuvo|estuvimos|estuvieron|estabamos|estando|estado|ta|toy|tamos|tan|taba|tava|ando|anda|andan|andaba|andamos|andar|anduve|hubo|hubiera|hubiese|habra|habria|habian|habiamos|haiga|hayan|hubieron|habido|tiene|tienen|tenemos|tenia|tenian|teniamos|tuvo|tuvieron|tuvimos|tenga|tengan|tendra|tendria|tuviera|tener*|quede|quedaron|quedan|quedado|quedarme|quedarse|quedamos|resulta|resulto|resulta que|pasa que|paso que|lo que pasa
-: soler|suelo|suele|suelen|solia|acabo|acaba|acabamos|acaban|acabo de|acaba de|acabar|termin*|puso|pusieron|pusimos|puesto|puesta|poniendo|poniendose|ponen|ponga|pones|ponia|ponerle|ponerselo|ponersela|pongan|me pongo|dejo|deja|dejan|deje|dejado|dejar|dejaron|dejarme|dejaba|lleve|llevaba|llevamos|llevan|llevado|volvi|volvio|vuelve|vuelvo|volver|vuelto|regres*|llegu*|llego|llega|llegan|llegar|llegue|llegamos|llegado|sali|salio|sale|salen|salir|saliendo|salido|salieron|salia|salgo|salga|entr(o|a|an|e|ar|ado|aron|ando)|saque|saco|saca|sacar|sacado|sacaron|met(i|io|e|er|ido|en)|sub(i|io|e|o|en|ido|iendo)|baj(o|e|a|an|ar|ado|ando)|sigue|seguir|seguia|siguio|siguen|sigo|siga|segui|viniendo|vengo|vienen|venia|venido|vine|vinimos|venga|ven|fueron|yendo|iban|irme|irse|vaya|vayan|vete|ido|me fui|se fue
-: vi|vio|vimos|ver|verlo|verla|visto|viendo|vemos|ven|ves|veia|mir(o|a|e|an|ar|ando|ado)|oi|oir|oye|escuch*|dije|dices|diciendo|dicho|diga|dijeron|decia|digame|diganme|cont(o|e|ar|ado)|cuent(o|a)|habl(o|e|a|amos|aron)|pregunt*|contest(o|e)|llam(o|a|e|ar|amos|aron|ado)|escrib*|mand(o|a|e|ar|aron|ado)|envi*|recib*|busc(o|a|ar|ando|amos)|busque|encontr*|encuentr*|conoc*|conozco|sab(e|en|emos|ia|iamos|ido)|supe|supo|se si|entend*|entiend*|cre(er|ia|iamos|o que)|pens*|piens*|supongo|imagin*|recuerd*|record*|acuerd*|acord*|import(a|an)|interes*|gust(a|an|aba|aria|o)|encant*|quer(er|ia|iamos|emos|ido)|quieren|quise|quiso|quiera|desear|deseo|esper(o|a|ar|ando|amos|e|aba)|intent*|trat(o|a|ar|e|ando|amos)|prob(e|ar|o|ado|amos)|prueb*|us(o|a|ar|e|ado|ando|an)|utiliz*|emple*|necesit*|hace falta|merece|vale|servir|sirve|sirvio|cost(o|ar)|cuesta|cuestan|deb(o|e|en|emos|ia|iamos|eria)|toc(o|a|ar|aron|ado)|toque|agarr*|coge|cog(i|io|er|ido|iendo)|cojo|trae|traer|traigo|traje|trajo|traia|guard*|quit(o|e|ar|ado|arme)|echa*|eche|echo|tir(o|e|a|ar|ado|ando)|junt*|cambi*|mov(i|io)|parec(ia|io|er|ido)|aparec*|apareci*|aparesi*|ocurr*|suced*|pas(e|en|aron|amos|ando|aba|arme|arle)|empiez*|arranc(o|a|ar)|inici*|dur(o|a|an|ar|ado)|tard*|aguant(o|a|ar|e|ando)|soport(o|a|ar)|sufr*|padec*|not(o|e|e que|aba|amos)|sent(i|i que|ido|imos)|sinti*|encontrarme|me encuentro|se encuentra|deci*|avis*|trabaj*|curr(o|a|aba|ar|ando)|chamb*|labur*|estudi*|jug*|jueg*|entren*|corr(o|e|er|i|ia|iendo)|camin(o|e|aba|ando|aron)|andando|pase(o|ar|ando)|viaj*|conduc*|manej*|coc(ino|inar|inando)|limpi(o|ar|ando|e|aba|amos)|lav(o|ar|ando|e|aba|amos)|freg(ar|ando|o|ue|aba)|barr(er|iendo)|planch*|cargan*|compr*|pag(o|ue|ar|ando)|vend*|vivo|vive|vivimos|vivia|crec*|nacio|naci|nacer|cumpl*|celebr*|visit*|duch*|bañ(o|e|ar|arme|arse|ando|aba)|vest*|sent(o|e|ar|arme|arse|ado|ada|aba|adas)|sient(o|a|e)|levant(o|e|ar|arme|arse|aba|ado|ada)|acost(o|e|ar|arme|arse|ado|ada|amos|aba)|acuest*|par(o|e|arme|arse|ado|ada)|despert(e|o)|desperto|despiert(o|a|e)|amanec*|desayun*|almorz*|almuerz*|cen(o|e|ar|amos|ando|aba)|merend*|com(o|e|er|i|io|imos|ia|iendo|ido|en)|cominos|beb(o|e|er|i|iendo)|tom(o|e|a|ar|ando|ado|aba|amos|arme)
-: casa|cocina|baño|cama|sofa|mesa|silla|piso|suelo|calle|carro|coche|auto|moto|bici|bicicleta|camion|bus|autobus|metro|tren|avion|parque|playa|campo|monte|pueblo|ciudad|barrio|rancho|finca|obra|oficina|tienda|mercado|farmacia|clinica|ambulancia|centro de salud|ambulatorio|enfermer*|pediatra|ginecolog*|dentista|cirujano|doctores|medicos|telefono|celular|movil|internet|google|foto|video|mensaje|botella|vaso|taza|plato|platos|cuchara|bolsa|caja|frasco|ropa|camisa|camiseta|pantalon|zapato[s]|calcetin*|abrigo|fiesta|cumple|cumpleaños|boda|vacaciones|viaje|futbol|gimnasio|gym|deporte|partido|juego|ejercicio|tele|libro|musica|dinero|plata|alquiler|familia|familiar|compañer*|jefe|jefa|amigos|amigas|señores|chicos|chicas|niños|niñas|hijos|nombre|edad|vida|mundo|gente|manera|forma|modo|veces|ocasion*|situacion|tema|asunto|razon|motivo|causa|culpa|idea|ejemplo|resultado|prueba[s]|examen*|analisis|control|receta|tratamiento|dosis|crema|pomada|jarabe|gotas|hielo|paño[s]|venda|curita|tirita|termometro|aparat*|sitio|lugar|zona|punto|mitad|resto|fin|final|principio|inicio|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|primavera|otoño|mediodia|madrugada|tardecita|nochecita|color|tamaño|lado|lados|metros|kilos|kilometros|litro[s]|gramos|añit*|mesecit*|semanit*|ratito|ratico|momentito|poquitin|varon|hembra|latino|saber si|queria saber|me pregunto|que hago|que hacemos|que puedo hacer|que me pongo|que tomo|que le doy|que le hago|que sera|que es esto|como lo (trato|quito|curo)|debo preocuparme|me preocupo|es normal|es grave|sera grave|tengo que ir|debo ir|voy al medico|hace falta ir
-: vecindario|cosita[s]|asi que|de que|con que|tanto como|tal cual|como que|como si|como para|cosa de|a eso de|a las # [de la (mañana|tarde|noche|madrugada)]|desde las #|sobre las #|son las #|comiendo bien|por eso|por si acaso|por si|para que|aver|haber si|a ver|a ver si|ni fu ni fa|sin mas|na|ná|nadie|ningun sitio|nada mas|poquit*|nunca antes
without: sin
no: ni|ni siquiera|ni tampoco|ningun[a]|no (tengo|tiene|tenemos|hay|ha tenido|he tenido|tenia|presenta|siento|siente|noto|le noto|veo|le veo|se ve|trae|traigo|le sale|le salio|me salio|me sale|ha hecho) [nada de|ni]|cero|nada de|no es|sin nada de
not: no estoy|no esta|no se me|no se le|nunca|jamas|nunca he tenido|nunca ha tenido|no he|no ha|nunca me ha dado|nunca tuve
and: y tambien|y ademas|i|y encima|y luego|y despues|mas|asi como
but: pero ya|solo que|mas sin embargo|salvo|excepto|eso si|si bien
because: pq|xq|porq|por que|ya que|pues que|debido a|a causa de|por culpa de
now: ahora|ahorita|ahoritita|orita|ahora mismo|ya mismo|en este momento|actualmente|hoy en dia
still: aun|todavia|todavía|sigue igual|sigo igual|aun sigue
since yesterday: desde ayer|dsd ayer|desde antier|de ayer|desde anteayer|desde antes de ayer
since this morning: desde (esta|hoy en la|hoy por la) mañana|desde (temprano|hoy|hoy temprano)|desde que (me levante|desperte|se levanto|amanecio)|amaneci*|al (despertar|levantarme)
for # days: hace [ya] # dias (que|ya)|llevo [ya|como] # dias|lleva [ya|como] # dias|desde hace [como|unos|ya] # dias|van # dias|# dias (con|sin|asi|seguidos|que)|(por|durante) # dias|tengo # dias (con|de|asi|que|sin)|tiene # dias (con|de|asi|que|sin)|va para # dias|ya son # dias|con # dias de
for # weeks: hace [ya] # semanas que|llevo [ya|como] # semanas|lleva [ya|como] # semanas|# semanas (con|sin|asi)|tengo # semanas (con|de|asi|que)
for # months: hace [ya] # meses que|llevo [ya|como] # meses|lleva [ya|como] # meses|# meses (con|sin|asi)|tengo # meses (con|asi|que)
for # hours: hace [ya] # horas que|llevo [ya|como|unas] # hora[s]|lleva [ya|como|unas] # hora[s]|# horas (con|sin|asi|seguidas|que)|desde hace [como|unas] # horas
for # years: hace [ya] # años que|llevo # años|# años (con|sin) (este|esta|esto|lo)
for # minutes: (llevo|lleva|desde hace) [como|unos] # (minutos|min|minutitos)
# minutes ago: hace [como|unos|apenas|solo] # (minutos|min|mins|minutitos)|a los # (minutos|min|mins)
# hours ago: hace [como|unas] # (horas|hrs|horitas)
# days ago: hace [como|unos|ya|apenas] # (dias|diitas)
# weeks ago: hace [como|unas|ya] # semanas
# months ago: hace [como|unos|ya] # meses
# years ago: hace [como|unos|ya|mas de] # años
for half an hour: media hora|media horita|hace media hora|como media hora|desde hace media hora|llevo media hora
for an hour: (desde hace|llevo|lleva|hace|como) [como] una (hora|horita)
for a week: (desde hace|llevo|lleva|hace) [como|ya] una (semana|semanita)|toda la semana
for a month: (desde hace|llevo|lleva|hace) [como|ya] un mes
since childhood: desde (niño|niña|pequeño|pequeña|chico|chica|chiquito|siempre|que naci)
a long time ago: hace (mucho|tiempo|mucho tiempo|años|bastante)
last year: el año pasado|hace un año
since last week: desde la semana pasada|la semana pasada
for a few days: hace (dias|un par de dias)|de hace dias|desde hace (dias|un par de dias|unos dias)|llevo (dias|unos dias|un par de dias|varios dias)|lleva (dias|unos dias|varios dias|un par de dias)|un par de dias|estos dias
since last night: desde anoche|dsd anoche|anochecito|desde la noche|toda la noche
at night: en la noche|en las noches|por las noches|x la noche|de madrugada
in the morning: en la mañana|en las mañanas|por la mañana|al despertarme
# year old: (de|tiene|tengo|con|cumplio) # (añit*|añiyos|anitos|años|añicos)|# añit* [de edad]|tiene # (añitos|añines)|de # y
# month old: (de|tiene|con|cumplio) # (mesecit*|mesesitos|meses|mesitos) [de nacid*]
# week old: (de|tiene|con) # (semanitas|semanas) [de nacid*]|de # semanas de vida
# day old: (de|tiene|con) # (diitas|dias) de (nacid*|vida)|nacio hace # dias|# dias de (nacid*|vida)
one month old: (de|tiene|con) mes y medio|de un mes|tiene un mes|con un mes|un mes de (vida|nacid*)|de un mesecito
getting better: (va|voy|vamos|esta|estoy) (mejorando|a mejor|mejor|saliendo)|ya estoy mejor|ya esta mejor|me siento mejor|se siente mejor|se (me|le) esta quitando|ya casi (nada|no)|cada vez mejor
feels well: me (encuentro|siento) bien|se (encuentra|siente) bien|(esta|estoy) (bien|tranquil*|conten*|perfect*|animad*|alegre|jugando|de lo mas normal)|por lo demas (bien|estoy bien|esta bien|perfecto)|(juega|come|bebe|duerme) (bien|normal|perfecto)|come y (juega|duerme) [bien]|y ya|nada mas
it is gone: ya (paso|se paso|se me paso|se quito|se le quito|se fue)|quedo bien|ya no (me|le) (duele|molesta)|(se recupero|recuperad*|curad*)
getting worse: (va|voy|cada vez|cada dia|poniendose) (a peor|peor|mas|peor)|empeor*|(agrav*|se puso peor|mas fuerte cada)
sudden: de (golpe|repente|pronto|la nada|sopeton|una|momento)|derrepente|derepente|dergolpe|de un (momento a otro|segundo a otro|rato a otro|jalon)|de buenas a primeras|repente|subito|subitamente|repentinamente|en un segundo|de la noche a la mañana
all the time: todo el (dia|rato|tiempo|santo dia)|sin parar|dia y noche|no para|a toda hora
comes and goes: va y viene|a ratos|por momentos|por ratos|de a ratos|intermitent*|se quita y vuelve|por temporadas|por rachas
first time: primera vez|es la primera vez|nunca me habia (pasado|dado)|nunca le habia (pasado|dado)
after eating: despues de (comer|cenar|almorzar|la comida|las comidas|comer*)|al terminar de comer|cada (vez que como|comida)|cuando como|en cuanto como

// Denials of their own kind.
no pain: no (me|le) (duele|duelen|dolio) [casi|nada|mucho]|no duele [casi|nada|mucho]|sin dolor[es]|sin que (me|le) duela|ni (me|le) duele|no hay dolor|no (tengo|tiene|siento|siente) dolor
no fever: no (tengo|tiene|hay|le dio|me dio|ha tenido|he tenido|da|tengo nada de|tiene nada de) (fiebre|calentura|temperatura)|sin (fiebre|calentura|temperatura)|ni (fiebre|calentura)|afebril|fiebre no [tengo|tiene]|no le (sube|subio) la (fiebre|temperatura)|no es fiebre|nada de fiebre
no vomiting: no (vomit*|ha vomit*|he vomit*)|sin (vomit*)|ni vomit*
not swollen: no (estoy|esta|se me ha|se le ha|se ha|se) (hinch*|inflam*)|sin (hinchazon|inflamacion|hincharse)|no (hinch*)|ni (hinch*|inflam*)
no blood: sin sangre|no (hay|tiene|veo|sale|echo|trae|me sale|le sale) sangre|ni sangre|no sangr*|ni sangr*
no chest pain: no (me|le) duele el pecho|sin dolor de pecho|ni dolor de pecho|sin dolor en el pecho|ni dolor en el pecho
moves well: (puedo|puede|lo|la|los|las) (mover|muevo|mueve|apoyar|apoyo|apoya|caminar) [bien|normal]|camin(o|a) (bien|normal|sin problema)|se mueve bien|apoy(o|a) (bien|el pie|normal)|si puedo (caminar|apoyar|mover*)
family history of: (en mi familia|de familia|antecedentes familiares|antecedente familiar) [hay|de]|(mi padre|mi madre|mi papa|mi mama|mi abuelo|mi abuela|mi tio|mi tia) (murio|fallecio|murieron) de
what is: que (es|son|significa|quiere decir)|que es (un|una|el|la|eso de)|en que consiste
symptoms of: sintomas de[l]|(cuales|que) son los sintomas [de|del]|como (se sabe si|saber si|reconocer|se reconoce) [es|un|una|se tiene]
worried it might be: (miedo|preocup*|temo|asusta|me da miedo) .. (sea|tener|que sea|tenga) [un|una|algo]|y si (es|tengo|fuera) [un|una]|no sera [un|una]|podria ser [un|una]|sera [un|una]
i read about: (lei|he leido|vi un video|vi en (internet|google|la tele|tiktok)|escuche|me contaron|salio en las noticias) (sobre|de|acerca de|que) [un|una|el|la|los]
how to prevent: como (prevenir|evitar|se previene|se evita|prevengo|evito)

// Persons.
my father: mi (viejo|viejito|apa|papi|papito|taita|papacito|viejecito|tata|suegro|padrastro|papaito|papá)|a mi (viejo|papa|padre|apa)|el viejo
my mother: mi (vieja|viejita|ama|mami|mamita|mamacita|viejecita|suegra|madrastra|mamaita|mamá)|a mi (vieja|mama|madre|ama)|mi (madrina)
my son: mi (niño|nene|peque|pequeñ*|crio|chiquito|chiquillo|chamaco|chamaquito|chavo|chaval|hijito|hijo|guri|pibe|cipote|patojo|guaguito|bendicion|muchach(o|ito)|morrito|gordo|gordito|enano|chavalin|ijo|nietito|nieto|sobrino|sobrinito|ahijado|varoncito)|al (niño|nene|peque|crio|chiquito|chamaco|chaval|ijo)|el (nene|peque|crio|chiquito|chamaco|chaval|pibe|guri)|(nene|niñito|hijito|nietecito)
my daughter: mi (niña|nena|chiquita|chiquilla|chamaca|hijita|hija|guri|piba|cipota|patoja|muchachita|morrita|gordita|enana|ija|nieta|nietita|sobrina|sobrinita|ahijada)|a la (niña|nena|peque|cria|chiquita)|la (nena|peque|cria|chiquita|chamaca|piba|niña)|(nena|niñita|hijita|nietecita)
my baby: mi (bebe|bebita|bebito|guagua|wawa|guaguita|wawita|bb|bebecito|bebesito|recien nacid*|lactante|criatura|chiquitin*)|el bb|la bb|bb|(guagua|wawa|bebit*|bebecit*|lactante|criatura)|al bebe|a la bebe
my husband: mi (marido|esposo|viejito|gordo|señor|pareja|maridito|ex marido|hombre)
my wife: mi (mujer|esposa|señora|parienta|doña|gorda)
my brother: mi (hermano|ermano|hermanito|carnal|brother|ñaño|cuñado|cuñao|primo|primito|tio)|mi hermanastro
my sister: mi (hermana|ermana|hermanita|carnala|ñaña|cuñada|prima|primita|tia)
my grandmother: mi (abuela|abuelita|agüela|abu|yaya|nona|nana|mamá grande|bisabuela|agüelita|avuela)|la (abuela|yaya|nona|abuelita)
my grandfather: mi (abuelo|abuelito|agüelo|yayo|nono|bisabuelo|tata|avuelo)|el (abuelo|yayo|nono|abuelito)
my friend: mi (amig*|compa|compañer*|cuate|pana|parcero|parce|colega|broder|pata|causa|compadre|comadre|vecin*|roomie|novi*|polol*|jefe de|compi|companer*|enamorad*)|un (amig*|compa|compañer*|colega|señor|hombre|chico|muchacho|vecin*|pasajero|cliente)|una (amig*|señora|mujer|chica|muchacha|vecina|clienta|compañera)|el vecin*|la vecin*|mi companer*

she: ella
`
