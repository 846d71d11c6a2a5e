/** How somebody tells of an allergy of their own; `what` is the substance. */
const ADVERBS = '(?:(?:very|severely|highly|also|mildly|quite|really|definitely) )*'
const SPANISH = '(?:muy |también )?'
const WHAT = String.raw`(?<what>[^,;.!?()\n।]{2,60})`
const BEFORE = String.raw`(?<what>[\p{L}\p{M}\p{N}\u200c\u200d'’ -]{2,40}?)`

export const ALLERGY_PHRASES: readonly RegExp[] = [
  String.raw`(?:^|\bi(?:['’]m| am| was)(?: told i am)? |\bme )${ADVERBS}allergic to ${WHAT}`,
  String.raw`\bi(?:['’]ve| have)?(?: (?:also|got|had|developed))* (?:an? |my )?(?:(?:severe|mild|bad|serious|known) )?allergy to ${WHAT}`,
  String.raw`\bi(?:['’]ve| have)(?: (?:also|got|developed))* (?:an? )?(?:(?:severe|mild|bad|serious|known) )?(?<what>(?!(?:an?|no|any)\b)[\p{L}\p{N}'’-]+(?: (?!and\b|or\b|an?\b)[\p{L}\p{N}'’-]+){0,2}) allergy\b`,
  String.raw`(?:^|(?<!\bno )\b(?:soy|yo soy) )${SPANISH}alérgic[oa] (?:a |al )(?:las? |los |el )?${WHAT}`,
  String.raw`(?<!\bno )\btengo (?:una )?alergia (?:a |al )(?:las? |los |el )?${WHAT}`,
  String.raw`\bje suis (?:très |aussi )?allergique (?:à l['’]|à la |aux? |à )${WHAT}`,
  String.raw`\bj['’]ai une allergie (?:à l['’]|à la |aux? |à )${WHAT}`,
  String.raw`\b(?:ich bin|bin ich) (?:auch |stark |sehr )?(?:gegen|auf) ${BEFORE} allergisch\b`,
  String.raw`\b(?:ich bin|bin ich) (?:auch |stark |sehr )?allergisch (?:gegen|auf) ${WHAT}`,
  String.raw`\bich habe (?:eine )?(?:starke |schwere )?allergie (?:gegen|auf) ${WHAT}`,
  String.raw`\bich habe (?:eine )?(?:starke |schwere )?${BEFORE}-?allergie\b`,
  `(?:मुझे|मुझको|हमें) ${BEFORE} (?:से|की) (?:एलर्जी|ऐलर्जी|अलर्जी) (?:है|हो गई|हुई)`,
  String.raw`\b(?:mujhe|mujhko) ${BEFORE} (?:se|ki) (?:bhi )?(?:allergy|elergy|alergy) (?:hai|he|hui|ho gayi)`,
  `(?:నాకు|నాకి) ${BEFORE}(?: అంటే| తో| వల్ల| పడదు|కి|కు)? (?:అలెర్జీ|అలర్జీ|ఎలర్జీ)(?: ఉంది| వచ్చింది|$)`,
  String.raw`\b(?:naku|naaku) ${BEFORE}(?: ante| valla| tho| to| ki)? (?:allergy|alergy|elergy)(?: undi| vundi| vachindi)`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Where the substance ends and something else is told. */
export const ENDS_SUBSTANCE =
  /\s+(?:which|because|since|that|so|but|and (?:i|it|get|got|have|had|my|now|then)|with|when|as|after|it|from|y (?:me|tengo|ahora)|porque|que|desde|et (?:je|j['’]|ça)|parce|depuis|qui|und (?:ich|bekomme|habe)|seit|weil|mit)(?!\p{L}).*$/isu
/** Several in one sentence. */
export const BETWEEN_SUBSTANCES = /\s*[,/]\s*|\s+(?:and|or|y|et|und|oder|और|aur|మరియు)\s+/iu
export const ARTICLES = /^(?:the|all|any|some|my|la|las|los|el|le|les|l['’]|des|du|der|die|das|den)\s+/iu
/** They name nothing. */
export const NO_SUBSTANCE =
  /^(?:it|that|this|them|these|those|him|her|everything|anything|something|nothing|things?|a|an|one|esto|eso|todo|algo|nada|ça|tout|rien|das|alles|nichts|etwas|medicines?|medications?|drugs?|food|no|not|any|une|una|eine|isse|iske|इस|उस|ఇది|దీని)$/iu
