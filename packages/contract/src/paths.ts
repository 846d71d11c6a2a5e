import { MODES, type Mode } from './modes.ts'

/** Every address of the product, once: pages of the browser and calls of the API. */

export const PAGES = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  home: '/home',
  symptomChecker: '/symptom-checker',
  healthChatbot: '/health-chatbot',
  noteSummarizer: '/note-summarizer',
  aiHistory: '/ai-history',
  chat: '/chat',
  appSelector: '/app-selector',
  documents: '/documents',
  submit: '/submit',
  submitData: '/submit-data',
  view: '/view',
  viewData: '/view-data',
  medicalHistory: '/medical-history',
  about: '/about',
  contact: '/contact',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  eula: '/eula',
  disclaimer: '/disclaimer',
  cookies: '/cookies',
} as const

/** Each focused mode of the assistant has an address of its own. */
export const MODE_PAGES = Object.fromEntries(
  Object.keys(MODES).map((mode) => [mode, `/apps/${mode.replaceAll('_', '-')}`]),
) as Record<Mode, string>

export const API = {
  site: '/api/site',
  signUpCode: '/api/auth/signup/code',
  signUp: '/api/auth/signup',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  session: '/api/auth/session',
  profilePhoto: '/api/profile/photo',
  symptoms: '/api/assistant/symptoms',
  noteSummary: '/api/assistant/note-summary',
  historyInsights: '/api/assistant/history-insights',
  conversations: '/api/conversations',
  conversation: (id: string) => `/api/conversations/${encodeURIComponent(id)}`,
  messages: (id: string) => `/api/conversations/${encodeURIComponent(id)}/messages`,
  usage: '/api/assistant/usage',
  models: '/api/assistant/models',
  outgoing: (id: string) => `/api/conversations/${encodeURIComponent(id)}/outgoing`,
  sent: '/api/assistant/sent',
  ownKey: '/api/assistant/own-key',
  ownKeyModels: '/api/assistant/own-key/models',
  transcription: '/api/assistant/transcription',
  explanation: '/api/assistant/explanation',
  explanationOutgoing: '/api/assistant/explanation/outgoing',
  /** The visitor's chat: nothing of it is kept. */
  chat: '/api/chat',
  documents: '/api/documents',
  document: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  documentFile: (id: string) => `/api/documents/${encodeURIComponent(id)}/file`,
  storage: '/api/documents/storage',
  restoreDocument: (id: string) => `/api/documents/${encodeURIComponent(id)}/restore`,
  /** Vital signs as the specification has them, for programs too. */
  health: '/api/health',
  healthOf: (userId: string) => `/api/health/${encodeURIComponent(userId)}`,
  vitals: '/api/vitals',
  vital: (id: string) => `/api/vitals/${encodeURIComponent(id)}`,
  restoreVital: (id: string) => `/api/vitals/${encodeURIComponent(id)}/restore`,
  latestVitals: '/api/vitals/latest',
  vitalTrend: '/api/vitals/trend',
  medicalHistory: '/api/health/medical-history',
  medicalHistoryOf: (userId: string) => `/api/health/medical-history/${encodeURIComponent(userId)}`,
  medicalHistoryForm: (userId: string) => `/api/health/medical-history/${encodeURIComponent(userId)}/form`,
  medicalHistoryVersions: (userId: string) => `/api/health/medical-history/${encodeURIComponent(userId)}/versions`,
  medicalHistoryVersion: (userId: string, version: number) =>
    `/api/health/medical-history/${encodeURIComponent(userId)}/versions/${version}`,
  restoreMedicalHistory: (userId: string, version: number) =>
    `/api/health/medical-history/${encodeURIComponent(userId)}/versions/${version}/restore`,
  openApi: '/api/docs',
  live: '/livez',
  ready: '/readyz',
} as const
