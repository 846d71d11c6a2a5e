declare module 'tesseract.js-core/tesseract-core-simd-lstm.js'
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'

declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'

declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): number
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: { data: Uint8ClampedArray } | null) => void,
    ): void
    free(): void
  }
  interface LibHeif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
    /** The classic build starts at once; what is given as `wasmBinary` is ready when the call returns. */
    ready?: Promise<LibHeif>
  }
  export default function create(options: { wasmBinary: ArrayBuffer }): LibHeif
}

declare module 'utif2' {
  export interface TiffFrame {
    width: number
    height: number
    data: Uint8Array
    [tag: `t${number}`]: number[] | undefined
  }
  export function decode(file: ArrayBuffer): TiffFrame[]
  export function decodeImage(file: ArrayBuffer, frame: TiffFrame): void
  export function toRGBA8(frame: TiffFrame): Uint8Array
}
