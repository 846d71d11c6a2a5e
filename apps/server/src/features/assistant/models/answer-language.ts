import { FUNCTION_WORDS } from '@salus/terms/words'

const SMALL_WORDS: Record<string, ReadonlySet<string>> = {
  eng: FUNCTION_WORDS.en,
  spa: FUNCTION_WORDS.es,
  fra: FUNCTION_WORDS.fr,
  deu: FUNCTION_WORDS.de,
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
  const share = (code: string) => words.filter((word) => SMALL_WORDS[code]?.has(word)).length
  const own = share(language)
  return Object.keys(SMALL_WORDS).some((code) => code !== language && share(code) > own * 2 + 2)
}
