import { IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp, useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { Session } from '../../app/session/session.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import styles from './top-bar.module.css'

const OWN_PAGES = /^\/($|login|signup|activate|account)/

/** The login link, or the signed-in viewer with a logout. Empty until the browser knows which. */
export function AccountCorner() {
  const { t } = useTranslation()
  const app = useApp()
  const session = useSession()
  const queries = useQueryClient()
  // After logging out the name stays visible until the page reloads.
  const [leaving, setLeaving] = useState<Session | null>(null)
  const { state, username } = leaving ?? session
  return (
    <div className={styles.account} data-state={state}>
      {state === 'visitor' ? <LoginLink /> : null}
      {state === 'member' ? (
        <div className={styles.user}>
          <Link to="/account" className="semibold truncate" title={t('titles.account')}>
            {username ?? t('nav.account')}
          </Link>
          <Button
            look="quiet"
            icon
            aria-label={t('nav.logout')}
            title={t('nav.logout')}
            busy={leaving !== null}
            onClick={() => {
              setLeaving(session)
              void import('../../app/session/session.verify.ts').then(
                ({ logOut }) => logOut(app, queries),
                () => app.session.signOut(),
              )
            }}
          >
            <IconLogout size={18} stroke={1.7} aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Login leads back to the page it was opened from; the pages of the account itself pass on their target. */
function LoginLink() {
  const { t } = useTranslation()
  const next = useLocation({
    select: ({ pathname, href, search }) => (OWN_PAGES.test(pathname) ? (search as { next?: string }).next : href),
  })
  return (
    <Link to="/login" search={{ next }} className={buttonClass({ look: 'primary' })}>
      {t('nav.login')}
    </Link>
  )
}
