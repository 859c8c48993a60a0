import type { SeasonAim, StakeCondition, StakesTable } from '@touchline/contract'
import type { ChanceInterval, ObservedCupMatch, ObservedStakes, SimulatedTeam, Stake } from '@touchline/football'
import { viewTeam } from '../../shared/names.views.ts'
import { placeChances } from '../simulation/place-chances.ts'
import type { SeasonOutlook, TableAhead } from '../simulation/season-ahead.ts'
import type { NextCupMatch } from './watched-cup.ts'
import type { TeamQuestion, WatchedTable } from './watched-table.ts'

/** A simulated table: its chances, and the observed conditions. */
export interface DrawnTable {
  simulated: readonly SimulatedTeam<number>[]
  observed: ObservedStakes<number>
  seasons: number
}

/** The stakes in a table. Chances are those of the season's simulation, so that every page has the same. */
export function viewStakes(
  { season }: SeasonOutlook,
  {
    tableAhead: { part, matches, outcome },
    watchedTable: { watched, questions },
    drawnTable: { simulated, observed, seasons },
  }: { tableAhead: TableAhead; watchedTable: WatchedTable; drawnTable: DrawnTable },
): StakesTable {
  const simulatedChances = new Map(simulated.map((one) => [one.team, placeChances(one, outcome)]))
  const named = namesOf(season)
  const stage = season.stages.find(({ id }) => id === part.stageId)
  const group = part.groupId === null ? undefined : season.groups.get(part.groupId)
  return {
    stage: stage ? { id: stage.id, name: stage.name } : null,
    group: part.groupId === null || group === undefined ? null : { id: part.groupId, name: group },
    seasons,
    aims: observed.aims.map(({ name, teams }, aim) => ({
      aim: name,
      teams: teams
        .map(({ team, chance }, at) => {
          const question = questions[aim]?.[at]
          const mean = simulatedChances.get(team)?.[name] ?? chance.mean
          return {
            ...{ participant_id: team, participant: named(team), state: question?.must?.state ?? null },
            chance: { mean, low: Math.min(chance.low, mean), high: Math.max(chance.high, mean) },
            conditions: question
              ? viewConditions(question, observed.conditions, (at) => named(teams[at]?.team ?? 0))
              : [],
          }
        })
        .sort((one, other) => other.chance.mean - one.chance.mean),
    })),
    next: observed.matches.map(({ match, stakes }) => {
      const { kickoff, home, away } = watched.ahead[match] as TableAhead['task']['season']['ahead'][number]
      return {
        ...{ fixture_id: matches[match] ?? 0, starting_at: kickoff, home: named(home), away: named(away) },
        stakes: largestByAim(stakes),
      }
    }),
  }
}

/** Stakes of the next matches of a cup. */
export function viewCupStakes(
  { season }: Pick<SeasonOutlook, 'season'>,
  {
    matches,
    observed,
    times,
  }: { matches: readonly NextCupMatch[]; observed: readonly ObservedCupMatch<number>[]; times: number },
): StakesTable {
  const named = namesOf(season)
  const stakesOf = new Map(observed.map(({ fixture, stakes }) => [fixture, stakes]))
  return {
    ...{ stage: null, group: null, seasons: times, aims: [] },
    next: matches.map(({ fixture, kickoff, home, away }) => ({
      ...{ fixture_id: fixture, starting_at: kickoff, home: named(home), away: named(away) },
      stakes: largestByAim(stakesOf.get(fixture) ?? []),
    })),
  }
}

function namesOf({ teams }: SeasonOutlook['season']) {
  return (team: number) => {
    const known = teams.get(team)
    return viewTeam(team, known?.name ?? '', known?.shortCode ?? null)
  }
}

function viewConditions(
  { must, enough, earliest }: TeamQuestion,
  chances: readonly ChanceInterval[],
  named: (number: number) => ReturnType<typeof viewTeam>,
): StakeCondition[] {
  if (must === null) return []
  const chanceOf = (at: number | null) => (at === null ? null : (chances[at] ?? null))
  const [ofEnough, ofEarliest] = [chanceOf(enough), chanceOf(earliest)]
  return [
    ...(must.enough && ofEnough ? [{ kind: 'enough' as const, ...must.enough, chance: ofEnough }] : []),
    ...(must.more ? [{ kind: 'more' as const, than: named(must.more.than), points: must.more.points }] : []),
    ...(must.earliest
      ? [
          {
            ...{ kind: 'earliest' as const, starting_at: must.earliest.kickoff, wins: must.earliest.wins },
            drops: must.earliest.drops?.map(({ team, points }) => ({ participant: named(team), points })) ?? null,
            chance: ofEarliest,
          },
        ]
      : []),
  ]
}

type Stakes = readonly Stake<SeasonAim, number>[]

/** Less than half a point of chance is nothing. */
const MIN_SWING = 0.005

/** The side whose chance moves more; nothing where a result never occurred or moves nothing. */
export function largestByAim(stakes: Stakes) {
  const known = stakes.flatMap(({ aim, team, home, draw, away, swing }) =>
    home === null || away === null || swing === null || Math.abs(swing.value) < MIN_SWING || swing.low * swing.high <= 0
      ? []
      : [{ aim, participant_id: team, home, draw, away, swing: swing.value, low: swing.low, high: swing.high }],
  )
  return [...Map.groupBy(known, ({ aim }) => aim).values()].map((own) =>
    own.reduce((most, one) => (Math.abs(one.swing) > Math.abs(most.swing) ? one : most)),
  )
}
