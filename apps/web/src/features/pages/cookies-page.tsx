import { MESSAGES, PAGES, STORAGE_KEYS } from '@salus/contract'
import { Link } from 'react-router'
import { acceptCookies, useCookieConsent, withdrawCookieConsent } from '#web/api/cookie-consent.ts'
import { ConsentChoice } from '#web/ui/consent-choice.tsx'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'

export function CookiesPage() {
  return (
    <LegalLayout
      title={MESSAGES.cookies.policy}
      inShort="A few cookies keep you logged in. Some settings stay in your browser. Nothing follows you anywhere."
      updated="2026-11-21"
      sections={sections}
    />
  )
}

function Consent() {
  return <ConsentChoice given={useCookieConsent()} onAccept={acceptCookies} onWithdraw={withdrawCookieConsent} />
}

const COOKIES: [name: string, purpose: string][] = [
  ['salus.session_token', 'Keeps you logged in. Ends when you log out, or 30 days after you were last here.'],
  [
    'salus.device',
    'Marks a browser that you have logged in with, so that we warn you of a login from an unknown one, and nobody can lock you out by guessing. Opens nothing. Stays for six months.',
  ],
  ['salus.pending', 'Between your password and your second step: ten minutes.'],
  ['salus.trusted', 'Spares you the second step on a device that you trust, for 30 days. Only if you ask for it.'],
  ['salus.google', 'While you are at Google to log in: ten minutes.'],
]

const KEPT: [keys: string[], purpose: string][] = [
  [[STORAGE_KEYS.darkMode], 'Whether you chose light or dark. Stays until you clear it.'],
  [
    [STORAGE_KEYS.settings],
    'Your language, region, units and voice, as you chose them in your settings. Stays until you clear it.',
  ],
  [[STORAGE_KEYS.cookieConsent], 'That you accepted this policy. Stays until you withdraw it below.'],
  [
    [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.userId, STORAGE_KEYS.userEmail],
    'That someone is logged in, and your first name and e-mail address, so that pages open quickly. They open no doors: the server never relies on them. Removed when you log out.',
  ],
  [
    [STORAGE_KEYS.stripeCustomerId],
    'The number under which the payment service knows you, where you have been at its checkout. Removed when you log out.',
  ],
  [
    [STORAGE_KEYS.dosesHeight],
    'How tall today’s doses were on your first page, so that nothing jumps when it opens. Removed when you log out.',
  ],
  [
    [STORAGE_KEYS.savedDocuments, STORAGE_KEYS.savedSymptomReports],
    'Documents that an older version kept in the browser. They move into your account when you log in.',
  ],
  [
    ['draft:…'],
    'What you are typing, so that it is not lost, and the plan you had when you left for the payment service. Removed when you log out or close the tab, and what you type in a record of somebody else when it is not shared any more.',
  ],
  [
    ['salus-drafts'],
    'A document that is being read, with the pages read so far, until it is read to its end or you stop it; and a lab report that you have not finished checking, with its pictures, until you save or discard it. Removed when you log out, too, and after a week.',
  ],
  [
    ['record', 'record-ended'],
    'Whose record this tab looks at when somebody shares theirs with you, and that it ended. Gone when you close the tab.',
  ],
  [['react-router-scroll-positions'], 'How far you had read, for the way back. Gone when you close the tab.'],
  [['spokenWelcome'], 'That you do not want to be greeted aloud. There only if you said so.'],
  [['voiceServiceAgreed'], 'That you agreed to have recordings written down by a service. There only if you did.'],
]

const sections: LegalSection[] = [
  {
    id: 'cookie',
    title: 'The cookies',
    body: (
      <>
        <p>
          They are set when you log in or sign up, and not before. They hold random or signed numbers and nothing about
          you. Scripts cannot read them, and other sites cannot make use of them. Without them logging in would not be
          possible, or not be safe.
        </p>
        <dl>
          {COOKIES.map(([name, purpose]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      </>
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
        No advertising cookies, nothing that recognises you elsewhere, nothing from other companies. Pages are loaded
        from this server alone.
      </p>
    ),
  },
  {
    id: 'choice',
    title: 'Your choice',
    body: (
      <>
        <p>
          Until you accept, your browser keeps only what you ask for: that you are logged in, what you type, what you
          choose. If you accept, some page views also tell this server how fast they were, in numbers without a name.
          You can change your mind here at any time.
        </p>
        <Consent />
        <p>
          You can delete all of this in your browser’s settings too. You will then be logged out and asked about cookies
          again. Everything else about your data is in the <Link to={PAGES.privacy}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
]
