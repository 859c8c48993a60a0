import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useAuditWords } from '../audit/audit-words.ts'
import type { AuditEntry } from '../console-queries.ts'
import { useFailure } from '../use-failure.ts'

/** A setting of any value as the console shows it. */
interface HeldVersion {
  version: number
  last_change: AuditEntry | null
}

interface Reading<Data> {
  query(): { queryKey: QueryKey; queryFn?: unknown }
  held(data: Data): HeldVersion
  /** Setting that the form shows. */
  shown: HeldVersion
}

/**
 * Saves a setting that other operators may change too. It sends the version that the form shows, not a newer one read since: if another
 * operator was faster, the form shows that change, keeps the typed text, and overwrites only when saved again.
 */
export function useSettingSave<Data>({ query, held, shown }: Reading<Data>) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const { changes } = useAuditWords()
  const [seen, setSeen] = useState(shown.version)
  const { busy, notice, setNotice, run } = useAction(useFailure())

  const save = (send: (version: number) => Promise<{ version: number }>, done: string) =>
    run(async () => {
      try {
        const { version } = await send(seen)
        setSeen(version)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        const newest = held((await queries.fetchQuery({ ...query(), staleTime: 0 } as never)) as Data)
        const change = newest.last_change
        if (change === null || newest.version === seen) throw error
        setSeen(newest.version)
        return t('setting.changedMeanwhile', { who: change.actor, what: changes(change) })
      }
      say({ text: done })
      await queries.invalidateQueries({ queryKey: query().queryKey })
      await queries.invalidateQueries({ queryKey: ['GET /site'] })
      return ''
    })
  return { busy, notice, setNotice, save }
}
