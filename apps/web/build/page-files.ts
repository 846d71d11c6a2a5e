import { join } from 'node:path'
import { MODE_PAGES, PAGES } from '@salus/contract'
import type { Plugin, Rolldown } from 'vite'

const moduleAt = (path: string) => join(import.meta.dirname, '..', path)

/** What stands around every page but the landing page. */
export const SHELL = ['src/app/themed.tsx', 'src/app/shell/shell.tsx', 'src/app/guard.tsx'].map(moduleAt)

/** The module of each page, as the routes have it: `page-files.test.ts` looks that none is forgotten. */
const MODULES: [module: string, ...paths: string[]][] = [
  ['app/home.tsx', PAGES.home],
  ['app/symptom-checker.tsx', PAGES.symptomChecker],
  ['app/note-summarizer.tsx', PAGES.noteSummarizer],
  ['app/ai-history.tsx', PAGES.aiHistory],
  ['app/chatbot.tsx', PAGES.healthChatbot, ...Object.values(MODE_PAGES)],
  ['app/submit-data.tsx', PAGES.submit, PAGES.submitData],
  ['app/view-data.tsx', PAGES.view, PAGES.viewData],
  ['app/lab-results.tsx', PAGES.labResults],
  ['features/medicines/medicines-page.tsx', PAGES.medicines],
  ['app/medicines.tsx', PAGES.newMedicine],
  ['app/medicines-today.tsx', PAGES.medicinesToday],
  ['features/medicines/calendar-page.tsx', PAGES.medicinesCalendar],
  ['features/medicines/adherence-page.tsx', PAGES.medicinesAdherence],
  ['app/medicines-printed.tsx', PAGES.medicinesPrinted],
  ['app/immunizations.tsx', PAGES.immunizations, PAGES.newImmunization, PAGES.immunizationsPrinted],
  ['app/visits.tsx', PAGES.visits, PAGES.newVisit],
  ['app/reminders.tsx', PAGES.reminders],
  ['app/what-is-due.tsx', PAGES.whatIsDue],
  ['app/timeline.tsx', PAGES.timeline],
  ['app/medical-history.tsx', PAGES.medicalHistory],
  ['features/imports/imports-page.tsx', PAGES.importData],
  ['app/exports.tsx', PAGES.exports],
  ['app/doctor-sheet.tsx', PAGES.doctorSheet],
  ['features/accounts/security/security-page.tsx', PAGES.security],
  ['features/documents/documents-page.tsx', PAGES.documents],
  ['app/profile.tsx', PAGES.profile],
  ['features/profile/settings-page.tsx', PAGES.settings],
  ['app/care-circle.tsx', PAGES.careCircle],
  ['app/device-keys.tsx', PAGES.deviceKeys],
  ['features/access-log/access-log-page.tsx', PAGES.accessLog],
  ['app/delete-account.tsx', PAGES.deleteAccount],
  ['app/own-card.tsx', PAGES.emergencyCard],
  ['app/my-data.tsx', PAGES.myData],
  ['features/care-circle/invitation-page.tsx', PAGES.invitation],
  ['app/strangers-card.tsx', PAGES.card],
  ['features/assistant/chat/chat-page.tsx', PAGES.chat],
  ['features/assistant/chat/app-selector-page.tsx', PAGES.appSelector],
  ['features/doctors/find-doctors-page.tsx', PAGES.findDoctors],
  ['app/health-library.tsx', PAGES.library],
  ['app/all-pages.tsx', PAGES.allPages],
  ['features/pages/about-page.tsx', PAGES.about],
  ['features/pages/contact-page.tsx', PAGES.contact],
  ['app/pricing.tsx', PAGES.pricing],
  ['features/billing/billing-history-page.tsx', PAGES.billingHistory],
  ['features/pages/terms-page.tsx', PAGES.terms],
  ['features/pages/privacy-page.tsx', PAGES.privacy],
  ['features/pages/eula-page.tsx', PAGES.eula],
  ['features/pages/disclaimer-page.tsx', PAGES.disclaimer],
  ['features/pages/cookies-page.tsx', PAGES.cookies],
  ['features/accounts/login-page.tsx', PAGES.login],
  ['features/accounts/sign-up-page.tsx', PAGES.signUp],
  ['features/accounts/password-reset/forgot-password-page.tsx', PAGES.forgotPassword],
  ['features/accounts/password-reset/reset-password-page.tsx', PAGES.resetPassword],
]
/** The files of a page, by its path. */
export const PAGE_MODULES: Record<string, string> = Object.fromEntries(
  MODULES.flatMap(([module, ...paths]) => paths.map((path) => [path, moduleAt(`src/${module}`)])),
)

/** Writes down which files these parts need beyond those of the first page: the server tells the browser at once. */
export function pageFiles(): Plugin {
  return {
    name: 'salus-page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = filesOf(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      )
      const of = (modules: readonly string[]) => {
        const found = modules.map((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
          if (!chunk) throw new Error(`No file holds ${module}`)
          return chunk
        })
        return [...filesOf(found, bundle)].filter((file) => !first.has(file))
      }
      const pages = Object.fromEntries(Object.entries(PAGE_MODULES).map(([path, module]) => [path, of([module])]))
      const source = JSON.stringify({ shared: of(SHELL), pages })
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source })
    },
  }
}

/** The chunks, what they import, and the styles of all: each after what it builds upon. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (visited.has(chunk.fileName)) return
    visited.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  for (const chunk of chunks) visit(chunk)
  return files
}
