export { CHECK_IDS, WHYS, waysOf } from './catalogue.ts'
export * from './types.ts'
export { whatIsDue } from './what-is-due.ts'
export { whatIsMissing } from './what-is-missing.ts'
