import type { Box, Word } from '@salus/extract'
import { HEADS, type Item, itemsOf, LONG_NAMES, TITLES, type Tongue } from './names.ts'
import { randomFrom } from './random.ts'
import {
  BIG,
  LAYOUTS,
  type Layout,
  markOf,
  type Result,
  rangeText,
  resultOf,
  type Style,
  type Truth,
  truthOf,
  written,
} from './results.ts'
import { Sheet, widthOf, withNoise } from './sheet.ts'

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

type Role = 'index' | 'name' | 'value' | 'flag' | 'unit' | 'range' | 'low' | 'high' | 'previous' | 'method'
interface Place {
  role: Role
  x: number
  width: number
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

const SHARES: Record<Role, number> = {
  index: 0,
  name: 0,
  value: 1,
  flag: 0.7,
  unit: 1,
  range: 1.4,
  low: 0.8,
  high: 0.8,
  previous: 1,
  method: 0.9,
}

const INDEX_WIDTH = 24

function placesFor(roles: Role[], left: number, width: number, nameWidth: number): Place[] {
  const sum = roles.reduce((total, role) => total + SHARES[role], 0)
  let x = left
  return roles.map((role) => {
    const wide =
      role === 'name'
        ? nameWidth
        : role === 'index'
          ? INDEX_WIDTH
          : ((width - nameWidth - (roles[0] === 'index' ? INDEX_WIDTH : 0)) * SHARES[role]) / sum
    const place = { role, x, width: wide }
    x += wide
    return place
  })
}

const NUMERIC: Role[] = ['value', 'low', 'high', 'previous']

/** Where a text of a column is put, as the columns of the report are aligned. */
function spotIn({ role, x, width }: Place, { align, size }: Style): [number, { size: number; align: Style['align'] }] {
  if (align === 'left' || !NUMERIC.includes(role)) return [x, { size, align: 'left' }]
  return [align === 'right' ? x + width - 12 : x + (width - 12) / 2, { size, align }]
}

function header(sheet: Sheet, style: Style, y: number, places: Place[], unit = '') {
  const titles = { ...TITLES[style.tongue], method: [TITLES[style.tongue].sample[0]], index: ['#', 'No.'] }
  for (const place of places) {
    const title = titles[place.role]
    // A title that does not fit its column is set in two lines, or is another one.
    const fitting = title.filter((each) => widthOf(each, style.size) < place.width - 4)
    const stacked = style.stacked ? title.find((each) => each.split(' ').length === 2) : undefined
    const chosen =
      stacked ??
      (fitting.length > 0 ? style.random.pick(fitting) : title.toSorted((a, b) => a.length - b.length)[0]) ??
      ''
    const text = style.capitals ? chosen.toUpperCase() : chosen
    const full = place.role === 'value' && unit ? `${text} (${unit})` : text
    const [x, how] = spotIn(place, style)
    const lines = stacked && !unit ? full.split(' ') : [full]
    for (const [at, line] of lines.entries()) sheet.put(line, x, y + (at - lines.length + 1) * (style.size + 2), how)
  }
}

function table(sheet: Sheet, style: Style, top: number, places: Place[], items: Item[], headUnit = ''): Truth[] {
  const { random, layout, pitch, tongue, size } = style
  const titles = TITLES[tongue]
  const truth: Truth[] = []
  let y = top
  const hasHeader = layout !== 'no lines' || random.chance(0.7)
  if (hasHeader) header(sheet, style, y, places, headUnit)
  if (hasHeader) y += pitch + 4
  for (const [index, item] of items.entries()) {
    if (y > 770) break
    if (!headUnit && index % 6 === 0 && random.chance(0.6)) {
      sheet.put(random.pick(titles.groups), places[0]?.x ?? 40, y + 2, { size: size + 1 })
      y += pitch + 3
    }
    const result = resultOf(item, style)
    const bottom = writeBelow(
      sheet,
      style,
      writeRow(sheet, style, y, places, result, truth, headUnit, index + 1),
      places,
      result,
    )
    y = bottom + pitch
    if (layout === 'notes and previous' && random.chance(0.4)) {
      sheet.put(
        random.pick(random.chance(0.75) ? titles.method : titles.comment),
        places[0]?.x ?? 40,
        y - pitch * 0.25,
        { size: size - 2 },
      )
      y += pitch * 0.75
    }
  }
  return truth
}

/** Breaks before a word that would not fit. */
function linesOf(name: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function writeRow(
  sheet: Sheet,
  style: Style,
  top: number,
  places: Place[],
  result: Result,
  truth: Truth[],
  headUnit: string,
  number: number,
): number {
  const { random, layout, size, tongue } = style
  const { item } = result
  const mark = markOf(result, style)
  const nameWidth = places.find(({ role }) => role === 'name')?.width ?? 100
  const named = layout === 'unit behind the name' && item.unit ? `${item.name} (${item.unit})` : item.name
  const lines = layout === 'wrapped names' ? linesOf(named, nameWidth - 8, size) : [named]
  // Some printers set the other cells beside the middle of a name of several lines.
  const y = top + (style.middle ? ((lines.length - 1) * (size + 2)) / 2 : 0)
  let bottom = top
  let valueBox: Box | undefined
  let nameEnd = 0
  let hasUnit = headUnit !== '' || named !== item.name
  for (const place of places) {
    const { role, x, width } = place
    if (layout === 'ruled table' && x > 45) sheet.put(random.pick(['|', '|', '|', '_']), x - 7, y, { size })
    const [at, how] = spotIn(place, style)
    const put = (text: string) => sheet.put(text, at, y, how)
    if (role === 'name') {
      for (const [line, text] of lines.entries()) {
        bottom = top + line * (size + 2)
        nameEnd = sheet.put(text, x, bottom, { size }).x1
      }
    } else if (role === 'value') {
      valueBox = putValue(put, result, layout === 'marks glued on' ? mark : '', style)
      const dots = Math.floor((valueBox.x0 - nameEnd - 8) / (0.27 * size)) - 2
      if (layout === 'no lines' && style.leaders && x < 300 && dots > 3)
        sheet.put('.'.repeat(dots), nameEnd + 4, y, { size })
    } else if (role === 'flag' && mark) put(mark)
    else if (role === 'index') put(random.chance(0.5) ? `${number}` : `${number}.`)
    else if (role === 'method') put(random.pick(TITLES[tongue].sample[1]))
    else if (role === 'unit' && item.unit) {
      put(item.unit)
      hasUnit = true
    } else if (role === 'range') {
      const text = rangeText(item, style)
      if (text && widthOf(text, size) < width + 20) put(text)
      else if (text) put(rangeText(item, { ...style, rangeBetween: '-', brackets: ['', ''], upTo: '<' }))
    } else if ((role === 'low' || role === 'high') && item[role] !== undefined && !item.words)
      put(written(item[role] ?? 0, item.decimals, style))
    else if (role === 'previous' && !item.words && random.chance(0.8))
      put(resultOf(item, { ...style, layout: 'no lines' }).text)
  }
  if (valueBox) truth.push(truthOf(result, valueBox, hasUnit ? item.unit : ''))
  return bottom
}

/** Below a result: what a range means, or the result in the other unit of the country. */
function writeBelow(sheet: Sheet, style: Style, y: number, places: Place[], result: Result): number {
  const { random, size, tongue } = style
  const range = places.find(({ role }) => role === 'range')
  let at = y
  if (style.legends && range && random.chance(0.15)) {
    for (const line of TITLES[tongue].legend) {
      at += size + 2
      sheet.put(line, range.x, at, { size: size - 1 })
    }
  }
  const value = places.find(({ role }) => role === 'value')
  const unit = places.find(({ role }) => role === 'unit')
  if (style.twoUnits && value && unit && typeof result.value === 'number' && random.chance(0.3)) {
    at += size + 2
    const [x, how] = spotIn(value, style)
    sheet.put(written(result.value * 5.55, 2, style), x, at, how)
    sheet.put('mmol/L', unit.x, at, { size })
  }
  return at
}

function putValue(put: (text: string) => Box, result: Result, mark: string, style: Style): Box {
  if (!mark) return put(result.text)
  const { random } = style
  const forms: Record<Style['mark'], string[]> = {
    letter: [`${result.text} ${mark}`, `${result.text}${mark}`, `${mark} ${result.text}`, `${result.text} (${mark})`],
    star: [`${result.text}*`, `${result.text} *`, `* ${result.text}`],
    arrow: [`${result.text}${mark}`, `${result.text} ${mark}`, `${mark} ${result.text}`],
    sign: [`${result.text} (${mark})`, `${result.text}(${mark})`, `${result.text} ${mark}`],
  }
  return put(random.pick(forms[style.mark]))
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
