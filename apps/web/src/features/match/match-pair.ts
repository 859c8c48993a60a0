import type { MatchBasics } from '@touchline/contract'
import { isOver } from '@touchline/football'
import { removeMargin } from '@touchline/probability'
import type { Pair } from '../../analysis/head-to-head.model.ts'
import type { SimilarPrices } from '../../analysis/past-matches.model.ts'
import type { AsOf } from '../../analysis/past-matches.queries.ts'

/** The two teams as the history pieces take them. */
export function pairOf(match: MatchBasics, asOf: AsOf): Pair {
  return {
    home: { id: match.local_id, name: match.local_name, coachId: match.local_coach },
    away: { id: match.visitor_id, name: match.visitor_name, coachId: match.visitor_coach },
    except: ownMatch(match),
    asOf,
    kickoff: match.start_dt,
  }
}

/** The finished match, to be left out of its own lists; null before, when no list contains it. */
export function ownMatch({ match_id, status }: Pick<MatchBasics, 'match_id' | 'status'>): number | null {
  return isOver(status) ? match_id : null
}

/** At which prices of their wins the two teams are compared; null when the result of the match has no prices. */
export function similarPrices({
  odds,
  odds_source,
  league_id,
  lg_name,
}: Pick<MatchBasics, 'odds' | 'odds_source' | 'league_id' | 'lg_name'>): SimilarPrices | null {
  if (odds === null) return null
  const [home, , away] = removeMargin(odds.map((price) => price['0']))?.probabilities ?? []
  return {
    home: odds[0]['0'],
    away: odds[2]['0'],
    source: odds_source,
    chances: home === undefined || away === undefined ? null : { home, away },
    league: { id: league_id, name: lg_name },
  }
}
