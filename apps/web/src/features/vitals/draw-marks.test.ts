import type uPlot from 'uplot'
import { expect, test } from 'vitest'
import { drawMarks } from './draw-marks.ts'
import type { PlacedMark } from './trend-marks.ts'

/** A canvas that uPlot has just written its axes on: what it does not set anew stays as it was left. */
function chartWith(written: { text: string; x: number; align: string }[]): uPlot {
  const ctx = {
    textAlign: 'right',
    save() {},
    restore() {},
    beginPath() {},
    rect() {},
    clip() {},
    fillRect() {},
    strokeRect() {},
    fillText: (text: string, x: number) => written.push({ text, x, align: ctx.textAlign }),
  }
  const bbox = { left: 50, top: 40, width: 400, height: 200 }
  return { ctx, bbox, valToPos: (seconds: number) => 50 + seconds } as unknown as uPlot
}

test.each(['medicine', 'event'] as const)('the name of a %s begins where its bar begins', (kind) => {
  const written: { text: string; x: number; align: string }[] = []
  const mark: PlacedMark = { key: 'a', kind, label: 'Metformin', said: '', from: 100_000, to: null, lane: 0 }
  drawMarks(chartWith(written), [mark], { fill: '#ccc', ink: '#000', font: '14px sans-serif' })
  expect(written).toEqual([{ text: 'Metformin', x: 150 + 6 * devicePixelRatio, align: 'left' }])
})
