/** F1 of ROUGE (Lin 2004), 0 to 1, over small letters and digits, without stemming. */
export interface Rouge {
  rouge1: number
  rouge2: number
  rougeL: number
}

export const tokensOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

export function rougeOf(summary: string, reference: string): Rouge {
  const made = tokensOf(summary)
  const wanted = tokensOf(reference)
  return {
    rouge1: overlap(made, wanted),
    rouge2: overlap(pairs(made), pairs(wanted)),
    rougeL: f1(longestCommon(made, wanted), made.length, wanted.length),
  }
}

const pairs = (tokens: string[]): string[] => tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`)

function overlap(made: string[], wanted: string[]): number {
  const left = new Map<string, number>()
  for (const gram of wanted) left.set(gram, (left.get(gram) ?? 0) + 1)
  let shared = 0
  for (const gram of made) {
    const rest = left.get(gram) ?? 0
    if (rest === 0) continue
    left.set(gram, rest - 1)
    shared++
  }
  return f1(shared, made.length, wanted.length)
}

/** Two rows of the table of Wagner and Fischer 1974; the whole text counts as one sentence. */
function longestCommon(a: string[], b: string[]): number {
  let row = new Uint32Array(b.length + 1)
  for (const token of a) {
    const next = new Uint32Array(b.length + 1)
    for (let column = 1; column <= b.length; column++) {
      next[column] =
        token === b[column - 1] ? (row[column - 1] ?? 0) + 1 : Math.max(row[column] ?? 0, next[column - 1] ?? 0)
    }
    row = next
  }
  return row[b.length] ?? 0
}

const f1 = (shared: number, made: number, wanted: number): number => (shared === 0 ? 0 : (2 * shared) / (made + wanted))
