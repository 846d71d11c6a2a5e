import { API, type Installation } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { AdminPage } from './admin-page.tsx'

const AT = '2026-01-20T10:00:00.000Z'
const installation: Installation = {
  at: AT,
  health: [
    { part: 'Database', state: 'works', detail: 'SQLite 3.54.1' },
    { part: 'Backup', state: 'look', detail: 'The last one is 9 days old.' },
  ],
  versions: {
    product: '0.1.0',
    node: '24.21.0',
    database: 'SQLite',
    migrations: 25,
    lastMigration: '034-admin',
    startedAt: AT,
  },
  numbers: {
    accounts: 1_234,
    admins: 1,
    sessions: 2,
    readings: 0,
    documents: 0,
    conversations: 0,
    documentBytes: 2_000_000,
    databaseBytes: 0,
    mailWaiting: 0,
  },
  jobs: [
    {
      kind: 'clean-up',
      repeats: true,
      waiting: 1,
      running: 0,
      failing: 0,
      dead: 0,
      lagMs: 0,
      lastDoneAt: null,
      lastFailedAt: null,
      lastFailedCode: null,
    },
    {
      kind: 'message',
      repeats: false,
      waiting: 1_200,
      running: 4,
      failing: 3,
      dead: 1,
      lagMs: 130_000,
      lastDoneAt: null,
      lastFailedAt: AT,
      lastFailedCode: 'ECONNREFUSED',
    },
  ],
  deadJobs: [{ kind: 'message', key: 'm1', diedAt: AT, code: 'ECONNREFUSED', tries: 9 }],
  backup: { madeAt: AT, bytes: 1_000, files: 3, verifiedAt: AT, problems: 2 },
  packs: [{ name: 'Made Pack', licence: 'CC BY 4.0', date: '2026-01-15', passages: 4_800, importedAt: AT }],
  configuration: [{ name: 'Mail', isOn: true, detail: 'smtps://mail.example', secret: '••••' }],
  failures: [{ at: AT, code: 'internal_error', route: '/api/documents/:id', requestId: 'abc' }],
}
const proven = async (work: () => Promise<void>) => {
  await work()
  return true
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('each part is told with its state in words, and what failed with its number', async () => {
  fakeServer({ [`GET ${API.installation}`]: () => ({ body: installation }) })
  renderPage(<AdminPage confirmed={proven} />)
  const health = await part('Health')
  expect(health.getByText('Database').closest('li')?.textContent).toContain('Works')
  expect(health.getByText('Backup').closest('li')?.textContent).toContain('Needs a look')
  expect((await part('Numbers')).getByText('1,234')).toBeDefined()
  expect((await part('Last backup')).getByText(/2 problems/)).toBeDefined()
  expect((await part('Library packs')).getByText('4,800 passages, CC BY 4.0, Jan 15, 2026')).toBeDefined()
  const jobs = await part('Background jobs')
  expect(jobs.getByText('Not run yet')).toBeDefined()
  expect(jobs.getByText('1,200 waiting, 4 running, 3 to be tried again, 1 gave up, 2 min late')).toBeDefined()
  expect((await part('Last failures')).getByText('abc')).toBeDefined()
})

test('a job that gave up is tried again, and the page asks anew', async () => {
  const tried: unknown[] = []
  fakeServer({
    [`GET ${API.installation}`]: () => ({
      body: tried.length === 0 ? installation : { ...installation, deadJobs: [] },
    }),
    [`POST ${API.retryJob}`]: ({ body }) => {
      tried.push(body)
      return { status: 204 }
    },
  })
  renderPage(<AdminPage confirmed={proven} />)
  fireEvent.click((await part('Background jobs')).getByRole('button', { name: 'Try again: Messages m1' }))
  await waitFor(() => expect(screen.queryByText('Gave up')).toBeNull())
  expect(tried).toEqual([{ kind: 'message', key: 'm1' }])
})

test('Refresh asks again, and a failure keeps the way to another try', async () => {
  let asked = 0
  fakeServer({
    [`GET ${API.installation}`]: () =>
      asked++ === 0 ? { body: { ...installation, failures: [] } } : refusal('not_found'),
  })
  renderPage(<AdminPage confirmed={proven} />)
  expect((await part('Last failures')).getByText('None since the start.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test('an admin makes a link for one more person, and sees it once', async () => {
  const link = 'https://salus.example/signup#secret'
  fakeServer({
    [`GET ${API.installation}`]: () => ({ body: installation }),
    [`POST ${API.signUpInvitations}`]: () => ({ status: 201, body: { link, expiresAt: AT } }),
  })
  renderPage(<AdminPage confirmed={proven} />)
  const invite = await part('Invite somebody')
  fireEvent.click(invite.getByRole('button', { name: 'Make a link' }))
  expect(await invite.findByText(link)).toBeDefined()
  fireEvent.click(invite.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText(link)).toBeNull())
})
