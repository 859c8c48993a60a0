import { team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'

const server = useServer()
beforeEach(async () => {
  await server.store(world({ teams: [team('Ashton', { shortCode: 'ASH' }), team('Brough')] }))
})

const NONE = { error: true, home: null, away: null }
const idOf = async (name: string) =>
  (await server.database.rows<{ id: number }>('select id from team where name = $1', [name]))[0]?.id

test('two teams are side by side in the requested order, with crests and flags of our own', async () => {
  const [ashton, brough] = [await idOf('Ashton'), await idOf('Brough')]
  const answer = await server.get<Record<string, unknown>>(`/api/compare/${brough}/${ashton}`)
  expect(answer).toMatchObject({ error: false, home: { team_name: 'Brough', short_code: null } })
  expect(answer.away).toEqual({
    team_id: ashton,
    team_name: 'Ashton',
    team_image: `/api/images/team/${ashton}`,
    short_code: 'ASH',
    country_id: 72,
    country_code: 'gb-eng',
    country_name: 'England',
    country_image: '/flags/gb-eng.svg',
  })
})

test('an unknown team and a team next to itself are an error and nothing else', async () => {
  const ashton = await idOf('Ashton')
  for (const pair of [`${ashton}/424242`, `424242/${ashton}`, `${ashton}/${ashton}`]) {
    expect([pair, await server.get(`/api/compare/${pair}`)]).toEqual([pair, NONE])
  }
})

test('a team that gets another name has it here too', async () => {
  const path = `/api/compare/${await idOf('Ashton')}/${await idOf('Brough')}`
  await server.get(path)
  await server.store(world({ teams: [{ ...team('Ashton'), name: 'Ashton Town' }] }))
  expect(await server.get(path)).toMatchObject({ home: { team_name: 'Ashton Town' } })
})

test('ids that are none are refused', async () => {
  for (const pair of ['0/1', '1/abc', '1.5/2']) {
    expect([pair, (await server.ask(`/api/compare/${pair}`)).status]).toEqual([pair, 400])
  }
})
