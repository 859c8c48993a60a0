import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { Problem } from './form-rules.ts'

/** The errors of entries and of failed calls in the viewer's language. */
export function useWords() {
  const { t } = useTranslation('accounts')
  return {
    t,
    problem(problem: Problem | null | undefined): string | null {
      if (!problem) return null
      return problem === 'required' || problem === 'country' ? t(`problem.${problem}`) : t(`message.${problem}`)
    },
    failure(error: unknown): string {
      const status = error instanceof ApiError ? error.status : null
      return t(status === 0 ? 'failed.offline' : status === 429 ? 'failed.tooMany' : 'failed.other')
    },
  }
}
