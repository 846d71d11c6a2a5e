/** First causes that were given a share between `from` and `to`. */
export interface Stand {
  from: number
  to: number
  count: number
  right: number
  /** The mean share, 0 to 1. */
  said: number
}

const SIDE = 320
const EDGE = 48
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1]

const x = (share: number) => (EDGE + share * SIDE).toFixed(1)
const y = (share: number) => (EDGE + (1 - share) * SIDE).toFixed(1)
const text = (atX: string | number, atY: string | number, words: string, more = '') =>
  `<text x="${atX}" y="${atY}" ${more}>${words}</text>`

/** The share that was said against the share that was right, as SVG: a dot on the diagonal is honest, its area the number of cases. */
export function reliabilityPlot(stands: readonly Stand[]): string {
  const most = Math.max(1, ...stands.map(({ count }) => count))
  const told = stands.filter(({ count }) => count > 0)
  const size = SIDE + 2 * EDGE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="Reliability of the first cause">
<rect width="${size}" height="${size}" fill="#fff"/>
<rect x="${EDGE}" y="${EDGE}" width="${SIDE}" height="${SIDE}" fill="none" stroke="#94a3b8"/>
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#94a3b8" stroke-dasharray="4 4"/>
${TICKS.map((tick) => `${text(x(tick), EDGE + SIDE + 18, String(tick), 'text-anchor="middle"')}${text(EDGE - 8, y(tick), String(tick), 'text-anchor="end" dominant-baseline="middle"')}`).join('\n')}
${told.map(({ said, right, count }) => `<circle cx="${x(said)}" cy="${y(right / count)}" r="${(4 + 12 * Math.sqrt(count / most)).toFixed(1)}" fill="#0f766e" fill-opacity="0.7"><title>said ${said.toFixed(2)}, right ${right} of ${count}</title></circle>`).join('\n')}
${text(EDGE + SIDE / 2, size - 8, 'share that the first cause was given', 'text-anchor="middle"')}
${text(14, EDGE + SIDE / 2, 'share of them that was right', `text-anchor="middle" transform="rotate(-90 14 ${EDGE + SIDE / 2})"`)}
</svg>
`
}
