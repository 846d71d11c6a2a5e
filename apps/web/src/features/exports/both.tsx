import { SHEET_LANGUAGES, type SheetLanguage, type SheetNames } from '@salus/contract'
import { createContext, useContext } from 'react'
import classes from './both.module.css'
import { phraseIn } from './sheet-phrases.ts'
import { type SheetWord, sheetWord } from './sheet-words.ts'

interface SheetLanguages {
  own: SheetLanguage
  doctor: SheetLanguage
  /** Each name of the record in other languages. */
  names: Record<string, SheetNames>
}

export const LanguagesOfSheet = createContext<SheetLanguages>({ own: 'eng', doctor: 'eng', names: {} })

/** A word of the sheet in the person's language, and in the doctor's beside it. */
export function Both({ word }: { word: SheetWord }) {
  const { own, doctor } = useContext(LanguagesOfSheet)
  const [first, second] = [sheetWord(word, own), sheetWord(word, doctor)]
  return (
    <>
      <span lang={SHEET_LANGUAGES[own].tag}>{first}</span>
      {second !== first && (
        <span className={classes.second} lang={SHEET_LANGUAGES[doctor].tag}>
          {` · ${second}`}
        </span>
      )}
    </>
  )
}

/** A name as the person wrote it, with what it is called in the languages of the sheet. */
export function Named({ name }: { name: string }) {
  const { own, doctor, names } = useContext(LanguagesOfSheet)
  const known = [...new Set([own, doctor])].flatMap((language) => {
    const text = names[name]?.[language]
    return text && text.toLowerCase() !== name.toLowerCase() ? [{ language, text }] : []
  })
  return (
    <>
      <b className={classes.name}>
        <bdi>{name}</bdi>
      </b>
      {known.map(({ language, text }) => (
        <span key={language} className={classes.second} lang={SHEET_LANGUAGES[language].tag}>
          {` · ${text}`}
        </span>
      ))}
    </>
  )
}

/** Free words as they were typed, with what they are in the languages of the sheet. What is not known says so. */
export function FreeWords({ text }: { text: string }) {
  const { own, doctor, names } = useContext(LanguagesOfSheet)
  const textIn = (language: SheetLanguage) => names[text]?.[language] ?? phraseIn(text, language)
  const known = [...new Set([own, doctor])].flatMap((language) => {
    const said = textIn(language)
    return said && said.toLowerCase() !== text.toLowerCase() ? [{ language, said }] : []
  })
  const isUnknown = doctor !== own && textIn(doctor) === null && /\p{L}{2}/u.test(text)
  return (
    <>
      <bdi>{text}</bdi>
      {known.map(({ language, said }) => (
        <span key={language} className={classes.second} lang={SHEET_LANGUAGES[language].tag}>
          {` · ${said}`}
        </span>
      ))}
      {isUnknown && (
        <span className={classes.second} lang={SHEET_LANGUAGES[doctor].tag}>
          {` (${sheetWord('asTyped', doctor)})`}
        </span>
      )}
    </>
  )
}
