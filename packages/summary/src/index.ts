export { READ_LIMIT, summarise } from './summarise.ts'
export type * from './types.ts'
