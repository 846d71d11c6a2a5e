import type { Installation } from '@salus/contract'
import { Facts, Part } from './part.tsx'
import { count, DAY } from './words.ts'

/** Libraries of others that were brought in. */
export function Packs({ packs }: { packs: Installation['packs'] }) {
  return (
    <Part title="Library packs">
      {packs.length === 0 ? (
        <p>
          None. On the machine of this server run <code>npm run library:import -- --help</code>.
        </p>
      ) : (
        <Facts
          facts={Object.fromEntries(
            packs.map(({ name, licence, date, passages }) => [
              name,
              `${count(passages)} passages, ${licence}, ${DAY.format(new Date(date))}`,
            ]),
          )}
        />
      )}
    </Part>
  )
}
