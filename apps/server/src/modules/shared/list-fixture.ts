import type { ListFixture } from '@touchline/contract'
import { type Database, fixture, type Placeholders, rows, selection, statement } from '@touchline/database'
import { STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { named, SCORE_TYPE, viewKickoff, viewParticipant, viewScore } from './fixture-parts.views.ts'
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

const PERIOD_OF_STATE: Readonly<Record<number, number>> = {
  [STATE.first_half]: 1,
  [STATE.second_half]: 2,
  [STATE.extra_first_half]: 3,
  [STATE.extra_second_half]: 4,
}

function periodsOf({ stateId, minute, addedMinute }: PlacedFixtureRow): ListFixture['periods'] {
  const sort_order = PERIOD_OF_STATE[stateId]
  return sort_order === undefined || minute === null ? [] : [{ sort_order, minutes: minute, time_added: addedMinute }]
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
      viewParticipant('home', row.homeId, row.homeName, row.homeShortCode),
      viewParticipant('away', row.awayId, row.awayName, row.awayShortCode),
    ],
    scores: [
      ...viewScore(SCORE_TYPE.current, scoreOf(row.homeGoals, row.awayGoals)),
      ...viewScore(SCORE_TYPE.shoot_out, scoreOf(row.homeShootOut, row.awayShootOut)),
    ],
    periods: periodsOf(row),
  }
}
