import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'
import { Brand, Company, County, State, SupportEmail } from './site-words.tsx'

export function TermsPage() {
  return (
    <LegalLayout
      title="Terms of Service"
      inShort={
        <>
          <Brand /> helps you understand your health. It is not a doctor, and it is not for emergencies. What you write
          in it stays yours.
        </>
      }
      updated="2026-11-21"
      sections={sections}
    />
  )
}

const sections: LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <>
        <p>
          <Brand /> is offered by <Company /> (“we”). By making an account or using <Brand /> you agree to these terms.
          If you do not agree, please do not use it.
        </p>
        <p>
          These terms belong together with the <Link to={PAGES.privacy}>Privacy Policy</Link>, the{' '}
          <Link to={PAGES.disclaimer}>Disclaimer</Link>, the <Link to={PAGES.cookies}>Cookie Policy</Link> and the{' '}
          <Link to={PAGES.eula}>End User License Agreement</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'not-care',
    title: 'Not a doctor, not for emergencies',
    body: (
      <>
        <p>
          <strong>If this may be an emergency, call your local emergency number now.</strong> Do not wait for an answer
          from <Brand />.
        </p>
        <p>
          <Brand /> gives information. It does not examine you, does not make a diagnosis, and never prescribes
          anything. Using it does not make anyone your doctor. Please do not put off care because of something you read
          here.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 13 years old to have an account. Children under 13 may not use <Brand /> themselves; a
        parent or guardian may ask about a child, and keep a record for it, from their own account. If the law where you
        live asks for a higher age, that age counts.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give true details: your age changes the answers you get.</li>
        <li>Keep your password to yourself. What is done from your account counts as done by you.</li>
        <li>
          If you think someone else got in, write to <SupportEmail /> at once.
        </li>
        <li>
          One account is for one person. Do not share it, nor a device key or the address of an emergency card with
          anyone who should not see what it shows.
        </li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'What you write stays yours',
    body: (
      <p>
        Your descriptions, documents and imports belong to you. Bring only what is yours to bring. You allow us to store
        them and to work with them for one purpose: to give you what you asked <Brand /> for. We do not sell them, show
        them to advertisers, or use them to train anything.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not do any of these:</p>
        <ul>
          <li>Try to reach other people’s records, or to get around the protections.</li>
          <li>Overload the service on purpose, or send it harmful files.</li>
          <li>Pass its answers on as the advice of a doctor.</li>
          <li>Use it for anything that the law forbids.</li>
        </ul>
        <p>We may limit or close an account that does so.</p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'What comes from others',
    body: (
      <p>
        The directory of doctors comes from public registers, or is an invented sample where none was imported: check
        with the practice before you go. Readings of devices, values read from papers and files of other systems may
        hold errors; look at them before you rely on them. Where a language model is set up and you agree to it, its
        words are checked against fixed rules, and may still be wrong.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <p>
        What each plan holds is on the <Link to={PAGES.pricing}>Pricing</Link> page. Paid plans can only be bought where
        payment has been set up. A plan limit never stands between you and an emergency message or your own records.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may stop at any time, and <Link to={PAGES.deleteAccount}>delete your account</Link> with all that is in it.
        We may end the service with reasonable notice, so that you can <Link to={PAGES.myData}>take your records</Link>{' '}
        with you.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <p>
        <Brand /> is offered as it is. We work to make it right and safe, but we cannot promise that every answer is
        complete, correct or right for you, or that it is always available. As far as the law allows, <Company /> does
        not answer for harm that comes from relying on it. Nothing here limits rights that the law does not let us
        limit.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms follow the law of the State of <State />. Disputes go to the courts of <County /> County, unless the
        law where you live gives you a court nearer to you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When these terms change in something that matters, we say so in <Brand /> before it counts. Questions go to{' '}
        <SupportEmail />.
      </p>
    ),
  },
]
