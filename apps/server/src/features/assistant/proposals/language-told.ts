import { languageHint, languageOfSmallWords } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { VITAL_SIGNS } from '@salus/terms/vital-signs'

/** The language of a message, however short; nothing where its words may be of several. */
export function languageTold(text: string): Language | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  if (/\p{Script=Telugu}/u.test(text)) return 'te'
  return languageOfSmallWords(text) ?? languageHint(text) ?? languageOfSmallWords(text, 1) ?? languageOfNames(text)
}

/** English names ("BP") serve everywhere. */
const NAMES = Object.values(VITAL_SIGNS).flatMap(({ names }) =>
  (['es', 'fr', 'de'] as const).flatMap((language) =>
    names[language].map((name): [string, Language] => [name, language]),
  ),
)

/** "Puls hier 72": only one language calls it so. */
function languageOfNames(text: string): Language | undefined {
  const words = ` ${(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')} `
  const languages = new Set(NAMES.filter(([name]) => words.includes(` ${name} `)).map(([, language]) => language))
  return languages.size === 1 ? [...languages][0] : undefined
}
