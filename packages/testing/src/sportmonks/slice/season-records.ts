import {
  coachSeasons,
  isFinished,
  type Key,
  leagueTable,
  playerSeasons,
  type RecordBatch,
  refereeSeasons,
  type SeasonMatch,
  type Side,
  STATE,
  seasonParts,
  seasonStatistics,
  tableRulesOf,
  teamSeasons,
  topScorers,
} from '@touchline/football'

type Fixture = NonNullable<RecordBatch['fixtures']>[number]
type Season = NonNullable<RecordBatch['seasons']>[number]

const idOf = (key: Key | null | undefined): number | null => (key == null ? null : Number(key))
const keyOf = (id: number | null): Key | null => (id === null ? null : String(id))
const GROUP_STAGE = 223

/** Records that a provider reports of whole seasons and the demo world leaves to be computed: tables, lists of the best, figures. */
export function seasonRecords(batch: RecordBatch): Partial<RecordBatch> {
  const seasons = (batch.seasons ?? []).map((season) => ofSeason(batch, season))
  return {
    standings: seasons.flatMap((one) => one.standings).filter(({ tables }) => tables.length > 0),
    topScorers: seasons.flatMap((one) => one.topScorers).filter(({ rows }) => rows.length > 0),
    playerSeasons: seasons.flatMap((one) => one.playerSeasons),
    teamSeasons: seasons.flatMap((one) => one.teamSeasons),
    coachSeasons: seasons.flatMap((one) => one.coachSeasons),
    refereeSeasons: seasons.flatMap((one) => one.refereeSeasons),
    seasonStatistics: seasons.flatMap((one) => one.seasonStatistics),
  } satisfies Partial<RecordBatch>
}

function ofSeason(batch: RecordBatch, { key: season, name }: Season) {
  const fixtures = (batch.fixtures ?? []).filter((one) => one.season === season)
  const matches = fixtures.flatMap((fixture) => matchOf(batch, fixture) ?? [])
  const names = new Map([...(batch.players ?? []), ...(batch.teams ?? [])].map((one) => [Number(one.key), one.name]))
  const nameOf = (id: number) => names.get(id) ?? null
  const teams = new Map(fixtures.flatMap(({ home, away }) => [home, away]).map((key) => [Number(key), 0]))
  const parts = seasonParts(matches)
  const lists = topScorers(matches, parts)
  const squads = playerSeasons(matches, parts)
  return {
    standings: [{ season, tables: tablesOf(batch, { season, name, fixtures, nameOf }) }],
    topScorers: Object.entries(lists).map(([type, rows]) => ({
      ...{ season, type: Number(type) },
      rows: rows.map((row) => ({ ...row, player: String(row.player), team: String(row.team) })),
    })),
    playerSeasons: squads.map(({ team, player, position, jersey, details }) => ({
      ...{ season, team: String(team), player: String(player), details, jerseyNumber: jersey },
      position: position as 24 | 25 | 26 | 27 | null,
    })),
    teamSeasons: teamSeasons(matches, squads, nameOf).map((one) => ({ ...one, season, team: String(one.team) })),
    coachSeasons: coachSeasons(matches).map(({ team, coach, details }) => ({
      ...{ season, team: String(team), coach: String(coach), details },
    })),
    refereeSeasons: refereeSeasons(matches).map((one) => ({ ...one, season, referee: String(one.referee) })),
    seasonStatistics: [
      {
        season,
        details: seasonStatistics({
          ...{ matches, scheduled: fixtures.length, teams, squads, topScorers: lists },
          ...{ playerName: nameOf, teamName: nameOf },
        }),
      },
    ],
  }
}

/** A table for each group, and for each stage in which all teams meet. */
function tablesOf(
  batch: RecordBatch,
  {
    season,
    name,
    fixtures,
    nameOf,
  }: { season: Key; name: string; fixtures: readonly Fixture[]; nameOf: (id: number) => string | null },
) {
  const tabled = new Set(batch.stages?.filter(({ type }) => type === GROUP_STAGE).map(({ key }) => key))
  const corrections = (batch.corrections ?? [])
    .filter((one) => one.season === season)
    .flatMap((one) => one.corrections.map(({ team, points }) => ({ team: Number(team), points, from: null })))
  const parts = Map.groupBy(
    fixtures.filter(({ stage }) => tabled.has(stage ?? '')),
    ({ stage, group }) => `${stage} ${group}`,
  )
  return [...parts.values()].map((part) => {
    const ids = [...new Set(part.flatMap(({ home, away }) => [Number(home), Number(away)]))]
    const teams = ids.map((team) => ({ team, name: nameOf(team) ?? '' }))
    const results = part.flatMap(({ key, kickoff, home, away, state, scores }) => {
      if (!isFinished(state) || scores.current === null) return []
      const [homeGoals, awayGoals] = scores.current
      return [{ fixture: Number(key), kickoff, home: Number(home), away: Number(away), homeGoals, awayGoals }]
    })
    const rows = leagueTable({ teams, results, corrections }, tableRulesOf(null, name))
    return {
      ...{ stage: part[0]?.stage ?? null, group: part[0]?.group ?? null },
      rows: rows.map((row) => ({
        ...{ ...row, team: String(row.team) },
        form: row.form.map(({ fixture, result }) => ({ fixture: keyOf(fixture), result })),
      })),
    }
  })
}

/** A match as input for the figures of a season; null while it is not over. */
function matchOf(batch: RecordBatch, fixture: Fixture): SeasonMatch | null {
  const { key, kickoff, state, referee, scores } = fixture
  if (!isFinished(state) || scores.current === null) return null
  const [home, away] = scores.current
  const ofMatch = <R extends { fixture: Key }>(records: readonly R[] | undefined) =>
    records?.find((one) => one.fixture === key)
  const statistics = ofMatch(batch.statistics)?.statistics
  const side = (name: Side, goals: number) => ({
    ...{ team: Number(fixture[name]), coach: idOf(fixture[`${name}Coach`]), goals },
    figures: statistics?.find((one) => one.side === name && one.period === 0)?.values ?? {},
  })
  return {
    ...{ id: Number(key), kickoff, length: state === STATE.full_time ? 90 : 120, referee: idOf(referee) },
    ...{ home: side('home', home), away: side('away', away) },
    events: (ofMatch(batch.events)?.events ?? []).map((event) => ({
      ...{ type: event.type, minute: event.minute, extraMinute: event.extraMinute, home: event.side === 'home' },
      ...{ player: idOf(event.player), related: idOf(event.relatedPlayer) },
    })),
    lineup: (ofMatch(batch.lineups)?.entries ?? []).map((entry) => ({
      ...{ home: entry.side === 'home', player: idOf(entry.player), type: entry.type, position: entry.position },
      ...{ jersey: entry.jerseyNumber, captain: entry.captain, details: entry.details },
    })),
  }
}
