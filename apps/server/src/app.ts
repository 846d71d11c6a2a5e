import fastifyCookie from '@fastify/cookie'
import { PAGES } from '@salus/contract'
import { otherNamesOf } from '@salus/terms/medicines'
import type { HealthRecord } from '@salus/triage'
import type { BuiltApp } from './built-app.ts'
import type { Config } from './config.ts'
import { registerExportsAndArchive } from './exports-and-archive.ts'
import { registerAccessLog } from './features/access-log/access-log.routes.ts'
import { registerAccounts } from './features/accounts/accounts.routes.ts'
import { makeDemoAdmin, registerAdmin } from './features/admin/admin.routes.ts'
import { adminsRepository } from './features/admin/admins.repository.ts'
import { registerApiKeys } from './features/api-keys/api-keys.routes.ts'
import { registerAssistant } from './features/assistant/assistant.routes.ts'
import { registerBilling } from './features/billing/billing.ts'
import { registerCareCircle } from './features/care-circle/care-circle.routes.ts'
import { registerClosing } from './features/closing/closing.routes.ts'
import { registerContact } from './features/contact/contact.routes.ts'
import { registerDoctors } from './features/doctors/doctors.routes.ts'
import { registerDocuments } from './features/documents/documents.routes.ts'
import { registerEmergencyCard } from './features/emergency-card/emergency-card.routes.ts'
import { checkCanary } from './features/history/canary.ts'
import { registerHistory } from './features/history/history.routes.ts'
import { registerImports } from './features/imports/imports.routes.ts'
import { registerLabs } from './features/labs/labs.routes.ts'
import { registerMedicines } from './features/medicines/medicines.ts'
import { registerMetrics } from './features/metrics/metrics.routes.ts'
import { registerProfile } from './features/profile/profile.routes.ts'
import { sampleService } from './features/sample/sample.service.ts'
import { registerSite } from './features/site/site.routes.ts'
import { registerTimeline } from './features/timeline/timeline.routes.ts'
import { registerVitals } from './features/vitals/vitals.routes.ts'
import { registerHomeAndWhatIsDue } from './home-and-what-is-due.ts'
import { pageLink } from './page-link.ts'
import { dailyBackup } from './platform/backup/daily-backup.ts'
import type { Database } from './platform/database/database.ts'
import { handleErrors } from './platform/errors/error-handler.ts'
import { fileStore } from './platform/files/file-store.ts'
import { orphanSweep } from './platform/files/kept-files.ts'
import { openDisk } from './platform/files/open-disk.ts'
import { allowedSites } from './platform/http/allowed-sites.ts'
import type { App } from './platform/http/app-type.ts'
import { createServer } from './platform/http/create-server.ts'
import { registerHealthChecks } from './platform/http/health-checks.ts'
import { rememberMethods } from './platform/http/methods-at.ts'
import { refuseNul } from './platform/http/refuse-nul.ts'
import { refuseOtherSites } from './platform/http/same-site.ts'
import { setSecurityHeaders } from './platform/http/security-headers.ts'
import { circleLookup } from './platform/identity/acting-for.ts'
import { apiKeyLookup } from './platform/identity/api-key-lookup.ts'
import { createAuth } from './platform/identity/auth.ts'
import { identifyCallers } from './platform/identity/identity.ts'
import { failureCode } from './platform/jobs/job-kinds.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { limitRates } from './platform/limits/limits.ts'
import { shedOverload } from './platform/limits/overload.ts'
import { createMessenger } from './platform/mail/messenger.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { showDescription } from './platform/openapi/show-description.ts'
import { serveWeb } from './platform/static-assets/static-assets.ts'
import { failureRing } from './platform/telemetry/failure-ring.ts'
import { makeMetrics } from './platform/telemetry/metrics.ts'
import { keepSecurityLog } from './platform/telemetry/security-log.ts'
import type { Tls } from './platform/tls/open-tls.ts'
import { serveAuthority } from './platform/tls/serve-authority.ts'
import type { Vault } from './platform/vault/vault.ts'
import { recordFacts } from './record-facts.ts'
import { recordRooms } from './record-rooms.ts'
import { remindOfDoses } from './remind-of-doses.ts'
import { defineRounds } from './rounds.ts'
import { registerVaccinationsAndVisits } from './vaccinations-and-visits.ts'

export interface AppDeps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  /** The folder of the built pages. */
  webDist: string
  /** Where the log goes; the process's output unless given. */
  log?: { write(line: string): void }
  /** Https by Salus itself, where a certificate is there. */
  tls?: Tls
  /** Whether calls are refused that would wait long: tests call from the thread that answers. */
  shedsOverload?: boolean
  /** Called before the first route is added, by whoever watches them come. */
  beforeRoutes?: (app: App) => Promise<void>
}

/** The whole server, ready to listen or to be called by tests: first the platform, then the features. */
export async function buildApp(config: Config, deps: AppDeps): Promise<BuiltApp> {
  let draining = false
  const app = createServer(config, deps)
  const methodsAt = rememberMethods(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // What is personal stays out of every cache, unless a route knows better.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async (_request, reply) => {
    // Else a browser's idle connection holds up the end.
    if (draining) reply.header('connection', 'close')
  })
  const metrics = makeMetrics(deps.database)
  const failures = failureRing()
  const jobs = createJobs({
    ...deps,
    onFailure: (kind, error) => {
      failures.add({ at: deps.now().toISOString(), code: failureCode(error), route: kind, requestId: '' })
      app.log.error({ err: { type: (error as Error).name } }, `${kind} failed`)
    },
    onError: (error) => app.log.error({ err: { type: (error as Error).name } }, 'the jobs cannot be asked'),
  })
  const securityLog = keepSecurityLog(app, { file: config.securityLog, now: deps.now })
  handleErrors(app, (failure, request) => {
    const { code, status } = failure
    metrics.failure(code)
    securityLog.refused(failure, request)
    const route = request.routeOptions.url ?? 'none'
    if (status >= 500) failures.add({ at: deps.now().toISOString(), code, route, requestId: request.id })
  })
  if (deps.shedsOverload) shedOverload(app, () => metrics.failure('busy'))
  const allowStyles = setSecurityHeaders(app, config)
  refuseOtherSites(app, allowedSites(config))
  refuseNul(app)
  await limitRates(app, config.rateLimitFactor)
  await app.register(fastifyCookie)
  await deps.beforeRoutes?.(app)
  if (deps.tls?.authority) serveAuthority(app, deps.tls.authority)
  await showDescription(app)
  registerHealthChecks(app, { ping: () => deps.database.ping(), isDraining: () => draining })

  const onError = (message: string) => app.log.error({ from: 'better-auth' }, message)
  const auth = await createAuth({ config, ...deps, onError })
  const circle = circleLookup(deps.database.db, deps.now)
  identifyCallers(app, auth, apiKeyLookup(deps.database.db, deps.vault, deps.now), circle)

  registerMetrics(app, { metrics, token: config.metricsToken, rateLimitFactor: config.rateLimitFactor })
  registerSite(app, config)
  const outbox = createOutbox({
    ...deps,
    jobs,
    messenger: createMessenger(config, (channel, reason) =>
      app.log.warn({ channel, reason }, 'a message could not be sent just now'),
    ),
  })
  registerContact(app, { config, outbox, ...deps })
  const admins = adminsRepository(deps.database.db)
  const accounts = await registerAccounts(app, {
    config,
    auth,
    outbox,
    isAdmin: admins.isAdmin,
    tellEmailChanged: (userId) => billing.emailChanged(userId),
    ...deps,
  })
  if (config.mode === 'demo') await makeDemoAdmin({ ...deps, admins })
  const nameOf = async (userId: string) => (await accounts.personOf(userId))?.fullName ?? ''
  const accessLog = registerAccessLog(app, { ...deps, nameOf })
  const careCircle = registerCareCircle(app, {
    ...deps,
    outbox,
    accounts: accounts.children,
    tellAccepted: accounts.notices.accepted,
    tellOfChange: accounts.notices.changed,
    requireConfirmed: accounts.confirmations.require,
    personOf: accounts.personOf,
    ageAt: accounts.judge.ageAt,
    endOf: async (userId) => (await closing.show(userId)).endsAt,
    keepAfterAll: (childId) => closing.keepChild(childId),
    endAddresses: async (childId) => {
      await emergencyCard.endAddress(childId)
      await reminders.endAddresses(childId)
    },
    linkOf: (token) => pageLink(config, PAGES.invitation, token),
    brand: config.site.brand,
    isDemo: config.mode === 'demo',
    rateLimitFactor: config.rateLimitFactor,
  })
  const billing = await registerBilling(app, {
    ...deps,
    stripe: config.stripe,
    limits: config.limits,
    publicOrigin: config.publicOrigin,
    rateLimitFactor: config.rateLimitFactor,
    emailOf: async (userId) => (await profile.show(userId)).user.email,
    guardiansOf: careCircle.guardiansOf,
    isClosing: async (userId) => (await closing.show(userId)).endsAt !== null,
    onCall: metrics.payment,
    onEvent: metrics.paymentEvent,
  })
  const { confirmations, notices } = accounts
  const profile = registerProfile(app, {
    ...deps,
    ...accounts,
    ...billing,
    checkPassword: confirmations.checkPassword,
    namesOf: accounts.ownWordsOf,
    tellOfChange: notices.changed,
  })
  const { require: requireConfirmed } = confirmations
  const apiKeys = registerApiKeys(app, { ...deps, requireConfirmed, tellOfChange: notices.changed })
  const disk = openDisk(config.files)
  const store = fileStore(disk, deps.vault)
  const orphans = orphanSweep(disk, deps)
  const closing = registerClosing(app, {
    ...deps,
    store,
    profile,
    confirmations,
    notices,
    billing,
    endSessions: accounts.endSessions,
    childrenOnlyOf: careCircle.onlyKeptBy,
    guardiansOf: careCircle.guardiansOf,
    nameOf,
    mode: config.mode,
    onClosed: (userId) => securityLog.note('account_closed', userId),
  })
  const documents = registerDocuments(app, {
    ...deps,
    limitsOf: billing.limitsOf,
    store,
    rateLimitFactor: config.rateLimitFactor,
  })
  const medicines = registerMedicines(app, {
    ...deps,
    accountOf: accounts.personOf,
    nameOf,
    ageOf: accounts.ageOf,
    kidneysOf: (userId) => labs.kidneys(userId),
    history: () => history,
    reminders: () => reminders,
  })
  const history = registerHistory(app, {
    ...deps,
    accountOf: accounts.personOf,
    otherNamesOf,
    kidneysOf: (userId) => labs.kidneys(userId),
    medicines: medicines.ofHistory,
  })
  const careRooms = { ...deps, accountOf: accounts.personOf, imports: () => imports }
  const { immunizations, visits } = registerVaccinationsAndVisits(app, careRooms)
  const people = { circle, guardiansOf: careCircle.guardiansOf, nameOf }
  const reminders = remindOfDoses(app, { ...deps, ...people, config, jobs, medicines, visits, notices })
  const emergencyCard = registerEmergencyCard(app, {
    ...deps,
    profileOf: profile.show,
    historyOf: history.details,
    guardiansOf: careCircle.guardiansOf,
    requireConfirmed,
    noteView: (userId) => accessLog.noteOther(userId, 'emergency card', 'profile'),
    rateLimitFactor: config.rateLimitFactor,
  })
  const recordOf = async (userId: string): Promise<HealthRecord> => {
    const [age, record] = await Promise.all([accounts.ageOf(userId), history.recordOf(userId)])
    return age === null ? record : { ...record, age }
  }
  const vitals = registerVitals(app, { ...deps, recordOf, ageOf: accounts.ageOf, accountOf: accounts.personOf })
  // Reports with their pictures take of the same room as the documents.
  const labs = registerLabs(app, { ...deps, room: documents })
  const prevention = registerHomeAndWhatIsDue(app, {
    ...deps,
    ...{ nameOf, personOf: accounts.personOf, profile, history, medicines },
    ...{ immunizations, visits, vitals, labs, documents },
    imports: () => imports,
  })
  const careTeam = registerDoctors(app, deps)
  const imports = registerImports(app, {
    ...deps,
    store,
    rooms: {
      vitals: vitals.imported,
      labs: labs.imported,
      history: history.imported,
      ...{ immunizations: immunizations.imported, visits: visits.imported },
      documents: documents.imported,
      doses: medicines.importedDoses,
      accountOf: accounts.personOf,
    },
    rateLimitFactor: config.rateLimitFactor,
  })
  const sample = sampleService({ imports, accountOf: accounts.personOf, now: deps.now })
  const assistant = registerAssistant(app, {
    ...deps,
    limitsOf: billing.limitsOf,
    recordOf: async (userId) => {
      await accessLog.noteOther(userId, 'assistant', 'medical history')
      await accessLog.noteOther(userId, 'assistant', 'lab results')
      const [record, kidneys] = await Promise.all([recordOf(userId), labs.kidneys(userId)])
      return kidneys ? { ...record, egfr: kidneys.egfr } : record
    },
    recordFacts: recordFacts({ vitals, labs, history, accessLog }),
    rooms: recordRooms({ history, vitals, accessLog }),
    identifiersOf: accounts.identifiersOf,
    documentsOf: async (userId) => {
      await accessLog.noteOther(userId, 'assistant', 'documents')
      return documents.texts(userId)
    },
    endpoints: config.ai,
    keyServices: config.keyServices,
    onModelOutcome: (outcome, fault) => {
      metrics.model(outcome)
      if (fault) app.log.warn({ outcome, ...fault }, 'a model gave no answer')
    },
    transcription: config.transcription,
    rateLimitFactor: config.rateLimitFactor,
  })
  const { photoOf, waysIn } = accounts
  registerExportsAndArchive(app, {
    ...deps,
    requireConfirmed,
    rooms: {
      ageOf: accounts.ageOf,
      profile,
      photoOf,
      waysIn,
      closing,
      emergencyCard,
      careTeam,
      careCircle,
      apiKeys,
      history,
      medicines,
      ...{ immunizations, visits, prevention },
      vitals,
      labs,
      documents,
      imports,
      accessLog,
      ...assistant,
    },
    rateLimitFactor: config.rateLimitFactor,
  })
  registerTimeline(app, {
    sources: [
      vitals.timeline,
      labs.timeline,
      documents.timeline,
      ...history.timeline,
      medicines.timeline,
      ...[immunizations, visits].map(({ timeline }) => timeline),
      ...imports.timeline,
      assistant.timeline,
    ],
  })
  registerAdmin(app, {
    ...deps,
    config,
    admins,
    failures,
    jobs,
    askFiles: async () => void (await (await disk()).exists('asked-by-the-host')),
    modelStates: assistant.modelStates,
    packs: assistant.packs,
    paymentState: billing.state,
  })
  await serveWeb(app, { webDist: deps.webDist, brand: config.site.brand, methodsAt, allowStyles })

  defineRounds(jobs, {
    backup: dailyBackup({ config, outbox, now: deps.now }),
    cleanUp: [
      documents,
      vitals,
      labs,
      medicines,
      immunizations,
      visits,
      prevention,
      reminders,
      imports,
      accounts,
      accessLog,
      careCircle,
      closing,
      billing,
      orphans,
    ],
    settlePayments: config.stripe ? billing.settle : null,
    checkMedicines: async () => checkCanary(),
    sealEarlier: async () => {
      const rows = (await assistant.sealEarlier()) + (await imports.sealEarlier()) + (await accessLog.sealEarlier())
      // The log of the database holds what stood open too.
      if (rows > 0) await deps.database.wipeDeleted()
    },
  })
  app.addHook('preClose', () => jobs.stop())

  return {
    app,
    jobs,
    drain: () => {
      draining = true
    },
    ending: closing,
    putSample: async () => {
      if (accounts.demo) await sample.put(accounts.demo.id, accounts.demo.isNew)
    },
  }
}
