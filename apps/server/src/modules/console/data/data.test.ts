import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimWorld, execute, feedProblem, inTransaction, query } from '@touchline/database'
import type { Score, Source } from '@touchline/football'
import { finished, fixture, premierLeague, season2025, smallWorld, team } from '@touchline/testing/records'
import { idOf, signedIn, useServer, visitor } from '@touchline/testing/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, makeDemoAccounts } from '../../accounts/demo-accounts.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'touchline-data-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const server = useServer({ settings: { dataDir } })

let editor = ''
beforeEach(async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await makeDemoAccounts(server.database, server.deps.clock.now())
  editor = await tokenOf('editor')
})

async function tokenOf(role: string): Promise<string> {
  const login = { username_or_email: `${role}@touchline.test`, password: DEMO_PASSWORD }
  return String((await visitor(server).post('/login', login)).body.token)
}
const get = <T>(path: string) => server.get<T>(`/api/console/data${path}`, editor)
const post = (path: string, body: object) => visitor(server).post(`/console/data${path}`, body, editor)
const actions = async () =>
  (await server.database.rows(`select action from audit_entry where action like 'data.%' order by id`)).map(
    ({ action }) => action,
  )
const matchId = async () => (await server.database.rows<{ id: number }>('select id from fixture'))[0]?.id ?? 0
const stored = async () =>
  (
    await server.database.rows(
      `select state_id as state, home_full_time as home, away_full_time as away, f.kickoff, h.points
       from fixture f join side h on h.fixture_id = f.id and h.home`,
    )
  )[0]
const again = (score: Score) =>
  smallWorld([{ ...finished, scores: { ...finished.scores, fullTime: score, current: score } }])

test('a corrected result wins over its source, counts in the points, and gives way when the correction ends', async () => {
  await server.store(smallWorld([finished]))
  const of = { kind: 'result', target: 'fixture', target_id: await matchId() }
  const value = { state: 'finished', home: 1, away: 1 }
  expect((await post('/corrections', { ...of, value, reason: 'Report of the league' })).status).toBe(200)
  expect(await stored()).toMatchObject({ state: 5, home: 1, away: 1, points: 1 })
  await server.store(again([3, 1]))
  expect(await stored()).toMatchObject({ home: 1, away: 1 })
  expect((await post('/corrections', { ...of, value })).status).toBe(409)
  const { corrections } = await get<{ corrections: { id: number }[] }>('/corrections')
  expect(corrections).toEqual([
    expect.objectContaining({ subject: 'Ashton – Brough', before: '2–1', after: '1–1', ended_at: null }),
  ])
  expect((await post('/corrections/end', { id: corrections[0]?.id })).status).toBe(200)
  expect(await stored()).toMatchObject({ home: 2, away: 1, points: 3 })
  await server.store(again([3, 1]))
  expect(await stored()).toMatchObject({ home: 3, away: 1 })
  expect(await actions()).toEqual(['data.correct', 'data.end_correction'])
})

test('a corrected kick-off and a corrected name stay when the source reports again', async () => {
  await server.store(smallWorld([finished]))
  const kickoff = '2026-03-07T17:30:00.000Z'
  await post('/corrections', { kind: 'kickoff', target: 'fixture', target_id: await matchId(), value: { kickoff } })
  const teamId = await idOf(server, 'team', 'Brough')
  await post('/corrections', { kind: 'name', target: 'team', target_id: teamId, value: { name: 'Brough Town' } })
  await server.store({ ...again([3, 1]), teams: [team('Ashton'), team('Brough', { founded: 1901 })] })
  expect(await stored()).toMatchObject({ kickoff: new Date(kickoff), home: 3 })
  expect(await server.database.rows('select name, founded from team where id = $1', [teamId])).toEqual([
    { name: 'Brough Town', founded: 1901 },
  ])
  const found = await server.get<object>('/api/search/v1?q=brough%20town&pg=1')
  expect(JSON.stringify(found)).toContain('Brough Town')
})

test('an invalid correction is refused with a reason and changes nothing', async () => {
  await server.store(smallWorld([finished]))
  const of = { kind: 'result', target: 'fixture', target_id: await matchId() }
  const refused = async (body: object) => (await post('/corrections', body)).status
  expect(await refused({ ...of, value: { state: 'finished', home: 1 } })).toBe(400)
  expect(await refused({ ...of, value: { state: 'finished', home: 1, away: 100 } })).toBe(400)
  expect(await refused({ ...of, kind: 'name', value: { name: 'x' } })).toBe(400)
  expect(await refused({ ...of, target_id: 999_999, value: { home: 1, away: 0 } })).toBe(404)
  expect(await stored()).toMatchObject({ home: 2, away: 1 })
  expect(await actions()).toEqual([])
})

const SCORES: readonly Score[] = [
  [2, 1],
  [0, 0],
  [3, 3],
  [1, 4],
]

/** Four matches of Ashton and Brough by a source that calls Ashton so. */
function reportedBy(source: Source, ashton: string) {
  const fixtures = SCORES.map((score, week) =>
    fixture('ashton', 'brough', `2025-09-${String(week * 4 + 10)}T14:00:00.000Z`, {
      key: `week ${week}`,
      league: 'E0',
      season: season2025.key,
      state: 5,
      scores: { halfTime: null, fullTime: score, extraTime: null, shootOut: null, current: score },
    }),
  )
  return smallWorld(fixtures, {
    source,
    teams: [team(ashton, { key: 'ashton' }), team('Brough', { stableKey: 'england/brough' })],
    leagues: [premierLeague],
  })
}

interface Names {
  proposals: { team: { id: number; name: string }; is: { id: number; name: string }; votes: number; of: number }[]
  decisions: { id: number; decided: string; undone: boolean }[]
}

test('two names with the same results are proposed; joined they are one, and undone they are two that stay apart', async () => {
  await server.store(reportedBy('football-data', 'Ashton'))
  await server.store(reportedBy('openfootball', 'AFC Ashton'))
  const [one] = (await get<Names>('/names')).proposals
  expect(one).toMatchObject({ team: { name: 'AFC Ashton' }, is: { name: 'Ashton' }, votes: 4, of: 4 })
  const pair = { team: one?.team.id, is: one?.is.id }
  expect((await post('/names/join', pair)).status).toBe(200)
  expect((await post('/names/join', pair)).status).toBe(409)
  const teams = async () => (await server.database.rows('select name from team order by name')).map(({ name }) => name)
  expect(await teams()).toEqual(['Ashton', 'Brough'])
  const after = await get<Names>('/names')
  expect(after.proposals).toEqual([])
  expect((await post('/names/undo', { id: after.decisions[0]?.id })).status).toBe(200)
  expect(await teams()).toEqual(['AFC Ashton', 'Ashton', 'Brough'])
  const undone = await get<Names>('/names')
  expect(undone.decisions.map(({ decided, undone: gone }) => [decided, gone])).toEqual([
    ['apart', false],
    ['joined', true],
  ])
  expect(undone.proposals).toEqual([])
  expect(await actions()).toEqual(['data.join_names', 'data.keep_apart'])
})

test('names marked as separate are not proposed again until that is undone', async () => {
  await server.store(reportedBy('football-data', 'Ashton'))
  await server.store(reportedBy('openfootball', 'AFC Ashton'))
  const [one] = (await get<Names>('/names')).proposals
  expect((await post('/names/apart', { team: one?.team.id, is: one?.is.id })).status).toBe(200)
  const { proposals, decisions } = await get<Names>('/names')
  expect(proposals).toEqual([])
  expect((await post('/names/undo', { id: decisions[0]?.id })).status).toBe(200)
  expect((await get<Names>('/names')).proposals).toHaveLength(1)
})

test('a hidden competition is left out of lists, and shown again it is back', async () => {
  await server.store(smallWorld([finished]))
  const list = async () => JSON.stringify(await server.get('/api/upcoming/2026-03-07 00:00/2026-03-08 00:00'))
  expect(await list()).toContain('Ashton')
  const id = await idOf(server, 'league', 'Premier League')
  expect((await post('/competitions', { id, shown: 'hidden' })).status).toBe(200)
  await expect.poll(list).not.toContain('Ashton')
  expect((await post('/competitions', { id, shown: 'shown' })).status).toBe(200)
  await expect.poll(list).toContain('Ashton')
  expect(await actions()).toEqual(['data.show', 'data.show'])
})

interface Coverage {
  competitions: { name: string; missing: number; seasons: Record<string, { held: number; of: number } | null>[] }[]
}

test('coverage tells what is missing from what no source has', async () => {
  await server.store(smallWorld([finished]))
  const [league] = (await get<Coverage>('/coverage')).competitions
  expect(league?.name).toBe('Premier League')
  expect(league?.seasons[0]).toMatchObject({
    results: { held: 1, of: 1 },
    prices: { held: 1, of: 1 },
    lineups: null,
    statistics: { held: 1, of: 1 },
  })
})

test('problems are grouped by source and kind, each with its records', async () => {
  const at = server.deps.clock.now()
  const row = (key: string) => ({
    source: 'football-data',
    kind: 'row',
    key,
    reason: 'no number',
    times: 1,
    firstAt: at,
    lastAt: at,
  })
  await execute(server.database.pool, query.insert(feedProblem).values([row('E0 1'), row('E0 2')]))
  const { groups } = await get<{ groups: { records: object[] }[] }>('/problems')
  expect(groups).toEqual([expect.objectContaining({ source: 'football-data', kind: 'row', count: 2 })])
  expect(groups[0]?.records).toHaveLength(2)
})

const upload = (search: string, content: string | Uint8Array<ArrayBuffer>) =>
  server.ask(`/api/console/data/imports?${search}`, {
    method: 'POST',
    headers: { ...signedIn(editor).headers, 'content-type': 'application/octet-stream' },
    body: content,
  })
const CSV = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nE0,14/02/2026,15:00,Arsenal,Chelsea,2,1,H\n`

test('an uploaded file is imported with its progress; nothing of it stays on the disk', async () => {
  await server.database.pool.query(`delete from meta where key = 'world'`)
  const answer = await upload('source=football-data&name=E0.csv', CSV)
  expect(answer.status).toBe(200)
  const tasks = async () =>
    (await get<{ tasks: { state: string; error: string | null; outcome: object }[] }>('/imports')).tasks
  await expect.poll(async () => (await tasks())[0]?.state, { timeout: 30_000 }).toBe('done')
  expect((await tasks())[0]?.outcome).toMatchObject({ inserted: 1 })
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
  expect(await actions()).toEqual(['data.import'])
})

test('a file of another kind, of no source or packed is refused, and the demo world says why it takes none', async () => {
  expect((await upload('source=football-data&name=E0.exe', CSV)).status).toBe(400)
  expect((await upload('source=nobody&name=E0.csv', CSV)).status).toBe(400)
  expect((await upload('source=football-data&name=E0.csv', new Uint8Array([0x1f, 0x8b, 8, 0]))).status).toBe(400)
  expect((await upload('source=football-data&name=E0.csv', CSV)).status).toBe(200)
  const tasks = async () => (await get<{ tasks: { state: string; error: string | null }[] }>('/imports')).tasks
  await expect.poll(async () => (await tasks())[0]?.error, { timeout: 30_000 }).toContain('demo world')
})
