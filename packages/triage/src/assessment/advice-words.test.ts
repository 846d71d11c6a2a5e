import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'

const CHILD = 'my 3 year old has fever and sore throat'
const cautionsOf = (text: string, record = {}) => assess({ text, record }).doNow.flatMap(({ cautions }) => cautions)

describe('advice', () => {
  it('speaks of the child, not of whoever asks', () => {
    const { seekCare, headline } = assess({ text: CHILD, record: { age: 42 } })
    expect(headline).toBe('You can most likely look after your child at home for now.')
    expect(seekCare.join('\n')).toMatch(/^they get short of breath or their chest hurts$/m)
    expect(seekCare.join('\n')).not.toMatch(/\byou (get|become|feel|are|have)\b|\byour\b/)
    expect(seekCare.at(-1)).toBe('they feel much worse, or something new worries you')
  })

  it('keeps its words for somebody who asks for themselves', () => {
    const { seekCare } = assess({ text: 'I have a runny nose and a sore throat', record: { age: 42 } })
    expect(seekCare).toContain('you get short of breath or your chest hurts')
  })

  it('says one time for one sign, the soonest', () => {
    const { seekCare } = assess({ text: CHILD })
    expect(seekCare.filter((sign) => /fever lasts/.test(sign))).toEqual([
      'a fever lasts more than three days or goes above 102.9 °F',
    ])
    expect(seekCare.filter((sign) => /better/.test(sign))).toHaveLength(1)
  })

  it('does not speak of a fever that nobody has', () => {
    const { seekCare } = assess({ text: 'Runny nose, sneezing and a mild sore throat for two days. No fever.' })
    expect(seekCare.join('\n')).toMatch(/^a fever lasts more than (three|3) days/m)
    expect(seekCare.join('\n')).not.toMatch(/the fever/)
  })

  it('warns a person of what can concern them', () => {
    const ofChild = cautionsOf(CHILD).join('\n')
    expect(ofChild).toMatch(/weight and age on the packet/)
    expect(ofChild).not.toMatch(/alcohol|under 1 year/)
    const ofAdult = cautionsOf('runny nose, sneezing, sore throat', { age: 42 }).join('\n')
    expect(ofAdult).toMatch(/alcohol/)
    expect(ofAdult).not.toMatch(/For a child|under 1 year/)
    const ofUnknown = cautionsOf('runny nose, sneezing, sore throat').join('\n')
    expect(ofUnknown).toMatch(/alcohol/)
    expect(ofUnknown).toMatch(/For a child/)
  })
})

describe('a question', () => {
  it('asks how it is where it is known to be there', () => {
    const withRash = assess({ text: `${CHILD} and a rash` }).questions.map(({ question }) => question)
    expect(withRash.join('\n')).toMatch(/the rash/)
  })

  it('calls the skin by its name', () => {
    const { questions } = assess({ text: 'Runny nose, sneezing and a mild sore throat for two days. No fever.' })
    expect(questions.map(({ question }) => question)).not.toContain('Does it itch?')
  })

  it('speaks to whoever answers', () => {
    const own = assess({ text: 'my flurb is gronky since tuesday' }).questions.map(({ question }) => question)
    expect(own).toContain('Are you confused, or do others say that you make no sense?')
  })
})

describe('a text that is not understood', () => {
  it('is told of its language alone when that is the reason', () => {
    const { notices } = assess({ text: 'Mam silny bol brzucha od wczoraj i wymiotuje' })
    expect(notices[0]).toMatch(/^I could not read this language/)
    expect(notices.join('\n')).not.toMatch(/did not find anything about health/)
  })

  it('names the number to call of the region', () => {
    const said = (region: 'US' | 'EU') => {
      const { notices, seekCare } = assess({ text: 'my flurb is gronky since tuesday', region })
      return [...notices, ...seekCare].join('\n')
    }
    expect(said('US')).toMatch(/call 911/)
    expect(said('EU')).toMatch(/call 112/)
    expect(said('US') + said('EU')).not.toMatch(/emergency number/)
  })

  it('does not take a colander for a bowel', () => {
    expect(assess({ text: 'How do I strain pasta?' }).understood).toBe(false)
    expect(assess({ text: 'I have to strain on the toilet' }).findings.map(({ id }) => id)).toContain('straining')
    expect(assess({ text: 'hard stools and straining' }).findings.map(({ id }) => id)).toContain('straining')
  })
})
