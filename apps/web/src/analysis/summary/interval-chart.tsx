import type { IntervalCounts } from '@touchline/football'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './interval-chart.module.css'

interface IntervalChartProps {
  counts: IntervalCounts
  /** Subject of the chart: goals or corners by 15 minutes, or goals by half where only the half-time score is known. */
  subject: 'goals' | 'corners' | 'halves'
  team: string
  opponent: string
  /** The selected half in words; empty for the whole match. */
  part?: string
  /** Matches in the list. */
  listed: number
  level?: 2 | 3 | undefined
}

/** When goals or corners came, by part of the match: the team's upwards, its opponent's downwards. */
export function IntervalChart({ counts, subject, team, opponent, part = '', listed, level = 3 }: IntervalChartProps) {
  const { t } = useTranslation('history')
  const none = counts.intervals.every((part) => part.team + part.opponent === 0)
  const most = Math.max(1, ...counts.intervals.flatMap((part) => [part.team, part.opponent]))
  const labels = counts.intervals.map(({ label }) =>
    subject === 'halves' ? t(label === '1' ? 'halves.1' : 'halves.2') : label.replace('-', '–'),
  )
  const parts = counts.intervals.length
  const key = none ? '' : t('chart.key', { team, opponent })
  const partly =
    counts.matches < listed
      ? t(subject === 'halves' ? 'chart.partlyHalves' : 'chart.partly', { known: counts.matches, count: listed })
      : null
  const share = (count: number) => ({ '--share': count / most }) as CSSProperties
  return (
    <Card title={t(`chart.${subject}`)} note={[key, part].filter(Boolean).join(' · ')} level={level}>
      {none ? (
        <p className={styles.unknown}>
          {counts.matches === 0 ? t('chart.unknown') : [t('chart.none'), partly].filter(Boolean).join(' ')}
        </p>
      ) : (
        <div className={styles.content}>
          <ol className={styles.chart} style={{ gridTemplateColumns: `repeat(${parts}, 1fr)` }}>
            {counts.intervals.map((interval, index) => (
              <li key={interval.label} className="stack items-centre">
                <span className="visually-hidden">
                  {t(subject === 'halves' ? 'chart.inHalf' : 'chart.interval', {
                    label: labels[index] ?? interval.label,
                    team,
                    opponent,
                    own: interval.team,
                    other: interval.opponent,
                  })}
                </span>
                <span className={styles.up} style={share(interval.team)} aria-hidden="true">
                  <span className={styles.bar} />
                  <span className={styles.count}>{interval.team}</span>
                </span>
                <span className={styles.down} style={share(interval.opponent)} aria-hidden="true">
                  <span className={styles.bar} />
                  <span className={styles.count}>{interval.opponent}</span>
                </span>
                <span className={styles.label} aria-hidden="true">
                  {labels[index]}
                </span>
              </li>
            ))}
          </ol>
          {partly === null ? null : <p className={styles.partly}>{partly}</p>}
        </div>
      )}
    </Card>
  )
}
