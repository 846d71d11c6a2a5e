// Loaded into a server before its own code: each SIGUSR2 takes its clock two years on. Timers run as they did.
const TWO_YEARS_MS = 2 * 366 * 24 * 60 * 60 * 1_000
const RealDate = Date
let aheadMs = 0

class MovedDate extends RealDate {
  constructor(...given: []) {
    super(...((given.length === 0 ? [RealDate.now() + aheadMs] : given) as []))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}
globalThis.Date = MovedDate as DateConstructor

process.on('SIGUSR2', () => {
  aheadMs += TWO_YEARS_MS
})
