import type { FixtureRecord, RecordBatch } from '@touchline/football'
import { truncate, useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'
import { elevens, everythingStored, meeting, minutes, NOW, prices, RESULT, reportedBy } from '../sources.testing.ts'
import { doubtfulPairs, unmatchedTeams } from '../unmatched.ts'
import { mergeTeams } from './merge-teams.ts'

const database = useDatabase()

const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })
const idOf = async (name: string) => (await database.rows(`select id from team where name = '${name}'`))[0].id as number
const merge = async (from: string, into: string) =>
  mergeTeams(database, { from: await idOf(from), into: await idOf(into), now: NOW })

/** The batch with Ashton under an unknown name. */
const byAnotherName = (batch: RecordBatch): RecordBatch => ({
  ...batch,
  teams: (batch.teams ?? []).map((one) =>
    one.key === 'ashton' ? { ...one, name: 'AFC Ashton', stableKey: null } : one,
  ),
})

/** The stored rows, except the former stable key of a merged team. */
const stored = async () => {
  await database.pool.query(`delete from source_ref where source = 'stable-key'`)
  return everythingStored(database.pool)
}

test('a club under another name becomes one club, and its matches are those the other sources know', async () => {
  for (const batch of [prices, elevens, minutes]) await apply(batch)
  const expected = await stored()

  await truncate(database)
  await apply(prices)
  await apply(byAnotherName(elevens))
  await apply(minutes)
  expect(await database.rows('select id from fixture')).toHaveLength(2)
  expect(await merge('AFC Ashton', 'Ashton')).toEqual({ moved: 0, joined: 1 })
  expect(await stored()).toEqual(expected)
  expect(await apply(byAnotherName(elevens))).toMatchObject({ unchanged: true })
  expect(await stored()).toEqual(expected)
})

test('the other way round comes out the same but for the name', async () => {
  await apply(byAnotherName(prices))
  await apply(elevens)
  await apply(minutes)
  expect(await merge('Ashton', 'AFC Ashton')).toEqual({ moved: 0, joined: 1 })
  expect(await stored()).toMatchObject({
    teams: [{ name: 'AFC Ashton', stable_key: 'england/ashton' }, { name: 'Brough' }],
    fixtures: [{ home: 'AFC Ashton', venue: 'Old Road', price_home: 1.8, home_half_time: 1, kickoff_known: true }],
    events: [{ minute: 12 }, { minute: 40 }, { minute: 88 }],
    lineups: [{ player_name: 'Home Keeper' }, { player_name: 'Away Keeper' }],
    odds: [{ market_id: 1 }],
  })
})

test('matches that nobody else has move to the club', async () => {
  const kickoff = '2018-01-13T00:00:00.000Z'
  const other: FixtureRecord = { ...meeting, key: 'return', home: 'brough', away: 'ashton', kickoff }
  await apply(reportedBy('football-data', [meeting]))
  await apply(byAnotherName(reportedBy('wyscout', [other])))
  expect(await merge('AFC Ashton', 'Ashton')).toEqual({ moved: 1, joined: 0 })
  expect(
    await database.rows(`select h.name as home, a.name as away, array_agg(s.team_id = f.home_team_id order by s.home) as sides
      from fixture f join team h on h.id = f.home_team_id join team a on a.id = f.away_team_id
      join side s on s.fixture_id = f.id group by f.id, h.id, a.id order by f.id`),
  ).toEqual([
    { home: 'Ashton', away: 'Brough', sides: [false, true] },
    { home: 'Brough', away: 'Ashton', sides: [false, true] },
  ])
})

test.each([
  ['first', true],
  ['second', false],
])('a match that the source imported %s has at the other ground is left out for good', async (_, isFirst) => {
  const own = reportedBy('football-data', [meeting])
  const turned = byAnotherName(reportedBy('wyscout', [{ ...meeting, key: 'turned', home: 'brough', away: 'ashton' }]))
  for (const batch of isFirst ? [own, turned] : [turned, own]) await apply(batch)
  expect(await merge('AFC Ashton', 'Ashton')).toEqual({ moved: 0, joined: 1 })
  const homes = () =>
    database.rows('select t.name as home from fixture f join team t on t.id = f.home_team_id order by f.id')
  const kept = await homes()
  expect(kept).toEqual([{ home: isFirst ? 'Ashton' : 'Brough' }])
  expect(await database.rows('select source, kind from feed_problem')).toEqual([
    { source: isFirst ? 'wyscout' : 'football-data', kind: 'home side' },
  ])
  for (const batch of [own, turned]) await apply(batch)
  expect(await homes()).toEqual(kept)
})

test('everything else of the club moves with it, and what both have stays that of the club that stays', async () => {
  await apply(reportedBy('football-data', []))
  await apply(byAnotherName(reportedBy('wyscout', [])))
  const [from, into] = [await idOf('AFC Ashton'), await idOf('Ashton')]
  await database.pool.query(`
    insert into player (id, name, common_name) values (1, 'A B', 'B');
    insert into coach (id, name, common_name) values (1, 'C D', 'D');
    insert into coach_spell (team_id, coach_id, starts_on) values (${from}, 1, '2017-07-01'), (${into}, 1, '2017-07-01'), (${from}, 1, '2016-07-01');
    insert into rival (team_id, place, rival_id) values (${from}, 0, ${into}), (2, 0, ${from});
    insert into transfer (player_id, from_team_id, to_team_id, date, type_id) values (1, ${from}, 2, '2017-07-01', 219);
    insert into trophy (owner, owner_id, place, trophy_id, league_name, season_name, team_id) values
      ('team', ${from}, 0, 1, 'Cup', '1990', ${from}), ('player', 1, 0, 1, 'Cup', '1990', ${from});
    insert into player_season (season_id, team_id, player_id, details, source) values (1, ${from}, 1, '{}', 'wyscout')`)
  await merge('AFC Ashton', 'Ashton')
  expect(await database.rows('select team_id, starts_on from coach_spell order by starts_on')).toEqual([
    { team_id: into, starts_on: '2016-07-01' },
    { team_id: into, starts_on: '2017-07-01' },
  ])
  expect(await database.rows('select team_id, rival_id from rival')).toEqual([{ team_id: 2, rival_id: into }])
  expect(await database.rows('select from_team_id from transfer')).toEqual([{ from_team_id: into }])
  expect(await database.rows('select owner_id, team_id from trophy order by owner desc')).toEqual([
    { owner_id: into, team_id: into },
    { owner_id: 1, team_id: into },
  ])
  expect(await database.rows('select team_id from player_season')).toEqual([{ team_id: into }])
})

test('a stable key that went with a club still leads to it', async () => {
  await apply(reportedBy('football-data', []))
  await apply(reportedBy('wyscout', [], {}, { ashton: { name: 'AFC Ashton', stableKey: 'england/afc-ashton' } }))
  await merge('AFC Ashton', 'Ashton')
  await apply(reportedBy('openfootball', [], {}, { ashton: { name: 'A.F.C.', stableKey: 'england/afc-ashton' } }))
  expect(await database.rows('select name, stable_key from team order by id')).toEqual([
    { name: 'Ashton', stable_key: 'england/ashton' },
    { name: 'Brough', stable_key: 'england/brough' },
  ])
})

test('clubs that have met are not one, and nothing changes', async () => {
  await apply(prices)
  const before = await stored()
  await expect(merge('Ashton', 'Brough')).rejects.toMatchObject({ code: 'TEAMS_MEET' })
  expect(await stored()).toEqual(before)
})

test('open pages and cached answers learn of it', async () => {
  await apply(prices)
  await apply(byAnotherName(elevens))
  await database.pool.query('truncate live_event')
  await merge('AFC Ashton', 'Ashton')
  const [change] = await database.rows(`select payload from live_event where topic = 'change'`)
  expect(change.payload.tags).toEqual(
    expect.arrayContaining(['reference', 'fixture:1', 'fixture:2', 'team:1', 'team:3', 'season:1', 'day:2017-08-12']),
  )
  expect(await database.rows(`select payload->'seasons' as seasons from live_event where topic = 'change'`)).toEqual([
    { seasons: [1] },
  ])
})

test('a team is unmatched where another source has one too that it does not know, or without a stable key', async () => {
  await apply(prices)
  expect(await unmatchedTeams(database.pool)).toEqual([])
  await apply(byAnotherName(elevens))
  expect(await unmatchedTeams(database.pool)).toMatchObject([
    { source: 'football-data', country: 'England', name: 'Ashton', fixtures: 1, seasons: 1, apart: 1 },
    { source: 'wyscout', country: 'England', name: 'AFC Ashton', fixtures: 1, seasons: 1, apart: 1 },
  ])
})

test('fixtures that may be one are listed for review, matched ones are not', async () => {
  const scotland = { league: 'scotland/premiership' }
  const on = (day: string) => ({ ...meeting, ...RESULT, key: day, kickoff: `${day}T00:00:00.000Z` })
  await apply(reportedBy('football-data', [on('2017-10-01'), on('2018-04-01')], {}, scotland))
  const ended = { ...RESULT.scores, fullTime: [0, 1], current: [0, 1] } as const
  const other = { ...on('2018-04-11'), scores: ended }
  await apply(reportedBy('openfootball', [on('2017-10-01'), other], {}, scotland))
  expect(await doubtfulPairs(database.pool)).toMatchObject([
    {
      season: '2017/2018',
      one: { day: '2018-04-01', sources: 'football-data' },
      other: { day: '2018-04-11', sources: 'openfootball' },
    },
  ])
})
