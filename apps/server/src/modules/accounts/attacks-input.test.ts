import { type Call, contract } from '@touchline/contract'
import { everyFamily } from '@touchline/testing/records'
import { type CallSample, requestOf, sampleCall } from '@touchline/testing/requests'
import { useServer, viewer } from '@touchline/testing/server'
import { beforeAll, describe, expect, test } from 'vitest'

const server = useServer({ keepData: true, trustProxy: true })
let address = 0
beforeAll(async () => {
  await server.store(everyFamily())
})

const HOSTILE: Readonly<Record<string, string>> = {
  'SQL that ends a statement': "'; drop table account; --",
  'SQL that is always true': "1' or '1'='1",
  'a pattern that matches everything': '%_%\\',
  markup: '<script>alert(1)</script>',
  'an attribute': '" onmouseover="alert(1)',
  'a template': '{{constructor.constructor("x")()}} #{7*7}',
  'the zero character': 'a\u0000b',
  'control characters': 'a\u0001\u0007\u001b[31m\u007f',
  'line ends of a header': 'a\r\nBcc: other@example.org\r\n\r\n',
  'half of a surrogate pair': 'a\ud83d',
  'writing from right to left': 'a\u202ebc\u200b',
  emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'a way out of the folder': '../../../../etc/passwd',
  'a number beyond all numbers': '9'.repeat(400),
  'not a number': 'NaN',
  'a very long text': 'x'.repeat(8000),
}

/** Texts an answer must never contain: a database error, a line of a stack, a path of the machine. */
const LEAK = /syntax error|pg_|relation "|node_modules|\.ts:\d+|\bat .+:\d+:\d+|drizzle|ECONN/i

/** One hostile value in each place of the call that takes one. */
function attacks(call: Call): CallSample[] {
  const good = sampleCall(call)
  const parts = ['params', 'query', 'body'] as const
  return parts.flatMap((part) =>
    Object.keys(call[part]?.shape ?? {}).flatMap((name) =>
      Object.values(HOSTILE).map((text) => ({ ...good, [part]: { ...good[part], [name]: text } })),
    ),
  )
}

/** A lone half of a pair cannot be in an address. */
const isAddress = (sample: CallSample) =>
  Object.values(sample.params).every((value) => String(value).isWellFormed()) &&
  // Beyond that the HTTP parser of the server refuses the address before anybody reads it.
  JSON.stringify([sample.params, sample.query]).length < 10_000

const counts = async () => {
  const rows = await server.database.rows<{ leagues: number; fixtures: number; countries: number }>(
    `select (select count(*)::int from league) as leagues, (select count(*)::int from fixture) as fixtures,
       (select count(*)::int from country) as countries`,
  )
  return rows[0]
}

describe('hostile text in any place of a call is an input like any other', () => {
  const named = contract.map((call: Call) => [`${call.method} ${call.path}`, call] as const)

  test.each(named)('%s', async (_name, call) => {
    const before = await counts()
    for (const sample of attacks(call).filter(isAddress)) {
      const token = call.access === 'public' ? undefined : await viewer(server, 'subscriber')
      const [path, init] = requestOf(call, sample, token)
      const headers = { ...init.headers, 'x-forwarded-for': `2001:db8:${(++address).toString(16)}::1` }
      const answer = await server.ask(path, { ...init, headers })
      const text = await answer.text()
      const about = `${JSON.stringify(sample).slice(0, 300)} → ${answer.status} ${text.slice(0, 300)}`
      expect(answer.headers.get('content-type'), about).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options'), about).toBe('nosniff')
      expect(text, about).not.toMatch(LEAK)
      expect(JSON.parse(text), about).not.toMatchObject({ error: { code: 'internal' } })
    }
    expect(await counts()).toEqual(before)
  })
})

describe('bodies that are none', () => {
  const posts = contract.filter((call: Call) => call.method === 'POST' && call.access === 'public')
  const named = posts.map((call: Call) => [call.path, call] as const)
  const post = (call: Call, body: string, type: string) => {
    const [path] = requestOf(call, sampleCall(call))
    const headers = { 'content-type': type, 'x-forwarded-for': `2001:db8:${(++address).toString(16)}::1` }
    return server.ask(path, { method: 'POST', headers, body })
  }

  test.each(named)('%s refuses what is too large, of another type, broken or no object', async (_path, call) => {
    const answers = [
      [JSON.stringify({ username: 'x'.repeat(70_000) }), 'application/json', 413],
      ['<xml/>', 'application/xml', 415],
      ['{"username":', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['"text"', 'application/json', 400],
      ['null', 'application/json', 400],
      ['{"__proto__":{"admin":true}}', 'application/json', 400],
      ['{"constructor":{"prototype":{"admin":true}}}', 'application/json', 400],
      [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', 400],
    ] as const
    for (const [body, type, status] of answers) {
      const answer = await post(call, body, type)
      expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status])
      expect((await answer.json()) as object).toMatchObject({ error: { code: 'bad_request' } })
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('unknown fields change nothing', async () => {
    const more = { id: 1, activatedAt: '2020-01-01', activated_at: '2020-01-01', is_admin: true, type: 2 }
    const body = { email: 'eve@example.org', username: 'EveBall', password: 'secret1', country: 72, ...more }
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' }
    const answer = await server.ask('/api/signup', { method: 'POST', headers, body: JSON.stringify(body) })
    expect(await answer.json()).toEqual({ status: 0 })
    const rows = await server.database.rows(
      `select id = 1 as first, activated_at from account where username = 'EveBall'`,
    )
    expect(rows).toEqual([{ first: false, activated_at: null }])
  })
})
