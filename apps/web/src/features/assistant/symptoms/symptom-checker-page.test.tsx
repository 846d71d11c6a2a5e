import { SYMPTOM_TEXT_LIMIT, type SymptomAnswer, type SymptomRequest } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeCall, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { asks, condition, finding, heartAttack, sampleAnswer, sampleInterview, sampleText } from './sample-answer.ts'
import { SymptomCheckerPage } from './symptom-checker-page.tsx'

type Handler = Parameters<typeof fakeServer>[0][string]
const gives = (answer: SymptomAnswer) => () => ({ body: answer })

function open(answer: Handler = gives(sampleAnswer()), save = vi.fn(async () => {})) {
  const calls = fakeServer({ 'POST /api/assistant/symptoms': answer })
  const view = renderPage(<SymptomCheckerPage save={save} />, '/symptom-checker')
  const requests = () =>
    calls.filter(({ path }: FakeCall) => path === '/api/assistant/symptoms').map(({ body }) => body as SymptomRequest)
  return { ...view, requests, save }
}

const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What do you feel/ })
const describe_ = (text: string) => fireEvent.change(description(), { target: { value: text } })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const response = () => within(screen.getByRole('region', { name: 'Response' }))

async function analyse(answer?: Handler, save?: Parameters<typeof open>[1]) {
  const view = open(answer, save)
  describe_(`  ${sampleText}\n`)
  press('Analyze')
  await screen.findByRole('heading', { name: 'What this is based on' })
  return view
}

test('an empty description is asked for, and nothing is sent', () => {
  const { requests } = open()
  press('Analyze')
  expect(screen.getByText('Please describe what you feel.')).toBeTruthy()
  expect(document.activeElement).toBe(description())
  expect(requests()).toEqual([])
})

test('while it is read the button says so, and a second click sends nothing', async () => {
  const { requests } = open(() => new Promise(() => {}))
  describe_(sampleText)
  press('Analyze')
  expect(await screen.findByRole('button', { name: 'Analyzing...' })).toHaveProperty('disabled', true)
  fireEvent.submit(description().form as HTMLFormElement)
  expect(requests()).toHaveLength(1)
})

test('the description goes as it is, about oneself and without an age', async () => {
  const { requests } = await analyse()
  expect(requests()[0]).toEqual({ text: sampleText, region: 'US', language: 'eng', about: 'self', answers: [] })
  expect(screen.getByText('Your age and medical history are taken from your record.')).toBeTruthy()
})

test('someone else has an age of their own, in years or months', async () => {
  const { requests } = open()
  describe_(sampleText)
  fireEvent.click(screen.getByRole('radio', { name: 'Someone else' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Age' }), { target: { value: 'old' } })
  press('Analyze')
  expect(screen.getByText('Please enter a real age.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Age' }), { target: { value: '9' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Age in' }), { target: { value: 'months' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Sex' }), { target: { value: 'male' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Region & Currency' }), { target: { value: 'IN' } })
  press('Analyze')
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect(requests()[0]).toMatchObject({ about: 'other', age: 0.75, sex: 'male', region: 'IN' })
})

test('the answer says what to do before why, in order, and takes the focus', async () => {
  await analyse()
  const names = response()
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H4')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'You can most likely look after this yourself for now.',
    'What to do now',
    'When to seek care',
    'Likely causes',
    'What was understood',
    'What this is based on',
  ])
  expect(document.activeElement?.textContent).toContain('Self-care')
  expect(response().getByText('Not with liver disease.')).toBeTruthy()
  expect(response().getByText('Age, from the profile: 42 years')).toBeTruthy()
  expect(response().getByText('Summaries are AI-generated and do not replace professional advice.')).toBeTruthy()
})

test('the answer says whom it took the words to be about', async () => {
  const patient = { label: 'your child', isSelf: false, age: 3, ageFrom: 'text' } as const
  await analyse(gives(sampleAnswer({ patient, usedFromRecord: [] })))
  expect(response().getByText('Your child, 3 years old')).toBeTruthy()
})

test('an emergency comes first, with its number to call, and takes the focus', async () => {
  await analyse(gives(heartAttack))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Call an ambulance now.')
  expect(
    within(alert)
      .getByRole('link', { name: /Call 911/ })
      .getAttribute('href'),
  ).toBe('tel:911')
  expect(document.activeElement).toBe(alert)
  const first = response().getAllByRole('heading')[0]
  expect(alert.contains(first ?? null)).toBe(true)
})

test('in an emergency the help comes before how the words were read', async () => {
  const notice = 'This text is in Spanish. Only emergencies are recognised in it.'
  await analyse(gives({ ...heartAttack, notices: [notice] }))
  const help = response().getByRole('heading', { name: 'What to do now' })
  const after = help.compareDocumentPosition(response().getByText(notice))
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each([
  ['urgent', 'Urgent'],
  ['routine', 'Soon'],
  ['self_care', 'Self-care'],
] as const)('%s has its own name', async (urgency, name) => {
  await analyse(gives(sampleAnswer({ urgency })))
  expect(response().getByText(name)).toBeTruthy()
})

test('where nothing was understood, no urgency is claimed', async () => {
  const answer = { understood: false, conditions: [], findings: [], notices: ['Tell me what you feel.'] }
  await analyse(gives(sampleAnswer({ ...answer, urgency: 'unclear', headline: 'I could not tell.' })))
  expect(response().getByText('Tell me what you feel.')).toBeTruthy()
  expect(response().queryByText('Soon')).toBeNull()
  expect(response().getByText('Not clear yet')).toBeTruthy()
})

test('a cause shows how likely it is in words alone, and why on request', async () => {
  await analyse()
  const cause = response().getByRole('heading', { name: 'Common cold' }).closest('li') as HTMLElement
  expect(within(cause).getByText('Medical name of common cold')).toBeTruthy()
  expect(within(cause).getByText('Likely')).toBeTruthy()
  expect(cause.textContent).not.toMatch(/\d ?%/)
  for (const reason of [
    'sore throat · words like those of people who have it',
    'no fever',
    'runny nose',
    'Guideline on common cold, 2023',
  ]) {
    expect(within(cause).getByText(reason)).toBeTruthy()
  }
})

test('a dangerous cause that fits little stands apart from the likely ones', async () => {
  const conditions = [
    condition('Common cold'),
    condition('Blood clot', { probability: 0.01, standing: 'not_to_be_missed' }),
  ]
  await analyse(gives(sampleAnswer({ conditions })))
  expect(response().getByRole('heading', { name: 'Less likely, and not to be missed' })).toBeTruthy()
  const cause = response().getByRole('heading', { name: 'Blood clot' }).closest('li') as HTMLElement
  expect(within(cause).queryByText(/likely$/i)).toBeNull()
})

const asking = (words = 'Do you have a rash?') => sampleAnswer({ interview: asks('rash', words) })

async function analyseAsking(answer: Handler) {
  const view = open(answer)
  describe_(sampleText)
  press('Analyze')
  await response().findByRole('heading', { name: 'Do you have a rash?' })
  return view
}

test('one question at a time comes before the answer, and takes the focus', async () => {
  const answers = [
    asking(),
    sampleAnswer({
      urgency: 'urgent',
      headline: 'See a doctor today.',
      interview: sampleInterview({
        asked: 1,
        given: [
          {
            answer: { finding: 'rash', answer: 'yes' },
            question: { kind: 'finding', finding: 'rash', words: 'Do you have a rash?', isDanger: false },
            said: 'Yes',
          },
        ],
      }),
    }),
  ]
  const { requests } = await analyseAsking(() => ({ body: answers.shift() }))
  expect(document.activeElement?.textContent).toBe('Do you have a rash?')
  expect(response().queryByText('Self-care')).toBeNull()
  expect(response().queryByRole('heading', { name: 'Likely causes' })).toBeNull()
  expect(response().getByText('Question 1 of about 3')).toBeTruthy()
  fireEvent.click(response().getByRole('button', { name: 'Yes' }))
  await response().findByRole('heading', { name: 'See a doctor today.' })
  expect(requests()[1]).toMatchObject({ text: sampleText, answers: [{ finding: 'rash', answer: 'yes' }] })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('See a doctor today.'))
  expect(response().getByRole('heading', { name: 'Questions answered' })).toBeTruthy()
  expect(response().getByText('No other answer would change what to do now.')).toBeTruthy()
})

test('back shows the question before with its answer, and another answer replaces it', async () => {
  const second = sampleAnswer({
    interview: {
      ...asks('cough', 'Do you cough?'),
      asked: 1,
      given: [
        {
          answer: { finding: 'rash', answer: 'no' },
          question: { kind: 'finding', finding: 'rash', words: 'Do you have a rash?', isDanger: false },
          said: 'No',
        },
      ],
    },
  })
  const answers = [asking(), second, second]
  const { requests } = await analyseAsking(() => ({ body: answers.shift() }))
  fireEvent.click(response().getByRole('button', { name: 'No' }))
  await response().findByRole('heading', { name: 'Do you cough?' })
  fireEvent.click(response().getByRole('button', { name: 'Back' }))
  await response().findByRole('heading', { name: 'Do you have a rash?' })
  expect(response().getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(response().getByRole('button', { name: 'Don’t know' }))
  await waitFor(() => expect(requests()).toHaveLength(3))
  expect(requests()[2]?.answers).toEqual([{ finding: 'rash', answer: 'unknown' }])
})

test('whoever has enough sees the answer, with what was not asked, and can go on', async () => {
  const answer = sampleAnswer({ interview: { ...asks('rash', 'Do you have a rash?'), notAsked: ['stiff neck'] } })
  const { requests } = await analyseAsking(gives(answer))
  fireEvent.click(response().getByRole('button', { name: 'Enough, show me' }))
  await response().findByRole('heading', { name: 'Likely causes' })
  expect(requests()[1]).toMatchObject({ isEnough: true })
  expect(response().getByText('Not asked yet: stiff neck.')).toBeTruthy()
  fireEvent.click(response().getByRole('button', { name: 'Answer more questions' }))
  await response().findByRole('heading', { name: 'Do you have a rash?' })
  expect(requests()[2]).not.toHaveProperty('isEnough')
})

test('an answer that makes it an emergency takes the focus there', async () => {
  const answers = [asking(), heartAttack]
  await analyseAsking(() => ({ body: answers.shift() }))
  fireEvent.click(response().getByRole('button', { name: 'No' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
})

test('a reload comes back to the same question', async () => {
  const { unmount } = await analyseAsking(gives(asking()))
  unmount()
  open()
  expect(response().getByRole('heading', { name: 'Do you have a rash?' })).toBeTruthy()
})

test('where it hurts is chosen in a list that says what the picture shows', async () => {
  const place = {
    kind: 'place' as const,
    of: 'belly-pain',
    words: 'Do you have a rash?',
    choices: [
      { finding: 'upper-belly-pain', label: 'Upper belly', spot: 'belly-upper-middle' },
      { finding: 'pain-around-navel', label: 'Around the navel', spot: 'belly-middle' },
    ],
  }
  const { requests } = await analyseAsking(gives(sampleAnswer({ interview: { ...asks('rash', ''), next: place } })))
  expect(document.querySelectorAll('circle title')).toHaveLength(2)
  fireEvent.click(response().getByRole('button', { name: 'Upper belly' }))
  await waitFor(() => expect(requests()[1]?.answers).toEqual([{ place: 'upper-belly-pain', of: 'belly-pain' }]))
})

test('the words that were understood are marked, and each can be put right', async () => {
  const { requests } = await analyse()
  const marked = [...document.querySelectorAll('mark')]
  expect(marked.map((mark) => [mark.textContent, mark.dataset.answer])).toEqual([
    ['Sore throat', 'yes'],
    ['cough', 'yes'],
    ['fever', 'no'],
  ])
  press(/^No: fever/)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Yes, that is so' }))
  await waitFor(() => expect(requests()).toHaveLength(2))
  expect(requests()[1]?.answers).toEqual([{ finding: 'fever', answer: 'yes' }])
})

test('a failed analysis says so, keeps what was typed, and tries again', async () => {
  const answers: Handler[] = [() => refusal('unavailable'), gives(sampleAnswer())]
  const { requests } = open((call) => (answers.shift() as Handler)(call))
  describe_(sampleText)
  press('Analyze')
  await screen.findByText('Failed to analyze. Please try again.')
  expect(screen.getByText('Salus cannot answer just now. Please try again in a moment.')).toBeTruthy()
  expect(description().value).toBe(sampleText)
  press('Try again')
  await response().findByRole('heading', { name: 'Likely causes' })
  expect(requests()).toHaveLength(2)
})

test('an answer that was overtaken never replaces the newer one', async () => {
  let late: (answer: { body: SymptomAnswer }) => void = () => {}
  const slow = new Promise<{ body: SymptomAnswer }>((answer) => {
    late = answer
  })
  const answers: Handler[] = [gives(asking()), () => slow, gives(sampleAnswer({ headline: 'The newer one.' }))]
  await analyseAsking((call) => (answers.shift() as Handler)(call))
  fireEvent.click(response().getByRole('button', { name: 'Yes' }))
  describe_('a rash')
  press('Analyze')
  await response().findByRole('heading', { name: 'The newer one.' })
  late({ body: sampleAnswer({ headline: 'The older one.' }) })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(response().getByRole('heading', { name: 'The newer one.' })).toBeTruthy()
})

test('leaving the page calls the analysis off', async () => {
  let signal: AbortSignal | null | undefined
  const { unmount } = open()
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal
    return new Promise(() => {})
  })
  describe_(sampleText)
  press('Analyze')
  await waitFor(() => expect(signal).toBeTruthy())
  unmount()
  expect(signal?.aborted).toBe(true)
})

test('a reload brings back what was typed and what was answered', async () => {
  const { unmount } = await analyse()
  unmount()
  open()
  expect(description().value.trim()).toBe(sampleText)
  expect(response().getByRole('heading', { name: 'Likely causes' })).toBeTruthy()
})

test('a description that was changed since is said', async () => {
  await analyse()
  describe_(`${sampleText}, and a rash`)
  expect(screen.getByText(/You have changed something since/)).toBeTruthy()
})

test('near the limit the characters that are left are told, and too many are not sent', () => {
  const { requests } = open()
  describe_('a'.repeat(SYMPTOM_TEXT_LIMIT - 5))
  expect(screen.getByText('5 characters left')).toBeTruthy()
  describe_('a'.repeat(SYMPTOM_TEXT_LIMIT + 1_500))
  expect(screen.getByText('1,500 characters too many')).toBeTruthy()
  press('Analyze')
  expect(screen.getByText('This is too long to read at once. Please shorten it.')).toBeTruthy()
  expect(description().value).toHaveLength(SYMPTOM_TEXT_LIMIT + 1_500)
  expect(requests()).toEqual([])
})

test('without a result nothing can be shared or kept', () => {
  open()
  for (const name of ['Email', 'WhatsApp', 'SMS', 'Download', 'Save']) expect(button(name).disabled).toBe(true)
})

test('a result can be shared and downloaded', async () => {
  await analyse()
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:\?subject=My%20Medical/)
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=SELF/)
  expect(screen.getByRole('link', { name: 'SMS' }).getAttribute('href')).toMatch(/^sms:/)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  press('Download')
  expect(names).toEqual(['medical_summary.txt'])
})

test('a result is saved under its title', async () => {
  const { save } = await analyse()
  press('Save')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Enter a title for this document:' }), {
    target: { value: ' Throat ' },
  })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await screen.findByText('Document saved successfully!')
  expect(save).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Throat', kind: 'symptom_report', text: expect.stringContaining(sampleText) }),
  )
})

test('a title that is called off saves nothing', async () => {
  const { save } = await analyse()
  press('Save')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(save).not.toHaveBeenCalled()
})

test('a save that failed keeps the title, and the second try is the same document', async () => {
  const ids: string[] = []
  const save = vi.fn(async (document: { id: string }) => {
    ids.push(document.id)
    if (ids.length === 1) throw new Error('No room just now.')
  })
  await analyse(undefined, save as never)
  press('Save')
  fireEvent.change(await screen.findByRole('textbox', { name: /title/ }), { target: { value: 'Throat' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await screen.findByText('No room just now.')
  press('Try again')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /title/ })).value).toBe('Throat')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await screen.findByText('Document saved successfully!')
  expect(ids[0]).toBe(ids[1])
})

test('a title whose document did not fit waits for the next try, also after a visit to another page', async () => {
  const documents: { id: string; title: string }[] = []
  const save = vi.fn(async (document: { id: string; title: string }) => {
    documents.push(document)
    if (documents.length === 1) throw new Error('This does not fit.')
  })
  const { unmount } = await analyse(undefined, save as never)
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /title/ })
  const keep = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  press('Save')
  fireEvent.change(await title(), { target: { value: 'Throat' } })
  keep()
  await screen.findByText('This does not fit.')
  unmount()
  open(undefined, save as never)
  press('Save')
  expect((await title()).value).toBe('Throat')
  keep()
  await screen.findByText('Document saved successfully!')
  expect(documents[0]).toEqual(documents[1])
  press('Save')
  expect((await title()).value).toBe('')
})

test('what an answer knew from the record and could not place is still listed', async () => {
  const findings = [finding('asthma', { from: 'record', span: null })]
  await analyse(gives(sampleAnswer({ findings })))
  expect(button(/asthma, from your record/)).toBeTruthy()
})

test('another region changes the numbers of an answer at once', async () => {
  const { requests } = await analyse(gives(heartAttack))
  fireEvent.change(screen.getByRole('combobox', { name: 'Region & Currency' }), { target: { value: 'EU' } })
  await waitFor(() => expect(requests()[1]).toMatchObject({ text: sampleText, region: 'EU' }))
  expect(screen.queryByText(/You have changed something since/)).toBeNull()
})

test('a second press while an answer is weighed sends nothing', async () => {
  const answers: Handler[] = [gives(asking()), () => new Promise(() => {})]
  const { requests } = await analyseAsking((call) => (answers.shift() as Handler)(call))
  fireEvent.click(response().getByRole('button', { name: 'No' }))
  await waitFor(() => expect(requests()).toHaveLength(2))
  fireEvent.click(response().getByRole('button', { name: 'Yes' }))
  expect(requests()).toHaveLength(2)
})

test('an answer that could not be refined stays, and the failure is said where it is seen', async () => {
  const answers: Handler[] = [gives(asking()), () => new TypeError('offline'), gives(heartAttack)]
  await analyseAsking((call) => (answers.shift() as Handler)(call))
  fireEvent.click(response().getByRole('button', { name: 'Yes' }))
  const messages = within(screen.getByRole('region', { name: 'Messages' }))
  await messages.findByText('Failed to analyze. Please try again.')
  expect(response().getByRole('heading', { name: 'Do you have a rash?' })).toBeTruthy()
  fireEvent.click(messages.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('alert')
})

test('where nothing could be analysed the number to call is there', async () => {
  open(() => new TypeError('offline'))
  describe_(sampleText)
  press('Analyze')
  expect((await screen.findByRole('link', { name: '911' })).getAttribute('href')).toBe('tel:911')
})
