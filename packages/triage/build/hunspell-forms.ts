interface Affix {
  isPrefix: boolean
  /** May stand together with one of the other end. */
  crosses: boolean
  rules: { strip: string; add: string; when: RegExp }[]
}

/** Every word of a Hunspell dictionary, with the forms that its affixes make. */
export function* formsOf(affixFile: string, wordFile: string): Generator<string> {
  const affixes = readAffixes(affixFile)
  for (const line of wordFile.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/')
    if (word === '') continue
    yield word
    const own = Array.from(flags).flatMap((flag) => affixes.get(flag) ?? [])
    for (const affix of own) {
      for (const form of applied(affix, word)) {
        yield form
        if (affix.isPrefix || !affix.crosses) continue
        for (const prefix of own) if (prefix.isPrefix && prefix.crosses) yield* applied(prefix, form)
      }
    }
  }
}

function readAffixes(source: string): Map<string, Affix> {
  const affixes = new Map<string, Affix>()
  for (const line of source.split('\n')) {
    const [kind, flag = '', third = '', fourth = '', condition = '.'] = line.trim().split(/\s+/)
    if (kind !== 'PFX' && kind !== 'SFX') continue
    const isPrefix = kind === 'PFX'
    const known = affixes.get(flag)
    if (!known) affixes.set(flag, { isPrefix, crosses: third === 'Y', rules: [] })
    else {
      const strip = third === '0' ? '' : third
      const when = new RegExp(isPrefix ? `^${condition}` : `${condition}$`)
      known.rules.push({ strip, add: fourth === '0' ? '' : (fourth.split('/')[0] ?? ''), when })
    }
  }
  return affixes
}

function* applied({ isPrefix, rules }: Affix, word: string): Generator<string> {
  for (const { strip, add, when } of rules) {
    if (!when.test(word)) continue
    if (isPrefix) yield add + word.slice(strip.length)
    else yield word.slice(0, word.length - strip.length) + add
  }
}
