import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { dosesBetween } from './doses-between.ts'
import { daily } from './testing/schedules.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const changedAt = '2026-03-01T10:00:00Z'
const write = (events: CalendarEvent[], name = 'Reminders') => writeCalendar(events, { name, changedAt })

/** As another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const alarm = component.getFirstSubcomponent('valarm')
    return {
      uid: event.uid,
      at: event.startDate.toJSDate().toISOString(),
      summary: event.summary,
      description: event.description,
      alarm: String(alarm?.getFirstPropertyValue('trigger')),
    }
  })
  return { name: calendar.getFirstPropertyValue('name'), events }
}

const escapedIn = (text: string) => /^SUMMARY:([\s\S]*?)\r\nCLASS/m.exec(text.replaceAll('\r\n ', ''))?.[1]

describe('a calendar of doses', () => {
  test('is written to the byte as the standard has it', () => {
    const event = { uid: 'k7.2026-03-29.0800', at: '2026-03-29T06:00:00.000Z', summary: 'A reminder' }
    expect(write([event])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Salus//Doses//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Reminders',
        'X-WR-CALNAME:Reminders',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
        'BEGIN:VEVENT',
        'UID:k7.2026-03-29.0800',
        'DTSTAMP:20260301T100000Z',
        'DTSTART:20260329T060000Z',
        'DTEND:20260329T061500Z',
        'SUMMARY:A reminder',
        'CLASS:PRIVATE',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:PT0S',
        'DESCRIPTION:A reminder',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test('rings at the same clock before and after the change to summer time', () => {
    const doses = dosesBetween(daily, '2026-03-28T00:00:00Z', '2026-03-29T12:00:00Z')
    const events = doses.map(({ slot, at }) => ({ uid: `k7.${slot}`, at, summary: 'A reminder' }))
    expect(read(write(events)).events.map(({ at }) => at)).toEqual([
      '2026-03-28T07:00:00.000Z',
      '2026-03-28T19:00:00.000Z',
      '2026-03-29T06:00:00.000Z',
    ])
    expect(write(events)).toBe(write(events))
  })

  test('another program reads the words back, in every script, and no line is too long', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\u0080-\u009f\u2028\u2029\ufffd]/.test(text)),
      fc.constantFrom('दवा लेने का समय है '.repeat(9), 'మందు '.repeat(30), '💊'.repeat(50)),
    )
    fc.assert(
      fc.property(words, words, words, (name, summary, description) => {
        const text = write([{ uid: 'a', at: changedAt, summary, description }], name)
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(text).not.toContain('\ufffd')
        const back = read(text)
        // The parser does not know the name of a calendar as a text: it is escaped as the summary is.
        expect(back.name).toBe(escapedIn(write([{ uid: 'a', at: changedAt, summary: name }])))
        expect(back.events).toEqual([
          { uid: 'a', at: '2026-03-01T10:00:00.000Z', summary, description: description || null, alarm: 'PT0S' },
        ])
      }),
      { numRuns: 200 },
    )
  })

  test('no name of a medicine begins an event or a line of its own', () => {
    const name = 'x\r\nEND:VCALENDAR\nBEGIN:VEVENT;,\\\u0000\u0007'
    const text = write([{ uid: name, at: changedAt, summary: name }], name)
    expect(text.match(/^(BEGIN|END):VEVENT\r$/gm)).toHaveLength(2)
    expect(read(text).events).toMatchObject([{ summary: 'x\nEND:VCALENDAR\nBEGIN:VEVENT;,\\' }])
  })
})

describe('an event at a time on the wall', () => {
  const visit = { uid: 'v1', at: { day: '2026-05-20', time: '09:30' }, summary: 'Dr. Okafor' }

  test('is at that time wherever it is read, for as long as is said, and rings before', () => {
    const text = write([{ ...visit, location: 'Lakeside; 2nd floor', minutes: 60, alarmMinutesBefore: 120 }])
    expect(text).toContain('DTSTART:20260520T093000\r\nDURATION:PT60M\r\n')
    expect(text).toContain('LOCATION:Lakeside\\; 2nd floor\r\n')
    expect(text).toContain('TRIGGER:-PT120M\r\n')
    expect(read(text).events).toMatchObject([{ uid: 'v1', summary: 'Dr. Okafor' }])
  })

  test('takes the whole day where no time is known, and does not ring at midnight', () => {
    const text = write([{ ...visit, at: { day: '2026-05-20', time: null } }])
    expect(text).toContain('DTSTART;VALUE=DATE:20260520\r\nSUMMARY')
    expect(text).not.toContain('VALARM')
  })
})
