import { type Aspect, allMedicinesIn, asksOfEffect, aspectsOf, medicinesIn, namesSameEffect } from '@salus/library'
import { namesOfPage } from '../library/read-library.ts'

/** A monograph has a sentence for each of these. */
const OF_ONE_SENTENCE: ReadonlySet<Aspect> = new Set(['driving', 'alcohol', 'breastfeeding', 'pregnancy'])

/**
 * True where a foreseen question speaks of the one medicine that is asked about, and of something else about it: the monograph
 * then answers. `id`: that of the foreseen question.
 */
export function isOfAnotherQuestion(text: string, id: string): boolean {
  const asked = medicinesIn(text)
  if (asked.length !== 1) return false
  const names = namesOfPage(id)
  // "Does losartan make you cough?" tells of lisinopril beside it, and is no answer about that.
  if (asksOfEffect(text)) return !namesSameEffect(text, names) || !isTitledBy(names[0] ?? '', asked)
  const aspects = aspectsOf(text).filter((aspect) => OF_ONE_SENTENCE.has(aspect))
  const told = new Set(names.flatMap(aspectsOf))
  return aspects.length > 0 && !aspects.some((aspect) => told.has(aspect))
}

function isTitledBy(title: string, asked: ReturnType<typeof medicinesIn>): boolean {
  const named = allMedicinesIn(title).flatMap(({ ingredients }) => ingredients)
  return named.length === 0 || asked.some(({ ingredients }) => ingredients.some((each) => named.includes(each)))
}
