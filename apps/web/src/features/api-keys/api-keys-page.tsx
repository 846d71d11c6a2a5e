import type { ApiKey } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { EntryList } from '#web/ui/entry-list.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { ApiKeyItem } from './api-key-item.tsx'
import classes from './api-keys.module.css'
import { apiKeysQuery } from './api-keys-requests.ts'
import { NewApiKeyForm } from './new-api-key-form.tsx'

/** Keys for a watch, a scale or a program of one's own. */
export function ApiKeysPage({ confirmed }: { confirmed: Confirmed }) {
  const keys = useQuery(apiKeysQuery)
  // Held by this page alone: left or reloaded, the key is not to be seen again.
  const [made, setMade] = useState<{ key: string; id: string } | null>(null)
  return (
    <Page
      title="Device keys"
      lead="A key lets a device or a program send your readings or read your record. It opens nothing else, and you can end it at any time."
    >
      <NewApiKeyForm
        made={made?.key ?? null}
        onMade={(key, id) => setMade({ key, id })}
        onSeen={() => setMade(null)}
        confirmed={confirmed}
      />
      <PageSection title="Your keys">
        {keys.isPending && <ListSkeleton rows={2} />}
        {keys.isError && <LoadProblem message={keys.error.message} onRetry={() => void keys.refetch()} />}
        {keys.data?.items.length === 0 && <p className={classes.none}>You have given no key away.</p>}
        {keys.data && keys.data.items.length > 0 && (
          <EntryList>
            {keys.data.items.map((key: ApiKey) => (
              <ApiKeyItem key={key.id} apiKey={key} onRevoked={() => key.id === made?.id && setMade(null)} />
            ))}
          </EntryList>
        )}
      </PageSection>
    </Page>
  )
}
