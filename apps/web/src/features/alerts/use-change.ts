import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'

/** Makes a change, and says it where that fails. @returns whether it is stored */
export function useChange() {
  const { t } = useTranslation()
  const { t: own } = useTranslation('alert-settings')
  return async (change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change()
      return true
    } catch (error) {
      const isFull = error instanceof ApiError && error.status === 409
      say({ text: isFull ? own('full') : t('error.load'), failed: true })
      return false
    }
  }
}
