import { type HttpFault, OUTAGE_PAGE } from '@touchline/testing/open-data'
import { expect, it, test, vi } from 'vitest'
import { refuseNoMatches } from '../football-data/football-data-paths.ts'
import { isFeedError } from './feed-error.ts'
import { connectedSource } from './polite-client.testing.ts'
import type { PoliteAnswer } from './polite-client-types.ts'
import { FOOTBALL_DATA_ORG_MANNERS } from './source-manners.ts'

const FILE = 'Div,Date,HomeTeam,AwayTeam\r\nE0,16/08/2025,Ashton,Brough\r\n'
const textOf = (answer: PoliteAnswer) =>
  answer.kind === 'changed' ? new TextDecoder().decode(answer.body) : answer.kind

async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isFeedError(error)) throw new Error(`expected a feed error, got ${String(error)}`)
  return error
}

test('a request identifies the client and fetches only what is new', async () => {
  const source = await connectedSource()
  source.files.set('E0.csv', { body: FILE, lastModified: new Date('2026-10-02T08:57:47Z') })
  const first = await source.client.get('E0.csv')
  if (first.kind !== 'changed') throw new Error(first.kind)
  expect(first.kept).toMatchObject({ path: 'E0.csv', lastModified: 'Fri, 02 Oct 2026 08:57:47 GMT' })
  source.kept.set('E0.csv', first.kept)
  expect(await source.client.get('E0.csv')).toEqual({ kind: 'unchanged' })
  expect(source.www.calls.map(({ status }) => status)).toEqual([200, 304])
  expect(source.www.calls[0]?.headers['user-agent']).toBe('Touchline (+https://example.org)')
  expect(source.checked).toEqual(['E0.csv'])
})

test('a source without conditional answers is known by its bytes', async () => {
  const source = await connectedSource({}, { conditional: false })
  source.files.set('E0.csv', { body: FILE })
  const first = await source.client.get('E0.csv')
  if (first.kind === 'changed') source.kept.set('E0.csv', first.kept)
  expect(await source.client.get('E0.csv')).toEqual({ kind: 'unchanged' })
  source.files.set('E0.csv', { body: `${FILE}E0,17/08/2025,Brough,Ashton\r\n` })
  expect((await source.client.get('E0.csv')).kind).toBe('changed')
})

test('asked again, the same answer counts', async () => {
  const source = await connectedSource()
  source.files.set('E0.csv', { body: FILE })
  const first = await source.client.get('E0.csv')
  if (first.kind === 'changed') source.kept.set('E0.csv', first.kept)
  expect(textOf(await source.client.get('E0.csv', { force: true }))).toBe(FILE)
})

it.each<[string, HttpFault]>([
  ['a page instead of the file', OUTAGE_PAGE],
  ['a page with status 200', { kind: 'body', body: '<html>Down</html>' }],
  ['nothing', { kind: 'body', body: '' }],
  ['an error', { kind: 'status', status: 500 }],
  ['half of the file', { kind: 'cut' }],
])('where one address gives %s, the other is asked at once', async (_, fault) => {
  const source = await connectedSource()
  source.files.set('fixtures.csv', { body: FILE })
  source.www.fail(fault, { times: 10 })
  expect(textOf(await source.client.get('fixtures.csv', { refuse: refuseNoMatches }))).toBe(FILE)
  expect([source.www.calls.length, source.bare.calls.length, source.waits]).toEqual([1, 1, []])
})

it.each<[string, HttpFault, object]>([
  ['down', OUTAGE_PAGE, { reason: 'unavailable', status: 503 }],
  ['something else', { kind: 'body', body: '<html></html>' }, { reason: 'malformed', status: 200 }],
  ['late', { kind: 'slow', ms: 5_000 }, { reason: 'unavailable', status: null }],
])('a source that is %s everywhere is given up after four rounds with ever longer waits', async (_, fault, error) => {
  const source = await connectedSource(fault.kind === 'slow' ? { timeoutMs: 150 } : {})
  source.files.set('fixtures.csv', { body: FILE })
  for (const server of [source.www, source.bare]) server.fail(fault, { times: 100 })
  expect(await failure(source.client.get('fixtures.csv', { refuse: refuseNoMatches }))).toMatchObject(error)
  expect([source.www.calls.length, source.bare.calls.length]).toEqual([4, 4])
  expect(source.waits).toEqual([500, 1_000, 2_000])
})

test('nobody listening is unavailable', async () => {
  const source = await connectedSource()
  await source.www.close()
  await source.bare.close()
  expect(await failure(source.client.get('fixtures.csv'))).toMatchObject({ reason: 'unavailable', status: null })
})

test('a file that a source does not have is missing, and no other host is tried', async () => {
  const source = await connectedSource()
  expect(await source.client.get('mmz4281/2627/E0.csv')).toEqual({ kind: 'missing' })
  expect([source.www.calls.length, source.bare.calls.length]).toEqual([1, 0])
})

test('calls are made one at a time, with the pause between their beginnings', async () => {
  const source = await connectedSource({ pauseMs: 1_000 })
  for (const name of ['a', 'b', 'c']) source.files.set(name, { body: name })
  source.www.fail({ kind: 'slow', ms: 50 }, { path: 'a' })
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => source.client.get(name)))
  expect(answers.map(textOf)).toEqual(['a', 'b', 'c'])
  expect(source.www.calls.map(({ path }) => path)).toEqual(['a', 'b', 'c'])
  expect(source.waits).toEqual([1_000, 1_000])
})

test('a refusal is waited out as it says, and the budget learns of it', async () => {
  const reported: unknown[] = []
  const budget = { take: async () => undefined, reported: async (...left: unknown[]) => void reported.push(left) }
  const source = await connectedSource({ budget, random: () => 0 })
  source.files.set('a', { body: 'a' })
  source.www.fail({ kind: 'status', status: 429, headers: { 'retry-after': '48' } })
  expect(textOf(await source.client.get('a'))).toBe('a')
  expect(source.waits).toEqual([48_000])
  expect(reported).toEqual([['calls', { remaining: 0, resetsInSeconds: 48 }]])
  expect(source.bare.calls).toEqual([])
})

test('football-data.org is waited for a minute at least, whatever its text says', async () => {
  const { waitOf, leftOf } = FOOTBALL_DATA_ORG_MANNERS
  const source = await connectedSource({ waitOf, leftOf, random: () => 0 })
  source.files.set('a', { body: 'a' })
  const body = '{"message":"You reached your request limit. Wait 48 seconds.","errorCode":429}'
  source.www.fail({ kind: 'status', status: 429, body })
  await source.client.get('a')
  expect(source.waits).toEqual([60_000])
})

test('a wait that is too long is left to a later turn', async () => {
  const source = await connectedSource()
  source.www.fail({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } })
  expect(await failure(source.client.get('a'))).toMatchObject({ reason: 'limited', status: 429 })
  expect(source.waits).toEqual([])
})

test('a wrong key is refused without another try, and no message has it', async () => {
  const source = await connectedSource({ query: { key: 'SECRET-7c1f' }, secrets: ['SECRET-7c1f'] })
  source.www.fail({ kind: 'status', status: 401, body: '{"message":"The key SECRET-7c1f is invalid"}' })
  const error = await failure(source.client.get('v4/odds'))
  expect(error).toMatchObject({ reason: 'refused', status: 401, path: 'v4/odds' })
  expect(error.message).toBe('The key *** is invalid (v4/odds)')
  expect(source.www.calls).toHaveLength(1)
})

test('a body without end is not read to its end', async () => {
  const source = await connectedSource({ maxBytes: 1_000 })
  source.files.set('a', { body: 'x'.repeat(1_000_000) })
  expect(await failure(source.client.get('a'))).toMatchObject({ reason: 'malformed', status: 200 })
})

test('redirects are followed within the source and nowhere else', async () => {
  const source = await connectedSource()
  source.files.set('a', { body: 'a' })
  source.www.fail({ kind: 'status', status: 301, headers: { location: `${source.bare.url}/a` } })
  expect(textOf(await source.client.get('a'))).toBe('a')
  source.www.fail({ kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } })
  expect(await failure(source.client.get('a'))).toMatchObject({ reason: 'malformed' })
})

test('ending the work ends a call', async () => {
  const end = new AbortController()
  const source = await connectedSource({ signal: end.signal })
  source.www.fail({ kind: 'slow', ms: 60_000 })
  const call = failure(source.client.get('a'))
  await vi.waitFor(() => expect(source.www.calls).toHaveLength(1))
  end.abort()
  expect((await call).message).toContain('ended')
})

test('a call takes its weight from the budget', async () => {
  const taken: unknown[] = []
  const budget = { take: async (...asked: unknown[]) => void taken.push(asked), reported: async () => undefined }
  const source = await connectedSource({ budget })
  source.files.set('archive', { body: '{}' })
  await source.client.get('archive', { weight: 26 })
  expect(taken).toEqual([['calls', 26]])
})
