import type { MatchBasics } from '@touchline/contract'
import { isFinished } from '@touchline/football'
import type { Pair } from '../../ui/history/head-to-head.model.ts'
import type { SimilarPrices } from '../../ui/history/past-matches.model.ts'

/** The two teams as the history pieces take them. */
export function pairOf(match: MatchBasics): Pair {
  const { local_id, local_name, local_coach, visitor_id, visitor_name, visitor_coach } = match
  return {
    local_id,
    local_name,
    local_coach_id: local_coach,
    visitor_id,
    visitor_name,
    visitor_coach_id: visitor_coach,
    except: ownMatch(match),
  }
}

/** The match where it is over, to be left out of its own lists; null before, when no list holds it. */
export function ownMatch({ match_id, status }: Pick<MatchBasics, 'match_id' | 'status'>): number | null {
  return isFinished(status) ? match_id : null
}

/** At which prices of their wins the two teams are compared; null when the result of the match has no prices. */
export function similarPrices({ odds, odds_source }: Pick<MatchBasics, 'odds' | 'odds_source'>): SimilarPrices | null {
  return odds === null ? null : { local: odds[0]['0'], visitor: odds[2]['0'], source: odds_source }
}
