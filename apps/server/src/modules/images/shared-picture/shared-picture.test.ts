import type { Language } from '@touchline/messages'
import { played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { brandNamed } from '../../../platform/brand.ts'
import { drawMatch, drawThing, type SharedTheme } from './draw-shared.ts'

const server = useServer()

const crest = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }
const match = {
  home: 'Ashton & Sons',
  away: 'Brough',
  league: 'Premier League',
  kickoff: new Date('2026-03-07T15:00:00Z'),
  stateId: 1,
  homeGoals: null,
  awayGoals: null,
}
const drawn = (
  more: Partial<typeof match> | { homeGoals: number; awayGoals: number; stateId: number } = {},
  language: Language = 'en',
  theme: SharedTheme = 'dark',
) =>
  drawMatch(
    { ...match, ...more },
    { crests: { home: crest, away: crest }, look: { brand: brandNamed('Touchline'), theme }, language },
  )

test('the picture of a match names both teams, the competition and the day in the language of the link', () => {
  for (const words of ['>Ashton &amp; Sons<', '>Brough<', '>Premier League<', '>7 March 2026<', '>Touchline<']) {
    expect(drawn()).toContain(words)
  }
  expect(drawn({}, 'pt')).toContain('>7 de março de 2026<')
})

test('it shows a final result and no score before', () => {
  expect(drawn({ stateId: 5, homeGoals: 2, awayGoals: 1 })).toContain('>2–1<')
  expect(drawn({ stateId: 2, homeGoals: 2, awayGoals: 1 })).not.toContain('>2–1<')
})

test('it has the colours of the theme it is asked for', async () => {
  expect(drawn({}, 'en', 'dark')).toContain('fill="#0e1217"')
  expect(drawn({}, 'en', 'light')).not.toContain('fill="#0e1217"')
  await server.store(world({ teams: [team('Ashton')] }))
  const path = `/api/images/shared/team/${await idOf(server, 'team', 'Ashton')}`
  const bytes = async (query: string) =>
    Buffer.from(await (await server.ask(`${path}${query}`)).arrayBuffer()).toString('base64')
  const dark = await bytes('')
  expect([await bytes('?theme=dark'), (await bytes('?theme=light')) === dark]).toEqual([dark, false])
})

test('a long name is set smaller, not cut', () => {
  const name = 'Wolverhampton Wanderers Football Club Reserves'
  const size = new RegExp(`font-size="([\\d.]+)"[^>]*>${name}<`).exec(drawn({ home: name }))?.[1]
  expect(Number(size)).toBeLessThan(20)
})

test('a match is a PNG as wide as shared links want it, and an unknown one is missing', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [played('ashton', 'brough', '2026-03-01T15:00:00.000Z', [2, 1])],
    }),
  )
  const [{ id } = { id: 0 }] = await server.database.rows<{ id: number }>('select id from fixture')
  const answer = await server.ask(`/api/images/match/${id}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  for (const path of ['match/987654', 'match/x']) expect((await server.ask(`/api/images/${path}`)).status).toBe(404)
})

test('a team, a competition or a person is a PNG with picture and name, and an unknown one is missing', async () => {
  expect(drawThing('Ashton & Sons', crest, { brand: brandNamed('Touchline'), theme: 'dark' })).toContain(
    '>Ashton &amp; Sons<',
  )
  await server.store(world({ teams: [team('Ashton')] }))
  const id = await idOf(server, 'team', 'Ashton')
  const answer = await server.ask(`/api/images/shared/team/${id}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  for (const path of ['team/987654', 'coach/1', 'venue/1', 'team/x'])
    expect([path, (await server.ask(`/api/images/shared/${path}`)).status]).toEqual([path, 404])
})

test('a picture names a team as readers of the language call it', async () => {
  await server.store(world({ teams: [team('Norway'), team('Brough')] }))
  const id = await idOf(server, 'team', 'Norway')
  const picture = async (path: string) =>
    Buffer.from(await (await server.ask(`/api/images/shared/team/${path}`)).arrayBuffer()).toString('base64')
  expect(await picture(`${id}?lang=pt`)).not.toBe(await picture(`${id}`))
  expect(await picture(`${id}?lang=en`)).toBe(await picture(`${id}`))
  const other = await idOf(server, 'team', 'Brough')
  expect(await picture(`${other}?lang=pt`)).toBe(await picture(`${other}`))
})
