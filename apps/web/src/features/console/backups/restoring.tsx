import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Note } from '../settings/setting-field.tsx'
import { LATE_MS } from '../settings/use-restart.ts'
import { Bar } from '../tasks/task-list.tsx'

const AGAIN_MS = 1_000
const MISSED_MS = 30_000
/** Answered while the database is replaced; afterwards the site has no such page. */
const PROGRESS = '/restore-progress'
const STAGES = ['point', 'read', 'restored'] as const

interface Progress {
  stage: (typeof STAGES)[number]
  done: number
  of: number
}

/** Null once the site answers again. */
async function readProgress(): Promise<Progress | null> {
  const answer = await fetch(PROGRESS, { headers: { accept: 'application/json' } })
  if (answer.headers.get('content-type')?.startsWith('application/json')) return (await answer.json()) as Progress
  return null
}

/** How far a restore is, from its beginning to the login after it. */
export function Restoring() {
  const { t } = useTranslation('console')
  const { session } = useApp()
  const started = useRef(Date.now())
  const seen = useRef(false)
  const { data, isSuccess, isError, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['console', 'restoring'],
    queryFn: readProgress,
    retry: false,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  })
  // A restore ends all sessions, and any call of this page may be the first to notice.
  useEffect(() => session.expectEnd(), [session])
  // The server that reports the progress takes a moment to start, so that the first answers may be those of the old one.
  if (data || isError) seen.current = true
  // A short restore may begin and end between two looks.
  const isOver = isSuccess && data === null && (seen.current || dataUpdatedAt - started.current > MISSED_MS)
  const isLate = errorUpdatedAt - (dataUpdatedAt || started.current) > LATE_MS
  return (
    <Card title={t('backups.restoring')}>
      <div className="stack gap-12" role="status">
        {isOver ? (
          <>
            <p>{t('backups.over')}</p>
            <a href="/console/backups" className={buttonClass({ look: 'primary' })}>
              {t('backups.goOn')}
            </a>
          </>
        ) : (
          <>
            <p>{t(`backups.stage.${data?.stage ?? 'point'}`)}</p>
            <Bar done={data?.done ?? 0} of={data?.of ?? 0} label={t('backups.restoring')} />
            {isLate ? (
              <div className="row wrap gap-10">
                <Note kind="warning">{t('backups.late')}</Note>
                <Button size="small" onClick={() => location.assign('/console/backups')}>
                  {t('backups.look')}
                </Button>
              </div>
            ) : (
              <p className="muted text-13">{t('backups.restoringText')}</p>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
