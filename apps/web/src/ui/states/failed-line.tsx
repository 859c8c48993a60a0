import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import styles from './failed-line.module.css'

interface FailedLineProps {
  text: string
  /** The retry is under way. */
  busy: boolean
  onRetry(): void
}

/** One line above the shown content: the part that could not be loaded, with a retry. */
export function FailedLine({ text, busy, onRetry }: FailedLineProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.line} role="alert">
      {text}
      <Button size="small" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
