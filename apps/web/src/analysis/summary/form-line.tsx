import { formatDate, type Result } from '@touchline/football'
import { useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { ResultChip } from '../../ui/match/result-chip.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import { FORM_WINDOW, formLine } from './form-line.model.ts'
import styles from './form-line.module.css'

/** The strip shows this many of the newest results, one line on every screen; the line shows all. */
const STRIP = 10
/** A line needs something to look back on. */
const MIN_FOR_LINE = FORM_WINDOW + 1
const MAX_POINTS = 3
const HEIGHT = 48
const SCALE = [3, 2, 1, 0] as const

interface Played {
  result: Result
  id: number
  /** UTC instant. */
  kickoff: string
}

/** The form as a line over time, and the newest results one by one in the order of the table below. */
export function FormLine({ results }: { results: readonly Played[] }) {
  const { t } = useTranslation('history')
  const id = useId()
  const shown = results.slice(0, STRIP)
  const counts = { shown: shown.length, count: results.length }
  return (
    <div className={styles.form}>
      {results.length < MIN_FOR_LINE ? null : <Line results={results} />}
      <div className={styles.newest}>
        <p id={id} className="row gap-6 muted text-12">
          {t(shown.length < results.length ? 'strip' : 'stripAll', counts)}
        </p>
        <ol className="flex gap-4" aria-labelledby={id}>
          {shown.map(({ result, id }) => (
            <li key={id}>
              <ResultChip result={result} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Line({ results }: { results: readonly Played[] }) {
  const { t } = useTranslation('history')
  const zone = useZone()
  const { average } = useNumbers()
  const line = formLine(results.map(({ result }) => result))
  const at = (points: number) => HEIGHT - (points / MAX_POINTS) * HEIGHT
  const path = line.map((points, index) => `${(index / (line.length - 1)) * 100},${at(points).toFixed(2)}`).join(' ')
  const words = t('formLine', {
    count: FORM_WINDOW,
    low: average(Math.min(...line)),
    high: average(Math.max(...line)),
    last: average(line.at(-1) ?? null),
  })
  return (
    <figure className={styles.figure}>
      <figcaption className="row gap-6 muted text-12">
        <span className={styles.swatch} aria-hidden="true" />
        {t('formLegend', { count: FORM_WINDOW })}
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {SCALE.map((points) => (
            <span key={points}>{points}</span>
          ))}
        </div>
        <svg
          className={styles.line}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words}
        >
          {SCALE.map((points) => (
            <line key={points} x1="0" x2="100" y1={at(points)} y2={at(points)} className={styles.grid} />
          ))}
          <polygon points={`0,${HEIGHT} ${path} 100,${HEIGHT}`} className={styles.area} />
          <polyline points={path} className={styles.path} />
        </svg>
        <div className={styles.dates}>
          {[results.at(-1), results[0]].map((match) =>
            match === undefined ? null : (
              <time key={match.id} dateTime={match.kickoff}>
                {formatDate(match.kickoff, zone, 'DD/MM/YYYY')}
              </time>
            ),
          )}
        </div>
      </div>
    </figure>
  )
}
