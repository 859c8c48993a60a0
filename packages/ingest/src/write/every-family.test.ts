import type { RecordBatch } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { everyFamily, parts } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from './apply-batch.ts'

const database = useDatabase()

const LATER = new Date('2026-03-07T18:00:00.000Z')
const apply = (batch: RecordBatch, now = NOW) => applyBatch(database, batch, { now })
const tags = async () =>
  (await database.rows(`select payload->'tags' as tags from live_event where topic = 'change' order by seq`)).map(
    (r) => r.tags,
  )

test('every family is stored, and the same batch again writes nothing', async () => {
  const first = await apply(everyFamily())
  for (const family of Object.keys(parts)) {
    expect(first.families[family as keyof typeof first.families]?.inserted, family).toBeGreaterThan(0)
  }
  expect((await apply(everyFamily(), LATER)).unchanged).toBe(true)
})

test('a line-up keeps people, places, numbers and names as they were reported', async () => {
  await apply(everyFamily())
  expect(
    await database.rows(`select l.home, p.name as player, l.player_name as "playerName", type_id as type, formation_field as field,
      jersey_number as number, captain, details from lineup_entry l left join player p on p.id = l.player_id order by place`),
  ).toEqual([
    {
      home: true,
      player: 'Ada North',
      playerName: 'Ada North',
      type: 11,
      field: '4:3',
      number: 9,
      captain: true,
      details: { 52: 1, 118: 7.8, 119: 90 },
    },
    {
      home: false,
      player: null,
      playerName: 'Somebody "Nick" O\\Neill',
      type: 12,
      field: null,
      number: null,
      captain: false,
      details: {},
    },
  ])
  expect(
    await database.rows(
      'select home_formation, away_formation, lineup_confirmed, attendance, home_colour from fixture',
    ),
  ).toEqual([
    {
      home_formation: '4-3-3',
      away_formation: null,
      lineup_confirmed: true,
      attendance: 18_034,
      home_colour: '#ffffff',
    },
  ])
})

test('writing a fixture again leaves its formations, colours and attendance as they are', async () => {
  await apply(everyFamily())
  await apply({ ...everyFamily(), lineups: [], fixtureDetails: [] }, LATER)
  expect(await database.rows('select home_formation, attendance from fixture')).toEqual([
    { home_formation: '4-3-3', attendance: 18_034 },
  ])
})

test('a list that got shorter loses its end, and only the fixture concerned is reported as changed', async () => {
  await apply(everyFamily())
  const summary = await apply(
    everyFamily({ lineups: [{ ...parts.lineups[0], entries: parts.lineups[0].entries.slice(0, 1) }] }),
    LATER,
  )
  expect(summary.families.lineups).toEqual({ inserted: 0, updated: 1, unchanged: 1 })
  expect(await database.rows('select count(*)::int as n from lineup_entry')).toEqual([{ n: 1 }])
  expect(summary.changedFixtures).toHaveLength(1)
})

test('statistics of a part of the match that are no longer reported go', async () => {
  await apply(everyFamily())
  const whole = parts.statistics[0].statistics.slice(0, 1)
  await apply(everyFamily({ statistics: [{ ...parts.statistics[0], statistics: whole }] }), LATER)
  expect(await database.rows('select home, period, values from fixture_statistics')).toEqual([
    { home: true, period: 0, values: { 34: 7, 45: 55, 5304: 1.83 } },
  ])
})

test('a table is stored row by row with its details, its source, and the form with our fixtures', async () => {
  await apply(everyFamily())
  expect(
    await database.rows(`select t.name, position, points, rule_type_id as rule, movement, s.details, form, s.source,
      g.name as "group" from standing s join team t on t.id = s.team_id join "group" g on g.id = s.group_id order by place`),
  ).toEqual([
    {
      name: 'Ashton',
      position: 1,
      points: 3,
      rule: 180,
      movement: 'up',
      details: { 129: 1, 187: 3 },
      form: [{ fixtureId: 1, result: 'W' }],
      source: 'football-data',
      group: 'Group North',
    },
    {
      name: 'Brough',
      position: 2,
      points: -1,
      rule: null,
      movement: null,
      details: { 129: 1 },
      form: [],
      source: 'football-data',
      group: 'Group North',
    },
  ])
})

test('two owners of trophies with one number do not share a list', async () => {
  const [ada] = parts.trophies
  const coach = { owner: 'coach', key: 'cora', trophies: ada.trophies.slice(0, 1) } as const
  await apply(everyFamily({ trophies: [ada, coach] }))
  await apply(everyFamily({ trophies: [ada, { ...coach, trophies: [] }] }), LATER)
  expect(await database.rows('select owner, place, league_name as league from trophy order by place')).toEqual([
    { owner: 'player', place: 0, league: 'Premier League' },
    { owner: 'player', place: 1, league: 'Old Cup' },
  ])
})

test('a new transfer names the player and both clubs among the changed things', async () => {
  await apply(everyFamily())
  await database.pool.query('delete from live_event')
  const [known] = parts.transfers
  await apply(everyFamily({ transfers: [known, { ...known, key: 't2', date: '2026-01-31', type: 218, amount: null }] }))
  expect((await tags()).flat().sort()).toEqual(['player:1', 'reference', 'team:1', 'team:2', 'transfers'])
})

test('a season is due when a match that is over, or points given, change, not for a goal in play', async () => {
  const due = async () => {
    const found = await database.rows(`select count(*)::int as n from live_event where payload ? 'seasons'`)
    await database.pool.query('delete from live_event')
    return found[0].n as number
  }
  await apply(everyFamily())
  expect(await due()).toBe(1)
  await apply(everyFamily())
  expect(await due()).toBe(0)
  const [reported] = parts.statistics
  await apply(everyFamily({ statistics: [{ ...reported, statistics: reported.statistics.slice(0, 1) }] }))
  expect(await due()).toBe(1)
  const scores = { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: [2, 0] } as const
  const inPlay = (goals: typeof scores | { current: readonly [3, 0] }) =>
    apply({
      source: 'football-data',
      fixtures: everyFamily().fixtures?.map((one) => ({ ...one, state: 22, scores: { ...scores, ...goals } })) ?? [],
    })
  await inPlay(scores)
  expect(await due()).toBe(1)
  await inPlay({ current: [3, 0] })
  expect(await due()).toBe(0)
  await apply(everyFamily({ corrections: [{ season: 'E0 2025/2026', corrections: [] }], fixtures: [] }))
  expect(await due()).toBe(1)
})
