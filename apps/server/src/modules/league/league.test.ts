import type { LeagueView } from '@touchline/contract'
import { league, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

const idOf = async (name: string) => {
  const rows = await server.database.rows<{ id: number }>('select id from league where name = $1', [name])
  return rows[0]?.id ?? 0
}
const pageOf = async (name: string) => by.get<LeagueView>(`/api/v3/league/${await idOf(name)}`)

const season = (of: string, name: string, startsOn: string, current: boolean) => ({
  key: `${of} ${name}`,
  league: of,
  name,
  startsOn,
  endsOn: `${Number(startsOn.slice(0, 4)) + 1}-05-31`,
  current,
})

test('a league has its country, its kind and its seasons, names descending, and knows which one is played', async () => {
  await server.store(
    world({
      leagues: [league('premier', 'Premier League', { subType: 'domestic', shortCode: 'PL' })],
      seasons: [
        season('premier', '2024/2025', '2024-08-01', false),
        season('premier', '2025/2026', '2025-08-01', true),
        season('premier', '2026/2027', '2026-08-01', false),
      ],
    }),
  )
  const page = await pageOf('Premier League')
  expect(page).toMatchObject({
    type: 2,
    name: 'Premier League',
    image_path: `/api/images/league/${page.id}`,
    short_code: 'PL',
    league_type: 'league',
    sub_type: 'domestic',
    active: true,
    country_id: 72,
    country: { id: 72, name: 'England', code: 'gb-eng', image_path: '/flags/gb-eng.svg' },
  })
  expect(page.seasons.map(({ name, league_id }) => [name, league_id])).toEqual([
    ['2026/2027', page.id],
    ['2025/2026', page.id],
    ['2024/2025', page.id],
  ])
  expect(page.currentseason).toMatchObject({
    name: '2025/2026',
    starting_at: '2025-08-01',
    ending_at: '2026-05-31',
    is_current: true,
  })
})

test('the season that began last is current if none is marked; a league without seasons has none', async () => {
  await server.store(
    world({
      leagues: [league('old', 'Anglo Cup', { active: false, type: 'cup' }), league('new', 'New Cup')],
      seasons: [season('old', '1994/1995', '1994-08-01', false), season('old', '1995/1996', '1995-08-01', false)],
    }),
  )
  expect(await pageOf('Anglo Cup')).toMatchObject({ active: false, currentseason: { name: '1995/1996' } })
  expect(await pageOf('New Cup')).toMatchObject({ seasons: [], currentseason: null, sub_type: null })
})

test('changes to a league appear at once', async () => {
  const stored = (active: boolean) =>
    server.store(world({ leagues: [league('premier', 'Premier League', { active })] }))
  await stored(true)
  expect((await pageOf('Premier League')).active).toBe(true)
  await stored(false)
  expect((await pageOf('Premier League')).active).toBe(false)
})

test('an unknown league is not found, an invalid id is malformed', async () => {
  const status = async (id: string) => (await by.ask(`/api/v3/league/${id}`)).status
  expect([await status('999999'), await status('premier'), await status('0')]).toEqual([404, 400, 400])
})
