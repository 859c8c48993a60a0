import type { StandInOptions } from '@touchline/testing/sportmonks'
import { SHOOT_OUT, sliceWorld } from '@touchline/testing/sportmonks/slice'
import { expect, it } from 'vitest'
import { connected, failure } from './client.testing.ts'

const WANTED = [
  'participants',
  'scores',
  'lineups.player',
  'lineups.details',
  'events.type',
  'statistics.type',
  'xGFixture',
  'predictions',
]
const FIXTURE = `football/fixtures/${SHOOT_OUT.key}`

const sent = (calls: readonly { query: Readonly<Record<string, string>> }[]) =>
  calls.map((call) => call.query.include ?? '')

const outside = (without: readonly string[], says: boolean): { stand: StandInOptions } => ({
  stand: { plan: { without, says } },
})

it('an include the plan refuses by name is left out and the rest is given', async () => {
  const { server, client, problems } = await connected(sliceWorld(), outside(['xGFixture'], true))
  const fixture = await client.one(FIXTURE, 'Fixture', { include: WANTED })
  expect(Object.keys(fixture as object)).toEqual(expect.arrayContaining(['participants', 'lineups', 'predictions']))
  expect(fixture).not.toHaveProperty('xgfixture')
  expect(server.calls.map((call) => call.status)).toEqual([403, 200])
  expect(problems).toEqual([
    {
      kind: 'include',
      key: 'Fixture.xGFixture',
      reason: 'xGFixture of Fixture is refused by the feed and left out from now on.',
    },
  ])
})

it.each([
  ['one', ['xGFixture']],
  ['several', ['predictions', 'xGFixture']],
  ['a nested one', ['lineups.details']],
  ['one with everything below it', ['lineups']],
])('refused includes the feed does not name are found by asking with fewer: %s', async (_, without) => {
  const { server, client, problems } = await connected(sliceWorld(), outside(without, false))
  const fixture = await client.one(FIXTURE, 'Fixture', { include: WANTED })
  const allowed = WANTED.filter((include) => !without.some((name) => `${include}.`.startsWith(`${name}.`)))
  expect(fixture).toMatchObject({ participants: expect.anything() })
  expect(sent(server.calls).at(-1)).toBe(allowed.join(';'))
  const lost = WANTED.filter((include) => !allowed.includes(include))
  expect(problems.map((problem) => problem.key).sort()).toEqual(lost.map((include) => `Fixture.${include}`).sort())
})

it('a refused include is not requested again, and is reported once for each entity', async () => {
  const { server, client, problems } = await connected(sliceWorld(), outside(['predictions', 'trophies'], false))
  for (let call = 0; call < 3; call++) await client.one(FIXTURE, 'Fixture', { include: ['scores', 'predictions'] })
  await client.all('football/livescores/inplay', 'Fixture', { include: ['scores', 'predictions'] })
  const before = server.calls.length
  await client.one(`football/teams/${SHOOT_OUT.home}`, 'Team', { include: ['trophies'] })
  await client.one(FIXTURE, 'Fixture', { include: ['predictions', 'scores'] })
  expect(sent(server.calls).at(-1)).toBe('scores')
  expect(server.calls.slice(before).filter((call) => call.entity === 'Fixture')).toHaveLength(1)
  expect(problems.map((problem) => problem.key)).toEqual(['Fixture.predictions', 'Team.trophies'])
})

it('an include that does not exist is named by the feed in small letters and left out', async () => {
  const { client, problems, server } = await connected(sliceWorld())
  const season = await client.one(`football/seasons/${SHOOT_OUT.season}`, 'Season', {
    include: ['stages', 'currentRound'],
  })
  expect(season).toMatchObject({ id: Number(SHOOT_OUT.season), stages: [{ id: Number(SHOOT_OUT.stage) }] })
  expect(server.calls.map((call) => call.status)).toEqual([404, 200])
  expect(problems.map((problem) => problem.key)).toEqual(['Season.currentRound'])
})

it('an include that one kind of call refuses is still requested by another', async () => {
  const { client, server } = await connected(sliceWorld())
  server.change('fixtures', Number(SHOOT_OUT.key), { state_id: 2 })
  const live = await client.all('football/livescores/inplay', 'Fixture', { include: ['scores', 'odds'] })
  expect(live[0]).not.toHaveProperty('odds')
  expect(await client.one(FIXTURE, 'Fixture', { include: ['scores', 'odds'] })).toHaveProperty('odds')
})

it('fields chosen of an include do not hide its name', async () => {
  const { client, server } = await connected(sliceWorld(), outside(['lineups'], true))
  await client.one(FIXTURE, 'Fixture', { include: ['lineups.player:display_name', 'scores'] })
  expect(sent(server.calls)).toEqual(['lineups.player:display_name;scores', 'scores'])
})

it.each([5000, 5001, 5002, 5013])('code %i is about an include whatever the status', async (code) => {
  const { client, server, problems } = await connected(sliceWorld())
  server.faults.next({ kind: 'status', status: 400, body: { message: "You cannot use the include 'scores'", code } })
  await client.one(FIXTURE, 'Fixture', { include: ['scores', 'events'] })
  expect(problems.map((problem) => problem.key)).toEqual(['Fixture.scores'])
})

it('a call outside the plan whatever it includes is refused', async () => {
  const { client, server, problems } = await connected(sliceWorld())
  server.faults.always({ kind: 'status', status: 403, body: { message: 'Not in your plan', code: 5007 } })
  expect(await failure(client.one(FIXTURE, 'Fixture', { include: WANTED }))).toMatchObject({
    reason: 'refused',
    status: 403,
  })
  server.faults.clear()
  server.faults.always({ kind: 'status', status: 403, body: { message: 'No access' } })
  expect(await failure(client.one(FIXTURE, 'Fixture', { include: WANTED }))).toMatchObject({
    reason: 'refused',
    status: 403,
  })
  expect(await failure(client.one(FIXTURE, 'Fixture'))).toMatchObject({ reason: 'refused', status: 403 })
  expect(problems).toEqual([])
})

it('a refusal that is gone on retry costs no include', async () => {
  const { client, server, problems } = await connected(sliceWorld())
  server.faults.next({ kind: 'status', status: 403, body: { message: 'No access' } })
  await client.one(FIXTURE, 'Fixture', { include: WANTED })
  expect(sent(server.calls).at(-1)).toBe(WANTED.join(';'))
  expect(problems).toEqual([])
})

it('looking for the refused include outlasts errors on the way', async () => {
  const { client, server, problems } = await connected(sliceWorld(), outside(['events'], false))
  server.faults.storm([{ kind: 'status', status: 500 }, { kind: 'cut' }, { kind: 'malformed' }], 0.25, numbers(20_261))
  const fixture = await client.one(FIXTURE, 'Fixture', { include: WANTED })
  expect(fixture).toHaveProperty('lineups')
  expect(problems.map((problem) => problem.key)).toEqual(['Fixture.events.type'])
})

/** The same row of numbers from 0 to 1 in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
