import { expect, test } from 'vitest'
import { readConfig, secretsOf } from '../config.ts'
import { shownAddress } from './http/request-log.ts'
import { makeLog } from './log.ts'

function logged(write: (log: ReturnType<typeof makeLog>) => void, secrets: string[] = []): string {
  const lines: string[] = []
  write(makeLog({ level: 'debug', pretty: false, secrets, to: { write: (line) => lines.push(line) } }))
  return lines.join('')
}

test('a line is one JSON object with its level in words, its time and what it is about', () => {
  const line = logged((log) => log.warn({ requestId: 'abc-1', ms: 1200 }, 'answered'))
  expect(line.endsWith('}\n')).toBe(true)
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: 'abc-1',
    msg: 'answered',
  })
})

test('an error is reported with its trace and its cause, without what the database was given', () => {
  const database = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
    code: '23505',
    constraint: 'account_email',
    detail: 'Key (email)=(ana@example.org) already exists.',
    parameters: ['hunter2hunter2'],
  })
  const error = new Error('Failed query: insert into account values ($1)\nparams: ana@example.org,hunter2hunter2', {
    cause: database,
  })
  const line = logged((log) => log.error({ err: error }, 'request failed'))
  expect(line).not.toMatch(/ana@|hunter2|already exists/)
  const { err } = JSON.parse(line)
  expect(err.stack).toContain('log.test.ts')
  expect(err.message).toBe('Failed query: insert into account values ($1)\nparams: [left out]')
  expect(err.cause).toMatchObject({ code: '23505', constraint: 'account_email' })
})

test.each([
  ['/api/check_username?email=ana%40example.org', 'ana'],
  ['550 <ana.maria+x@mail.example.org> unknown user', 'ana'],
  ['/api/account/reset-password/valid-link/xYz0123456789abcdefABCDEF0123456789abcdef-_012', 'abcdef'],
  ['GET https://feed.example/v3?api_token=abc123&page=2', 'abc123'],
  ['Authorization: Token 0123456789abcdef0123', '0123456789'],
  ['connect postgres://touchline:swordfish@db.example:5432/x', 'swordfish'],
])('%s appears in no log as it is', (text, secret) => {
  const line = logged((log) => log.info({ url: text }, text))
  expect(line).not.toContain(secret)
  expect(JSON.parse(line).url).toMatch(/\[(secret|mail address)\]/)
})

test('an address in a log is cut between two of its parts, so that no half of a secret is left', () => {
  const token = 'xYz0123456789abcdefABCDEF0123456789abcdef-_012'
  const address = `/api/${'a/'.repeat(130)}${token}/${'b'.repeat(15_000)}`
  expect(shownAddress('/league/8?tab=scorers')).toBe('/league/8?tab=scorers')
  const line = logged((log) => log.info({ url: shownAddress(address) }))
  expect(line).not.toContain('xYz')
  expect(JSON.parse(line).url).toBe(`/api/${'a/'.repeat(130)}… (${address.length} characters)`)
})

test('secrets of the configuration appear in no log, whatever logs them', () => {
  const secrets = secretsOf(
    readConfig({
      STRIPE_SECRET_KEY: 'sk_live_one',
      METRICS_TOKEN: 'a long enough token',
      DATABASE_URL: 'postgres://touchline:sword%2Ffish@db/x',
      BRAND: 'Touchline',
    }),
  )
  const line = logged((log) => log.error('sk_live_one, a long enough token, sword/fish at Touchline'), secrets)
  expect(JSON.parse(line).msg).toBe('[secret], [secret], [secret] at Touchline')
})

test('whom the demo world lets in is reported as it is', () => {
  const line = logged((log) => log.info('Sign in as demo@touchline.test'))
  expect(JSON.parse(line).msg).toBe('Sign in as demo@touchline.test')
})
