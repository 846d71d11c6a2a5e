import { type CompiledWords, IN_CAPITALS, type WordNode } from './compile-words.ts'

/** A word, number or mark of a text in another language, with its place. */
export interface ForeignToken {
  raw: string
  fold: string
  kind: 'word' | 'number' | 'mark'
  isCapital?: boolean
  value: number
  start: number
  end: number
}

/** A wording that stands in a text. */
export interface Met {
  node: WordNode
  taken: number[]
  numbers: number[]
  /** Wordings that name whole words say more than beginnings do. */
  whole: number
}

const LONGEST_GAP = 3
/** No table holds a longer beginning, and each length of a word of 20,000 letters would be looked up. */
const LONGEST_BEGINNING = 40

/** The longest wording that begins at a token; of two, the one that names more whole words. */
export function longestAt(
  tokens: readonly ForeignToken[],
  at: number,
  { root, classes }: CompiledWords,
  done?: ReadonlySet<number>,
): Met | undefined {
  let best: Met | undefined
  const isBetter = (met: Met): boolean =>
    !best || met.taken.length > best.taken.length || (met.taken.length === best.taken.length && met.whole > best.whole)
  const walk = (met: Met, index: number): void => {
    if (met.node.gloss && met.taken.length > 0 && isBetter(met)) best = met
    const token = tokens[index]
    if (!token || token.kind === 'mark' || done?.has(index)) return
    walkOn(met, met.node, index)
    if (!met.node.afterGap || met.taken.length === 0) return
    for (let ahead = index; ahead <= index + LONGEST_GAP; ahead++) {
      const there = tokens[ahead]
      if (!there || there.kind === 'mark' || done?.has(ahead)) break
      walkOn(met, met.node.afterGap, ahead)
    }
  }
  const walkOn = (met: Met, from: WordNode, index: number): void => {
    const token = tokens[index]
    if (!token) return
    for (const { node, isWhole, isNumber } of nextNodes(from, token)) {
      walk(
        {
          node,
          taken: [...met.taken, index],
          numbers: isNumber ? [...met.numbers, index] : met.numbers,
          whole: met.whole + (isWhole ? 1 : 0),
        },
        index + 1,
      )
    }
    for (const [name, node] of from.classes) {
      for (const { to, whole } of wordingsOf(classes.get(name), tokens, index, done)) {
        const taken = [...met.taken, ...Array.from({ length: to - index }, (_, more) => index + more)]
        walk({ ...met, node, taken, whole: met.whole + whole }, to)
      }
    }
  }
  walk({ node: root, taken: [], numbers: [], whole: 0 }, at)
  return best
}

/** The wordings of a class that stand at a token, by where they end. */
function wordingsOf(
  root: WordNode | undefined,
  tokens: readonly ForeignToken[],
  from: number,
  done: ReadonlySet<number> | undefined,
): { to: number; whole: number }[] {
  const found: { to: number; whole: number }[] = []
  const walk = (at: WordNode, index: number, whole: number): void => {
    if (at.gloss) found.push({ to: index, whole })
    const token = tokens[index]
    if (!token || token.kind === 'mark' || done?.has(index)) return
    for (const { node, isWhole } of nextNodes(at, token)) walk(node, index + 1, whole + (isWhole ? 1 : 0))
  }
  if (root) walk(root, from, 0)
  return found
}

function nextNodes(
  { whole, beginnings, number }: WordNode,
  token: ForeignToken,
): { node: WordNode; isWhole: boolean; isNumber: boolean }[] {
  const nodes: { node: WordNode; isWhole: boolean; isNumber: boolean }[] = []
  if (number && !Number.isNaN(token.value)) nodes.push({ node: number, isWhole: true, isNumber: true })
  if (token.kind !== 'word') return nodes
  const exact = (token.isCapital && whole.get(IN_CAPITALS + token.raw)) || whole.get(token.fold)
  if (exact) nodes.push({ node: exact, isWhole: true, isNumber: false })
  if (beginnings.size > 0) {
    for (let length = Math.min(token.fold.length, LONGEST_BEGINNING); length >= 2; length--) {
      const node = beginnings.get(token.fold.slice(0, length))
      // A shorter beginning may go on where the longest does not.
      if (node) nodes.push({ node, isWhole: false, isNumber: false })
    }
  }
  return nodes
}
