import type { refereeCards } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { DISPERSION, studentQuantile, totalOverChance } from '@touchline/probability'
import type { ForSubscribers } from '../accounts/subscribers.ts'
import { findLastSeason, type LastSeason } from '../shared/last-season.queries.ts'
import { findCardForecast } from './card-forecast.queries.ts'

type Answer = ForSubscribers<typeof refereeCards>

const DECIMALS = 10_000
const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS
const LINE = 3.5

const expected = (mean: number) => ({
  mean: rounded(mean),
  over_35: rounded(totalOverChance(LINE, mean, DISPERSION.yellowCards)),
})

/** Expected yellow cards of a match with its referee and with an average one, next to its league's last season. */
export async function findRefereeCards(database: Database, matchId: number): Promise<Answer> {
  const [forecast, season] = await Promise.all([findCardForecast(database, matchId), findLastSeason(database, matchId)])
  return { forecast: forecast && viewForecast(forecast), league: season && viewLeague(season) }
}

function viewForecast({ mean, refereeEffect }: { mean: number; refereeEffect: number | null }): Answer['forecast'] {
  if (refereeEffect === null) return { with_referee: null, without_referee: expected(mean), factor: null }
  const factor = Math.exp(refereeEffect)
  return { with_referee: expected(mean), without_referee: expected(mean / factor), factor: rounded(factor) }
}

function viewLeague(season: LastSeason): Answer['league'] {
  const { yellowCards: matches, meanYellowCards: mean, spreadYellowCards: spread } = season
  if (mean === null || matches === 0) return null
  const half = spread === null ? null : (studentQuantile(0.975, matches - 1) * spread) / Math.sqrt(matches)
  return {
    season: { id: season.id, name: season.name },
    matches,
    mean: rounded(mean),
    low: half === null ? null : rounded(Math.max(0, mean - half)),
    high: half === null ? null : rounded(mean + half),
    over_35: rounded(season.yellowCardsOver35 / matches),
  }
}
