import type { Bytes } from '../types.ts'
import { type XmlHandler, XmlScanner } from './scan.ts'
import { inPieces, utf8OfXml } from './text-of.ts'

/** Reads XML of any encoding to its end, and tells the handler of each tag. Throws `XmlFault`. */
export async function scanXml(bytes: Bytes, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler)
  const toUtf8 = utf8OfXml()
  for await (const chunk of bytes) for (const piece of inPieces(toUtf8(chunk))) scanner.write(piece)
  scanner.end()
}
