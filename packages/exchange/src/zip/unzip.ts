import { Unzip, type UnzipDecoder, type UnzipDecoderConstructor } from 'fflate'
import type { Bytes } from '../types.ts'
import { Inflate, type InflatingStream } from './inflate.ts'

export interface UnzippedPart {
  name: string
  data: Uint8Array
  /** The last of this file. */
  final: boolean
  /** `method`: packed in a way that we cannot open. */
  fault?: 'method' | 'broken'
}

export interface UnzipLimits {
  /** The size of all files together, unpacked. */
  bytes: number
  /** Unpacked to packed, once more than 100 MB are unpacked; health records reach 50, bombs 1000. */
  ratio: number
  files: number
}

export class ZipBomb extends Error {}
/** Small ones by the million: each would be told by its name. */
export class TooManyFiles extends Error {}

const RATIO_FROM_BYTES = 100_000_000
const [STORED, DEFLATED] = [0, 8]
const NOTHING = new Uint8Array()

/** A file of the ZIP, and what of it has arrived and is not unpacked yet. */
interface Member {
  name: string
  method: number
  packed: Uint8Array[]
  isWhole: boolean
  isDone: boolean
  inflate?: Inflate
}

/** The files of a ZIP as they are unpacked, in memory that does not grow with them. ZIP files inside are not opened. */
export async function* unzip(
  bytes: Bytes,
  limits: UnzipLimits,
  inflate: () => InflatingStream,
): AsyncGenerator<UnzippedPart> {
  const members: Member[] = []
  const container = new Unzip((file) => {
    const member: Member = { name: file.name, method: file.compression, packed: [], isWhole: false, isDone: false }
    members.push(member)
    found += 1
    container.register(collectInto(member))
    file.ondata = () => {
      member.isWhole = true
    }
    file.start()
  })
  let [arrived, unpacked, found] = [0, 0, 0]
  let isBroken = false
  const push = (chunk: Uint8Array, final: boolean) => {
    try {
      container.push(chunk, final)
    } catch {
      isBroken = true
    }
  }
  async function* unpackAll() {
    if (found > limits.files) throw new TooManyFiles()
    for (const member of members) {
      for await (const part of unpack(member, inflate)) {
        unpacked += part.data.length
        const isBomb = unpacked > limits.bytes || (unpacked > RATIO_FROM_BYTES && unpacked > arrived * limits.ratio)
        if (isBomb) throw new ZipBomb()
        yield part
      }
    }
    // All but the last are whole.
    while (members[0]?.isDone) members.shift()
  }
  try {
    for await (const chunk of bytes) {
      arrived += chunk.length
      push(chunk, false)
      yield* unpackAll()
      if (isBroken) break
    }
    if (!isBroken) push(NOTHING, true)
    yield* unpackAll()
    if (isBroken) yield { name: members[0]?.name ?? '', data: NOTHING, final: true, fault: 'broken' }
  } finally {
    for (const { inflate } of members) inflate?.abandon()
  }
}

async function* unpack(member: Member, inflate: () => InflatingStream): AsyncGenerator<UnzippedPart> {
  const { name, method } = member
  const packed = member.packed.splice(0)
  if (member.isDone) return
  if (method !== STORED && method !== DEFLATED) return yield faultOf(member, 'method')
  if (method === STORED) for (const data of packed) yield { name, data, final: false }
  else {
    member.inflate ??= new Inflate(inflate())
    try {
      for (const data of packed)
        for await (const inflated of member.inflate.push(data)) yield { name, data: inflated, final: false }
      if (member.isWhole)
        for await (const inflated of member.inflate.end()) yield { name, data: inflated, final: false }
    } catch {
      return yield faultOf(member, 'broken')
    }
  }
  if (!member.isWhole) return
  member.isDone = true
  yield { name, data: NOTHING, final: true }
}

function faultOf(member: Member, fault: 'method' | 'broken'): UnzippedPart {
  member.isDone = true
  return { name: member.name, data: NOTHING, final: true, fault }
}

/** The container finds where each file begins and ends; unpacking it is ours. */
function collectInto(member: Member): UnzipDecoderConstructor {
  return class implements UnzipDecoder {
    static readonly compression = member.method
    ondata: UnzipDecoder['ondata'] = () => {}

    push(data: Uint8Array, final: boolean): void {
      if (data.length > 0 && !member.isDone) member.packed.push(data)
      member.isWhole ||= final
    }
  }
}
