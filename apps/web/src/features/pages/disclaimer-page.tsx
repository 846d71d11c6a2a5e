import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'
import { Brand, Company } from './site-words.tsx'

export function DisclaimerPage() {
  return (
    <LegalLayout
      title="Disclaimer"
      inShort={
        <>
          <Brand /> informs; it does not treat. In an emergency, call your local emergency number first.
        </>
      }
      updated="2026-11-21"
      sections={sections}
    />
  )
}

const sections: LegalSection[] = [
  {
    id: 'emergency',
    title: 'In an emergency',
    body: (
      <>
        <p>
          <strong>Call your local emergency number now</strong> if someone has, for example, chest pain or pressure,
          trouble breathing, a drooping face or weak arm, a severe allergic reaction, heavy bleeding, a seizure, or
          thoughts of ending their life. In the United States that is 911, in Europe 112, in India 112 or 108.
        </p>
        <p>
          Emergencies belong to emergency services. <Brand /> does not call anyone, and nobody reads along.
        </p>
      </>
    ),
  },
  {
    id: 'not-advice',
    title: 'Not medical advice',
    body: (
      <p>
        What <Brand /> says is general information. It is not a diagnosis, not a treatment plan, and no substitute for a
        doctor, nurse or pharmacist who knows you. Please do not put off or stop care because of it.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How it comes to an answer',
    body: (
      <>
        <p>
          <Brand /> reads your words, compares them with conditions and warning signs that it knows, and says what fits,
          why, and how urgent it may be. Warning signs are found by fixed rules before anything else.
        </p>
        <p>
          It knows only what you write and what your record holds, and only some of the conditions that exist. It cannot
          see, hear or examine you. A likelihood is an estimate, not a finding. When it is unsure, it says so.
        </p>
        <p>
          If a language model is set up and you agree to it, it may put answers into words. The same fixed rules come
          first, each of its sentences is checked, and it may still be wrong.
        </p>
        <p>
          Values that are read from a paper, a photo, a device or a file of another system are shown beside where they
          come from. Compare them before you rely on them.
        </p>
      </>
    ),
  },
  {
    id: 'medicines',
    title: 'Medicines',
    body: (
      <p>
        <Brand /> never prescribes, and never changes a dose. When it names something you can buy without a
        prescription, read the leaflet, check the cautions shown with it, and ask a pharmacist if you are pregnant, ill
        in another way, or take other medicines. The same goes for children.
      </p>
    ),
  },
  {
    id: 'doctors',
    title: 'Doctors in the directory',
    body: (
      <p>
        Being listed is no recommendation, and a listing may be out of date. Examples are marked as such. <Brand />{' '}
        takes no money for showing anyone.
      </p>
    ),
  },
  {
    id: 'errors',
    title: 'Errors',
    body: (
      <p>
        Answers may be incomplete or wrong. <Company /> does not answer for decisions taken on them, as far as the law
        allows; the <Link to={`${PAGES.terms}#liability`}>Terms</Link> say it in full. If something here looks wrong to
        you, trust your worry and ask a person.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Children',
    body: (
      <p>
        <Brand /> is not for use by children under 13. Babies and small children get worse quickly: when in doubt about
        a child, call a doctor.
      </p>
    ),
  },
]
