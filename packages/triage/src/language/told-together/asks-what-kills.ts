import type { Word } from '../read-emergency-phrases.ts'
import { isMedicine, withoutAccents } from '../swallowed/medicine-names.ts'

/** Words for dying and killing, by language. Of what somebody has died of long ago these tell nothing. */
const WHAT_KILLS = new RegExp(
  [
    // English
    String.raw`lethal|(?:be|is|are|prove|how|potentially) fatal|fatal (?:dose|amount|overdose|mix|combination)|deadl(?:y|iest)|(?:would|will|could|can|might|to|it) kill me|kills? (?:fastest|quick\p{L}*|instantly|you|u|yourself|myself|himself|herself|someone|somebody|people|off|a (?:person|human|man|woman|adult|grown|teen\p{L}*)|(?:a )?\d+ ?(?:kg|kilos?|lbs?|pounds?|st|stone)\p{L}*)|to kill$|to die(?! for)|(?:would|will|can|could|do|u|you|i|they|she|he|one|someone|person|body) dies?|die from|(?:be|end up|drop|wind up) dead|(?:cause|causes|until|to|lead to) death|ends it|end(?:ing)? (?:it all|everything|(?:my|your|her|his|a|someone['’]?s) life)|(?:never|not|don['’]?t|dont|won['’]?t|wont) wake up(?! (?:\p{L}+ed|tired|fresh|in|at|until|before|with|on|early|for|during))|stops? (?:my|your|the|a) (?:heart|breathing)|(?:to|2) (?:overdose|od)|(?:not|n['’]t|they|i|you|someone|still) survive|take (?:my|her|his|your) own life|unalive|off (?:yourself|myself|himself|herself|urself)|finish (?:me|you|him|her|myself) off|to (?:pass away|croak)|to sleep (?:forever|permanently|for good)|painless(?:ly)? (?:death|way|die)|suicide`,
    // Spanish
    String.raw`letal(?:es)?|mortal(?:es)?|dosis fatal|mata(?:r|n|ría|rían|rse|rme|rte)?|morir(?:me|se|te|ía)?|muer[eo]s?(?! de)|(?:la|de) muerte|suicid\p{L}*|quita(?:r|rse|rme)? la vida|palmar\p{L}*|otro barrio|estirar la pata|no (?:despert\p{L}*|contarlo|sobreviv\p{L}*)|acabar con (?:todo|mi vida|su vida|la vida)|dorm\p{L}* para siempre|(?:paran|parar) el corazón|se p[aá]r\p{L}* el corazón|irme para siempre|dejar de existir|sin sufrir|indolor\p{L}*|sobrevivir\p{L}*`,
    // French
    String.raw`mortel(?:le)?s?|létale?s?|dose fatale|mourir(?! de)|meurt|meurs(?! de)|tuer|tue(?:nt|rait|raient)?(?!-)|devien\p{L}*(?:-\p{L}+)? fatale?|crever|claquer|y (?:rester|passer|reste|passe)|en (?:finir|finit)|(?:se donner|donner) la mort|suicid\p{L}*|partir(?: pour (?:de bon|toujours))?$|(?:plus|jamais) (?:se |me )?réveill\p{L}*|(?:s['’]en)?dormir (?:pour toujours|à jamais)|c(?:œ|oe)ur s['’]arrête\p{L}*|sans souffrir|survi\p{L}*|rester en vie`,
    // German
    String.raw`tödlich\p{L}*|toedlich\p{L}*|sterben|stirbt|stirbst|sterbe|(?:bin|ist|sind|dann|man) tot|tot sein|töten|tötet|(?:zum|dem|den) tod\p{L}*|umbring\p{L}*|umzubringen|bringt (?:[\p{L}]+ ){1,6}um|abkratz\p{L}*|drauf ?geh\p{L}*|(?:nimmt|nehmen|genommen|nehme) [\p{L} ]{0,40}das leben|das leben (?:nimmt|nehmen)|suizid\p{L}*|selbstmord\p{L}*|nicht mehr (?:aufwach\p{L}*|aufwacht|wach)|nie (?:mehr|wieder) aufwach\p{L}*|für immer|ist schluss|herz (?:stehen ?bleibt|aufhört)|vergifte\p{L}*|schmerzlos\p{L}*|überleb\p{L}*|den löffel`,
    // Hindi and Telugu in Latin letters
    String.raw`maut|mar (?:jaa?t\p{L}*|jau\p{L}*|jaa\p{L}*|jay\p{L}*|sakt\p{L}*|jae\p{L}*)|marna|marne (?:ke liye|ka|ki|ko)|jaan (?:le|ja|de)\p{L}*|jaanleva|janleva|zehe?r|zahar|jaher|hamesha ke liye so\p{L}*|kaam tamam|bach\p{L}* ya nahi|(?:dobara|kabhi|phir) (?:nahi|na) (?:uth|jaag)\p{L}*|(?:na|nahi) (?:uthu|uthe|jaagu|bach\p{L}*)|suicide|chanipo\p{L}*|chachipo\p{L}*|chavali|chav\p{L}*|chast\p{L}*|pranam (?:po|tee?s)\p{L}*|pranalu po\p{L}*|pani aipo\p{L}*|(?:malli|inka) leva\p{L}*|br?atakar\p{L}*|br?athakar\p{L}*|visham|nidralone po\p{L}*`,
  ]
    .map((words) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`)
    .concat(
      'मर (?:जा|सक)|मरने|मरना|मौत|जान (?:ले|जा|दे|चली)|मारने वाली|काम तमाम|बचेंगे या नहीं|बचेगा या नहीं|जानलेवा|प्राण|ज़हर|जहर|नहीं (?:बचत|बचेग|बचें|बचूँ|उठत|उठेग|उठूँ|उठूं|जाग)|न उठ|न जाग|हमेशा के लिए सो|आत्महत्या|सुसाइड',
      'చనిపో|చచ్చి|చస్తా|చావు|చావా|ప్రాణం (?:పో|తీ)|ప్రాణాలు (?:పో|తీ)|ప్రాణాంతక|మరణ|బతకరు|బతకడు|బతకను|బ్రతక|(?:మళ్ళీ|మళ్లీ|ఇక|నిద్ర) లేవ|విషం|విషమై|చంపే|శాశ్వతంగా నిద్ర|ఆత్మహత్య',
    )
    .join('|'),
  'iu',
)

/** Something is asked, with or without its mark. */
const ASKS =
  /[?？]|(?<![\p{L}\p{M}])(?:how|what|whats|which|would|enough|suffi\p{L}*|basta\p{L}*|reich\p{L}*|genug|best|strongest|deadliest|cu[aá]nt\p{L}*|qu[eé]|q|mejor|cantidad|dosis|combien|quels?|quelles?|quantité|dose|meilleur\p{L}*|wie ?vie?l\p{L}*|wieviel\p{L}*|welche\p{L}*|stärkste\p{L}*|menge|ab wann|kitn\p{L}*|kaun\p{L}*|konsi|kya|ya nahi|enni|entha|emi|edi|ye|ela)(?![\p{L}\p{M}])|कितन|कौन|क्या|मात्रा|ఎన్ని|ఎంత|ఏ |ఏది|ఎలా|మోతాదు/iu

/** Somebody asks about taking a whole package. */
const IF_ALL_WERE_TAKEN = new RegExp(
  [
    String.raw`(?:if|when) (?:i|you|u|someone|somebody|a person|one) (?:just |ever )?(?:took|takes?|ate|eats?|swallow\p{L}*|downed|necked|had) (?:the|a|an|my|this) (?:whole|entire|full) (?:box|bottle|pack|packet|strip|blister|jar|lot)`,
    '(?:si|cuando) (?:me |uno se |alguien se |te )?(?:tomo|tomas?|tragas?|trago|tomara|tragara) (?:toda )?(?:la|una) caja|si me tomo (?:todo el|el|un) (?:frasco|bote|bl[ií]ster)|si me (?:tomo|trago) tod[oa]s (?:los|las|mis) (?:antidepresivos|somn[ií]feros|tranquilizantes|ansiol[ií]ticos)',
    "si (?:je|on|j['’]|quelqu['’]un|tu) ?(?:prends?|prenait|avale|avalais|avalait) (?:toute |une )?(?:la )?(?:boîte|plaquette)|si j['’](?:avale|avalais) tous mes (?:antidépresseurs|somnifères|anxiolytiques|calmants)",
    String.raw`wenn (?:ich|man|jemand|einer) [\p{L} ]{0,20}(?:die|eine) ganze (?:packung|schachtel|flasche|dose)|wenn (?:ich|man) alle (?:meine )?(?:antidepressiva|schlaf\p{L}*|beruhigungs\p{L}*)`,
    String.raw`(?:poori|puri|poora|pura) (?:patti|patta|shishi|sheeshi|strip|dabba|bottle)[\p{L} ]{0,20}(?:kha l\p{L}*|khane se|le l\p{L}*|nigal\p{L}*)[\p{L} ]{0,10}to|(?:motham|mottam) (?:patta|strip|seesa|bottle)[\p{L} ]{0,20}(?:vesukunte|mingithe|teesukunte)`,
  ]
    .map((words) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`)
    .concat(
      'पूर[ीा] (?:पत्ती|पत्ता|शीशी|स्ट्रिप|डिब्बा)[^?।.]{0,20}(?:खा ल|निगल)[^?।.]{0,8}तो',
      'మొత్తం (?:పట్టీ|సీసా|స్ట్రిప్)[^?.]{0,20}(?:వేసుకుంటే|మింగితే|తీసుకుంటే)',
    )
    .join('|'),
  'iu',
)

/** "This headache is killing me", a vaccine, a flu, and one tablet too many are no such question. */
const NO_SUCH_QUESTION = new RegExp(
  [
    String.raw`(?:headache|migraine|back|pain|tooth|period|cough|job|exam|boss|heat)\p{L}* (?:is|are|s) killing|killing me|died|(?:dolor|cabeza|muela|espalda|regla|calor|tos)\p{L}*(?: de \p{L}+)? me (?:est[aá]n? )?mata\p{L}*|(?:que|q) me (?:matan?|quiero morir)|suicide squad|mal (?:de|à|au|aux) [\p{L} ]{1,20} (?:me|m['’]) ?tue|me tue|bringt mich (?:noch )?um|schmerz\p{L}* bring\p{L}* mich|dard (?:se )?(?:mar|jaan)|vaccine|vacuna|vaccin|\p{L}*impfung|teeka|tika|\p{L}*noppi[\p{L} ]{0,12}cha\p{L}*`,
    '(?:took|taken|take|had|swallowed) (?:only |just )?(?:an? extra|one|two|1|2) (?:pill|tablet|paracetamol|ibuprofen|tylenol|advil|dose)s?',
  ]
    .map((words) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`)
    .concat('दर्द से मर|टीका|టీకా|వ్యాక్సిన్|నొప్పితో చ')
    .join('|'),
  'iu',
)

/** Nobody is in danger where an animal or a germ is meant. */
const OF_SOMETHING_ELSE =
  /(?<![\p{L}\p{M}])(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|rats?|mice|mouse|worms?|lice|germs?|bacteria|virus(?:es)?|mosquito\p{L}*|ants?|bugs?|weeds?|perr[ao]s?|gat[ao]s?|cachorr\p{L}*|ratas?|ratones|piojos|lombrices|g[eé]rmenes|bacterias?|mosquitos?|chiens?|chats?|chiots?|rats?|poux|vers|microbes?|bactéries?|moustiques?|hunde?n?|katzen?|welpen?|läuse|würmer|keime|bakterien|mücken|ratten|kutt[aeo]\p{L}*|billi|chuhe|keede|keeda|macchar|juo?n?|juon|pelu|kukka\p{L}*|pilli|yeluka\p{L}*|purugu\p{L}*|doma\p{L}*)(?![\p{L}\p{M}])|कुत्त|बिल्ली|चूह|कीड़|मच्छर|जूँ|जुओं|కుక్క|పిల్లి|ఎలుక|పురుగు|దోమ|పేలు/iu

/** A medicine by no name. */
const SOME_MEDICINE =
  /^(?:pills?|tablets?|tabs?|caps(?:ules?)?|painkillers?|meds?|medicines?|medications?|antidepress\p{L}*|antidepres\p{L}*|sedatives?|tranquil\p{L}*|calmants?|analg\p{L}*|antalg\p{L}*|antidouleurs?|beruhigungs\p{L}*|schmerz(?:mittel|tabletten)\p{L}*|sleepers?|overdose|pastillas?|pepas?|comprimidos?|capsulas?|somniferos?|medicament\p{L}*|medicinas?|cachets?|comprimes?|gelules?|somniferes?|medocs?|tabletten?|pillen?|\p{L}*tabletten?|\p{L}*pillen|schlafmittel\p{L}*|medikamente?n?|arznei\p{L}*|morphium|\p{L}*pillen|goli\p{L}*|dawa\p{L}*|davai?|matra\p{L}*|mathra\p{L}*|mandu\p{L}*|गोल[\p{L}\p{M}]*|दवा[\p{L}\p{M}]*|टैबलेट[\p{L}\p{M}]*|[\p{L}\p{M}]*మాత్ర[\p{L}\p{M}]*|మందు[\p{L}\p{M}]*|(?:వేసుకుంటే|తీసుకుంటే|మింగితే)|vesukunte|teesukunte|mingithe|ట్యాబ్లెట్[\p{L}\p{M}]*|टेबलेट[\p{L}\p{M}]*|insulin\p{L}*|इंसुलिन|ఇన్సులిన్)$/u

/** Sentences in which somebody asks how much of a medicine kills, in six languages. */
export function asksWhatKills(text: string, words: readonly Word[]): { start: number; end: number }[] {
  const sentences = [...new Set(words.map(({ sentence }) => sentence))]
  return sentences.flatMap((each) => {
    const all = words.filter(({ sentence }) => sentence === each)
    const [start, end] = [all[0]?.start ?? 0, all.at(-1)?.end ?? 0]
    // The mark stands behind the last word.
    const told = text.slice(start, end + 2)
    const isAsked =
      ASKS.test(told) &&
      (WHAT_KILLS.test(told) || IF_ALL_WERE_TAKEN.test(told)) &&
      !NO_SUCH_QUESTION.test(told) &&
      !OF_SOMETHING_ELSE.test(text)
    const isOfMedicine = all.some(({ norm }) => {
      const name = withoutAccents(norm)
      return isMedicine(name) || SOME_MEDICINE.test(name)
    })
    return isAsked && isOfMedicine ? [{ start, end }] : []
  })
}
