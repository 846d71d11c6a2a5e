import { expect, test } from 'vitest'
import { FINDINGS } from '../knowledge/index.ts'
import { compileLexicon, type TrieNode } from './lexicon.ts'
import { shareAlike } from './share-alike.ts'

const node = (next: Record<string, TrieNode>, ...ids: string[]): TrieNode => ({
  next: new Map(Object.entries(next)),
  meanings: ids.map((id) => ({ kind: 'site', id })),
})

/** Every way through the tree with what it means, and how many nodes there are. */
function waysOf(root: TrieNode): { ways: string[]; nodes: number } {
  const ways: string[] = []
  const seen = new Set<TrieNode>()
  const walk = (at: TrieNode, words: string) => {
    seen.add(at)
    for (const meaning of at.meanings) ways.push(`${words}: ${JSON.stringify(meaning)}`)
    for (const [word, after] of at.next) walk(after, `${words} ${word}`)
  }
  walk(root, '')
  return { ways: ways.sort(), nodes: seen.size }
}

const tree = () =>
  node({
    sore: node({ throat: node({}, 'throat'), arm: node({}, 'arm') }),
    painful: node({ arm: node({}, 'arm'), throat: node({}, 'throat') }),
    raw: node({ throat: node({ today: node({}, 'throat') }, 'throat') }),
    stiff: node({ throat: node({}, 'throat', 'arm') }),
  })

test('a branch that occurs again is kept once, and nothing else is lost or gained', () => {
  const before = waysOf(tree())
  const after = waysOf(shareAlike(tree()))
  expect(after.ways).toEqual(before.ways)
  expect([before.nodes, after.nodes]).toEqual([12, 8])
})

test('the phrases of all findings share most of their branches', () => {
  const { ways, nodes } = waysOf(compileLexicon(FINDINGS).root)
  expect(nodes * 4).toBeLessThan(ways.length)
})
