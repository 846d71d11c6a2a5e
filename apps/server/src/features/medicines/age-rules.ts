import type { CheckRule } from '@salus/contract'
import { ingredientsOf, monographOf } from '@salus/library'

/** Words of the library that speak of an age: below so many years it is not for, from so many on care is needed. */
const TOO_YOUNG: Readonly<Record<string, number>> = {
  'newborn-age': 0.25,
  'babies-under-2-months': 2 / 12,
  'under-two-months': 2 / 12,
  'babies-under-6-months': 0.5,
  'under-nine-months': 0.75,
  'children-under-2': 2,
  'children-under-6': 6,
  'children-under-8': 8,
  'children-under-12': 12,
  'children-under-16': 16,
  'children-under-18': 18,
  'under-eighteen': 18,
  'children-reye': 18,
  'no-aspirin-for-children': 18,
}
const OLDER: Readonly<Record<string, number>> = {
  'over-sixty': 60,
  'falls-in-older-people': 65,
  'older-people-confused': 65,
  'older-people-more-confused': 65,
  'older-people-low-sugar': 65,
}

export interface AgeFound {
  rule: Extract<CheckRule, 'too-young' | 'older'>
  years: number
  source: string
}

/** Finds where the library says that somebody's age speaks against a medicine. */
export function byAge(name: string, age: number): AgeFound | undefined {
  const found = ingredientsOf(name).flatMap((id) => {
    const monograph = monographOf(id)
    if (!monograph) return []
    const { notFor, note, source } = monograph
    return [...notFor, ...note].flatMap((word): AgeFound[] => {
      const [least, from] = [TOO_YOUNG[word], OLDER[word]]
      if (least !== undefined && age < least) return [{ rule: 'too-young', years: least, source }]
      return from !== undefined && age >= from ? [{ rule: 'older', years: from, source }] : []
    })
  })
  return found.find(({ rule }) => rule === 'too-young') ?? found[0]
}
