import type { PackEntry, PackPage } from '@salus/contract'
import type { Language } from '@salus/terms/languages'
import type { BuiltInReply, Turn } from '../built-in/turn.ts'
import { isOnRecord } from '../grounding/find-facts.ts'
import { nearPassages, packLanguageOf, readQuestion } from './find-passages.ts'
import type { CitedPassage, PacksRepository } from './packs.repository.ts'
import type { PackLanguage } from './passage-kinds.ts'
import { wordsOf } from './small-words.ts'
import { answeredByPack, mayAnswer, withPassages } from './with-packs.ts'

const MOST_FOR_ANSWER = 4
const MOST_FOR_MODEL = 2
const MOST_LISTED = 20
const MOST_TYPED = 8

export interface BesidePacks {
  /** What the built-in engine says, or the pack where it knows nothing. */
  own: BuiltInReply
  /** The same with what a model is given of the packs. */
  forModel: BuiltInReply
}

/** Libraries of others: what they say on a question, what they hold, and one page of them. */
export function packsService(packs: PacksRepository) {
  async function nearest(text: string, language: PackLanguage, most: number): Promise<CitedPassage[]> {
    const near = await nearPassages(packs, readQuestion(text, language))
    return packs.withNumbers(near.slice(0, most).map(({ candidate }) => candidate.number))
  }

  return {
    /** `read`: the language that the person reads; `isForModel`: whether a model may be asked for them. */
    async beside(
      { text, fromRecord }: Turn,
      reply: BuiltInReply,
      { read, isForModel }: { read: Language; isForModel: boolean },
    ): Promise<BesidePacks> {
      const isAnswerable = mayAnswer(reply)
      // A search costs time of everybody.
      if (!isAnswerable && !isForModel) return { own: reply, forModel: reply }
      const language = packLanguageOf(text, isPackLanguage(read) ? read : null)
      // A question about one's own record is answered by it, also where it says nothing.
      const isOwn = fromRecord !== undefined && isOnRecord(fromRecord.asked)
      if (!language || isOwn || reply.details.emergency || !(await packs.isAnyThere())) {
        return { own: reply, forModel: reply }
      }
      const found = await nearest(text, language, MOST_FOR_ANSWER)
      const own = isAnswerable ? answeredByPack(reply, found) : reply
      return { own, forModel: withPassages(own, found.slice(0, MOST_FOR_MODEL)) }
    },

    /** What answers it as a question, then what is named so: words may be half typed. */
    async search(search: string, language: Language): Promise<PackEntry[]> {
      if (!isPackLanguage(language) || !(await packs.isAnyThere())) return []
      const typed = wordsOf(search, language).slice(0, MOST_TYPED)
      if (typed.length === 0) return []
      const found = await nearest(search, language, MOST_LISTED)
      const titled = await packs.titled(typed, language, MOST_LISTED)
      // Several passages of a pack may answer the same question: the nearest stands for them.
      const once = new Map<string, CitedPassage>()
      for (const each of [...found, ...(await packs.withNumbers(titled.map(({ number }) => number)))]) {
        const key = `${each.pack.id} ${each.question}`
        if (!once.has(key)) once.set(key, each)
      }
      return [...once.values()].slice(0, MOST_LISTED).map(entryOf)
    },

    async page(packId: string, key: string): Promise<PackPage | undefined> {
      const passage = await packs.withKey(packId, key)
      return passage && pageOf(passage)
    },

    list: packs.list,
  }
}

export type PacksService = ReturnType<typeof packsService>

const isPackLanguage = (language: Language): language is PackLanguage => language === 'en' || language === 'es'

const entryOf = ({ pack, key, question }: CitedPassage): PackEntry => ({
  pack: { id: pack.id, name: pack.name },
  id: key,
  title: question,
})

function pageOf(passage: CitedPassage): PackPage {
  const { focus, also, language, answer, url, pack } = passage
  return {
    ...entryOf(passage),
    focus,
    names: also.split('\n').filter((name) => name !== '' && name !== focus),
    language,
    answer: answer.split('\n\n').map((part) => {
      const isList = part.startsWith('- ')
      return { isList, lines: isList ? part.split('\n').map((line) => line.replace(/^- /, '')) : [part] }
    }),
    source: { licence: pack.licence, date: pack.dated, link: url ?? pack.url },
  }
}
