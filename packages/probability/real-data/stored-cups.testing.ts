import { readFileSync } from 'node:fs'
import { FILE_SOURCES } from '@touchline/feeds'
import {
  type CupAhead,
  type CupFixture,
  cupFormat,
  isDecided,
  type PlannedCup,
  placeRulesOf,
  plannedCup,
  type RoundsBefore,
  STATE,
  storedRounds,
  tableRulesOf,
  winnerOf,
} from '@touchline/football'
import { realData } from '../../../tools/data-folder.ts'

/** A cup of a file, as it is stored. */
export interface FiledCup {
  key: string | null
  season: string
  national: boolean
  teams: readonly { team: number; name: string; country: number }[]
  stages: readonly { id: number; name: string; sortOrder: number; typeId: number | null }[]
  groups: ReadonlyMap<number, string>
  fixtures: readonly CupFixture[]
}

/** @param name of a file of openfootball, within its folder */
export function filedCup(name: string): FiledCup {
  const source = FILE_SOURCES.find((one) => one.source === 'openfootball')!
  const { batch } = source.parse([{ name, bytes: readFileSync(realData('openfootball', name)) }], {})
  const idOf = <Item extends { key: string }>(items: readonly Item[] = []) =>
    new Map(items.map(({ key }, at) => [key, at + 1]))
  const [teams, stages, groups] = [idOf(batch.teams), idOf(batch.stages), idOf(batch.groups)]
  return {
    key: batch.leagues?.[0]?.stableKey ?? null,
    season: batch.seasons?.[0]?.name ?? '',
    national: batch.teams?.every(({ national }) => national) ?? false,
    teams: (batch.teams ?? []).map(({ key, name: own, country }) => ({ team: teams.get(key)!, name: own, country })),
    stages: (batch.stages ?? []).map(({ key, name: own, sortOrder, type }) => ({
      ...{ id: stages.get(key)!, name: own, sortOrder, typeId: type ?? null },
    })),
    groups: new Map((batch.groups ?? []).map(({ key, name: own }) => [groups.get(key)!, own])),
    fixtures: (batch.fixtures ?? []).map((one, at): CupFixture => {
      const { fullTime, extraTime, shootOut } = one.scores
      const [homeGoals = null, awayGoals = null] = extraTime ?? fullTime ?? []
      return {
        ...{ id: at + 1, kickoff: one.kickoff, stateId: one.state, homeGoals, awayGoals },
        ...{ stageId: stages.get(one.stage ?? '') ?? null, groupId: groups.get(one.group ?? '') ?? null },
        ...{ home: teams.get(one.home)!, away: teams.get(one.away)! },
        ...{ homeShootOut: shootOut?.[0] ?? null, awayShootOut: shootOut?.[1] ?? null },
      }
    }),
  }
}

/** The cup as known on the morning of a day: without later scores, nor later rounds where they are not drawn yet. */
export function knownOn(cup: FiledCup, day: string): FiledCup {
  const begun = new Set(cup.fixtures.flatMap(({ kickoff, stageId }) => (kickoff < day ? [stageId] : [])))
  const first = cup.fixtures.toSorted((one, other) => (one.kickoff < other.kickoff ? -1 : 1))[0]!.stageId
  return {
    ...cup,
    fixtures: cup.fixtures
      .filter(({ stageId }) => begun.has(stageId) || stageId === first)
      .map((one) => (one.kickoff < day ? one : unplayed(one))),
  }
}

const unplayed = (one: CupFixture): CupFixture => ({
  ...one,
  ...{ stateId: STATE.not_started, homeGoals: null, awayGoals: null, homeShootOut: null, awayShootOut: null },
})

export const roundsOf = (cup: FiledCup) => storedRounds(cup.fixtures, cup.stages) ?? []

/** The cup from here to its final; null where its plan is unknown. */
export function planOf(cup: FiledCup, before: RoundsBefore): PlannedCup | null {
  const { key, season, fixtures, stages, groups } = cup
  const grouped = Map.groupBy(
    fixtures.filter(
      ({ groupId, stageId }) => groupId !== null || stages.find(({ id }) => id === stageId)?.typeId === 223,
    ),
    ({ groupId, stageId }) => groupId ?? -(stageId ?? 0),
  )
  const tables = [...grouped].map(([group, own]) => {
    const teams = [...new Set(own.flatMap(({ home, away }) => [home, away]))]
    return {
      ...{ stageId: own[0]!.stageId, name: groups.get(group) ?? null, teams, fixtures: own },
      results: own.flatMap(({ id, kickoff, stateId, home, away, homeGoals, awayGoals }) =>
        isDecided(stateId) && homeGoals !== null && awayGoals !== null
          ? [{ fixture: id, kickoff, home, away, homeGoals, awayGoals }]
          : [],
      ),
      rules: tableRulesOf(key, season),
      placeRules: placeRulesOf(key, { seasonName: season, teams: teams.length, of: group < 0 ? 'table' : 'group' }),
    }
  })
  tables.sort((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1))
  const format = cupFormat(key, season, cup.national)
  return plannedCup({
    fixtures,
    stages,
    tables,
    format,
    before,
    keepsCountriesApart: key?.startsWith('europe/') ?? false,
  })
}

/** Ready to be played. */
export function cupAhead(
  { teams }: FiledCup,
  plan: PlannedCup,
  { gridOf, uncertainty }: Pick<CupAhead<number>, 'gridOf' | 'uncertainty'>,
): CupAhead<number> {
  const neutral = plan.rounds.every(({ form }) => form.neutral)
  return {
    ...{ teams, uncertainty, gridOf, countries: new Map(teams.map(({ team, country }) => [team, country])) },
    groups: plan.groups && {
      ...plan.groups,
      rules: plan.groups.tables[0]!.rules,
      results: plan.groups.tables.flatMap(({ results }) => results),
      ahead: plan.groups.tables.flatMap(({ fixtures }) =>
        fixtures.flatMap(({ stateId, kickoff, home, away }) =>
          isDecided(stateId) ? [] : [{ kickoff, home, away, grid: gridOf(home, away, neutral)! }],
        ),
      ),
    },
    rounds: plan.rounds.map((round, at) => {
      const later = new Set(plan.rounds.slice(at + 1).flatMap(({ stored }) => [...(stored?.teams ?? [])]))
      return {
        ...round,
        ties: (round.stored?.ties ?? []).map((tie) => {
          const through = tie.teams.filter((team) => later.has(team))
          return {
            teams: tie.teams,
            winner: through.length === 1 ? through[0]! : winnerOf(tie, round.form),
            matches: tie.matches.map(({ stateId, home, away, homeGoals, awayGoals }) => ({
              ...{ home, away, grid: null },
              goals:
                isDecided(stateId) && homeGoals !== null && awayGoals !== null
                  ? ([homeGoals, awayGoals] as const)
                  : null,
            })),
          }
        }),
      }
    }),
  }
}
