import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { type ChanceLine, type ChanceLines, endsOf } from './rounds.model.ts'
import styles from './rounds.module.css'
import { useChance } from './use-chance.ts'

const MARKS = [100, 75, 50, 25, 0]
/** This many labels of rounds fit a phone. */
const MAX_TICKS = 8

interface RoundsPlotProps extends ChanceLines {
  /** The lines with a colour; the others are faint. */
  drawn: readonly ChanceLine[]
}

/** Chances from below to above, rounds to the right. */
export function RoundsPlot({ rounds, lines, drawn }: RoundsPlotProps) {
  const { t } = useTranslation('league')
  const chance = useChance()
  const steps = Math.max(1, rounds.length - 1)
  const x = (at: number) => (at / steps) * 100
  const path = ({ shares }: ChanceLine) =>
    shares
      .flatMap((share, at) => (share === null ? [] : `${x(at).toFixed(2)},${(100 - share * 100).toFixed(2)}`))
      .join(' ')
  const words = drawn.map((line) => {
    const { least, most, last } = endsOf(line)
    return t('simulation.rounds.line', {
      team: line.name,
      last: chance(last),
      least: chance(least),
      most: chance(most),
    })
  })
  const every = Math.ceil(rounds.length / MAX_TICKS)
  const isDrawn = new Set(drawn.map(({ id }) => id))
  return (
    <div className={styles.plot}>
      <svg
        className={styles.lines}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={[t('simulation.rounds.chart', { count: rounds.length }), ...words].join(' ')}
      >
        {MARKS.map((mark) => (
          <line key={mark} x1="0" x2="100" y1={100 - mark} y2={100 - mark} className={styles.grid} />
        ))}
        {lines
          .filter(({ id }) => !isDrawn.has(id))
          .map((line) => (
            <polyline key={line.id} points={path(line)} className={styles.faint} />
          ))}
        {drawn.map((line, at) => (
          <polyline key={line.id} points={path(line)} className={styles.path} data-line={at} />
        ))}
      </svg>
      {drawn.map((line, at) => (
        <span
          key={line.id}
          className={styles.end}
          data-line={at}
          style={{
            left: `${x(line.shares.findLastIndex((share) => share !== null))}%`,
            top: `${100 - endsOf(line).last * 100}%`,
          }}
          aria-hidden="true"
        />
      ))}
      <p className={styles.marks} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark} style={{ top: `${100 - mark}%` }}>
            {chance(mark / 100)}
          </span>
        ))}
      </p>
      <p className={styles.ticks} aria-hidden="true">
        {rounds.map((round, at) =>
          round === null || (at % every === 0 && rounds.length - 1 - at >= every / 2) || at === rounds.length - 1 ? (
            <span key={round ?? 'now'} style={{ left: `${x(at)}%` }}>
              {round ?? t('simulation.now')}
            </span>
          ) : null,
        )}
      </p>
    </div>
  )
}
