import { MODE_PAGES, PAGES } from '@salus/contract'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { Bare } from './bare.tsx'
import { ErrorPage } from './error-page.tsx'
import { FirstPaint } from './first-paint.tsx'
import { loadChunk } from './load-chunk.ts'
import { Root } from './root.tsx'

/** One page in its own chunk. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadChunk(load) })

const chatbot = page(async () => (await import('./chatbot.tsx')).Chatbot)

const submitData = page(async () => (await import('./submit-data.tsx')).SubmitData)
const viewData = page(async () => (await import('./view-data.tsx')).ViewData)

const personalPages: RouteObject[] = [
  { path: PAGES.home, lazy: page(async () => (await import('./home.tsx')).Home) },
  {
    path: PAGES.symptomChecker,
    lazy: page(async () => (await import('./symptom-checker.tsx')).SymptomChecker),
  },
  {
    path: PAGES.noteSummarizer,
    lazy: page(async () => (await import('./note-summarizer.tsx')).NoteSummarizer),
  },
  { path: PAGES.aiHistory, lazy: page(async () => (await import('./ai-history.tsx')).AiHistory) },
  ...[PAGES.healthChatbot, ...Object.values(MODE_PAGES)].map((path) => ({ path, lazy: chatbot })),
  ...[PAGES.submit, PAGES.submitData].map((path) => ({ path, lazy: submitData })),
  ...[PAGES.view, PAGES.viewData].map((path) => ({ path, lazy: viewData })),
  { path: PAGES.labResults, lazy: page(async () => (await import('./lab-results.tsx')).LabResults) },
  {
    path: PAGES.medicines,
    lazy: page(async () => (await import('#web/features/medicines/medicines-page.tsx')).MedicinesPage),
  },
  {
    path: PAGES.newMedicine,
    lazy: page(async () => (await import('./medicines.tsx')).NewMedicine),
  },
  {
    path: `${PAGES.medicines}/:id`,
    lazy: page(async () => (await import('./medicines.tsx')).OneMedicine),
  },
  {
    path: `${PAGES.medicines}/:id/edit`,
    lazy: page(async () => (await import('./medicines.tsx')).EditMedicine),
  },
  {
    path: PAGES.medicinesToday,
    lazy: page(async () => (await import('./medicines-today.tsx')).MedicinesToday),
  },
  {
    path: PAGES.medicinesCalendar,
    lazy: page(async () => (await import('#web/features/medicines/calendar-page.tsx')).CalendarPage),
  },
  {
    path: PAGES.medicinesAdherence,
    lazy: page(async () => (await import('#web/features/medicines/adherence-page.tsx')).AdherencePage),
  },
  {
    path: PAGES.medicinesPrinted,
    lazy: page(async () => (await import('./medicines-printed.tsx')).MedicinesPrinted),
  },
  {
    path: PAGES.immunizations,
    lazy: page(async () => (await import('./immunizations.tsx')).Immunizations),
  },
  {
    path: PAGES.newImmunization,
    lazy: page(async () => (await import('./immunizations.tsx')).NewImmunization),
  },
  {
    path: PAGES.immunizationsPrinted,
    lazy: page(async () => (await import('./immunizations.tsx')).ImmunizationCard),
  },
  {
    path: `${PAGES.immunizations}/:id`,
    lazy: page(async () => (await import('./immunizations.tsx')).OneImmunization),
  },
  { path: PAGES.visits, lazy: page(async () => (await import('./visits.tsx')).Visits) },
  { path: PAGES.newVisit, lazy: page(async () => (await import('./visits.tsx')).NewVisit) },
  { path: `${PAGES.visits}/:id`, lazy: page(async () => (await import('./visits.tsx')).OneVisit) },
  { path: `${PAGES.visits}/:id/edit`, lazy: page(async () => (await import('./visits.tsx')).EditedVisit) },
  { path: `${PAGES.visits}/:id/printed`, lazy: page(async () => (await import('./visits.tsx')).PrintedVisit) },
  { path: PAGES.whatIsDue, lazy: page(async () => (await import('./what-is-due.tsx')).WhatIsDue) },
  { path: PAGES.reminders, lazy: page(async () => (await import('./reminders.tsx')).Reminders) },
  { path: PAGES.timeline, lazy: page(async () => (await import('./timeline.tsx')).Timeline) },
  {
    path: PAGES.medicalHistory,
    lazy: page(async () => (await import('./medical-history.tsx')).MedicalHistory),
  },
  {
    path: PAGES.importData,
    lazy: page(async () => (await import('#web/features/imports/imports-page.tsx')).ImportsPage),
  },
  {
    path: PAGES.exports,
    lazy: page(async () => (await import('./exports.tsx')).Exports),
  },
  { path: PAGES.doctorSheet, lazy: page(async () => (await import('./doctor-sheet.tsx')).DoctorSheet) },
  {
    path: PAGES.security,
    lazy: page(async () => (await import('#web/features/accounts/security/security-page.tsx')).SecurityPage),
  },
  {
    path: PAGES.documents,
    lazy: page(async () => (await import('#web/features/documents/documents-page.tsx')).DocumentsPage),
  },
  { path: PAGES.profile, lazy: page(async () => (await import('./profile.tsx')).Profile) },
  {
    path: PAGES.settings,
    lazy: page(async () => (await import('#web/features/profile/settings-page.tsx')).SettingsPage),
  },
  { path: PAGES.careCircle, lazy: page(async () => (await import('./care-circle.tsx')).CareCircle) },
  {
    path: PAGES.deviceKeys,
    lazy: page(async () => (await import('./device-keys.tsx')).DeviceKeys),
  },
  {
    path: PAGES.accessLog,
    lazy: page(async () => (await import('#web/features/access-log/access-log-page.tsx')).AccessLogPage),
  },
  {
    path: PAGES.deleteAccount,
    lazy: page(async () => (await import('./delete-account.tsx')).DeleteAccount),
  },
  {
    path: PAGES.emergencyCard,
    lazy: page(async () => (await import('./own-card.tsx')).OwnCard),
  },
  { path: PAGES.myData, lazy: page(async () => (await import('./my-data.tsx')).MyData) },
  { path: PAGES.admin, lazy: page(async () => (await import('./admin.tsx')).Admin) },
]

const openPages: RouteObject[] = [
  {
    path: PAGES.invitation,
    lazy: page(async () => (await import('#web/features/care-circle/invitation-page.tsx')).InvitationPage),
  },
  { path: PAGES.card, lazy: page(async () => (await import('./strangers-card.tsx')).StrangersCard) },
  { path: PAGES.chat, lazy: page(async () => (await import('#web/features/assistant/chat/chat-page.tsx')).ChatPage) },
  {
    path: PAGES.appSelector,
    lazy: page(async () => (await import('#web/features/assistant/chat/app-selector-page.tsx')).AppSelectorPage),
  },
  {
    path: PAGES.findDoctors,
    lazy: page(async () => (await import('./find-doctors.tsx')).FindDoctors),
  },
  ...[PAGES.library, `${PAGES.library}/:room`].map((path) => ({
    path,
    lazy: page(async () => (await import('./health-library.tsx')).HealthLibrary),
  })),
  {
    path: `${PAGES.library}/packs/:pack/:id`,
    lazy: page(async () => (await import('./health-library.tsx')).HealthLibraryPack),
  },
  {
    path: `${PAGES.library}/:room/:id`,
    lazy: page(async () => (await import('./health-library.tsx')).HealthLibraryTopic),
  },
  { path: PAGES.allPages, lazy: page(async () => (await import('./all-pages.tsx')).AllPages) },
  { path: PAGES.about, lazy: page(async () => (await import('#web/features/pages/about-page.tsx')).AboutPage) },
  { path: PAGES.contact, lazy: page(async () => (await import('#web/features/pages/contact-page.tsx')).ContactPage) },
  { path: PAGES.pricing, lazy: page(async () => (await import('./pricing.tsx')).Pricing) },
  {
    path: PAGES.billingHistory,
    lazy: page(async () => (await import('#web/features/billing/billing-history-page.tsx')).BillingHistoryPage),
  },
  { path: PAGES.terms, lazy: page(async () => (await import('#web/features/pages/terms-page.tsx')).TermsPage) },
  { path: PAGES.privacy, lazy: page(async () => (await import('#web/features/pages/privacy-page.tsx')).PrivacyPage) },
  { path: PAGES.eula, lazy: page(async () => (await import('#web/features/pages/eula-page.tsx')).EulaPage) },
  {
    path: PAGES.disclaimer,
    lazy: page(async () => (await import('#web/features/pages/disclaimer-page.tsx')).DisclaimerPage),
  },
  { path: PAGES.cookies, lazy: page(async () => (await import('#web/features/pages/cookies-page.tsx')).CookiesPage) },
  { path: '*', lazy: page(async () => (await import('./not-found-page.tsx')).NotFoundPage) },
]

const visitorPages: RouteObject[] = [
  { path: PAGES.login, lazy: page(async () => (await import('#web/features/accounts/login-page.tsx')).LoginPage) },
  { path: PAGES.signUp, lazy: page(async () => (await import('#web/features/accounts/sign-up-page.tsx')).SignUpPage) },
]

/** Reached from a mail or from the login page, whoever is logged in here. */
const doorPages: RouteObject[] = [
  {
    path: PAGES.googleReturn,
    lazy: page(async () => (await import('#web/features/accounts/google/google-return-page.tsx')).GoogleReturnPage),
  },
  {
    path: PAGES.forgotPassword,
    lazy: page(
      async () => (await import('#web/features/accounts/password-reset/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
  },
  {
    path: PAGES.resetPassword,
    lazy: page(
      async () => (await import('#web/features/accounts/password-reset/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
]

const guarded = page(async () => (await import('./guard.tsx')).Guarded)
const visitorOnly = page(async () => (await import('./guard.tsx')).VisitorOnly)

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FirstPaint />,
    children: [
      { element: <Bare />, children: [{ path: PAGES.landing, element: <LandingPage /> }] },
      {
        lazy: page(async () => (await import('./themed.tsx')).Themed),
        children: [
          {
            element: <Bare />,
            children: [{ lazy: visitorOnly, errorElement: <ErrorPage />, children: visitorPages }, ...doorPages],
          },
          {
            lazy: page(async () => (await import('./shell/shell.tsx')).Shell),
            children: [
              { errorElement: <ErrorPage />, children: [{ lazy: guarded, children: personalPages }, ...openPages] },
            ],
          },
        ],
      },
    ],
  },
]
