import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'
import { Brand, Company, State, SupportEmail } from './site-words.tsx'

export function PrivacyPage() {
  return (
    <LegalLayout
      title="Privacy Policy"
      inShort={
        <>
          What you tell <Brand /> is kept on the machine that runs it, locked with a key of your own. It is not sold,
          not used for advertising, and not sent to anyone for an answer.
        </>
      }
      updated="2026-11-21"
      sections={sections}
    />
  )
}

const sections: LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        <Company /> runs this installation of <Brand /> and is responsible for what it stores. Write to <SupportEmail />{' '}
        with any question about your data.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What is stored',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> name, date of birth, e-mail address or mobile number, country, username, your
          photo if you add one, and your password in a form that cannot be turned back into the password.
        </li>
        <li>
          <strong>Your choices:</strong> that you accepted the terms, and whether you ticked the contact boxes, with the
          time. Ticking them reads no contacts.
        </li>
        <li>
          <strong>Your medical history:</strong> what you enter, with every version that you saved before. The assistant
          uses the newest one in answers about you, and names what it used.
        </li>
        <li>
          <strong>Your documents:</strong> what you save, with its title and date. A description that you type into the
          Symptom Checker is answered and then dropped, unless you save the answer.
        </li>
        <li>
          <strong>How fast pages are:</strong> of some page views, how long they took and how much they moved. These
          numbers are added up on this server, without who you are or what the page showed.
        </li>
        <li>
          <strong>Your plan:</strong> where plans are sold, what you have, until when, and under which number the
          payment service knows you. Cards are seen by the payment service (Stripe) alone; it is told your e-mail
          address for receipts, and nothing of your health.
        </li>
        <li>
          <strong>Your sessions:</strong> where you are logged in, so that you stay logged in and can be logged out.
        </li>
      </ul>
    ),
  },
  {
    id: 'sealed',
    title: 'How it is protected',
    body: (
      <>
        <p>
          What you write about your health is sealed before it is stored (AES-256-GCM), with a key that is yours alone
          and is itself locked by the key of the installation. Someone who got hold of the database without that key
          could not read it.
        </p>
        <p>
          Records of how the server runs hold no health information, no names and no addresses. We ask for your record
          only when you are logged in, on the server and not only on your screen.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it goes',
    body: (
      <>
        <p>
          Nowhere. Answers come from an engine that is part of <Brand /> and needs no network. Pages load no scripts,
          fonts or pictures from anyone else, and there is no tracking.
        </p>
        <p>Two things leave the machine, each only when it is used:</p>
        <ul>
          <li>
            <strong>Codes.</strong> When you sign up, your e-mail address or mobile number is given to the service that
            delivers the code, where one is set up.
          </li>
          <li>
            <strong>Voice.</strong> When you use a microphone button, your own browser turns speech into text. Some
            browsers send the sound to their maker for that. <Brand /> itself receives the words alone. Typing always
            works instead.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        One cookie keeps you logged in. A few settings stay in your browser. All of them are listed in the{' '}
        <Link to={PAGES.cookies}>Cookie Policy</Link>.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        <Brand /> is not for children under 13, and makes no account for them. If you believe that a child under 13 has
        one, write to <SupportEmail /> and we will delete it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <p>
        Your documents stay until you delete them; for a short while after that you can undo it. Your account stays
        until you ask us to delete it. Then its key is destroyed, and with it the possibility to read what is left in
        backups.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You may ask what is stored about you, have it corrected, receive a copy, or have it deleted. Write to{' '}
        <SupportEmail />. The law of <State />, or of the place where you live, may give you more rights, among them to
        complain to an authority. They are not limited here.
      </p>
    ),
  },
  {
    id: 'emergencies',
    title: 'Emergencies',
    body: (
      <p>
        Nobody reads along. <Brand /> does not call for help on your behalf. In an emergency, call your local emergency
        number.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this policy changes in something that matters, we say so in <Brand /> before it counts.
      </p>
    ),
  },
]
