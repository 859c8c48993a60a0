import { Link } from '@tanstack/react-router'
import { useAlerts } from '../../app/alerts/alerts.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Dialog } from '../layout/dialog.tsx'
import { Skeleton } from '../states/states.tsx'
import { Waiting } from '../states/waiting.tsx'
import styles from './alert-dialog.module.css'
import { AlertForm } from './alert-form.tsx'
import type { AlertSubject } from './alert-subject.ts'
import { quietText } from './quiet-text.ts'

/** The alerts of one thing: which, when and where. */
export function AlertDialog({ of, onClose }: { of: AlertSubject; onClose(): void }) {
  const { t } = useTranslation('alert-settings')
  const alerts = useAlerts()
  const { data } = alerts
  return (
    <Dialog title={t('of', { name: of.name })} place="sheet" onClose={onClose}>
      <div className={styles.dialog}>
        {data === undefined ? (
          <Waiting on={alerts}>
            <Skeleton lines={8} height={42} />
          </Waiting>
        ) : (
          <>
            <AlertForm of={of} alerts={data} />
            <footer className={styles.foot}>
              <span className="muted text-13">{quietText(t, data.settings)}</span>
              <Link to="/me/alerts" className="link text-13 semibold" onClick={onClose}>
                {t('all')}
              </Link>
            </footer>
          </>
        )}
      </div>
    </Dialog>
  )
}
