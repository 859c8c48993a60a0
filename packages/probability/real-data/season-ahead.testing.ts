import {
  knownDecisions,
  type MatchAhead,
  phaseRulesOf,
  phasesOf,
  pointsGiven,
  type SeasonAhead,
  secondPhaseOf,
  type TableResult,
  tableRulesOf,
} from '@touchline/football'
import {
  foldModel,
  type GridParameters,
  type ModelFits,
  type ModelState,
  modelProbabilities,
  solveGrid,
} from '../src/index.ts'
import { ownFits } from './own-fits.testing.ts'
import type { SeasonMatch } from './season-matches.testing.ts'

export const kickoffOf = (match: SeasonMatch) => new Date(match.day * 86_400_000).toISOString()
export const resultIn = (match: SeasonMatch): TableResult<string> => ({
  fixture: null,
  kickoff: kickoffOf(match),
  home: match.home,
  away: match.away,
  homeGoals: match.goals[0],
  awayGoals: match.goals[1],
})

/** The matches of a season's table, without its play-offs. */
export const tableMatches = (key: string, season: string, matches: readonly SeasonMatch[]): SeasonMatch[] =>
  phasesOf(
    matches.map((match) => ({ ...match, kickoff: kickoffOf(match) })),
    phaseRulesOf(key, season),
  ).table

/** Decisions that changed the table of a season besides its results; clubs are found by the words of their keys. */
export function decisionsOf(key: string, season: string, teams: readonly { team: string }[]) {
  const named = teams.map(({ team }) => ({
    team,
    name: team.replace(/^.*\//, '').replaceAll('-', ' ').replace('n hove', 'n & hove'),
  }))
  const { unknown, ...decisions } = knownDecisions<string>(key, season, named)
  if (unknown.length > 0) throw new Error(`${season} of ${key} has no ${unknown.join(', ')}`)
  return decisions
}

/** Weights of both logits by season, as each July knew them. */
export function fitsBySeason(matches: readonly SeasonMatch[]): ReadonlyMap<number, ModelFits> {
  const { resultFits, overFits } = ownFits(matches)
  return new Map([...resultFits].map(([season, result]) => [season, { result, over: overFits.get(season)! }]))
}

/** A season as known at a cut: matches played and the chances of those left. */
export function seasonAt(
  key: string,
  season: number,
  matches: readonly SeasonMatch[],
  cut: number,
  state: ModelState,
  fits: ModelFits,
): SeasonAhead<string> {
  const name = `${season}/${season + 1}`
  const played = matches.filter(({ day }) => day <= cut)
  const left = matches.filter(({ day }) => day > cut)
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].map((team) => ({ team, name: team }))
  const unplayed = left.map(({ day, division, tier, home, away }) => ({
    ...{ day, division, tier, home, away, referee: null },
    ...{ goals: null, shots: null, shotsOnTarget: null, corners: null, yellowCards: null },
  }))
  const { forecasts } = foldModel(state, unplayed)
  const ahead = left.map(
    (match, at): MatchAhead<string> => ({
      ...{ kickoff: kickoffOf(match), home: match.home, away: match.away },
      grid: solveGrid(modelProbabilities(forecasts[at]!, fits))!,
    }),
  )
  const uncertainty = new Map(
    teams.map(({ team }) => {
      const { attackVariance = 0.12, defenceVariance = 0.12 } = state.shots.clubs[team] ?? {}
      return [team, { attack: Math.sqrt(attackVariance), defence: Math.sqrt(defenceVariance) }]
    }),
  )
  const upTo = new Date(cut * 86_400_000).toISOString().slice(0, 10)
  const corrections = pointsGiven(decisionsOf(key, name, teams).corrections, upTo)
  const rules = tableRulesOf(key, name)
  return {
    ...{ teams, results: played.map(resultIn), ahead, rules, second: secondPhaseOf(rules, teams.length) },
    ...{ corrections, uncertainty, gridOf: pairsGrid(state, matches[0]!.division), title: null, promotion: null },
  }
}

/** The chances of a pair without a fixture, by the ratings alone. */
function pairsGrid({ shots }: ModelState, league: string) {
  const { homeBase, awayBase } = shots.divisions[league]!
  const clubOf = (team: string) => shots.clubs[team] ?? { attack: 0, defence: 0 }
  return (home: string, away: string): GridParameters => {
    const [host, guest] = [clubOf(home), clubOf(away)]
    return { a: homeBase + host.attack - guest.defence, b: awayBase + guest.attack - host.defence, rho: DEFAULT_RHO }
  }
}

const DEFAULT_RHO = -0.06
