/** Every address of the product, once: pages of the browser and calls of the API. */

export const PAGES = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  home: '/home',
  symptomChecker: '/symptom-checker',
  documents: '/documents',
  about: '/about',
  contact: '/contact',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  eula: '/eula',
  disclaimer: '/disclaimer',
  cookies: '/cookies',
} as const

export const API = {
  site: '/api/site',
  signUpCode: '/api/auth/signup/code',
  signUp: '/api/auth/signup',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  session: '/api/auth/session',
  profilePhoto: '/api/profile/photo',
  symptoms: '/api/assistant/symptoms',
  documents: '/api/documents',
  document: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  restoreDocument: (id: string) => `/api/documents/${encodeURIComponent(id)}/restore`,
  openApi: '/api/docs',
  live: '/livez',
  ready: '/readyz',
} as const
