import { type AnswerWords, answerWords } from '@salus/contract'
import { createContext, useContext } from 'react'

const Words = createContext<AnswerWords>(answerWords('en'))

/** Around an answer: the language of its headings and buttons is that of its sentences. */
export const AnswerWordsProvider = Words.Provider

export const useAnswerWords = (): AnswerWords => useContext(Words)
