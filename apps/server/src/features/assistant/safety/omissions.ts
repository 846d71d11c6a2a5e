import type { Objection } from './object-to.ts'
import type { GuardedLanguage } from './words/types.ts'

/** Why a sentence is left out; `pressing`: the rules have said before what to do. `{stated}` is filled in. */
export type Omission = Objection | 'pressing'
/** Why nothing of an answer is shown. */
export type Refusal = 'harm' | 'secret' | 'hidden' | 'too_much' | 'unread'
/** Languages that are known when they stand in Latin letters, and cannot be checked in them (BCP 47). */
export type RomanisedLanguage = 'hi-Latn' | 'te-Latn'

interface OmissionWords {
  /** Stands in the place of what is left out. */
  leftOut: Record<Omission, string>
  /** Stands beside an answer of the built-in engine. */
  notShown: Record<Refusal, string>
  builtInAnswers: string
}

/** Tells a person of words that a model must not say, in the language that it says them in. */
export const OMISSION_WORDS: Record<GuardedLanguage, OmissionWords> = {
  en: {
    leftOut: {
      harm: 'A sentence was left out here, because following it could hurt you.',
      secret: 'A sentence was left out here: Salus never asks for passwords, codes or card numbers.',
      hidden: 'Some words were left out here, because they cannot be read as they stand.',
      prescription:
        'A medicine that needs a prescription was left out here: whether it is for you, only a doctor can say.',
      dose: 'A dose was left out here: take medicines as the packet or your doctor says, and change nothing without asking.',
      downplays:
        'A sentence was left out here, because it made light of something that can be serious. When in doubt, call a doctor.',
      pressing:
        'A sentence was left out here, because it made light of what you describe. Please follow the advice above.',
      not_in_source: 'A sentence was left out here: it stated {stated}, and your text does not.',
      diagnosis: 'A diagnosis was left out here: from here nobody can tell. Only an examination can.',
    },
    notShown: {
      harm: "The model's answer is not shown: it advised something that could hurt you.",
      secret: "The model's answer is not shown: it asked for something that nobody but you should know.",
      hidden: "The model's answer is not shown: it hid words that cannot be read.",
      too_much: "The model's answer is not shown: too much of it must not be said.",
      unread: 'The model answered in a language that Salus cannot check, so its answer is not shown.',
    },
    builtInAnswers: 'No outside model gave an answer that can be shown, so the built-in engine answers.',
  },
  es: {
    leftOut: {
      harm: 'Aquí falta una frase, porque seguirla podría hacerle daño.',
      secret: 'Aquí falta una frase: Salus nunca pide contraseñas, códigos ni números de tarjeta.',
      hidden: 'Aquí faltan unas palabras, porque así no se pueden leer.',
      prescription: 'Aquí falta una medicina que necesita receta: solo un médico puede decir si es para usted.',
      dose: 'Aquí falta una dosis: tome las medicinas como dice el envase o su médico, y no cambie nada sin preguntar.',
      downplays:
        'Aquí falta una frase, porque quitaba importancia a algo que puede ser grave. Si duda, llame a un médico.',
      pressing:
        'Aquí falta una frase, porque quitaba importancia a lo que usted cuenta. Por favor, siga el consejo de arriba.',
      not_in_source: 'Aquí falta una frase: hablaba de {stated}, y su texto no lo dice.',
      diagnosis: 'Aquí falta un diagnóstico: desde aquí nadie puede saberlo. Para eso hace falta un examen.',
    },
    notShown: {
      harm: 'La respuesta del modelo no se muestra: aconsejaba algo que podría hacerle daño.',
      secret: 'La respuesta del modelo no se muestra: pedía algo que nadie más que usted debe saber.',
      hidden: 'La respuesta del modelo no se muestra: escondía palabras que no se pueden leer.',
      too_much: 'La respuesta del modelo no se muestra: tenía demasiado que no se debe decir.',
      unread: 'El modelo respondió en un idioma que Salus no puede revisar, por eso su respuesta no se muestra.',
    },
    builtInAnswers:
      'Ningún modelo externo dio una respuesta que se pueda mostrar, por eso responde el motor propio de Salus, en inglés.',
  },
  fr: {
    leftOut: {
      harm: 'Il manque ici une phrase : la suivre pourrait vous faire du mal.',
      secret: 'Il manque ici une phrase : Salus ne demande jamais de mot de passe, de code ni de numéro de carte.',
      hidden: 'Il manque ici quelques mots, car on ne peut pas les lire tels quels.',
      prescription: 'Il manque ici un médicament sur ordonnance : seul un médecin peut dire s’il est fait pour vous.',
      dose: 'Il manque ici une dose : prenez vos médicaments comme le dit la notice ou votre médecin, et ne changez rien sans demander.',
      downplays:
        'Il manque ici une phrase, car elle prenait à la légère ce qui peut être grave. En cas de doute, appelez un médecin.',
      pressing:
        'Il manque ici une phrase, car elle prenait à la légère ce que vous décrivez. Suivez le conseil ci-dessus.',
      not_in_source: 'Il manque ici une phrase : elle parlait de {stated}, et votre texte ne le dit pas.',
      diagnosis: 'Il manque ici un diagnostic : d’ici, personne ne peut savoir. Il faut un examen pour cela.',
    },
    notShown: {
      harm: 'La réponse du modèle n’est pas affichée : elle conseillait quelque chose qui pourrait vous faire du mal.',
      secret: 'La réponse du modèle n’est pas affichée : elle demandait ce que vous seul devez savoir.',
      hidden: 'La réponse du modèle n’est pas affichée : elle cachait des mots que l’on ne peut pas lire.',
      too_much: 'La réponse du modèle n’est pas affichée : elle en disait trop qui ne doit pas être dit.',
      unread: 'Le modèle a répondu dans une langue que Salus ne peut pas vérifier ; sa réponse n’est pas affichée.',
    },
    builtInAnswers:
      'Aucun modèle externe n’a donné de réponse que l’on puisse afficher : le moteur de Salus répond, en anglais.',
  },
  de: {
    leftOut: {
      harm: 'Hier fehlt ein Satz: Ihm zu folgen könnte Ihnen schaden.',
      secret: 'Hier fehlt ein Satz: Salus fragt nie nach Passwörtern, Codes oder Kartennummern.',
      hidden: 'Hier fehlen einige Wörter, weil man sie so nicht lesen kann.',
      prescription: 'Hier fehlt ein Medikament, das ein Rezept braucht: Ob es für Sie ist, kann nur ein Arzt sagen.',
      dose: 'Hier fehlt eine Dosis: Nehmen Sie Medikamente so, wie es auf der Packung steht oder Ihr Arzt es sagt, und ändern Sie nichts, ohne zu fragen.',
      downplays:
        'Hier fehlt ein Satz, weil er etwas klein redet, das ernst sein kann. Rufen Sie im Zweifel einen Arzt an.',
      pressing: 'Hier fehlt ein Satz, weil er klein redet, was Sie beschreiben. Bitte folgen Sie dem Rat oben.',
      not_in_source: 'Hier fehlt ein Satz: Er nennt {stated}, und das steht nicht in Ihrem Text.',
      diagnosis: 'Hier fehlt eine Diagnose: Von hier aus kann das niemand wissen. Das zeigt nur eine Untersuchung.',
    },
    notShown: {
      harm: 'Die Antwort des Modells wird nicht gezeigt: Sie riet zu etwas, das Ihnen schaden könnte.',
      secret: 'Die Antwort des Modells wird nicht gezeigt: Sie fragte nach etwas, das nur Sie wissen sollten.',
      hidden: 'Die Antwort des Modells wird nicht gezeigt: Sie versteckte Wörter, die man nicht lesen kann.',
      too_much: 'Die Antwort des Modells wird nicht gezeigt: Zu viel davon darf nicht gesagt werden.',
      unread:
        'Das Modell hat in einer Sprache geantwortet, die Salus nicht prüfen kann. Die Antwort wird nicht gezeigt.',
    },
    builtInAnswers:
      'Kein fremdes Modell gab eine Antwort, die gezeigt werden kann. Es antwortet Salus selbst, auf Englisch.',
  },
  hi: {
    leftOut: {
      harm: 'यहाँ एक वाक्य हटाया गया है, क्योंकि उसे मानने से आपको नुकसान हो सकता था।',
      secret: 'यहाँ एक वाक्य हटाया गया है: Salus कभी पासवर्ड, कोड या कार्ड नंबर नहीं माँगता।',
      hidden: 'यहाँ कुछ शब्द हटाए गए हैं, क्योंकि वे इस तरह पढ़े नहीं जा सकते।',
      prescription: 'यहाँ डॉक्टर की पर्ची वाली एक दवा हटाई गई है: वह आपके लिए है या नहीं, यह केवल डॉक्टर बता सकते हैं।',
      dose: 'यहाँ दवा की एक मात्रा हटाई गई है: दवा वैसे ही लें जैसा पैकेट पर लिखा है या डॉक्टर ने कहा है, और बिना पूछे कुछ न बदलें।',
      downplays:
        'यहाँ एक वाक्य हटाया गया है, क्योंकि वह ऐसी बात को हल्का बता रहा था जो गंभीर हो सकती है। शक हो तो डॉक्टर को फ़ोन करें।',
      pressing: 'यहाँ एक वाक्य हटाया गया है, क्योंकि वह आपकी बताई बात को हल्का बता रहा था। कृपया ऊपर दी गई सलाह मानें।',
      not_in_source: 'यहाँ एक वाक्य हटाया गया है: उसमें {stated} था, जो आपके पाठ में नहीं है।',
      diagnosis: 'यहाँ बीमारी का एक नाम हटाया गया है: यहाँ से कोई यह नहीं बता सकता। यह केवल जाँच से पता चलता है।',
    },
    notShown: {
      harm: 'मॉडल का जवाब नहीं दिखाया गया: उसकी सलाह से आपको नुकसान हो सकता था।',
      secret: 'मॉडल का जवाब नहीं दिखाया गया: उसने वह माँगा जो केवल आपको पता होना चाहिए।',
      hidden: 'मॉडल का जवाब नहीं दिखाया गया: उसमें छिपे हुए शब्द थे जो पढ़े नहीं जा सकते।',
      too_much: 'मॉडल का जवाब नहीं दिखाया गया: उसमें बहुत कुछ ऐसा था जो नहीं कहना चाहिए।',
      unread: 'मॉडल ने ऐसी भाषा में जवाब दिया जिसे Salus जाँच नहीं सकता, इसलिए वह नहीं दिखाया गया।',
    },
    builtInAnswers: 'किसी बाहरी मॉडल से दिखाने लायक जवाब नहीं मिला, इसलिए Salus ख़ुद अंग्रेज़ी में जवाब देता है।',
  },
  te: {
    leftOut: {
      harm: 'ఇక్కడ ఒక వాక్యం తీసివేశాము, ఎందుకంటే దాన్ని పాటిస్తే మీకు హాని జరగవచ్చు.',
      secret: 'ఇక్కడ ఒక వాక్యం తీసివేశాము: Salus ఎప్పుడూ పాస్‌వర్డ్‌లు, కోడ్‌లు, కార్డు నంబర్లు అడగదు.',
      hidden: 'ఇక్కడ కొన్ని మాటలు తీసివేశాము, ఎందుకంటే అవి చదవడానికి వీలుగా లేవు.',
      prescription: 'డాక్టర్ చీటీ అవసరమైన ఒక మందును ఇక్కడ తీసివేశాము: అది మీకు సరిపోతుందో లేదో డాక్టర్ మాత్రమే చెప్పగలరు.',
      dose: 'ఇక్కడ ఒక మోతాదును తీసివేశాము: ప్యాకెట్ మీద ఉన్నట్టు లేదా మీ డాక్టర్ చెప్పినట్టు మందులు తీసుకోండి, అడగకుండా ఏదీ మార్చకండి.',
      downplays: 'ఇక్కడ ఒక వాక్యం తీసివేశాము, ఎందుకంటే తీవ్రం కాగల విషయాన్ని అది తేలికగా చెప్పింది. అనుమానం ఉంటే డాక్టర్‌కు ఫోన్ చేయండి.',
      pressing: 'ఇక్కడ ఒక వాక్యం తీసివేశాము, ఎందుకంటే మీరు చెప్పినదాన్ని అది తేలికగా తీసుకుంది. దయచేసి పైన ఉన్న సలహాను పాటించండి.',
      not_in_source: 'ఇక్కడ ఒక వాక్యం తీసివేశాము: అందులో {stated} ఉంది, మీ పాఠంలో అది లేదు.',
      diagnosis: 'ఇక్కడ ఒక వ్యాధి పేరు తీసివేశాము: ఇక్కడి నుండి ఎవరూ చెప్పలేరు. పరీక్ష చేస్తేనే తెలుస్తుంది.',
    },
    notShown: {
      harm: 'మోడల్ జవాబు చూపించలేదు: అది మీకు హాని చేయగల సలహా ఇచ్చింది.',
      secret: 'మోడల్ జవాబు చూపించలేదు: మీకు మాత్రమే తెలియాల్సిన విషయాన్ని అది అడిగింది.',
      hidden: 'మోడల్ జవాబు చూపించలేదు: అందులో చదవలేని మాటలు దాగి ఉన్నాయి.',
      too_much: 'మోడల్ జవాబు చూపించలేదు: చెప్పకూడనివి అందులో చాలా ఉన్నాయి.',
      unread: 'Salus తనిఖీ చేయలేని భాషలో మోడల్ జవాబు ఇచ్చింది, అందుకే దాన్ని చూపించలేదు.',
    },
    builtInAnswers: 'చూపించదగిన జవాబు బయటి మోడల్ ఏదీ ఇవ్వలేదు, అందుకే Salus స్వయంగా ఇంగ్లీషులో జవాబు ఇస్తుంది.',
  },
}

/** In the letters that the person reads: who asks in them may not read the others. */
export const NOT_READ_ROMANISED: Record<RomanisedLanguage, string> = {
  'hi-Latn':
    'Model ne Hindi mein jawab diya, par angrezi aksharon mein. Salus aise jawab ko jaanch nahin sakta, isliye woh nahin dikhaya gaya. Aap model se English mein jawab maang sakte hain.',
  'te-Latn':
    'Model Telugulo javaabu ichindi, kaani English aksharaalalo. Alaanti javaabunu Salus tanikhee cheyaledu, anduke daanni choopinchaledu. English lo javaabu ivvamani meeru model ni adagavachchu.',
}

/** Where the same was said before in this answer. */
export const LEFT_OUT_AGAIN = '[…]'

export const leftOutWords = (language: GuardedLanguage, omission: Omission, stated = ''): string =>
  OMISSION_WORDS[language].leftOut[omission].replace(STATED, () => stated)

const STATED = '{stated}'

/** Finds what stands for the sentences that were left out, as it stands in an answer. */
export function leftOutMarks(): RegExp {
  const sentences = Object.values(OMISSION_WORDS).flatMap(({ leftOut }) => Object.values(leftOut))
  const patterns = [...sentences, LEFT_OUT_AGAIN].map((words) => words.split(STATED).map(literal).join('[^*\\n]*'))
  return new RegExp(`\\*(?:${patterns.join('|')})\\*[ \\t]?`, 'g')
}

const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
