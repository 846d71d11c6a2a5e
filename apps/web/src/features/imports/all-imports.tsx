import { Button } from '@mantine/core'
import { IMPORT_LIMITS, type Import, PAGES, readableBytes } from '@salus/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './all-imports.module.css'
import { FileChooser } from './file-chooser.tsx'
import { momentText, stateText } from './import-words.ts'
import { beginImport, importsQuery } from './imports-requests.ts'
import { upload } from './uploads.ts'

const OPEN: Import['state'][] = ['uploading', 'asking', 'reading', 'ready', 'applying', 'undoing']
const hrefOf = (id: string) => `${PAGES.importData}?open=${id}`

/** A file to begin with, and what was imported so far. */
export function AllImports() {
  const imports = useInfiniteQuery(importsQuery)
  const navigate = useNavigate()
  const items = imports.data?.pages.flatMap((page) => page.items) ?? []
  const underWay = items.find(({ state }) => OPEN.includes(state))
  const earlier = items.filter((item) => item !== underWay)

  const begin = async (file: File) => {
    if (file.size > IMPORT_LIMITS.fileBytes) {
      notifyProblem(
        `Files up to ${readableBytes(IMPORT_LIMITS.fileBytes)} can be imported. Ask for it in smaller parts, or as a ZIP file.`,
      )
      return
    }
    try {
      const begun = await beginImport({
        id: crypto.randomUUID(),
        name: file.name.slice(0, 255) || 'File',
        sizeBytes: file.size,
        modifiedAt: file.lastModified,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
      void upload(begun, file)
      await navigate(hrefOf(begun.id))
    } catch (error) {
      notifyProblem((error as Error).message)
      void imports.refetch()
    }
  }
  return (
    <Page
      title="Import Data"
      lead="Bring in what others keep about your health. You see what a file holds before anything is taken in, and can undo it as a whole."
    >
      {imports.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={3} />
        </div>
      )}
      {imports.isError && <LoadProblem message={imports.error.message} onRetry={() => void imports.refetch()} />}
      {imports.isSuccess && !underWay && <FileChooser onChoose={(file) => void begin(file)} />}
      {underWay && (
        <section className={classes.open} aria-labelledby="import-under-way">
          <h2 id="import-under-way" className={classes.heading}>
            {underWay.name}
          </h2>
          <p>{stateText(underWay)}. Finish or discard it before you begin another one.</p>
          <Button component={Link} to={hrefOf(underWay.id)}>
            Go on
          </Button>
        </section>
      )}
      {earlier.length > 0 && (
        <section className={classes.earlier} aria-labelledby="imports-so-far">
          <h2 id="imports-so-far" className={classes.heading}>
            So far
          </h2>
          <ul className={classes.list}>
            {earlier.map((item) => (
              <li key={item.id}>
                <Link to={hrefOf(item.id)} className={classes.link}>
                  <span className={classes.name}>{item.name}</span>
                  <span className={classes.meta}>
                    {stateText(item)} · <time dateTime={item.createdAt}>{momentText(item.createdAt)}</time>
                  </span>
                  <IconChevronRight className={classes.sign} size={20} stroke={1.5} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
          {imports.hasNextPage && (
            <Button variant="default" loading={imports.isFetchingNextPage} onClick={() => void imports.fetchNextPage()}>
              Show older ones
            </Button>
          )}
        </section>
      )}
    </Page>
  )
}
