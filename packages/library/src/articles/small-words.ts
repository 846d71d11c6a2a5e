import type { Language } from '@salus/terms/languages'
import { folded } from '@salus/terms/medicines'
import { FUNCTION_WORDS } from '@salus/terms/words'

/** Words of asking, which name nothing, beside the function words of a language. */
const ASKING: Readonly<Record<Language, string>> = {
  en: `s t m re ve ll please tell explain know want need question about mean means should i'm im does don't dont help helps give
    really just also am going use want today now too so such ok ever even still always whats hows
    since yesterday ago tonight mom mum mommy dad daddy sister brother friend grandma grandpa girl boy ex hes shes im ive cant wont
    everybody everyone anyone somebody something anything thing things lot lots little bit maybe probably supposed able keep keeps
    says said saying heard hear told tells read reading saw tiktok google googled internet instagram lol lmao tbh idk kindly exactly literally basically getting gets got
    w u r ya gonna gotta wanna pls plz thx hi hello hey ok okay yes no honest monday tuesday wednesday thursday friday saturday sunday`,
  es: `qué cómo cuándo cuánto cuántos cuál dónde quién tengo tiene tener hacer hago dejar dejo dejo empezar debo debe saber quiero necesito explique dígame
    me mi mis te tu le nos es ser estar hay muy más sobre desde ayer hace`,
  fr: `quoi comment combien pourquoi où qui je j ai me mon ma mes ce c cela ça d l n s t qu dois doit faire fait faut avoir être
    savoir veux voudrais expliquez dites il elle on y se plus très depuis hier`,
  de: `ich mein meine meinen meiner mir mich man was wer wo warum wieso soll sollte muss kann können darf dürfen hat haben habe
    tun machen mache aufhören höre hören fange anfangen gibt wissen möchte bitte erklären es so auch noch sehr mehr zum zur dem vom seit gestern`,
  hi: `क्या कैसे कब कितना कितनी कितने कौन क्यों कहाँ है हैं हो का की के को से में पर और या मैं मुझे मेरा मेरी मेरे मेरेको आप आपको यह ये वह वो
    करें करना करूँ करूं करू चाहिए होता होती होते बताइए बताओ बताएं बताएँ जी नहीं तो भी ही लिए अगर kya kaise kab kitna kitni kaun kyun
    hai hain ho ka ki ke ko se mein me par aur ya main mujhe mera meri mere aap yeh ye woh karein karna karu kare chahiye hota hoti
    batao bataye ji nahi to bhi hi liye agar कल से kal`,
  te: `ఏమిటి ఏంటి ఎలా ఎప్పుడు ఎంత ఎన్ని ఎవరు ఎందుకు ఎక్కడ ఏం ఏమి నేను నాకు నా మీరు మీకు ఇది అది ఈ ఆ మరియు లేదా ఉంది ఉన్నాయి చేయాలి చేయవచ్చా
    చేయాలో కావాలి చెప్పండి గురించి అంటే కోసం తో లో కి కు ని emiti enti ela eppudu entha enni evaru enduku ekkada em nenu naku na meeru
    meeku idi adi ee aa mariyu leda undi cheyali kavali cheppandi gurinchi ante kosam నిన్న నుండి నుంచి ninna nundi`,
}

const made = new Map<Language, ReadonlySet<string>>()

/** Words that say nothing of what is asked about, as `folded` writes them. */
export function smallWordsOf(language: Language): ReadonlySet<string> {
  const known = made.get(language)
  if (known) return known
  const words = [...ASKING[language].split(/\s+/), ...(language in FUNCTION_WORDS ? functionWords(language) : [])]
  const set = new Set(words.flatMap((word) => folded(word.replace(/['’]/g, ' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []))
  made.set(language, set)
  return set
}

const functionWords = (language: Language): Iterable<string> =>
  FUNCTION_WORDS[language as keyof typeof FUNCTION_WORDS] ?? []

/** Words that choose between articles on one subject and name none by themselves: "how long", "signs of", "at home". */
const LIGHT: Readonly<Record<Language, string>> = {
  en: `long last lasts lasting sign signs symptom symptoms warning normal high low level levels result results value values test
    tests tested testing often many much best better good bad safe safely dangerous danger treat treating treatment treatments cure remedy
    remedies home care first aid day days week weeks month months year years old age ages time times early late start
    stop new first second right wrong way ways tips advice risk risks cause causes prevent avoid eat drink take taking
    child children kid kids baby man woman men women adult adults people person someone son daughter mother father husband wife
    doctor hospital check checks checkup self myself feel feeling pain work works living life body happens happen after before during between while without
    everyday daily natural naturally fast quick quickly 1 2 3 4 5 6 7 8 9 10 12 18 20 30 40 50 60 65 70`,
  es: `tiempo dura duran señal señales signos síntoma síntomas aviso normal alto alta bajo baja nivel niveles resultado resultados valor valores
    prueba pruebas análisis mejor bueno buena malo mala seguro peligroso tratar tratamiento cura remedio remedios casa casero cuidado
    primeros auxilios día días semana semanas mes meses año años edad primera primer nuevo riesgo causas causa prevenir evitar comer beber
    tomar niño niña niños bebé hombre mujer hombres mujeres adulto adultos persona personas alguien hijo hija madre padre
    médico hospital dolor antes después durante sin 1 2 3 4 5 6 7 8 9 10 12 18 20 30 40 50 60 65 70`,
  fr: `temps dure durent signe signes symptôme symptômes alerte normal normale élevé élevée haut haute bas basse taux niveau résultat résultats
    valeur analyse test meilleur bon bonne mauvais dangereux danger traiter traitement remède remèdes maison soins premiers secours jour jours
    semaine semaines mois an ans âge premier première nouveau risque risques cause causes prévenir éviter manger boire prendre enfant enfants
    bébé homme femme hommes femmes adulte adultes personne quelqu fils fille mère père médecin hôpital douleur avant après pendant
    sans 1 2 3 4 5 6 7 8 9 10 12 18 20 30 40 50 60 65 70`,
  de: `lange dauert dauer zeichen anzeichen symptom symptome warnzeichen normal hoch hohe zu niedrig niedrige wert werte ergebnis test beste
    besser gut schlecht sicher gefährlich gefahr behandeln behandlung heilen mittel hausmittel zuhause hause pflege erste hilfe tag tage woche wochen
    monat monate monaten jahr jahre jahren alter neu risiko risiken ursache ursachen vorbeugen vermeiden essen trinken nehmen kind kinder baby
    mann frau männer frauen erwachsene erwachsenen person jemand sohn tochter mutter vater arzt krankenhaus schmerz schmerzen vor nach während
    ohne 1 2 3 4 5 6 7 8 9 10 12 18 20 30 40 50 60 65 70`,
  hi: `दिन दिनों हफ़्ते हफ्ते महीने महीना साल उम्र समय लक्षण संकेत सामान्य नॉर्मल ज़्यादा ज्यादा कम अधिक स्तर रिपोर्ट टेस्ट जाँच जांच इलाज उपाय घर घरेलू
    सबसे अच्छा बुरा सही गलत सुरक्षित खतरा ख़तरा कारण बचाव बचने खाना पीना लेना बच्चा बच्चे बच्चों शिशु आदमी औरत महिला पुरुष माँ पिता बेटा बेटी डॉक्टर अस्पताल
    दर्द पहले बाद दौरान din hafte mahine saal umar lakshan normal zyada jyada kam level report test ilaj upay ghar gharelu accha sahi
    bachcha bache baccha bachche aurat mahila maa beta beti doctor dard pehle baad 1 2 3 4 5 6 7 8 9 10 12 18 20 30 40 50 60 65 70`,
  te: `రోజు రోజులు వారం వారాలు నెల నెలలు సంవత్సరం వయసు సమయం లక్షణాలు సంకేతాలు సాధారణ నార్మల్ ఎక్కువ తక్కువ స్థాయి రిపోర్ట్ పరీక్ష టెస్ట్ చికిత్స చిట్కాలు ఇంట్లో
    ఇంటి మంచిది మంచి సురక్షితం ప్రమాదం కారణాలు నివారణ తినాలి తాగాలి తీసుకోవాలి పిల్లలు బిడ్డ శిశువు పురుషులు మహిళలు అమ్మ నాన్న డాక్టర్ వైద్యుడు ఆసుపత్రి నొప్పి ముందు
    తర్వాత roju rojulu vaaram nela lakshanalu normal ekkuva takkuva report test chikitsa intlo manchidi pillalu bidda doctor noppi
    mundu tarvata 1 2 3 4 5 6 7 8 9 10 12 18 20 30 40 50 60 65 70`,
}

const light = new Map<Language, ReadonlySet<string>>()

/** Words that weigh little in a question, as `folded` writes them. */
export function lightWordsOf(language: Language): ReadonlySet<string> {
  const known = light.get(language) ?? new Set(LIGHT[language].split(/\s+/).map(folded))
  light.set(language, known)
  return known
}

/** Names of one word that are said of much else: alone they name nothing. Of all languages, as `folded` writes them. */
export const EVERYDAY_NAMES_ALONE: ReadonlySet<string> = new Set(
  `prep clap bald mole speed hat tea kill suicide rape raped angry friends relax relaxed sitting section stretch falling forgetful nap napping
  triple diff growing flexible honk mala bends pad pots tag crabs horrors runaround loud sweat slim slimming skinny insurance shiner drunk
  alone horner conn becker barnacle tach conn strict gor sad moh sos dress hae inject worry depressed smog stress pest peste plague
  corte cruda cana gomitas apostar amigos luto ronco ronca cristal hierba despega enterrada gota soledad psicologo rutina estirar flexible morir
  matarme violaron sangrar cigarro seguro deducible liquidos solidos
  assurance collyre mourir coupure detendre deprime compteur courante vague solitude amis isolement fumer rot avorter loupe injection
  hitze arbeit therapie gummi spirale gras nehme nehmen gradient joints binar zunehmen warze insoliert isoliert dehnen
  unfall einsam gestresst entspanne`.split(/\s+/),
)
