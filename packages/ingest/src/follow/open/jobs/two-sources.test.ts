import { STATE } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { ligaGoal, ligaMatchRow, ligaResult, type OrgRow, orgMatchRow, orgScore } from '@touchline/testing/open-data'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenLiveWorld, openLiveWorld } from '../live/open-live.testing.ts'
import { ligaLiveJob } from './liga-live.job.ts'
import { ligaSeasonJob } from './liga-season.job.ts'
import { orgLiveJob } from './org-live.job.ts'

const database = useDatabase()
const never = new AbortController().signal
const at = (time: string) => Date.parse(`2025-12-13T${time}Z`)
let world: OpenLiveWorld | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

/** Leverkusen against Köln as football-data.org has it. */
const orgRow = (fields: OrgRow): OrgRow =>
  orgMatchRow({
    ...{ id: 540_000, utcDate: '2025-12-13T17:30:00Z', area: { name: 'Germany' }, matchday: 14 },
    competition: { id: 2002, name: 'Bundesliga', code: 'BL1', type: 'LEAGUE' },
    season: { startDate: '2025-08-22', endDate: '2026-05-16' },
    homeTeam: { id: 3, name: 'Bayer 04 Leverkusen', shortName: 'Leverkusen', tla: 'B04' },
    awayTeam: { id: 1, name: '1. FC Köln', shortName: '1. FC Köln', tla: 'KOE' },
    ...fields,
  })
const inPlay = (updated: string, score: readonly [number, number]) =>
  orgRow({ status: 'IN_PLAY', lastUpdated: `2025-12-13T${updated}Z`, score: orgScore(score, [0, 0]) })
const over = (score: readonly [number, number]) =>
  orgRow({ status: 'FINISHED', lastUpdated: '2025-12-13T19:29:00Z', score: orgScore(score, [0, 0]) })
const GOAL = ligaMatchRow({ lastUpdateDateTime: '2025-12-13T18:57:00', goals: [ligaGoal([1, 0], 25)] })
const ended = (score: readonly [number, number]) =>
  ligaMatchRow({
    lastUpdateDateTime: '2025-12-13T20:24:00',
    matchIsFinished: true,
    matchResults: [ligaResult(2, score)],
  })

const stored = async () => {
  const [row, another] = await database.rows(
    `select state_id as state, minute, home_goals as home, away_goals as away, provenance->>'result' as result from fixture`,
  )
  expect(another).toBeUndefined()
  return row
}

/** Looks at both sources at these times. @returns the result after each */
async function looks(...times: readonly string[]) {
  if (!world) throw new Error('There is no world')
  const context = world.context(database)
  const jobs = [orgLiveJob(context), ligaLiveJob(context)]
  await ligaSeasonJob(context).run(never)
  const seen = []
  for (const time of times) {
    world.clock.set(at(time))
    for (const job of jobs) await job.run(never)
    seen.push(await stored())
  }
  return seen
}

describe('a German match of both sources', () => {
  it('shows a goal of the quicker one, keeps it while the slower one has not seen it, and continues with the source that is further', async () => {
    world = await openLiveWorld({
      start: '2025-12-13T12:00:00Z',
      org: [
        { at: at('03:00:00'), matches: [orgRow({})] },
        { at: at('17:35:30'), matches: [inPlay('17:35:20', [0, 0])] },
        { at: at('18:00:10'), matches: [inPlay('18:00:00', [0, 0])] },
        { at: at('18:01:10'), matches: [inPlay('18:01:00', [1, 0])] },
        { at: at('18:15:10'), matches: [inPlay('18:15:00', [1, 1])] },
      ],
      liga: [
        { at: at('03:00:00'), matches: [ligaMatchRow()] },
        { at: at('17:57:10'), matches: [GOAL] },
      ],
    })
    expect(await looks('17:36:00', '17:58:00', '18:00:30', '18:02:00', '18:16:00')).toMatchObject([
      { home: 0, away: 0, result: 'football-data-org' },
      { home: 1, away: 0, result: 'openligadb' },
      { home: 1, away: 0, result: 'openligadb' },
      { home: 1, away: 0 },
      { home: 1, away: 1, result: 'football-data-org' },
    ])
  })

  it('has a clock that does not go back when the later one continues with it', async () => {
    world = await openLiveWorld({
      start: '2025-12-13T12:00:00Z',
      org: [
        { at: at('17:35:30'), matches: [inPlay('17:35:20', [0, 0])] },
        { at: at('18:10:10'), matches: [inPlay('18:10:00', [1, 1])] },
      ],
      liga: [
        { at: at('03:00:00'), matches: [ligaMatchRow()] },
        { at: at('17:57:10'), matches: [GOAL] },
      ],
    })
    expect(await looks('17:36:00', '18:09:50', '18:10:30', '18:12:10')).toMatchObject([
      { minute: 2, result: 'football-data-org' },
      { minute: 40, result: 'openligadb' },
      { minute: 40, result: 'football-data-org' },
      { minute: 41, result: 'football-data-org' },
    ])
  })

  it('is over as soon as one of them says so, and ends as football-data.org has it; what they differ on the operator learns', async () => {
    world = await openLiveWorld({
      start: '2025-12-13T12:00:00Z',
      org: [
        { at: at('17:35:30'), matches: [inPlay('17:35:20', [1, 0])] },
        { at: at('19:29:10'), matches: [over([2, 0])] },
      ],
      liga: [
        { at: at('03:00:00'), matches: [ligaMatchRow()] },
        { at: at('19:24:10'), matches: [ended([1, 0])] },
        { at: at('19:40:00'), matches: [{ ...ended([2, 0]), lastUpdateDateTime: '2025-12-13T20:39:00' }] },
      ],
    })
    const problems = () => database.rows(`select source, reason from feed_problem where kind = 'result'`)
    expect(await looks('19:25:00', '19:30:00')).toMatchObject([
      { state: STATE.full_time, home: 1, result: 'openligadb' },
      { state: STATE.full_time, home: 2, result: 'football-data-org' },
    ])
    expect(await problems()).toEqual([
      { source: 'openligadb', reason: 'It ended 1-0 here; it ended 2-0 in football-data-org, which is shown.' },
    ])
    await looks('19:41:00')
    expect(await problems()).toEqual([])
  })
})
