import { describe, expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

describe('where a login leads', () => {
  test('is followed within the site, with query and hash', () => {
    expect(ownAddress('/league/8?tab=scorers#top')).toBe('/league/8?tab=scorers#top')
  })

  test.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/\t/evil.test',
    '\t//evil.test',
    '/..//evil.test',
    '/%2e//evil.test',
    'javascript:alert(1)',
    '',
    7,
    undefined,
  ])('is not followed to %j', (next) => {
    expect(ownAddress(next)).toBeNull()
  })
})
