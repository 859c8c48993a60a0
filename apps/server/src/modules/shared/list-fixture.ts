import type { ListFixture } from '@touchline/contract'
import { type Database, fixture, type Placeholders, rows, selection, statement } from '@touchline/database'
import { runningPeriods, SCORE_TYPE, scoreEntries } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { named, viewKickoff, viewParticipant } from './fixture-parts.views.ts'
import { fixtureJoins, type PlacedFixtureRow, placedFixture, placeJoins } from './fixture-row.ts'
import { scoreOf } from './fixture-view.ts'
import { leagueImage } from './image-paths.ts'

const FIXTURES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    placedFixture,
    (columns) => sql`
      select ${columns} from ${fixture} ${fixtureJoins} ${placeJoins}
      where ${fixture.id} = any(${p.ids}::integer[])`,
  ),
)

/** The fixtures of these ids as rows of a list, in the order of the ids; unknown ids are left out. */
export async function listFixtures(database: Database, ids: readonly number[]): Promise<ListFixture[]> {
  if (ids.length === 0) return []
  const found = await rows(database.pool, FIXTURES, { ids })
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [viewListFixture(row)] : []
  })
}

function viewListFixture(row: PlacedFixtureRow): ListFixture {
  return {
    id: row.id,
    state_id: row.stateId,
    ...viewKickoff(row),
    league_id: row.leagueId,
    league: {
      id: row.leagueId,
      name: row.leagueName,
      image_path: leagueImage(row.leagueId),
      country: { id: row.countryId, name: row.countryName, code: row.countryCode },
    },
    season_id: row.seasonId,
    stage: named(row.stageName),
    group: named(row.groupName),
    round: named(row.roundName),
    participants: [
      viewParticipant('home', { id: row.homeId, name: row.homeName, shortCode: row.homeShortCode }),
      viewParticipant('away', { id: row.awayId, name: row.awayName, shortCode: row.awayShortCode }),
    ],
    scores: [
      ...scoreEntries(SCORE_TYPE.current, scoreOf(row.homeGoals, row.awayGoals)),
      ...scoreEntries(SCORE_TYPE.shoot_out, scoreOf(row.homeShootOut, row.awayShootOut)),
    ],
    periods: runningPeriods(row.stateId, row.minute, row.addedMinute),
    ...(row.minuteEstimated && { minute_estimated: true }),
  }
}
