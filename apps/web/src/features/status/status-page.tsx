import { IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatTime } from '@touchline/football'
import type { CallAnswer } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import reading from '../../ui/layout/reading-page.module.css'
import { useZone } from '../../ui/match/use-zone.ts'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import styles from './status.module.css'
import { statusQuery } from './status-queries.ts'

type Status = CallAnswer<'GET /status'>
type Part = Status['parts'][number]

const ICONS = { ok: IconCircleCheck, late: IconClockExclamation, down: IconAlertTriangle }
const COLOURS = { ok: 'good', late: 'warning', down: 'bad' }

/** How the site is doing, for everybody. */
export function StatusPage() {
  const { t } = useTranslation('status')
  const { data, error, isFetching, refetch } = useQuery(statusQuery())
  return (
    <article className={reading.page}>
      <div className="stack gap-16">
        <h1>{t('title')}</h1>
        <p className="muted">{t('lead')}</p>
        {data ? (
          <>
            <Overall status={data} />
            <Parts parts={data.parts} />
            <Incidents incidents={data.incidents} />
          </>
        ) : error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={7} height={48} />
        )}
      </div>
    </article>
  )
}

function Overall({ status: { state, checked_at } }: { status: Status }) {
  const { t } = useTranslation('status')
  const Icon = ICONS[state]
  return (
    <div className={styles.overall} data-state={state}>
      <Icon size={22} aria-hidden="true" className="rigid" />
      <b className="grow">{t(`overall.${state}`)}</b>
      <span className="text-12 nowrap">{t('checked', { time: formatTime(checked_at, 'UTC') })}</span>
    </div>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('status')
  return (
    <ul className={styles.parts}>
      {parts.map(({ part, state, lag_seconds, usual_seconds }) => {
        const Icon = ICONS[state]
        return (
          <li key={part} className={styles.part}>
            <b>{t(`part.${part}`)}</b>
            <span className="muted text-13">
              <Age lag={lag_seconds} usual={usual_seconds} />
            </span>
            <span className={`inline-row gap-6 semibold text-13 ${COLOURS[state]}`}>
              <Icon size={17} aria-hidden="true" />
              {t(`state.${state}`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** How old the data is, compared with the usual age. */
function Age({ lag, usual }: { lag: number | null; usual: number | null }) {
  const { t } = useTranslation('status')
  const span = useSpan()
  if (lag === null) return null
  const age = t('lag', { lag: span(lag) })
  return usual === null ? age : `${age}, ${t('usual', { usual: span(usual) })}`
}

function useSpan() {
  const { t } = useTranslation('status')
  return (seconds: number) => {
    if (seconds < 120) return t('seconds', { count: seconds })
    if (seconds < 7200) return t('minutes', { count: Math.round(seconds / 60) })
    if (seconds < 172_800) return t('hours', { count: Math.round(seconds / 3600) })
    return t('days', { count: Math.round(seconds / 86_400) })
  }
}

function Incidents({ incidents }: { incidents: Status['incidents'] }) {
  const { t } = useTranslation('status')
  const zone = useZone()
  const when = (at: string) => `${formatDate(at, zone, 'DD/MM/YYYY')} ${formatTime(at, zone)}`
  return (
    <section className="stack gap-12">
      <h2>{t('incidents')}</h2>
      {incidents.length === 0 ? <p className="muted">{t('none')}</p> : null}
      {incidents.map(({ id, title, text, started_at, resolved_at }) => (
        <article key={id} className={styles.incident} data-lasts={resolved_at === null || undefined}>
          <h3 className="bold">{title}</h3>
          <p className="dim text-12">
            {t('since', { time: when(started_at) })}
            {resolved_at === null ? null : ` · ${t('over', { time: when(resolved_at) })}`}
          </p>
          {text === '' ? null : <p className={styles.text}>{text}</p>}
        </article>
      ))}
    </section>
  )
}
