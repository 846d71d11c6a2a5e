import type { Meaning, TrieNode } from './lexicon.ts'

/**
 * The same tree with each branch kept once, however often it occurs. The alternatives of a phrase are followed by the same
 * words: written out they are most of the tree.
 */
export function shareAlike(root: TrieNode): TrieNode {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
  const meanings = new Map<Meaning, number>()
  const numberOfMeaning = (meaning: Meaning): number => {
    const known = meanings.get(meaning)
    if (known !== undefined) return known
    const number = numberOf(JSON.stringify(meaning))
    meanings.set(meaning, number)
    return number
  }
  const kept = new Map<string, { node: TrieNode; number: number }>()

  function share(node: TrieNode): { node: TrieNode; number: number } {
    const branches: string[] = []
    const next = node.next as Map<string, TrieNode>
    for (const [word, after] of next) {
      const shared = share(after)
      if (shared.node !== after) next.set(word, shared.node)
      branches.push(`${numberOf(word)}>${shared.number}`)
    }
    const alike = `${branches.sort().join()};${node.meanings.map(numberOfMeaning).join()}`
    const there = kept.get(alike)
    if (there) return there
    const first = { node, number: kept.size }
    kept.set(alike, first)
    return first
  }

  return share(root).node
}
