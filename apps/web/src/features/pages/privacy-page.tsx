import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'
import { OthersInvolved } from './privacy-others.tsx'
import { WhatIsStored } from './privacy-stored.tsx'
import { Brand, Company, State, SupportEmail } from './site-words.tsx'

export function PrivacyPage() {
  return (
    <LegalLayout
      title="Privacy Policy"
      inShort={
        <>
          What you tell <Brand /> is kept on the machine that runs it, locked with a key of your own. It is not sold and
          not used for advertising. A language model sees something of it only if you agree.
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
    body: <WhatIsStored />,
  },
  {
    id: 'sealed',
    title: 'How it is protected',
    body: (
      <>
        <p>
          What you write about your health is sealed before it is stored (AES-256-GCM), with a key that is yours alone
          and is itself locked by the key of the installation. Someone who got hold of the database without that key
          could not read it. The numbers of your vital signs and the days of your lab results are stored under a number
          that does not name you. E-mail address and username are not sealed: you log in with them.
        </p>
        <p>
          Records of how the server runs hold no health information, no names and no addresses. We ask for your record
          only when you are logged in, on the server and not only on your screen.
        </p>
        <p>
          Whoever runs this installation sees numbers, such as how many accounts there are, and holds its key. That is a
          position of trust: ask who it is if you do not know them.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it goes',
    body: <OthersInvolved />,
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        A few cookies keep you logged in. Some settings stay in your browser. All of them are listed in the{' '}
        <Link to={PAGES.cookies}>Cookie Policy</Link>, where you can also withdraw your consent.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        <Brand /> is not for use by children under 13, and gives them no login. A parent may keep a child’s record in
        their <Link to={PAGES.careCircle}>care circle</Link>; from 18 on it is handed over to the child. The last parent
        who keeps it can delete it, and it is deleted with their account. If you believe that a child under 13 has an
        account of their own, write to <SupportEmail /> and we will delete it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <>
        <ul>
          <li>
            Your record stays until you delete it. For a day after that you can undo it; then it is gone for good.
          </li>
          <li>A code is kept for 10 minutes, a session for 30 days from its last use, the access log for two years.</li>
          <li>A file that you began to import and left is removed after a week.</li>
          <li>
            Your account stays until you delete it, in your profile. You can take that back for seven days; then its key
            is destroyed first, and everything else with it.
          </li>
          <li>
            Backups that were made before are kept apart from the master key, for as long as whoever runs this
            installation keeps them. Until then an ended account is still in them, sealed.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You need not ask for most of them: in your <Link to={PAGES.profile}>profile</Link> you see and correct what is
          stored, see <Link to={PAGES.accessLog}>who read it</Link>, take back what you agreed to,{' '}
          <Link to={PAGES.myData}>take everything along</Link> as an archive, and{' '}
          <Link to={PAGES.deleteAccount}>delete your account</Link>. <Link to={PAGES.exports}>Take Along</Link> makes
          files for doctors and other programs.
        </p>
        <p>
          For anything else write to <SupportEmail />. The law of <State />, or of the place where you live, may give
          you more rights, among them to complain to an authority. They are not limited here.
        </p>
      </>
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
