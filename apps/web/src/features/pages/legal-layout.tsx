import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Page } from '#web/ui/page.tsx'
import classes from './legal-layout.module.css'

export interface LegalSection {
  /** The anchor that others link to; it stays when the title changes. */
  id: string
  title: string
  body: ReactNode
}

interface LegalLayoutProps {
  title: string
  /** The whole page in two sentences, for those who read no further. */
  inShort: ReactNode
  /** ISO date of the last change. */
  updated: string
  sections: LegalSection[]
}

/** A text that one may have to rely on: what it says in short, where things are, and a page that prints well. */
export function LegalLayout({ title, inShort, updated, sections }: LegalLayoutProps) {
  useEffect(scrollToAddressedSection, [])
  return (
    <Page title={title} lead={inShort} width="wide">
      <div className={classes.columns}>
        <Contents sections={sections} />
        <article className={classes.text} lang="en">
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
          <p className={classes.updated}>
            Last changed on <time dateTime={updated}>{inWords(updated)}</time>.
          </p>
        </article>
      </div>
    </Page>
  )
}

/** The browser looked for it before this page's code had arrived. */
function scrollToAddressedSection() {
  const id = window.location.hash.slice(1)
  if (id) document.getElementById(id)?.scrollIntoView()
}

/** Beside the text on a laptop; on a phone folded away, so that the text begins on the first screen. */
function Contents({ sections }: { sections: LegalSection[] }) {
  const [open, setOpen] = useState(false)
  return (
    <nav className={classes.contents} aria-label="On this page" data-open={open || undefined}>
      <p className={classes.contentsTitle}>On this page</p>
      <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        On this page
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </button>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function inWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
