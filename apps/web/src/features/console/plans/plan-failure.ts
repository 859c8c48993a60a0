import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useAuditWords } from '../audit/audit-words.ts'
import { useFailure } from '../use-failure.ts'
import { plansRoomQuery, type Room } from './plans-queries.ts'

/** Says why the plans could not be changed; where another operator was faster, who did what. */
export function usePlanFailure(): (error: unknown) => Promise<string> {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const failure = useFailure()
  const { changes } = useAuditWords()
  return async (error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return failure(error)
    const seen = queries.getQueryData<Room>(plansRoomQuery().queryKey)?.version
    const { version, last_change: change } = await queries.fetchQuery(plansRoomQuery())
    if (change === null || version === seen) return failure(error)
    return t('plans.changedMeanwhile', { who: change.actor, what: changes(change) })
  }
}
