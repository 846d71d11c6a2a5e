import type { Plugin } from 'rolldown'

/** Every letter beyond ASCII, after any backslashes. */
const BEYOND_ASCII = /(\\*)([^\0-\u007f])/g

/**
 * Writes letters beyond ASCII as `\uXXXX`. V8 keeps the text of a file for as long as its code, and Node gives it two bytes for
 * each letter as soon as one is beyond ASCII: in the main thread, and again in each of the engine.
 */
export const asciiOutput: Plugin = {
  name: 'ascii-output',
  // Earlier, the letters would be written out again.
  generateBundle(_, bundle) {
    for (const each of Object.values(bundle)) if (each.type === 'chunk') each.code = inAscii(each.code)
  },
}

export function inAscii(code: string): string {
  return code.replace(BEYOND_ASCII, (_, before: string, letter: string) => {
    // A backslash before a letter that needs none says nothing, and would undo ours.
    const kept = before.length % 2 === 0 ? before : before.slice(1)
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
