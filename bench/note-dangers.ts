import { join } from 'node:path'
import { dangerIn } from '../apps/server/src/features/assistant/notes/danger-in-note.ts'
import { main } from '../scripts/run.mjs'
import { notesFolder, readConversations, SETS } from './note-files.ts'

/**
 * How many conversations and notes of past visits call for help now, and how many tell calmly of danger signs. All were
 * dealt with when they were written: each banner is listed with its text, to be judged by reading. `-v` lists the signs told.
 */
await main(async () => {
  const folder = notesFolder()
  for (const [set, file] of SETS) {
    const conversations = readConversations(join(folder, file))
    for (const [kind, texts] of [
      ['conversations', conversations.map(({ dialogue }) => dialogue)],
      ['notes', conversations.map(({ reference }) => reference)],
    ] as const) {
      const found = texts.map((text) => ({ text, ...dangerIn(text, 'US') }))
      const banners = found.filter(({ emergency }) => emergency)
      const mentions = found.filter(({ mentioned }) => mentioned)
      console.log(`${set}, ${kind}: ${banners.length} banners, ${mentions.length} mentions, of ${texts.length}`)
      for (const { text, emergency } of banners)
        console.log(`  banner: ${emergency?.message}\n    ${text.slice(0, 2000)}`)
      if (!process.argv.includes('-v')) continue
      for (const { text, mentioned } of mentions) {
        for (const { text: sign, spans } of mentioned?.signs ?? []) {
          const { start = 0, end = 0 } = spans[0] ?? {}
          console.log(`  mentions ${sign}: …${text.slice(Math.max(0, start - 60), end + 40).replaceAll(/\s+/g, ' ')}…`)
        }
      }
    }
  }
})
