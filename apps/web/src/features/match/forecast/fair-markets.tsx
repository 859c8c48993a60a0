import type { Forecast, ForecastOutcome } from '@touchline/contract'
import { formatPrice, ODDS_TABS, type OddsTab, priceText } from '@touchline/football'
import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { priceSourceIn } from '../../../app/i18n/price-source.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { usePrices } from '../../../app/site.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { type SideNames, useOddsWords } from '../odds/use-odds-words.ts'
import { endsOf, type MarketGroup, marketGroups, tileOf } from './forecast.model.ts'
import styles from './forecast-table.module.css'

/** Price, probability and fair price of every market, a tab at a time; for markets with lines the main one until all are opened. */
export function FairMarkets({ forecast, names }: { forecast: Forecast; names: SideNames }) {
  const { t } = useTranslation('match')
  const { t: history } = useTranslation('history')
  const prices = usePrices()
  const title = t(prices ? 'forecast.markets.title' : 'forecast.markets.titlePlain')
  const [tab, setTab] = useState<OddsTab>('goals')
  const [allLines, setAllLines] = useState(false)
  const groups = marketGroups(forecast, tab, allLines)
  return (
    <section>
      <div className={styles.controls}>
        <h3 className="label">{title}</h3>
        <Segmented<OddsTab>
          label={t('forecast.markets.choice')}
          size="small"
          options={ODDS_TABS.map((value) => ({ value, label: history(`tabs.${value}`) }))}
          value={tab}
          onChange={setTab}
        />
        {groups.some(({ more }) => more) ? (
          <label className="inline-row gap-6 text-12 pointer">
            <input type="checkbox" checked={allLines} onChange={() => setAllLines(!allLines)} />
            {t('forecast.markets.allLines')}
          </label>
        ) : null}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('forecast.outcome')}</th>
            {prices ? <th scope="col">{t('strip.price')}</th> : null}
            <th scope="col">{t('strip.chance')}</th>
            {prices ? (
              <>
                <th scope="col">{t('forecast.markets.fair')}</th>
                <th scope="col">{t('forecast.markets.difference')}</th>
              </>
            ) : null}
          </tr>
        </thead>
        {groups.map((group) => (
          <Rows key={group.id} group={group} names={names} />
        ))}
      </table>
      {prices ? <p className="dim text-11">{t('forecast.markets.note')}</p> : null}
    </section>
  )
}

function Rows({ group, names }: { group: MarketGroup; names: SideNames }) {
  const { t } = useTranslation('match')
  const odds_format = useSetting('odds_format')
  const language = useSetting('language')
  const { percent, decimals, inPercent } = useNumbers()
  const words = useOddsWords(names)
  const prices = usePrices()
  const format = odds_format === 2 ? 0 : odds_format
  const madeOf = ({ basis, probability_source }: ForecastOutcome) =>
    basis === null || !prices
      ? null
      : t(`forecast.markets.basis.${basis}`, {
          source: probability_source === null ? '' : priceSourceIn(probability_source, language),
        })
  const usual = group.outcomes.map(madeOf).find((words) => words !== null) ?? null
  const source = group.source === null ? null : t('odds.from', { source: priceSourceIn(group.source, language) })
  const why = prices && group.reason ? t(`forecast.markets.basis.${group.reason}`) : null
  const note = [source, why ?? usual].filter((part) => part !== null)
  const share = (value: number | null) =>
    value === null ? '–' : inPercent(`${value > 0 ? '+' : ''}${decimals(value * 100, 1)}`)
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={prices ? 5 : 2}>
          {words.market(group)} <span className="dim regular">{note.join(' · ')}</span>
        </th>
      </tr>
      {group.outcomes.map((outcome) => {
        const { label, line, price, probability, settled, fair_price, difference } = outcome
        const made = madeOf(outcome)
        const below = [
          ...endsOf(outcome).map(([end, chance]) => t(`forecast.markets.ends.${end}`, { chance: percent(chance) })),
          made === null || made === usual ? '' : made,
        ].filter(Boolean)
        const chance = settled?.win ?? probability
        return (
          <tr key={`${label} ${line}`}>
            <th scope="row">
              {words.full(tileOf(group.key, outcome))}
              {below.length === 0 ? null : <span className={styles.ends}>{below.join(' · ')}</span>}
            </th>
            {prices ? (
              <td>
                <b>{price === null ? '–' : priceText(price, format, language)}</b>
              </td>
            ) : null}
            <td>{chance === null ? '–' : percent(chance)}</td>
            {prices ? (
              <>
                <td className="muted">{fair_price === null ? '–' : formatPrice(fair_price, format)}</td>
                <td className={difference !== null && difference > 0 ? 'bold' : undefined}>{share(difference)}</td>
              </>
            ) : null}
          </tr>
        )
      })}
    </tbody>
  )
}
