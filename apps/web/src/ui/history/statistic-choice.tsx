import { STATISTICS, type Statistic } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../fields.tsx'
import styles from './statistic-choice.module.css'

interface StatisticChoiceProps {
  value: Statistic
  onChange(statistic: Statistic): void
}

/** Which of the 21 statistics a list counts. */
export function StatisticChoice({ value, onChange }: StatisticChoiceProps) {
  const { t } = useTranslation('history')
  return (
    <div className={styles.choice}>
      <Select
        label={t('choosecategory')}
        options={STATISTICS.map((statistic) => ({ value: statistic, label: t(`statistic.${statistic}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
