import type { ReactNode } from 'react'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { Page } from '#web/ui/page.tsx'
import { ArchivePart } from './archive-part.tsx'
import { ConsentsPart } from './consents-part.tsx'
import { Part } from './part.tsx'

/** What was agreed to, and who else may answer. `models` is handed in by the app. */
export function MyDataPage({ models, confirmed }: { models: ReactNode; confirmed: Confirmed }) {
  return (
    <Page title="My data and consents" lead="Your data is yours: take all of it along, and see what you agreed to.">
      <ArchivePart confirmed={confirmed} />
      <ConsentsPart />
      <Part title="AI models and my own key">{models}</Part>
    </Page>
  )
}
