import type { RecordBetting, RecordFigures } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { differenceText, ends, monthText, scoreRange, scoreText, signed } from './record.model.ts'
import styles from './record.module.css'

interface FiguresTileProps {
  figures: RecordFigures
  level: 2 | 3
}

interface TileProps {
  title: string
  value: string
  /** Heading level: 3 below one of level 2. */
  level?: 2 | 3
  children?: ReactNode
}

/** A figure with its basis. */
export function Tile({ title, value, level = 2, children }: TileProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.tile}>
      <Heading className="label">{title}</Heading>
      <p className={styles.figure}>{value}</p>
      <div className={styles.about}>{children}</div>
    </section>
  )
}

/** The quality of the forecasts, with the base rate and log loss next to it. */
export function ScoreTile({ figures, level }: FiguresTileProps) {
  const { t } = useTranslation('record')
  const numbers = useNumbers()
  const range = scoreRange(figures.rps, numbers)
  return (
    <Tile level={level} title={t('tiles.rps')} value={scoreText(figures.rps.value, numbers)}>
      {range ? <p>({range})</p> : null}
      <p>{t('tiles.base', { value: scoreText(figures.base_rps, numbers) })}</p>
      <p>{t('tiles.logLoss', { value: scoreText(figures.log_loss.value, numbers) })}</p>
    </Tile>
  )
}

/** How far behind the closing price the forecasts were. */
export function BehindTile({ figures: { behind_close: behind }, level }: FiguresTileProps) {
  const { t } = useTranslation('record')
  const numbers = useNumbers()
  if (behind === null)
    return (
      <Tile level={level} title={t('tiles.behind')} value="?">
        <p>{t('tiles.noClose')}</p>
      </Tile>
    )
  const interval = ends(behind.rps_behind, numbers)
  return (
    <Tile level={level} title={t('tiles.behind')} value={differenceText(behind.rps_behind.value, numbers)}>
      {interval ? <p>({t('interval', interval)})</p> : null}
      <p>{t('tiles.ofCompared', { count: behind.forecasts, n: numbers.whole(behind.forecasts) })}</p>
      <p>{t('tiles.logLoss', { value: differenceText(behind.log_loss_behind.value, numbers) })}</p>
    </Tile>
  )
}

/** The result of betting on our forecasts, or the reference while the record has too few bets. */
export function BettingTile({ betting }: { betting: RecordBetting }) {
  const { t } = useTranslation('record')
  const numbers = useNumbers()
  const interval = ends(betting.return, numbers, { percent: true })
  const bets = numbers.whole(betting.bets)
  const { closing_value: value, beat_close: share } = betting
  const percent = (part: number) => t('percent', { value: signed(100 * part, 1, numbers) })
  return (
    <Tile title={t('tiles.bet')} value={percent(betting.return.value)}>
      {interval ? <p>({t('percentInterval', interval)})</p> : null}
      <p>
        {betting.source === 'record'
          ? t('tiles.own', { bets })
          : t('tiles.reference', { bets, own: numbers.whole(betting.record_bets) })}
      </p>
      {value && share !== null ? (
        <p>{t('tiles.ofClose', { value: percent(value.value), share: numbers.percent(share) })}</p>
      ) : null}
    </Tile>
  )
}

/** How many matches were computed afterwards, and of which time. */
export function MatchesTile({ figures: { forecasts, from, to }, level }: FiguresTileProps) {
  const { t } = useTranslation('record')
  const { whole } = useNumbers()
  return (
    <Tile level={level} title={t('afterwards.matches')} value={whole(forecasts)}>
      <p>{t('tiles.months', { from: monthText(from), to: monthText(to) })}</p>
    </Tile>
  )
}
