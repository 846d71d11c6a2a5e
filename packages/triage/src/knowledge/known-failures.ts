/** Cases that the engine gets wrong today, by their text, each with the reason. A test fails when one starts to pass. */
export const KNOWN_FAILURES: ReadonlyMap<string, string> = new Map([])
