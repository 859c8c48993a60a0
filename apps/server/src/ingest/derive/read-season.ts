import {
  CARD_TYPES,
  cardFigures,
  type Day,
  DETAIL,
  isFinished,
  type SeasonEvent,
  type SeasonLineupEntry,
  type SeasonMatch,
  SIDE_FIGURE_TYPE,
  type TypedNumbers,
} from '@touchline/football'
import type pg from 'pg'

interface SeasonHead {
  id: number
  name: string
  endsOn: Day
  leagueName: string
  leagueType: 'league' | 'cup' | 'friendly'
  stableKey: string | null
}

export interface FixtureRow {
  id: number
  kickoff: string
  stateId: number
  stageId: number | null
  groupId: number | null
  home: number
  away: number
  referee: number | null
  homeCoach: number | null
  awayCoach: number | null
  /** At the end, extra time included; null when there is no score. */
  homeGoals: number | null
  awayGoals: number | null
}

interface StageRow {
  id: number
  typeId: number | null
  sortOrder: number
}

interface TeamRow {
  id: number
  name: string
  countryId: number
}

/** Everything stored of a season that its tables and statistics are made from. */
export interface StoredSeason {
  head: SeasonHead
  fixtures: readonly FixtureRow[]
  stages: readonly StageRow[]
  /** Names of the season's groups. */
  groups: ReadonlyMap<number, string>
  teams: ReadonlyMap<number, TeamRow>
  /** Matches played to their end. */
  matches: readonly SeasonMatch[]
  players: ReadonlyMap<number, string>
}

const list = async <Row extends pg.QueryResultRow>(client: pg.ClientBase, sql: string, seasonId: number) =>
  (await client.query<Row>(sql, [seasonId])).rows

/** Reads a season, one query for each kind of thing; null when there is no such season. */
export async function readSeason(client: pg.ClientBase, seasonId: number): Promise<StoredSeason | null> {
  const [head] = await list<SeasonHead>(client, HEAD, seasonId)
  if (!head) return null
  const fixtures = (await list<FixtureRow & { kickoff: Date }>(client, FIXTURES, seasonId)).map((row) => ({
    ...row,
    kickoff: row.kickoff.toISOString(),
  })) as FixtureRow[]
  const teams = await list<TeamRow>(client, TEAMS, seasonId)
  const stages = await list<StageRow>(client, STAGES, seasonId)
  const groups = await list<{ id: number; name: string }>(client, GROUPS, seasonId)
  const matches = await readMatches(client, seasonId, fixtures)
  return {
    head,
    fixtures,
    stages,
    groups: new Map(groups.map(({ id, name }) => [id, name])),
    teams: new Map(teams.map((row) => [row.id, row])),
    matches,
    players: await readNames(client, matches),
  }
}

async function readMatches(
  client: pg.ClientBase,
  seasonId: number,
  fixtures: readonly FixtureRow[],
): Promise<SeasonMatch[]> {
  const played = fixtures.filter(({ stateId }) => isFinished(stateId))
  if (played.length === 0) return []
  const counts = bySide(await list<OfSide & Record<string, number | null | boolean>>(client, SIDES, seasonId))
  const sheets = bySide(await list<OfSide & { values: TypedNumbers }>(client, STATISTICS, seasonId))
  const events = Map.groupBy(
    await list<SeasonEvent & { fixtureId: number }>(client, EVENTS, seasonId),
    ({ fixtureId }) => fixtureId,
  )
  const lineups = Map.groupBy(
    await list<SeasonLineupEntry & { fixtureId: number }>(client, LINEUPS, seasonId),
    ({ fixtureId }) => fixtureId,
  )
  return played.flatMap((fixture): SeasonMatch[] => {
    const { id, homeGoals, awayGoals } = fixture
    if (homeGoals === null || awayGoals === null) return []
    const own = events.get(id) ?? []
    const of = (home: boolean) =>
      figuresOf(home, own, counts.get(`${id} ${home}`) ?? null, sheets.get(`${id} ${home}`)?.values ?? {})
    return [
      {
        id,
        kickoff: fixture.kickoff,
        length: fixture.stateId === 5 ? 90 : 120,
        referee: fixture.referee,
        home: { team: fixture.home, coach: fixture.homeCoach, goals: homeGoals, figures: of(true) },
        away: { team: fixture.away, coach: fixture.awayCoach, goals: awayGoals, figures: of(false) },
        events: own,
        lineup: lineups.get(id) ?? [],
      },
    ]
  })
}

interface OfSide {
  fixtureId: number
  home: boolean
}

const bySide = <Row extends OfSide>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [`${row.fixtureId} ${row.home}`, row]))

/** All that is counted of a side; what is kept beside it goes before its sheet, cards are those of the events where there are any. */
function figuresOf(
  home: boolean,
  events: readonly SeasonEvent[],
  counts: (OfSide & Record<string, number | null | boolean>) | null,
  statistics: TypedNumbers,
): TypedNumbers {
  const { fixtureId: _, home: __, ...kept } = counts ?? { fixtureId: 0, home }
  const known = kept as Record<number, number | null>
  const cards = cardFigures({
    ...{ home, events, statistics },
    counts: { yellow: known[DETAIL.yellow_cards] ?? null, red: known[DETAIL.red_cards] ?? null },
  })
  const others = Object.entries({ ...statistics, ...withoutNull(known) }).filter(([type]) => !CARD_TYPES.has(+type))
  return { ...Object.fromEntries(others), ...cards }
}

const withoutNull = (counts: Record<string, number | null>): Record<number, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== null)) as Record<number, number>

async function readNames(client: pg.ClientBase, matches: readonly SeasonMatch[]): Promise<Map<number, string>> {
  const ids = new Set<number>()
  for (const { events, lineup } of matches) {
    for (const { player, related } of events) {
      if (player !== null) ids.add(player)
      if (related !== null) ids.add(related)
    }
    for (const { player } of lineup) if (player !== null) ids.add(player)
  }
  if (ids.size === 0) return new Map()
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, common_name as name from player where id = any($1::integer[])',
    [`{${[...ids].join(',')}}`],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const HEAD = `select s.id, s.name, s.ends_on as "endsOn", l.name as "leagueName", l.type as "leagueType",
    l.stable_key as "stableKey"
  from season s join league l on l.id = s.league_id where s.id = $1`

const FIXTURES = `select f.id, f.kickoff, f.state_id as "stateId", f.stage_id as "stageId", f.group_id as "groupId",
    f.home_team_id as home, f.away_team_id as away, f.referee_id as referee,
    h.coach_id as "homeCoach", a.coach_id as "awayCoach",
    coalesce(f.home_extra_time, f.home_full_time, f.home_goals) as "homeGoals",
    coalesce(f.away_extra_time, f.away_full_time, f.away_goals) as "awayGoals"
  from fixture f
  left join side h on h.fixture_id = f.id and h.home
  left join side a on a.fixture_id = f.id and not a.home
  where f.season_id = $1`

const TEAMS = `select id, name, country_id as "countryId" from team
  where id in (select home_team_id from fixture where season_id = $1 union select away_team_id from fixture where season_id = $1)`

const STAGES = `select id, type_id as "typeId", sort_order as "sortOrder" from stage where season_id = $1`

const GROUPS = `select g.id, g.name from "group" g join stage s on s.id = g.stage_id where s.season_id = $1`

const SIDES = `select s.fixture_id as "fixtureId", s.home,
    ${Object.entries(SIDE_FIGURE_TYPE)
      .map(([column, type]) => `s.${column} AS "${type}"`)
      .join(', ')}
  from side s where s.season_id = $1 and s.finished`

const PLAYED = 'f.season_id = $1 and f.state_id in (5, 7, 8)'

const STATISTICS = `select x.fixture_id as "fixtureId", x.home, x.values
  from fixture f join fixture_statistics x on x.fixture_id = f.id and x.period = 0 where ${PLAYED}`

const EVENTS = `select e.fixture_id as "fixtureId", e.type_id as type, e.minute, e.extra_minute as "extraMinute", e.home, e.staff,
    e.player_id as player, e.related_player_id as related
  from fixture f join event e on e.fixture_id = f.id where ${PLAYED} order by e.fixture_id, e.minute, e.key`

const LINEUPS = `select l.fixture_id as "fixtureId", l.home, l.player_id as player, l.type_id as type,
    l.position_id as position, l.jersey_number as jersey, l.captain, l.details
  from fixture f join lineup_entry l on l.fixture_id = f.id where ${PLAYED} order by l.fixture_id, l.place`
