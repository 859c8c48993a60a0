import type { Result } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './result-chip.module.css'

/** Result of one match as a letter in its colour; V, E, D in Portuguese. */
export function ResultChip({ result, title }: { result: Result; title?: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.result} data-result={result} title={title ?? t(`resultName.${result}`)}>
      <span aria-hidden="true">{t(`result.${result}`)}</span>
      <span className="visually-hidden">{t(`resultName.${result}`)}</span>
    </span>
  )
}
