import { type Icon, IconBook2, IconDots, IconMessageHeart, IconPlus, IconShare } from '@tabler/icons-react'
import { matchPath, useLocation } from 'react-router'
import { usePresumedUser } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { useOpenEntries } from '../record-access.ts'
import {
  ABOUT_ENTRIES,
  ACCOUNT_ENTRIES,
  ADD_ENTRIES,
  ADMIN,
  ALL_PAGES,
  ASK_ENTRIES,
  ASK_ENTRIES_OF_VISITORS,
  BILLING_ENTRIES,
  type Entry,
  RECORD_ENTRIES,
  SHARE_ENTRIES,
  START,
} from './entries.ts'

/** Entries that belong to one thing that people do. */
export interface Group {
  id: 'ask' | 'add' | 'record' | 'share' | 'account' | 'more'
  label: string
  icon: Icon
  entries: readonly Entry[]
  /** Whether the page that is shown is one of them. */
  isHere: boolean
}

/** Groups follow what people do: a member asks, adds, looks and shares; a visitor asks and looks around. Empty groups have no entries. */
export function useGroups(): Record<Group['id'], Group> {
  const user = usePresumedUser()
  const sellsPlans = useSellsPlans()
  const { pathname } = useLocation()
  const account = [
    ...ACCOUNT_ENTRIES,
    ...(sellsPlans ? BILLING_ENTRIES : []),
    ...(user?.isAdmin ? [ADMIN] : []),
    ALL_PAGES,
  ]
  const group = (id: Group['id'], label: string, icon: Icon, entries: readonly Entry[]): Group => {
    const isHere = id !== 'add' && entries.some(({ to }) => matchPath(to, pathname))
    return { id, label, icon, entries, isHere }
  }
  return {
    ask: group('ask', 'Ask', IconMessageHeart, useOpenEntries(user ? ASK_ENTRIES : ASK_ENTRIES_OF_VISITORS)),
    add: group('add', 'Add', IconPlus, useOpenEntries(user ? ADD_ENTRIES : [], 'open')),
    record: group('record', 'Record', IconBook2, useOpenEntries(user ? RECORD_ENTRIES : [])),
    share: group('share', 'Share', IconShare, useOpenEntries(user ? SHARE_ENTRIES : [])),
    account: group('account', 'Account', IconDots, useOpenEntries(user ? account : [])),
    more: group('more', 'More', IconDots, useOpenEntries(user ? [] : [...ABOUT_ENTRIES, START, ALL_PAGES])),
  }
}
