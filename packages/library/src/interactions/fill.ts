/** The sentences of interactions in one language: by id, what can happen and what to do. */
export type InteractionWords = Readonly<Record<'effect' | 'act', Readonly<Record<string, string>>>>

/** Who stands for `{a}`, `{b}` and `{c}`: the medicines, then the substance that both contain. */
export interface InteractionNames {
  a: string
  b?: string | undefined
  c?: string | undefined
}

/** What can happen, and what to do, each in whole sentences. */
export function tellInteraction(
  { effect, act }: { effect: string; act: string },
  names: InteractionNames,
  words: InteractionWords,
): { text: string; ask: string } {
  const fill = (line = '') =>
    capital(line.replace(/\{([abc])\}/g, (_, which: keyof InteractionNames) => names[which] ?? ''))
  return { text: fill(words.effect[effect]), ask: fill(words.act[act]) }
}

const capital = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1)
