export { extract, PAGE_LIMIT } from './extract.ts'
export { pageFromText } from './layout/page-from-text.ts'
export type * from './types.ts'
