import type { Word } from '@salus/extract'
import { HEADS, type Item, itemsOf, LONG_NAMES, TITLES, type Tongue } from './names.ts'
import { randomFrom } from './random.ts'
import { BIG, LAYOUTS, type Layout, rangeText, resultOf, type Style, type Truth, truthOf } from './results.ts'
import { Sheet, widthOf, withNoise } from './sheet.ts'
import { placesFor, type Role, table } from './table.ts'

export interface Report {
  tongue: Tongue
  layout: Layout
  words: Word[]
  truth: Truth[]
}

export const TONGUES: Tongue[] = ['en', 'es', 'fr', 'de', 'hi', 'te']
export function makeReport(seed: number, noisy: boolean): Report {
  const random = randomFrom(seed)
  const tongue = TONGUES[seed % TONGUES.length] as Tongue
  const layout = LAYOUTS[Math.floor(seed / TONGUES.length) % LAYOUTS.length] as Layout
  const sheet = new Sheet(noisy || random.chance(0.5))
  const titles = TITLES[tongue]
  const comma = tongue === 'fr' || tongue === 'de' || (tongue === 'es' && random.chance(0.8))
  const style: Style = {
    random,
    tongue,
    layout,
    comma,
    thousands:
      tongue === 'fr' ? random.pick([' ', ' ', '']) : comma ? random.pick(['.', '']) : random.pick([',', ',', '']),
    rangeBetween: random.pick(
      tongue === 'es'
        ? [' - ', '-', ' a ', ' – ']
        : tongue === 'fr'
          ? [' - ', '-', ' à ', ' – ']
          : tongue === 'de'
            ? [' - ', '-', '–']
            : [' - ', '-', ' – ', ' to '],
    ),
    brackets: random.pick([
      ['', ''],
      ['', ''],
      ['(', ')'],
      ['[', ']'],
    ]),
    upTo: random.pick(titles.upTo),
    over: random.pick(['>', '≥', '> ']),
    mark: random.pick(['letter', 'letter', 'star', 'arrow', 'sign']),
    size: random.pick([8, 9, 9, 10]),
    pitch: random.pick([13, 15, 17, 20]),
    align: random.pick(['left', 'left', 'right', 'centre']),
    numbered: random.chance(0.15),
    sampled: random.chance(0.15),
    leaders: random.chance(0.4),
    stacked: random.chance(0.25),
    legends: random.chance(0.2),
    capitals: random.chance(0.25),
    spelled: random.chance(0.2),
    middle: random.chance(0.3),
    twoUnits: tongue === 'fr' && random.chance(0.3),
  }
  const top = writeHead(sheet, style)
  const truth =
    layout === 'two side by side'
      ? sideBySide(sheet, style, top)
      : layout === 'unit in the header'
        ? byUnit(sheet, style, top)
        : oneTable(sheet, style, top)
  writeFoot(sheet, style)
  if (!noisy) return { tongue, layout, words: sheet.words, truth }
  const { words, turn } = withNoise(sheet, random)
  return { tongue, layout, words, truth: truth.map((each) => ({ ...each, box: turn(each.box) })) }
}

function writeHead(sheet: Sheet, { random, tongue }: Style): number {
  let y = 40
  for (const [index, line] of HEADS[tongue].entries()) {
    sheet.put(line[0] ?? '', 40, y, { size: index === 0 ? 14 : 9 })
    for (const [at, text] of line.slice(1).entries()) sheet.put(text, 300 + at * 130, y)
    y += index === 0 ? 24 : 14
  }
  return y + random.whole(12, 30)
}

function writeFoot(sheet: Sheet, { random, tongue }: Style) {
  if (random.chance(0.6)) sheet.put(random.pick(TITLES[tongue].comment), 40, 800, { size: 8 })
  sheet.put('1 / 1', 540, 825, { size: 8 })
}

function chosen(style: Style, count: number): Item[] {
  const { random, tongue, layout } = style
  const { common, rare } = itemsOf(tongue, (tongue === 'hi' || tongue === 'te') && random.chance(0.45))
  const rareCount = Math.min(rare.length, Math.round(count * 0.25))
  const items = [...random.shuffled(common).slice(0, count - rareCount), ...random.shuffled(rare).slice(0, rareCount)]
  if (layout === 'wrapped names') items.push(...random.shuffled(LONG_NAMES[tongue]).slice(0, 5))
  if (layout === 'decimals and thousands') {
    items.push({ name: BIG[tongue], unit: tongue === 'de' ? '/µl' : '/µL', low: 150000, high: 450000, decimals: 0 })
  }
  return random.shuffled(items)
}

function oneTable(sheet: Sheet, style: Style, top: number): Truth[] {
  const { random, layout } = style
  if (layout === 'dated columns') return dated(sheet, style, top)
  const roles: Role[] =
    layout === 'low and high apart'
      ? random.pick<Role[]>([
          ['name', 'value', 'unit', 'low', 'high'],
          ['name', 'value', 'flag', 'low', 'high', 'unit'],
          ['name', 'low', 'high', 'unit', 'value'],
        ])
      : layout === 'unit behind the name'
        ? ['name', 'value', 'range']
        : layout === 'marks glued on'
          ? random.pick<Role[]>([
              ['name', 'value', 'unit', 'range'],
              ['name', 'value', 'range', 'unit'],
              ['name', 'unit', 'value', 'range'],
            ])
          : layout === 'notes and previous'
            ? random.pick<Role[]>([
                ['name', 'value', 'previous', 'unit', 'range'],
                ['name', 'value', 'unit', 'range', 'previous'],
                ['name', 'previous', 'value', 'unit', 'range'],
              ])
            : random.pick<Role[]>([
                ['name', 'value', 'unit', 'range'],
                ['name', 'value', 'flag', 'unit', 'range'],
                ['name', 'value', 'unit', 'range', 'flag'],
                ['name', 'range', 'unit', 'value'],
              ])
  const nameWidth = layout === 'wrapped names' ? 125 : style.numbered || style.sampled ? 170 : 190
  const framed: Role[] = [
    ...(style.numbered ? (['index'] as const) : []),
    ...roles,
    ...(style.sampled ? (['method'] as const) : []),
  ]
  return table(sheet, style, top, placesFor(framed, 40, 515, nameWidth), chosen(style, random.whole(12, 20)))
}

function sideBySide(sheet: Sheet, style: Style, top: number): Truth[] {
  const small = { ...style, size: 8 }
  const items = chosen(small, 24)
  const half = Math.ceil(items.length / 2)
  const roles: Role[] = ['name', 'value', 'unit', 'range']
  const fits = ({ name }: Item) => widthOf(name, 8) < 92
  const left = items.slice(0, half).filter(fits)
  const right = items.slice(half).filter(fits)
  return [
    ...table(sheet, small, top, placesFor(roles, 30, 262, 98), left),
    ...table(sheet, small, top, placesFor(roles, 308, 262, 98), right),
  ]
}

/** A table for each unit, which stands in its header. */
function byUnit(sheet: Sheet, style: Style, top: number): Truth[] {
  const groups = new Map<string, Item[]>()
  for (const item of chosen(style, 26))
    if (item.unit && !item.words) groups.set(item.unit, [...(groups.get(item.unit) ?? []), item])
  const truth: Truth[] = []
  let y = top
  for (const [unit, items] of [...groups].sort((a, b) => b[1].length - a[1].length).slice(0, 5)) {
    const height = (items.length + 2) * style.pitch
    if (y + height > 780) continue
    truth.push(
      ...table(
        sheet,
        { ...style, legends: false },
        y,
        placesFor(['name', 'value', 'range'], 40, 515, 190),
        items,
        unit,
      ),
    )
    y += height + 8
  }
  return truth
}

const DAYS = ['14/05/2024', '02/02/2024', '28/10/2023', '17/03/2023']
const ISO = ['2024-05-14', '2024-02-02', '2023-10-28', '2023-03-17']

function dated(sheet: Sheet, style: Style, top: number): Truth[] {
  const { random, tongue, size, pitch } = style
  const titles = TITLES[tongue]
  const count = random.whole(2, 4)
  const first = random.chance(0.5)
  const x = { unit: first ? 200 : 210 + count * 75, range: first ? 260 : 265 + count * 72, value: first ? 340 : 200 }
  const step = first ? 60 : 68
  const truth: Truth[] = []
  sheet.put(random.pick(titles.name), 40, top, { size })
  sheet.put(random.pick(titles.unit), x.unit, top, { size })
  const range = titles.range.toSorted((a, b) => a.length - b.length)[0] ?? ''
  sheet.put(range, x.range, top, { size })
  const days = DAYS.slice(0, count).map((day) => (tongue === 'de' ? day.replaceAll('/', '.') : day))
  for (const [at, day] of days.entries()) sheet.put(day, x.value + at * step, top, { size })
  let y = top + pitch + 3
  for (const item of chosen(style, random.whole(12, 18))) {
    if (y > 770 || widthOf(item.name, size) > 152) continue
    sheet.put(item.name, 40, y, { size })
    if (item.unit) sheet.put(item.unit, x.unit, y, { size })
    const limits = rangeText(item, { ...style, brackets: ['', ''], rangeBetween: '-', upTo: '<' })
    if (limits) sheet.put(limits, x.range, y, { size })
    for (let at = 0; at < count; at++) {
      if (random.chance(0.2)) continue
      const result = resultOf(item, style)
      truth.push(truthOf(result, sheet.put(result.text, x.value + at * step, y, { size }), item.unit, ISO[at]))
    }
    y += pitch
  }
  return truth
}
