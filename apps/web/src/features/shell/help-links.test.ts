import { isDay } from '@touchline/football'
import { expect, test } from 'vitest'
import { HELP_LINKS } from './help-links.ts'

test('every help link leads somewhere safe or can be called, and says when it was checked', () => {
  for (const { name, url, phone, checkedOn } of HELP_LINKS) {
    expect([name, url !== null || phone !== null]).toEqual([name, true])
    if (url !== null) expect(new URL(url).protocol).toBe('https:')
    if (phone !== null) expect(phone).toMatch(/^[\d ]+$/)
    expect([name, isDay(checkedOn)]).toEqual([name, true])
  }
})

test('people in the United Kingdom, Portugal and Brazil find somebody to call', () => {
  for (const country of ['GB', 'PT', 'BR']) {
    expect([country, HELP_LINKS.some((link) => link.country === country && link.phone !== null)]).toEqual([
      country,
      true,
    ])
  }
})
