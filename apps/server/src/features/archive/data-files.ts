import { IMPORT_OUTCOMES, type LabResult } from '@salus/contract'
import { paged, unlessGone } from './paged.ts'
import type { Rooms } from './rooms.ts'

export interface DataFile {
  name: string
  /** What it holds, for whoever opens the archive. */
  about: string
  pieces(ownerId: string): AsyncIterable<string>
}

const PAGE = 100
const NOTHING = { items: [], nextCursor: null }

/** Everything that is not a file of its own, as JSON. `readerId`: who takes it along, the person or a parent. */
export function dataFiles(rooms: Rooms, readerId: string): DataFile[] {
  const { profile, apiKeys, history, vitals, labs, documents, conversations, models } = rooms
  const { medicines } = rooms
  const { careTeam, careCircle, imports, accessLog, emergencyCard, closing } = rooms
  return [
    value('profile.json', 'What you told of yourself.', (owner) => profile.show(owner)),
    value('settings.json', 'Your settings.', (owner) => profile.settingsOf(owner)),
    value('consents.json', 'What you agreed to and took back.', (owner) => profile.consentsOf(owner)),
    value('account.json', 'How you log in, where you are logged in, and whether the account ends.', async (owner) => ({
      ...(await rooms.waysIn(owner)),
      ...(await closing.show(owner)),
    })),
    value('emergency-card.json', 'Your emergency card, as it is now.', (owner) => emergencyCard.show(owner)),
    value('care-team.json', 'The doctors you saved.', async (owner) => (await careTeam.list(owner)).items),
    value('care-circle.json', 'Who may see your record, and whose records you may see.', async (owner) => ({
      ...(await careCircle.show(owner)),
      records: await careCircle.records(owner),
    })),
    value('device-keys.json', 'Your keys for devices, without the keys themselves.', (owner) => apiKeys.list(owner)),
    value('ai-models.json', 'Which outside models may be asked, and what went to them last.', async (owner) => ({
      choice: await models.choiceOf(owner),
      sent: await models.sentBy(owner),
    })),
    list('medical-history.json', 'Every version of your medical history, the newest first.', async function* (owner) {
      const versions = paged<{ version: number }, number>((before) => history.versions(owner, PAGE, before ?? null))
      for await (const { version } of versions) yield await history.version(owner, version)
    }),
    list('medicines.json', 'Your medicines with their plans, also those that are stopped.', async function* (owner) {
      yield* (await medicines.list(owner)).items
    }),
    list('doses.json', 'Every dose that was taken or skipped, the newest first.', (owner) =>
      paged((cursor: string | undefined) => medicines.doses.list(owner, { limit: PAGE, cursor })),
    ),
    value('medicine-warnings.json', 'Warnings about medicines that you put away.', (owner) =>
      medicines.dismissed(owner),
    ),
    list('immunizations.json', 'Your vaccinations.', async function* (owner) {
      yield* (await rooms.immunizations.list(owner)).items
    }),
    value('what-is-due.json', 'What you said about checks and vaccinations that are due.', (owner) =>
      rooms.prevention.choices(owner, readerId),
    ),
    list('visits.json', 'Your visits to doctors, with your questions and what is to do.', async function* (owner) {
      yield* (await rooms.visits.list(owner)).items
    }),
    list('vital-signs.json', 'Every reading, the oldest first.', (owner) =>
      paged((cursor: string | undefined) => vitals.list(owner, { order: 'oldest', limit: PAGE, cursor })),
    ),
    list(
      'lab-reports.json',
      'Every lab report with its results and the pictures of their lines.',
      async function* (owner) {
        for await (const { id } of paged((cursor: string | undefined) => labs.list(owner, PAGE, cursor))) {
          const report = await unlessGone(labs.report(owner, id))
          if (report)
            yield { ...report, results: await Promise.all(report.results.map((each) => withPicture(owner, each))) }
        }
      },
    ),
    list('documents.json', 'Every saved document with its words.', async function* (owner) {
      for await (const { id } of paged((cursor: string | undefined) => documents.list(owner, PAGE, cursor))) {
        const document = await unlessGone(documents.get(owner, id))
        if (document) yield document
      }
    }),
    list('imports.json', 'Every import, with what each of its entries came to.', async function* (owner) {
      for await (const each of paged((cursor: string | undefined) => imports.list(owner, PAGE, cursor))) {
        yield each
        for (const outcome of IMPORT_OUTCOMES) {
          const ofIt = paged((cursor: string | undefined) =>
            unlessGone(imports.entries(owner, each.id, { outcome, cursor })).then((page) => page ?? NOTHING),
          )
          for await (const entry of ofIt) yield { importId: each.id, outcome, ...entry }
        }
      }
    }),
    list('access-log.json', 'Who read or changed what of your record, the newest first.', (owner) =>
      paged((cursor: string | undefined) => accessLog.list(owner, PAGE, cursor)),
    ),
    list('conversations.json', 'Every conversation with the assistant.', async function* (owner) {
      const all = paged((cursor: string | undefined) =>
        conversations.list(owner, { limit: PAGE, ...(cursor ? { cursor } : {}) }),
      )
      for await (const { id } of all) {
        const conversation = await unlessGone(conversations.get(owner, id))
        if (conversation) yield conversation
      }
    }),
  ]

  async function withPicture(owner: string, result: LabResult) {
    const found = result.hasCrop ? await unlessGone(labs.crop(owner, result.id)) : null
    return { ...result, picture: found?.crop ?? null }
  }
}

function value(name: string, about: string, read: (ownerId: string) => Promise<unknown>): DataFile {
  return {
    name,
    about,
    async *pieces(ownerId) {
      yield JSON.stringify(await read(ownerId), null, 2)
    },
  }
}

function list(name: string, about: string, items: (ownerId: string) => AsyncIterable<unknown>): DataFile {
  return {
    name,
    about,
    async *pieces(ownerId) {
      let before = '[\n'
      for await (const item of items(ownerId)) {
        yield before + JSON.stringify(item)
        before = ',\n'
      }
      yield before === '[\n' ? '[]\n' : '\n]\n'
    },
  }
}
