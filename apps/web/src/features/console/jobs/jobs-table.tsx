import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconLoader,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useConsoleWords } from '../console-words.ts'
import { useChange } from '../use-change.ts'
import { type Job, jobsQuery, runJob } from './jobs-queries.ts'

const ICONS = {
  well: [IconCircleCheck, 'good'],
  running: [IconLoader, 'accent'],
  failing: [IconAlertTriangle, 'bad'],
  late: [IconClockExclamation, 'warning'],
} as const

interface JobsTableProps {
  jobs: readonly Job[]
  /** The server's time. */
  now: string
  mayRun: boolean
}

/** Jobs with their last and next turn, and a button. */
export function JobsTable({ jobs, now, mayRun }: JobsTableProps) {
  const { t } = useTranslation('console')
  const { short, span, seconds } = useConsoleWords()
  const until = (at: string) => (Date.parse(at) - Date.parse(now)) / 1000
  const columns: Column<Job>[] = [
    {
      name: t('jobs.name'),
      rowHead: true,
      cell: ({ name, state, failures, error, every_seconds }) => {
        const [Icon, colour] = ICONS[state]
        return (
          <div className="row gap-8">
            <span title={t(`jobs.${state}`)} className={colour}>
              <Icon size={17} aria-hidden="true" className="block" />
              <span className="visually-hidden">{t(`jobs.${state}`)}</span>
            </span>
            <div className="stack shrink break-anywhere">
              <b>{name}</b>
              <span className="muted text-12">
                {failures > 0
                  ? t('jobs.failures', { count: failures, error: error ?? '' })
                  : t('jobs.every', { time: every_seconds < 60 ? `${every_seconds} s` : span(every_seconds) })}
              </span>
            </div>
          </div>
        )
      },
    },
    {
      name: t('jobs.last'),
      align: 'right',
      className: 'nowrap tabular',
      cell: ({ last_at }) => (last_at === null ? t('jobs.never') : short(last_at, now)),
    },
    {
      name: t('jobs.took'),
      align: 'right',
      wide: true,
      className: 'nowrap tabular muted',
      cell: ({ took_ms }) => (took_ms === null ? '' : seconds(took_ms)),
    },
    {
      name: t('jobs.next'),
      align: 'right',
      wide: true,
      className: 'nowrap tabular muted',
      cell: ({ next_at, requested, state }) => {
        if (requested) return t('jobs.requested')
        if (state === 'running' || next_at === null) return ''
        return until(next_at) < 60 ? t('jobs.due') : t('jobs.in', { time: span(until(next_at)) })
      },
    },
    ...(mayRun
      ? [{ name: '', key: 'run', align: 'right' as const, cell: ({ name }: Job) => <RunJob name={name} /> }]
      : []),
  ]
  if (jobs.length === 0) return <EmptyState title={t('jobs.empty')} />
  return <DataTable caption={t('health.jobs')} columns={columns} rows={jobs} keyOf={({ name }) => name} />
}

function RunJob({ name }: { name: string }) {
  const { t } = useTranslation('console')
  const { busy, change } = useChange(jobsQuery().queryKey)
  const start = () => change(() => runJob(name), t('jobs.asked'))
  return (
    <Button
      size="small"
      icon
      look="quiet"
      busy={busy}
      aria-label={t('jobs.runOf', { name })}
      title={t('jobs.run')}
      onClick={() => void start()}
    >
      <IconPlayerPlay size={16} aria-hidden="true" />
    </Button>
  )
}
