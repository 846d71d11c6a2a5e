import type { LibraryAsk } from '@salus/contract'
import { useSearchParams } from 'react-router'
import { LANGUAGE_NAMES } from './library-words.ts'

const isLanguage = (word: string): word is LibraryAsk['language'] => Object.hasOwn(LANGUAGE_NAMES, word)

/** The language stands in the address: a page that is sent to somebody opens as it was read. */
export function useLibraryAsk(region: LibraryAsk['region']) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('language') ?? 'en'
  const ask: LibraryAsk = { language: isLanguage(asked) ? asked : 'en', region }
  const change = (name: 'language' | 'search' | 'letter', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || (name === 'language' && value === 'en')) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return { ask, search: params.get('search') ?? '', letter: params.get('letter') ?? '', change }
}

/** What of the address goes along to another page of the library. */
export const kept = ({ language }: LibraryAsk): string => (language === 'en' ? '' : `?language=${language}`)
