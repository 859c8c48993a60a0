import { resolve } from 'node:path'
import type { Database } from '@touchline/database'
import { testDatabase } from '@touchline/database/test-kit'
import type { FileSource } from '@touchline/feeds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { fileGroups, importFiles } from './files/import-files.ts'

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
  let database: Database
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

  const rows = async (sql: string) => (await database.pool.query(sql)).rows

  test('is one season of 380 fixtures between 20 teams, none of them doubled', async () => {
    expect(await rows('SELECT count(*)::int AS seasons FROM season')).toEqual([{ seasons: 1 }])
    expect(
      await rows(`SELECT count(*)::int AS fixtures, count(DISTINCT (home_team_id, away_team_id))::int AS pairs,
        count(DISTINCT home_team_id)::int AS teams FROM fixture`),
    ).toEqual([{ fixtures: 380, pairs: 380, teams: 20 }])
    expect(
      await rows(
        `SELECT source, count(*)::int AS n FROM source_ref WHERE kind = 'fixture' GROUP BY source ORDER BY source`,
      ),
    ).toEqual([
      { source: 'football-data', n: 380 },
      { source: 'schochastics', n: 380 },
      { source: 'wyscout', n: 380 },
    ])
  })

  test('has goals by minute that add up to the score of every match', async () => {
    expect(
      await rows(`SELECT f.id FROM fixture f LEFT JOIN event e ON e.fixture_id = f.id AND e.type_id IN (14, 15, 16)
        GROUP BY f.id, f.home_goals, f.away_goals
        HAVING count(*) FILTER (WHERE e.home) <> f.home_goals OR count(*) FILTER (WHERE NOT e.home) <> f.away_goals`),
    ).toEqual([])
  })

  test('has prices and corners of one source, minutes of the second, elevens, coaches and grounds of the third', async () => {
    expect(
      await rows(`SELECT count(*)::int AS n FROM fixture f WHERE f.price_home IS NOT NULL AND f.referee_id IS NOT NULL
        AND f.venue_id IS NOT NULL AND f.kickoff_known
        AND (SELECT count(*) FROM side s WHERE s.fixture_id = f.id AND s.corners IS NOT NULL) = 2
        AND (SELECT count(*) FROM lineup_entry l WHERE l.fixture_id = f.id AND l.type_id = 11) = 22`),
    ).toEqual([{ n: 380 }])
    // In 37 matches one of the coaches is unknown or stands in no list.
    expect(
      await rows(
        'SELECT count(*)::int AS n FROM fixture WHERE home_coach_id IS NOT NULL AND away_coach_id IS NOT NULL',
      ),
    ).toEqual([{ n: 343 }])
  })
})
