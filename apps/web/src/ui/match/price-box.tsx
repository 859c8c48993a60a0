import { type PriceFormats, priceText } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './price-box.module.css'

interface PriceBoxProps {
  /** The price in every format; null shows a dash. */
  price: PriceFormats | null
  /** What the price is for, `1`, `Over 2.5`: shown when `labelled`, always said to screen readers. */
  label: string
  labelled?: boolean
  /** The favourite of its group stands out. */
  strong?: boolean
  /** Which way it went last. */
  move?: 'up' | 'down' | null
}

/** One price in the viewer's odds format. */
export function PriceBox({ price, label, labelled, strong, move }: PriceBoxProps) {
  const { t } = useTranslation()
  const { odds_format } = useSettings()
  return (
    <span
      className={styles.box}
      data-strong={strong || undefined}
      data-labelled={labelled || undefined}
      data-move={move ?? undefined}
    >
      <span className={labelled ? styles.label : 'visually-hidden'}>{label}</span>
      <span className={styles.value}>{priceText(price, odds_format)}</span>
      {move ? (
        <span className={styles.move} data-move={move}>
          <span aria-hidden="true">{move === 'up' ? '▲' : '▼'}</span>
          <span className="visually-hidden">{t(move === 'up' ? 'priceUp' : 'priceDown')}</span>
        </span>
      ) : null}
    </span>
  )
}
