import type { ExpectedShare, matchShares } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { HIT_RATES, type HitRate } from '@touchline/football'
import { LIST_SHRINKAGE } from '@touchline/probability'
import type { z } from 'zod'
import { findBooks } from '../../shared/fixture-books.queries.ts'
import { findLastSeason, type LastSeason } from '../../shared/last-season.queries.ts'
import { type Implied, impliedShares, impliedWins } from './implied-shares.ts'

type Answer = z.input<typeof matchShares.answer>

const DECIMALS = 10_000
const rounded = (share: number | null): number | null =>
  share === null ? null : Math.round(share * DECIMALS) / DECIMALS
const sides = ({ home, away }: Implied) => ({ home: rounded(home), away: rounded(away) })

/** Chances of a match's prices and its league's last season for the counts of lists of past matches. */
export async function findMatchShares(database: Database, matchId: number, ladder: readonly number[]): Promise<Answer> {
  const [prices, season] = await Promise.all([findBooks(database, matchId), findLastSeason(database, matchId)])
  if (prices === null) return { data: null }
  const shares = impliedShares(prices, ladder)
  const rates = HIT_RATES.map((rate): [HitRate, ExpectedShare] => [
    rate,
    {
      ...sides(shares[rate]),
      sources: shares[rate].sources,
      league: season && leagueShare(rate, season),
      shrinkage: LIST_SHRINKAGE[rate],
    },
  ])
  return {
    data: {
      match_id: matchId,
      win: sides(impliedWins(prices)),
      season: season && { id: season.id, name: season.name },
      shares: Object.fromEntries(rates) as Record<HitRate, ExpectedShare>,
    },
  }
}

/** The same for both sides where it is not about one of them. */
function leagueShare(rate: HitRate, season: LastSeason): ExpectedShare['league'] {
  const both = (count: number, matches: number) => share(count, count, matches)
  switch (rate) {
    case 'over_05':
      return both(season.over05, season.goals)
    case 'over_15':
      return both(season.over15, season.goals)
    case 'over_25':
      return both(season.over25, season.goals)
    case 'over_35':
      return both(season.over35, season.goals)
    case 'both_score':
      return both(season.bothScore, season.goals)
    case 'clean_sheet':
      return share(season.homeCleanSheet, season.awayCleanSheet, season.goals)
    case 'half_time_lead':
      return share(season.homeLeads, season.awayLeads, season.halfTimes)
    case 'corners_over_95':
      return both(season.cornersOver95, season.corners)
    case 'cards_over_45':
      return both(season.cardsOver45, season.cards)
  }
}

function share(home: number, away: number, matches: number): ExpectedShare['league'] {
  if (matches === 0) return null
  return { any: rounded((home + away) / (2 * matches)) ?? 0, home: rounded(home / matches) ?? 0, matches }
}
