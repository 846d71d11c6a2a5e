import type { SheetLanguage, SheetNames } from '@salus/contract'
import { CONDITIONS } from '@salus/terms/conditions'
import { LANGUAGE_OF } from '@salus/terms/languages'
import type { NamesOf } from './doctor-sheet.service.ts'
import { MORE_NAMES } from './knowledge/more-names.ts'

/** The first name of each language is the one to show; the others are of the same thing. */
type Names = Partial<Record<SheetLanguage, readonly string[]>>

const LANGUAGES = Object.keys(LANGUAGE_OF) as SheetLanguage[]

/** Looks a name up as it is written, in any language, then by its code. The language that it is written in is left out. */
export function namesOf(): NamesOf {
  // Seldom asked for, so not made before.
  let index: NameIndex | undefined
  return (name, icd10) => {
    index ??= indexOf()
    const found = index.byName.get(folded(name)) ?? (icd10 ? index.byCode.get(icd10) : undefined)
    return found ? firstOf(found, folded(name)) : {}
  }
}

type NameIndex = ReturnType<typeof indexOf>

function indexOf() {
  const byName = new Map<string, Names>()
  const byCode = new Map<string, Names>()
  const add = (names: Names) => {
    for (const name of Object.values(names).flat()) if (!byName.has(folded(name))) byName.set(folded(name), names)
  }
  for (const names of moreNames()) add(names)
  for (const { icd10, otherCodes, names } of CONDITIONS) {
    const all = Object.fromEntries(LANGUAGES.map((language) => [language, names[LANGUAGE_OF[language]]]))
    add(all)
    // The name of a Z code tells its meaning: "allergy status", "presence of an implant".
    if (!icd10.startsWith('Z')) for (const code of [icd10, ...otherCodes]) byCode.set(code, all)
  }
  return { byName, byCode }
}

const moreNames = (): Names[] =>
  MORE_NAMES.trim()
    .split('\n')
    .map((line) => {
      const columns = line.split(' | ')
      return Object.fromEntries(LANGUAGES.map((language, at) => [language, (columns[at] ?? '').split('; ')]))
    })

const firstOf = (names: Names, written: string): SheetNames =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, [first, ...others]]) =>
      first && ![first, ...others].some((each) => folded(each) === written) ? [[language, upperFirst(first)]] : [],
    ),
  )

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const folded = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
