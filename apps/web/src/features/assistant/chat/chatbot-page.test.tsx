import type { ReplyDetails, ReplyEvent } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ChatPage } from './chat-page.tsx'
import { ChatbotPage } from './chatbot-page.tsx'
import type { RecordRooms } from './proposal-card.tsx'

const ROOMS: RecordRooms = { Advice: () => null, refresh: () => {} }
const details: ReplyDetails = {
  emergency: null,
  urgency: 'self_care',
  answeredBy: 'Salus clinical engine',
  notices: [],
  sources: [{ from: 'said', label: 'What you told me', quote: 'sore throat' }],
  suggestions: ['Yes', 'No'],
  isPartial: false,
}
const emergency = {
  kind: 'ambulance' as const,
  message: 'Call the emergency number now.',
  numbers: [{ name: 'Emergency services', display: '911', tel: '911' }],
}
const done = (changes: Partial<ReplyDetails> = {}): ReplyEvent => ({
  type: 'done',
  id: crypto.randomUUID(),
  title: 'Throat',
  details: { ...details, ...changes },
})
const NO_CONVERSATIONS = { 'GET /api/conversations': () => ({ body: { items: [], nextCursor: null } }) }

const lines = (...events: ReplyEvent[]) => new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
/** A stream that says the events and then hangs, or breaks. */
const open = (events: ReplyEvent[], end?: Error) =>
  new Response(
    new ReadableStream({
      start(control) {
        for (const event of events) control.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`))
        if (end) setTimeout(() => control.error(end), 5)
      },
    }),
  )

/** Answers every message of every conversation. */
function serverThatAnswers(
  answer: (body: { text: string; after: string | null; replyId: string }) => Response | object,
) {
  const handlers = new Proxy<Record<string, () => object>>(NO_CONVERSATIONS, {
    get: (target, name: string) =>
      name.startsWith('POST /api/conversations/')
        ? (call: { body: never }) => answer(call.body)
        : name.startsWith('PUT /api/conversations/')
          ? () => ({ status: 204 })
          : target[name],
  })
  return fakeServer(handlers as never)
}

function say(text: string) {
  const box = screen.getByLabelText('Your message')
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

describe('the chatbot', () => {
  test('answers, shows what the answer stands on, and offers what to say next', async () => {
    const calls = serverThatAnswers(() =>
      lines({ type: 'words', text: '**Rest.** It is a cold [1](#source-1)' }, done()),
    )
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('sore throat')
    expect(await screen.findByText('Rest.')).toBeTruthy()
    expect(screen.getByText('From what I said')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2))
    expect(calls.at(-1)?.body ?? calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ text: 'Yes' })
  })

  test('says an emergency while the words still come', async () => {
    serverThatAnswers(() => open([{ type: 'emergency', emergency }]))
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('chest pain')
    const alert = await screen.findByRole('alert')
    expect(
      within(alert)
        .getByRole('link', { name: /Call 911/ })
        .getAttribute('href'),
    ).toBe('tel:911')
  })

  test('keeps what arrived when it is stopped', async () => {
    serverThatAnswers(() => open([{ type: 'words', text: 'Drink enough' }]))
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('fever')
    await screen.findByText('Drink enough')
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('This answer was cut off.')).toBeTruthy()
    expect(screen.getByText('Drink enough')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })

  test('keeps what arrived and what was said when the connection breaks, and tries again', async () => {
    let tries = 0
    serverThatAnswers(() => {
      tries += 1
      return tries === 1
        ? open([{ type: 'words', text: 'Drink' }], new TypeError('network'))
        : lines({ type: 'words', text: 'Drink enough' }, done())
    })
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('fever')
    expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
    expect(screen.getByText('Drink')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Drink enough')).toBeTruthy()
    expect(screen.getAllByText('fever')).toHaveLength(1)
  })

  test('takes back what a check corrected', async () => {
    serverThatAnswers(() =>
      lines(
        { type: 'words', text: 'Take amoxicillin.' },
        { type: 'corrected', text: 'Ask a doctor.', why: 'A part was taken out.' },
        done({ notices: ['A part was taken out.'] }),
      ),
    )
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('fever')
    expect(await screen.findByText('Ask a doctor.')).toBeTruthy()
    expect(screen.queryByText(/amoxicillin/)).toBeNull()
    expect(screen.getByText('A part was taken out.')).toBeTruthy()
  })

  test('an edited message is answered in its own branch, and the old branch is a tap away', async () => {
    const calls = serverThatAnswers(({ text, replyId }) =>
      lines({ type: 'words', text: `on ${text}` }, { ...done(), id: replyId } as ReplyEvent),
    )
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('cough')
    await screen.findByText('on cough')
    fireEvent.click(screen.getByRole('button', { name: 'Edit and send again' }))
    fireEvent.change(screen.getByLabelText('Edit what you said'), { target: { value: 'headache' } })
    fireEvent.click(
      within(screen.getByLabelText('Edit what you said').closest('form') as HTMLElement).getByText('Send'),
    )
    expect(await screen.findByText('on headache')).toBeTruthy()
    expect(screen.queryByText('on cough')).toBeNull()
    const said = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(said).toMatchObject([{ after: null }, { after: null }])
    const versions = screen.getByRole('group', { name: 'Versions' })
    expect(versions.textContent).toMatch('2/2')
    const before = within(versions).getByRole('button', { name: 'Version before' })
    before.focus()
    fireEvent.click(before)
    expect(await screen.findByText('on cough')).toBeTruthy()
    expect(screen.queryByText('on headache')).toBeNull()
    expect(document.activeElement).toBe(before)
    const [opened] = calls.filter(({ method }) => method === 'PUT')
    expect(opened?.body).toEqual({ end: (said[0] as { replyId: string }).replyId })
  })

  test('HTML, pictures and script links in an answer do nothing', async () => {
    const bad = 'Hello <img src=x onerror=alert(1)> ![x](https://evil.example/x.png) [go](javascript:alert(1)) end'
    serverThatAnswers(() => lines({ type: 'words', text: bad }, done()))
    const { container } = renderPage(
      <ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />,
      '/health-chatbot',
    )
    say('fever')
    expect(await screen.findByText(/end/)).toBeTruthy()
    expect(container.querySelector('ol img, ol a[href^="javascript"]')).toBeNull()
  })

  test('blanks are not sent', () => {
    const calls = serverThatAnswers(() => lines(done()))
    renderPage(<ChatbotPage rooms={ROOMS} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
    say('   ')
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('the simple chat', () => {
  test('sends what was said before along, and says in its own words when it fails', async () => {
    let broken = false
    const calls = fakeServer({
      'POST /api/chat': () => (broken ? refusal('unavailable') : lines({ type: 'words', text: 'Rest.' }, done())),
    })
    renderPage(<ChatPage />, '/chat')
    say('cough')
    await screen.findByText('Rest.')
    broken = true
    say('and fever')
    expect(await screen.findByText('Error getting response.', { exact: false })).toBeTruthy()
    expect(calls.at(-1)?.body).toMatchObject({
      text: 'and fever',
      before: [
        { role: 'person', text: 'cough' },
        { role: 'assistant', text: 'Rest.' },
      ],
    })
    expect(screen.getByText('and fever')).toBeTruthy()
  })
})
