export { ARTICLE_KINDS, type ArticleKind, type ArticleText, REGIONS } from './articles/article.ts'
export {
  ARTICLE_PARTS,
  type Article,
  type ArticlePart,
  articleFacts,
  articleOf,
  articleTexts,
  articleWays,
  FILE_OF,
  useArticles,
} from './articles/articles.ts'
export { fitOfAudience } from './articles/audience.ts'
export { Finder, type Hit, type Named } from './articles/finder.ts'
export { isQuestion } from './articles/is-question.ts'
export { holdsSmallWord, languageHint, languageOfSmallWords } from './articles/language-hint.ts'
export { sectionsAsked } from './articles/sections-asked.ts'
export { checkInteractions } from './interactions/check-interactions.ts'
export { tellInteraction } from './interactions/fill.ts'
export type { Interaction } from './interactions/interaction.ts'
export { INTERACTIONS_AS_OF, interactionPairCount } from './interactions/knowledge.ts'
export { INTERACTION_WORDS } from './interactions/words.ts'
export { type Match, QuestionFinder, type Ranking } from './meaning/question-finder.ts'
export { type Askable, type CompiledIndex, compileIndex, QuestionIndex } from './meaning/question-index.ts'
export { readTable } from './meaning/table-file.ts'
export { WordTable } from './meaning/word-table.ts'
export { asksOfLevel } from './medicines/asks-of-level.ts'
export { ASPECTS, type Aspect, aspectsOf } from './medicines/aspects.ts'
export { asksOfEffect, effectsAsked, namesSameEffect } from './medicines/effects-asked.ts'
export {
  allMedicinesIn,
  byIngredients,
  ingredientsOf,
  medicinesIn,
  type NamedMedicine,
  type PlacedMedicine,
  placesOfMedicines,
} from './medicines/medicines-in.ts'
export type { Monograph } from './medicines/monograph.ts'
export { MONOGRAPHS, monographOf } from './medicines/monographs.ts'
export { nameOfMedicine } from './medicines/name.ts'
export { phrasesOf } from './tell/languages.ts'
export { type ArticleAudience, type ArticleTold, type ToldSection, tellArticle } from './tell/tell-article.ts'
export { tellEffect } from './tell/tell-effect.ts'
export { type MedicineTold, type Section, tellMedicine, tellWholeMedicine } from './tell/tell-medicine.ts'
export { type GradedValue, gradeValue, sideOf } from './values/grade-value.ts'
export { tellPressure, tellValue } from './values/tell-value.ts'
export { USUAL_VALUES } from './values/usual-values.ts'
export { WORDS, type WrittenIn } from './words/words.ts'
