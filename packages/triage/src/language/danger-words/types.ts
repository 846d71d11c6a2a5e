/** The word classes of the dangers that are read as combinations (decision 044); each language names its own words. */
export type DangerClass =
  | 'no-wish'
  | 'to-live'
  | 'hope'
  | 'to-be-dead'
  | 'better'
  | 'without-me'
  | 'end-it'
  | 'voice'
  | 'order'
  | 'harm'
  | 'small-child'
  | 'limp'
  | 'feel-none'
  | 'its-moving'
  | 'moves-not'
  | 'unborn'
  | 'senseless'
  | 'effort'
  | 'chest'
  | 'pressure'
  | 'strain'
  | 'leg'
  | 'short-or-turned'
  | 'pulse'
  | 'heart'
  | 'racing'
  | 'about-to-faint'
  | 'headache'
  | 'worst'
  | 'at-once'
  | 'strong'
  | 'burst'
  // Signs that make a danger of another sign, wherever in the text they stand.
  | 'dizzy'
  | 'new'
  | 'fell'
  | 'cannot-stand'
  | 'to-arm-or-jaw'

/** Words as in the emergency phrases: alternatives with `|`, `*` for the end of a stem, `#150` for a number of 150 or more, `_` for any word. */
export interface DangerWords {
  classes: Readonly<Record<DangerClass, string>>
  /** By danger: combinations of words that tell of none, written as the phrases are. */
  ordinary: Readonly<Record<string, readonly string[]>>
  /** Words that put a sentence into the past, and words that bring it back to now. */
  past: string
  now: string
  /** A film, a book, the news; a question in general. */
  story: string
  /** Somebody whom the writer hardly knows, and words by which writers go on about themselves. */
  stranger: string
  own: string
}
