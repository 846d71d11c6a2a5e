const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** "November 21, 2030", where the person is. */
export const readableDay = (at: string | number): string => DAY.format(new Date(at))
