import { IconInfoCircle, IconTools } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './soon-panel.module.css'

interface SoonPanelProps {
  /** What is not built yet. */
  what: string
  /** What will stand here. */
  text: string
  onBack?: () => void
}

/** Stands in the place of a view that is still to be built, and says so. */
export function SoonPanel({ what, text, onBack }: SoonPanelProps) {
  const { t } = useTranslation('match')
  return (
    <section className={styles.soon}>
      <span className={styles.icon}>
        <IconTools size={22} stroke={1.7} aria-hidden="true" />
      </span>
      <h2 className={styles.title}>{t('soon.title', { what })}</h2>
      <p className={styles.text}>{text}</p>
      {onBack ? (
        <Button size="small" onClick={onBack}>
          {t('soon.back')}
        </Button>
      ) : null}
    </section>
  )
}

/** Without full-time prices there is nothing to be similar to. */
export function SimilarImpossible() {
  const { t } = useTranslation('match')
  return (
    <p className={styles.info} role="status">
      <IconInfoCircle size={19} stroke={1.8} aria-hidden="true" />
      {t('impossibleSM')}
    </p>
  )
}
