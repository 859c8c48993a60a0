import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { sourceName } from '../source-names.ts'
import { useChange } from '../use-change.ts'
import { jobsQuery, runJob } from './jobs-queries.ts'

/** Has every job of a source run at once. */
export function ReadSource({ source }: { source: string }) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const { busy, change } = useChange(jobsQuery().queryKey)
  const read = () =>
    change(async () => {
      const { jobs } = await queries.fetchQuery(jobsQuery())
      for (const job of jobs) if (job.source === source) await runJob(job.name)
    }, t('jobs.asked'))
  return (
    <Button
      size="small"
      busy={busy}
      aria-label={`${t('health.go.source')}: ${sourceName(source)}`}
      onClick={() => void read()}
    >
      {t('health.go.source')}
    </Button>
  )
}
