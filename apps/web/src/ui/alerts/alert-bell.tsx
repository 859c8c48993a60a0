import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useAlerts } from '../../app/alerts/alerts.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button } from '../controls/button.tsx'
import styles from './alert-bell.module.css'
import type { AlertSubject } from './alert-subject.ts'

const AlertDialog = lazyPart(() => import('./alert-dialog.tsx'), 'AlertDialog')

/** Opens the alerts of a team, league, match or player; filled where there are some. */
export function AlertBell({ of }: { of: AlertSubject }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const wishes = useAlerts().data?.wishes ?? []
  const on = wishes.some(({ thing, id }) => thing === of.thing && id === of.id)
  const words = t('alerts.of', { name: of.name })
  const Icon = on ? IconBellFilled : IconBell
  return (
    <>
      <Button
        icon
        look="quiet"
        className={styles.bell}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        data-on={on || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon size={18} stroke={1.7} aria-hidden="true" />
      </Button>
      {open ? (
        <Suspense>
          <AlertDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
