import { TextInput } from '@mantine/core'
import type { ConversationSummary } from '@salus/contract'
import { IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { promptForText } from '#web/ui/prompt-dialog.tsx'
import classes from './conversation-list.module.css'
import { useConversations, useDeleteConversation, useRenameConversation } from './conversations-requests.ts'

interface ConversationListProps {
  current: string | null
  onOpen: (id: string) => void
  onNew: () => void
  onDeleted: (id: string) => void
}

/** Earlier conversations: found by what was said in them, renamed, deleted. */
export function ConversationList({ current, onOpen, onNew, onDeleted }: ConversationListProps) {
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const found = useConversations(search)
  const items = found.data?.pages.flatMap(({ items: page }) => page) ?? []
  return (
    <nav className={classes.list} aria-label="Conversations">
      <button type="button" className={classes.fresh} onClick={onNew}>
        <IconPlus size={20} aria-hidden />
        New conversation
      </button>
      <TextInput
        aria-label="Search conversations"
        placeholder="Search"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {found.isError && (
        <p className={classes.note} role="alert">
          {found.error.message}{' '}
          <button type="button" className={classes.again} onClick={() => void found.refetch()}>
            Try again
          </button>
        </p>
      )}
      {found.isSuccess && items.length === 0 && (
        <p className={classes.note}>
          {search ? 'No conversation has these words.' : 'Your conversations will be listed here.'}
        </p>
      )}
      <ul>
        {items.map((each) => (
          <Item key={each.id} item={each} isCurrent={each.id === current} onOpen={onOpen} onDeleted={onDeleted} />
        ))}
      </ul>
      {found.hasNextPage && (
        <button type="button" className={classes.again} onClick={() => void found.fetchNextPage()}>
          Show older
        </button>
      )}
    </nav>
  )
}

interface ItemProps {
  item: ConversationSummary
  isCurrent: boolean
  onOpen: (id: string) => void
  onDeleted: (id: string) => void
}

function Item({ item, isCurrent, onOpen, onDeleted }: ItemProps) {
  const renaming = useRenameConversation()
  const deleting = useDeleteConversation()
  const rename = async () => {
    const title = await promptForText({ title: 'Name this conversation', initial: item.title })
    if (title) renaming.mutate({ id: item.id, title }, { onError: ({ message }) => notifyProblem(message) })
  }
  const remove = async () => {
    const sure = await askToConfirm({
      title: 'Delete this conversation?',
      body: `“${item.title}” and all its messages will be gone for good.`,
      confirmLabel: 'Delete',
    })
    if (!sure) return
    deleting.mutate(item.id, {
      onSuccess: () => onDeleted(item.id),
      onError: ({ message }) => notifyProblem(message),
    })
  }
  return (
    <li data-current={isCurrent || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(item.id)}
      >
        <span>{item.title}</span>
        <time dateTime={item.updatedAt}>{DAY.format(new Date(item.updatedAt))}</time>
      </button>
      <IconButton label={`Rename ${item.title}`} onClick={() => void rename()}>
        <IconPencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${item.title}`} onClick={() => void remove()}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  )
}

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
