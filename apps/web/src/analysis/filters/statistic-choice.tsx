import { STATISTICS, type Statistic } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../../ui/controls/fields.tsx'
import styles from './statistic-choice.module.css'

interface StatisticChoiceProps {
  value: Statistic
  /** Statistics with figures in the viewed matches, the only ones offered; null until they are known. */
  known: readonly Statistic[] | null
  onChange(statistic: Statistic): void
}

/** The choice of the counted statistic. */
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
