import { type Cue, makeCueFinder } from './cue-phrases.ts'
import { isSentenceEnd } from './match-phrases.ts'
import type { Token } from './tokenise.ts'

/**
 * What is denied, after NegEx and ConText (Chapman 2001, Harkema 2009): cues before and after, cues that only look like
 * one, and words that end a scope. Lists are read further after "denies" than after "no", because people write
 * "no fever, sore throat" and mean that the throat is sore.
 */
type CueKind = 'list' | 'before' | 'verb' | 'after' | 'gone' | 'pseudo'

const findCues = makeCueFinder<CueKind>({
  // Reach over a whole list.
  list: `denies|denied|denying|deny|negative for|negative other than|absence of|no history of|no complaints of|no evidence of|no signs of|no sign of|without any|without evidence of|without signs of|never had|never had any|free of|rules out|ruled out for|none of`,
  // Reach to the end of the phrase, and further only over "or".
  before: `no|without|w/o|zero|nor|neither|no longer|no more|never|none|lack of|lacks|absent|not any|not have|not got|not having|not had|not feel|not feeling|not get|not getting|not experience|not experiencing|not notice|not noticed|not seem|not see|not report|not complain of|not suffer|not suffering|not in|non`,
  // "not" alone denies what follows directly, and not what a longer sentence goes on to say.
  verb: `not`,
  after: `absent|is negative|was negative|negative|denied|not present|not seen|not noted|is not there|are not present|ruled out|was ruled out|is unlikely`,
  gone: `is gone|are gone|has gone|have gone|went away|gone away|has gone away|gone now|resolved|has resolved|have resolved|have stopped|has stopped|stopped|cleared up|has cleared|cleared|disappeared|has passed|subsided|has subsided|is better now|is over`,
  // Neither of these denies a symptom; most say that it goes on.
  pseudo: `not only|not got rid|not got over|not got used|not got anything|not got to|not just|no doubt|no matter|no idea|no clue|no relief|no relief from|no improvement|no help|no better|no change|no changes|no increase|no one|no way|no wonder|no reason|no apparent reason|no obvious reason|no luck|no problem with|not sure|not sure if|not sure whether|not know|not know if|not know why|not know what|not certain|not certain if|not think i can|not help|not helped|not helping|not going away|not go away|not gone away|not getting better|not get better|not got better|not better|not improve|not improved|not improving|not stop|not stopping|not stopped|not relieved|not resolve|not resolved|not respond|not responding to|not touch|not touching|not shift|not shifting|not budge|not cut it|not work|not working|not worked|not been able|not cleared up|not clear up|not subsided|not subside|not want to|not necessarily|not always|not ruled out|not drain|not the only|not as bad|not like|not like this before|never goes away|never went away|never ends|never stops|never stopped|never had this before|never had before|never had it before|never had that before|never had these before|not had before|not had it before|not had this before|never before|never had anything like this|never felt|never been this|never experienced|without relief|without success|without warning|without reason|without any reason|without improvement|no longer able|no longer can|cannot be ruled out|can not rule out|not even|not too sure|no money|no insurance|no doctor|no appointment|no known|no stranger`,
})

const ENDS_SCOPE = new Set(
  `but just however although though except besides yet until because since which who whose so then presents presented
  presenting complains complaining reports reported reporting complaint developed develops woke started began admits
  endorses states despite while when now still only apart secondary due causing`.split(/\s+/),
)
/** A new speaker or a new verb after a comma or "and" begins a new statement. */
const BEGINS_STATEMENT = new Set(
  `i he she it they we you there my his her its their the this that has have had is are was were am can cannot could do
  does did feel feels felt just also now still some severe bad very really a an got getting keep keeps having been only
  positive today yesterday his`.split(/\s+/),
)
const LIST_REACH = 45
const PHRASE_REACH = 9
const VERB_REACH = 3
const ITEM_REACH = 9
/** "No fever, head hurts when I bend or cough": no list of what is absent. */
const TELLS_HOW = new Set('hurt hurts aches worse when since keep keeps makes comes goes'.split(' '))
const AFTER_REACH = 6

export interface Denial {
  denied: Uint8Array
  /** Said to have gone: a denial, except of what matters after it has gone. */
  gone: Uint8Array
}

/** `consumed` are tokens of findings such as "cannot breathe": their "not" is no cue. */
export function readDenials(tokens: readonly Token[], consumed: Uint8Array): Denial {
  const denied = new Uint8Array(tokens.length)
  const gone = new Uint8Array(tokens.length)
  for (const found of findCues(tokens)) {
    // "No one-sided weakness" denies, and "no one" does not.
    const isOneSided = found.kind === 'pseudo' && tokens[found.to]?.norm === 'sided'
    const cue: Cue<CueKind> = isOneSided ? { kind: 'before', from: found.from, to: found.from + 1 } : found
    if (cue.kind === 'pseudo' || isConsumed(cue, consumed) || isDoubled(tokens, cue)) continue
    if (cue.kind === 'list') markForward(tokens, cue, denied, LIST_REACH, true)
    else if (cue.kind === 'before') {
      markForward(tokens, cue, denied, PHRASE_REACH, false, lastOr(tokens, cue.to))
      if (isAnswerAfter(tokens, cue)) markBackward(tokens, cue, denied)
    } else if (cue.kind === 'verb') markForward(tokens, cue, denied, VERB_REACH, false)
    else if (cue.kind === 'gone') markBackward(tokens, cue, gone)
    else markBackward(tokens, cue, denied)
  }
  return { denied, gone }
}

/** "I cannot cycle without this weight on my chest" says that it is there. */
const isDoubled = (tokens: readonly Token[], { from }: Cue<CueKind>): boolean =>
  tokens[from]?.norm === 'without' &&
  tokens
    .slice(Math.max(0, from - 7), from)
    .some(({ norm }, at, near) => /^(cannot|never|hardly)$/.test(norm) && !near.slice(at).some(isSentenceEnd))

const isConsumed = ({ from, to }: Cue<CueKind>, consumed: Uint8Array): boolean =>
  consumed.subarray(from, to).includes(1)

function markForward(
  tokens: readonly Token[],
  cue: Cue<CueKind>,
  marks: Uint8Array,
  reach: number,
  overCommas: boolean,
  or = -1,
): void {
  let words = 0
  let afterJoint = false
  for (let at = cue.to; at < tokens.length && words < reach; at++) {
    const token = tokens[at] as Token
    if (at < or) words = 0
    if (isSentenceEnd(token) || token.norm === '-' || token.norm === ':') return
    if (token.kind === 'mark') {
      if (token.norm !== ',' && token.norm !== '/' && token.norm !== '(' && token.norm !== ')') continue
      if (token.norm === ',' && !overCommas && at > or) return
      afterJoint = token.norm === ','
      continue
    }
    if (endsScope(tokens, at)) return
    if (token.norm === 'and' || token.norm === 'or' || token.norm === 'nor' || token.norm === 'any') {
      afterJoint = token.norm === 'and' || (token.norm !== 'any' && afterJoint)
      // "no fever or cough, and …": an "or" list may go on.
      if (token.norm !== 'any') words = Math.max(0, words - 2)
      continue
    }
    // "She denies a knock, a snap in the calf, fever …": articles of a list.
    if (afterJoint && BEGINS_STATEMENT.has(token.norm) && !(overCommas && /^an?$/.test(token.norm))) return
    afterJoint = false
    marks[at] = 1
    words++
  }
}

/**
 * "No fever, chills or cough": the last "or" says how far the commas belong to the denial. -1: no such list. Behind it a comma
 * ends the list: "no cough or fever, chest pain since this morning".
 */
function lastOr(tokens: readonly Token[], from: number): number {
  let last = -1
  let item = 0
  for (let at = from; at < Math.min(tokens.length, from + LIST_REACH); at++) {
    const token = tokens[at] as Token
    if (isSentenceEnd(token) || endsScope(tokens, at)) break
    if (token.norm === 'no' || token.norm === 'not' || TELLS_HOW.has(token.norm)) break
    // An item is a few words; a longer one tells of something.
    item = token.norm === ',' ? 0 : item + 1
    if (item > ITEM_REACH) break
    // "Clear fluid from the nose" is still an item of the list: only what stands right behind the comma begins anew.
    if (tokens[at - 1]?.norm === ',' && BEGINS_STATEMENT.has(token.norm)) break
    if (token.norm === 'or' || token.norm === 'nor') last = at
  }
  return last
}

/** "No cough now, breathlessness, headache or …": this "now" tells when, and the list goes on. */
const endsScope = (tokens: readonly Token[], at: number): boolean => {
  const word = (tokens[at] as Token).norm
  return ENDS_SCOPE.has(word) && !(word === 'now' && tokens[at + 1]?.norm === ',')
}

function markBackward(tokens: readonly Token[], cue: Cue<CueKind>, marks: Uint8Array): void {
  for (let at = cue.from - 1, words = 0; at >= 0 && words < AFTER_REACH; at--) {
    const token = tokens[at] as Token
    if (token.kind === 'mark' && token.norm !== ':' && token.norm !== '?') return
    if (ENDS_SCOPE.has(token.norm) && token.norm !== 'now') return
    if (token.norm === 'and') return
    marks[at] = 1
    words++
  }
}

/** "Fever: no", "Any chest pain? No." */
function isAnswerAfter(tokens: readonly Token[], cue: Cue<CueKind>): boolean {
  const before = tokens[cue.from - 1]?.norm
  const after = tokens[cue.to]
  return (before === ':' || before === '?') && (after === undefined || after.kind === 'mark')
}
