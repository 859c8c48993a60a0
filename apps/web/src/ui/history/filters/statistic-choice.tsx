import { STATISTICS, type Statistic } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select } from '../../controls/fields.tsx'
import styles from './statistic-choice.module.css'

interface StatisticChoiceProps {
  value: Statistic
  /** Those with figures in the matches that are looked at, offered first; null until that is clear. */
  known: readonly Statistic[] | null
  onChange(statistic: Statistic): void
}

/** Which of the 21 statistics a list counts. */
export function StatisticChoice({ value, known, onChange }: StatisticChoiceProps) {
  const { t } = useTranslation('history')
  const option = (statistic: Statistic) => ({ value: statistic, label: t(`statistic.${statistic}`) })
  const unknown = STATISTICS.filter((statistic) => known?.includes(statistic) === false)
  const options =
    known === null || unknown.length === 0
      ? STATISTICS.map(option)
      : [
          ...known.map((statistic) => ({ ...option(statistic), group: t('known') })),
          ...unknown.map((statistic) => ({ ...option(statistic), group: t('unknown') })),
        ]
  return (
    <div className={styles.choice}>
      <Select label={t('choosecategory')} options={options} value={value} onChange={onChange} />
    </div>
  )
}
