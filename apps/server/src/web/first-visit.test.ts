import { expect, test } from 'vitest'
import { cookiesOf } from './first-visit.ts'

const first = (accepted: string | undefined, defaults = {}) =>
  cookiesOf({ ...(accepted !== undefined && { 'accept-language': accepted }) }, defaults)

test.each([
  ['pt-PT,pt;q=0.9,en;q=0.8', 'touchline=language=pt'],
  ['pt-BR', 'touchline=language=pt'],
  ['en;q=0.5, pt;q=0.9', 'touchline=language=pt'],
  ['en-GB,pt;q=0.9', ''],
  ['de', ''],
  ['pt;q=0', ''],
  ['', ''],
  [undefined, ''],
])('a first visit with Accept-Language %s', (accepted, cookie) => {
  expect(first(accepted)).toBe(cookie)
})

test('the language and zone of the operator count where the browser names no language of ours', () => {
  const defaults = { language: 'pt', zone: 'Europe/Lisbon' } as const
  const zone = 'tz_place=%22Europe%2FLisbon%22'
  expect(first('de', defaults)).toBe(`touchline=language=pt&${zone}`)
  expect(first('en', defaults)).toBe(`touchline=${zone}`)
})

test('the choice of the visitor takes precedence over both', () => {
  const cookie = 'a=1; touchline=language=en'
  expect(cookiesOf({ cookie, 'accept-language': 'pt' }, { language: 'pt' })).toBe(cookie)
  expect(cookiesOf({ cookie: 'a=1', 'accept-language': 'pt' }, {})).toBe('a=1; touchline=language=pt')
})
