import type uPlot from 'uplot'

/** Movement that is still a tap. In CSS pixels. */
const LEAST = 6

export interface Pull {
  /** How many of the spans that are looked at lie after them. */
  later: number
  /** Told by how many of these spans the time was pulled back, when it is let go. */
  onPull: (spans: number) => void
}

/**
 * Lets the time be pulled along with a finger or the mouse: what is drawn beside what is looked at comes into sight at
 * once. Answers how to stop.
 */
export function pullChart(chart: uPlot, { later, onPull }: Pull): () => void {
  const { over } = chart
  let held: { x: number; from: number; to: number; isPull: boolean } | null = null
  let pulled = 0

  const begin = (event: PointerEvent) => {
    const { min, max } = chart.scales.x ?? {}
    if (event.button !== 0 || min === undefined || max === undefined) return
    held = { x: event.clientX, from: min ?? 0, to: max ?? 0, isPull: false }
    pulled = 0
  }
  const move = (event: PointerEvent) => {
    if (!held) return
    const pixels = event.clientX - held.x
    if (!held.isPull && Math.abs(pixels) < LEAST) return
    // From now on the finger is ours, also beyond the edge of the chart.
    if (!held.isPull) over.setPointerCapture(event.pointerId)
    held.isPull = true
    pulled = Math.max(-later, Math.min(1, pixels / over.clientWidth))
    const shift = pulled * (held.to - held.from)
    chart.setScale('x', { min: held.from - shift, max: held.to - shift })
  }
  const end = () => {
    if (held && pulled !== 0) onPull(pulled)
    held = null
  }
  const listeners = [
    ['pointerdown', begin],
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const
  for (const [name, listener] of listeners) over.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of listeners) over.removeEventListener(name, listener)
  }
}
