import type { Half, IntervalCounts } from '@touchline/football'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../card.tsx'
import { dashed } from './head-to-head.model.ts'
import styles from './interval-chart.module.css'

interface IntervalChartProps {
  counts: IntervalCounts
  /** What is drawn: goals or corners by 15 minutes, or goals by half where only the half-time score is known. */
  subject: 'goals' | 'corners' | 'halves'
  team: string
  opponent: string
  /** Matches in the list. */
  listed: number
  /** Parts of the other half stand back. */
  half: Half
  level?: 2 | 3 | undefined
}

/** When goals or corners came, by part of the match: the team's upwards, its opponent's downwards. */
export function IntervalChart({ counts, subject, team, opponent, listed, half, level = 3 }: IntervalChartProps) {
  const { t } = useTranslation('history')
  const none = counts.intervals.every((part) => part.team + part.opponent === 0)
  const most = Math.max(1, ...counts.intervals.flatMap((part) => [part.team, part.opponent]))
  const labels = counts.intervals.map(({ label }) =>
    subject === 'halves' ? t(label === '1' ? 'halves.1' : 'halves.2') : dashed(label),
  )
  const parts = counts.intervals.length
  const share = (count: number) => ({ '--share': count / most }) as CSSProperties
  return (
    <Card title={t(`chart.${subject}`)} note={none ? undefined : t('chart.key', { team, opponent })} level={level}>
      {none ? (
        <p className={styles.unknown}>{t(counts.matches === 0 ? 'chart.unknown' : 'chart.none')}</p>
      ) : (
        <div className={styles.content}>
          <ol className={styles.chart} style={{ gridTemplateColumns: `repeat(${parts}, 1fr)` }}>
            {counts.intervals.map((part, index) => (
              <li
                key={part.label}
                className={styles.part}
                data-back={(half === 1 && index >= parts / 2) || (half === 2 && index < parts / 2) || undefined}
              >
                <span className="visually-hidden">
                  {t(subject === 'halves' ? 'chart.inHalf' : 'chart.interval', {
                    label: labels[index] ?? part.label,
                    team,
                    opponent,
                    own: part.team,
                    other: part.opponent,
                  })}
                </span>
                <span className={styles.up} style={share(part.team)} aria-hidden="true">
                  <span className={styles.bar} />
                  <span className={styles.count}>{part.team}</span>
                </span>
                <span className={styles.down} style={share(part.opponent)} aria-hidden="true">
                  <span className={styles.bar} />
                  <span className={styles.count}>{part.opponent}</span>
                </span>
                <span className={styles.label} aria-hidden="true">
                  {labels[index]}
                </span>
              </li>
            ))}
          </ol>
          {counts.matches < listed ? (
            <p className={styles.partly}>
              {t(subject === 'halves' ? 'chart.partlyHalves' : 'chart.partly', {
                known: counts.matches,
                count: listed,
              })}
            </p>
          ) : null}
        </div>
      )}
    </Card>
  )
}
