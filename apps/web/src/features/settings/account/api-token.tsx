import { formatDate } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import { useSecret } from '../../../ui/share/use-secret.ts'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import styles from '../settings.module.css'
import account from './account.module.css'

/** The personal token with which programs of the viewer read the API. */
export function ApiToken() {
  const { t } = useTranslation('settings')
  const zone = useZone()
  const { asked, since, secret, busy, make, drop } = useSecret('token')
  if (!asked.data) {
    return (
      <Card title={t('token.title')}>
        <Waiting on={asked} bare>
          <Skeleton lines={1} height={80} />
        </Waiting>
      </Card>
    )
  }
  return (
    <Card title={t('token.title')}>
      <p className={styles.text}>
        {t('token.text')}{' '}
        <a className="link" href="/api/docs">
          {t('token.docs')}
        </a>
      </p>
      {secret === null ? null : (
        <p className={account.token}>
          <span className="muted text-13">{t('token.once')}</span>
          <code>Authorization: Bearer {secret}</code>
        </p>
      )}
      <div className={account.actions}>
        <Button busy={busy} onClick={make}>
          {t(since === null ? 'token.make' : 'token.renew')}
        </Button>
        {since === null ? null : (
          <>
            <Button look="quiet" busy={busy} onClick={drop}>
              {t('token.remove')}
            </Button>
            <span className="muted text-13">{t('token.since', { day: formatDate(since, zone, 'DD/MM/YYYY') })}</span>
          </>
        )}
      </div>
    </Card>
  )
}
