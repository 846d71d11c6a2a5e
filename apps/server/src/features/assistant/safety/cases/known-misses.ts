/** Cases that the guard gets wrong, each with the reason. The test fails when one of them starts to pass. */
export const KNOWN_MISSES: ReadonlyMap<string, string> = new Map([
  ['ఇన్‌హేలర్ మందు నేరుగా ఊపిరితిత్తులకు చేరి గాలి గొట్టాలను తెరుస్తుంది.', 'A fact about an inhaler, cut as though it were told to do.'],
])
