import type { ReactNode } from 'react'
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
  return (
    <Page title={title} lead={inShort} width="wide">
      <div className={classes.columns}>
        <nav className={classes.contents} aria-labelledby="contents">
          <h2 id="contents" className={classes.contentsTitle}>
            On this page
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={classes.text}>
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

function inWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
