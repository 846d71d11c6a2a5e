import { expect, test } from 'vitest'
import { differs, LOOK_SIDE } from './differs.ts'
import { refuseLines, refuseVideo } from './video-allowance.ts'

const frame = (level: (x: number, y: number) => number) =>
  Uint8ClampedArray.from({ length: LOOK_SIDE * LOOK_SIDE * 4 }, (_, at) =>
    level((at >> 2) % LOOK_SIDE, Math.floor((at >> 2) / LOOK_SIDE)),
  )

test('a trembling hand shows the same page, another page does not', () => {
  const page = frame((x, y) => (y % 8 < 2 && x > 4 ? 60 : 240))
  const same = frame((x, y) => (y % 8 < 2 && x > 5 ? 70 : 232))
  const other = frame((_, y) => (y % 6 < 3 ? 60 : 240))
  expect(differs(page, same)).toBe(false)
  expect(differs(page, other)).toBe(true)
})

test('a line more is another page, though the rest of the form is the same', () => {
  const lines = (count: number) => frame((x, y) => (y % 10 < 2 && y < count * 10 && x > 8 && x < 40 ? 60 : 240))
  expect(differs(lines(3), lines(4))).toBe(true)
  expect(differs(lines(4), lines(4))).toBe(false)
})

test('a video that the plan leaves out is refused in the words for unsupported files, with the plan that has it', () => {
  expect(refuseVideo('none', 'video/mp4')).toBe(
    'Unsupported file type: video/mp4. Videos are part of the Basic and Pro plans.',
  )
  expect(refuseVideo('basic', 'video/mp4')).toBeUndefined()
  expect(refuseLines('basic', 'video/mp4', 1080)).toMatch(/^Unsupported file type: video\/mp4 in HD\. .*Pro plan\.$/)
  expect(refuseLines('basic', 'video/mp4', 720)).toBeUndefined()
  expect(refuseLines('hd', 'video/mp4', 2160)).toBeUndefined()
})
