import type { InteractionWords } from './fill.ts'
import english from './words/english.json' with { type: 'json' }

/** The sentences alone, in the language of the screens: what a browser needs of interactions. */
export const ENGLISH: InteractionWords = english
export { tellInteraction } from './fill.ts'
