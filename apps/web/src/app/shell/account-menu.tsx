import { Menu } from '@mantine/core'
import { API, type PublicUser } from '@salus/contract'
import { IconLogout, IconSparkles } from '@tabler/icons-react'
import { useSellsPlans } from '#web/api/site.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import classes from './account-menu.module.css'
import menuClasses from './drop-menu.module.css'
import { DropMenu } from './drop-menu.tsx'
import { useGroups } from './use-groups.ts'
import { useLogout } from './use-logout.ts'

/** Whose session this is, so that nobody writes into another person's record by mistake; and what is theirs alone. */
export function AccountMenu({ user }: { user: Pick<PublicUser, 'firstName' | 'hasPhoto'> }) {
  const logout = useLogout()
  const sellsPlans = useSellsPlans()
  const { account } = useGroups()
  return (
    <DropMenu
      group={account}
      name={`${user.firstName}, account`}
      className={classes.who}
      position="bottom-end"
      face={
        <>
          <span className={classes.face} aria-hidden>
            {user.hasPhoto ? <img src={API.profilePhoto} alt="" /> : initialOf(user.firstName)}
          </span>
          <span className={classes.name}>{user.firstName}</span>
        </>
      }
    >
      {sellsPlans && (
        <Menu.Item
          className={`${menuClasses.item} ${classes.upgrade}`}
          leftSection={<IconSparkles size={20} stroke={1.6} aria-hidden />}
          onClick={() => askToUpgrade('navigation')}
        >
          Upgrade
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        className={menuClasses.item}
        leftSection={<IconLogout size={20} stroke={1.6} aria-hidden />}
        onClick={() => logout.mutate()}
      >
        Logout
      </Menu.Item>
    </DropMenu>
  )
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
