import { format2, type Result } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { ResultChip } from '../chips.tsx'
import { FORM_WINDOW, formLine } from './form-line.model.ts'
import styles from './form-line.module.css'

/** The strip shows so many of the newest results; the line all of them. */
const STRIP = 15
/** A line needs something to look back on. */
const LEAST_FOR_LINE = FORM_WINDOW + 1
const MOST_POINTS = 3
const HEIGHT = 40

/** The results one by one and the form behind them as a line, both from the oldest match to the newest. */
export function FormLine({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation('history')
  return (
    <div className={styles.form}>
      {results.length < LEAST_FOR_LINE ? null : <Line results={results} />}
      <ol className={styles.strip} aria-label={t('strip')}>
        {results
          .slice(0, STRIP)
          .map((result, age) => ({ result, age }))
          .reverse()
          .map(({ result, age }) => (
            <li key={age}>
              <ResultChip result={result} />
            </li>
          ))}
      </ol>
    </div>
  )
}

function Line({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation('history')
  const line = formLine(results)
  const at = (points: number) => HEIGHT - (points / MOST_POINTS) * HEIGHT
  const path = line.map((points, index) => `${(index / (line.length - 1)) * 100},${at(points).toFixed(2)}`).join(' ')
  const [low, high] = [Math.min(...line), Math.max(...line)]
  const words = t('formLine', {
    count: FORM_WINDOW,
    low: format2(low),
    high: format2(high),
    last: format2(line.at(-1) ?? null),
  })
  return (
    <svg
      className={styles.line}
      viewBox={`0 -2 100 ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <title>{words}</title>
      <line x1="0" x2="100" y1={at(1)} y2={at(1)} className={styles.grid} />
      <line x1="0" x2="100" y1={at(2)} y2={at(2)} className={styles.grid} />
      <polygon points={`0,${HEIGHT} ${path} 100,${HEIGHT}`} className={styles.area} />
      <polyline points={path} className={styles.path} />
    </svg>
  )
}
