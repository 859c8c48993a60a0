import type { TeamCandidate } from '@touchline/contract'
import { weighNames } from '@touchline/ingest/derive/names/weigh-names.ts'
import { played, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()

const search = async (text: string) =>
  (await server.get<TeamCandidate[]>(`/api/team/name/${encodeURIComponent(text)}`)).map((one) => one.team_name)

test('a candidate has id, name, crest and country', async () => {
  await server.store(world({ teams: [team('Ashton')] }))
  expect(await server.get('/api/team/name/ash')).toEqual([
    { team_id: 1, team_name: 'Ashton', team_image: '/api/images/team/1', country_name: 'England' },
  ])
})

test('accents and case do not matter, and a text may stand anywhere in the name', async () => {
  await server.store(world({ teams: [team('São Bento'), team('Ashton')] }))
  expect(await search('SAO')).toEqual(['São Bento'])
  expect(await search('são b')).toEqual(['São Bento'])
  expect(await search('shto')).toEqual(['Ashton'])
})

test('beginnings and whole words come before parts of words, then the team with more matches', async () => {
  await server.store(
    world({
      teams: [team('Crown'), team('New Row'), team('Rowan'), team('Rower'), team('Ashton')],
      fixtures: [
        played('crown', 'ashton', '2026-02-01T15:00:00.000Z', [1, 0]),
        played('rower', 'ashton', '2026-02-02T15:00:00.000Z', [1, 0]),
        played('rower', 'ashton', '2026-02-03T15:00:00.000Z', [1, 0]),
        played('new row', 'ashton', '2026-02-04T15:00:00.000Z', [1, 0]),
      ],
    }),
  )
  await weighNames(server.database, server.deps.clock.now())
  expect(await search('row')).toEqual(['Rower', 'New Row', 'Rowan', 'Crown'])
})

test('signs that mean something in patterns are literal', async () => {
  await server.store(world({ teams: [team('Ashton'), team('100% Brough'), team('A_B')] }))
  expect(await search('%')).toEqual(['100% Brough'])
  expect(await search('_')).toEqual(['A_B'])
  expect(await search('\\')).toEqual([])
})

test('blank texts, texts that begin with a space and texts no name can hold find nothing', async () => {
  await server.store(world({ teams: [team('Ashton')] }))
  for (const text of [' ', ' ash', '\u0000', 'zzz']) expect([text, await search(text)]).toEqual([text, []])
})

test('at most twenty candidates are answered', async () => {
  await server.store(world({ teams: Array.from({ length: 25 }, (_, index) => team(`Ashton ${index}`)) }))
  expect(await search('ashton')).toHaveLength(20)
})

test('a text that is too long is refused', async () => {
  expect((await server.ask(`/api/team/name/${'a'.repeat(101)}`)).status).toBe(400)
  expect((await server.ask(`/api/team/name/${'a'.repeat(2000)}`)).status).toBe(400)
})
