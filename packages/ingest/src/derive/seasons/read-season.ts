import { firstRow, type Queryable, type RowOf, rows } from '@touchline/database'
import {
  CARD_TYPES,
  cardFigures,
  DETAIL,
  isFinished,
  type SeasonEvent,
  type SeasonMatch,
  type TypedNumbers,
  type UndecidedClubs,
  undecidedClubs,
} from '@touchline/football'
import {
  EVENTS,
  FIGURES,
  FIXTURES,
  GROUPS,
  HEAD,
  LINEUPS,
  PLAYERS,
  SIDES,
  SOURCED,
  STAGES,
  STATISTICS,
  TEAMS,
} from './read-season.queries.ts'

type SeasonHead = RowOf<typeof HEAD>
type StageRow = RowOf<typeof STAGES>
type TeamRow = RowOf<typeof TEAMS>
type SideCounts = RowOf<typeof SIDES>
/** Goals are those at the end, extra time included; null when there is no score. */
export type SeasonFixtureRow = Omit<RowOf<typeof FIXTURES>, 'kickoff'> & { kickoff: string }

/** Everything stored of a season that its tables and statistics are made from. */
export interface StoredSeason {
  head: SeasonHead
  fixtures: readonly SeasonFixtureRow[]
  stages: readonly StageRow[]
  /** Names of the season's groups. */
  groups: ReadonlyMap<number, string>
  teams: ReadonlyMap<number, TeamRow>
  /** Matches played to their end. */
  matches: readonly SeasonMatch[]
  players: ReadonlyMap<number, string>
  /** Clubs that may be in it twice; their matches are among the fixtures once. */
  undecided: readonly UndecidedClubs[]
}

/** Reads a season, one query for each kind of thing, all of them on their way at once; null when there is no such season. */
export async function readSeason(client: Queryable, seasonId: number): Promise<StoredSeason | null> {
  const [season, parts] = await Promise.all([readFixtures(client, seasonId), readParts(client, seasonId)])
  if (!season) return null
  const matches = matchesOf(season.fixtures, parts)
  return { ...season, matches, players: await readNames(client, matches) }
}

/** Inputs of tables except cards, which few leagues use to separate teams; null when there is no such season. */
export async function readFixtures(queryable: Queryable, seasonId: number): Promise<StoredSeason | null> {
  const [head, stored, teams, stages, groups, sourced] = await Promise.all([
    firstRow(queryable, HEAD, { seasonId }),
    rows(queryable, FIXTURES, { seasonId }),
    rows(queryable, TEAMS, { seasonId }),
    rows(queryable, STAGES, { seasonId }),
    rows(queryable, GROUPS, { seasonId }),
    rows(queryable, SOURCED, { seasonId }),
  ])
  const sources = new Map(sourced.map((row) => [row.id, row.sources]))
  const undecided =
    sources.size === 0 ? [] : undecidedClubs(stored.map((row) => ({ ...row, sources: sources.get(row.id) ?? [] })))
  const fixtures = stored.filter(({ id }) => !undecided.some(({ matches }) => matches.has(id)))
  return (
    head && {
      head,
      fixtures: fixtures.map((row) => ({ ...row, kickoff: row.kickoff.toISOString() })),
      stages,
      groups: new Map(groups.map(({ id, name }) => [id, name])),
      teams: new Map(teams.map((row) => [row.id, row])),
      matches: [],
      players: new Map(),
      undecided,
    }
  )
}

/** Stored parts besides the matches played. */
async function readParts(client: Queryable, seasonId: number) {
  const [sides, statistics, events, lineups] = await Promise.all([
    rows(client, SIDES, { seasonId }),
    rows(client, STATISTICS, { seasonId }),
    rows(client, EVENTS, { seasonId }),
    rows(client, LINEUPS, { seasonId }),
  ])
  return {
    counts: bySide(sides),
    sheets: bySide(statistics),
    events: Map.groupBy(events, ({ fixtureId }) => fixtureId),
    lineups: Map.groupBy(lineups, ({ fixtureId }) => fixtureId),
  }
}

function matchesOf(
  fixtures: readonly SeasonFixtureRow[],
  { counts, sheets, events, lineups }: Awaited<ReturnType<typeof readParts>>,
): SeasonMatch[] {
  return fixtures.flatMap((fixture): SeasonMatch[] => {
    const { id, stateId, homeGoals, awayGoals } = fixture
    if (!isFinished(stateId) || homeGoals === null || awayGoals === null) return []
    const own = events.get(id) ?? []
    const of = (home: boolean) =>
      figuresOf(home, {
        events: own,
        counts: counts.get(`${id} ${home}`) ?? null,
        statistics: sheets.get(`${id} ${home}`)?.values ?? {},
      })
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

/** All counts of a side; its stored columns win over its sheet, cards are those of the events where there are any. */
function figuresOf(
  home: boolean,
  {
    events,
    counts,
    statistics,
  }: { events: readonly SeasonEvent[]; counts: SideCounts | null; statistics: TypedNumbers },
): TypedNumbers {
  const kept: Readonly<Record<number, number | null>> = counts ?? {}
  const cards = cardFigures({
    ...{ home, events, statistics },
    counts: { yellow: kept[DETAIL.yellow_cards] ?? null, red: kept[DETAIL.red_cards] ?? null },
  })
  const figures: Record<string, number> = {}
  for (const type in statistics) if (!CARD_TYPES.has(+type)) figures[type] = statistics[type] as number
  for (const type of KEPT) if (kept[type] != null) figures[type] = kept[type]
  return Object.assign(figures, cards)
}

/** Types of a side's stored columns, except cards. */
const KEPT = Object.keys(FIGURES)
  .map(Number)
  .filter((type) => !CARD_TYPES.has(type))

async function readNames(client: Queryable, matches: readonly SeasonMatch[]): Promise<Map<number, string>> {
  const ids = new Set<number>()
  for (const { events, lineup } of matches) {
    for (const { player, related } of events) {
      if (player !== null) ids.add(player)
      if (related !== null) ids.add(related)
    }
    for (const { player } of lineup) if (player !== null) ids.add(player)
  }
  if (ids.size === 0) return new Map()
  const players = await rows(client, PLAYERS, { ids: [...ids] })
  return new Map(players.map(({ id, name }) => [id, name]))
}
