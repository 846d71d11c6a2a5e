import type { Language } from '@salus/terms/languages'

/** Words by which somebody asks what kills, each class as alternatives of a regular expression; a whole word each. */
interface WhatKillsWords {
  /** Dying and killing, as something that is to come: what somebody has died of tells nothing. */
  dies: string
  /** A question, with or without its mark. */
  asks: string
  /** Taking a whole package, supposed. */
  wholePackage: string
  /** "This headache is killing me": a manner of speaking. */
  idioms: string
  animals: string
  /** A medicine by no name. */
  medicine: string
}

/** The rest of a word of Indian scripts. */
const REST = String.raw`[\p{L}\p{M}]*`

export const WHAT_KILLS_WORDS: Readonly<Record<Language, WhatKillsWords>> = {
  en: {
    dies: String.raw`lethal|(?:be|is|are|prove|how|potentially) fatal|fatal (?:dose|amount|overdose|mix|combination)|deadl(?:y|iest)|(?:would|will|could|can|might|to|it) kill me|kills? (?:fastest|quick\p{L}*|instantly|you|u|yourself|myself|himself|herself|someone|somebody|people|off|a (?:person|human|man|woman|adult|grown|teen\p{L}*)|(?:a )?\d+ ?(?:kg|kilos?|lbs?|pounds?|st|stone)\p{L}*)|to kill$|to die(?! for)|(?:would|will|can|could|do|u|you|i|they|she|he|one|someone|person|body) dies?|die from|(?:be|end up|drop|wind up) dead|(?:cause|causes|until|to|lead to) death|ends it|end(?:ing)? (?:it all|everything|(?:my|your|her|his|a|someone['’]?s) life)|(?:never|not|don['’]?t|dont|won['’]?t|wont) wake up(?! (?:\p{L}+ed|tired|fresh|in|at|until|before|with|on|early|for|during))|stops? (?:my|your|the|a) (?:heart|breathing)|(?:to|2) (?:overdose|od)|(?:not|n['’]t|they|i|you|someone|still) survive|take (?:my|her|his|your) own life|unalive|off (?:yourself|myself|himself|herself|urself)|finish (?:me|you|him|her|myself) off|to (?:pass away|croak)|to sleep (?:forever|permanently|for good)|painless(?:ly)? (?:death|way|die)|suicide`,
    asks: 'how|what|whats|which|would|enough|best|strongest|deadliest|dose',
    wholePackage: String.raw`(?:if|when) (?:i|you|u|someone|somebody|a person|one) (?:just |ever )?(?:took|takes?|ate|eats?|swallow\p{L}*|downed|necked|had) (?:the|a|an|my|this) (?:whole|entire|full) (?:box|bottle|pack|packet|strip|blister|jar|lot)`,
    idioms: String.raw`(?:would|to) die for|dead tired|suicide squad|(?:headache|migraine|back|pain|tooth|period|cough|job|exam|boss|heat)\p{L}* (?:could|will|would|might) kill me`,
    animals: String.raw`dogs?|cats?|pupp(?:y|ies)|kittens?|rats?|mice|mouse|worms?|lice|germs?|bacteria|virus(?:es)?|mosquito\p{L}*|ants?|bugs?|weeds?`,
    medicine: String.raw`pills?|tablets?|tabs?|caps(?:ules?)?|painkillers?|meds?|medicines?|medications?|antidepressants?|sedatives?|tranquil\p{L}*|sleepers?|overdose|insulin`,
  },
  es: {
    dies: String.raw`letal(?:es)?|mortal(?:es)?|dosis fatal|mata(?:r|n|ría|rían|rse|rme|rte)?|morir(?:me|se|te|ía)?|muer[eo]s?(?! de)|(?:la|de) muerte|suicid\p{L}*|quita(?:r|rse|rme)? la vida|palmar\p{L}*|otro barrio|estirar la pata|no (?:despert\p{L}*|contarlo|sobreviv\p{L}*)|acabar con (?:todo|mi vida|su vida|la vida)|dorm\p{L}* para siempre|(?:paran|parar) el corazón|se p[aá]r\p{L}* el corazón|irme para siempre|dejar de existir|sin sufrir|indolor\p{L}*|sobrevivir\p{L}*`,
    asks: String.raw`cu[aá]nt\p{L}*|qu[eé]|q|mejor|cantidad|dosis|suficiente\p{L}*|bastan?`,
    wholePackage:
      '(?:si|cuando) (?:me |uno se |alguien se |te )?(?:tomo|tomas?|tragas?|trago|tomara|tragara) (?:toda )?(?:la|una) caja|si me tomo (?:todo el|el|un) (?:frasco|bote|bl[ií]ster)|si me (?:tomo|trago) tod[oa]s (?:los|las|mis) (?:antidepresivos|somn[ií]feros|tranquilizantes|ansiol[ií]ticos)',
    idioms: '(?:que |q )?me (?:est[aá]n? )?mata(?:n|ndo)?|que me quiero morir',
    animals: String.raw`perr[ao]s?|gat[ao]s?|cachorr\p{L}*|ratas?|ratones|piojos|lombrices|g[eé]rmenes|bacterias?|mosquitos?`,
    medicine: String.raw`pastillas?|pepas?|comprimidos?|capsulas?|somniferos?|antidepresivos?|tranquilizantes?|analgesicos?|medicament\p{L}*|medicinas?|insulina`,
  },
  fr: {
    dies: String.raw`mortel(?:le)?s?|létale?s?|dose fatale|mourir(?! de)|meurt|meurs(?! de)|tuer|tue(?:nt|rait|raient)?(?!-)|devien\p{L}*(?:-\p{L}+)? fatale?|crever|claquer|y (?:rester|passer|reste|passe)|en (?:finir|finit)|(?:se donner|donner) la mort|suicid\p{L}*|partir(?: pour (?:de bon|toujours))?$|(?:plus|jamais) (?:se |me )?réveill\p{L}*|(?:s['’]en)?dormir (?:pour toujours|à jamais)|c(?:œ|oe)ur s['’]arrête\p{L}*|sans souffrir|survi\p{L}*|rester en vie`,
    asks: String.raw`combien|quels?|quelles?|quantité|dose|meilleur\p{L}*|suffi\p{L}*`,
    wholePackage:
      "si (?:je|on|j['’]|quelqu['’]un|tu) ?(?:prends?|prenait|avale|avalais|avalait) (?:toute |une )?(?:la )?(?:boîte|plaquette)|si j['’](?:avale|avalais) tous mes (?:antidépresseurs|somnifères|anxiolytiques|calmants)",
    idioms: String.raw`me tuent?|mal (?:de|à|au|aux) [\p{L} ]{1,20} (?:me|m['’]) ?tue`,
    animals: 'chiens?|chats?|chiots?|rats?|poux|(?:les|des) vers|vers intestinaux|microbes?|bactéries?|moustiques?',
    medicine: String.raw`cachets?|comprimes?|gelules?|somniferes?|calmants?|antidepress\p{L}*|analges\p{L}*|antalg\p{L}*|antidouleurs?|medicament\p{L}*|medocs?|insuline`,
  },
  de: {
    dies: String.raw`tödlich\p{L}*|toedlich\p{L}*|sterben|stirbt|stirbst|sterbe|(?:bin|ist|sind|dann|man) tot|tot sein|töten|tötet|(?:zum|dem|den) tod\p{L}*|umbring\p{L}*|umzubringen|bringt (?:[\p{L}]+ ){1,6}um|abkratz\p{L}*|drauf ?geh\p{L}*|(?:nimmt|nehmen|genommen|nehme) [\p{L} ]{0,40}das leben|das leben (?:nimmt|nehmen)|suizid\p{L}*|selbstmord\p{L}*|nicht mehr (?:aufwach\p{L}*|aufwacht|wach)|nie (?:mehr|wieder) aufwach\p{L}*|für immer|ist schluss|herz (?:stehen ?bleibt|aufhört)|vergifte\p{L}*|schmerzlos\p{L}*|überleb\p{L}*|den löffel`,
    asks: String.raw`wie ?vie?l\p{L}*|welche\p{L}*|stärkste\p{L}*|menge|dosis|ab wann|reich\p{L}*|genug`,
    wholePackage: String.raw`wenn (?:ich|man|jemand|einer) [\p{L} ]{0,20}(?:die|eine) ganze (?:packung|schachtel|flasche|dose)|wenn (?:ich|man) alle (?:meine )?(?:antidepressiva|schlaf\p{L}*|beruhigungs\p{L}*)`,
    idioms: String.raw`bringt mich (?:noch )?um|schmerz\p{L}* bring\p{L}* mich (?:noch )?um|tot ?müde`,
    animals: 'hunde?n?|katzen?|welpen?|läuse|würmer|keime|bakterien|mücken|ratten',
    medicine: String.raw`\p{L}*tabletten?|\p{L}*pillen?|schlafmittel\p{L}*|beruhigungs\p{L}*|schmerzmittel\p{L}*|antidepressiva|medikamente?n?|arznei\p{L}*|morphium|insulin`,
  },
  hi: {
    dies: String.raw`maut|mar (?:jaa?t\p{L}*|jau\p{L}*|jaa\p{L}*|jay\p{L}*|sakt\p{L}*|jae\p{L}*)|marna|marne (?:ke liye|ka|ki|ko)|jaan (?:le|ja|de)\p{L}*|jaanleva|janleva|zehe?r|zahar|jaher|hamesha ke liye so\p{L}*|kaam tamam|bach\p{L}* ya nahi|(?:dobara|kabhi|phir) (?:nahi|na) (?:uth|jaag)\p{L}*|(?:na|nahi) (?:uthu|uthe|jaagu|bach\p{L}*)|(?:मर (?:जा|सक)|मरने|मरना|मौत|जान (?:ले|जा|दे|चली)|मारने वाली|काम तमाम|बचेंगे या नहीं|बचेगा या नहीं|जानलेवा|प्राण|ज़हर|जहर|नहीं (?:बचत|बचेग|बचें|बचूँ|उठत|उठेग|उठूँ|उठूं|जाग)|न उठ|न जाग|हमेशा के लिए सो|आत्महत्या|सुसाइड)${REST}`,
    asks: String.raw`kitn\p{L}*|kaun\p{L}*|konsi|kya|ya nahi|dose|(?:कितन|कौन|क्या|मात्रा)${REST}`,
    wholePackage: String.raw`(?:poori|puri|poora|pura) (?:patti|patta|shishi|sheeshi|strip|dabba|bottle)[\p{L} ]{0,20}(?:kha l\p{L}*|khane se|le l\p{L}*|nigal\p{L}*)[\p{L} ]{0,10}to|पूर[ीा] (?:पत्ती|पत्ता|शीशी|स्ट्रिप|डिब्बा)[^?।.]{0,20}(?:खा ल|निगल)[^?।.]{0,8}तो`,
    idioms: String.raw`(?:choti|badi) mata|dard (?:se )?(?:mar|jaan)\p{L}*|दर्द से मर${REST}`,
    animals: String.raw`kutt[aeo]\p{L}*|billi|chuhe|keede|keeda|macchar|juo?n?|(?:कुत्त|बिल्ली|चूह|कीड़|मच्छर|जूँ|जुओं)${REST}`,
    medicine: String.raw`goli\p{L}*|dawa\p{L}*|davai?|(?:गोल|दवा|टैबलेट|टेबलेट|इंसुलिन)${REST}`,
  },
  te: {
    dies: String.raw`chanipo\p{L}*|chachipo\p{L}*|chavali|chav\p{L}*|chast\p{L}*|pranam (?:po|tee?s)\p{L}*|pranalu po\p{L}*|pani aipo\p{L}*|(?:malli|inka) leva\p{L}*|br?atakar\p{L}*|br?athakar\p{L}*|visham|nidralone po\p{L}*|(?:చనిపో|చచ్చి|చస్తా|చావు|చావా|ప్రాణం (?:పో|తీ)|ప్రాణాలు (?:పో|తీ)|ప్రాణాంతక|మరణ|బతకరు|బతకడు|బతకను|బ్రతక|(?:మళ్ళీ|మళ్లీ|ఇక|నిద్ర) లేవ|విషం|విషమై|చంపే|శాశ్వతంగా నిద్ర|ఆత్మహత్య)${REST}`,
    asks: `enni|entha|emi|edi|ye|ela|(?:ఎన్ని|ఎంత|ఏ|ఏది|ఎలా|మోతాదు)${REST}`,
    wholePackage: String.raw`(?:motham|mottam) (?:patta|strip|seesa|bottle)[\p{L} ]{0,20}(?:vesukunte|mingithe|teesukunte)|మొత్తం (?:పట్టీ|సీసా|స్ట్రిప్)[^?.]{0,20}(?:వేసుకుంటే|మింగితే|తీసుకుంటే)`,
    idioms: String.raw`\p{L}*noppi[\p{L} ]{0,12}cha\p{L}*|${REST}నొప్పితో చ${REST}`,
    animals: String.raw`kukka\p{L}*|pilli|yeluka\p{L}*|purugu\p{L}*|doma\p{L}*|pelu|(?:కుక్క|పిల్లి|ఎలుక|పురుగు|దోమ|పేలు)${REST}`,
    medicine: String.raw`matra\p{L}*|mathra\p{L}*|mandu\p{L}*|vesukunte|teesukunte|mingithe|${REST}(?:మాత్ర|మందు|ట్యాబ్లెట్|ఇన్సులిన్)${REST}|వేసుకుంటే|తీసుకుంటే|మింగితే`,
  },
}
