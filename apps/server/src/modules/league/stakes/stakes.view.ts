import type { StakeCondition, StakesTable } from '@touchline/contract'
import type { ChanceInterval, ObservedStakes, SimulatedTeam } from '@touchline/football'
import { viewTeam } from '../../shared/names.views.ts'
import { placeChances } from '../simulation/place-chances.ts'
import type { SeasonOutlook, TableAhead } from '../simulation/season-ahead.ts'
import type { TeamQuestion, WatchedTable } from './watched-table.ts'

/** A table as it was drawn: its chances, and what was observed beside them. */
export interface DrawnTable {
  simulated: readonly SimulatedTeam<number>[]
  observed: ObservedStakes<number>
  seasons: number
}

/** What is at stake in a table. Chances are those of the season's simulation, so that every page has the same. */
export function viewStakes(
  { season }: SeasonOutlook,
  { part, matches, outcome }: TableAhead,
  { watched, questions }: WatchedTable,
  { simulated, observed, seasons }: DrawnTable,
): StakesTable {
  const simulatedChances = new Map(simulated.map((one) => [one.team, placeChances(one, outcome)]))
  const named = (team: number) => {
    const known = season.teams.get(team)
    return viewTeam(team, known?.name ?? '', known?.shortCode ?? null)
  }
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

type Stakes = ObservedStakes<number>['matches'][number]['stakes']

/** Less than half a point of chance is nothing. */
const MIN_SWING = 0.005

/** Of both sides the one whose chance moves more; nothing where a result was never drawn or moves nothing. */
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
