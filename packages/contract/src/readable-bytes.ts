const UNITS = ['KB', 'MB', 'GB'] as const

/** For a person: "3.2 KB", "100 MB". A unit is 1024 of the one before, as in the limits. */
export function readableBytes(bytes: number): string {
  let [size, unit] = [bytes / 1024, 0]
  // As soon as it would be written as 1000 of a unit.
  while (size >= 999.95 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`
}
