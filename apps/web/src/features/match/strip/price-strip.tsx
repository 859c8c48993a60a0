import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FairMarket, FairOutcome, MatchBasics } from '@touchline/contract'
import { formatNumber, priceText } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { priceSourceIn } from '../../../app/i18n/price-source.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { numbersPath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { takenAt } from '../../../ui/match/taken-at.ts'
import { useZone } from '../../../ui/match/use-zone.ts'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { PhoneFold } from '../odds/phone-fold.tsx'
import { fairQuery, ODDS_EVERY_MS } from '../odds/queries.ts'
import styles from './price-strip.module.css'
import { bandPlaces, priceMove, reachOf } from './strip.model.ts'

type Names = Pick<MatchBasics, 'local_name' | 'visitor_name'>

/** The prices of the goals: each with its margin-free probability, the differences between bookmakers, and the change since the opening. */
export function PriceStrip({ match }: { match: Pick<MatchBasics, 'match_id' | 'start_dt'> & Names }) {
  const { t } = useTranslation('match')
  const language = useSetting('language')
  const { data, ...fair } = useQuery({ ...fairQuery(match.match_id), refetchInterval: ODDS_EVERY_MS })
  const zone = useZone()
  const { decimals, inPercent } = useNumbers()
  const first = data?.markets[0]
  if (data === undefined) return <Waiting on={fair}>{null}</Waiting>
  if (first === undefined) return null
  const at = data.updated_at
  const reach = reachOf(data)
  const when =
    first.stands === 'now' && at !== null
      ? t('odds.asOf', { time: takenAt(at, { kickoff: match.start_dt, zone, language }) })
      : t(`strip.stands.${first.stands}`)
  return (
    <PhoneFold title={t('strip.title')} line={lineOf(first, (share) => inPercent(decimals(share * 100, 0)))}>
      <section className={styles.strip} aria-label={t('strip.title')}>
        <header className={styles.head}>
          <h2 className="label">{t('strip.title')}</h2>
          <p className={styles.when}>{when}</p>
          <Link {...numbersPath} className={styles.how}>
            {t('strip.how')}
          </Link>
        </header>
        <div className={styles.markets} data-prices="">
          {data.markets.map((market) => (
            <Market key={market.key} market={market} reach={reach} names={match} />
          ))}
        </div>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.dot} /> {t('strip.legend.probability')}
          <span className={styles.bar} /> {t('strip.legend.band')}
          <span className={styles.mark} />{' '}
          {data.first_at === null
            ? t('strip.legend.opening')
            : t('strip.legend.openingAt', {
                time: takenAt(data.first_at, { kickoff: match.start_dt, zone, language }),
              })}{' '}
          <span>{t('strip.legend.move')}</span>
        </p>
      </section>
    </PhoneFold>
  )
}

/** The chances of the first market in one line. */
const lineOf = ({ outcomes }: FairMarket, percent: (share: number) => string) =>
  outcomes.map(({ label, probability }) => `${label}\u00a0${percent(probability)}`).join(' · ')

/** Whether a price has risen or fallen: the same signs as on all pages. */
const MOVES = { up: '▲', down: '▼', same: '=' } as const

interface MarketProps {
  market: FairMarket
  /** How far its tracks reach to both sides. */
  reach: number
  names: Names
}

function Market({ market, reach, names }: MarketProps) {
  const { t } = useTranslation('match')
  const language = useSetting('language')
  const { percent } = useNumbers()
  const name =
    market.key === 'OU'
      ? t('strip.total', { line: formatNumber(market.line ?? 2.5, language) })
      : t(`odds.market.${market.key}`)
  const margin = t('strip.margin', {
    source: priceSourceIn(market.source, language),
    margin: percent(market.overround - 1),
  })
  return (
    <section aria-label={name}>
      <div className={styles.name}>
        <h3 className="text-13 semibold">{name}</h3>
        <span className="dim text-11">
          {margin} · {t('strip.bookmakers', { count: market.bookmakers })}
          {market.probability_source === market.source
            ? null
            : ` · ${t('strip.chanceBy', { source: priceSourceIn(market.probability_source, language) })}`}
        </span>
      </div>
      <ul className={styles.rows}>
        <li className={styles.columns} aria-hidden="true">
          <span />
          <span>{t('strip.price')}</span>
          <span title={t('strip.chanceLong')}>{t('strip.chance')}</span>
          <span>{t('strip.differ')}</span>
          <span>{t('strip.opening')}</span>
        </li>
        {market.outcomes.map((outcome) => (
          <Outcome key={outcome.label} outcome={outcome} reach={reach} names={names} />
        ))}
      </ul>
    </section>
  )
}

function Outcome({ outcome, reach, names }: { outcome: FairOutcome; reach: number; names: Names }) {
  const { t } = useTranslation('match')
  const odds_format = useSetting('odds_format')
  const language = useSetting('language')
  const { percent, decimals } = useNumbers()
  // The probability is next to the price: viewers who chose it as the odds format see the decimal price here.
  const format = odds_format === 2 ? 0 : odds_format
  const price = priceText(outcome.price, format, language)
  const opening = outcome.opening && priceText(outcome.opening, format, language)
  const move = priceMove(outcome)
  const range = outcome.band && {
    from: decimals(outcome.band.lowest_probability * 100, 1),
    to: decimals(outcome.band.highest_probability * 100, 1),
  }
  const long = { '1': names.local_name, '2': names.visitor_name, X: t('strip.draw') }
  const { label } = outcome
  const short = label === '1' || label === 'X' || label === '2' ? label : t(`odds.word.${label}`)
  const words = [
    t('strip.said.price', {
      outcome: label in long ? long[label as keyof typeof long] : short,
      price,
      chance: percent(outcome.probability),
    }),
    range && t('strip.said.band', range),
    opening !== null && move !== null && t(`strip.said.${move}`, { price: opening }),
  ]
  return (
    <li className={styles.row}>
      <span className="visually-hidden">{words.filter(Boolean).join(' ')}</span>
      <span
        className="semibold"
        aria-hidden="true"
        title={label in long ? long[label as keyof typeof long] : undefined}
      >
        {short}
      </span>
      <b aria-hidden="true">{price}</b>
      <b className={styles.chance} aria-hidden="true">
        {percent(outcome.probability)}
      </b>
      <span className={styles.differ} aria-hidden="true">
        <span>{range === null ? '–' : `${range.from}–${range.to}`}</span>
        <Track outcome={outcome} reach={reach} />
      </span>
      <span className={styles.opened} aria-hidden="true">
        <span>{opening ?? '–'}</span>
        <span>{move === null ? '' : MOVES[move]}</span>
      </span>
    </li>
  )
}

function Track({ outcome, reach }: { outcome: FairOutcome; reach: number }) {
  const { band, opening } = bandPlaces(outcome, reach)
  return (
    <span className={styles.track}>
      {band && <span className={styles.band} style={{ left: `${band.from}%`, right: `${100 - band.to}%` }} />}
      {opening !== null && <span className={styles.openingMark} style={{ left: `${opening}%` }} />}
      <span className={styles.middle} />
    </span>
  )
}
