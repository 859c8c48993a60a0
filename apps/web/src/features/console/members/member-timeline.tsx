import { now as clockNow } from '../../../app/clock.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useDay } from './member-words.tsx'
import styles from './members.module.css'
import type { MemberDetails } from './members-queries.ts'

interface Span {
  id: number
  kind: 'paid' | 'granted'
  from: number
  to: number
}

type Subscriptions = MemberDetails['subscriptions']

/** Times of access, paid or granted; a grant begins where the access before it ends. */
function spansOf(subscriptions: Subscriptions): Span[] {
  const spans: Span[] = []
  for (const { id, provider, started_at, paid_through, closed_at } of subscriptions.toReversed()) {
    if (started_at === null || paid_through === null) continue
    const to = Math.min(Date.parse(paid_through), Date.parse(closed_at ?? paid_through))
    const before = spans.filter((span) => span.to < to && span.to > Date.parse(started_at)).map((span) => span.to)
    const from = provider === 'grant' ? Math.max(Date.parse(started_at), ...before) : Date.parse(started_at)
    if (to > from) spans.push({ id, kind: provider === 'grant' ? 'granted' : 'paid', from, to })
  }
  return spans
}

/** Paid, granted and open time on one line, with today in it. */
export function MemberTimeline({ subscriptions, joinedAt }: { subscriptions: Subscriptions; joinedAt: string }) {
  const { t } = useTranslation('console')
  const day = useDay()
  const spans = spansOf(subscriptions)
  const now = clockNow()
  const start = Math.min(Date.parse(joinedAt), ...spans.map(({ from }) => from))
  const end = Math.max(now, ...spans.map(({ to }) => to))
  const place = (at: number) => `${((at - start) / Math.max(1, end - start)) * 100}%`
  const iso = (at: number) => new Date(at).toISOString()
  const words = spans.map(({ kind, from, to }) => t(`members.span.${kind}`, { from: day(iso(from)), to: day(iso(to)) }))
  return (
    <Card
      title={t('members.subscription')}
      note={t('members.today', { day: day(iso(now)) })}
      actions={
        <span className="row gap-12 muted text-12">
          <span className={styles.legend} data-kind="paid">
            {t('members.legend.paid')}
          </span>
          <span className={styles.legend} data-kind="granted">
            {t('members.legend.granted')}
          </span>
        </span>
      }
    >
      <div className={styles.line} role="img" aria-label={words.join('; ')}>
        {spans.map(({ id, kind, from, to }, at) => (
          <span
            key={id}
            className={styles.span}
            data-kind={kind}
            title={words[at]}
            style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }}
          />
        ))}
        <span className={styles.today} style={{ left: place(now) }} />
      </div>
      <p className="row between muted text-12 tabular">
        <span>{day(iso(start))}</span>
        <span>{day(iso(end))}</span>
      </p>
    </Card>
  )
}
