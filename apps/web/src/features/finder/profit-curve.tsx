import type { FinderHistory } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { betMonths, curveOf, monthText, signed } from './finder.model.ts'
import styles from './finder.module.css'

const WIDTH = 720
const HEIGHT = 180
const EDGE = 6

/** The profit so far, split into the half used for the search and the half used to check it. */
export function ProfitCurve({ history }: { history: FinderHistory }) {
  const { t } = useTranslation('finder')
  const numbers = useNumbers()
  const curve = history.all.bets === 0 ? null : curveOf(history)
  if (curve === null) return null
  const x = (at: number) => EDGE + at * (WIDTH - 2 * EDGE)
  const y = (at: number) => EDGE + at * (HEIGHT - 2 * EDGE)
  const line = curve.points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')
  const months = betMonths(history.months)
  return (
    <figure className={styles.curve}>
      {curve.cut === null ? null : (
        <div className={styles.halves} aria-hidden="true">
          <span style={{ width: `${100 * curve.cut}%` }}>{t('history.chosen')}</span>
          <span>{t('history.checked')}</span>
        </div>
      )}
      <p className={styles.scale} aria-hidden="true">
        {t('history.units', { low: signed(curve.low, 1, numbers), high: signed(curve.high, 1, numbers) })}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t('history.curve')}>
        <line x1="0" x2={WIDTH} y1={y(curve.zero)} y2={y(curve.zero)} className={styles.zero} />
        {curve.cut === null ? null : (
          <line x1={x(curve.cut)} x2={x(curve.cut)} y1="0" y2={HEIGHT} className={styles.cut} />
        )}
        <polyline points={line} className={styles.profit} />
      </svg>
      <figcaption className={styles.months}>
        <span>{monthText(months[0]?.month ?? '')}</span>
        <span>{monthText(months.at(-1)?.month ?? '')}</span>
      </figcaption>
    </figure>
  )
}
