import { BOOKMAKER } from '@touchline/football'
import { expect, test } from 'vitest'
import { environment, readConfig } from './config.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    FEED: 'demo',
    CONSENT: 'off',
    TRUST_PROXY: false,
  })
})

test('an empty variable counts as not set and one that is not ours does not matter', () => {
  expect(readConfig({ PORT: '', HOME: '/home/me', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('every fault is told at once, by the name of its variable', () => {
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
