export { detect } from './detect.ts'
export { read, sniff } from './read.ts'
export type * from './types.ts'
