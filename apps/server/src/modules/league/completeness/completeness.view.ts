import type { MissingMatch, RoundCompleteness } from '@touchline/contract'
import { type HeldMatch, type SeasonCompleteness, seasonCompleteness } from '@touchline/football'
import { viewTeam } from '../../shared/names.views.ts'
import type { findSeasonOf, StoredMatch } from './completeness.queries.ts'

type SeasonOf = NonNullable<Awaited<ReturnType<typeof findSeasonOf>>>

const heldMatch = ({ kickoff, prices, statistics, events, lineups, ...match }: StoredMatch): HeldMatch => ({
  ...match,
  kickoff: kickoff.toISOString(),
  has: { prices, statistics, events, lineups },
})

export const completenessOf = (matches: readonly StoredMatch[], season: SeasonOf, now: Date): SeasonCompleteness =>
  seasonCompleteness(matches.map(heldMatch), { ...season, now })

/** How much of a season is stored, with the names of the teams and stages its matches have. */
export function viewCompleteness(matches: readonly StoredMatch[], found: SeasonCompleteness) {
  const teams = new Map(
    matches.flatMap(({ home, homeName, homeCode, away, awayName, awayCode }) => [
      [home, viewTeam(home, homeName, homeCode)],
      [away, viewTeam(away, awayName, awayCode)],
    ]),
  )
  const stages = new Map(matches.map(({ stage, stageName }) => [stage, stageName]))
  const stageOf = (id: number | null) => (id === null ? null : { id, name: stages.get(id) ?? '' })
  const teamOf = (id: number) => teams.get(id) ?? viewTeam(id, '', null)
  return {
    scheduled: found.scheduled,
    ...countsOf(found),
    missing: found.missing.map(
      ({ home, away, stage, round, kickoff }): MissingMatch => ({
        home: teamOf(home),
        away: teamOf(away),
        stage: stageOf(stage),
        round,
        starting_at: kickoff,
      }),
    ),
    rounds: found.rounds.map(
      (one): RoundCompleteness => ({
        stage: stageOf(one.stage),
        round: one.round,
        ...countsOf(one),
      }),
    ),
  }
}

const countsOf = ({ stored, results, parts }: Pick<SeasonCompleteness, 'stored' | 'results' | 'parts'>) => ({
  stored,
  results,
  ...parts,
})
