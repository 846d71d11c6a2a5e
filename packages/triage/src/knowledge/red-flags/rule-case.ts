import type { RedFlagCase, Sex } from '../types.ts'

/** A description that must make the rule fire. */
export function fires(rule: string, text: string, age?: number, sex?: Sex): RedFlagCase {
  return { rule, fires: true, text, ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}) }
}

/** A description on which the rule must stay silent. */
export function rests(rule: string, text: string, age?: number, sex?: Sex): RedFlagCase {
  return { ...fires(rule, text, age, sex), fires: false }
}
