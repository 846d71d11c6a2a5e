import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { LegalLayout, type LegalSection } from './legal-layout.tsx'
import { Brand, Company, County, State, SupportEmail } from './site-words.tsx'

export function EulaPage() {
  return (
    <LegalLayout
      title="End User License Agreement"
      inShort={
        <>
          You may use <Brand /> for yourself and your family. The program is open source; this page is about using it
          here.
        </>
      }
      updated="2026-11-21"
      sections={sections}
    />
  )
}

const sections: LegalSection[] = [
  {
    id: 'parties',
    title: 'Between whom',
    body: (
      <p>
        This agreement is between you and <Company />, which runs this installation of <Brand />.
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'What you may do',
    body: (
      <p>
        You may use <Brand /> in your browser for your own health and that of your family, without paying for the
        program, on as many devices as you like. This right is yours alone: it cannot be sold or handed on.
      </p>
    ),
  },
  {
    id: 'source',
    title: 'The program itself',
    body: (
      <p>
        The program is published under the Apache License 2.0. Whoever copies, changes or hosts it does so under that
        license, and this agreement takes nothing away from it. Parts that others made keep their own licenses.
      </p>
    ),
  },
  {
    id: 'not',
    title: 'What you may not do',
    body: (
      <ul>
        <li>Use this installation to treat other people as a business, or as a medical device.</li>
        <li>Get around its protections, or reach records that are not yours.</li>
        <li>Remove or hide its safety messages when you show its answers to others.</li>
      </ul>
    ),
  },
  {
    id: 'health',
    title: 'Health information',
    body: (
      <p>
        <Brand /> gives information and takes no decisions. The <Link to={PAGES.disclaimer}>Disclaimer</Link> says what
        it can and cannot do. In an emergency, call your local emergency number.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        You must be at least 13 years old. Children under 13 may not use <Brand />.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        <Brand /> comes as it is, without a promise of any kind, as far as the law allows. The{' '}
        <Link to={`${PAGES.terms}#liability`}>Terms</Link> say what we answer for.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'When it ends',
    body: (
      <p>
        It ends when you stop using <Brand />, or when you break it in something that matters. Your records remain yours
        after that: <Link to={PAGES.myData}>take them along</Link>, or ask for them at <SupportEmail />.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <p>
        The law of the State of <State /> applies, and the courts of <County /> County decide, unless the law where you
        live says otherwise.
      </p>
    ),
  },
]
