/** Keys of the browser's local storage, as the specification names them. None holds anything secret. */
export const STORAGE_KEYS = {
  token: 'token',
  user: 'user',
  userId: 'userId',
  userEmail: 'userEmail',
  stripeCustomerId: 'stripeCustomerId',
  dosesHeight: 'dosesHeight',
  cookieConsent: 'cookieConsent',
  darkMode: 'darkMode',
  settings: 'settings',
  savedDocuments: 'savedDocuments',
  savedSymptomReports: 'savedSymptomReports',
} as const

/**
 * Goes with each call of the web app: whose tab it is, by id, or that it is nobody's. Tabs of a browser share one cookie,
 * which may be somebody else's by now.
 */
export const CALLED_BY = { header: 'x-called-by', nobody: 'nobody' } as const

export const DELAYS_MS = {
  signUpRedirect: 2_000,
  toast: 3_000,
  chunkLoad: 120_000,
} as const

/** A deleted thing can be brought back for so long, then it goes for good. */
export const RESTORABLE_MS = 24 * 60 * 60 * 1_000

/** Demo mode seeds and accepts these. Production refuses to start with any of them. */
export const DEMO = {
  code: '123456',
  username: 'demo',
  email: 'demo@salus.example',
  password: 'demo-password',
  /** The import that the sample record came with. */
  sampleId: 'd3300000-0000-4000-8000-000000000001',
} as const

export const AI_LIMITS = { textAreaRows: 6 } as const
