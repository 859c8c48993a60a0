import { applyBatch } from '../../apps/server/src/ingest/apply-batch.ts'
import { deriveSeasons } from '../../apps/server/src/ingest/derive/derive-seasons.ts'
import type { Database } from '../../packages/database/src/index.ts'
import type {
  Details,
  FixtureRecord,
  PlayerSeasonRecord,
  RecordBatch,
  SeasonRecord,
  SideFigures,
  TeamRecord,
} from '../../packages/football/src/index.ts'

/** The largest things that the pages of leagues, teams, players and countries have to bear. */
export const LARGE = {
  teams: 24,
  squad: 60,
  seasons: 40,
  players: 5_000,
  transfers: 3_000,
  scorers: 200,
} as const

const ENGLAND = 72
const SOURCE = 'football-data'
const LAST_YEAR = 2026
/** When the world is looked at: in the middle of the last season. */
export const DETAIL_NOW = new Date('2026-11-21T12:00:00.000Z')
const DAY_MS = 86_400_000

const team = (index: number) => `team ${index}`
const player = (index: number) => `player ${index}`
const season = (year: number) => `season ${year}`
const years = Array.from({ length: LARGE.seasons }, (_, at) => LAST_YEAR - LARGE.seasons + 1 + at)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const dayOf = (year: number, days: number) => new Date(Date.UTC(year, 7, 1) + days * DAY_MS).toISOString().slice(0, 10)

const seasons: SeasonRecord[] = years.map((year) => ({
  key: season(year),
  league: 'league',
  name: `${year}/${year + 1}`,
  startsOn: `${year}-08-01`,
  endsOn: `${year + 1}-05-31`,
  current: year === LAST_YEAR,
}))

const teams: TeamRecord[] = numbers(LARGE.teams * 20).map((at) => ({
  ...{ key: team(at), name: `Club ${at}`, shortCode: `C${at}`, country: ENGLAND, national: false },
  ...{ founded: 1870 + (at % 90), venue: null, colours: null, stableKey: null },
}))

/** Every type that a player's season may be reported by, each with some figure. */
function figures(seed: number): Details {
  const types = [40, 42, 51, 56, 57, 64, 78, 79, 80, 83, 85, 86, 94, 96, 97, 98, 99, 100, 101, 103, 104, 105, 106, 107]
  const more = [108, 109, 110, 116, 117, 194, 321, 322, 323, 581, 1584]
  return {
    ...Object.fromEntries([...types, ...more].map((type, at) => [type, { total: 1 + ((seed + at) % 37) }])),
    52: { total: seed % 20, goals: seed % 18, penalties: 2 },
    59: { in: seed % 9, out: seed % 7 },
    84: { total: seed % 11, home: seed % 5, away: seed % 6 },
    118: { average: 6 + (seed % 30) / 10, highest: 9, lowest: 5 },
    119: { total: 900 + (seed % 2500) },
  }
}

const UNKNOWN: SideFigures = { corners: null, yellowCards: null, redCards: null, statistics: {} }

/** A round robin, twice: whom each of the clubs meets, round by round. */
function pairings(): [round: number, home: number, away: number][] {
  const count = LARGE.teams
  return numbers(2 * (count - 1)).flatMap((round) =>
    numbers(count / 2).map((at): [number, number, number] => {
      const turn = round % (count - 1)
      const one = at === 0 ? count - 1 : (turn + at) % (count - 1)
      const other = (turn + count - 1 - at) % (count - 1)
      return (round + at) % 2 === 0 ? [round, one, other] : [round, other, one]
    }),
  )
}

function fixtures(year: number): FixtureRecord[] {
  return pairings().map(([round, home, away]) => {
    const kickoff = `${dayOf(year, round * 6)}T15:00:00.000Z`
    const over = Date.parse(kickoff) < DETAIL_NOW.getTime()
    const score = over ? ([(home + round) % 4, (away + round) % 3] as const) : null
    const side: SideFigures = over ? { corners: 5, yellowCards: 2, redCards: 0, statistics: { fouls: 11 } } : UNKNOWN
    return {
      ...{ key: `${year} ${home}-${away} ${round}`, league: 'league', season: season(year), stage: null },
      ...{
        round: String(round + 1),
        kickoff,
        kickoffKnown: true,
        state: over ? 5 : 1,
        minute: null,
        addedMinute: null,
      },
      ...{ home: team(home), away: team(away), venue: null, referee: null, homeCoach: null, awayCoach: null },
      scores: { halfTime: null, fullTime: score, extraTime: null, shootOut: null, current: score },
      sides: { home: side, away: side },
      weather: null,
    }
  })
}

const person = (key: string, at: number) => ({
  ...{ key, name: `Person ${at} of the Long Name`, commonName: `P. Person ${at}`, country: ENGLAND },
  ...{ dateOfBirth: dayOf(1980 + (at % 25), at % 300), height: 165 + (at % 35), weight: 60 + (at % 35) },
})

function people(): RecordBatch[] {
  const all = numbers(LARGE.players)
  const some = numbers(500)
  return [
    { source: SOURCE, players: all.map((at) => ({ ...person(player(at), at), position: 24 + (at % 4) })) as never },
    {
      source: SOURCE,
      playerSpells: all.map((at) => ({
        player: player(at),
        spells: [
          { team: team(at % 24), startsOn: '2024-07-01', endsOn: null, position: 26 as const, jerseyNumber: at % 99 },
          { team: team(24 + (at % 400)), startsOn: '2025-07-01', endsOn: null, position: null, jerseyNumber: null },
        ],
      })),
      coaches: some.map((at) => person(`coach ${at}`, at)),
      coachSpells: some.map((at) => ({
        coach: `coach ${at}`,
        team: team(at % 480),
        startsOn: '2026-07-01',
        endsOn: null,
      })),
      referees: some.map((at) => person(`referee ${at}`, at)),
      transfers: numbers(LARGE.transfers).map((at) => ({
        ...{
          key: `transfer ${at}`,
          player: player(at),
          from: team(at % 2 === 0 ? 0 : at % 480),
          to: team(1 + (at % 400)),
        },
        ...{ date: dayOf(2020, at % 2000), type: 218 + (at % 3), amount: at % 3 === 1 ? 100_000 * at : null },
      })),
      trophies: [
        {
          ...{ owner: 'player', key: player(0) },
          trophies: years.map((year) => ({
            ...{ trophy: 1, league: 'league', leagueName: 'League', season: season(year) },
            ...{ seasonName: String(year), team: team(0) },
          })),
        },
      ],
    },
  ]
}

/** The squad of the last season, and the first player in every season there is. */
function seasonFigures(): RecordBatch {
  const entry = (of: number, year: number): PlayerSeasonRecord => ({
    ...{
      season: season(year),
      team: team(0),
      player: player(of),
      position: (24 + (of % 4)) as 24,
      jerseyNumber: of + 1,
    },
    details: figures(of * 7 + year),
  })
  return {
    source: SOURCE,
    playerSeasons: [
      ...years.slice(0, -1).map((year) => entry(0, year)),
      ...numbers(LARGE.squad).map((of) => entry(of, LAST_YEAR)),
    ],
    topScorers: [208, 209, 84, 83].map((type) => ({
      season: season(LAST_YEAR),
      type,
      rows: numbers(LARGE.scorers).map((at) => ({
        ...{ player: player(at), team: team(at % 24), position: at + 1, total: LARGE.scorers - at },
      })),
    })),
  }
}

/** Ids of what the pages are asked for. */
export interface DetailIds {
  league: number
  season: number
  team: number
  player: number
  coach: number
  country: number
}

/** Writes the large world through the sinks and computes its tables, as a feed's records are. */
export async function writeDetailWorld(database: Database, say: (text: string) => void): Promise<DetailIds> {
  const store = (batch: RecordBatch) => applyBatch(database, batch, { now: DETAIL_NOW })
  const league = {
    key: 'league',
    name: 'League',
    country: ENGLAND,
    type: 'league',
    stableKey: null,
    active: true,
  } as const
  const others = numbers(60).map((at) => ({ ...league, key: `league ${at}`, name: `League ${at}`, active: at % 4 > 0 }))
  await store({ source: SOURCE, leagues: [league, ...others], seasons, teams })
  for (const batch of people()) await store(batch)
  say(`${LARGE.seasons} seasons of ${LARGE.teams} teams`)
  for (const year of years) await store({ source: SOURCE, fixtures: fixtures(year) })
  await store(seasonFigures())
  await deriveSeasons(database, { now: DETAIL_NOW })
  await database.pool.query('vacuum analyze')
  const id = async (table: string, key: string) => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from source_ref where kind = $1 and key = $2',
      [table, key],
    )
    return rows[0]?.id ?? 0
  }
  return {
    league: await id('league', 'league'),
    season: await id('season', season(LAST_YEAR)),
    team: await id('team', team(0)),
    player: await id('player', player(0)),
    coach: await id('coach', 'coach 0'),
    country: ENGLAND,
  }
}
