import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'

/** Says in the viewer's language why a call failed. */
export function useFailure(): (error: unknown) => string {
  const { t } = useTranslation('settings')
  return (error) => {
    const status = error instanceof ApiError ? error.status : null
    return t(status === 0 ? 'own.offline' : status === 429 ? 'own.tooMany' : 'own.failed')
  }
}
