import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import { ReadSource } from '../jobs/read-source.tsx'
import { sourceName } from '../source-names.ts'
import styles from './data.module.css'
import { type Source, sourcesQuery } from './data-queries.ts'

const ICONS = {
  ok: [IconCircleCheck, 'good'],
  late: [IconClockExclamation, 'warning'],
  down: [IconAlertTriangle, 'bad'],
} as const
/** Per cent of a quota below which it may run out. */
const LOW = 10

/** Each source with its last reading, the rest of its quota, and a button. */
export function Sources({ mayRead }: { mayRead: boolean }) {
  const { t } = useTranslation('console')
  const asked = useQuery(sourcesQuery())
  const { data } = asked
  return (
    <Card title={t('data.sources')} note={t('data.sourcesNote')} flush>
      {data === undefined ? (
        <Waiting on={asked} bare>
          <Skeleton lines={4} height={48} />
        </Waiting>
      ) : data.sources.length === 0 ? (
        <EmptyState title={t('data.noSources')} />
      ) : (
        <ul>
          {data.sources.map((source) => (
            <SourceRow key={source.source} source={source} now={data.now} mayRead={mayRead} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SourceRow({ source, now, mayRead }: { source: Source; now: string; mayRead: boolean }) {
  const { t } = useTranslation('console')
  const { short, span } = useConsoleWords()
  const { whole } = useNumbers()
  const { state, read_at, lag_seconds, usual_seconds, problems, matches, error } = source
  const [Icon, colour] = state === null ? [IconCircleDashed, 'dim'] : ICONS[state]
  const isOwn = source.source === 'operator'
  return (
    <li className={styles.source}>
      <div className="row gap-8 shrink">
        <Icon size={18} className={`${colour} rigid`} aria-hidden="true" />
        <div className="stack shrink break-anywhere">
          <b>{isOwn ? t('data.operator') : sourceName(source.source)}</b>
          <span className="dim text-12">
            {t('data.matches')}: {whole(matches)}
          </span>
        </div>
      </div>
      <div className={styles.fact}>
        <span className={styles.label}>{t('data.read')}</span>
        <span className="tabular">{read_at === null ? t('data.imported') : short(read_at, now)}</span>
      </div>
      <div className={styles.fact}>
        <span className={styles.label}>{t('data.lag')}</span>
        {lag_seconds === null ? (
          <span className="dim">–</span>
        ) : (
          <>
            <b className={state === 'ok' ? undefined : colour}>{span(lag_seconds)}</b>
            {usual_seconds === null ? null : (
              <span className="dim text-12">{t('data.usual', { usual: span(usual_seconds) })}</span>
            )}
          </>
        )}
      </div>
      <div className={styles.fact}>
        <span className={styles.label}>{t('data.quota')}</span>
        <Quota source={source} />
      </div>
      <div className={styles.fact}>
        <span className={styles.label}>{t('data.problemsDay')}</span>
        {error === null && problems.length === 0 ? <span className="dim">{t('data.none')}</span> : null}
        {problems.map(({ kind, count }) => (
          <span key={kind} className="text-13">
            {whole(count)} × {kind}
          </span>
        ))}
        {error === null ? null : <span className="bad text-12 break-anywhere">{error}</span>}
      </div>
      <div className="text-right">{mayRead && state !== null ? <ReadSource source={source.source} /> : null}</div>
    </li>
  )
}

function Quota({ source: { quota, calls_today } }: { source: Source }) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  if (quota === null || quota.left === null)
    return (
      <span className="dim text-13">
        {calls_today === null ? t('data.noQuota') : t('data.callsToday', { count: whole(calls_today) })}
      </span>
    )
  const { left, of, per } = quota
  const period = per === 'day' ? t('data.perDay') : per === 'month' ? t('data.perMonth') : per && t('data.per', { per })
  const share = of === null ? null : Math.min(100, (100 * left) / of)
  const words =
    of === null ? t('data.quotaLeft', { left: whole(left) }) : t('data.quotaOf', { left: whole(left), of: whole(of) })
  return (
    <>
      {share === null ? null : (
        <span className={styles.meter} data-low={share < LOW || undefined} aria-hidden="true">
          <span style={{ width: `${share}%` }} />
        </span>
      )}
      <span className={share !== null && share < LOW ? 'warning text-13' : 'text-13'}>
        {words} {period}
      </span>
    </>
  )
}
