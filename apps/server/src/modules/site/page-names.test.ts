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
  expect(await name(`/team/${await idOf(server, 'team', 'Ashton')}`)).toEqual({ name: 'Ashton', image: null })
  expect(await name('/player/1')).toEqual({ name: 'Ada', image: null })
  expect(await name('/fixture/1')).toEqual({ name: 'Ashton v Brough', image: '/api/images/match/1' })
})

test('other pages and unknown things have no name', async () => {
  await server.store(world({}))
  for (const path of ['/', '/account', '/team/999', '/team/x', '/team/1/squad', '/team/99999999999']) {
    expect([path, await namePage(server.database, path)]).toEqual([path, null])
  }
})
