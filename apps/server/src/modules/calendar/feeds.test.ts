import { refreshFacts } from '@touchline/ingest/derive/finder/refresh-facts.ts'
import { fixture, played, team, world } from '@touchline/testing/records'
import { idOf, signedIn, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'

const server = useServer()
const NOW = '2026-03-07T12:00:00.000Z'
const teams = [team('Ashton'), team('Brough & Co')]
const over = played('brough & co', 'ashton', '2026-03-01T15:00:00.000Z', [0, 2], { key: 'over' })
const derby = (kickoff: string) => fixture('ashton', 'brough & co', kickoff, { key: 'derby' })

beforeEach(async () => {
  server.setNow(NOW)
  await server.store(world({ teams, fixtures: [over, derby('2026-03-14T20:00:00.000Z')] }))
  await server.store(world({ teams, fixtures: [derby('2026-03-15T18:00:00.000Z')] }))
})

interface JsonFeed {
  version: string
  title: string
  feed_url: string
  items: { id: string; title: string; url: string; content_html?: string; summary?: string }[]
}
const json = async (path: string) => {
  const answer = await server.ask(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/feed+json; charset=utf-8'])
  return (await answer.json()) as JsonFeed
}

test('the feed of a team has results and what was moved, each under an id of its own', async () => {
  const id = await idOf(server, 'team', 'Ashton')
  const { version, items } = await json(`/feeds/team/${id}.json`)
  expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
  expect(items.map(({ title }) => title).sort()).toEqual([
    'Ashton – Brough & Co moved to 15/03/2026 18:00',
    'Brough & Co 0–2 Ashton',
  ])
  expect(new Set(items.map((one) => one.id)).size).toBe(2)
  const again = await json(`/feeds/team/${id}.json`)
  expect(again.items.map((one) => one.id)).toEqual(items.map((one) => one.id))
})

test('a feed without results says that a match has ended, in the requested language', async () => {
  const league = await idOf(server, 'league', 'Premier League')
  const { items } = await json(`/feeds/league/${league}.json?scores=0&lang=pt&zone=Europe/Lisbon`)
  expect(JSON.stringify(items)).not.toContain('0–2')
  expect(items.map(({ title }) => title)).toContain('Brough & Co – Ashton terminou')
})

test('the same is there as Atom, with what means something in XML escaped', async () => {
  const answer = await server.ask(`/feeds/team/${await idOf(server, 'team', 'Ashton')}.atom`)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  expect(text.match(/<entry>/g)).toHaveLength(2)
  expect(text.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/)
})

test('names of clubs are words and no markup, whatever they are made of', async () => {
  await server.store(
    world({
      teams: [...teams, team('<b>Cup</b>')],
      fixtures: [played('ashton', '<b>cup</b>', '2026-03-02T15:00:00.000Z', [1, 0], { key: 'markup' })],
    }),
  )
  const path = `/feeds/team/${await idOf(server, 'team', 'Ashton')}`
  const atom = await (await server.ask(`${path}.atom`)).text()
  expect(atom).toContain('Ashton 1–0 &lt;b&gt;Cup&lt;/b&gt;')
  expect(atom).not.toContain('<b>')
  const { items } = await json(`${path}.json`)
  expect(items.map(({ title }) => title)).toContain('Ashton 1–0 <b>Cup</b>')
  expect(items.map(({ content_html }) => content_html).join()).not.toContain('<b>')
})

test('the record has a feed, and what is not there has none', async () => {
  expect((await json('/feeds/record.json')).items).toEqual([])
  for (const path of ['/feeds/team/999999.json', '/feeds/coach/1.atom', '/feeds/team/1.rss']) {
    expect([path, (await server.ask(path)).status]).toEqual([path, 404])
  }
  const refused = await server.ask(`/feeds/team/${await idOf(server, 'team', 'Ashton')}.json?scores=yes`)
  expect(refused.status).toBe(400)
})

test('a saved finder has a feed at the secret address as long as its subscription lasts', async () => {
  await refreshFacts(server.database, { now: new Date(NOW) })
  const token = await viewer(server, 'subscriber')
  const post = async (path: string, body: object) =>
    (
      await server.ask(`/api${path}`, {
        method: 'POST',
        headers: { ...signedIn(token).headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  const saved = (await post('/v3/finder/save', { name: 'All', bet: 'home', where: '' })) as {
    finders: { id: number }[]
  }
  const { secret } = (await post('/feed_address', {})) as { secret: string }
  const path = `/feeds/finder/${secret}/${saved.finders[0]?.id}.json`
  expect((await json(path)).items.map(({ title }) => title)).toEqual(['Ashton – Brough & Co, 15/03/2026 18:00'])
  server.setNow('2027-03-07T12:00:00.000Z')
  expect((await server.ask(path)).status).toBe(401)
  expect((await server.ask(path.replace(secret, 'a'.repeat(43)))).status).toBe(404)
})
