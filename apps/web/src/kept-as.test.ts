import { describe, expect, test } from 'vitest'
import { keptAs } from './kept-as.ts'

const NOW = Date.parse('2026-03-07T12:00:00Z')
const addressOf = (address: string, cookie = '') => keptAs(address, cookie, NOW)?.address
const cookieOf = (cookie: string) => keptAs('/', cookie, NOW)?.cookie

describe('the address', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=1', '/'],
    ['/?show=live&sort=0', '/?show=live&sort=0'],
    ['/?sort=0&show=live&show=nonsense&x=1', '/?sort=0'],
    ['/?lang=pt', '/?lang=pt'],
    ['/?lang=xx', '/'],
    ['/matches/2026-03-08', '/matches/2026-03-08'],
    ['/soccer?cn=England&mid=5&tab=corners', '/soccer?cn=England&mid=5&tab=corners'],
    ['/soccer?mid=5&mid_x=3', '/soccer?mid=5'],
    ['/terms?anything=1', '/terms'],
  ])('%s is kept as %s', (address, kept) => {
    expect(addressOf(address)).toBe(kept)
  })

  test.each([
    '/login',
    '/account',
    '/league/1',
    '/matches/tomorrow',
    '/matches/../account',
    '/?q=ashton',
    '/nothing',
    '/constructor',
    '//elsewhere.example/',
    `/soccer?mid=5&cn=${'x'.repeat(400)}`,
  ])('%s is not kept', (address) => {
    expect(addressOf(address)).toBeUndefined()
  })
})

describe('the cookie', () => {
  test('the settings that draw are in it, in one order and whatever stands around them', () => {
    const one = cookieOf('touchline=language=pt&tz=%2B3&palette=1')
    expect(cookieOf('a=1; touchline=palette=1&tz=%2B3&language=pt&nonsense=7; b=2')).toBe(one)
    expect(cookieOf('touchline=language=en')).toBe(cookieOf(''))
    expect(one).not.toBe(cookieOf(''))
  })

  test('that somebody is signed in draws another corner; who it is, is not in it', () => {
    expect(cookieOf('touchline=in=1&uid=7; token=secret')).toBe('touchline=in=1')
  })

  test.each(['favorite_league=%5B5%5D', 'expanding_league=%7B%221%22%3Afalse%7D'])(
    '%s is somebody\u2019s own',
    (text) => {
      expect(keptAs('/', `touchline=${text}`, NOW)).toBeNull()
    },
  )

  test('a page lasts as long as the day does where its reader is', () => {
    const until = (cookie: string) => new Date(keptAs('/', cookie, NOW)?.until ?? 0).toISOString()
    expect(until('')).toBe('2026-03-08T00:00:00.000Z')
    expect(until('touchline=tz=%2B3')).toBe('2026-03-07T21:00:00.000Z')
  })
})
