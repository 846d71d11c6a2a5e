import type { ReadPage } from '../reading.ts'
import type { Picture } from './decode.ts'
import { withDevanagariNumbers } from './devanagari-numbers.ts'
import { draw, type Pose, pixelsOf, release } from './draw.ts'
import type { Engine } from './engine.ts'
import { evenOut, paperOf, unevennessOf } from './even-out.ts'
import { flatten } from './flatten.ts'
import { type Band, fullestBand } from './fullest-band.ts'
import { type Grey, greyOf, inkOf, invert, medianOf } from './grey.ts'
import { findLetterHeight } from './letter-height.ts'
import { turnOfWords } from './on-end.ts'
import { rereadCells } from './reread-cells.ts'
import { unreadPart, withUnread } from './second-look.ts'
import { findSlant } from './skew.ts'
import type { Recognised } from './table-words.ts'

/** Letters of this height are read best; what is larger costs time alone. */
const LETTERS_PX = 22
const MOST_SCALE = 3
const LEAST_SCALE = 0.2
/** Where no letters are found: a page of usual size, as scanned at some 200 dots an inch. */
const USUAL_SIDE = 1800
/** Paper that is lighter here than there by more than this lies in a shadow. Evening out what is even helps nothing. */
const UNEVEN_FROM = 30
const PROBE_SIDE = 1700
const DARK_BELOW = 100
/** Turning by less costs more sharpness than it wins. */
const LEVEL_WITHIN_DEGREES = 0.2
/** Letters end this much more evenly on one side: no need to read a part to know which way up it is. */
const CLEARLY_STANDING = 1.15
const POOR_CONFIDENCE = 62
const SURE_CONFIDENCE = 80

export interface ReadingOptions {
  /** Devanagari: its letters hang from their lines. */
  hangs: boolean
  pictures: boolean
  onProgress: (share: number) => void
}

/** A page out of a picture: its sheet found on the desk, made upright, straight, and as large as is read best. */
export async function readPicture(
  engine: Engine,
  picture: Picture,
  options: ReadingOptions,
): Promise<Omit<ReadPage, 'page'>> {
  const sheet = flatten(picture)
  try {
    return await readSheet(engine, sheet ?? picture, options)
  } finally {
    sheet?.close()
  }
}

async function readSheet(
  engine: Engine,
  picture: Picture,
  { hangs, pictures, onProgress }: ReadingOptions,
): Promise<Omit<ReadPage, 'page'>> {
  const look = lookAt(picture)
  const scale = scaleFor(look.letterHeight, picture)
  const straight = Math.abs(look.degrees) >= LEVEL_WITHIN_DEGREES ? look.degrees : 0
  const poseAt = (turn: number): Pose => ({ scale, degrees: straight + turn })
  const band = (turn: number) =>
    recognise(engine, picture, poseAt(turn), look.dark, { band: look.bandAt(turn) }).recognised

  // The recogniser reads some pages on their side by itself, and then places the words on their side too.
  const standing = hangs ? 1 / look.standing : look.standing
  const isClear = Math.max(standing, 1 / standing) >= CLEARLY_STANDING
  const turns = look.sideways ? [90, 270] : [0, 180]
  if (standing < 1 && (isClear || look.sideways)) turns.reverse()
  const turn = look.sideways && !isClear ? bestTurn(turns, band) : (turns[0] ?? 0)
  const readAt = (degrees: number) => ({
    ...recognise(engine, picture, poseAt(degrees), look.dark, { onProgress, keep: pictures }),
    turn: degrees,
  })
  let page = readAt(turn)
  if (isDoubtful(page.recognised, turn)) {
    const better = bestTurn([...new Set([turn, ...turns, 0, 180])], band)
    if (better !== turn) {
      if (page.canvas) release(page.canvas)
      page = readAt(better)
    }
  }
  const onEnd = turnOfWords(page.recognised.words)
  if (onEnd !== 0) {
    if (page.canvas) release(page.canvas)
    page = readAt(page.turn + onEnd)
  }
  const { canvas, width, height } = page
  const again = rereadCells(secondLook(engine, page), page.grey, (line, how) =>
    engine.recognise(line, () => {}, { ...how, as: 'line' }),
  )
  const { gaps: _, ...recognised } = hangs ? withDevanagariNumbers(again, page.grey) : again
  const image = canvas && (await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
  if (canvas) release(canvas)
  return { ...recognised, width, height, source: 'ocr', ...(image ? { image } : {}) }
}

/** A small copy tells how it lies, how large its letters are, and whether it is light on dark. */
function lookAt(picture: Picture) {
  const scale = Math.min(1, PROBE_SIDE / Math.max(picture.width, picture.height))
  const canvas = draw(picture, { scale, degrees: 0 })
  const grey = greyOf(pixelsOf(canvas))
  release(canvas)
  const dark = medianOf(grey) < DARK_BELOW
  const ink = inkOf(dark ? invert(grey) : grey)
  const { width, height } = grey
  const slant = findSlant(ink, width, height)
  const letterHeight = findLetterHeight(ink, width, height, slant.sideways)
  const bandAt = (turn: number) => fullestBand({ ink, width, height, letterHeight }, turn)
  return { dark, letterHeight: letterHeight && letterHeight / scale, bandAt, ...slant }
}

function scaleFor(letterHeight: number | undefined, picture: Picture): number {
  const wanted = letterHeight ? LETTERS_PX / letterHeight : USUAL_SIDE / Math.max(picture.width, picture.height)
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted))
}

function recognise(
  engine: Engine,
  picture: Picture,
  pose: Pose,
  dark: boolean,
  options: { band?: Band; onProgress?: (share: number) => void; keep?: boolean },
): { recognised: Recognised; grey: Grey; canvas: OffscreenCanvas | undefined; width: number; height: number } {
  const canvas = draw(picture, pose, options.band)
  const { width, height } = canvas
  const grey = greyOf(pixelsOf(canvas))
  if (!options.keep) release(canvas)
  const clean = cleaned(dark ? invert(grey) : grey)
  const recognised = engine.recognise(clean, options.onProgress)
  return { recognised, grey: clean, canvas: options.keep ? canvas : undefined, width, height }
}

/** Columns of short cells are passed over on blurred pages: what was left out of its rows is read by itself. */
function secondLook(engine: Engine, { recognised, grey }: { recognised: Recognised; grey: Grey }): Recognised {
  const unread = recognised.words.length > 0 ? unreadPart(grey, recognised) : undefined
  return unread
    ? withUnread(
        recognised,
        engine.recognise(unread, () => {}, { as: 'sparse' }),
      )
    : recognised
}

function cleaned(grey: Grey): Grey {
  const paper = paperOf(grey)
  return unevennessOf(paper) > UNEVEN_FROM ? evenOut(grey, paper) : grey
}

/** Letters that were read with confidence: a page the wrong way up gives few, and those doubtful. */
const worthOf = ({ words }: Recognised) =>
  words.reduce((sum, { text, confidence }) => sum + (confidence > 50 ? text.length * (confidence - 50) : 0), 0)

/** A page that was turned has to be surer than one that lay as it should. */
const isDoubtful = ({ words, confidence }: Recognised, turn: number) =>
  turn === 0 ? words.length > 0 && confidence < POOR_CONFIDENCE : confidence < SURE_CONFIDENCE

/** The first that is read with confidence, else the best of them. */
function bestTurn(turns: number[], read: (turn: number) => Recognised): number {
  let best = { turn: turns[0] ?? 0, worth: -1 }
  for (const turn of turns) {
    const recognised = read(turn)
    const worth = worthOf(recognised)
    if (worth > best.worth) best = { turn, worth }
    if (recognised.confidence > SURE_CONFIDENCE && recognised.words.length > 10) break
  }
  return best.turn
}
