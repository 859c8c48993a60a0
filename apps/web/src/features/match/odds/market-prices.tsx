import { IconDots } from '@tabler/icons-react'
import { favouriteIndex, priceText } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { priceSourceIn } from '../../../app/i18n/price-source.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { MarketView } from './odds-panel.model.ts'
import styles from './odds-panel.module.css'
import { type SideNames, useOddsWords } from './use-odds-words.ts'

interface MarketPricesProps {
  market: MarketView
  names: SideNames
  /** Said only where the market's bookmaker is another one than the panel's. */
  source: string | null
  onMore(): void
}

/** One market: its name and its prices, each with its share of the market; the lowest price is emphasised. */
export function MarketPrices({ market, names, source, onMore }: MarketPricesProps) {
  const { t } = useTranslation('match')
  const odds_format = useSetting('odds_format')
  const language = useSetting('language')
  const words = useOddsWords(names)
  const decimals = market.tiles.map(({ price }) => price?.['0'] ?? null)
  // Where the tile shows the probability itself, the price is below it.
  const below = odds_format === 2 ? 0 : 2
  const favourite = favouriteIndex(decimals)
  const name = words.market(market)
  return (
    <section className="shrink">
      <div className={styles.marketHead}>
        <h3 className="wrapping shrink muted text-12 semibold" title={name}>
          {name}
        </h3>
        {source === null ? null : <span className="rigid dim text-11">{priceSourceIn(source, language)}</span>}
        {market.more ? (
          <button
            type="button"
            className={styles.moreLines}
            aria-haspopup="dialog"
            onClick={onMore}
            aria-label={t('odds.moreLines', { name })}
          >
            <IconDots size={18} stroke={2.4} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <ul className={styles.tiles}>
        {market.tiles.map((tile, index) => (
          <li key={tile.word} className={styles.tile} data-strong={index === favourite || undefined}>
            <span className="break-anywhere muted text-12" title={words.full(tile)} aria-hidden="true">
              {words.short(tile)}
            </span>
            <span className="visually-hidden">{words.full(tile)}</span>
            <b className={styles.value}>{priceText(tile.price, odds_format, language)}</b>
            {tile.price?.['2'] === undefined ? null : (
              <span className={styles.chance}>{priceText(tile.price, below, language)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
