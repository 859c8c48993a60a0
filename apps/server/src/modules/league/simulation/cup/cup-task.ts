import {
  type CupAhead,
  type CupFixture,
  type CupMatchAhead,
  type CupTie,
  isDecided,
  type MatchInPlay,
  type PlannedCup,
  STATE,
  type TieMatch,
  winnerOf,
} from '@touchline/football'
import type { StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import type { GridParameters } from '@touchline/probability'
import { isAhead } from '../is-ahead.ts'
import { pricedGrid } from '../match-chances.ts'
import type { StrengthOf } from './club-strengths.ts'
import type { LeagueClub } from './cup.queries.ts'
import { type CupSides, pairGrid } from './pair-grid.ts'

/** A cup as it can be sent to a thread. */
export interface CupTask extends CupSides {
  cup: Omit<CupAhead<number>, 'gridOf'>
}

interface CupInputs {
  season: StoredSeason
  plan: PlannedCup
  /** Clubs that come in at each round and are not drawn yet. */
  entrants: readonly (readonly LeagueClub[])[]
  prices: ReadonlyMap<number, readonly (number | null)[]>
  playing: ReadonlyMap<number, MatchInPlay>
  strengthOf: StrengthOf
  /** Countries whose teams are at home in all matches. */
  hosts: readonly number[]
}

/** Rest of a cup to play, with the number of matches whose chances are a bookmaker's. */
export function cupTask({ season, plan, entrants, prices, playing, strengthOf, hosts }: CupInputs): {
  task: CupTask
  priced: number
} {
  const teams = [
    ...[...season.teams.values()].map(({ id, name, countryId }) => ({ team: id, name, countryId })),
    ...entrants.flat().map(({ id, name, countryId }) => ({ team: id, name, countryId })),
  ]
  const strengths = new Map(teams.map(({ team, countryId }) => [team, strengthOf(team, countryId)] as const))
  const isHost = new Set(hosts)
  const sides: CupSides = {
    strengths,
    hosts: new Set(teams.flatMap(({ team, countryId }) => (isHost.has(countryId) ? [team] : []))),
  }
  let priced = 0
  const gridOf = ({ id, home, away }: CupFixture, neutral: boolean): GridParameters => {
    const own = pairGrid(sides, { home, away, neutral })!
    const byPrice = pricedGrid(own, prices.get(id))
    if (byPrice) priced++
    return byPrice ?? own
  }
  const rounds = plan.rounds.map(({ name, form, stored, entrants: known, pairs, lot, isDrawn }, at) => {
    const later = new Set(plan.rounds.slice(at + 1).flatMap((round) => [...(round.stored?.teams ?? [])]))
    return {
      ...{ name, form, pairs, lot, isDrawn },
      entrants: [...known, ...(entrants[at] ?? []).map(({ id }) => id)],
      ties: (stored?.ties ?? []).map((tie): CupTie<number> => {
        const through = tie.teams.filter((team) => later.has(team))
        return {
          teams: tie.teams,
          winner: through.length === 1 ? through[0]! : winnerOf(tie, form),
          matches: tie.matches.map((match) =>
            tieMatch(match, playing.get(match.id), () => gridOf(match, form.neutral)),
          ),
        }
      }),
    }
  })
  const neutralGroups = plan.rounds.every(({ form }) => form.neutral)
  const groups = plan.groups && {
    ...{ groups: plan.groups.groups, places: plan.groups.places, best: plan.groups.best },
    rules: plan.groups.tables[0]!.rules,
    results: plan.groups.tables.flatMap(({ results }) => results),
    ahead: plan.groups.tables.flatMap(({ fixtures }) =>
      fixtures.filter(isAhead).map((match): CupMatchAhead<number> => {
        const inPlay = playing.get(match.id)
        const { id, kickoff, home, away } = match
        return { fixture: id, kickoff, home, away, grid: gridOf(match, neutralGroups), ...(inPlay && { inPlay }) }
      }),
    ),
  }
  const uncertainty = new Map(
    [...strengths].map(([team, { attackVariance, defenceVariance }]) => [
      team,
      { attack: Math.sqrt(attackVariance), defence: Math.sqrt(defenceVariance) },
    ]),
  )
  const countries = new Map(teams.map(({ team, countryId }) => [team, countryId] as const))
  return { task: { cup: { teams, countries, groups, rounds, uncertainty }, ...sides }, priced }
}

/** Its 90 minutes are over, and it is not. */
const BEYOND_90: ReadonlySet<number> = new Set([
  STATE.regular_time_over,
  STATE.extra_first_half,
  STATE.extra_time_break,
  STATE.extra_second_half,
  STATE.penalties_break,
  STATE.shoot_out,
])

/** A match that has gone beyond its 90 minutes counts with its score. */
function tieMatch(
  { id, stateId, home, away, homeGoals, awayGoals }: CupFixture,
  inPlay: MatchInPlay | undefined,
  gridOf: () => GridParameters,
): TieMatch<number> {
  const isScored = isDecided(stateId) || BEYOND_90.has(stateId)
  if (isScored && homeGoals !== null && awayGoals !== null)
    return { home, away, goals: [homeGoals, awayGoals], grid: null }
  return { fixture: id, home, away, goals: null, grid: gridOf(), ...(inPlay && { inPlay }) }
}
