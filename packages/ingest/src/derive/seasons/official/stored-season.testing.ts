import type { FixtureRecord, RecordBatch } from '@touchline/football'
import type { StoredSeason } from '../read-season.ts'

/** The seasons of a file as they are stored, by numbers instead of keys. */
export function storedSeasons(batch: RecordBatch): StoredSeason[] {
  const numbers = new Map<string, number>()
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return number
  }
  const row = ({ key, kickoff, home, away, stage, group, state, scores }: FixtureRecord) => ({
    ...{ id: numberOf(`fixture ${key}`), kickoff, home: numberOf(home), away: numberOf(away), stateId: state },
    ...{ homeGoals: scores.current?.[0] ?? null, awayGoals: scores.current?.[1] ?? null },
    ...{ stageId: stage ? numberOf(stage) : null, groupId: group ? numberOf(group) : null },
  })
  const { leagues = [], seasons = [], stages = [], groups = [], teams = [], fixtures = [] } = batch
  return seasons.map(({ key, league: of, name }) => {
    const league = leagues.find((one) => one.key === of)
    const stored = {
      head: { leagueType: league?.type, stableKey: league?.stableKey ?? null, name },
      fixtures: fixtures.filter(({ season }) => season === key).map(row),
      stages: stages
        .filter(({ season }) => season === key)
        .map(({ key, type, sortOrder, name }) => ({ ...{ id: numberOf(key), typeId: type, sortOrder, name } })),
      groups: new Map(groups.map(({ key, name }) => [numberOf(key), name])),
      teams: new Map(teams.map((team) => [numberOf(team.key), team])),
      ...{ matches: [], players: new Map(), undecided: [] },
    }
    return stored as unknown as StoredSeason
  })
}
