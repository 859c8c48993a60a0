import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../app/api/api.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { subscriptionQuery } from './billing-queries.ts'
import styles from './checkout/checkout.module.css'
import { useWords } from './use-words.ts'

interface CancelDialogProps {
  /** End of the paid time. */
  until: string | null
  /** Cancels a subscription that is ordered and has not begun. */
  next?: boolean
  onClose(): void
}

/** Asks once before the plan is cancelled, and says how long it stays open. */
export function CancelDialog({ until, next = false, onClose }: CancelDialogProps) {
  const { t, day } = useWords()
  const client = useQueryClient()
  const { busy, notice, run } = useAction(() => t('current.failed'))

  async function cancel() {
    const { success } = await callApi('POST /cancel_subscription')
    if (!success) return t('current.failed')
    await client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    onClose()
    return null
  }

  return (
    <Dialog title={t(next ? 'cancel.titleNext' : 'cancel.title')} place="sheet" onClose={onClose}>
      <div className={styles.order}>
        <p>
          {until === null ? t('cancel.textUndated') : t(next ? 'cancel.textNext' : 'cancel.text', { date: day(until) })}
        </p>
        <p className={styles.notice} role="alert">
          {notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button size="large" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button look="primary" size="large" busy={busy} onClick={() => void run(cancel)}>
            {t(next ? 'current.cancelNext' : 'cancel.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
