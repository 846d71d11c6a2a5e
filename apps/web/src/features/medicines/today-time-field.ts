/** A moment as a field for date and time shows it, where the person is. */
export function minuteOf(moment: string): string {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment that was typed, or what is wrong with it. */
export function momentOf(minute: string, now = new Date()): string | { problem: string } {
  const at = new Date(minute)
  if (minute === '' || Number.isNaN(at.getTime())) return { problem: 'Please choose a real date and time.' }
  if (at > now) return { problem: 'Please choose a time that is not still to come.' }
  return at.toISOString()
}
