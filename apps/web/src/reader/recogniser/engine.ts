import relaxedWasm from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm?url'
import plainWasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { type ReadingLanguage, ReadingProblem } from '../reading.ts'
import { fetchAsset } from './fetch-asset.ts'
import type { Grey } from './grey.ts'
import { LANGUAGE_PACKS } from './language-packs.ts'
import { mendNumber } from './mend-numbers.ts'
import { type Recognised, wordsOfTable } from './table-words.ts'

interface TesseractApi {
  Init(dataPath: null, languages: string, engineMode: number): number
  End(): void
  SetVariable(name: string, value: string): boolean
  SetImageFile(orientation: number, radians: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
}

interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  TessBaseAPI: new () => TesseractApi
}

type TesseractFactory = (options: {
  wasmBinary: ArrayBuffer
  TesseractProgress: (percent: number) => void
  print: (line: string) => void
  printErr: (line: string) => void
}) => Promise<TesseractModule>

/** Finding the lines is the first part of its percentage, and takes hardly any time. */
const LAYOUT_PERCENT = 30
const LSTM_ONLY = 1
const IMAGE = '/input'
const NUMBERS = '0123456789.,-<>'
/** A page with its columns, single words anywhere, or one line. */
const SEGMENTING = { page: '3', sparse: '11', line: '7' }

/** Tesseract in this thread: one language set at a time, kept until another is asked for. */
export class Engine {
  #module: TesseractModule | undefined
  #api: TesseractApi | undefined
  #loaded = ''
  readonly #packs = new Set<string>()
  #onProgress: (share: number) => void = () => {}

  async load(languages: readonly ReadingLanguage[]): Promise<void> {
    const wanted = languages.join('+')
    if (this.#loaded === wanted) return
    const missing = languages.filter((language) => !this.#packs.has(language))
    const [module, ...packs] = await Promise.all([this.#start(), ...missing.map((language) => fetchPack(language))])
    for (const [index, language] of missing.entries()) {
      const pack = packs[index]
      if (!pack) continue
      module.FS.writeFile(`/${language}.traineddata`, pack)
      this.#packs.add(language)
    }
    this.#api?.End()
    this.#api = new module.TessBaseAPI()
    this.#loaded = ''
    if (this.#api.Init(null, wanted, LSTM_ONLY) === -1) {
      // The next try asks the server for them anew.
      for (const language of languages) {
        this.#packs.delete(language)
        broken.add(language)
      }
      throw new ReadingProblem('The reading language is damaged.')
    }
    this.#api.SetVariable('user_defined_dpi', '300')
    this.#loaded = wanted
  }

  recognise(
    picture: Grey,
    onProgress: (share: number) => void = () => {},
    { as = 'page', onlyNumbers = false }: { as?: keyof typeof SEGMENTING; onlyNumbers?: boolean } = {},
  ): Recognised {
    if (!this.#module || !this.#api) throw new Error('No language is loaded')
    // The default of the library, one uniform block, loses tables that have ruled lines.
    this.#api.SetVariable('tessedit_pageseg_mode', SEGMENTING[as])
    this.#api.SetVariable('tessedit_char_whitelist', onlyNumbers ? NUMBERS : '')
    this.#onProgress = onProgress
    this.#module.FS.writeFile(IMAGE, portableGreymap(picture))
    try {
      if (this.#api.SetImageFile(1, 0) === 1) throw new Error('The picture could not be handed over')
      this.#api.Recognize(null)
      return wordsOfTable(this.#api.GetTSVText(0), (word) => mendNumber(word, picture))
    } finally {
      this.#api.Clear()
      this.#module.FS.unlink(IMAGE)
    }
  }

  async #start(): Promise<TesseractModule> {
    if (this.#module) return this.#module
    const relaxed = supportsRelaxedSimd()
    const [{ default: create }, wasmBinary] = await Promise.all([
      (relaxed
        ? import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
        : import('tesseract.js-core/tesseract-core-simd-lstm.js')) as Promise<{ default: TesseractFactory }>,
      fetchAsset(relaxed ? relaxedWasm : plainWasm),
    ])
    this.#module = await create({
      wasmBinary: wasmBinary.buffer,
      TesseractProgress: (percent) =>
        this.#onProgress(Math.max(0, (percent - LAYOUT_PERCENT) / (100 - LAYOUT_PERCENT))),
      print: () => {},
      printErr: () => {},
    })
    return this.#module
  }
}

/** Came broken: what the browser keeps of it is not to be trusted. */
const broken = new Set<ReadingLanguage>()

async function fetchPack(language: ReadingLanguage): Promise<Uint8Array> {
  const pack = await fetchAsset(LANGUAGE_PACKS[language], { anew: broken.has(language) })
  broken.delete(language)
  return pack
}

/** The plainest format that it reads: a line of text, then the bytes. */
function portableGreymap({ data, width, height }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const bytes = new Uint8Array(head.length + data.length)
  bytes.set(head)
  bytes.set(data, head.length)
  return bytes
}

/** A module of one function that uses one of its instructions. */
function supportsRelaxedSimd(): boolean {
  return WebAssembly.validate(
    new Uint8Array([
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15,
      253, 128, 2, 11,
    ]),
  )
}
