import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { OutsideLink } from './outside-link.tsx'
import classes from './reply-text.module.css'

/**
 * An answer's Markdown. HTML in it stays text, pictures are not loaded, and links lead nowhere but to the answer's own
 * sources, or after a second look to a page that opens apart: what a model writes is never trusted.
 */
export const ReplyText = memo(function ReplyText({ text, onSource }: { text: string; onSource?: (n: number) => void }) {
  return (
    <div className={classes.reply}>
      <Markdown skipHtml allowedElements={ALLOWED} unwrapDisallowed components={componentsFor(onSource)}>
        {text}
      </Markdown>
    </div>
  )
})

const ALLOWED = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'a', 'blockquote', 'code', 'br', 'hr']

function componentsFor(onSource: ((n: number) => void) | undefined): Components {
  // The page has its own headings.
  const heading: Components['h1'] = ({ children }) => <p className={classes.heading}>{children}</p>
  return {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    a({ href = '', children }) {
      const source = /^#source-(\d+)$/.exec(href)?.[1]
      if (source) {
        return (
          <button
            type="button"
            className={classes.mark}
            aria-label={`Source ${source}`}
            onClick={() => onSource?.(Number(source))}
          >
            {source}
          </button>
        )
      }
      if (!href.startsWith('https://') || !URL.canParse(href)) return <span>{children}</span>
      return <OutsideLink href={href}>{children}</OutsideLink>
    },
  }
}
