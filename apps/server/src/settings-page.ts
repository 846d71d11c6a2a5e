import { SETTING_WORDS } from './settings-words.ts'

/** docs/settings.md, from the words beside the settings. */
export function settingsPage(): string {
  const groups = Object.entries(SETTING_WORDS).map(([group, settings]) => {
    const rows = Object.entries(settings).map(([name, [does, without]]) => `| \`${name}\` | ${does} | ${without} |`)
    return [`## ${group}`, '', '| variable | what it does | without it |', '| --- | --- | --- |', ...rows].join('\n')
  })
  return `${['# Settings', 'Everything is set in the environment. `npm run settings` writes this page; `npm start` prints what is on.', ...groups].join('\n\n')}\n`
}
