import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { formatPrice, type Side } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { priceSourceIn } from '../../app/i18n/price-source.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { Pair } from '../head-to-head.model.ts'
import type { SimilarPrices } from '../past-matches.model.ts'
import styles from './similar-info.module.css'

/** Explains similarity, with the bookmaker and the prices at which the two teams are compared. */
export function SimilarInfo({ pair, prices }: { pair: Pair; prices: SimilarPrices }) {
  const { t } = useTranslation('history')
  const odds_format = useSetting('odds_format')
  const language = useSetting('language')
  const of = (side: Side) => t('similarFrom', { team: pair[side].name, price: formatPrice(prices[side], odds_format) })
  return (
    <details className={styles.info}>
      <summary className="row gap-10 semibold pointer" title={t('similar3way')}>
        <IconInfoCircle className="accent" size={18} stroke={1.8} aria-hidden="true" />
        {[of('home'), of('away')].join(' · ')}
        <IconChevronDown className={styles.arrow} size={16} stroke={2.2} aria-hidden="true" />
      </summary>
      <p>
        {t('similar3way')}{' '}
        {prices.source === null ? '' : t('similarSource', { source: priceSourceIn(prices.source, language) })}
      </p>
    </details>
  )
}
