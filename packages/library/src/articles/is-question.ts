/** How questions begin, or what makes them one, in four languages. */
const ASKS = [
  `what|whats|what's|how|hows|how's|why|which|when(?! (?:i|he|she|it|they|we|you|my|the|his|her|our)\\b)|who|whom|where|can|could|should|would|is|are|does|do|did|may|will|am i|tell me|explain|please tell|please explain|any`,
  `qué|que es|cuál|cuáles|cómo|como se|como puedo|como \\p{L}+(?:ar|er|ir|o)|cuándo|cuánto|cuánta|cuántos|cuántas|cuanto|cuantos|dónde|quién|por qué|para qué|puedo|puede|debo|debería|es malo|es bueno|es normal|es peligroso|sirve|hay que|explique|dígame|dime`,
  `que faire|qu'est|qu’est|quel|quelle|quels|quelles|comment|combien|quand(?! (?:je|j['’]|il|elle|on|nous|mon|ma|mes|le|la|les|ça))|pourquoi|où|qui|à quoi|a quoi|est-ce|puis-je|peut-on|dois-je|doit-on|faut-il|c'est quoi|c’est quoi|expliquez|dites-moi`,
  `was|wie|wann|warum|wieso|weshalb|wofür|welche|welcher|welches|wer|wo|woher|kann|darf|soll|sollte|muss|ist|sind|hilft|gibt es|wozu|erklären sie|sagen sie`,
]
const STARTS = new RegExp(`^(?:and |but |so |y |et |und |also )?(?:${ASKS.join('|')})(?![\\p{L}\\p{M}])`, 'iu')
/** After a first sentence the others may tell: "When I breathe in it hurts", "May be the flu", "Ist seit gestern so". */
const ALSO_TELL =
  /^(?:and |but |so )?(?:when|where|who|any|may|is(?! (?:it|this|that|he|she|my)\b)|are|do|did|will|would|was(?! (?:tun|hilft|ist|kann|soll|bedeutet|heißt|mache|darf)(?!\p{L}))|wo|wer|wann|ist|sind|muss|quand|où|qui|puede|sirve)(?![\p{L}\p{M}])/iu
/** These languages ask anywhere in the sentence. */
const INSIDE =
  /क्या|कैसे|कब |कितन|कौन|क्यों|बताइए|बताओ|बताएं|ఏమిటి|ఏంటి|ఎలా|ఎప్పుడు|ఎంత|ఎన్ని|ఎవరు|ఎందుకు|ఏం |ఏమి|చెప్పండి|(?<!చ)ాలా(?!\p{L})|చ్చా(?!\p{L})|ేనా(?!\p{L})|వచ్చా|కూడదా|మంచిదా|(?<![\p{L}])(?:kya|kaise|kab|ya nahi|kitn[aei]|kaun|kyun|batao|bataiye|emiti|enti|ela|eppudu|entha|enni|enduku|cheppandi)(?![\p{L}])/iu

/** Where a question has no mark at its end, as people type. */
const INSIDE_OTHERS =
  /(?<!\p{L})(?:cuándo|cuánt[oa]s?|cuant[oa]s|a qu[eé] edad|se puede|qu[eé] hago|es malo|es buen[oa]|est[aá] bien|combien|à quel âge|a quel age|[cç]a fait|c['’]?est quoi|peut-on|que faire|quoi|woran|ab wann|wie oft|wie lange|geht das|was hilft|was tun|was hei(?:ß|ss)t|sinnvoll)(?!\p{L})/iu
/** "The scope is on Thursday, may I eat tomatoes" */
const AFTER_COMMA =
  /,\s*(?:can|may|should|could|is it|do i|does|darf|kann|soll|muss|ist das|puedo|puede|debo|es |je peux|il peut|elle peut|on peut|est-ce)(?![\p{L}])/iu
/** "My mother keeps falling, what can we do" */
const INSIDE_ENGLISH =
  /\b(?:what (?:can|should|do|could|to|helps)|how (?:do|can|should|to|long|much|many)|now what|what now|what next|what happens|what does (?:it|that|this) mean|is (?:it|that|this) (?:bad|ok|okay|normal|safe|true|dangerous|serious)|should i|or not|yes or no|kindly (?:tell|explain|advise|guide)|which (?:stage|one|type) is|any (?:tips|advice|ideas)|what can i do|when can (?:i|we|he|she|they)|what'?s safe|is the \w+ (?:doing|causing)|am i (?:screwed|ok|okay|safe|still))\b/i
/** "I want to lose weight" asks for help with it. */
const WANTS =
  /^(?:i want to|i'd like to|i would like to|i need to|help me|need help|trying to|how to|quiero|quisiera|ayúdame|ayúdeme|je veux|je voudrais|aidez-moi|ich möchte|ich will|hilfe bei)(?![\p{L}])|चाहता हूँ|चाहती हूँ|चाहता हूं|चाहती हूं|chahta hu|chahti hu|అనుకుంటున్నా|kavali/iu

/** Whether a text asks for something, as far as its words tell: "Mine came back high. What would cause that" does at its end. */
export const isQuestion = (text: string): boolean => {
  const said = text.trim()
  return (
    said
      .split(/(?<=[.!?？\n])\s+/u)
      .some((one, at) => /[?？]\s*$/u.test(one) || (STARTS.test(one) && (at === 0 || !ALSO_TELL.test(one)))) ||
    INSIDE.test(said) ||
    AFTER_COMMA.test(said) ||
    INSIDE_ENGLISH.test(said) ||
    INSIDE_OTHERS.test(said) ||
    WANTS.test(said)
  )
}
