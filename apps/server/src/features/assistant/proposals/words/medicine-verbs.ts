import type { Language } from '@salus/terms/languages'

/** What somebody says of a medicine: they take it, or they do not any more. Each with its subject, so that an order or a wish is none. */
export interface MedicineVerbs {
  language: Language
  takes: string
  /** Took, and says nothing of now. */
  took: string
  stopped: string
  /** Words before the verb that turn it round or leave it open. */
  notBefore: string
  /** The verb follows what it speaks of. */
  isVerbLast?: true
}

export const MEDICINE_VERBS: readonly MedicineVerbs[] = [
  {
    language: 'en',
    takes:
      "^(?:just )?(?:started(?: (?:on|taking))?|began taking|now taking|taking)|i(?:['’]ve| have)? (?:(?:just|recently|also|now|only) )*(?:started|begun|began|been (?:started|put) on|been (?:on|taking|using|prescribed))|(?:put|started|has|have) me on|i(?:['’]m| am)(?: (?:now|also|just|currently|still))* (?:on|taking|using|put on|started on|prescribed)|i was(?: (?:also|just|recently))* (?:put on|started on|prescribed)|i(?: (?:now|also|currently|still|only))* (?:take|use)|prescribed me|i got (?:a prescription for|prescribed)|now on|and (?:have |then )?(?:started|begun)(?: taking)?|(?:switched|changed)(?: me)? to",
    took: 'i was(?: (?:also|still|once))* (?:on|taking|using)|i had been (?:on|taking|using)|i (?:used to (?:take|use|be on)|(?:once |also )?(?:took|used))',
    stopped: String.raw`^(?:just |recently )?(?:stopped|quit|came off|come off|went off|got off)|i(?:['’]ve| have| am| was|['’]m)? (?:(?:just|recently|also|now|already) )*(?:stopped|quit|discontinued|come off|came off|gone off|went off|got off|taken off)|i(?:['’]m| am)? no longer (?:take|taking|use|using|on)|i (?:don['’]?t|do not) (?:take|use) (?=[^.]*\b(?:any ?more|any longer)\b)|took me off|stopped my|and (?:have |then )?stopped(?: taking)?`,
    notBefore: 'if|when|whenever|whether|unless|after|before|until|once|every time|while|and how|how|what',
  },
  {
    language: 'es',
    takes:
      '(?:empecé|empece|comencé|comence|inicié|he empezado|he comenzado)(?: (?:a tomar|con))?|(?:ahora |también )?tomo|estoy (?:tomando|con)|me (?:recetaron|recetó|han recetado|ha recetado|mandaron|mandó|prescribieron|prescribió)',
    took: '(?:yo )?tomaba|estaba (?:tomando|con)|estuve (?:tomando|con)|tomé|he tomado|solía tomar',
    stopped:
      'dejé(?: de tomar)?|deje de tomar|he dejado(?: de tomar)?|suspendí|he suspendido|paré de tomar|ya no tomo|me (?:quitaron|quitó|suspendieron|suspendió)',
    notBefore: 'no|nunca|jamás|si|cuando|sin que|antes de que|tampoco',
  },
  {
    language: 'fr',
    takes:
      "j['’]ai (?:commencé|commence|débuté|démarré)(?: à prendre)?|je (?:prends|suis sous)|je commence|(?:m['’]a|m['’]ont) (?:prescrit|mis sous)",
    took: "je prenais|j['’]étais sous|j['’]ai (?:pris|été sous)|j['’]avais",
    stopped:
      "j['’]ai (?:arrêté|arreté|arrete|stoppé|cessé)(?: de prendre)?|je ne prends plus|j['’]arrête|(?:m['’]a|m['’]ont) arrêté",
    notBefore: 'si|quand|lorsque|dès que',
  },
  {
    language: 'de',
    takes: String.raw`(?:ich|und) (?:nehme|bekomme|verwende)|nehme ich|bekomme ich|ich (?=[^.]*\b(?:angefangen|begonnen|verschrieben bekommen)\b)habe|habe (?=[^.]*\b(?:angefangen|begonnen)\b)ich|(?:hat|wurde) mir|mir (?:wurde|hat)|bin ich auf`,
    took: 'ich nahm|nahm ich|ich war auf|war ich auf|ich (?=[^.]*genommen)(?:habe|hatte)|habe ich (?=[^.]*genommen)',
    stopped: String.raw`ich (?=[^.]*\bnicht mehr\b)(?:nehme|bekomme)|ich (?=[^.]*\b(?:abgesetzt|aufgehört)\b)habe|habe (?=[^.]*\b(?:abgesetzt|aufgehört)\b)ich|ich (?=[^.]*\bkeine? [^.]*\bmehr\b)nehme`,
    notBefore: 'wenn|falls|ob|sobald|bevor|nachdem',
  },
  {
    language: 'hi',
    takes: String.raw`(?:लेना|लेनी|खाना|खानी) (?:शुरू|शुरु) (?:किया|की|कर)[^\s।]*|(?:शुरू|शुरु) (?:किया|की|कर दी|कर दिया)|(?:ले|खा) (?:रहा|रही) (?:हूँ|हूं)|(?:लेता|लेती|खाता|खाती) (?:हूँ|हूं)|(?:lena|leni|khana) (?:shuru|start) (?:kiya|ki|kar)\w*|(?:shuru|start) (?:kiya|ki|kar di|kar diya)|(?:le|kha) (?:raha|rahi) h(?:u|oo|un|oon)|(?:leta|leti|khata|khati) h(?:u|oo|un|oon)`,
    took: '(?:लेता|लेती|खाता|खाती) (?:था|थी)|(?:ली|लिया|खाई) (?:था|थी)|(?:leta|leti|khata|khati) th[aie]|(?:li|liya|khayi) th[ai]',
    stopped:
      '(?:लेना |लेनी )?(?:बंद|बन्द) (?:करके|कर के|कर दी|कर दिया|की|किया)|छोड़ (?:दी|दिया)|(?:lena |leni )?band (?:karke|kar ke|kar di|kar diya|kar diye|ki|kiya)|chhod (?:di|diya)|chod (?:di|diya)',
    notBefore: 'नहीं|मत|nahi|nahin|mat',
    isVerbLast: true,
  },
  {
    language: 'te',
    takes:
      '(?:వేసుకోవడం|తీసుకోవడం|వాడడం|వాడటం) (?:మొదలుపెట్టాను|మొదలు పెట్టాను|ప్రారంభించాను|స్టార్ట్ చేశాను)|(?:మొదలుపెట్టాను|మొదలు పెట్టాను|ప్రారంభించాను)|(?:వేసుకుంటున్నాను|వేసుకుంటున్నా|తీసుకుంటున్నాను|తీసుకుంటున్నా|వాడుతున్నాను|వాడుతున్నా|వేసుకుంటాను|తీసుకుంటాను)|(?:modalu ?pettanu|start chesanu|vesukuntunnanu?|theesukuntunnanu?|teesukuntunnanu?|tisukuntunnanu?|vaa?duthunnanu?|vaa?dutunnanu?|vesukuntanu|tisukuntanu)',
    took: 'వాడాను|వేసుకున్నాను|తీసుకున్నాను|వాడేవాడిని|వాడేదాన్ని|వేసుకునేవాడిని|వేసుకునేదాన్ని|vaadanu|vaadevadini|vaadedanni|vesukunnanu|vesukunevadini|vesukunedanni|teesukunnanu',
    stopped: 'ఆపేసి|ఆపి|మానేసి|apesi|aapesi|manesi|maanesi|ఆపేశాను|ఆపేసాను|ఆపాను|మానేశాను|మానేసాను|మానాను|a?apesanu|aapanu|maa?nesanu',
    notBefore: 'లేదు|ledu',
    isVerbLast: true,
  },
]
