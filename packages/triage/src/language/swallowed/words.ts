import type { LanguageCode } from '../emergency-phrases/types.ts'

/** How a language tells that tablets were taken, in words as they are folded: small, and in Latin letters without accents. */
export interface Words {
  /** Beginnings of the words for a tablet. */
  pills: RegExp
  /** It was taken, and is not about to be. */
  taken: RegExp
  /** Behind a number that counts something else: time, strength. */
  notCounted: RegExp
  perDay: RegExp
  /** Between a number and what it counts: a new clause. */
  apart: RegExp
}

/** One of these words, and no other. */
export const word = (forms: string): RegExp => new RegExp(`^(?:${forms})$`, 'u')

const UNITS = 'mg|mcg|ug|µg|g|gr|ml|l|kg|cm|iu|ui|ie|h|x|am|pm|uhr|%'

export type OtherLanguage = Exclude<LanguageCode, 'en'>

export const WORDS: Readonly<Record<OtherLanguage, Words>> = {
  es: {
    pills: word('(?:pastilla|tableta|pildora|comprimido|capsula|pepa|gragea)s?'),
    taken: word(
      'tome|tomo|tomar|tragar|tomado|tomaron|tomaste|trague|trago|tragado|tragaron|ingeri|ingirio|ingerido|zampe|zampo|bebi|bebio|bebido',
    ),
    notCounted: word(
      `${UNITS}|gramos?|miligramos?|gotas?|dias?|horas?|minutos?|semanas?|mes|meses|anos?|veces|dosis|vasos?`,
    ),
    perDay: word('dia|diarias?|diarios?|semana|mes'),
    apart: word('y|e|pero|que|porque|para|desde'),
  },
  fr: {
    pills: word('(?:comprime|cachet|gelule|pilule|medicament|medoc|somnifere|antidepresseur|dragee|capsule)s?'),
    taken: word('pris|prise|prises|avalee?s?|avaler|prendre|ingeree?s?|gobee?s?|bouffe|ingurgite|bu|bue|bus'),
    notCounted: word(
      `${UNITS}|grammes?|milligrammes?|gouttes?|jours?|heures?|minutes?|semaines?|mois|ans?|annees?|fois|doses?|verres?`,
    ),
    perDay: word('jour|jours|semaine|mois'),
    apart: word('et|mais|que|qui|parce|pour|depuis'),
  },
  de: {
    pills: word(String.raw`\p{L}*(?:tabletten?|pillen?|kapseln?|dragees?|tabs?)|stuck|medikamente|medis`),
    taken: word(
      'genommen|gnommen|nahm|geschluckt|gschluckt|schluckte|eingenommen|eingeworfen|gegessen|intus|verschluckt|getrunken',
    ),
    notCounted: word(
      `${UNITS}|gramm|milligramm|tropfen|tage?n?|stunden?|minuten?|wochen?|monate?n?|jahre?n?|mal|dosen|glaser`,
    ),
    perDay: word('tag|taglich|woche|monat'),
    apart: word('und|aber|dass|weil|habe|hat|hab|seit'),
  },
  hi: {
    pills: word(
      'goli|goliya|goliyan|goliyo|golia|golian|goliyaan|tablets?|tebalet|taiblet|capsules?|kaipsul|pills?|गोली|गोलियां|गोलियाँ|गोलियों|टैबलेट|टेबलेट|टैबलेट्स|कैप्सूल',
    ),
    taken: word(
      'khali|khayi|khai|khaya|khaye|khaaye|khayin|kha|nigal|nigli|nigla|gatak|खा|खाई|खाईं|खायी|खाए|खाली|निगल|निगली|गटक|le|ली|ले|li|liya|liye',
    ),
    notCounted: word(
      `${UNITS}|gram|din|dino|ghante|ghanta|minute|minat|hafte|mahine|saal|sal|baar|bar|tarikh|baje|दिन|दिनों|घंटे|मिनट|हफ्ते|महीने|साल|बार|तारीख|बजे`,
    ),
    perDay: word('roj|roz|rozana|din|daily|रोज|रोज़|दिन|रोजाना'),
    apart: word('aur|lekin|magar|hoon|hun|hai|और|लेकिन|है|हूँ|हूं'),
  },
  te: {
    pills: word(
      String.raw`(?:matra|matralu|tablet|golilu|goli|mathra|మాత్ర|టాబ్లెట్|ట్యాబ్లెట్|గోళీ|గోలీ|క్యాప్సూల్|capsule|pill)\p{L}*\p{M}*\p{L}*\p{M}*`,
    ),
    taken: word(
      String.raw`(?:vesukun?n|veskun?n|vesesuk|vesukundi|veskundi|mingi|minga|minge|mingesa|tisukun?n|tiskun?n|tisukundi|tinesa|tinna|tinesi|వేసుకున్న|వేసుకుంది|వేసేసు|మింగి|మింగా|మింగే|మింగు|తీసుకున్న|తీసుకుంది|తిన్న|తినేశ|తినేస)[\p{L}\p{M}]*`,
    ),
    notCounted: word(
      String.raw`${UNITS}|gram|(?:roju|ganta|nimish|samvats|ell|yell|end|yend|var|vaar|nela|sari|saar|tedi|రోజు|గంట|నిమిష|సంవత్స|ఏళ్|ఏండ్|వార|నెల|సార్|తేదీ|తారీఖు)[\p{L}\p{M}]*`,
    ),
    perDay: word(String.raw`(?:roju|రోజు|daily)[\p{L}\p{M}]*`),
    apart: word('mariyu|kani|kaani|మరియు|కానీ|కాని|undi|ఉంది'),
  },
}

export const OTHERS = Object.keys(WORDS) as OtherLanguage[]
