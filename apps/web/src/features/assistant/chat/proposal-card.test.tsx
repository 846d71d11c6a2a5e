import type { Proposal, ProposalAnswer, ReplyDetails, ReplyEvent } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ChatbotPage } from './chatbot-page.tsx'

const EMPTY = { strength: '', frequency: '', sinceYear: null, reason: '', kind: null }
const METFORMIN: Proposal = {
  resource: 'MedicationStatement',
  id: crypto.randomUUID(),
  quote: 'I started metformin 500 mg twice a day',
  state: 'open',
  code: null,
  before: null,
  after: { ...EMPTY, name: 'Metformin', strength: '500 mg', frequency: 'twice a day' },
}
const PRESSURE: Proposal = {
  resource: 'Observation',
  id: crypto.randomUUID(),
  quote: 'my pressure is 230/135',
  state: 'open',
  code: null,
  before: null,
  after: { measure: 'blood_pressure', value: '230/135', unit: 'mm[Hg]', at: '2026-11-24T10:00:00.000Z' },
}

const details = (proposal: Proposal): ReplyDetails => ({
  emergency: null,
  urgency: null,
  answeredBy: 'Salus clinical engine',
  notices: [],
  sources: [],
  suggestions: [],
  isPartial: false,
  proposals: [proposal],
})

/** Says something that is answered with this proposal; `decide` answers what the person decides. */
function talk(
  proposal: Proposal,
  decide: (body: { state: string; confirmed?: boolean }) => object,
  emergency: ReplyDetails['emergency'] = null,
) {
  const events: ReplyEvent[] = [
    { type: 'words', text: 'Thank you.' },
    { type: 'done', id: crypto.randomUUID(), title: 'Metformin', details: { ...details(proposal), emergency } },
  ]
  const handlers = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name: string) =>
        name.startsWith('POST /api/conversations/')
          ? () => new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
          : name.startsWith('PUT /api/conversations/')
            ? (call: { body: never }) => decide(call.body)
            : name === 'GET /api/conversations'
              ? () => ({ body: { items: [], nextCursor: null } })
              : undefined,
    },
  )
  const calls = fakeServer(handlers as never)
  const refresh = vi.fn()
  const rooms = {
    Advice: ({ advice }: { advice: readonly { headline: string }[] }) => <p>{advice[0]?.headline}</p>,
    refresh,
  }
  renderPage(<ChatbotPage rooms={rooms} title="Health Chatbot" mode="everyday" />, '/health-chatbot')
  const box = screen.getByLabelText('Your message')
  fireEvent.change(box, { target: { value: proposal.quote } })
  fireEvent.keyDown(box, { key: 'Enter' })
  return { calls, refresh }
}

const answered = (proposal: Proposal, state: Proposal['state'], more: Partial<ProposalAnswer> = {}) => ({
  body: { proposal: { ...proposal, state }, conflicts: [], advice: [], ...more },
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('what an answer proposes for the record', () => {
  test('takes the focus only once its outcome can be seen, however early the next frame comes', async () => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0) ?? 0)
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const focused: string[] = []
    focus.mockImplementation(function (this: HTMLElement) {
      if (this.getAttribute('role') === 'status') focused.push(this.textContent)
    })
    talk(METFORMIN, ({ state }) => answered(METFORMIN, state as Proposal['state']))
    await screen.findByRole('region', { name: 'Add this medicine?' })
    press('Add to my record')
    await screen.findByText('Added to your record.')
    await waitFor(() => expect(focused).toEqual(['Added to your record.']))
    vi.unstubAllGlobals()
    focus.mockRestore()
  })

  test('is not shown under an emergency', async () => {
    talk(METFORMIN, () => ({}), {
      kind: 'ambulance',
      message: 'Call 911 now.',
      numbers: [{ name: 'Ambulance', display: '911', tel: '911' }],
    })
    await screen.findByText('Thank you.')
    await waitFor(() => expect(screen.queryByText('Salus clinical engine')).toBeTruthy())
    expect(screen.queryByRole('region', { name: 'Add this medicine?' })).toBeNull()
  })

  test('is shown with the words it came from, added by a tap, and taken back', async () => {
    const { calls, refresh } = talk(METFORMIN, ({ state }) => answered(METFORMIN, state as Proposal['state']))
    const card = await screen.findByRole('region', { name: 'Add this medicine?' })
    expect(within(card).getByText('Metformin 500 mg, twice a day')).toBeTruthy()
    expect(within(card).getByText(/You said: “I started metformin 500 mg twice a day”/)).toBeTruthy()
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
    press('Add to my record')
    expect(await screen.findByText('Added to your record.')).toBeTruthy()
    expect(refresh).toHaveBeenCalledOnce()
    press('Undo')
    expect(await screen.findByText('Taken out of your record again.')).toBeTruthy()
    expect(within(card).queryByRole('button')).toBeNull()
  })

  test('goes away for now, and may be added after all', async () => {
    const { refresh } = talk(METFORMIN, ({ state }) => answered(METFORMIN, state as Proposal['state']))
    await screen.findByRole('region', { name: 'Add this medicine?' })
    press('Not now')
    expect(await screen.findByText('Not added.')).toBeTruthy()
    expect(refresh).not.toHaveBeenCalled()
    press('Add after all')
    expect(await screen.findByText('Added to your record.')).toBeTruthy()
  })

  test('asks again about an unusual reading, and says what it may mean', async () => {
    const advice = [
      {
        measure: 'blood_pressure',
        urgency: 'urgent',
        headline: 'See a doctor today.',
        meaning: '',
        steps: [],
        callIf: [],
        emergency: null,
        source: 'ESC 2024',
      },
    ]
    const { status, body } = refusal('reading_unusual', { blood_pressure: 'Blood pressure: 230/135 mmHg is unusual.' })
    const unusual = { status, body: { ...body, advice } }
    const { calls } = talk(PRESSURE, ({ confirmed }) => (confirmed ? answered(PRESSURE, 'applied') : unusual))
    await screen.findByRole('region', { name: 'Add this reading?' })
    press('Add to my record')
    expect((await screen.findByRole('alert')).textContent).toBe('Blood pressure: 230/135 mmHg is unusual.')
    expect(screen.getByText('See a doctor today.')).toBeTruthy()
    press('It is right, add it')
    expect(await screen.findByText('Added to your record.')).toBeTruthy()
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ state: 'applied', confirmed: true }))
  })

  test('says plainly where it cannot be taken back', async () => {
    const overtaken = refusal('proposal_overtaken')
    talk({ ...METFORMIN, state: 'applied' }, () => overtaken)
    await screen.findByText('Added to your record.')
    press('Undo')
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed since then/)
    expect(screen.getByText('Added to your record.')).toBeTruthy()
  })
})
