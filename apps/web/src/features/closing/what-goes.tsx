import type { ClosingCount, ClosingCounts } from '@salus/contract'
import type { ReactNode } from 'react'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './closing.module.css'

const NAMES: Record<ClosingCount, [one: string, many: string]> = {
  readings: ['reading of {your} vital signs', 'readings of {your} vital signs'],
  historyVersions: ['version of {your} medical history', 'versions of {your} medical history'],
  immunizations: ['vaccination', 'vaccinations'],
  visits: ['visit', 'visits'],
  labReports: ['lab report', 'lab reports'],
  documents: ['saved document', 'saved documents'],
  files: ['file', 'files'],
  conversations: ['conversation', 'conversations'],
  deviceKeys: ['device key', 'device keys'],
  children: ['record of a child, which nobody else keeps', 'records of children, which nobody else keeps'],
}

interface WhatGoesProps {
  counts: ClosingCounts
  /** Of a child; of oneself unless given. */
  name?: string
  /** What goes besides and is not counted: before, and after. */
  first: ReactNode
  last?: ReactNode
}

/** The list of what will be gone. */
export function WhatGoes({ counts, name, first, last }: WhatGoesProps) {
  const lines = (Object.entries(counts) as [ClosingCount, number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${ofWhom(NAMES[kind][count === 1 ? 0 : 1], name)}`)
  return (
    <>
      <h2 className={classes.heading}>What will go</h2>
      <ul className={classes.list}>
        <li>{first}</li>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {last && <li>{last}</li>}
        <li>the key that all of this is sealed with; backups from before keep a copy of it, locked</li>
      </ul>
    </>
  )
}
