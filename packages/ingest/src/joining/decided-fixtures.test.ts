import { type RecordBatch, type Score, STATE } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { describe, expect, test } from 'vitest'
import { notedProblems } from '../follow/feed/noted-problems.ts'
import { applyBatch } from '../write/apply-batch.ts'
import { meeting, NOW, reportedBy } from './sources.testing.ts'
import { mergeTeams } from './teams/merge-teams.ts'

const database = useDatabase()

const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })
const stored = () =>
  database.rows('select state_id as state, home_goals as home, away_goals as away from fixture order by kickoff')
const AWARDED = [{ state: STATE.awarded, home: 0, away: 3 }]

type FromFiles = 'football-data' | 'openfootball'

/** Alcorcón against Zaragoza in October 2020, which ended 0-0 and was awarded. */
function segunda(source: FromFiles, score: Score | null, state: number = STATE.full_time, away = 'Real Zaragoza') {
  const scores = { halfTime: null, fullTime: score, extraTime: null, shootOut: null, current: score }
  const batch = reportedBy(
    source,
    [{ ...meeting, key: '1', kickoff: '2020-10-03T00:00:00.000Z', state, scores }],
    {},
    { league: 'spain/la-liga-2', season: '2020/2021', ashton: { name: 'Alcorcón' } },
  )
  const [home, other] = batch.teams ?? []
  if (!home || !other) throw new Error('There are two clubs')
  const isListed = away === 'Real Zaragoza'
  return { ...batch, teams: [home, { ...other, name: away, ...(!isListed && { key: 'brough', stableKey: null }) }] }
}

describe('a match whose result was awarded', () => {
  const reports = [segunda('football-data', [0, 0]), segunda('openfootball', [0, 3])] as const

  test.each([
    ['the played result first', reports],
    ['the awarded one first', reports.toReversed()],
    ['the played one alone', [reports[0]]],
    ['one as abandoned, the other as played', [segunda('openfootball', [0, 0], STATE.abandoned), reports[0]]],
  ])('counts as awarded: %s', async (_, batches) => {
    for (const batch of batches) await apply(batch)
    expect(await stored()).toEqual(AWARDED)
    for (const batch of batches) expect(await apply(batch)).toMatchObject({ unchanged: true })
    expect(await stored()).toEqual(AWARDED)
  })

  test('is told to the operator until its source has it so', async () => {
    await apply(segunda('football-data', [0, 0]))
    await apply(segunda('openfootball', [0, 3]))
    const told = 'Alcorcón–Real Zaragoza, 2020-10-03: 0-0 in football-data; 0-3 counts, as it was awarded'
    expect(await notedProblems(database.pool, NOW)).toEqual([told])
    await apply(segunda('football-data', [0, 3]))
    expect(await notedProblems(database.pool, NOW)).toEqual([])
  })

  test('stays hidden while its source holds results back', async () => {
    await apply(segunda('football-data', null, STATE.not_started))
    expect(await stored()).toEqual([{ state: STATE.not_started, home: null, away: null }])
  })

  test('counts as awarded once a club of an unknown name is the one of the decision', async () => {
    await apply(segunda('football-data', [0, 0], STATE.full_time, 'The Lions'))
    await apply(segunda('openfootball', [0, 0]))
    const [from] = await database.rows(`select id from team where name = 'The Lions'`)
    const [into] = await database.rows(`select id from team where name = 'Real Zaragoza'`)
    await mergeTeams(database, { from: from.id, into: into.id, now: NOW })
    expect(await stored()).toEqual(AWARDED)
  })
})

test('an award that one source has heard of goes before what another one saw played', async () => {
  const on = (state: number, score: Score) => ({
    ...meeting,
    state,
    scores: { ...meeting.scores, fullTime: score, current: score },
  })
  const award = reportedBy('openfootball', [on(STATE.awarded, [3, 0])])
  const played = reportedBy('football-data', [on(STATE.full_time, [1, 2])])
  for (const batch of [award, played, award, played]) await apply(batch)
  expect(await stored()).toEqual([{ state: STATE.awarded, home: 3, away: 0 }])
  expect(await database.rows(`select source, reason from feed_problem where kind = 'result'`)).toEqual([
    { source: 'football-data', reason: 'It ended 1-2 here; it ended 3-0 in openfootball, which is shown.' },
  ])
})
