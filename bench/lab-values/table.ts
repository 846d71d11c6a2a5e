import type { Box } from '@salus/extract'
import { type Item, TITLES } from './names.ts'
import { markOf, type Result, rangeText, resultOf, type Style, type Truth, truthOf, written } from './results.ts'
import { type Sheet, widthOf } from './sheet.ts'

export type Role = 'index' | 'name' | 'value' | 'flag' | 'unit' | 'range' | 'low' | 'high' | 'previous' | 'method'
export interface Place {
  role: Role
  x: number
  width: number
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

export function placesFor(roles: Role[], left: number, width: number, nameWidth: number): Place[] {
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

export function table(sheet: Sheet, style: Style, top: number, places: Place[], items: Item[], headUnit = ''): Truth[] {
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
