import type { Gloss, WordNode } from './compile-words.ts'

/** The same tree with each branch kept once: the wordings of a line end alike, and written out they are most of the tree. */
export function shareNodes(root: WordNode): WordNode {
  const kept = new Map<string, { node: WordNode; number: number }>()
  const glosses = new Map<Gloss, number>()
  const numberOf = (gloss: Gloss | undefined): number => {
    if (!gloss) return -1
    const known = glosses.get(gloss) ?? glosses.size
    glosses.set(gloss, known)
    return known
  }

  function share(node: WordNode): { node: WordNode; number: number } {
    const branchesOf = (kind: 'whole' | 'beginnings' | 'classes'): string => {
      const branches: string[] = []
      for (const [word, after] of node[kind]) {
        const shared = share(after)
        if (shared.node !== after) node[kind].set(word, shared.node)
        branches.push(`${word}>${shared.number}`)
      }
      return branches.sort().join()
    }
    const only = (kind: 'number' | 'afterGap'): number => {
      const after = node[kind]
      if (!after) return -1
      const shared = share(after)
      node[kind] = shared.node
      return shared.number
    }
    const alike = [
      branchesOf('whole'),
      branchesOf('beginnings'),
      branchesOf('classes'),
      only('number'),
      only('afterGap'),
      numberOf(node.gloss),
    ].join(';')
    const there = kept.get(alike)
    if (there) return there
    const first = { node, number: kept.size }
    kept.set(alike, first)
    return first
  }

  return share(root).node
}
