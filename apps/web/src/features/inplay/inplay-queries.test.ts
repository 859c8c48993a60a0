import { expect, test } from 'vitest'
import { inplayQuery } from './inplay-queries.ts'

test('the matches in play are read again every three minutes, whatever the live stream reports', () => {
  expect(inplayQuery().refetchInterval).toBe(180_000)
})
