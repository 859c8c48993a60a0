import type { Match } from '@touchline/football'
import { expect, test } from 'vitest'
import { matchEvents } from './match-events.ts'

test('two corners of a minute are listed as they are numbered', () => {
  const corner = (comment: string) => ({ minute: 18, extraMinute: null, side: 'home', comment })
  const match = { corners: [corner('10th Corner'), corner('9th Corner')] } as unknown as Match
  expect(matchEvents(match, 'corners', 0).map(({ comment }) => comment)).toEqual(['9th Corner', '10th Corner'])
})
