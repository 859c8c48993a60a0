import type { searchV3 } from '@touchline/contract'
import { weighNames } from '@touchline/ingest/derive/names/weigh-names.ts'
import { person, spell, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { errors, publicError } from '../../platform/http/errors.ts'
import { serving } from '../../platform/http/serve.ts'
import { searchRoutes } from './search.routes.ts'

type Found = z.infer<typeof searchV3.answer>

const server = useServer()
let app: FastifyInstance
beforeAll(async () => {
  const { database, clock, cache } = server.deps
  app = fastify()
  await app.register(errors)
  await app.register(serving, {
    cache,
    now: () => clock.now().getTime(),
    guard: async (access, request) => {
      if (request.headers.authorization !== 'Token good') throw publicError('unauthorized', `needs ${access}`)
    },
  })
  await app.register(searchRoutes, { database })
})
afterAll(() => app.close())

const player = (name: string) => ({ ...person(name), position: null, detailedPosition: null, preferredFoot: null })
const ask = (text: string, token = 'good') =>
  app.inject({ url: '/search/v3', query: { q: text }, headers: { authorization: `Token ${token}` } })
const search = async (text: string): Promise<Found> => (await ask(text)).json()

test('a signed-in viewer finds players too, with the team of their last season', async () => {
  const playerSeason = {
    season: 'premier now',
    team: 'brough',
    player: 'tom ash',
    position: null,
    jerseyNumber: null,
    details: {},
  }
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      players: [player('Álvaro Ashby'), player('Tom Ash')],
      playerSeasons: [playerSeason],
    }),
  )
  await weighNames(server.database, server.deps.clock.now())
  const found = await search('ash')
  expect(found.teams.map(({ name }) => name)).toEqual(['Ashton'])
  expect(found.players.map(({ name, team }) => [name, team?.name ?? null])).toEqual([
    ['Tom Ash', 'Brough'],
    ['Álvaro Ashby', null],
  ])
  expect((await search('alv')).players).toEqual([
    {
      id: expect.any(Number),
      name: 'Álvaro Ashby',
      image_path: expect.stringMatching(/^\/api\/images\/player\/\d+$/),
      team: null,
      found_as: null,
    },
  ])
})

test('coaches are found with the team they coach now', async () => {
  await server.store(
    world({
      teams: [team('Brough')],
      coaches: [person('Ann Carver'), person('Tom Carver')],
      coachSpells: [
        spell('brough', 'ann carver', '2025-07-01', null),
        spell('brough', 'tom carver', '2020-07-01', '2021-06-30'),
      ],
    }),
  )
  expect((await search('carver')).coaches).toEqual([
    {
      id: expect.any(Number),
      name: 'Ann Carver',
      image_path: expect.stringMatching(/^\/api\/images\/coach\/\d+$/),
      team: { name: 'Brough' },
      found_as: null,
    },
    { id: expect.any(Number), name: 'Tom Carver', image_path: expect.any(String), team: null, found_as: null },
  ])
})

test('a player is found by his short name, which is stored only where the full one does not begin so', async () => {
  const named = (name: string, commonName: string) => ({ ...player(name), commonName })
  await server.store(world({ players: [named('Tom Peter Ash', 'T. Ash'), named('Edson Alvarado', 'Pingo')] }))
  for (const text of ['t ash', 'T. Ash', 'tom ash']) {
    expect((await search(text)).players.map(({ name }) => name)).toEqual(['T. Ash'])
  }
  expect((await search('pingo')).players.map(({ name, found_as }) => [name, found_as])).toEqual([['Pingo', null]])
  expect((await search('edson')).players.map(({ name, found_as }) => [name, found_as])).toEqual([
    ['Pingo', 'Edson Alvarado'],
  ])
  const stored = await server.database.rows(`select name from search_name where kind = 'player' order by name`)
  expect(stored).toEqual([{ name: 'edson alvarado' }, { name: 'pingo' }, { name: 'tom peter ash' }])
})

test('only things of the requested kind are found', async () => {
  await server.store(world({ teams: [team('Ashton')], players: [player('Tom Ashton')] }))
  const { teams, players } = (
    await app.inject({
      url: '/search/v3',
      query: { q: 'ashton', kind: 'player' },
      headers: { authorization: 'Token good' },
    })
  ).json<Found>()
  expect([teams, players.map(({ name }) => name)]).toEqual([[], ['Tom Ashton']])
})

test('players are not looked for by a letter or two', async () => {
  await server.store(world({ players: [player('Tom Ash')] }))
  expect((await search('as')).players).toEqual([])
})

test('nobody without a valid token is answered, even what is at hand', async () => {
  expect((await ask('ash')).statusCode).toBe(200)
  expect((await ask('ash', 'bad')).statusCode).toBe(401)
})
