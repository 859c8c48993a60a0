import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Forecast, MatchBasics } from '@touchline/contract'
import { useSession, useSetting } from '../../../app/app.ts'
import { priceSourceIn } from '../../../app/i18n/price-source.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { numbersPath, recordPath } from '../../../app/paths.ts'
import { usePrices } from '../../../app/site.ts'
import { AccessMessage, useRefusal } from '../../../ui/states/access-message.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { forecastQuery } from '../odds/queries.ts'
import type { SideNames } from '../odds/use-odds-words.ts'
import { FairMarkets } from './fair-markets.tsx'
import styles from './forecast-part.module.css'
import { OwnForecastTable } from './own-forecast-table.tsx'
import { ScoreGrid } from './score-grid.tsx'

/** The scores the prices imply, fair prices of all markets and our own forecast; who may not see them reads why. */
export function ForecastPart({ match }: { match: MatchBasics }) {
  const { state } = useSession()
  const forecast = useQuery({ ...forecastQuery(match.match_id), enabled: state === 'member' })
  const refusal = useRefusal(forecast.data?.type)
  if (refusal) return <AccessMessage refusal={refusal} />
  if (forecast.data?.type !== 2) {
    return (
      <Waiting on={forecast} bare>
        <Skeleton lines={10} height={46} />
      </Waiting>
    )
  }
  return <Parts forecast={forecast.data} names={{ home: match.local_name, away: match.visitor_name }} />
}

function Parts({ forecast, names }: { forecast: Forecast; names: SideNames }) {
  const { t } = useTranslation('match')
  const prices = usePrices()
  const { scores, goals, own } = forecast
  return (
    <div className="stack gap-14">
      <p className="muted text-13">{useFrom(forecast)}</p>
      <div className={styles.parts}>
        <div className="stack gap-14">
          {scores && goals ? <ScoreGrid scores={scores} goals={goals} names={names} /> : null}
          {own ? (
            <OwnForecastTable own={own} names={names} />
          ) : (
            <p className="muted text-13">{t('forecast.notRated')}</p>
          )}
          <div className={styles.limits}>
            {prices ? <p>{t('forecast.limits.fair')}</p> : null}
            {own ? <p>{t(prices ? 'forecast.limits.own' : 'forecast.limits.ownPlain')}</p> : null}
            <p className="row wrap gap-14">
              {prices ? (
                <Link {...numbersPath} className="link">
                  {t('strip.how')}
                </Link>
              ) : null}
              <Link {...recordPath} className="link">
                {t('forecast.record')}
              </Link>
            </p>
          </div>
        </div>
        {forecast.markets.some(({ outcomes }) => outcomes.length > 0) ? (
          <FairMarkets forecast={forecast} names={names} />
        ) : null}
      </div>
    </div>
  )
}

/** The bases of the forecast, and their time. */
function useFrom({ basis, sources, stands }: Forecast): string {
  const { t } = useTranslation('match')
  const language = useSetting('language')
  const prices = usePrices()
  if (sources !== null && stands !== null && basis === 'price') {
    return t('forecast.from.price', {
      result: priceSourceIn(sources.result, language),
      goals: priceSourceIn(sources.goals, language),
      when: t(`strip.stands.${stands}`),
    })
  }
  if (!prices) return t(basis === 'own' ? 'forecast.from.ownPlain' : 'forecast.from.nothingPlain')
  return t(basis === 'own' ? 'forecast.from.own' : 'forecast.from.nothing')
}
