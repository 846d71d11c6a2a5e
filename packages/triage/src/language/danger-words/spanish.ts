import type { DangerWords } from './types.ts'

export const spanishDangers: DangerWords = {
  classes: {
    'no-wish':
      'no me quedan ganas|sin motivos|no tengo motivos|ningun motivo|no hay razon|no me importa|me pesa|me sobra|que sentido tiene|ya no le encuentro|no encuentro motivo|no queria|se me quitaron las ganas|perdi las ganas|no puedo con|no quiero|no quisiera|no quiere|no deseo|no desea|no tengo ganas|no tiene ganas|sin ganas|no le encuentro sentido|no le veo sentido|no encuentro sentido|no veo sentido|no tiene sentido|para que|no vale la pena|no merece la pena|cansado|cansada|harto|harta|ya no puedo|ya no aguanto|ya no soporto',
    'to-live':
      'vivir asi|seguir asi|seguir con esto|amanecer|estar en el mundo|la existencia|existencia|levantarme cada manana|seguir con vida|vivir|viviendo|seguir viva|seguir vivo|seguir aqui|estar aqui|estar viva|estar vivo|estar en este mundo|existir|seguir existiendo|seguir adelante con todo|despertar|despertarme|despertar mas|levantarme nunca|esta vida|de la vida|con la vida|mi vida',
    hope: 'ojala|quisiera|quiero|desearia|deseo|me gustaria|espero|rezo|ruego|pido|le pido|prefiero|preferiria|sueno con|no me importaria|me daria igual|me da igual|pienso en|sueña con|quiere|reza|pide',
    'to-be-dead':
      'cerrar los ojos y no|cerrar los ojos para siempre|irme para siempre|irme de este mundo|irme con|descansar para siempre|dormir y no|acostarme y no|no volver a abrir|estar bajo tierra|dejar de respirar|se acabara|acabara todo|me recoja|me recogiera|que me recoja|pase un camion|un coche me|no despertar|no despertarme|no despertara|no amanecer|no volver a despertar|no levantarme mas|morirme|morir|estar muerta|estar muerto|muerta|muerto|desaparecer|desaparezca|no existir|no haber nacido|no hubiera nacido|dios me lleve|me lleve dios|me lleve|se la lleve|se lo lleve|dormir para siempre|dormirme y no|que todo acabe|que todo termine|acabar con todo|me atropelle|me atropellara|me matara|me mate|no estar viva|no estar vivo|no seguir viva|no seguir vivo|que me muera',
    better:
      'mejor|mejores|tranquilos|aliviados|alivio|descansarian|descansaria|mas felices|nadie me extranaria|nadie me echaria|carga',
    'without-me':
      'sin mi|si no estuviera|si yo no estuviera|si me muero|si me muriera|si desapareciera|si desaparezco|si no existiera|si muero|cuando me muera|muerta|muerto|no estuviera aqui',
    'end-it':
      'acabar con todo|terminar con todo|quitarme de en medio|dejar de existir|dejar de vivir|perdi las ganas de vivir|perdido las ganas de vivir',
    voice:
      'me hablan|le hablan|escucho a alguien|oigo a alguien|escucho gente|unos hombres|el angel|los angeles|mi difunta|mi difunto|los muertos|el vecino muerto|ser invisible|alguien que no|boces|bos|boz|vos|vozes|voz|voces|susurro|susurros|el diablo|satanas|demonio|demonios|dios|la radio|la tele|la television|el televisor|espiritu|espiritus|fantasma|fantasmas|mi cabeza|la cabeza|su cabeza|las paredes|el telefono|sombra|sombras',
    order:
      'mandan que|me mandan|ordenandome|dice|dicen|diciendo|diciendome|diciendole|ordena|ordenan|ordenando|manda|mandan|mandando|obliga|obligan|pide|piden|pidiendo|exige|exigen|grita|gritan|susurra|susurran|quiere que|quieren que|tengo que|tiene que|insiste|insisten|repite|repiten|empuja|empujan',
    harm: 'acabar con|eliminar|empuje|empujar|arroje|arrojar|arrojarme|suelte el volante|estrelle|estrellar|estrellarme|castigar|ahogar|le pegue|me corte|me mate|pastillas|gas|hacha|navaja|cuello|mate|maten|matar|matarme|matarlo|matarla|matarlos|matarse|matame|matate|mata|haga dano|hacer dano|hacerme dano|hacerle dano|hacerse dano|me haga dano|dano|lastime|lastimar|corte|cortarme|cortarse|cortar|apunale|apunalar|clavar|clave|salte|saltar|tire|tirarme|tirarse|lance|lanzarme|queme|quemar|ahogue|ahogar|ahorque|ahorcarme|estrangule|golpee|pegar|muera|morir|cuchillo|ventana|puente|tren|balcon|venas|veneno|lejia|incendie|prenda fuego|todas las pastillas',
    'small-child':
      'bebe|bebes|bebito|bebita|recien nacido|recien nacida|hijo|hija|hijito|hijita|nino|nina|ninito|ninita|nieto|nieta|nietecito|crio|cria|lactante|mellizo|melliza|gemelo|gemela|peque|pequeno|pequena|chiquito|chiquita|chiquitin|guagua|wawa|mi nene|mi nena|nene|nena|sobrinito|sobrinita',
    limp: 'como gelatina|gelatina|hecho un trapo|hecha un trapo|desgonzado|desgonzada|saco de|se le caen los brazos|le caen los brazos|los brazos se le caen|no levanta la cabeza|cabecita se le cae|se le cae la cabecita|la cabecita|sin tono muscular|no tiene tono|como desmayado|como desmayada|desmayadito|desmayadita|no mueve los brazos|no tiene fuerzas|todo suelto|toda suelta|suelto como|suelta como|como muerto|como muerta|hecho un ovillo flojo|no se despierta para comer|no despierta para comer|flacido|flacida|flacidito|flacidita|flojo|floja|flojito|flojita|sin fuerza|sin fuerzas|no tiene fuerza|desmadejado|desmadejada|como un trapo|como trapo|como trapito|muneco de trapo|muneca de trapo|como un muneco|como una muneca|blandito|blandita|blando|blanda|sin tono|lacio|lacia|aguado|aguada|aguadito|aguadita|se le cae la cabeza|la cabeza se le cae|se le va la cabeza|la cabeza se le va|no sostiene la cabeza|no aguanta la cabeza|ya no sujeta la cabeza|cuelgan los brazos|le cuelgan|cuelgan|colgando|hipotonico|hipotonica|no reacciona|desguanzado|desguanzada|desplomado|desplomada|no se sostiene',
    'feel-none':
      'no se siente|ya no lo noto|no me ha dado|no me da|llevo todo el dia sin|llevo horas sin|llevo desde|muy poquito|poquisimo|casi nunca|cada vez menos|menos que antes|mucho menos|no ha dado|casi nada|ya nada|nada de nada|casi ni|no siento|no lo siento|no la siento|no he sentido|no he notado|no noto|no lo noto|no la noto|no senti|casi no siento|apenas siento|apenas noto|ya no siento|sin sentir|sin notar|dejo de sentir|deje de sentir|dejado de sentir|siento menos|noto menos|siento muy poco|no percibo|no siente|no ha sentido',
    'its-moving':
      'pataditas|patada|una patada|moviendose|movimientos del bebe|se mueve el|mi barriga|golpecitos|hipo|me da pataditas|me da patadas|me daba patadas|daba pataditas|pateaba|se movia|bebe|moverse|movimiento|movimientos|patada|patadas|pataditas|feto|patear|se mueva|mueva|moverlo|moverla|gemelos|mi nino|mi nina',
    'moves-not':
      'no se mueve|no se ha movido|no se movio|no se esta moviendo|apenas se mueve|apenas se ha movido|casi no se mueve|casi no se ha movido|se mueve menos|se mueve mucho menos|se mueve poco|se mueve muy poco|se esta moviendo menos|se ha movido menos|dejo de moverse|ha dejado de moverse|ya no se mueve|ya no patea|no patea|no da patadas|no me da patadas|ni una patada|sin movimientos|sin movimiento|sin moverse|menos movimientos|ningun movimiento|ninguna patada|menos patadas|pocas patadas|pocos movimientos|sin patadas|muy quieto|muy quieta|quietecito|esta quieto|esta quieta|sigue quieto',
    unborn:
      'bebe|barriga|vientre|panza|pancita|embarazada|embarazo|feto|dentro|adentro|utero|matriz|gemelos|gestacion|semanas de embarazo|de #20 semanas|#20 semanas|matrona|patadas',
    senseless:
      'me quede sin sentido|perdi el mundo|perdio el mundo|vi negro|lo vi todo negro|se me fue el mundo|caer redondo|caer redonda|se cayo redondo|como un saco|desperte en el suelo|amaneci en el suelo|me encontraron en el suelo|me caí y no recuerdo|se desploma|me desplomo|patatus|soponcio|se quedo tieso|yeyo|se apago|desmay*|desvanec*|perdi el conocimiento|perdio el conocimiento|perdido el conocimiento|perder el conocimiento|pierdo el conocimiento|pierde el conocimiento|sin conocimiento|inconsciente|se desplomo|me desplome|desplomo|cai redondo|cai redonda|cayo redondo|cayo redonda|todo negro|se me apago|perdi la conciencia|perdio la conciencia|perdi el sentido|perdio el sentido|perder el sentido|sincope|quedo ido|quede ida|no respondia|se me fue la vista|apague',
    effort:
      'nadaba|nado|jugando|jugaba|juego|pedaleaba|bailar|bailaba|corrian|rodando|levantaba|levantando|escalando|escalar|remando|remo|saltar la cuerda|aerobic|flexion|fisico|entrenaba|la subida|subida|monte|caminata|senderismo|cavar|cavando|cavaba|huerta|jardin|cargando|cargar|serrando|segando|obra|correr|corria|corriendo|corri|corre|corro|carrera|trotar|trotando|trote|entrenar|entrenando|entrenamiento|entreno|gimnasio|gym|ejercicio|deporte|futbol|partido|baloncesto|basquet|tenis|padel|bici|bicicleta|pedalear|pedaleando|nadando|nadar|piscina|subir|subiendo|subia|escaleras|cuesta|pesas|cinta|maraton|media maraton|esfuerzo|caminadora|crossfit|bailando|zumba|spinning|boxeo|educacion fisica|cancha|sprint|flexiones|sentadillas',
    chest: 'pecho|esternon|torax|corazon',
    pressure:
      'algo me aprieta|me apretaba|apretado|agarrota|agarrotamiento|garra|puno|mano que aprieta|como un puno|plancha|carga|aplasta|aplastan|aplastado|sofoco|tirante|oprimen|cuerda|nudo|pinchazo|punzada|presion|presiona|opresion|oprime|oprimido|aprieta|apriete|apreton|aprietan|peso|pesadez|pesado|tirantez|tension|quemazon|ardor|ahogo|molestia|duele|dolor|losa|piedra|faja|tenaza|estruja|estrujara|elefante|cinturon|ladrillo|agarrotado|cierra',
    strain:
      'la compra|planta|plantas|subida|fregar|friego|limpio|limpiar|maletas|maleta|paseo|pasear|perro|autobus|cinta|bailar|bailo|sexo|trabajo en el campo|cavar|subir|subo|subiendo|sube|escaleras|escalon|escalones|cuesta|cuestas|caminar|camino|caminando|camina|andar|ando|andando|anda|correr|corro|corriendo|esfuerzo|esfuerzos|esfuerza|ejercicio|cargar|cargo|cargando|carga|deprisa|prisa|nieve|bici|bicicleta|pedalear|barrer|barro|jardin|gimnasio|bolsas|pisos|segundo piso|rapido|trotar|muevo',
    leg: 'pierna|pie|cadera|muslo|pata',
    'short-or-turned':
      'mas corta que|corta de un lado|torcido para|como volteada|hacia afuera|de un lado|encogida|encogido|cambiada de posicion|rara|rotada|mirando para|como salida|salida|mas corta|mas corto|acortada|acortado|corta que|girada|girado|torcida|torcido|hacia fuera|hacia afuera|para afuera|para fuera|volteada|volteado|virada|virado|rotada|rotado|chueca|chueco|hacia un lado|mira hacia|apunta|otra posicion|mal colocada|desviada|desviado|doblada hacia',
    pulse:
      'marca|oxímetro|tensiometro|pulsera|pulso|pulsaciones|latidos|latido|corazon|frecuencia|frecuencia cardiaca|ritmo|taquicardia|por minuto|ppm|lpm|reloj|pulsometro|pulsioximetro|oximetro|bpm',
    heart: 'corazon|pulso|latidos|taquicardia|palpitaciones',
    racing:
      'disparadisimo|no baja|no me baja|como loco|como un caballo|a tope|golpea|golpeando|retumba|salta|brincando|brinca|a mil por hora|desboca|mil|desbocado|acelerado|acelera|aceleradisimo|acelerada|galopa|galope|galopando|a toda velocidad|muy rapido|rapidisimo|loco|disparado|disparada|disparadas|taquicardia|palpitaciones|se me sale|no para',
    'about-to-faint':
      'a punto de desmay*|voy a desmay*|me voy a desmay*|casi me desmayo|casi se desmaya|me desmayo|me estoy desmay*|me voy a caer|a punto de caer*|se me va la cabeza|se me va la vista',
    headache:
      'dolor de cabeza|dolor en la cabeza|dolor de la cabeza|me duele la cabeza|le duele la cabeza|cabeza|cefalea|jaqueca|migrana|nuca|craneo',
    worst:
      'nunca en mi vida|jamas en mi vida|en toda mi vida|en la vida habia|el peor|la peor|lo peor|peor dolor|nunca he tenido|nunca tuve|nunca habia sentido|jamas he sentido|el mas fuerte|la mas fuerte|mas fuerte de mi vida',
    'at-once':
      'en un instante|en cosa de segundos|de un momento para otro|de nada a|de golpe|de repente|subito|subita|subitamente|repentino|repentina|repentinamente|de pronto|en un segundo|en segundos|de un segundo|de un momento a otro|al instante|instantaneo|de la nada|de cero|de sopeton|de un momento',
    strong:
      'de mi vida|no aguanto|no lo aguanto|salvaje|descomunal|espantoso|vomitando|no soporta|bestia|revienta|reventando|estalla|estallando|me mata|peor|horrible|insoportable|brutal|terrible|fuertisimo|fuertisima|atroz|intenso|intensisimo|fuerte|muchisimo|nunca|jamas|vomitando|vomito|vomite|vomitar|cuello|inhumano|bestial|tremendo|inaguantable|explosivo|grito',
    burst:
      'estallido|un tiro|golpearan|hubieran golpeado|hubieran pegado|hubieran dado|me pegaron|ladrillazo|pedrada|como si explotara|petardo|como un petardo|relampago|fogonazo|patada en|exploto|ha explotado|estallo|ha estallado|revento|reventado|como un rayo|como un trueno|trueno|como un latigazo|latigazo|como un martillazo|martillazo|como un mazazo|mazazo|como una explosion|explosion|como un disparo|como una pedrada|como un balazo|hachazo|golpe con un bate|se rompio algo|rompio algo',
    dizzy:
      'tambaleo|me tambaleo|se me va|flojas las piernas|piernas flojas|me caigo|veo negro|lo veo todo negro|veo puntos|lucecitas|apenas me tengo|no me tengo en pie|mareo|mareos|mareado|mareada|marea|mareandome|me mareo|vertigo|da vueltas|dan vueltas|nubla|nublada|borroso|borrosa|inestable|aturdido|aturdida|palido|palida|sudor|sudando|desmay*|debil|flojera|ahogo|falta el aire|pecho',
    new: 'hoy|ayer|anoche|anteayer|antier|esta semana|este mes|este fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hace unos dias|hace dias|hace dos dias|hace tres dias|hace # dias|hace una semana|una semana|dos semanas|unos dias|tres dias|dos dias|nunca antes|antes no|antes nunca|primera vez|nuevo|nueva|recien|ultimamente|estos dias|nunca me habia|antes podia|esta manana|empezo',
    fell: 'tropes*|cayose|calló|caio|cayo|caido|cai|caida|caerse|cae|resbalo|resbale|resbalado|tropezo|tropece|se fue al suelo|al suelo|tropezon|resbalon',
    'cannot-stand':
      'no apoya|no la apoya|no lo apoya|no pisa|no se para|no puede levantarse|no se puede levantar|no se levanta|no puede apoyar*|no puede ponerse|no puede pararse|no se puede parar|no puede caminar|no puede andar|no puede mover*|no puedo levantarme|no puedo apoyar|no puedo mover*|no logra|no consigue|duele mucho|grita|dolor|duele|cadera|suelo|cayo|caido|caida',
    'to-arm-or-jaw':
      'al brazo|el brazo|los brazos|brazo izquierdo|mandibula|quijada|al hombro|al cuello|la garganta|a la espalda',
  },
  ordinary: {
    'chest-pressure': [
      'pecho no tengo|pecho no me duele|pecho no le duele|no me duele el pecho|sin dolor en el pecho|sin dolor de pecho',
    ],
    'pain-on-exertion': [
      'pecho no tengo|pecho no me duele|pecho no le duele|no me duele el pecho|sin dolor en el pecho|sin dolor de pecho',
    ],
    unconscious: [
      'casi|a punto de|por poco & desmay* & risa|hambre|susto|precio|calor|emocion',
      'casi & desmay* & de risa|risa',
    ],
    'suicidal-thoughts': [
      'no quiero|cansado|cansada|harto|harta & suegros|mis padres|companeros|oficina|ruido|mosquitos|gatos|alergia|piso|humedad',
      'vivir|estar|despertar*|seguir & hospital|oficina|trabajo|clase|piso|casa|ciudad|pais|barrio|pueblo|fiesta|temprano|madrugar|las|tratamiento|dieta|suegra|ruido',
      'muero|muerta|muerto|morir & hambre|risa|sueno|ganas|calor|frio|cansancio|verguenza|aburrimiento|miedo|antojo|curiosidad|cansada|cansado',
      'personaje|cancion|poema|protagonista & morir|muert*|vivir',
    ],
    'command-voices': [
      'gps|navegador|aplicacion|app|videojuego|juego|asistente|alexa & voz|voces',
      'entrenador|profesor|medico|jefe & dice|ordena|manda',
    ],
    'floppy-child': [
      'peluche|globo|munequito|cometa & flojo|floja|blando|blanda|aguado|trapo',
      'duerme|dormidito & relajado|tranquilo|bien|normal & flojito|flojita|blandito|blandita|flojo|floja',
      'flojo|floja|blando|blanda|blandita|blandito|flojito|flojita|aguado|aguada & caca|cacas|heces|popo|barriga|diarrea|diente|dientes|zapato|zapatos|ropa|colchon|cereal|pan|fruta|deposiciones',
      'flojo|floja|flojito|flojita|flacido|relajado & profundamente|siesta|cuando duerme|mientras duerme|al dormir|dormidito|dormidita',
      'muneco|muneca|peluche|globo|trapo & suyo|suya|nuevo|favorito|favorita',
      'adolescente|instituto|universidad|floja|flojo & estudiar|tareas|deberes|instituto|perezoso',
    ],
    'baby-moves-less': ['mueve|moverse|patadas & mucho|muchisimo|normal|como siempre|bien|sin parar|fenomenal'],
    'fainting-on-effort': [
      'casi|a punto de|por poco & desmay* & risa|hambre|susto|precio|calor|emocion',
      'casi & desmay* & de risa|risa',
      'casi me desmayo|casi se desmaya|desmay* & risa|verguenza|susto|precio|factura|emocion',
      'movil|telefono|ordenador|portatil|tele|pantalla|bateria & apago|todo negro',
    ],
    'sudden-worst-headache': [
      'es|son|fue|dan|da|dio|ha dado|han dado|me da|me dan & dolor de cabeza|dolores de cabeza|quebradero|quebraderos & impuestos|hacienda|tramite|tramites|papeleo|mudanza|reforma|declaracion|examen|examenes|banco|factura|facturas|seguro|obras',
      'leve|suave|ligero|ligera|flojito|no es fuerte|no muy fuerte|poco fuerte|no es grave|soportable & cabeza',
      'poco a poco|gradual|gradualmente|como siempre|de siempre|lo mismo de siempre|habitual & cabeza',
    ],
    'leg-short-or-turned': [
      'pantalon|pantalones|falda|manga|mesa|silla|vaquero & pierna|pata|corta|corto',
      'desde nino|desde nina|de nacimiento|desde siempre|toda la vida & pierna',
    ],
  },
  past: 'hace _ anos|hace como _ anos|hace mas de _ anos|hace unos _ anos|nunca me ha pasado|nunca me he|a los #3 anos|desde entonces nunca|nunca desde entonces|nunca desde|nacio|hace anos|hace muchos anos|hace varios anos|hace un ano|hace dos anos|hace # anos|hace tiempo|el ano pasado|de joven|de nino|de nina|de pequeno|de pequena|de adolescente|cuando era|cuando tenia|cuando estuve|en el embarazo anterior|mi embarazo anterior|mi otro embarazo|en mi primer embarazo|primer embarazo|en #1950|en el #1950|antiguamente|en su dia|nunca mas|nunca me ha vuelto|no ha vuelto a pasar|no me ha vuelto|ya paso todo|en aquella epoca|en la universidad',
  now: 'como hace|ahora|hoy|ahora mismo|todavia|aun|sigue|siguen|otra vez|de nuevo|ayuda|ayudenme|urgente|no respira|acaba de|desde ayer|anoche',
  story:
    'por la tele|por television|puede alguien|se puede uno|puede uno|a que edad|cuando aprende|pelicula|peliculas|serie|novela|libro|cuento|personaje|protagonista|capitulo|cancion|letra de|videojuego|noticias|periodico|documental|teatro|obra de|sone que|un sueno|guion|en la tele vi|vi en la tele|en television|como se si|como saber|que hago si|que pasa si|que pasaria|es normal que|es peligroso|que sintomas|puede pasar|me pregunto si|es verdad que|es cierto que|por que dicen|que significa|hipotetic*',
  stranger:
    'vecino|vecina|companero|companera|un hombre|una mujer|un senor|una senora|un chico|una chica|un tipo|alguien|un desconocido|un corredor|un jugador|jugador|futbolista|un amigo|una amiga|amigo de|amiga de|conocido|conocida|prima|primo|cunado|cunada',
  own: 'yo|me duele|tengo|mi rodilla|mi tos|estoy|quiero saber|puedo',
}
