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
  const { odds_format, language } = useSettings()
  // A price that falls is a probability that rises: colour and arrow follow the number that is shown.
  const percent = odds_format === 2 && price?.['2'] !== undefined
  const shown = move && percent ? (move === 'up' ? 'down' : 'up') : move
  return (
    <span
      className={styles.box}
      data-strong={strong || undefined}
      data-labelled={labelled || undefined}
      data-move={shown ?? undefined}
      data-percent={percent || undefined}
    >
      <span className={labelled ? styles.label : 'visually-hidden'}>{label}</span>
      <span className={styles.value}>{priceText(price, odds_format, language)}</span>
      {shown ? (
        <span className={styles.move} data-move={shown}>
          <span aria-hidden="true">{shown === 'up' ? '▲' : '▼'}</span>
          <span className="visually-hidden">{t(shown === 'up' ? 'priceUp' : 'priceDown')}</span>
        </span>
      ) : null}
    </span>
  )
}
