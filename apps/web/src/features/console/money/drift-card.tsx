import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useAuditWords } from '../audit/audit-words.ts'
import { useFailure } from '../use-failure.ts'
import { differing } from './differing.ts'
import styles from './money.module.css'
import { type Comparison, type Money, moneyQuery, stageOf } from './money-queries.ts'
import { MemberLink } from './open-cards.tsx'

const PROVIDERS = { stripe: 'Stripe', paypal: 'PayPal', demo: 'Demo' } as const

/** Differences between the providers and us. */
export function DriftCard({ money, mayChange }: { money: Money; mayChange: boolean }) {
  const { t } = useTranslation('console')
  const { when } = useAuditWords()
  const queries = useQueryClient()
  const { busy, notice, run } = useAction(useFailure())
  const { comparison, drift, notices, now } = money
  const isUnderWay = comparison !== null && ['running', 'waits'].includes(stageOf(comparison, now))

  async function reconcile() {
    await callApi('POST /console/money/reconcile')
    say({ text: t('money.asked') })
    await queries.invalidateQueries({ queryKey: moneyQuery().queryKey })
    return null
  }

  return (
    <Card title={t('money.drift')} note={t('money.driftNote')} flush>
      <div className={styles.comparison}>
        <div className="stack gap-4" role="status">
          {comparison === null ? <p>{t('money.nothingToCompare')}</p> : <Stage comparison={comparison} now={now} />}
          {notices.waiting > 0 && notices.oldest !== null ? (
            <p className="bad">
              {t('money.notices', { waiting: notices.waiting, when: when(notices.oldest) })} {notices.error}
            </p>
          ) : null}
          <p className="bad text-13">{notice}</p>
        </div>
        {mayChange && comparison !== null ? (
          <Button busy={busy || isUnderWay} onClick={() => void run(reconcile)}>
            {t('money.reconcile')}
          </Button>
        ) : null}
      </div>
      {drift.length > 0 ? (
        <DriftTable drift={drift} />
      ) : comparison === null || comparison.finished_at === null ? null : (
        <p className={styles.quiet}>{t('money.noDrift')}</p>
      )}
    </Card>
  )
}

function Stage({ comparison, now }: { comparison: Comparison; now: string }) {
  const { t } = useTranslation('console')
  const { when } = useAuditWords()
  const { compared, of, differed, finished_at: finished, unreachable } = comparison
  const stage = stageOf(comparison, now)
  const silent = unreachable.map((one) => PROVIDERS[one]).join(', ')
  return (
    <>
      <p>
        {stage === 'running'
          ? t('money.running', { compared, of })
          : stage === 'finished'
            ? t('money.finished', { when: when(finished ?? now), compared, differed })
            : t(`money.${stage}`)}
      </p>
      {silent === '' ? null : <p className="bad">{t('money.unreachable', { providers: silent })}</p>}
    </>
  )
}

type Drift = Money['drift'][number]

function DriftTable({ drift }: { drift: readonly Drift[] }) {
  const { t } = useTranslation('console')
  const { when, changes } = useAuditWords()
  const columns: Column<Drift>[] = [
    {
      name: t('money.subscription'),
      rowHead: true,
      cell: ({ provider, provider_id: id, provider_url: url, member_id: member, kind, ...one }) => (
        <div className="stack gap-2 break-anywhere">
          <span className="semibold">{t(`money.kind.${kind}`)}</span>
          <span className="muted text-13">
            {PROVIDERS[provider]}{' '}
            {url === null ? (
              id
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer" className="link">
                {id}
              </a>
            )}
            {member === null ? null : (
              <>
                {' · '}
                <MemberLink id={member} name={`#${member}`} />
              </>
            )}
          </span>
          <span className="narrow-only muted text-13">
            {when(one.found_at)} · {changes(differing(one.ours, one.theirs))}
          </span>
        </div>
      ),
    },
    {
      name: t('money.difference'),
      wide: true,
      className: 'muted text-13',
      cell: ({ ours, theirs }) => changes(differing(ours, theirs)),
    },
    { name: t('audit.when'), wide: true, className: 'muted nowrap', cell: ({ found_at }) => when(found_at) },
    {
      name: t('money.state'),
      cell: ({ settled_at }) => (
        <span className={styles.tag} data-kind={settled_at === null ? 'open' : 'good'}>
          {t(settled_at === null ? 'money.open' : 'money.settled')}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('money.drift')}
      columns={columns}
      rows={drift}
      keyOf={({ provider, provider_id }) => `${provider} ${provider_id}`}
    />
  )
}
