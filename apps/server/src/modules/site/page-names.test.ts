import { fixture, person, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { namePage } from './page-names.ts'

const server = useServer()

test('who is sent a link to a page for members learns what it is about, and a match has a picture', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      players: [{ ...person('Ada'), position: null }],
      fixtures: [fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z')],
    }),
  )
  const name = (path: string) => namePage(server.database, path)
  expect(await name(`/team/${await idOf(server, 'team', 'Ashton')}`)).toEqual({
    name: 'Ashton',
    image: '/api/images/shared/team/1',
  })
  expect(await name('/player/1')).toEqual({ name: 'Ada', image: '/api/images/shared/player/1' })
  expect(await name('/fixture/1')).toEqual({ name: 'Ashton v Brough', image: '/api/images/match/1' })
})

test('other pages have no name, and a thing that nobody knows is missing', async () => {
  await server.store(world({}))
  for (const path of ['/', '/account', '/team/1/squad', '/compare/1/2'])
    expect([path, await namePage(server.database, path)]).toEqual([path, null])
  const unknown = [
    '/team/999',
    '/team/x',
    '/team/99999999999',
    '/league/0',
    '/fixture/7',
    '/country/9999',
    '/coach/abc',
  ]
  for (const path of unknown) expect([path, await namePage(server.database, path)]).toEqual([path, 'missing'])
  expect(await namePage(server.database, '/country/86')).toEqual({ name: 'Germany', image: null })
})
