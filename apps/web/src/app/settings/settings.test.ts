import { LANGUAGES } from '@touchline/messages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings, type Settings } from './settings.fields.ts'
import { readCookie, writeCookie } from './settings.ts'

const defaults = readSettings(() => null)
const header = (cookie: string) => cookie.split(';')[0] ?? ''

describe('the cookie the server draws the page from', () => {
  test('every setting in it is read back unchanged', () => {
    fc.assert(
      fc.property(
        fc.record({
          language: fc.constantFrom(...LANGUAGES),
          tz: fc.constantFrom('+12', '+1', '+0', '-1', '-12'),
          tz_place: fc.constantFrom(null, 'Europe/Lisbon', 'America/Argentina/Buenos_Aires'),
          odds_format: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
          count_form: fc.integer({ min: 1, max: 50 }),
          favorite_league: fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 60 }),
          expanding_league: fc.dictionary(fc.constantFrom('8', '12', 'England: Cup'), fc.boolean()),
        }),
        fc.boolean(),
        (change, signedIn) => {
          const settings: Settings = { ...defaults, ...change }
          const text = header(writeCookie({ settings, signedIn }, false))
          expect(readCookie(`other=1; ${text}; more=2`)).toEqual({ settings, signedIn })
        },
      ),
    )
  })

  test('a visitor who changed nothing carries no cookie', () => {
    expect(writeCookie({ settings: defaults, signedIn: false }, false)).toContain('touchline=; Path=/; Max-Age=0')
  })

  test('it never grows beyond what browsers keep, and loses the favourites last', () => {
    const many = Array.from({ length: 300 }, (_, index) => 10_000 + index)
    const settings = {
      ...defaults,
      language: 'pt' as const,
      favorite_league: many,
      expanding_league: Object.fromEntries(many.map((id) => [id, false])),
    }
    const text = header(writeCookie({ settings, signedIn: true }, true))
    expect(text.length).toBeLessThan(4096)
    expect(readCookie(text).settings).toMatchObject({ language: 'pt', favorite_league: many, expanding_league: {} })
  })

  test('only what the page is drawn from travels: never a token, never the edited boxes', () => {
    const settings = {
      ...defaults,
      topclub: [{ team_id: 1, team_name: 'A', team_image: '', country_name: '', order: 1 }],
    }
    expect(writeCookie({ settings, signedIn: true }, true)).not.toMatch(/token|topclub/)
    expect(writeCookie({ settings, signedIn: true }, true)).toContain('; Secure')
  })
})
