import {
  type FixtureParts,
  fromOneSource,
  type ListedPart,
  NO_FIGURES,
  type Provenance,
  type ReferencePrice,
  type Score,
  type SideFigures,
  type Source,
  type SourcedFixture,
  STATISTICS,
  type Statistics,
} from '@touchline/football'
import type pg from 'pg'
import type { FixturePlace } from '../sinks/fixture-row.ts'
import { LISTS } from './lists-of-parts.ts'

/** A fixture as stored: which one it is, and who reported what of it. */
export interface StoredFixture {
  place: FixturePlace
  sourced: SourcedFixture<number>
}

interface FixtureRow {
  id: number
  league_id: number
  season_id: number
  stage_id: number | null
  group_id: number | null
  round_name: string | null
  kickoff: Date
  kickoff_known: boolean
  state_id: number
  minute: number | null
  added_minute: number | null
  home_team_id: number
  away_team_id: number
  venue_id: number | null
  referee_id: number | null
  home_coach_id: number | null
  away_coach_id: number | null
  home_goals: number | null
  away_goals: number | null
  home_half_time: number | null
  away_half_time: number | null
  home_full_time: number | null
  away_full_time: number | null
  home_extra_time: number | null
  away_extra_time: number | null
  home_shoot_out: number | null
  away_shoot_out: number | null
  price_home: number | null
  price_draw: number | null
  price_away: number | null
  price_bookmaker_id: ReferencePrice['bookmaker'] | null
  price_closing: boolean | null
  weather_icon: string | null
  weather_text: string | null
  weather_temperature: number | null
  weather_evening: number | null
  weather_humidity: number | null
  weather_wind: number | null
  provenance: Provenance | null
}

interface SideRow extends Readonly<Record<(typeof STATISTICS)[number], number | null>> {
  fixture_id: number
  home: boolean
  corners: number | null
  yellow_cards: number | null
  red_cards: number | null
}

/**
 * Reads fixtures that are, or are about to be, described by several sources. Of one that had a single source until now, that source is
 * said to have reported all that is known.
 */
export async function readStoredFixtures(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Map<number, StoredFixture>> {
  if (ids.length === 0) return new Map()
  const fixtures = await client.query<FixtureRow>('select * from fixture where id = any($1::integer[])', [ids])
  const sides = await client.query<SideRow>('select * from side where fixture_id = any($1::integer[])', [ids])
  const figures = new Map(sides.rows.map((row) => [`${row.fixture_id} ${row.home}`, figuresOf(row)]))
  const alone = await readAlone(
    client,
    fixtures.rows.filter((row) => row.provenance === null).map((row) => row.id),
  )
  return new Map(
    fixtures.rows.map((row) => {
      const sides = {
        home: figures.get(`${row.id} true`) ?? NO_FIGURES,
        away: figures.get(`${row.id} false`) ?? NO_FIGURES,
      }
      return [row.id, { place: placeOf(row), sourced: sourcedOf(row, sides, alone.get(row.id)) }]
    }),
  )
}

const placeOf = (row: FixtureRow): FixturePlace => ({
  id: row.id,
  leagueId: row.league_id,
  seasonId: row.season_id,
  homeTeamId: row.home_team_id,
  awayTeamId: row.away_team_id,
})

function figuresOf(row: SideRow): SideFigures {
  const known = STATISTICS.flatMap((name) => (row[name] === null ? [] : [[name, row[name]] as const]))
  const statistics: Statistics = Object.fromEntries(known)
  return { corners: row.corners, yellowCards: row.yellow_cards, redCards: row.red_cards, statistics }
}

function sourcedOf(
  row: FixtureRow,
  sides: FixtureParts<number>['sides'],
  alone: { source: Source; listed: readonly ListedPart[] } | undefined,
): SourcedFixture<number> {
  const parts = partsOf(row, sides)
  if (row.provenance !== null) return { parts, provenance: row.provenance }
  // Without any source nobody stands behind what is stored, and whoever reports it is believed.
  if (alone === undefined) return { parts, provenance: {} }
  const { source, listed } = alone
  const { provenance } = fromOneSource(parts, source)
  return { parts, provenance: { ...provenance, ...Object.fromEntries(listed.map((part) => [part, source])) } }
}

const scoreOf = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : [home, away]

function partsOf(row: FixtureRow, sides: FixtureParts<number>['sides']): FixtureParts<number> {
  return {
    kickoff: row.kickoff.toISOString(),
    kickoffKnown: row.kickoff_known,
    stage: row.stage_id,
    group: row.group_id,
    round: row.round_name,
    state: row.state_id,
    minute: row.minute,
    addedMinute: row.added_minute,
    venue: row.venue_id,
    referee: row.referee_id,
    homeCoach: row.home_coach_id,
    awayCoach: row.away_coach_id,
    scores: {
      halfTime: scoreOf(row.home_half_time, row.away_half_time),
      fullTime: scoreOf(row.home_full_time, row.away_full_time),
      extraTime: scoreOf(row.home_extra_time, row.away_extra_time),
      shootOut: scoreOf(row.home_shoot_out, row.away_shoot_out),
      current: scoreOf(row.home_goals, row.away_goals),
    },
    sides,
    weather: weatherOf(row),
    referencePrice: priceOf(row),
  }
}

function weatherOf(row: FixtureRow): FixtureParts<number>['weather'] {
  const { weather_icon: icon, weather_text: text, weather_temperature: temperature } = row
  if (icon === null || text === null || temperature === null) return null
  const { weather_evening: evening, weather_humidity: humidity, weather_wind: windSpeed } = row
  return { icon, text, temperature, evening, humidity, windSpeed }
}

function priceOf(row: FixtureRow): ReferencePrice | null {
  const { price_home: home, price_draw: draw, price_away: away, price_bookmaker_id: bookmaker } = row
  if (home === null || draw === null || away === null || bookmaker === null) return null
  return { home, draw, away, bookmaker, closing: row.price_closing ?? false }
}

/** The only source of each fixture and the lists it has reported beside it. */
async function readAlone(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Map<number, { source: Source; listed: ListedPart[] }>> {
  if (ids.length === 0) return new Map()
  const parts = Object.keys(LISTS) as ListedPart[]
  const { rows } = await client.query<{ id: number; source: Source } & Record<ListedPart, boolean>>(
    `select f.id, r.source, ${parts.map((part) => `(${LISTS[part].present}) AS "${part}"`).join(', ')}
     from fixture f
     cross join lateral (select min(source) as source from source_ref where kind = 'fixture' and id = f.id) r
     where f.id = any($1::integer[]) and r.source is not null`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, { source: row.source, listed: parts.filter((part) => row[part]) }]))
}
