import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { SubmitPage } from '#web/features/vitals/submit-page.tsx'
import { ReadingAdvices } from './reading-advice.tsx'

/** Submitting health data, where it meets the assistant's way of saying how urgent something is. */
export function SubmitData() {
  return <SubmitPage region={hereRegion()} Advice={ReadingAdvices} />
}
