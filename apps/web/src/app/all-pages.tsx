import { TextInput } from '@mantine/core'
import { MODE_PAGES, MODES, PAGES } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePresumedUser } from '#web/api/session.ts'
import { useSignUpPolicy } from '#web/api/site.ts'
import { Page } from '#web/ui/page.tsx'
import classes from './all-pages.module.css'
import { useOpenEntries } from './record-access.ts'

interface Listed {
  to: string
  label: string
  /** Describes the page in words that people search for. */
  text: string
}

const GROUPS: { title: string; pages: Listed[] }[] = [
  {
    title: 'Today',
    pages: [
      { to: PAGES.home, label: 'Home', text: 'What matters today: readings, what is due, what to ask.' },
      { to: PAGES.timeline, label: 'Timeline', text: 'Everything that happened, newest first.' },
    ],
  },
  {
    title: 'Ask',
    pages: [
      { to: PAGES.symptomChecker, label: 'Symptom Checker', text: 'How urgent it is, likely causes, what to do now.' },
      { to: PAGES.healthChatbot, label: 'Health Chatbot', text: 'Conversations about your health that are kept.' },
      { to: PAGES.chat, label: 'Chat', text: 'A quick question, with nothing kept.' },
      { to: PAGES.appSelector, label: 'Choose App Mode', text: 'Ten focused modes of the assistant.' },
      ...Object.entries(MODES).map(([mode, { name, about }]) => ({
        to: MODE_PAGES[mode as keyof typeof MODE_PAGES],
        label: name,
        text: about,
      })),
      { to: PAGES.noteSummarizer, label: 'Note Summarizer', text: 'Letters and discharge papers in plain words.' },
      { to: PAGES.aiHistory, label: 'AI Medical History', text: 'A history put in order, in your language.' },
      { to: PAGES.library, label: 'Health Library', text: 'First aid, illnesses, medicines, tests, healthy living.' },
      { to: PAGES.findDoctors, label: 'Find Doctors', text: 'By speciality, near a place.' },
    ],
  },
  {
    title: 'Record',
    pages: [
      { to: PAGES.submit, label: 'Submit Data', text: 'Add a blood pressure, pulse, weight, sugar or temperature.' },
      { to: PAGES.view, label: 'View Data', text: 'Vital signs: latest values, trends and history.' },
      {
        to: PAGES.medicalHistory,
        label: 'Medical History',
        text: 'Conditions, medicines, allergies, operations, family.',
      },
      { to: PAGES.medicines, label: 'Medicines', text: 'What you take, when, how much is left, and warnings.' },
      { to: PAGES.newMedicine, label: 'Add a medicine', text: 'By name, brand or ingredient, with times and supply.' },
      { to: PAGES.medicinesToday, label: 'Today’s doses', text: 'What is due now, with one tap for each dose.' },
      { to: PAGES.medicinesCalendar, label: 'Coming days', text: 'The doses of the next 7 or 30 days.' },
      { to: PAGES.medicinesAdherence, label: 'How it went', text: 'A month of doses: taken, skipped, missed; as CSV.' },
      { to: PAGES.medicinesPrinted, label: 'Medicine list to print', text: 'For the wallet and the hospital.' },
      { to: PAGES.reminders, label: 'Reminders', text: 'Notifications, e-mail and calendar for your doses.' },
      { to: PAGES.immunizations, label: 'Vaccinations', text: 'Doses by illness, with lots and reactions.' },
      {
        to: PAGES.newImmunization,
        label: 'Add a vaccination',
        text: 'From the card: vaccine, date, lot, who gave it.',
      },
      {
        to: PAGES.immunizationsPrinted,
        label: 'Vaccination card',
        text: 'To print for a doctor, a school or a journey.',
      },
      { to: PAGES.visits, label: 'Visits', text: 'Doctors’ appointments to come and past, with your questions.' },
      {
        to: PAGES.newVisit,
        label: 'Add a visit',
        text: 'An appointment: when, with whom, where, and questions to ask.',
      },
      { to: PAGES.whatIsDue, label: 'What is due', text: 'Checks and vaccinations for your age and health.' },
      { to: PAGES.labResults, label: 'Lab Results', text: 'Blood tests and their values over time.' },
      { to: PAGES.documents, label: 'Documents', text: 'Letters, reports and saved answers.' },
      { to: PAGES.importData, label: 'Import Data', text: 'From hospitals, portals, watches and meters.' },
    ],
  },
  {
    title: 'Share',
    pages: [
      { to: PAGES.careCircle, label: 'Care Circle', text: 'Who helps you, whom you help, and children.' },
      { to: PAGES.doctorSheet, label: 'Sheet for a doctor', text: 'Two pages to print for a visit.' },
      { to: PAGES.emergencyCard, label: 'Emergency card', text: 'For a stranger who has to help you.' },
      { to: PAGES.exports, label: 'Take Along', text: 'Export your record as FHIR, PDF or tables.' },
    ],
  },
  {
    title: 'Account',
    pages: [
      { to: PAGES.profile, label: 'Profile', text: 'Name, photo and password.' },
      { to: PAGES.settings, label: 'Settings', text: 'Language, region, units, dark mode and voice.' },
      { to: PAGES.security, label: 'Sign-in and security', text: 'Passkeys, second step, devices.' },
      { to: PAGES.myData, label: 'My data and consents', text: 'Download everything; what you agreed to.' },
      { to: PAGES.accessLog, label: 'Who saw my data', text: 'The log of who read or changed your record.' },
      { to: PAGES.deviceKeys, label: 'Device keys', text: 'API keys for a watch or a program.' },
      { to: PAGES.deleteAccount, label: 'Delete my account', text: 'Everything goes, for good.' },
    ],
  },
]
const ABOUT: { title: string; pages: Listed[] } = {
  title: 'About this installation',
  pages: [
    { to: PAGES.landing, label: 'Landing Page', text: 'The front door.' },
    { to: PAGES.pricing, label: 'Pricing', text: 'What it costs here.' },
    { to: PAGES.billingHistory, label: 'Billing History', text: 'Your invoices, where plans are sold.' },
    { to: PAGES.about, label: 'About', text: 'What this is.' },
    { to: PAGES.contact, label: 'Contact', text: 'Write to those who run it.' },
    { to: PAGES.terms, label: 'Terms', text: 'Terms of use.' },
    { to: PAGES.privacy, label: 'Privacy', text: 'What is kept, and who sees it.' },
    { to: PAGES.eula, label: 'EULA', text: 'The licence for users.' },
    { to: PAGES.disclaimer, label: 'Disclaimer', text: 'What this cannot do.' },
    { to: PAGES.cookies, label: 'Cookies', text: 'What your browser keeps.' },
  ],
}
const WAYS_IN: { title: string; pages: Listed[] } = {
  title: 'Begin',
  pages: [
    { to: PAGES.login, label: 'Login', text: 'With a password, passkey or voice.' },
    { to: PAGES.signUp, label: 'Sign Up', text: 'Make an account in three steps.' },
    { to: PAGES.forgotPassword, label: 'Forgot password', text: 'Get a link to choose a new one.' },
  ],
}
/** Without an account these lead somewhere. */
const OF_VISITORS = new Set<string>([PAGES.chat, PAGES.appSelector, PAGES.library, PAGES.findDoctors])

/** Every page by its name, with a box to look one up. */
export function AllPages() {
  const user = usePresumedUser()
  const policy = useSignUpPolicy()
  const [search, setSearch] = useState('')
  const groups = user
    ? [...GROUPS, ABOUT]
    : [
        ...GROUPS.map((each) => ({ ...each, pages: each.pages.filter(({ to }) => OF_VISITORS.has(to)) })),
        { ...WAYS_IN, pages: WAYS_IN.pages.filter(({ to }) => to !== PAGES.signUp || policy === 'open') },
        ABOUT,
      ]
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = groups.map(({ title, pages }) => ({
    title,
    pages: pages.filter((page) => {
      const said = `${page.label} ${page.text} ${page.to} ${title}`.toLowerCase()
      return words.every((word) => said.includes(word))
    }),
  }))
  const isNothing = found.every(({ pages }) => pages.length === 0)
  return (
    <Page title="All pages" lead="Every page by its name. Type a word to find one." width="wide">
      <TextInput
        type="search"
        label="Find a page"
        placeholder="For example: blood pressure"
        autoComplete="off"
        className={classes.search ?? ''}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={classes.none}>
        {isNothing ? 'No page has this word. Try another one.' : ''}
      </p>
      <div className={classes.groups}>
        {found.map((group) => (
          <PagesOf key={group.title} {...group} />
        ))}
      </div>
    </Page>
  )
}

function PagesOf({ title, pages }: { title: string; pages: Listed[] }) {
  const open = useOpenEntries(pages)
  if (open.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.pages}>
        {open.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{label}</strong>
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
