import type { Day, Key } from '@touchline/football'
import type { SportmonksClient } from '../client-types.ts'
import { day, integer, key, object } from '../parse/read.ts'

const DELETED = 20

/** The place of a fixture, and nothing else of it. */
export interface ReportedFixture {
  key: Key
  league: Key
  /** UTC. */
  day: Day
}

/** The feed's fixtures in these days, both included and at most 100 of them, without deleted ones. */
export async function readFixtureList(
  client: SportmonksClient,
  days: { from: Day; to: Day },
): Promise<ReadonlyMap<Key, ReportedFixture>> {
  const reported = new Map<Key, ReportedFixture>()
  const query = { select: ['league_id', 'state_id', 'starting_at'], perPage: 50, order: 'asc' } as const
  for await (const page of client.pages(`football/fixtures/between/${days.from}/${days.to}`, 'Fixture', query)) {
    for (const row of page.rows) {
      const fields = object(row)
      const id = key(fields?.id)
      const league = key(fields?.league_id)
      const on = day(fields?.starting_at)
      if (id === null || league === null || on === null || integer(fields?.state_id) === DELETED) continue
      reported.set(id, { key: id, league, day: on })
    }
  }
  return reported
}
