import { clubNamed, LISTED_CLUBS } from '@touchline/feeds'
import { expect, test } from 'vitest'
import { CLUBS } from './competitions/clubs.ts'

test('a club that is listed has its key of the lists, and no other club has one of these', () => {
  const keys = new Set(LISTED_CLUBS.map((club) => club.key))
  for (const { country, name, key } of CLUBS) {
    const found = clubNamed('demo', { country, name, season: '2026/2027' })
    expect(found?.key ?? key).toBe(key)
    if (found === null) expect(keys).not.toContain(key)
  }
})
