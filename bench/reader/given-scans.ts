import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Scan {
  /** What its figure is about. */
  group: string
  language: 'eng' | 'spa' | 'fra' | 'deu' | 'hin' | 'tel'
  name: string
  picture: Buffer
  truth: string
}

const SCANS = [
  ['Spanish, sentences', 'spa', 'rendered/tico19-es.png', 'rendered/tico19-es.gt.txt'],
  ['French, sentences', 'fra', 'rendered/tico19-fr.png', 'rendered/tico19-fr.gt.txt'],
  ['German, sentences', 'deu', 'rendered/tico19-de.png', 'rendered/tico19-de.gt.txt'],
  ['Hindi, sentences', 'hin', 'rendered/tico19-hi.png', 'rendered/tico19-hi.gt.txt'],
  ['Telugu, sentences', 'tel', 'rendered/tico19-te.png', 'rendered/tico19-te.gt.txt'],
  ['Telugu, scan of a book', 'tel', 'te/banti-praasa.png', 'te/banti-praasa.gt.txt'],
  ['English, scans', 'eng', 'ocr-generic/ocrmypdf-linn.png', 'ocr-generic/ocrmypdf-linn.txt'],
  ['English, scans', 'eng', 'ocr-generic/tesstest-phototest.tif', 'ocr-generic/tesstest-phototest.gold.txt'],
  ['English, scans', 'eng', 'ocr-generic/tesstest-eurotext.tif', 'ocr-generic/tesstest-eurotext.txt'],
  ['English, scans', 'eng', 'ocr-generic/tesstest-8071_093.3B.tif', 'ocr-generic/tesstest-8071_093.3B.txt'],
] as const

/** Scans that we did not make, where SALUS_BENCH_SCANS names a folder that holds them. */
export function givenScans(folder: string | undefined): Scan[] {
  if (!folder) return []
  return SCANS.filter(([, , picture]) => existsSync(join(folder, picture))).map(
    ([group, language, picture, truth]) => ({
      group,
      language,
      name: picture.split('/').at(-1) ?? picture,
      picture: readFileSync(join(folder, picture)),
      truth: readFileSync(join(folder, truth), 'utf8'),
    }),
  )
}
