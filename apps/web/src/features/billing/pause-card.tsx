import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { subscriptionQuery } from './billing-queries.ts'
import styles from './current.module.css'
import type { Subscription } from './plan-rules.ts'
import { useWords } from './use-words.ts'

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelDialog')

/** A plan in its off-season pause: until when nothing is charged, and how to use it earlier. */
export function PauseCard({ pause }: { pause: NonNullable<Subscription['pause']> }) {
  const { t, day, money } = useWords()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { busy, notice, run } = useAction(() => t('current.failed'))
  const price = money(pause.price, 'EUR')

  async function use() {
    await callApi('POST /use_paused_plan')
    say({ text: t('pause.used') })
    await client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    return null
  }

  return (
    <section className={styles.panel}>
      <div className="stack gap-10">
        <h2 className="text-20 bold">{t('pause.title')}</h2>
        <p>{t('pause.text', { until: day(pause.until), price })}</p>
        {pause.can_use ? <p className="muted">{t('pause.useText')}</p> : null}
      </div>
      <div className={styles.actions}>
        {pause.can_use ? (
          <Button look="primary" busy={busy} onClick={() => void run(use)}>
            {t('pause.use', { price })}
          </Button>
        ) : null}
        <Button onClick={() => setAsking(true)}>{t('current.cancel')}</Button>
      </div>
      <p className="bad text-13" role="alert">
        {notice}
      </p>
      {asking ? (
        <Suspense>
          <CancelDialog until={null} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
