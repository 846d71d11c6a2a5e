import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url'
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url'
import hin from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url'
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url'
import tel from '@tesseract.js-data/tel/4.0.0_best_int/tel.traineddata.gz?url'
import type { ReadingLanguage } from '../reading.ts'

/** Where each language's pack is; fetched when it is first read in. */
export const LANGUAGE_PACKS: Record<ReadingLanguage, string> = { eng, spa, fra, deu, hin, tel }
