import { ASIDES, HESITATIONS, OPENING_PHRASES } from '../knowledge/speech.ts'
import { isMark, type Word } from './words.ts'

/** What was said without hesitations, false starts and words that only take the turn; nothing is reworded. */
export function trimSpeech(words: readonly Word[]): Word[] {
  const spoken = words.filter(({ norm, raw }) => !HESITATIONS.has(norm) && raw !== '-' && raw !== '…')
  return tidyMarks(withoutOpening(withoutTag(withoutRepeats(withoutAsides(joinHesitant(spoken, words))))))
}

/** A hyphen that joins two words stays; one that breaks off a word goes with the broken piece. */
function joinHesitant(spoken: Word[], words: readonly Word[]): Word[] {
  const kept = new Set(spoken)
  words.forEach((word, index) => {
    if (word.raw !== '-') return
    const before = words[index - 1]
    const next = words[index + 1]
    if (!before || !next || before.end !== word.start) return
    if (next.start === word.end && !next.norm.startsWith(before.norm)) kept.add(word)
    else if (before.kind === 'word' && next.norm.startsWith(before.norm)) kept.delete(before)
  })
  return words.filter((word) => kept.has(word))
}

function withoutAsides(words: Word[]): Word[] {
  const kept: Word[] = []
  for (let index = 0; index < words.length; index++) {
    const aside = ASIDES.find((phrase) => phrase.every((part, offset) => words[index + offset]?.norm === part))
    // "do you know" and "what I mean" are no asides.
    const before = words[index - 1]
    const passing =
      !before || before.kind === 'mark' || !/^(?:do|did|don't|does|what|if|n't|to|that|as|let)$/.test(before.norm)
    if (aside && passing) index += aside.length - 1
    else kept.push(words[index] as Word)
  }
  return kept
}

/** "I , I just" and "can you can you": the last of what is said twice stays. Numbers are never taken for a repeat. */
function withoutRepeats(words: Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words) {
    kept.push(word)
    for (let length = 1; length <= 3; length++) {
      const again = repeatedAt(kept, length)
      if (again !== undefined) {
        kept.splice(again, kept.length - length - again)
        break
      }
    }
  }
  return kept
}

/** Where the first copy begins when the last `length` words say once more what stands before them. */
function repeatedAt(words: Word[], length: number): number | undefined {
  const tail = words.slice(-length)
  if (tail.length < length || tail.some(({ kind }) => kind !== 'word')) return undefined
  let end = words.length - length
  if (isMark(words[end - 1], ',')) end--
  const start = end - length
  if (start < 0) return undefined
  return tail.every(({ norm }, index) => words[start + index]?.norm === norm) ? start : undefined
}

const TAGS = new Set(['okay', 'ok', 'right', 'alright', 'correct'])

/** "…, okay?" asks nothing. */
function withoutTag(words: Word[]): Word[] {
  let end = words.length
  while (end > 0 && isMark(words[end - 1], '?.,!')) end--
  const tag = words[end - 1]
  if (!tag || !TAGS.has(tag.norm) || end < 4) return words
  const isSet = isMark(words[end - 2], ',') || tag.norm === 'okay' || tag.norm === 'ok' || tag.norm === 'alright'
  return isSet ? words.slice(0, end - 1) : words
}

function withoutOpening(words: Word[]): Word[] {
  let from = 0
  for (;;) {
    while (isMark(words[from], ',.…!')) from++
    const opening = OPENING_PHRASES.find((phrase) =>
      phrase.every((part, offset) => words[from + offset]?.norm === part),
    )
    if (!opening) return words.slice(from)
    // "right knee" and "well controlled" begin what is said; a turn-taking word stands before a mark or a new clause.
    const after = words[from + opening.length]
    if (
      (opening[0] === 'right' || opening[0] === 'well' || opening[0] === 'great' || opening[1] === 'see') &&
      after?.kind === 'word'
    ) {
      return words.slice(from)
    }
    from += opening.length
  }
}

/** Commas that the trimming left alone. */
function tidyMarks(words: Word[]): Word[] {
  return words.filter((word, index) => {
    if (!isMark(word, ',')) return true
    const before = words[index - 1]
    const next = words[index + 1]
    return before !== undefined && next !== undefined && before.kind !== 'mark' && !isMark(next, ',.?!')
  })
}
