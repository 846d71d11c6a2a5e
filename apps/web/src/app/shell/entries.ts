import { PAGES } from '@salus/contract'
import {
  type Icon,
  IconAdjustments,
  IconBook2,
  IconBuildingHospital,
  IconCalendarHeart,
  IconChecklist,
  IconClipboardHeart,
  IconClipboardList,
  IconDatabase,
  IconFileExport,
  IconFileImport,
  IconFileInvoice,
  IconFilePlus,
  IconFileText,
  IconFlask,
  IconHeartbeat,
  IconHeartPlus,
  IconHeartRateMonitor,
  IconHome,
  IconIdBadge2,
  IconInfoCircle,
  IconLayoutGrid,
  IconList,
  IconMail,
  IconMessage,
  IconMessageHeart,
  IconNotes,
  IconPencil,
  IconPill,
  IconPillFilled,
  IconReceipt,
  IconScale,
  IconServer,
  IconShieldLock,
  IconStethoscope,
  IconTimeline,
  IconUser,
  IconUsers,
  IconVaccine,
  IconWindow,
} from '@tabler/icons-react'

export interface Entry {
  to: string
  label: string
  icon: Icon
}

export const TODAY: Entry = { to: PAGES.home, label: 'Today', icon: IconHome }
export const START: Entry = { to: PAGES.landing, label: 'Landing Page', icon: IconWindow }

/** To write something down. Each leads to where one types at once. */
export const ADD_ENTRIES: readonly Entry[] = [
  { to: `${PAGES.submit}?measure=blood_pressure`, label: 'Blood pressure', icon: IconHeartbeat },
  { to: `${PAGES.submit}?measure=heartbeat`, label: 'Another reading', icon: IconHeartPlus },
  { to: `${PAGES.newMedicine}?add=medicine`, label: 'Medicine', icon: IconPill },
  { to: `${PAGES.medicinesToday}?add=dose`, label: 'Dose', icon: IconPillFilled },
  { to: `${PAGES.newImmunization}?add=immunization`, label: 'Vaccination', icon: IconVaccine },
  { to: `${PAGES.newVisit}?add=visit`, label: 'Visit to a doctor', icon: IconCalendarHeart },
  { to: `${PAGES.labResults}?add=report`, label: 'Lab result', icon: IconFlask },
  { to: `${PAGES.documents}?add=document`, label: 'Document or photo', icon: IconFilePlus },
  { to: `${PAGES.documents}?add=note`, label: 'Note', icon: IconPencil },
]

const APP_MODES: Entry = { to: PAGES.appSelector, label: 'Choose App Mode', icon: IconLayoutGrid }
const FIND_DOCTORS: Entry = { to: PAGES.findDoctors, label: 'Find Doctors', icon: IconBuildingHospital }
const LIBRARY: Entry = { to: PAGES.library, label: 'Health Library', icon: IconBook2 }
export const CHAT: Entry = { to: PAGES.chat, label: 'Chat', icon: IconMessage }

export const ASK_ENTRIES: readonly Entry[] = [
  { to: PAGES.symptomChecker, label: 'Symptom Checker', icon: IconStethoscope },
  { to: PAGES.healthChatbot, label: 'Health Chatbot', icon: IconMessageHeart },
  APP_MODES,
  { to: PAGES.noteSummarizer, label: 'Note Summarizer', icon: IconNotes },
  { to: PAGES.aiHistory, label: 'AI Medical History', icon: IconClipboardHeart },
  LIBRARY,
  FIND_DOCTORS,
]
export const ASK_ENTRIES_OF_VISITORS: readonly Entry[] = [CHAT, APP_MODES, LIBRARY, FIND_DOCTORS]

export const RECORD_ENTRIES: readonly Entry[] = [
  { to: PAGES.timeline, label: 'Timeline', icon: IconTimeline },
  { to: PAGES.whatIsDue, label: 'What is due', icon: IconChecklist },
  { to: PAGES.medicalHistory, label: 'Medical History', icon: IconClipboardList },
  { to: PAGES.medicines, label: 'Medicines', icon: IconPill },
  { to: PAGES.immunizations, label: 'Vaccinations', icon: IconVaccine },
  { to: PAGES.visits, label: 'Visits', icon: IconCalendarHeart },
  { to: PAGES.view, label: 'View Data', icon: IconHeartRateMonitor },
  { to: PAGES.labResults, label: 'Lab Results', icon: IconFlask },
  { to: PAGES.documents, label: 'Documents', icon: IconFileText },
  { to: PAGES.importData, label: 'Import Data', icon: IconFileImport },
]

export const SHARE_ENTRIES: readonly Entry[] = [
  { to: PAGES.careCircle, label: 'Care Circle', icon: IconUsers },
  { to: PAGES.doctorSheet, label: 'Sheet for a doctor', icon: IconNotes },
  { to: PAGES.emergencyCard, label: 'Emergency card', icon: IconIdBadge2 },
  { to: PAGES.exports, label: 'Take Along', icon: IconFileExport },
]

export const ALL_PAGES: Entry = { to: PAGES.allPages, label: 'All pages', icon: IconList }
export const BILLING_ENTRIES: readonly Entry[] = [
  { to: PAGES.pricing, label: 'Pricing', icon: IconReceipt },
  { to: PAGES.billingHistory, label: 'Billing History', icon: IconFileInvoice },
]
export const ADMIN: Entry = { to: PAGES.admin, label: 'Admin', icon: IconServer }
export const ACCOUNT_ENTRIES: readonly Entry[] = [
  { to: PAGES.profile, label: 'Profile', icon: IconUser },
  { to: PAGES.settings, label: 'Settings', icon: IconAdjustments },
  { to: PAGES.security, label: 'Sign-in and security', icon: IconShieldLock },
  { to: PAGES.myData, label: 'My data and consents', icon: IconDatabase },
]

export const ABOUT_ENTRIES: readonly Entry[] = [
  { to: PAGES.about, label: 'About', icon: IconInfoCircle },
  { to: PAGES.contact, label: 'Contact', icon: IconMail },
  { to: PAGES.pricing, label: 'Pricing', icon: IconReceipt },
  { to: PAGES.terms, label: 'Terms', icon: IconScale },
]

export const FOOTER_ENTRIES = [
  { to: PAGES.terms, label: 'Terms' },
  { to: PAGES.privacy, label: 'Privacy' },
  { to: PAGES.eula, label: 'EULA' },
  { to: PAGES.disclaimer, label: 'Disclaimer' },
  { to: PAGES.cookies, label: 'Cookies' },
]
