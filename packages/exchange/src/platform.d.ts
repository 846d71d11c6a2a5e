// The little of the web that browser and server share; the rest of either stays out of reach.
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  readonly encoding: string
  decode(input?: Uint8Array, options?: { stream?: boolean }): string
}
declare class TextEncoder {
  encode(input?: string): Uint8Array
}
declare class DecompressionStream {
  constructor(format: 'deflate-raw')
  readonly writable: {
    getWriter(): {
      write(chunk: Uint8Array): Promise<undefined>
      close(): Promise<undefined>
      abort(): Promise<undefined>
    }
  }
  readonly readable: { getReader(): { read(): Promise<IteratorResult<Uint8Array, undefined>> } }
}
