import type { Box, Page, Word } from '../types.ts'

/** A word made ready: trimmed, without ruling lines, and (after straightening) on a level page. */
export interface Spot {
  /** With plain digits, dashes and quotes, letter for letter as long as `written`. */
  text: string
  written: string
  page: number
  x0: number
  y0: number
  x1: number
  y1: number
  /** Where it stands on the page as it was given. */
  source: Box
  /** 0 to 1. */
  confidence: number
  /** A ruling line or leader dots stand before it: a new cell starts here. */
  ruled: boolean
}

/** What is longer is no word of a report. */
const LONGEST_WORD = 120
const MOST_WORDS_OF_PAGE = 50_000

const RULES = /[|¦│┃║]+/
const ONLY_RULES = /^[|¦│┃║_=~—–]*[|¦│┃║_=~][|¦│┃║_=~—–-]*$|^[—–-]{3,}$/
const LEADERS = /^(?:[.·•…_]{2,}|…)$/
const SPACE = /\s+/

export function spotsOf(page: Page): Spot[] {
  const spots: Spot[] = []
  let ruled = false
  for (const word of page.words.slice(0, MOST_WORDS_OF_PAGE)) {
    if (!isSound(word)) continue
    const pieces = word.text.slice(0, LONGEST_WORD * 10).split(SPACE)
    let at = 0
    for (const piece of pieces) {
      const start = at
      at += piece.length + 1
      for (const part of partsBetweenRules(piece)) {
        if (part.rule) {
          ruled = true
          continue
        }
        const from = start + part.start
        spots.push(spotOf(word, page.number, part.text, from, word.text.length, ruled))
        ruled = part.leader
      }
    }
  }
  return spots
}

function isSound(word: Word): boolean {
  return (
    typeof word?.text === 'string' &&
    [word.x0, word.y0, word.x1, word.y1].every((edge) => Number.isFinite(edge)) &&
    word.text.trim() !== ''
  )
}

interface Part {
  text: string
  start: number
  rule: boolean
  /** Leader dots stood behind it. */
  leader: boolean
}

function partsBetweenRules(piece: string): Part[] {
  if (piece === '') return []
  if (ONLY_RULES.test(piece) || LEADERS.test(piece)) return [{ text: '', start: 0, rule: true, leader: false }]
  const parts: Part[] = []
  let start = 0
  for (const [index, text] of piece.split(RULES).entries()) {
    if (index > 0) parts.push({ text: '', start, rule: true, leader: false })
    const bare = text.replace(/^[_~]+|[_~]+$/g, '')
    const clipped = bare.replace(/(?<=[^.·…_])(?:\.{3,}|[·…_]{2,}|…+)$/, '')
    if (clipped) parts.push({ text: clipped.slice(0, LONGEST_WORD), start, rule: false, leader: clipped !== bare })
    start += text.length + 1
  }
  return parts
}

function spotOf(word: Word, page: number, text: string, from: number, length: number, ruled: boolean): Spot {
  const perLetter = (word.x1 - word.x0) / Math.max(1, length)
  const whole = text.length === length
  const x0 = whole ? word.x0 : word.x0 + from * perLetter
  const x1 = whole ? word.x1 : Math.min(word.x1, x0 + text.length * perLetter)
  const box = {
    x0: Math.min(x0, x1),
    y0: Math.min(word.y0, word.y1),
    x1: Math.max(x0, x1),
    y1: Math.max(word.y0, word.y1),
  }
  const given = word.confidence
  const confidence = typeof given === 'number' && Number.isFinite(given) ? Math.min(1, Math.max(0, given / 100)) : 1
  const written = text.normalize('NFC')
  return { text: plain(written), written, page, ...box, source: { page, ...box }, confidence, ruled }
}

const DEVANAGARI_ZERO = 0x966
const TELUGU_ZERO = 0xc66

/** Letter for letter, so that a place in the one is a place in the other. */
function plain(text: string): string {
  return text
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\u0c66-\u0c6f]/g, (digit) => String(digit.charCodeAt(0) - TELUGU_ZERO))
    .replace(/[‐‑‒–—−﹣－]/g, '-')
    .replace(/[’‘´`ʼ′]/g, "'")
    .replace(/[µ]/g, 'μ')
    .replace(/≦|⩽|≼/g, '≤')
    .replace(/≧|⩾|≽/g, '≥')
}

/** Cuts a spot before its letter `at`. */
export function cutSpot(spot: Spot, at: number): [Spot, Spot] {
  const share = at / spot.text.length
  const middle = spot.x0 + (spot.x1 - spot.x0) * share
  const sourceMiddle = spot.source.x0 + (spot.source.x1 - spot.source.x0) * share
  return [
    {
      ...spot,
      text: spot.text.slice(0, at),
      written: spot.written.slice(0, at),
      x1: middle,
      source: { ...spot.source, x1: sourceMiddle },
    },
    {
      ...spot,
      text: spot.text.slice(at),
      written: spot.written.slice(at),
      x0: middle,
      source: { ...spot.source, x0: sourceMiddle },
      ruled: false,
    },
  ]
}

/** Of what stands on the page of the first. */
export function boxOf(spots: readonly Spot[]): Box {
  const page = spots[0]?.source.page ?? 1
  const box = { page, x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: 0, y1: 0 }
  for (const { source } of spots) {
    if (source.page !== page) continue
    box.x0 = Math.min(box.x0, source.x0)
    box.y0 = Math.min(box.y0, source.y0)
    box.x1 = Math.max(box.x1, source.x1)
    box.y1 = Math.max(box.y1, source.y1)
  }
  return box
}

export const textOf = (spots: readonly Spot[]) => spots.map(({ text }) => text).join(' ')
export const writtenOf = (spots: readonly Spot[]) => spots.map(({ written }) => written).join(' ')

export function confidenceOf(spots: readonly Spot[]): number {
  return spots.reduce((sum, spot) => sum + spot.confidence, 0) / Math.max(1, spots.length)
}
