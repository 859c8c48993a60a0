import { BOOKMAKER } from '@touchline/football'
import { expect, test } from 'vitest'
import { environment, readConfig } from './config.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    FEED: 'demo',
    CONSENT: 'off',
  })
})

test('an empty variable counts as not set and one that is not ours does not matter', () => {
  expect(readConfig({ PORT: '', HOME: '/home/me', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('every fault is reported at once, by the name of its variable', () => {
  const bad = {
    PORT: 'many',
    FEED: 'csv',
    DATABASE_URL: 'mysql://x',
    CLOCK: 'yesterday',
    PRICE_LADDER: 'bet365,unknown',
  }
  let message = ''
  try {
    readConfig(bad)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toContain('5 faults')
  for (const name of Object.keys(bad)) expect(message).toContain(`  ${name} `)
  expect(message).toContain('PRICE_LADDER does not know the bookmaker "unknown"')
})

test('the Sportmonks feed needs its token', () => {
  expect(() => readConfig({ FEED: 'sportmonks' })).toThrow('SPORTMONKS_TOKEN is needed')
})

test('a standby or a server behind a pooler needs the address of the database', () => {
  const other = 'postgres://other/touchline'
  expect(() => readConfig({ DATABASE_READ_URL: other, DATABASE_DIRECT_URL: other })).toThrow(
    /DATABASE_URL is needed with DATABASE_READ_URL(.|\n)*DATABASE_URL is needed with DATABASE_DIRECT_URL/,
  )
})

test('PayPal needs its secret, its webhook and a plan for every length', () => {
  expect(() => readConfig({ PAYPAL_CLIENT_ID: 'shop' })).toThrow(
    /PAYPAL_CLIENT_SECRET is needed(.|\n)*PAYPAL_WEBHOOK_ID is needed(.|\n)*PAYPAL_PLAN_IDS is needed/,
  )
  expect(readConfig({ PAYPAL_PLAN_IDS: '1:P-A1, 3:P-B2,12:P-C3' }).PAYPAL_PLAN_IDS).toEqual(
    new Map([
      [1, 'P-A1'],
      [3, 'P-B2'],
      [12, 'P-C3'],
    ]),
  )
})

test.each([
  ['P-A,P-B,P-C', 'must be months and ids'],
  ['1:P-A,3:P-B,', 'must be months and ids'],
  ['1:P-A,3:P-B', 'must name the plans of 1, 3 and 12 months'],
  ['1:P-A,3:P-B,12:P-A', 'must not name a plan twice'],
])('the PayPal plans %s are refused', (list, fault) => {
  expect(() => readConfig({ PAYPAL_PLAN_IDS: list })).toThrow(`PAYPAL_PLAN_IDS ${fault}`)
})

test('an identity provider needs a client and https, and gives roles by groups whose names may have colons', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(
    'OIDC_CLIENT_ID is needed with OIDC_ISSUER',
  )
  expect(() => readConfig({ OIDC_ISSUER: 'http://id.example.org' })).toThrow('OIDC_ISSUER must be an https address')
  expect(() => readConfig({ OIDC_SCOPE: 'email' })).toThrow('OIDC_SCOPE must name the scope openid')
  expect(readConfig({ OIDC_ROLES: 'app:admins:owner, help desk: support' }).OIDC_ROLES).toEqual(
    new Map([
      ['app:admins', 'owner'],
      ['help desk', 'support'],
    ]),
  )
  for (const list of ['admins', 'admins:', ':owner', 'admins:king', 'admins:owner,'])
    expect(() => readConfig({ OIDC_ROLES: list })).toThrow('OIDC_ROLES must be groups and roles')
})

test('the price ladder is the bookmakers in the order given', () => {
  expect(readConfig({ PRICE_LADDER: 'pinnacle, bet365' }).PRICE_LADDER).toEqual([BOOKMAKER.pinnacle, BOOKMAKER.bet365])
})

test('secrets have no default and every variable is explained', () => {
  const set = readConfig({})
  for (const [name, schema] of Object.entries(environment.shape)) {
    expect(schema.description, name).toBeTruthy()
    if (/secret/i.test(schema.description ?? '')) expect(set[name as keyof typeof set], name).toBeUndefined()
  }
})

test('the leagues and clubs of the first boxes are keys of the lists', () => {
  expect(readConfig({ DEFAULT_LEAGUES: 'portugal/primeira-liga, england/premier-league' }).DEFAULT_LEAGUES).toEqual([
    'portugal/primeira-liga',
    'england/premier-league',
  ])
  expect(readConfig({}).DEFAULT_CLUBS).toContain('england/arsenal')
  expect(() => readConfig({ DEFAULT_CLUBS: 'Porto' })).toThrow('DEFAULT_CLUBS must be keys')
})
