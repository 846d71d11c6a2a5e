export type Side = 'left' | 'right'

/** Words for a side of the body, without accents. */
export const SIDE_WORDS: ReadonlyMap<string, Side | 'both'> = new Map([
  ...'left izquierda izquierdo izquierdas izquierdos gauche gauches links linke linken linker linkes बाएं बाएँ बायां बायीं बाईं ఎడమ'
    .split(' ')
    .map((word) => [word, 'left'] as const),
  ...'right derecha derecho derechas derechos droite droit rechts rechte rechten rechter rechtes दाएं दाएँ दायां दायीं दाईं కుడి'
    .split(' ')
    .map((word) => [word, 'right'] as const),
  ...'both bilateral bilaterally ambos ambas beide beiden beidseits bilaterale bilaterales bilateraux दोनों రెండు'
    .split(' ')
    .map((word) => [word, 'both'] as const),
])

/** What a body has two of. */
export const PAIRED_PARTS: ReadonlySet<string> = new Set(
  `ankle ankles arm arms axilla breast breasts calf calves cheek chest ear ears elbow elbows eye eyes face feet finger fingers flank foot forearm
  forearms groin hand hands heel heels hip hips jaw kidney kidneys knee knees leg legs lung lungs nostril ovary ribs shin shoulder shoulders side
  temple testicle thigh thighs thumb toe toes wrist wrists abdomen quadrant`.split(/\s+/),
)
