import { formatDate } from '@touchline/football'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import { useZone } from '../match/use-zone.ts'
import { Skeleton } from '../states/states.tsx'
import { Waiting } from '../states/waiting.tsx'
import { useSecret } from './use-secret.ts'

/** The secret address of the followed things: shown when it is made, and can be replaced or removed. */
export function OwnAddress({ children }: { children(secret: string): ReactNode }) {
  const { t } = useTranslation('calendar')
  const zone = useZone()
  const { asked, since, secret, busy, make, drop } = useSecret('address')
  if (!asked.data) {
    return (
      <Waiting on={asked} bare>
        <Skeleton lines={1} height={72} />
      </Waiting>
    )
  }
  return (
    <>
      <p className="muted text-13">
        {secret !== null
          ? t('shownOnce')
          : since === null
            ? t('make')
            : t('since', { day: formatDate(since, zone, 'DD/MM/YYYY') })}
      </p>
      {secret === null ? null : children(secret)}
      <div className="row gap-8 wrap">
        {secret === null ? (
          <Button look="primary" busy={busy} onClick={make}>
            {t(since === null ? 'makeAddress' : 'renew')}
          </Button>
        ) : null}
        {since === null ? null : (
          <Button look="quiet" busy={busy} onClick={drop}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  )
}
