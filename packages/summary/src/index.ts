export { factChecker, factsNotIn } from './checking/facts-not-in.ts'
export { tracer, traceTo } from './checking/trace-to.ts'
export { READ_LIMIT, summarise } from './summarise.ts'
export type * from './types.ts'
