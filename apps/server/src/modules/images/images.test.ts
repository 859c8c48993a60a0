import { everyFamily, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

const server = useServer()

const draw = async (path: string) => {
  const answer = await server.ask(`/api/images/${path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  return answer.text()
}

test('a team without a picture gets a shield in its colours with its letters', async () => {
  await server.store(world({ teams: [team('Ashton', { colours: ['#112233', '#fedcba'], shortCode: 'ASH' })] }))
  const svg = await draw('team/1')
  expect(svg).toContain('fill="#112233"')
  expect(svg).toContain('stroke="#fedcba"')
  expect(svg).toContain('>ASH<')
})

test('a name cannot break out of the drawing', async () => {
  await server.store(world({ teams: [team('<script>"&\'')] }))
  const svg = await draw('team/1')
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;script&gt;&quot;&amp;&#39;')
})

test('colours that are none are not written into the drawing', async () => {
  await server.store(world({ teams: [team('Ashton', { colours: ['red" onload="x', 'blue'] })] }))
  expect(await draw('team/1')).not.toContain('onload')
})

test('people and venues without a picture are drawn too', async () => {
  await server.store(everyFamily())
  expect(await draw('player/1')).toContain('>AN<')
  expect(await draw('coach/1')).toContain('<title>Cora West</title>')
  expect(await draw('referee/77')).toContain('Unknown person')
  expect(await draw('venue/1')).toContain('<title>The Lane</title>')
})

test('unknown teams and competitions have a picture too, and known competitions an emblem', async () => {
  await server.store(world({}))
  expect(await draw('team/987654')).toContain('<svg')
  expect(await draw('league/9999999999')).toContain('<svg')
  expect(await draw('league/1')).toContain('>PL<')
})

test('a picture is cached for a day, and a repeated request is only revalidated', async () => {
  const first = await server.ask('/api/images/team/5')
  expect(first.headers.get('cache-control')).toContain('max-age=86400')
  const again = await server.ask('/api/images/team/5', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test.each(['team/x', 'team/1.png', 'team/-1', 'country/1'])('%s is no picture', async (path) => {
  expect((await server.ask(`/api/images/${path}`)).status).toBe(404)
})

test.each([
  ['Manchester City', null, 'MC'],
  ['Arsenal', null, 'ARS'],
  ['Real Sociedad de Fútbol', null, 'RSF'],
  ['FC', null, 'FC'],
  ['Ashton', 'AFC', 'AFC'],
  ['ŁKS Łódź', null, 'LL'],
])('%s with short code %s is drawn as %s', (name, code, letters) => {
  expect(initialsOf(name, code)).toBe(letters)
})

test('pictures for unknown ids are drawn and take no room in the cache', async () => {
  await server.store(world({ teams: [team('Ashton')] }))
  await draw('team/1')
  const { answers } = server.deps.cache.stats()
  for (let number = 1_000; number < 1_020; number++) await draw(`team/${number}`)
  expect(server.deps.cache.stats().answers).toBe(answers)
})
