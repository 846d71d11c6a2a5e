/** The edges of connected ink, each the last pixel that belongs to it. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export const highOf = ({ top, bottom }: Box) => bottom - top + 1
export const wideOf = ({ left, right }: Box) => right - left + 1

/** Connected ink, found run by run: each run joins the runs that it touches in the row above. */
export function componentsOf(ink: Uint8Array, width: number, height: number): Box[] {
  const boxes: Box[] = []
  const parents: number[] = []
  const rootOf = (label: number) => {
    let root = label
    while (parents[root] !== root) root = parents[root] ?? root
    parents[label] = root
    return root
  }
  const join = (a: number, b: number) => {
    const [low, high] = [Math.min(rootOf(a), rootOf(b)), Math.max(rootOf(a), rootOf(b))]
    if (low !== high) parents[high] = low
    return low
  }
  let above: { from: number; to: number; label: number }[] = []
  for (let y = 0; y < height; y += 1) {
    const row: typeof above = []
    let first = 0
    for (let x = 0; x < width; x += 1) {
      if (!ink[y * width + x]) continue
      const from = x
      while (x < width && ink[y * width + x]) x += 1
      const to = x - 1
      while ((above[first]?.to ?? width) < from - 1) first += 1
      let label = -1
      for (let n = first; n < above.length && (above[n]?.from ?? width) <= to + 1; n += 1) {
        const touched = above[n]?.label ?? 0
        label = label < 0 ? rootOf(touched) : join(label, touched)
      }
      if (label < 0) {
        label = boxes.length
        parents.push(label)
        boxes.push({ top: y, bottom: y, left: from, right: to })
      } else {
        widen(boxes[label], { top: y, bottom: y, left: from, right: to })
      }
      row.push({ from, to, label })
    }
    above = row
  }
  for (let label = 0; label < boxes.length; label += 1) {
    const root = rootOf(label)
    const box = boxes[label]
    if (root !== label && box) widen(boxes[root], box)
  }
  return boxes.filter((_, label) => rootOf(label) === label)
}

function widen(box: Box | undefined, by: Box) {
  if (!box) return
  box.top = Math.min(box.top, by.top)
  box.bottom = Math.max(box.bottom, by.bottom)
  box.left = Math.min(box.left, by.left)
  box.right = Math.max(box.right, by.right)
}
