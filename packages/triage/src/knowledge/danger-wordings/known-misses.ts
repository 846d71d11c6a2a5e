/** Wordings that are not read as their author meant them, and why. A test fails when one of them is read after all. */
export const KNOWN_MISSES: ReadonlyMap<string, string> = new Map([
  ['God has started speaking to me aloud', 'the order stands in a clause of its own'],
  ['they tell me to do it. the voices.', 'the voice and the order stand in sentences of their own'],
  ['I am caring for man with Parkinson', '“not same long as other” is no English wording'],
  ['Whiteout then nothing', 'a faint that is told by a picture'],
  ['boom. headache.', 'the sudden beginning is a sound'],
  ["I haven't moved my bowels", 'pregnant, and no stool for days: it asks to be seen'],
  ['My neighbour gets angina on walking', 'a question about a neighbour is read as a complaint'],
  ['Is it safe to run again after I fainted', 'a faint of two weeks ago counts as one of now'],
])
