import { ofPerson } from '@salus/contract'
import { otherRecord } from '#web/api/other-record.ts'

/** Says "{your} record" of the record that this tab looks at: one's own, or another person's. */
export const ofWhom = (text: string, name = otherRecord?.name): string => ofPerson(text, name)
