import type { Bytes } from '../types.ts'
import { encodingOf } from './collect.ts'

/** Lines as they arrive; one that is longer than `longest` is cut, so that it is told as broken. */
export async function* linesOf(bytes: Bytes, longest: number): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let rest = ''
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, longest)
    yield* lines
  }
  rest += decoder?.decode() ?? ''
  if (rest) yield rest
}
