import { MESSAGES } from '@salus/contract'

export const failureSentence = (reason: string) => MESSAGES.reading.failed.replace('{message}', reason)
export const unsupportedSentence = (type: string) => MESSAGES.reading.unsupported.replace('{type}', type)
