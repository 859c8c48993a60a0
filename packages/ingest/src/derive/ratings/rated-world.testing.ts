import type { Database } from '@touchline/database'
import type { FixtureRecord, LeagueRecord, RecordBatch, SeasonRecord, SideFigures } from '@touchline/football'
import { finished, premierLeague, team } from '@touchline/testing/records'
import { applyBatch } from '../../write/apply-batch.ts'
import { rateMatches } from './rate-matches.ts'

/** In the middle of the last of the drawn seasons: its second half is still ahead. */
export const RATED_NOW = new Date('2022-01-01T12:00:00Z')
const SEASONS = [2018, 2019, 2020, 2021]
const ROUNDS = 6

export const LEAGUES: readonly LeagueRecord[] = [
  premierLeague,
  { ...premierLeague, key: 'E1', name: 'Championship', stableKey: 'england/championship', tier: 2 },
]

const seasonKey = (league: string, year: number) => `${league} ${year}/${year + 1}`

const seasons = LEAGUES.flatMap(({ key }) =>
  SEASONS.map(
    (year): SeasonRecord => ({
      key: seasonKey(key, year),
      league: key,
      name: `${year}/${year + 1}`,
      startsOn: `${year}-08-01`,
      endsOn: `${year + 1}-05-31`,
      current: year === SEASONS.at(-1),
    }),
  ),
)

/** 0 to limit − 1, the same draws for the same seed. */
function draws(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 16807) % 2147483647
    return state % limit
  }
}

/** The figures of a match that was played, by its score and a seed. */
export function played(seed: number, score: readonly [number, number]): Partial<FixtureRecord> {
  const below = draws(seed + 1)
  const known = below(5) > 0
  const side = (goals: number): SideFigures => ({
    corners: known ? 2 + below(8) : null,
    yellowCards: below(4),
    redCards: 0,
    statistics: known ? { shots_total: 6 + goals + below(9), shots_on_target: goals + below(4) } : {},
  })
  return {
    state: 5,
    scores: { halfTime: null, fullTime: score, extraTime: null, shootOut: null, current: score },
    sides: { home: side(score[0]), away: side(score[1]) },
  }
}

const NOT_PLAYED: Partial<FixtureRecord> = {
  state: 1,
  scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null },
  sides: {
    home: { corners: null, yellowCards: null, redCards: null, statistics: {} },
    away: { corners: null, yellowCards: null, redCards: null, statistics: {} },
  },
}

/** Four seasons of two divisions of four clubs, of which one goes up and one down each year; the last season is half played. */
export function ratedFixtures(seed = 7): FixtureRecord[] {
  const below = draws(seed)
  const clubs = Array.from({ length: 8 }, (_, at) => `club-${at}`)
  return SEASONS.flatMap((year, at) => {
    if (at > 0) clubs.splice(3, 2, clubs[4] as string, clubs[3] as string)
    return LEAGUES.flatMap(({ key: league }, division) =>
      roundRobin(clubs.slice(division * 4, division * 4 + 4)).map(([home, away], place): FixtureRecord => {
        const kickoff = new Date(Date.UTC(year, 7, 8 + 42 * Math.floor(place / 2), 15)).toISOString()
        const score = [below(5), below(4)] as const
        return {
          ...finished,
          key: `${league} ${year} ${home} ${away}`,
          league,
          season: seasonKey(league, year),
          kickoff,
          home,
          away,
          referee: below(3) > 0 ? `referee-${below(3)}` : null,
          ...(kickoff < RATED_NOW.toISOString() ? played(below(10_000), score) : NOT_PLAYED),
        }
      }),
    )
  })
}

/** Everybody at everybody's, two matches of four clubs a round. */
function roundRobin([a, b, c, d]: readonly string[]): [string, string][] {
  const first = [
    [a, b],
    [c, d],
    [a, c],
    [d, b],
    [a, d],
    [b, c],
  ] as [string, string][]
  return [...first, ...first.map(([home, away]): [string, string] => [away, home])].slice(0, 2 * ROUNDS)
}

/** A batch of fixtures with everything they point to. */
export const ratedBatch = (fixtures: readonly FixtureRecord[], more: Partial<RecordBatch> = {}): RecordBatch => ({
  source: 'football-data',
  leagues: LEAGUES,
  seasons,
  teams: Array.from({ length: 8 }, (_, at) => team(`club-${at}`, { name: `Club ${at}` })),
  referees: [0, 1, 2].map((at) => ({
    ...{ key: `referee-${at}`, name: `Referee ${at}`, commonName: `Referee ${at}`, country: null, dateOfBirth: null },
  })),
  fixtures,
  ...more,
})

export const store = (database: Database, fixtures: readonly FixtureRecord[], more: Partial<RecordBatch> = {}) =>
  applyBatch(database, ratedBatch(fixtures, more), { now: RATED_NOW })

export const rate = (database: Database, now = RATED_NOW, limit = Number.POSITIVE_INFINITY) =>
  rateMatches(database, { now, limit })

/** All numbers of the forecasts by the source's key of their fixture, and the weights by season. */
export async function ratingsOf({ pool }: Database): Promise<Map<string, number[]>> {
  const { rows } = await pool.query<{ key: string; numbers: number[] }>(
    `select r.key, array[f.log_home, f.log_away, f.log_goals, f.pi, f.home, f.draw, f.away, f.over25, f.home_corners, f.away_corners,
       f.home_yellow_cards, f.away_yellow_cards, coalesce(f.referee_effect, 99)] as numbers
     from forecast f join source_ref r on r.kind = 'fixture' and r.id = f.fixture_id
     union all select 'weights ' || season, home || away || over25 from rating_fit
     order by 1`,
  )
  return new Map(rows.map(({ key, numbers }) => [key, numbers]))
}

/** The largest difference of two sets of ratings; infinite where only one has a rating. */
export function apart(one: ReadonlyMap<string, number[]>, other: ReadonlyMap<string, number[]>): number {
  if (one.size !== other.size) return Number.POSITIVE_INFINITY
  const distances = [...one].map(([key, numbers]) => {
    const others = other.get(key)
    return others
      ? Math.max(...numbers.map((number, at) => Math.abs(number - (others[at] as number))))
      : Number.POSITIVE_INFINITY
  })
  return Math.max(0, ...distances)
}
