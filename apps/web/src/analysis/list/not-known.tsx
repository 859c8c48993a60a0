import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './not-known.module.css'

/** Shown in place of sums without any match. */
export function NotKnown({ what }: { what: string }) {
  const { t } = useTranslation('history')
  return <p className={styles.notKnown}>{t('notKnown', { what })}</p>
}
