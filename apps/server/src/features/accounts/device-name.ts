// In this order: most browsers also claim to be Chrome or Safari, most phones also claim another system.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** `Chrome on Windows`: enough to recognise one's own device. */
export function deviceName(userAgent: string | null | undefined): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/** The part of an address that tells a provider and not a household: `203.0.113.x`, `2001:db8:x`. */
export function coarseAddress(address: string | null): string | null {
  if (!address) return null
  if (/^(::1|(::ffff:)?127\..*)$/.test(address)) return 'this machine'
  const mapped = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (mapped) return `${mapped}.x`
  const [first, second] = address.split(':')
  return `${first}:${second}:x`
}
