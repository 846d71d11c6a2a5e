import type { HearingProblem } from './recogniser.ts'

/** What to say when nothing was heard; null where the person called it off. */
export function hearingMessage(problem: HearingProblem, unsupported: string): string | null {
  switch (problem) {
    case 'unsupported':
      return unsupported
    case 'cancelled':
      return null
    case 'refused':
      return 'The microphone is switched off for this page. Allow it in your browser’s site settings, then try again.'
    case 'no_microphone':
      return 'No microphone was found. Connect one, or type instead.'
    case 'silence':
      return 'Nothing was heard. Please try again, a little closer to the microphone.'
    case 'failed':
      return 'Voice input failed. Please try again.'
  }
}
