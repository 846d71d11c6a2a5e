import type { AssessedCondition } from './assistant.ts'

const TOLD_LIKE_IT = 'words like those of people who have it'

/** The reasons for a cause in words: findings, and a likeness to how others tell of it. */
export const speaksFor = ({ why }: Pick<AssessedCondition, 'why'>): string[] => [
  ...why.for,
  ...(why.isToldLikeIt ? [TOLD_LIKE_IT] : []),
]
