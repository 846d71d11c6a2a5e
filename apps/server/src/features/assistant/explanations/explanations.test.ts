import { API, type ExplanationEvent } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { appWithModel } from '#server/testing/app-with-model.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { type Behaviour, refuses, says } from '#server/testing/model-server.ts'
import { agreeToModels } from '#server/testing/test-app.ts'

const NOTE =
  'Mr. Lopez was admitted with pneumonia. He denies chest pain. He was given amoxicillin 500 mg three times a day for 7 days. Follow up with his doctor in two weeks.'
const HEART = 'heavy pressure in my chest for half an hour, it goes into my left arm and I am sweating'

const wordsOf = (events: ExplanationEvent[]): string => {
  let text = ''
  for (const event of events) {
    if (event.type === 'words') text += event.text
    if (event.type === 'corrected') text = event.text
  }
  return text
}

eachDatabase((makeDatabase) => {
  async function open(...behaviours: Behaviour[]) {
    const { app, person, server } = await appWithModel(await makeDatabase(), ...behaviours)
    const { headers } = person
    const agree = () => agreeToModels(app, headers)
    async function explain(of: 'symptoms' | 'note' | 'history', request: object) {
      const answer = await app.call({ method: 'POST', url: API.explanation, headers, payload: { of, request } })
      if (answer.statusCode !== 200) return { refusal: answer.json(), events: [], text: '', done: undefined }
      const events = answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ExplanationEvent)
      return { events, text: wordsOf(events), done: events.find((event) => event.type === 'done'), refusal: undefined }
    }
    return { app, server, headers, agree, explain }
  }

  describe("a model's words", () => {
    test('are not asked for before the person has agreed', async () => {
      const { server, explain } = await open(says('Rest.'))
      expect((await explain('note', { text: NOTE })).refusal).toMatchObject({ code: 'consent_required' })
      expect(server.calls).toEqual([])
    })

    test('come from the strong model, told what the engine found', async () => {
      const { server, agree, explain } = await open(says('A cold may be behind it. Rest and drink enough.'))
      await agree()
      const { text, done } = await explain('symptoms', { text: 'I am Asha Rao, I have a sore throat' })
      expect(text).toBe('A cold may be behind it. Rest and drink enough.')
      expect(done).toMatchObject({ answeredBy: expect.stringMatching(/^big at/), lines: [] })
      const sent = JSON.stringify(server.calls[0]?.body)
      expect(server.calls[0]?.body.model).toBe('big')
      expect(sent).toMatch(/Urgency: self_care/)
      expect(sent).not.toMatch(/Asha|Rao/)
    })

    test('cannot talk down an emergency', async () => {
      const { agree, explain } = await open(says('You are fine. Sit down. There is no need to call an ambulance.'))
      await agree()
      const { text, done } = await explain('symptoms', { text: HEART })
      expect(text).toMatch(/Sit down/)
      expect(text).not.toMatch(/no need|are fine/)
      expect(text.match(/made light/g)).toHaveLength(1)
      expect(done?.notices).toEqual([])
    })

    test('of a note may repeat its medicines and doses, each line tied to the words of the note', async () => {
      const { agree, explain } = await open(
        says(
          'You had pneumonia.\nTake amoxicillin 500 mg three times a day for 7 days.\nSee your doctor in two weeks.',
        ),
      )
      await agree()
      const { text, done } = await explain('note', { text: NOTE })
      expect(text).toMatch(/amoxicillin 500 mg/)
      expect(done?.notices).toEqual([])
      expect(done?.lines.map((line) => line.text)).toHaveLength(3)
      const [first, second] = done?.lines ?? []
      expect(NOTE.slice(first?.spans[0]?.start, first?.spans[0]?.end)).toMatch(/pneumonia/)
      expect(NOTE.slice(second?.spans[0]?.start, second?.spans[0]?.end)).toMatch(/amoxicillin 500 mg/)
    })

    test.each([
      ['another dose', 'You were given amoxicillin 875 mg three times a day.', /875/],
      ['another medicine', 'You were given clarithromycin for your lungs.', /clarithromycin/],
      ['what was denied', 'You had chest pain.', /chest pain/],
      ['a change that nobody ordered', 'Stop your blood thinner today.', /blood thinner/],
    ])('of a note that state %s are left out, and it is said', async (_, sentence, foreign) => {
      const { agree, explain } = await open(says(`You had pneumonia.\n${sentence}`))
      await agree()
      const { text, done } = await explain('note', { text: NOTE })
      expect(text).toMatch(/You had pneumonia/)
      // The lines alone are shown at the end, and above them what was left out of them.
      expect(done?.notices).toEqual([expect.stringMatching(/was left out/)])
      expect(done?.lines.map((line) => line.text)).toEqual(['You had pneumonia.'])
      expect(text.replace(/\*A (sentence|dose) was left out[^*]*\*/, '')).not.toMatch(foreign)
    })

    test('of a history are asked for in its language', async () => {
      const { server, agree, explain } = await open(
        says('मरीज़ को मधुमेह है और वह नियमित रूप से जाँच करवाता है। उसे कोई एलर्जी नहीं है।'),
      )
      await agree()
      const { text } = await explain('history', { text: 'Diabetes type 2. No allergies.', language: 'hin' })
      expect(text).toMatch(/मधुमेह/)
      expect(JSON.stringify(server.calls[0]?.body)).toMatch(/Answer in Hindi/)
    })

    test('that do not come leave the built-in answer alone, and it is said why', async () => {
      const { agree, explain } = await open(refuses(401))
      await agree()
      const { done } = await explain('note', { text: NOTE })
      expect(done).toMatchObject({ answeredBy: null, lines: [] })
      expect(done?.notices.join()).toMatch(/did not accept its key/)
    })

    test('are shown before they are sent, exactly', async () => {
      const { app, server, headers, agree, explain } = await open(says('You had pneumonia.'))
      await agree()
      const payload = { of: 'note', request: { text: NOTE } }
      const preview = await app.call({ method: 'POST', url: API.explanationOutgoing, headers, payload })
      expect(preview.json().messages[0].text).toMatch(/^\[name\] was admitted/)
      expect(server.calls).toEqual([])
      await explain('note', { text: NOTE })
      const [log] = (await app.call({ url: API.sent, headers })).json().items
      expect(log).toMatchObject(preview.json())
    })
  })
})
