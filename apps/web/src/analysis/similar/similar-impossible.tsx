import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './similar-impossible.module.css'

/** Without full-time prices there is nothing to be similar to. */
export function SimilarImpossible() {
  const { t } = useTranslation('history')
  return (
    <p className={styles.info} role="status">
      <IconInfoCircle size={19} stroke={1.8} aria-hidden="true" />
      {t('impossibleSM')}
    </p>
  )
}
