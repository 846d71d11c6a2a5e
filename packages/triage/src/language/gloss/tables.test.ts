import { expect, test } from 'vitest'
import { FINDINGS } from '../../knowledge/index.ts'
import { isEnglish } from '../detect-language.ts'
import { isEnglishWord } from '../dictionary/is-english-word.ts'
import { compileLexicon } from '../lexicon.ts'
import { tokenise } from '../tokenise.ts'
import { compileWords } from './compile-words.ts'
import { LANGUAGE_WORDS } from './index.ts'

const lexicon = compileLexicon(FINDINGS)
const isKnown = (word: string): boolean =>
  word.length < 3 || isEnglish(word) || (word.length >= 4 && isEnglishWord(word))

test.each(LANGUAGE_WORDS.map((words) => [words.language, words] as const))(
  '%s is told in words that the English reading knows',
  (_, words) => {
    const english = words.words
      .split('\n')
      .filter((line) => line.includes(':') && !line.startsWith('//') && !line.startsWith('-:'))
      .map((line) => line.slice(0, line.indexOf(':')))
    const unknown = english.flatMap((line) =>
      tokenise(line)
        .filter(({ kind }) => kind === 'word')
        .filter(({ norm, stem }) => !lexicon.words.has(norm) && !lexicon.words.has(stem) && !isKnown(norm))
        .map(({ norm }) => `${line}: ${norm}`),
    )
    expect(unknown).toEqual([])
    expect(() => compileWords(words)).not.toThrow()
  },
)
