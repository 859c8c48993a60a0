import { STATISTICS, type Statistic } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select } from '../../controls/fields.tsx'
import styles from './statistic-choice.module.css'

interface StatisticChoiceProps {
  value: Statistic
  /** Those with figures in the matches that are looked at, which alone are offered; null until that is clear. */
  known: readonly Statistic[] | null
  onChange(statistic: Statistic): void
}

/** Which of the statistics a list counts. */
export function StatisticChoice({ value, known, onChange }: StatisticChoiceProps) {
  const { t } = useTranslation('history')
  const offered = known === null ? STATISTICS : STATISTICS.filter((one) => one === value || known.includes(one))
  const options = offered.map((statistic) => ({ value: statistic, label: t(`statistic.${statistic}`) }))
  return (
    <div className={styles.choice}>
      <Select label={t('choosecategory')} options={options} value={value} onChange={onChange} />
    </div>
  )
}
