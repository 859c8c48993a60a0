import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { TeamLine } from './positions.model.ts'
import styles from './positions-chart.module.css'

const WIDTH = 320
const HEIGHT = 200
const LEFT = 22
const RIGHT = 10
const TOP = 10
const BOTTOM = 20

interface PositionLinesProps {
  lines: readonly TeamLine[]
  /** Places of the table. */
  teams: number
}

/** The lines themselves: rounds to the right, the first place above. */
export function PositionLines({ lines, teams }: PositionLinesProps) {
  const { t } = useTranslation('league')
  const rounds = Math.max(...lines.map(({ positions }) => positions.length))
  const x = (round: number) => LEFT + ((round - 1) / Math.max(1, rounds - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (place: number) => TOP + ((place - 1) / Math.max(1, teams - 1)) * (HEIGHT - TOP - BOTTOM)
  const words = lines.map(({ name, positions }) =>
    t('positions.line', {
      team: name,
      last: positions.at(-1),
      best: Math.min(...positions),
      worst: Math.max(...positions),
    }),
  )
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={[t('positions.chart', { count: rounds }), ...words].join(' ')}
    >
      {ticks(teams).map((place) => (
        <g key={place}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(place)} y2={y(place)} className={styles.grid} />
          <text x={LEFT - 7} y={y(place) + 3.5} textAnchor="end" className={styles.label}>
            {place}
          </text>
        </g>
      ))}
      {ticks(rounds).map((round) => (
        <text key={round} x={x(round)} y={HEIGHT - 4} textAnchor="middle" className={styles.label}>
          {round}
        </text>
      ))}
      {lines.map(({ id, positions }, at) => (
        <g key={id} className={styles.line} data-line={at}>
          <title>{words[at]}</title>
          <polyline
            points={positions.map((place, round) => `${x(round + 1).toFixed(1)},${y(place).toFixed(1)}`).join(' ')}
            className={styles.path}
          />
          <circle cx={x(positions.length)} cy={y(positions.at(-1) ?? 1)} r="3.5" className={styles.end} />
        </g>
      ))}
    </svg>
  )
}

/** Four or five marks from 1 to the last, whole numbers. */
function ticks(last: number): number[] {
  const step = Math.max(1, Math.round(last / 4))
  const marks = [1]
  for (let at = step; at <= last - step / 2; at += step) if (at > 1) marks.push(at)
  return last > 1 ? [...marks, last] : marks
}
