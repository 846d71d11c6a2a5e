/** Little words that mark a language and occur in every paragraph of it. */
const LITTLE_WORDS: Record<string, Set<string>> = {
  eng: new Set('the and of to is you your in that for with may can are not this if it or be have'.split(' ')),
  spa: new Set('el la los las de que y en un una es por con para su no si puede del se usted'.split(' ')),
  fra: new Set('le la les de des et en un une est que pour vous votre avec dans pas si du sur peut'.split(' ')),
  deu: new Set('der die das und ist in zu den mit nicht sie ein eine für bei oder wenn auf kann es'.split(' ')),
}
const SCRIPTS: Record<string, RegExp> = { hin: /\p{Script=Devanagari}/gu, tel: /\p{Script=Telugu}/gu }
const LEAST_WORDS = 12

/** Whether a text is clearly not in the language (a tesseract code) it should be in. Short texts pass. */
export function isOtherLanguage(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPTS[language]
  if (letters < 40) return false
  if (script) return (text.match(script)?.length ?? 0) < letters * 0.4
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.6) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < LEAST_WORDS) return false
  const share = (code: string) => words.filter((word) => LITTLE_WORDS[code]?.has(word)).length
  const own = share(language)
  return Object.keys(LITTLE_WORDS).some((code) => code !== language && share(code) > own * 2 + 2)
}
