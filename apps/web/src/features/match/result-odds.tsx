import { IconTools } from '@tabler/icons-react'
import type { MatchBasics } from '@touchline/contract'
import { fairProbabilities, favouriteIndex, priceText } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/card.tsx'
import type { AnalysisTab } from './match.search.ts'
import styles from './result-odds.module.css'

const SIGNS = ['1', 'X', '2'] as const

/** The odds panel of a tab. The prices of the full-time result come with the basics; the other markets are still to be built. */
export function ResultOdds({ match, tab }: { match: MatchBasics; tab: AnalysisTab }) {
  const { t } = useTranslation('match')
  if (tab !== 'goals') {
    return (
      <section className={styles.closed}>
        <h2 className={styles.closedTitle}>{t(`odds.panel.${tab}`)}</h2>
        <span className={styles.soon}>
          <IconTools size={15} stroke={1.8} aria-hidden="true" />
          {t('odds.panelSoon')}
        </span>
      </section>
    )
  }
  const source = match.odds_source
  return (
    <Card
      title={t('odds.title')}
      note={match.odds !== null && source !== null ? t('odds.from', { source }) : undefined}
    >
      <div className={styles.body}>
        {match.odds === null ? (
          <p className={styles.none}>{t('odds.none')}</p>
        ) : (
          <ThreeWay match={match} odds={match.odds} />
        )}
        <p className={styles.more}>
          <IconTools size={15} stroke={1.8} aria-hidden="true" />
          {t('odds.more')}
        </p>
      </div>
    </Card>
  )
}

function ThreeWay({ match, odds }: { match: MatchBasics; odds: NonNullable<MatchBasics['odds']> }) {
  const { t } = useTranslation('match')
  const { odds_format } = useSettings()
  const decimals = odds.map((price) => price['0'])
  const chances = fairProbabilities(decimals)
  const favourite = favouriteIndex(decimals)
  const sides = [match.local_name, '', match.visitor_name]
  return (
    <div className={styles.market}>
      <h3 className={styles.name}>{t('odds.result')}</h3>
      <ul className={styles.prices}>
        {SIGNS.map((sign, index) => (
          <li key={sign} className={styles.price} data-strong={index === favourite || undefined}>
            <span className={styles.sign} title={sides[index]}>
              {sign}
            </span>
            <b className={styles.value}>{priceText(odds[index] ?? null, odds_format)}</b>
            <span className={styles.chance} title={t('odds.chance')}>
              {((chances?.[index] ?? 0) * 100).toFixed(1)} %
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
