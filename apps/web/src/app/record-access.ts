import { MODE_PAGES, PAGES } from '@salus/contract'
import { matchPath } from 'react-router'
import { otherRecord } from '#web/api/other-record.ts'
import type { Entry } from './shell/entries.ts'
import { useRecordRights } from './use-record-rights.ts'

/** What a page is while another person's record is looked at. */
export type PageAccess = 'open' | 'read' | 'closed'

/** Pages that are about nobody's record: what they ask says `own`. */
const OF_NOBODY: ReadonlySet<string> = new Set([
  PAGES.about,
  PAGES.allPages,
  PAGES.contact,
  PAGES.findDoctors,
  PAGES.library,
  PAGES.pricing,
  PAGES.terms,
  PAGES.privacy,
  PAGES.eula,
  PAGES.disclaimer,
  PAGES.cookies,
  PAGES.card,
  PAGES.invitation,
])
const KNOWN: readonly string[] = [...Object.values(PAGES), ...Object.values(MODE_PAGES)]

/** Pages below a page: they are open as it is. */
const BELOW: readonly string[] = [PAGES.medicines, PAGES.immunizations, PAGES.visits]

/** As the router finds it: `/Profile/` is the profile too. Undefined for what is of nobody's record, or no page at all. */
export function recordPageAt(pathname: string): string | undefined {
  const page = KNOWN.find((each) => matchPath(each, pathname)) ?? BELOW.find((each) => matchPath(`${each}/*`, pathname))
  return page === undefined || OF_NOBODY.has(page) ? undefined : page
}

type Rights = Pick<ReturnType<typeof useRecordRights>, 'record' | 'may' | 'mayMark' | 'mayWrite'>

/** Of a page of the record. Every one is closed but these. */
export function accessTo(page: string, { record, may, mayMark, mayWrite }: Rights): PageAccess {
  const shared = (isSeen: boolean, isChanged: boolean) => (isSeen ? (isChanged ? 'open' : 'read') : 'closed')
  switch (page) {
    case PAGES.home:
    case PAGES.timeline:
      return 'open'
    case PAGES.view:
    case PAGES.viewData:
      return shared(may('vitals'), mayWrite('vitals'))
    case PAGES.submit:
    case PAGES.submitData:
      return mayWrite('vitals') ? 'open' : 'closed'
    case PAGES.medicalHistory:
      return shared(may('history') || may('medicines'), mayWrite('history') && mayWrite('medicines'))
    case PAGES.medicines:
      return shared(may('medicines'), mayWrite('medicines'))
    case PAGES.medicinesCalendar:
    case PAGES.medicinesAdherence:
    case PAGES.medicinesPrinted:
      return shared(may('medicines'), false)
    case PAGES.medicinesToday:
      return shared(may('medicines'), mayMark)
    case PAGES.newMedicine:
      return mayWrite('medicines') ? 'open' : 'closed'
    case PAGES.immunizations:
      return shared(may('immunizations'), mayWrite('immunizations'))
    case PAGES.immunizationsPrinted:
      return shared(may('immunizations'), false)
    case PAGES.newImmunization:
      return mayWrite('immunizations') ? 'open' : 'closed'
    case PAGES.visits:
      return shared(may('visits'), mayWrite('visits'))
    case PAGES.newVisit:
      return mayWrite('visits') ? 'open' : 'closed'
    case PAGES.documents:
      return shared(may('documents'), mayWrite('documents'))
    case PAGES.labResults:
      // A report brings its text into the documents.
      return shared(may('reports'), mayWrite('reports') && mayWrite('documents'))
    case PAGES.whatIsDue: {
      const parts = ['vitals', 'history', 'medicines', 'immunizations', 'reports'] as const
      return shared(parts.every(may), parts.every(mayWrite))
    }
    case PAGES.symptomChecker:
    case PAGES.reminders:
    case PAGES.careCircle:
    case PAGES.emergencyCard:
    case PAGES.accessLog:
    case PAGES.exports:
    case PAGES.doctorSheet:
      return record?.isGuardian ? 'open' : 'closed'
    default:
      return 'closed'
  }
}

/** Pages of which nothing is ever shared: they are about the account of whoever is logged in. */
export const isOfAccount = (page: string): boolean => !SHAREABLE.has(page)

/** Conversations and summaries: they are kept in the record of whoever asks, and read from it. */
export const isOfAssistant = (page: string): boolean => ASSISTANT.has(page)

const ASSISTANT: ReadonlySet<string> = new Set([
  PAGES.symptomChecker,
  PAGES.healthChatbot,
  PAGES.noteSummarizer,
  PAGES.aiHistory,
  PAGES.chat,
  PAGES.appSelector,
  ...Object.values(MODE_PAGES),
])

const SHAREABLE: ReadonlySet<string> = new Set([
  PAGES.view,
  PAGES.viewData,
  PAGES.submit,
  PAGES.submitData,
  PAGES.medicalHistory,
  PAGES.medicines,
  PAGES.medicinesToday,
  PAGES.newMedicine,
  PAGES.medicinesCalendar,
  PAGES.medicinesAdherence,
  PAGES.medicinesPrinted,
  PAGES.immunizations,
  PAGES.newImmunization,
  PAGES.immunizationsPrinted,
  PAGES.visits,
  PAGES.newVisit,
  PAGES.documents,
  PAGES.labResults,
  PAGES.whatIsDue,
])

/** The entries of a menu that lead somewhere: of one's own record all of them. `open`: to where one may change something. */
export function useOpenEntries<Place extends Pick<Entry, 'to'>>(
  entries: readonly Place[],
  wanted?: 'open',
): readonly Place[] {
  const rights = useRecordRights()
  if (!otherRecord) return entries
  return entries.filter(({ to }) => {
    const page = recordPageAt(to.split('?')[0] ?? to)
    if (page === undefined) return true
    const access = accessTo(page, rights)
    return wanted ? access === wanted : access !== 'closed'
  })
}
