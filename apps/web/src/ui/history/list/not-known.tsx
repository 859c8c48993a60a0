import { useTranslation } from '../../../app/i18n/use-translation.ts'
import styles from './not-known.module.css'

/** Stands in the place of sums that rest on no match at all. */
export function NotKnown({ what }: { what: string }) {
  const { t } = useTranslation('history')
  return <p className={styles.notKnown}>{t('notKnown', { what })}</p>
}
