import { fixture, played, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ settings: { publicUrl: 'https://football.example' } })

const text = async (path: string) => (await server.ask(path)).text()
const addresses = async (path: string) => [...(await text(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map((hit) => hit[1])

test('robots.txt disallows only the API, except its images, and names the sitemap', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).toContain('Allow: /api/images/\n')
  expect(robots.match(/Disallow/g)).toHaveLength(1)
  expect(robots).toContain('Sitemap: https://football.example/sitemap.xml\n')
})

test('the sitemap has a part for every day with matches from a month back to a fortnight ahead', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [
        played('ashton', 'brough', '2026-01-10T15:00:00.000Z', [1, 0]),
        played('ashton', 'brough', '2026-02-07T15:00:00.000Z', [2, 0]),
        fixture('brough', 'ashton', '2026-03-07T15:00:00.000Z'),
        fixture('ashton', 'brough', '2026-03-21T23:59:00.000Z'),
        fixture('ashton', 'brough', '2026-03-22T00:00:00.000Z'),
      ],
    }),
  )
  const answer = await server.ask('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await addresses('/sitemap.xml')).toEqual([
    'https://football.example/sitemap-pages.xml',
    'https://football.example/sitemap-2026-02-07.xml',
    'https://football.example/sitemap-2026-03-07.xml',
    'https://football.example/sitemap-2026-03-21.xml',
  ])
  expect(await text('/sitemap.xml')).toMatch(/2026-03-07\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
})

test("a day's part names its matches but not those that were deleted, each with its last change", async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [
        fixture('ashton', 'brough', '2026-03-08T00:00:00.000Z'),
        fixture('brough', 'ashton', '2026-03-08T23:59:00.000Z'),
        fixture('ashton', 'brough', '2026-03-08T12:00:00.000Z', { state: 20 }),
        fixture('brough', 'ashton', '2026-03-09T00:00:00.000Z'),
      ],
    }),
  )
  const rows = await server.database.rows<{ id: number }>(
    `select id from fixture where state_id <> 20 and kickoff < '2026-03-09' order by kickoff`,
  )
  expect(await addresses('/sitemap-2026-03-08.xml')).toEqual(
    rows.map(({ id }) => `https://football.example/soccer?mid=${id}`),
  )
  expect((await text('/sitemap-2026-03-08.xml')).match(/<lastmod>/g)).toHaveLength(2)
})

test('the lasting pages and the days around today with matches are named once, today as the first page', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [
        played('ashton', 'brough', '2026-02-28T15:00:00.000Z', [1, 0]),
        fixture('brough', 'ashton', '2026-03-07T15:00:00.000Z'),
        fixture('ashton', 'brough', '2026-03-14T15:00:00.000Z'),
        fixture('brough', 'ashton', '2026-03-15T15:00:00.000Z'),
      ],
    }),
  )
  const named = await addresses('/sitemap-pages.xml')
  expect(named).toContain('https://football.example/')
  expect(named).toContain('https://football.example/subscription')
  expect(named).toContain('https://football.example/matches/2026-03-14')
  expect(named).toContain('https://football.example/matches/2026-02-28')
  expect(named.filter((address) => address?.includes('/matches/'))).toHaveLength(2)
  expect(new Set(named).size).toBe(named.length)
})

test('days outside of the sitemap and what is no day have no part', async () => {
  for (const part of ['2026-01-10', '2027-01-01', '2026-02-31']) {
    expect((await server.ask(`/sitemap-${part}.xml`)).status).toBe(404)
  }
})
