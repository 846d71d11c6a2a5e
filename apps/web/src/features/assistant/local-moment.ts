const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

/** A moment of the next day or so on the person's own clock: "at 5:30 PM", "tomorrow at 2:00 AM". */
export function localMoment(moment: Date, now: Date): string {
  const isToday = moment.toDateString() === now.toDateString()
  return `${isToday ? '' : 'tomorrow '}at ${TIME.format(moment)}`
}
