import type { Language } from '../types.ts'
import { fold } from './fold.ts'

const TELLING: Record<Exclude<Language, 'hi' | 'te'>, string> = {
  en: 'the of and date name result results test unit units range reference normal high low patient report blood serum collected reported age sex value',
  es: 'de la el los del fecha nombre resultado resultados prueba unidad unidades rango referencia valores paciente informe sangre edad sexo medico muestra suero orina analisis total',
  fr: 'le la les des du nom resultat resultats unite unites valeurs reference patient prelevement sang age sexe medecin laboratoire examen analyse usuelles compte rendu',
  de: 'der die das und von datum name ergebnis einheit referenzbereich normbereich wert patient befund blut geb geburtsdatum arzt labor probe untersuchung entnahme im gesamt',
}

const sets = Object.entries(TELLING).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
)
const MOST_WORDS = 4000

/** The language that most of the words are of; a script decides at once. */
export function languageOf(texts: readonly string[]): Language {
  const counts: Record<Language, number> = { en: 0.5, es: 0, fr: 0, de: 0, hi: 0, te: 0 }
  for (const text of texts.slice(0, MOST_WORDS)) {
    if (/[\u0900-\u097f]/.test(text)) counts.hi += 3
    else if (/[\u0c00-\u0c7f]/.test(text)) counts.te += 3
    const word = fold(text)
    for (const [language, words] of sets) if (words.has(word)) counts[language]++
  }
  const [best] = (Object.entries(counts) as [Language, number][]).sort((a, b) => b[1] - a[1])
  return best?.[0] ?? 'en'
}
