import { isSentenceEnd, type Match } from './match-phrases.ts'
import type { Token } from './tokenise.ts'

interface Mention {
  id: string
  first: number
  last: number
  tokens: number[]
}

/** A sensation at a place, and how strongly or fast. */
export interface Binding {
  sensation: string
  site: string
  modifiers: string[]
  tokens: number[]
  /** The tokens of the sensation, which decide whether it is denied. */
  core: number[]
}

const WORDS = (list: string): Set<string> => new Set(list.trim().split(/\s+/))
const PREPOSITIONS = WORDS(
  'in on at around across over of behind under near from through inside along below above into down up to throughout underneath between',
)
/** What may stand between a sensation and a place that follows it. */
const BETWEEN_AFTER =
  WORDS(`the my his her their your our a both that this left right upper lower side area region center centre middle whole entire back front
  top bottom sort kind like all about just is really very bad and or severe mild sharp dull constant intermittent getting inner outer part base deep one same also some feeling sensation`)
/** What may stand between a place and a sensation that is said of it. */
const BETWEEN_BEFORE =
  WORDS(`is are was were do does did not feels feel felt feeling has have had been being really very so quite getting gets got and or a an the it its it's that which keeps kept keep became
  become went goes going gone like lot all bit little started starting starts to just also still always constantly both suddenly now extremely super pretty too kind kinda sort of completely
  totally looks look looking seems seem turned turning turns i he she they them bad badly more me slightly somewhat some there someone something an severe mild sharp dull with when am almost on this one`)
const MAX_BETWEEN = 7
const MODIFIER_BEFORE = 5
const MODIFIER_AFTER = 7

export function bindSensations(matches: readonly Match[], tokens: readonly Token[]): Binding[] {
  const sensations = mentionsOf(matches, 'sensation')
  const sites = indexSites(longest(mentionsOf(matches, 'site')).filter((site) => !isAdverb(site, tokens)))
  const modifiers = mentionsOf(matches, 'modifier')
  const owned = new Set<Mention>()
  const primary = sensations.map((sensation) => {
    const own = ownSites(sensation, sites, tokens)
    for (const site of own) owned.add(site)
    return { sensation, own }
  })
  return primary.flatMap(({ sensation, own }) => {
    const all = new Set(own)
    for (const site of own) for (const joined of joinedSites(site, sites, tokens, owned)) all.add(joined)
    const modifying = modifiers.filter((modifier) => isNear(modifier, sensation, tokens)).map(({ id }) => id)
    return [...all].map((site) => ({
      sensation: sensation.id,
      site: site.id,
      modifiers: modifying,
      tokens: [...new Set([...sensation.tokens, ...site.tokens])].sort((a, b) => a - b),
      core: sensation.tokens,
    }))
  })
}

function mentionsOf(matches: readonly Match[], kind: 'sensation' | 'site' | 'modifier'): Mention[] {
  return matches.flatMap(({ meaning, tokens }) =>
    meaning.kind === kind
      ? [{ id: meaning.id, first: tokens[0] as number, last: tokens.at(-1) as number, tokens }]
      : [],
  )
}

interface Sites {
  byFirst: ReadonlyMap<number, Mention[]>
  byLast: ReadonlyMap<number, Mention[]>
}

function indexSites(sites: readonly Mention[]): Sites {
  return { byFirst: groupBy(sites, (site) => site.first), byLast: groupBy(sites, (site) => site.last) }
}

function groupBy(mentions: readonly Mention[], keyOf: (mention: Mention) => number): Map<number, Mention[]> {
  const groups = new Map<number, Mention[]>()
  for (const mention of mentions) {
    const key = keyOf(mention)
    const group = groups.get(key)
    if (group) group.push(mention)
    else groups.set(key, [mention])
  }
  return groups
}

/** "lower right belly" is one place, and not "belly" as well. */
function longest(sites: readonly Mention[]): Mention[] {
  const byToken = new Map<number, Mention[]>()
  for (const site of sites) {
    for (const token of site.tokens) {
      const there = byToken.get(token)
      if (there) there.push(site)
      else byToken.set(token, [site])
    }
  }
  return sites.filter(
    (site) =>
      !(byToken.get(site.first) ?? []).some(
        (other) =>
          other.tokens.length > site.tokens.length && site.tokens.every((token) => other.tokens.includes(token)),
      ),
  )
}

/** "came back", "back in March", "two days back", "back of": no place of the body. */
function isAdverb(site: Mention, tokens: readonly Token[]): boolean {
  if (site.id !== 'back' || tokens[site.first]?.norm !== 'back') return false
  const before = tokens[site.first - 1]
  const after = tokens[site.last + 1]?.norm ?? ''
  return (
    /^(come|go|get|bring|fight|hold|lie|lean|sit|call|give|right|is|ar|keep|send|put|be)$/.test(before?.stem ?? '') ||
    /^(day|week|month|year|hour|while|coming)$/.test(before?.norm ?? '') ||
    (/^(in|when|again|then|of)$/.test(after) && !/^(my|her|his|lower|low|upper)$/.test(before?.norm ?? ''))
  )
}

function ownSites(sensation: Mention, sites: Sites, tokens: readonly Token[]): Mention[] {
  const after = siteAfter(sensation, sites, tokens)
  const before = siteBefore(sensation, sites, tokens)
  // "chest pain in the left side": the compound and what follows are both meant.
  if (before.length > 0 && before.every((site) => site.last === sensation.first - 1)) {
    return after.preposition ? [...before, ...after.sites] : before
  }
  if (after.preposition) return after.sites
  if (after.sites.length > 0 && (after.gap === 0 || before.length === 0)) return after.sites
  return before.length > 0 ? before : after.sites
}

function siteAfter(
  sensation: Mention,
  sites: Sites,
  tokens: readonly Token[],
): { sites: Mention[]; preposition: boolean; gap: number } {
  let preposition = false
  for (let at = sensation.last + 1, gap = 0; at < tokens.length && gap <= MAX_BETWEEN; at++, gap++) {
    const here = sites.byFirst.get(at) ?? []
    if (here.length > 0) return { sites: here, preposition, gap }
    const { norm, kind } = tokens[at] as Token
    if (PREPOSITIONS.has(norm)) preposition = true
    // "pain 9/10 in my side"
    else if (!BETWEEN_AFTER.has(norm) && kind !== 'number' && norm !== '/') break
  }
  return { sites: [], preposition: false, gap: 0 }
}

function siteBefore(sensation: Mention, sites: Sites, tokens: readonly Token[]): Mention[] {
  for (let at = sensation.first - 1, gap = 0; at >= 0 && gap <= MAX_BETWEEN; at--, gap++) {
    const here = sites.byLast.get(at) ?? []
    if (here.length > 0) return here
    const token = tokens[at] as Token
    const isSaidOfIt = token.norm === ',' && /^(it|its|that|they)$/.test(tokens[at + 1]?.norm ?? '')
    if (!BETWEEN_BEFORE.has(token.norm) && !isSaidOfIt && !isSensationWord(token)) return []
  }
  return []
}

/** "numb and weak", "red, hot and swollen": one place, several sensations. */
const isSensationWord = (token: Token): boolean =>
  token.norm === ',' ||
  /^(numb|weak|swell|redness|hot|warm|pain|hurt|ach|sore|stiff|itch|tender|burn|tight|heavy|tingle|puffy|blue|pale|cold|bruise|not|cannot)$/.test(
    token.stem,
  )

/** "neck, jaw and left arm": places joined to one that is bound, unless they have a sensation of their own. */
function joinedSites(from: Mention, sites: Sites, tokens: readonly Token[], owned: ReadonlySet<Mention>): Mention[] {
  const joined: Mention[] = []
  let end = from.last
  for (let again = true; again; ) {
    again = false
    for (let at = end + 1, gap = 0; at < tokens.length && gap <= 4; at++, gap++) {
      const here = sites.byFirst.get(at) ?? []
      if (here.length > 0) {
        const free = here.filter((site) => !owned.has(site))
        if (free.length > 0) {
          joined.push(...free)
          end = Math.max(...free.map((site) => site.last))
          again = true
        }
        break
      }
      const { norm } = tokens[at] as Token
      if (
        !/^(and|or|,|\/|my|the|her|his|into|down|to|also|both|left|right|radiating|radiates|spreading|going|up|in|then|then|sometimes|even|through|shooting)$/.test(
          norm,
        )
      )
        break
    }
  }
  // "my arms and legs ache": the list stands before what is said of it.
  for (let at = from.first - 1, gap = 0; at >= 0 && gap <= 2; at--, gap++) {
    const here = (sites.byLast.get(at) ?? []).filter((site) => !owned.has(site))
    if (here.length > 0) {
      joined.push(...here)
      break
    }
    if (!/^(and|or|,|my|the|her|his|both)$/.test((tokens[at] as Token).norm)) break
  }
  return joined
}

function isNear(modifier: Mention, sensation: Mention, tokens: readonly Token[]): boolean {
  const isBefore = modifier.last <= sensation.last
  const [from, to] = isBefore ? [modifier.last, sensation.first] : [sensation.last, modifier.first]
  if (to - from > (isBefore ? MODIFIER_BEFORE : MODIFIER_AFTER)) return false
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at] as Token
    if (isSentenceEnd(token) || token.norm === 'but') return false
  }
  // "The headache is not severe", "not that bad".
  return !tokens.slice(Math.max(0, modifier.first - 3), modifier.first).some(({ norm }) => /^(not|never)$/.test(norm))
}
