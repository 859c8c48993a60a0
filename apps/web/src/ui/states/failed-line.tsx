import { tellsHidden } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import styles from './failed-line.module.css'

interface FailedLineProps {
  /** Null for nothing: what would tell a hidden score is not missing. */
  error: unknown
  text: string
  /** The retry is under way. */
  busy: boolean
  onRetry(): void
}

/** One line above the shown content: the part that could not be loaded, with a retry. */
export function FailedLine({ error, text, busy, onRetry }: FailedLineProps) {
  const { t } = useTranslation()
  if (error === null || tellsHidden(error)) return null
  return (
    <div className={styles.line} role="alert">
      {text}
      <Button size="small" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
