import { MESSAGES, PAGES, STORAGE_KEYS } from '@salus/contract'
import { Link } from 'react-router'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'

export function CookiesPage() {
  return (
    <LegalLayout
      title={MESSAGES.cookies.policy}
      inShort="One cookie keeps you logged in. A few settings stay in your browser. Nothing follows you anywhere."
      updated="2026-11-21"
      sections={sections}
    />
  )
}

const KEPT: [keys: string[], purpose: string][] = [
  [[STORAGE_KEYS.darkMode], 'Whether you chose light or dark. Stays until you clear it.'],
  [
    [STORAGE_KEYS.settings],
    'Your language, region, units and voice, as you chose them in your settings. Stays until you clear it.',
  ],
  [[STORAGE_KEYS.cookieConsent], 'That you accepted this policy. Stays until you clear it.'],
  [
    [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.userId, STORAGE_KEYS.userEmail],
    'That someone is logged in, and your first name and e-mail address, so that pages open quickly. They open no doors: the server never relies on them. Removed when you log out.',
  ],
  [
    [STORAGE_KEYS.savedDocuments, STORAGE_KEYS.savedSymptomReports],
    'Documents that an older version kept in the browser. They move into your account when you log in.',
  ],
  [['draft:…'], 'What you are typing, so that it is not lost. Removed when you log out or close the tab.'],
]

const sections: LegalSection[] = [
  {
    id: 'cookie',
    title: 'The cookie',
    body: (
      <p>
        When you log in, the server sets one session cookie. It holds a random number and nothing about you. Scripts
        cannot read it, other sites cannot make use of it, and it ends when you log out. Without it you could not stay
        logged in.
      </p>
    ),
  },
  {
    id: 'storage',
    title: 'What your browser keeps',
    body: (
      <>
        <p>These are not cookies: they stay in your browser and are not sent along with every request.</p>
        <dl>
          {KEPT.map(([keys, purpose]) => (
            <div key={keys[0]}>
              <dt>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ', '}
                    <code>{key}</code>
                  </span>
                ))}
              </dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    id: 'none',
    title: 'What there is not',
    body: (
      <p>
        No advertising cookies, no analytics, nothing from other companies. Pages are loaded from this server alone.
      </p>
    ),
  },
  {
    id: 'choice',
    title: 'Your choice',
    body: (
      <p>
        You can delete all of this in your browser’s settings at any time. You will then be logged out and asked about
        cookies again. Everything else about your data is in the <Link to={PAGES.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
]
