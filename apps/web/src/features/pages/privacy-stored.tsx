import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { Brand } from './site-words.tsx'

/** What is kept of a person, room by room. */
export function WhatIsStored() {
  return (
    <ul>
      <li>
        <strong>Your account:</strong> name, date of birth, e-mail address or mobile number, country, username, what you
        add to your profile, your photo, and your password in a form that cannot be turned back into the password. Face
        ID and Thumbprint stay on your device; we keep a public key. Of a Google account we keep its number alone.
      </li>
      <li>
        <strong>Your choices:</strong> what you agreed to and took back, with the time, and your settings. The boxes
        about contacts read no contacts.
      </li>
      <li>
        <strong>Your record:</strong> vital signs, medical history with every version that you saved, lab results with
        the picture of their line, documents with the file they were read from, your doctors. What you import stays with
        the import until you place or remove it.
      </li>
      <li>
        <strong>Conversations</strong> with the Health Chatbot, until you delete them. What you type into Chat or the
        Symptom Checker is answered and then dropped, unless you save the answer.
      </li>
      <li>
        <strong>What went to a language model,</strong> word for word, if you agreed to one, so that you can look it up.
      </li>
      <li>
        <strong>Device keys</strong> that you make, with what they may do and when they were last used; and your{' '}
        <strong>emergency card</strong>, if you switch it on: whoever has its address sees what you chose, and how often
        it was looked at is counted.
      </li>
      <li>
        <strong>
          Your <Link to={PAGES.careCircle}>care circle</Link>,
        </strong>{' '}
        if you have one: who may see or change which part of your record and until when, and the name you gave to an
        invitation until it is used or a week has passed. They see what you chose until you end it, under their own
        login, and each look is in your access log with their name.
      </li>
      <li>
        <strong>Your sessions:</strong> where you are logged in, with browser and the first part of the address. And the{' '}
        <strong>access log</strong>: who read or changed your record, when and from where. You see both.
      </li>
      <li>
        <strong>How fast pages are,</strong> if you accepted cookies: of some page views, how long they took. These
        numbers are added up on this server, without who you are or what the page showed.
      </li>
      <li>
        <strong>Your plan,</strong> where plans are sold: what you have, until when, and under which number the payment
        service knows you. Cards are seen by the payment service (Stripe) alone; it is told your e-mail address for
        receipts, and nothing of your health.
      </li>
      <li>
        <strong>A message on the contact page</strong> is sent to the support address and not kept in <Brand />. Please
        leave health details out of it.
      </li>
      <li>
        Files are read in your browser where you choose them; only what you save is sent. What stays in the browser is
        listed in the <Link to={PAGES.cookies}>Cookie Policy</Link>.
      </li>
    </ul>
  )
}
