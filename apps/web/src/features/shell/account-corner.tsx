import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp, useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { logOut } from '../../app/session.verify.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './top-bar.module.css'

/** The login link, or who is signed in with a way out. Stays open until the browser knows which. */
export function AccountCorner() {
  const { t } = useTranslation()
  const app = useApp()
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className={styles.account} data-state={session.state}>
      {session.state === 'visitor' ? (
        <Link to="/login" className={buttonClass({ look: 'primary' })}>
          {t('nav.login')}
        </Link>
      ) : null}
      {session.state === 'member' ? (
        <div className={styles.user}>
          <Link to="/account" className={styles.username} title={t('titles.account')}>
            {session.username ?? t('nav.account')}
          </Link>
          <Button
            look="quiet"
            icon
            aria-label={t('nav.logout')}
            title={t('nav.logout')}
            busy={leaving}
            onClick={() => {
              setLeaving(true)
              void logOut(app)
            }}
          >
            <IconLogout size={18} stroke={1.7} aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
