import type { VideoAllowance } from '@salus/contract'
import { unsupportedSentence } from '../sentences.ts'

export const BASIC_MOST_LINES = 720

export function refuseVideo(allowance: VideoAllowance, mime: string): string | undefined {
  return allowance === 'none' ? `${unsupportedSentence(mime)}. Videos are part of the Basic and Pro plans.` : undefined
}

/** `lines` is the shorter side: phones film upright. */
export function refuseLines(allowance: VideoAllowance, mime: string, lines: number): string | undefined {
  return allowance === 'basic' && lines > BASIC_MOST_LINES
    ? `${unsupportedSentence(`${mime} in HD`)}. Videos above 720p are part of the Pro plan.`
    : undefined
}
