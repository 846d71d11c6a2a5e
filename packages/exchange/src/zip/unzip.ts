import {
  type AsyncFlateStreamHandler,
  Unzip,
  type UnzipDecoder,
  type UnzipDecoderConstructor,
  UnzipInflate,
} from 'fflate'
import type { Bytes } from '../types.ts'

export interface UnzippedPart {
  name: string
  data: Uint8Array
  /** The last of this file. */
  final: boolean
  fault?: 'method' | 'broken'
}

export interface UnzipLimits {
  /** Of all files together, unpacked. */
  bytes: number
  /** Unpacked to packed, once more than 100 MB are unpacked; health records reach 50, bombs 1000. */
  ratio: number
}

export class ZipBomb extends Error {}

/** A slice this small unpacks to a few megabytes at most, so that memory is bounded whatever is inside. */
const SLICE = 4096
const RATIO_FROM_BYTES = 100_000_000
const [STORED, DEFLATED] = [0, 8]
const NOTHING = new Uint8Array()

/** The files of a ZIP as they are unpacked. ZIP files inside are not opened. */
export async function* unzip(bytes: Bytes, limits: UnzipLimits): AsyncGenerator<UnzippedPart[]> {
  let parts: UnzippedPart[] = []
  let [packed, unpacked] = [0, 0]
  const failed = new Set<string>()
  let reading = ''
  const fail = (name: string, fault: 'method' | 'broken') => {
    if (!failed.has(name)) parts.push({ name, data: NOTHING, final: true, fault })
    failed.add(name)
  }
  const zip = new Unzip((file) => {
    const canOpen = file.compression === STORED || file.compression === DEFLATED
    if (!canOpen) zip.register(Discard.of(file.compression))
    file.ondata = (error, data, final) => {
      reading = final ? '' : file.name
      if (!canOpen) return fail(file.name, 'method')
      if (error) return fail(file.name, 'broken')
      unpacked += data.length
      parts.push({ name: file.name, data, final })
    }
    file.start()
  })
  zip.register(UnzipInflate)

  const push = (data: Uint8Array, final: boolean) => {
    try {
      zip.push(data, final)
      return true
    } catch {
      fail(reading, 'broken')
      return false
    }
  }

  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += SLICE) {
      const slice = chunk.subarray(at, at + SLICE)
      packed += slice.length
      const isWhole = push(slice, false)
      if (unpacked > limits.bytes || (unpacked > RATIO_FROM_BYTES && unpacked > packed * limits.ratio))
        throw new ZipBomb()
      if (parts.length > 0) yield parts
      parts = []
      if (!isWhole) return
    }
  }
  push(NOTHING, true)
  yield parts
}

/** For methods that we cannot open: a file that nobody decodes would be kept in memory whole. */
class Discard implements UnzipDecoder {
  ondata: AsyncFlateStreamHandler = () => {}

  push(_data: Uint8Array, final: boolean): void {
    this.ondata(null, NOTHING, final)
  }

  static of(compression: number): UnzipDecoderConstructor {
    return class extends Discard {
      static readonly compression = compression
    }
  }
}
