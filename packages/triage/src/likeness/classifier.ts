/** Weight of a feature by its place. */
export type Features = ReadonlyMap<number, number>

/** A linear classifier: `weights` holds one number a class for every place, `bias` one a class. */
export interface Classifier<Class extends string> {
  classes: readonly Class[]
  weights: ArrayLike<number>
  /** Factor of every weight. */
  scale?: number
  bias: readonly number[]
}

/** How sure it is of each class, 0 to 1; together 1 (softmax). */
export function suretyOf<Class extends string>(classifier: Classifier<Class>, features: Features): number[] {
  const { classes, weights, bias, scale = 1 } = classifier
  const scores = [...bias]
  for (const [place, weight] of features) {
    for (let at = 0; at < classes.length; at++) {
      scores[at] = (scores[at] ?? 0) + (weights[place * classes.length + at] ?? 0) * scale * weight
    }
  }
  const most = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / all)
}

/** The place that a feature is hashed into, of so many: FNV-1a of 32 bits, folded. */
export function placeOf(name: string, places: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}
