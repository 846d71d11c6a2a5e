import type { Language } from '@salus/terms/languages'

const NUMBERS = String.raw`\d+(?:[.,]\d+)?|mg|mcg|µg|g|ml|units?|iu`

const only = (forms: string): RegExp =>
  new RegExp(`^(?:(?:${forms}|${NUMBERS}|['’\\s,:()-])(?![\\p{L}\\p{M}])|[\\s,:()'’-])*$`, 'iu')

/**
 * These words may stand between "stopped" and a medicine that was itself stopped. Others name something else that was
 * stopped, or say what the medicine had to do with it: "stopped drinking while on warfarin".
 */
export const BESIDE_STOPPED: Record<Exclude<Language, 'de'>, RegExp> = {
  en: only(
    '(?:taking|using|having|injecting|my|the|all|both|that|this|these|those|on|of|off|our|her|his|with my|use of|course of|dose of|doses of|daily|nightly|weekly|morning|evening|old|new|usual|regular|low|dose|strong|generic|prescribed|prescription|medicines?|medications?|meds?|drugs?|pills?|tablets?|capsules?|injections?|shots?|patch(?:es)?|inhaler|spray|drops?|cream|statins?|antibiotics?|antidepressants?|steroids?|painkillers?|blood (?:pressure|thinners?|sugar)|cholesterol|diabetes|heart|thyroid|water|pressure|sugar|pain|called|and|or|then|finally|just|recently|today|yesterday|last (?:week|month|year)|as well|also|completely|immediately)',
  ),
  es: only(
    '(?:de|del|tomar|usar|inyectarme|ponerme|la|el|los|las|mi|mis|al|un|una|esa?|este?|esta|con (?:la|el|mi)|pastillas?|comprimidos?|cápsulas?|medicamentos?|medicinas?|medicación|tratamiento|inyecci(?:ón|ones)|parche|inhalador|antibiótico|antidepresivo|anticoagulante|para (?:la|el) (?:tensión|presión|azúcar|colesterol|corazón|dolor|diabetes|tiroides)|llamad[ao]|y|o|ni|ya|también|por fin|hoy|ayer|genérico|diario|diaria)',
  ),
  fr: only(
    '(?:de|d|du|des|prendre|utiliser|l|le|la|les|mon|ma|mes|un|une|ce|cette|comprimés?|cachets?|gélules?|médicaments?|traitement|piqûres?|injections?|patch|antibiotique|antidépresseur|anticoagulant|par|pour (?:la|le|l) ?(?:tension|cœur|cholestérol|diabète|douleur|thyroïde|sucre)|appelé|et|ou|ni|aussi|enfin|hier|aujourd hui|tout mon)',
  ),
  hi: only(
    '(?:था|थी|लेकिन|tha|thi|lekin|लेना|लेनी|खाना|खानी|लेते|की|का|के|को|और|भी|दवा|दवाई|दवाइयाँ|गोली|गोलियाँ|टैबलेट|कैप्सूल|इंजेक्शन|मैंने|मैं|हमने|ने|अपनी|अपना|पूरी|तरह|से|दिन|हफ्ते|हफ़्ते|महीने|साल|पहले|पिछले|कल|आज|दो|तीन|चार|एक|कुछ|डॉक्टर|के|कहने|पर|खुद|अब|फिर|बाद|में|lena|leni|khana|khani|lene|lete|ki|ka|ke|ko|aur|bhi|dava|dawa|dawai|davai|medicine|goli|goliya|goliyan|tablet|tablets|capsule|injection|maine|main|mai|humne|ne|apni|apna|poori|tarah|se|din|hafte|mahine|saal|pehle|pahle|pichhle|pichle|kal|aaj|do|teen|char|ek|kuch|doctor|kehne|par|khud|ab|phir|baad|me|mein|daily|roz)',
  ),
  te: only(
    '(?:కానీ|కాని|kani|kaani|వేసుకోవడం|తీసుకోవడం|వాడడం|వాడటం|మాత్ర|మాత్రలు|మందు|మందులు|టాబ్లెట్|ట్యాబ్లెట్|నేను|నా|మరియు|కూడా|ని|ను|నిన్న|ఈరోజు|గత|వారం|నెల|సంవత్సరం|రోజుల|వారాల|నెలల|ఏళ్ల|క్రితం|రెండు|మూడు|ఒక|డాక్టర్|చెప్పాక|పూర్తిగా|తర్వాత|vesukovadam|teesukovadam|tisukovadam|theesukovadam|vadadam|vaadadam|matra|matralu|mathra|tablet|tablets|medicine|medicines|nenu|na|naa|kuda|koodaa|ni|nu|ninna|eeroju|gata|vaaram|varam|nela|rojula|varala|nelala|yella|ella|kritam|rendu|moodu|oka|doctor|purtiga|tarvata|tarvatha)',
  ),
}

/** Before the name: the medicine went along with what was stopped. */
export const GOES_ALONG_DE =
  /(?<!\p{L})(?:unter|dank|durch|wegen|trotz|während|bei|seit|statt|ohne|mithilfe(?: von)?|neben|nach|weil|obwohl|damit)(?:\s+(?:der|dem|des|den|die|das|meiner?|meinem|von|ich))*\s+$/iu
/** "Aufgehört" says with what, or to do what; "abgesetzt" only a medicine is. */
export const TO_TAKE_DE = /^[\s\d,.a-zµ]*\b(?:zu nehmen|einzunehmen|zu verwenden|zu spritzen)\b/iu
export const WITH_DE =
  /(?<!\p{L})mit(?:\s+(?:der|dem|den|meiner?|meinem|meinen))?(?:\s+(?:tabletten?|einnahme von|einnahme))?\s+$/iu
