import { IconBell, IconBellOff, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AlertsAnswer, AlertWish } from '@touchline/contract'
import { Suspense, useState } from 'react'
import { useAlertChanges } from '../../app/alerts/alerts.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/states.tsx'
import styles from './alerts.module.css'
import { useChange } from './use-change.ts'

const AlertDialog = lazyPart(() => import('../../ui/alerts/alert-dialog.tsx'), 'AlertDialog')

/** The subjects of alerts, and the muted matches. */
export function WishesCard({ alerts: { wishes, muted } }: { alerts: AlertsAnswer }) {
  const { t } = useTranslation('alert-settings')
  const changes = useAlertChanges()
  const change = useChange()
  const [open, setOpen] = useState<AlertWish | null>(null)
  if (wishes.length === 0 && muted.length === 0) {
    return (
      <Card title={t('what.title')}>
        <EmptyState
          icon={<IconBell size={30} stroke={1.5} aria-hidden="true" />}
          title={t('what.none')}
          text={t('what.how')}
          action={
            <Link to="/me" className={buttonClass()}>
              {t('what.choose')}
            </Link>
          }
        />
      </Card>
    )
  }
  return (
    <Card title={t('what.title')} note={t('what.count', { count: wishes.length })}>
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <li key={`${wish.thing} ${wish.id}`} className={styles.line}>
            <span className="stack gap-2 grow shrink">
              <span className="text-14 semibold">{wish.name}</span>
              <span className="muted text-12">{wish.kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}</span>
            </span>
            <Button
              icon
              look="quiet"
              aria-label={t('of', { name: wish.name })}
              aria-haspopup="dialog"
              onClick={() => setOpen(wish)}
            >
              <IconPencil size={17} stroke={1.7} aria-hidden="true" />
            </Button>
          </li>
        ))}
        {muted.map(({ id, name }) => (
          <li key={`muted ${id}`} className={styles.line}>
            <IconBellOff size={18} stroke={1.7} className="dim" aria-hidden="true" />
            <span className="stack gap-2 grow shrink">
              <span className="text-14 semibold">{name}</span>
              <span className="dim text-12">{t('muted')}</span>
            </span>
            <Button size="small" onClick={() => void change(() => changes.mute(id, false))}>
              {t('unmute')}
            </Button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <Suspense>
          <AlertDialog of={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  )
}
