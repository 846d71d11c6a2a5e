/** Cases that the guard gets wrong, each with the reason. The test fails when one of them starts to pass. */
export const KNOWN_MISSES: ReadonlyMap<string, string> = new Map()
