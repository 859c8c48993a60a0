import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'

/** Says in the operator's language why a call failed. */
export function useFailure(): (error: unknown) => string {
  const { t } = useTranslation('console')
  return (error) => {
    if (!(error instanceof ApiError)) return t('failed.other')
    if (error.status === 0) return t('failed.offline')
    if (error.code === 'conflict') return t('failed.conflict')
    if (error.status === 429) return t('failed.tooMany')
    return t(error.code === 'forbidden' ? 'failed.forbidden' : 'failed.other')
  }
}
