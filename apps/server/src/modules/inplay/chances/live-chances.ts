import type { LiveChances, LiveMatch } from '@touchline/contract'
import type { Queryable } from '@touchline/database'
import { chancesNow, inPlayOf, type MatchStand } from './chances-now.ts'
import { basesOf, type MatchBasis } from './match-basis.ts'

/** Facts from before kick-off do not change any more, but may be corrected. */
const KEPT_MS = 600_000

/** Gives the chances of matches that the stream reports, for as many as have some. */
export type LiveChancesOf = (matches: readonly LiveMatch[]) => Promise<LiveChances[]>

const standOf = (match: LiveMatch): MatchStand => ({
  stateId: match.status,
  minute: match.minute,
  homeGoals: match.score?.home ?? null,
  awayGoals: match.score?.away ?? null,
  homeReds: match.local_red_cards,
  awayReds: match.visitor_red_cards,
})

/** The bases of the matches in play are cached, so that a minute or a goal needs no query. */
export function liveChances(queryable: Queryable, options: { prices: boolean }): LiveChancesOf {
  let kept = new Map<number, MatchBasis | undefined>()
  let until = 0
  return async (matches) => {
    const playing = matches.filter((match) => inPlayOf(standOf(match)) !== null)
    if (performance.now() > until) {
      kept = new Map()
      until = performance.now() + KEPT_MS
    }
    const missing = [...new Set(playing.map(({ match_id }) => match_id))].filter((id) => !kept.has(id))
    const bases = await basesOf(queryable, missing, options)
    for (const id of missing) kept.set(id, bases.get(id))
    return playing.flatMap((match) => {
      const chances = chancesNow(kept.get(match.match_id), standOf(match))
      return chances === null
        ? []
        : [{ match_id: match.match_id, ...chances, ...(match.minute_estimated && { estimated: true }) }]
    })
  }
}
