import { PAGES } from '@salus/contract'
import {
  type Icon,
  IconBuildingHospital,
  IconClipboardHeart,
  IconClipboardList,
  IconFileExport,
  IconFileImport,
  IconFileInvoice,
  IconFileText,
  IconFlask,
  IconHeartPlus,
  IconHeartRateMonitor,
  IconHome,
  IconInfoCircle,
  IconLayoutGrid,
  IconMail,
  IconMessage,
  IconMessageHeart,
  IconNotes,
  IconReceipt,
  IconScale,
  IconServer,
  IconShieldLock,
  IconStethoscope,
  IconTimeline,
  IconUser,
  IconUsers,
  IconWindow,
} from '@tabler/icons-react'

export interface Entry {
  to: string
  label: string
  icon: Icon
}

/** The menus, in order. An entry comes with its page, never before. */
export const MAIN_ENTRIES: Entry[] = [
  { to: PAGES.home, label: 'Home', icon: IconHome },
  { to: PAGES.submit, label: 'Submit Data', icon: IconHeartPlus },
  { to: PAGES.view, label: 'View Data', icon: IconHeartRateMonitor },
  { to: PAGES.medicalHistory, label: 'Medical History', icon: IconClipboardList },
  { to: PAGES.labResults, label: 'Lab Results', icon: IconFlask },
  { to: PAGES.documents, label: 'Documents', icon: IconFileText },
  { to: PAGES.exports, label: 'Take Along', icon: IconFileExport },
  { to: PAGES.importData, label: 'Import Data', icon: IconFileImport },
  { to: PAGES.timeline, label: 'Timeline', icon: IconTimeline },
  { to: PAGES.careCircle, label: 'Care Circle', icon: IconUsers },
  { to: PAGES.appSelector, label: 'Choose App Mode', icon: IconLayoutGrid },
  { to: PAGES.findDoctors, label: 'Find Doctors', icon: IconBuildingHospital },
  { to: PAGES.landing, label: 'Landing Page', icon: IconWindow },
  { to: PAGES.chat, label: 'Chat', icon: IconMessage },
  { to: PAGES.profile, label: 'Profile', icon: IconUser },
  { to: PAGES.billingHistory, label: 'Billing History', icon: IconFileInvoice },
  { to: PAGES.about, label: 'About', icon: IconInfoCircle },
  { to: PAGES.contact, label: 'Contact', icon: IconMail },
  { to: PAGES.pricing, label: 'Pricing', icon: IconReceipt },
  { to: PAGES.terms, label: 'Terms', icon: IconScale },
]

export const AI_ENTRIES: Entry[] = [
  { to: PAGES.symptomChecker, label: 'Symptom Checker', icon: IconStethoscope },
  { to: PAGES.healthChatbot, label: 'Health Chatbot', icon: IconMessageHeart },
  { to: PAGES.noteSummarizer, label: 'Note Summarizer', icon: IconNotes },
  { to: PAGES.aiHistory, label: 'AI Medical History', icon: IconClipboardHeart },
]

/** Of the account, below the rest. */
export const ownEntries = (isAdmin: boolean): Entry[] => [
  { to: PAGES.security, label: 'Sign-in and security', icon: IconShieldLock },
  ...(isAdmin ? [{ to: PAGES.admin, label: 'Admin', icon: IconServer }] : []),
]

export const FOOTER_ENTRIES = [
  { to: PAGES.terms, label: 'Terms' },
  { to: PAGES.privacy, label: 'Privacy' },
  { to: PAGES.eula, label: 'EULA' },
  { to: PAGES.disclaimer, label: 'Disclaimer' },
  { to: PAGES.cookies, label: 'Cookies' },
]
