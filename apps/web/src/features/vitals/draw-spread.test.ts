import type uPlot from 'uplot'
import { expect, test } from 'vitest'
import { drawLoneSpread } from './draw-spread.ts'
import type { TrendPoint } from './trend-points.ts'

const point = (min: number, max: number, second: TrendPoint['second'] = null) =>
  ({ time: 100_000, first: { min, mean: (min + max) / 2, max }, second }) as TrendPoint

function drawn(points: readonly TrendPoint[]): number[][] {
  const bars: number[][] = []
  const ctx = {
    save() {},
    restore() {},
    beginPath() {},
    rect() {},
    clip() {},
    fillRect: (...bar: number[]) => bars.push(bar),
  }
  const valToPos = (value: number, scale: string) => (scale === 'x' ? value : 200 - 10 * value)
  const bbox = { left: 0, top: 0, width: 400, height: 200 }
  drawLoneSpread({ ctx, bbox, valToPos } as unknown as uPlot, points, '#ccc')
  return bars
}

test('one period alone shows from the lowest to the highest, of both numbers of a blood pressure', () => {
  const width = 12 * devicePixelRatio
  expect(drawn([point(0, 10)])).toEqual([[100 - width / 2, 100, width, 100]])
  expect(drawn([point(12, 14, { min: 7, mean: 8, max: 9 })])).toHaveLength(2)
})

test('several periods have their band, and one number has no spread', () => {
  expect(drawn([point(0, 10), point(2, 4)])).toEqual([])
  expect(drawn([point(5, 5)])).toEqual([])
})
