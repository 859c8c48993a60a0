import { resolve } from 'node:path'
import type { FileSource } from '@touchline/feeds'
import { type TestDatabase, testDatabase } from '@touchline/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { fileGroups, importFiles } from '../follow/files/import-files.ts'

const DATA = realData()
const FILES: readonly (readonly [FileSource['source'], readonly string[]])[] = [
  ['football-data', ['football-data/seasons/2017-18/E0.csv']],
  ['schochastics', ['incidents/england_premier-league-2017-2018.json']],
  [
    'wyscout',
    [
      'wyscout/matches_England.json',
      'wyscout/players.json',
      'wyscout/teams.json',
      'wyscout/coaches.json',
      'wyscout/referees.json',
    ],
  ],
]
const SLOW = 300_000

describe('England 2017-18, described by three sources together', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    for (const [source, names] of FILES) {
      const groups = fileGroups(
        source,
        names.map((name) => resolve(DATA, name)),
      )
      const report = await importFiles({ database, source, groups, now: new Date('2018-07-01T00:00:00Z') })
      expect(report.filesFailed).toBe(0)
    }
  }, SLOW)
  afterAll(() => database.close())

  const rows = async (sql: string) => await database.rows(sql)

  test('is one season of 380 fixtures between 20 teams, none of them doubled', async () => {
    expect(await rows('select count(*)::int as seasons from season')).toEqual([{ seasons: 1 }])
    expect(
      await rows(`select count(*)::int as fixtures, count(distinct (home_team_id, away_team_id))::int as pairs,
        count(distinct home_team_id)::int as teams from fixture`),
    ).toEqual([{ fixtures: 380, pairs: 380, teams: 20 }])
    expect(
      await rows(
        `select source, count(*)::int as n from source_ref where kind = 'fixture' group by source order by source`,
      ),
    ).toEqual([
      { source: 'football-data', n: 380 },
      { source: 'schochastics', n: 380 },
      { source: 'wyscout', n: 380 },
    ])
  })

  test('has goals by minute that add up to the score of every match', async () => {
    expect(
      await rows(`select f.id from fixture f left join event e on e.fixture_id = f.id and e.type_id in (14, 15, 16)
        group by f.id, f.home_goals, f.away_goals
        having count(*) filter (where e.home) <> f.home_goals or count(*) filter (where not e.home) <> f.away_goals`),
    ).toEqual([])
  })

  test('has prices and corners of one source, minutes of the second, elevens, coaches and grounds of the third', async () => {
    expect(
      await rows(`select count(*)::int as n from fixture f where f.price_home is not null and f.referee_id is not null
        and f.venue_id is not null and f.kickoff_known
        and (select count(*) from side s where s.fixture_id = f.id and s.corners is not null) = 2
        and (select count(*) from lineup_entry l where l.fixture_id = f.id and l.type_id = 11) = 22`),
    ).toEqual([{ n: 380 }])
    // In 37 matches one of the coaches is unknown or is in no list.
    expect(
      await rows(
        'select count(*)::int as n from fixture where home_coach_id is not null and away_coach_id is not null',
      ),
    ).toEqual([{ n: 343 }])
  })
})
