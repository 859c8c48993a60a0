import { fixture, league, person, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { namePage } from './page-names.ts'

const server = useServer()

test('a shared link to a page for members says what it is about, and a match has a picture', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      players: [{ ...person('Ada'), position: null }],
      fixtures: [fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z')],
    }),
  )
  const name = (path: string) => namePage(server.database, path)
  expect(await name(`/team/${await idOf(server, 'team', 'Ashton')}`)).toEqual({
    name: { en: 'Ashton', pt: 'Ashton', es: 'Ashton' },
    image: {
      en: '/api/images/shared/team/1',
      pt: '/api/images/shared/team/1?lang=pt',
      es: '/api/images/shared/team/1?lang=es',
    },
  })
  expect(await name('/player/1')).toEqual({
    name: { en: 'Ada', pt: 'Ada', es: 'Ada' },
    image: {
      en: '/api/images/shared/player/1',
      pt: '/api/images/shared/player/1?lang=pt',
      es: '/api/images/shared/player/1?lang=es',
    },
  })
  expect(await name('/fixture/1')).toEqual({
    name: { en: 'Ashton v Brough', pt: 'Ashton – Brough', es: 'Ashton – Brough' },
    image: { en: '/api/images/match/1', pt: '/api/images/match/1?lang=pt', es: '/api/images/match/1?lang=es' },
  })
})

test('other pages have no name, and an unknown thing is missing', async () => {
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
  expect(await namePage(server.database, '/country/86')).toEqual({
    name: { en: 'Germany', pt: 'Alemanha', es: 'Alemania' },
    image: null,
  })
})

test('teams and competitions are called as the readers of each language call them, people as they are', async () => {
  await server.store(
    world({
      leagues: [league('facup', 'FA Cup')],
      teams: [team('Bayern Munich'), team('Norway')],
      coaches: [person('Norway')],
      fixtures: [fixture('bayern munich', 'norway', '2026-03-07T15:00:00.000Z', { league: 'facup' })],
    }),
  )
  const names = async (path: string) => {
    const page = await namePage(server.database, path)
    return page === null || page === 'missing' ? page : page.name
  }
  expect(await names(`/team/${await idOf(server, 'team', 'Norway')}`)).toEqual({
    en: 'Norway',
    pt: 'Noruega',
    es: 'Noruega',
  })
  expect(await names('/fixture/1')).toEqual({
    en: 'Bayern Munich v Norway',
    pt: 'Bayern de Munique – Noruega',
    es: 'Bayern de Múnich – Noruega',
  })
  expect(await names(`/league/${await idOf(server, 'league', 'FA Cup')}`)).toEqual({
    en: 'FA Cup',
    pt: 'Taça de Inglaterra',
    es: 'Copa de Inglaterra',
  })
  expect(await names('/coach/1')).toEqual({ en: 'Norway', pt: 'Norway', es: 'Norway' })
})
