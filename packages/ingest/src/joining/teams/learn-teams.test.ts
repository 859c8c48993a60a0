import type { RecordBatch, Source, TeamRecord } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'
import { meeting, NOW, reportedBy } from '../sources.testing.ts'
import { unmatchedTeams } from '../unmatched.ts'
import { type LearntTeam, learnTeams, proposedTeams, sayLearnt } from './learn-teams.ts'
import { LEARNT, notedRefs } from './learnt-refs.ts'
import { splitTeam } from './split-team.ts'

const database = useDatabase()
const SCORES: readonly (readonly [number, number])[] = [
  [2, 1],
  [0, 0],
  [3, 3],
  [1, 4],
  [2, 0],
  [0, 2],
]

/** Ashton at home to Brough every week, as a source reports it that calls Ashton `name`; the scores may differ from week `wrong` on. */
function weeks(
  source: Source,
  ashton: Partial<TeamRecord>,
  { count = 6, wrong = 99, time = '14:00' } = {},
): RecordBatch {
  const fixtures = SCORES.slice(0, count).map((score, week) => {
    const fullTime = week === wrong ? ([9, 9] as const) : score
    return {
      ...meeting,
      key: `week ${week}`,
      kickoff: `2017-09-${String(week * 4 + 1).padStart(2, '0')}T${time}:00.000Z`,
      kickoffKnown: time !== '00:00',
      state: 5,
      scores: { ...meeting.scores, fullTime, current: fullTime },
    } as const
  })
  return reportedBy(source, fixtures, {}, { ashton })
}

const UNKNOWN = { name: 'AFC Ashton', stableKey: null }
const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })
const counts = () =>
  database.rows(`select (select count(*)::int from team) as teams, (select count(*)::int from fixture) as fixtures`)
async function learn(): Promise<string[]> {
  const said: LearntTeam[] = []
  await learnTeams(database, { now: NOW, onLearnt: (learnt) => said.push(learnt) })
  return said.map(sayLearnt)
}

test('a team by another name is found by its results, made one and found by later batches', async () => {
  await apply(weeks('football-data', {}))
  await apply(weeks('openfootball', UNKNOWN, { count: 5 }))
  expect(await counts()).toEqual([{ teams: 3, fixtures: 11 }])
  expect(await learn()).toEqual(['AFC Ashton of openfootball is Ashton (5 of 5 results)'])
  expect(await counts()).toEqual([{ teams: 2, fixtures: 6 }])
  expect(await unmatchedTeams(database.pool)).toEqual([])
  expect(await apply(weeks('openfootball', UNKNOWN))).toMatchObject({ families: { fixtures: { inserted: 0 } } })
  expect(await counts()).toEqual([{ teams: 2, fixtures: 6 }])
  expect(await learn()).toEqual([])
  expect(await notedRefs(database.pool, LEARNT)).toMatchObject([{ key: 'openfootball ashton', name: 'Ashton' }])
})

test('days are enough where a source has no times', async () => {
  await apply(weeks('schochastics', UNKNOWN, { time: '00:00' }))
  await apply(weeks('football-data', {}))
  expect(await learn()).toEqual(['AFC Ashton of schochastics is Ashton (6 of 6 results)'])
})

test('four results, or one that differs, are only proposed', async () => {
  await apply(weeks('football-data', {}))
  await apply(weeks('openfootball', UNKNOWN, { wrong: 3 }))
  await apply(weeks('schochastics', { name: 'Ashton-under-Lyne', stableKey: null }, { count: 4 }))
  expect(await learn()).toEqual([])
  expect((await proposedTeams(database.pool)).map((one) => [sayLearnt(one), one.certain])).toEqual([
    ['Ashton-under-Lyne of schochastics is Ashton (4 of 4 results)', false],
    ['AFC Ashton of openfootball is Ashton (5 of 6 results)', false],
  ])
})

test('two clubs of the lists are never made one without asking', async () => {
  await apply(weeks('football-data', {}))
  await apply(weeks('openfootball', { name: 'AFC Ashton', stableKey: 'england/afc-ashton' }))
  expect(await learn()).toEqual([])
  expect(await proposedTeams(database.pool)).toMatchObject([{ votes: 6, of: 6, certain: false }])
})

test('women, and the young, are never made the club without asking', async () => {
  await apply(weeks('football-data', {}))
  await apply(weeks('openfootball', { name: 'Ashton Women', stableKey: null }))
  await apply(weeks('schochastics', { name: 'Ashton U21', stableKey: null }))
  expect(await learn()).toEqual([])
})

test('a learned join can be undone, stays undone, and the next import restores all records', async () => {
  await apply(weeks('football-data', {}))
  await apply(weeks('openfootball', UNKNOWN))
  await learn()
  const split = { source: 'openfootball', key: 'ashton', name: 'AFC Ashton', now: NOW } as const
  expect(await splitTeam(database, split)).toMatchObject({ moved: 0, left: 6 })
  expect(await notedRefs(database.pool, LEARNT)).toEqual([])
  await apply(weeks('openfootball', UNKNOWN))
  expect(await counts()).toEqual([{ teams: 3, fixtures: 12 }])
  expect(await learn()).toEqual([])
  expect(await proposedTeams(database.pool)).toMatchObject([{ certain: false }])
  await expect(splitTeam(database, split)).rejects.toMatchObject({ code: 'ALONE' })
})

test('fixtures that the source alone has go with the team that is split off', async () => {
  await apply(weeks('football-data', {}, { count: 5 }))
  await apply(weeks('openfootball', UNKNOWN))
  await learn()
  expect(
    await splitTeam(database, { source: 'openfootball', key: 'ashton', name: 'AFC Ashton', now: NOW }),
  ).toMatchObject({
    moved: 1,
    left: 5,
  })
  expect(
    await database.rows(
      `select t.name, count(*)::int as played from side s join team t on t.id = s.team_id group by 1 order by 1`,
    ),
  ).toEqual([
    { name: 'AFC Ashton', played: 1 },
    { name: 'Ashton', played: 5 },
    { name: 'Brough', played: 6 },
  ])
})
