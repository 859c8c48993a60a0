import { sliceWorld } from '@touchline/testing/sportmonks/slice'
import { expect, it } from 'vitest'
import { connected, failure, ids, leagues, TOKEN } from './client.testing.ts'
import type { Page } from './client-types.ts'

async function everyPage(pages: AsyncIterable<Page>): Promise<Page[]> {
  const found: Page[] = []
  for await (const page of pages) found.push(page)
  return found
}

it('a record is requested with the raw token in the header and none of it in the address', async () => {
  const { server, client } = await connected(leagues(1))
  expect(await client.one('football/leagues/1', 'League')).toEqual({ id: 1, name: 'League 1', country_id: 7 })
  expect(server.calls).toEqual([{ path: 'football/leagues/1', query: {}, entity: 'League', status: 200 }])
})

it('includes, filters, fields and order are sent in the spelling of the feed', async () => {
  const { server, client } = await connected(sliceWorld())
  const query = {
    include: ['participants', 'lineups.player:display_name'],
    filters: { fixtureLeagues: '8,2', eventTypes: '14' },
    select: ['name'],
    order: 'desc',
    perPage: 10,
  } as const
  await everyPage(client.pages('football/fixtures/date/2026-03-14', 'Fixture', query))
  expect(server.calls[0]?.query).toEqual({
    include: 'participants;lineups.player:display_name',
    filters: 'fixtureLeagues:8,2;eventTypes:14',
    select: 'name',
    order: 'desc',
    per_page: '10',
  })
})

it('a page has 50 rows at most, and 1,000 where the feed fills them without includes', async () => {
  const { client } = await connected(leagues(1200))
  const sizes = async (filters: Record<string, string>) =>
    (await everyPage(client.pages('football/leagues', 'League', { perPage: 5000, filters }))).map(
      (page) => page.rows.length,
    )
  expect((await sizes({})).slice(0, 2)).toEqual([50, 50])
  expect(await sizes({ populate: '' })).toEqual([1000, 200])
  expect(await sizes({ populate: '', idAfter: '900' })).toEqual([300])
})

it('a list is followed by cursor where the feed gives one, and then without page, size and order', async () => {
  const { server, client } = await connected(leagues(5), { stand: { paging: 'both' } })
  const pages = await everyPage(
    client.pages('football/leagues', 'League', { perPage: 2, order: 'desc', include: ['country'] }),
  )
  expect(pages.map((page) => ids(page.rows))).toEqual([[5, 4], [3, 2], [1]])
  expect(pages.map((page) => page.next?.slice(0, 7))).toEqual(['cursor:', 'cursor:', undefined])
  expect(server.calls.map((call) => Object.keys(call.query))).toEqual([
    ['include', 'order', 'per_page'],
    ['include', 'cursor'],
    ['include', 'cursor'],
  ])
})

it('a list without cursors is followed by page numbers until there is no more', async () => {
  const { server, client } = await connected(leagues(5), { stand: { paging: 'pages' } })
  const pages = await everyPage(client.pages('football/leagues', 'League', { perPage: 2 }))
  expect(pages.map((page) => [ids(page.rows), page.next])).toEqual([
    [[1, 2], 'page:2'],
    [[3, 4], 'page:3'],
    [[5], null],
  ])
  expect(server.calls.map((call) => call.query.page)).toEqual([undefined, '2', '3'])
})

it.each(['cursor', 'pages'] as const)('a later run goes on where an earlier one stopped (%s)', async (paging) => {
  const { client } = await connected(leagues(5), { stand: { paging } })
  let kept: string | null = null
  for await (const page of client.pages('football/leagues', 'League', { perPage: 2 })) {
    kept = page.next
    break
  }
  const rest = await everyPage(client.pages('football/leagues', 'League', { perPage: 2 }, kept))
  expect(rest.map((page) => ids(page.rows))).toEqual([[3, 4], [5]])
})

it('a cursor given as a whole address is reduced to the bare cursor', async () => {
  const { server, client } = await connected(leagues(3), { stand: { paging: 'cursor' } })
  const pages = client.pages('football/leagues', 'League', { perPage: 2 })[Symbol.asyncIterator]()
  const bare = (await pages.next()).value?.next
  server.faults.next({
    kind: 'status',
    status: 200,
    body: {
      data: [{ id: 1 }],
      pagination: {
        next_cursor: `https://api.sportmonks.com/v3/football/leagues?api_token=x&${bare.replace(':', '=')}`,
        has_more: true,
      },
    },
  })
  const again = client.pages('football/leagues', 'League', { perPage: 2 })[Symbol.asyncIterator]()
  expect((await again.next()).value?.next).toBe(bare)
  expect(ids((await again.next()).value?.rows)).toEqual([3])
})

it('a list that gives the same place again ends in an error, not in a circle', async () => {
  const { server, client } = await connected(leagues(1))
  const body = { data: [{ id: 1 }], pagination: { next_cursor: 'again', has_more: true } }
  server.faults.always({ kind: 'status', status: 200, body })
  const error = await failure(everyPage(client.pages('football/leagues', 'League')))
  expect(error).toMatchObject({ reason: 'malformed', path: 'football/leagues' })
  expect(server.calls).toHaveLength(2)
})

it('a kept place that is none of ours is refused without a call', async () => {
  const { server, client } = await connected(leagues(1))
  const error = await failure(everyPage(client.pages('football/leagues', 'League', {}, 'page:zero')))
  expect(error.reason).toBe('malformed')
  expect(server.calls).toEqual([])
})

it('no result is an empty list, one object one row, an unknown id and an all-null record nothing', async () => {
  const { server, client } = await connected(leagues(1))
  expect(await client.all('football/livescores/inplay', 'Fixture')).toEqual([])
  expect(await everyPage(client.pages('football/seasons', 'Season'))).toEqual([{ rows: [], next: null }])
  expect(await client.all('football/leagues/1', 'League')).toHaveLength(1)
  expect(await client.one('football/leagues/2', 'League')).toBeNull()
  const answers = [{ message: 'No result(s) found' }, { data: null }, { data: { id: null, name: null } }, { data: [] }]
  for (const body of answers) {
    server.faults.next({ kind: 'status', status: 200, body })
    expect(await client.one('football/leagues/1', 'League')).toBeNull()
  }
})

it('an answer is read though its frame is not as documented', async () => {
  const { server, client } = await connected(leagues(1))
  const body = { data: [{ id: 9 }], pagination: 'none', rate_limit: [], subscription: 7, message: 12 }
  server.faults.next({ kind: 'status', status: 200, body })
  expect(await everyPage(client.pages('football/leagues', 'League'))).toEqual([{ rows: [{ id: 9 }], next: null }])
})

it('an answer with neither data nor a message is an error', async () => {
  const { server, client } = await connected(leagues(1))
  server.faults.next({ kind: 'status', status: 200, body: { hello: 'world' } })
  expect(await failure(client.all('football/leagues', 'League'))).toMatchObject({ reason: 'malformed', status: 200 })
})

it('a list under a path the feed does not know is an error', async () => {
  const { client } = await connected(leagues(1))
  expect(await failure(client.all('football/nothing', 'League'))).toMatchObject({ reason: 'malformed', status: 404 })
})

it('a call that the feed cannot understand fails at once as malformed, with the words of the feed', async () => {
  const { server, client } = await connected(sliceWorld())
  const error = await failure(client.all('football/fixtures/between/2025-01-01/2025-12-31', 'Fixture'))
  expect(error).toMatchObject({
    reason: 'malformed',
    status: 400,
    path: 'football/fixtures/between/2025-01-01/2025-12-31',
  })
  expect(error.message).toContain('100 days')
  expect(server.calls).toHaveLength(1)
})

it('a wrong token is refused at once and appears in no error', async () => {
  const { server, client } = await connected(leagues(1), { client: { token: 'WRONG-token-99' } })
  const error = await failure(client.one('football/leagues/1', 'League'))
  expect(error).toMatchObject({ reason: 'refused', status: 401 })
  expect(server.calls).toHaveLength(1)
  expect(everythingIn(error)).not.toContain('WRONG-token-99')
})

it('a token the feed repeats is left out of the error', async () => {
  const { server, client } = await connected(leagues(1))
  server.faults.next({ kind: 'status', status: 400, body: { message: `No plan for ${TOKEN}` } })
  const error = await failure(client.one('football/leagues/1', 'League'))
  expect(error.message).toBe('No plan for *** (football/leagues/1)')
  expect(everythingIn(error)).not.toContain(TOKEN)
})

it('a token that no header can hold appears in no error', async () => {
  const { client } = await connected(leagues(1), { client: { token: 'BROKEN\n-token-5' } })
  expect(everythingIn(await failure(client.one('football/leagues/1', 'League')))).not.toContain('BROKEN')
})

/** Every text an error carries, what caused it and its stack included. */
function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? ''
  return [error.message, error.stack, JSON.stringify(error), everythingIn(error.cause)].join('\n')
}
