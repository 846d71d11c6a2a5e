import { countAt, type Grey } from './grey.ts'

const BLOCK = 48
/** Of a block's pixels, those at least as light as its paper. */
const PAPER_SHARE = 0.15

/** How uneven the paper is: the spread of its lightness from block to block, 0 for a clean scan. */
export function unevennessOf(paper: Grey): number {
  const sorted = paper.data.toSorted()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 255
  return at(0.95) - at(0.05)
}

/** The paper's lightness, one value a block. */
export function paperOf({ data, width, height }: Grey): Grey {
  const [columns, rows] = [Math.max(1, Math.round(width / BLOCK)), Math.max(1, Math.round(height / BLOCK))]
  const paper = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [Math.floor((column * width) / columns), Math.floor(((column + 1) * width) / columns)]
      const [top, bottom] = [Math.floor((row * height) / rows), Math.floor(((row + 1) * height) / rows)]
      const counts = new Uint32Array(256)
      for (let y = top; y < bottom; y += 2) {
        for (let x = left; x < right; x += 2) countAt(counts, data[y * width + x] ?? 255)
      }
      let wanted = ((right - left) * (bottom - top) * PAPER_SHARE) / 4
      let level = 255
      while (level > 0 && wanted > 0) {
        wanted -= counts[level] ?? 0
        level -= 1
      }
      paper[row * columns + column] = level + 1 > 255 ? 255 : level + 1
    }
  }
  return { data: smoothed(paper, columns, rows), width: columns, height: rows }
}

/** Every pixel against the paper around it: a shadow across a photo goes, and grey paper becomes white. */
export function evenOut({ data, width, height }: Grey, paper: Grey): Grey {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(paper.height - 1, Math.max(0, ((y + 0.5) * paper.height) / height - 0.5))
    const [top, down] = [Math.floor(v), v - Math.floor(v)]
    const upper = top * paper.width
    const lower = Math.min(paper.height - 1, top + 1) * paper.width
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(paper.width - 1, Math.max(0, ((x + 0.5) * paper.width) / width - 0.5))
      const left = Math.floor(u)
      const right = Math.min(paper.width - 1, left + 1)
      const share = u - left
      const above = (paper.data[upper + left] ?? 255) * (1 - share) + (paper.data[upper + right] ?? 255) * share
      const below = (paper.data[lower + left] ?? 255) * (1 - share) + (paper.data[lower + right] ?? 255) * share
      const light = Math.max(40, above * (1 - down) + below * down)
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 255) * 255) / light)
    }
  }
  return { data: out, width, height }
}

/** Blocks that a picture or a black bar fills know nothing of the paper: each takes the lightest of its neighbours, softened. */
function smoothed(paper: Uint8Array, columns: number, rows: number): Uint8Array {
  const around = (values: Uint8Array, combine: (near: number[]) => number) =>
    values.map((_, index) => {
      const [x, y] = [index % columns, Math.floor(index / columns)]
      const near: number[] = []
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows) {
            near.push(values[(y + dy) * columns + x + dx] ?? 255)
          }
        }
      }
      return combine(near)
    })
  const lightest = around(paper, (near) => Math.max(...near))
  return around(lightest, (near) => near.reduce((sum, value) => sum + value, 0) / near.length)
}
