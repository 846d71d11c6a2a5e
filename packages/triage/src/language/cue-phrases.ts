import { normaliseWord, type Token } from './tokenise.ts'

export interface Cue<Kind extends string> {
  kind: Kind
  from: number
  /** After the last token. */
  to: number
}

/** Finds fixed wordings (`no sign of`) in the tokens, the longest at each place. Words compare by their normal form. */
export function makeCueFinder<Kind extends string>(
  wordings: Record<Kind, string>,
): (tokens: readonly Token[]) => Cue<Kind>[] {
  const byFirst = new Map<string, { words: string[]; kind: Kind }[]>()
  for (const [kind, list] of Object.entries(wordings) as [Kind, string][]) {
    for (const wording of list.split('|').map((part) => part.trim())) {
      const words = wording.split(' ').map(normaliseWord)
      const first = words[0] as string
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, kind }])
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return (tokens) => {
    const cues: Cue<Kind>[] = []
    for (let at = 0; at < tokens.length; at++) {
      const entries = byFirst.get((tokens[at] as Token).norm)
      const met = entries?.find(({ words }) => words.every((word, ahead) => tokens[at + ahead]?.norm === word))
      if (!met) continue
      cues.push({ kind: met.kind, from: at, to: at + met.words.length })
      at += met.words.length - 1
    }
    return cues
  }
}
