import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { callQuery } from '../../../app/queries.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import { jobsQuery } from '../jobs/jobs-queries.ts'
import { JobsTable } from '../jobs/jobs-table.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import styles from './home.module.css'
import { Incidents } from './incidents.tsx'
import { Matters } from './matters.tsx'

const AGAIN_MS = 30_000

export const healthQuery = () => ({ ...callQuery('GET /console/health', {}), refetchInterval: AGAIN_MS })

/** Today's matters, and the state of the site. */
export function HomePage({ may }: RoomProps) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const asked = useQuery(healthQuery())
  const { data } = asked
  if (!data) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={8} height={56} />
      </Waiting>
    )
  }
  return (
    <>
      <RoomHead title={t('room.home')} text={t('health.text', { time: when(data.checked_at) })}>
        <Button busy={asked.isFetching} onClick={() => void asked.refetch()}>
          <IconRefresh size={16} aria-hidden="true" />
          {t('health.check')}
        </Button>
      </RoomHead>
      <Matters health={data} may={may} />
      <Figures figures={data.figures} />
      <div className={styles.columns}>
        {may('data.read') ? <LatestJobs may={may} /> : null}
        <Incidents mayWrite={may('texts.change')} />
      </div>
    </>
  )
}

function Figures({
  figures,
}: {
  figures: { paying: number | null; accounts: number; today: number; today_known: number }
}) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  const shown = [
    ...(figures.paying === null ? [] : [{ name: 'paying' as const, value: whole(figures.paying) }]),
    { name: 'accounts' as const, value: whole(figures.accounts) },
    {
      name: 'today' as const,
      value: t('health.figures.todayOf', { known: whole(figures.today_known), count: whole(figures.today) }),
    },
  ]
  return (
    <dl className={styles.figures}>
      {shown.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt className="muted text-13">{t(`health.figures.${name}`)}</dt>
          <dd className="text-20 bold tabular">{value}</dd>
          <dd className="dim text-12">{t(`health.figures.${name}How`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const SHOWN = 8
const ORDER = { failing: 0, late: 1, running: 2, well: 3 }

/** Those that need a look, then those that ran last. */
function LatestJobs({ may }: Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  const asked = useQuery(jobsQuery())
  const { data } = asked
  const wrong = data?.jobs.filter(({ state }) => state === 'failing' || state === 'late').length ?? 0
  const jobs = data?.jobs.toSorted(
    (one, other) => ORDER[one.state] - ORDER[other.state] || (other.last_at ?? '').localeCompare(one.last_at ?? ''),
  )
  return (
    <Card
      title={t('health.jobs')}
      note={data && t('health.lateJobs', { count: wrong })}
      actions={
        <Link to="/console/$" params={{ _splat: 'data' }} search={{ tab: 'jobs' }} className="link text-13">
          {t('health.allJobs')}
        </Link>
      }
      flush
    >
      {data && jobs ? (
        <JobsTable jobs={jobs.slice(0, SHOWN)} now={data.now} mayRun={may('data.change')} />
      ) : (
        <Waiting on={asked} bare>
          <Skeleton lines={5} height={40} />
        </Waiting>
      )}
    </Card>
  )
}
