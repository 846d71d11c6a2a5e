import type { Language } from '@salus/terms/languages'

const word = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'iu')

/** Beside a medicine: the person takes it no more, or only for a while. */
export const OVER: Record<Language, RegExp> = {
  en: word(
    String.raw`until|till|any ?more|any longer|no longer|used to|formerly|previously|in the past|back then|at the time|before(?! (?:i |you )?(?:(?:the|my|each|every|a|any|bed|breakfast|lunch|dinner|food|meals?|eating|sleep|work|sport|exercise|run\p{L}*|driv\p{L}*|going|noon|night)\b))|when i was|as a (?:child|kid|baby|teen\p{L}*)|while i was pregnant|during (?:my|the) pregnanc\p{L}*|from (?:19|20)\d\d to|between (?:19|20)\d\d and|finished|completed|ended|(?:was|been|got) (?:stopped|discontinued)|(?:been|am|now|me|i['’]m) off (?:it|them)|(?:but|and|so|then|later|since) (?:i |then |they |have |had )*(?:stopped|quit|came off|got off|went off|discontinued)(?: (?:it|that|them))?(?= (?:years?|months?|weeks?|days?|long|last|in|a|two|three|some|because|when|after|later|since|again|\d+)|[,.]|$)`,
  ),
  es: word(
    `hasta|antes(?! del? )|solía|antiguamente|en el pasado|en aquella época|cuando (?:era|estaba|tenía)|durante (?:el|mi) embarazo|ya no|terminé|acabé|l[ao]s? (?:dejé|suspendí|he dejado|abandoné)|(?:dejé|paré) de tomarl[ao]s?|me l[ao]s? (?:quitaron|quitó|suspendieron|suspendió|retiraron)`,
  ),
  fr: word(
    String.raw`jusqu['’]?(?:en|à|au|aux)?|avant(?! (?:les?|la|de|du|chaque|mon|manger|midi|tout)\b)|autrefois|à l['’]époque|dans le passé|quand j['’]étais|pendant (?:ma|la) grossesse|ne (?:l[ea]s? )?prends? plus|l['’]ai (?:arrêté|stoppé)\p{L}*|(?<!j['’]ai )(?:arrêtée?s?|stoppée?s?)(?! (?:de|le|la|les|mon|ma|mes|du)\b)|terminée?s?|plus maintenant`,
  ),
  de: word(
    `bis(?! zu)|früher|damals|einst|vor jahren genommen|nicht mehr|als (?:kind|ich)|in der schwangerschaft|während der schwangerschaft|abgesetzt|aufgehört|beendet`,
  ),
  hi: word(
    'तक|पहले (?:लेता|लेती|खाता|खाती)|बचपन में|अब नहीं|tak|pehle (?:leta|leti|khata|khati)|bachpan me(?:in)?|ab nahin?',
  ),
  te: word('వరకు|ఇంతకుముందు|ఒకప్పుడు|చిన్నప్పుడు|ఇప్పుడు లేదు|varaku|okappudu|chinnappudu|ippudu ledu'),
}

/** Ahead of a clause: what it tells was then. */
export const LONG_AGO: Record<Language, RegExp> = {
  en: word('^(?:previously|formerly|back then|in the past|as a (?:child|kid|baby|teen\\p{L}*)|when i was|during my)'),
  es: word('^(?:antes|de (?:joven|niñ[oa])|en el pasado|cuando (?:era|estaba|tenía)|durante)'),
  fr: word("^(?:autrefois|avant|petite?|à l['’]époque|quand j['’]étais|pendant)"),
  de: word('^(?:früher|damals|als (?:kind|ich)|in der schwangerschaft|während)'),
  hi: word('^(?:बचपन में|bachpan me(?:in)?)'),
  te: word('^(?:చిన్నప్పుడు|ఒకప్పుడు|chinnappudu|okappudu)'),
}

/** The sentence behind takes back what the one before it told: "Stopped years ago." */
export const TAKEN_BACK: Record<Language, RegExp> = {
  en: word(
    String.raw`(?<=^(?:but |and |then |later |(?:i|they|he|she|my \p{L}+)(?: have|['’]ve)? )*)(?:stopped|quit|came off|got off|went off|discontinued)(?: (?:it|that|them|taking it))?(?= (?:years?|months?|weeks?|days?|long|last|in|a|two|three|some|because|when|after|later|since|\d+)|[,.]|$)|no longer|not any ?more|(?:was|been|got) (?:stopped|discontinued)|it until`,
  ),
  es: word(
    'l[ao]s? (?:dejé|suspendí|he dejado|abandoné)|dejé de tomarl[ao]s?|ya no l[ao]s? tomo|me l[ao]s? (?:quitaron|quitó|suspendieron|suspendió|retiraron)|hasta',
  ),
  fr: word(
    String.raw`l['’]ai (?:arrêté|stoppé)\p{L}*|ne l[ea]s? prends? plus|(?:m['’]a|m['’]ont) (?:arrêté|retiré)|jusqu['’]?(?:en|à|au)?`,
  ),
  de: word('(?:es|sie|ihn|das|die) (?:[^.]* )?(?:abgesetzt|beendet)|nicht mehr|damit (?:[^.]* )?aufgehört|bis(?! zu)'),
  hi: word(
    '^[^.]*(?:पहले|फिर|बाद) [^.]*(?:बंद|बन्द|छोड़) [^.]*|अब नहीं|^[^.]*(?:pehle|phir|baad) [^.]*(?:band|chh?od) [^.]*|ab nahin?',
  ),
  te: word(
    'తర్వాత [^.]*(?:ఆపే|మానే)[^.]*|క్రితం [^.]*(?:ఆపే|మానే)[^.]*|(?:tarvata|tarvatha|kritam) [^.]*(?:apes|aap|manes|maanes)[^.]*',
  ),
}
