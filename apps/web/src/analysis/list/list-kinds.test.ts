import { type Half, type Match, summarise } from '@touchline/football'
import { anyMatch, corner, HOME, sampleMatch, sampleScores } from '@touchline/football/samples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListKind, leaderOf, rowsOf } from './list-kinds.ts'

const KINDS: readonly ListKind[] = [
  { subject: 'goals' },
  { subject: 'corners' },
  { subject: 'cards' },
  { subject: 'stats', statistic: 'fouls' },
]
const only = (kind: ListKind, match: Match, half: Half = 0) => {
  const [row] = rowsOf(kind, { matches: [match], half, viewed: HOME }).rows
  if (row === undefined) throw new Error('No row')
  return leaderOf(kind, row, half)
}

test('the side with the higher count is highlighted: the winner for goals, nobody for cards', () => {
  const match = sampleMatch({
    scores: { ...sampleScores([1, 1], [0, 1]), shootOut: [4, 2] },
    corners: [corner('away', 50), corner('away', 60), corner('home', 10)],
  })
  expect(only({ subject: 'goals' }, match)).toBe('home')
  expect(only({ subject: 'goals' }, match, 1)).toBe('away')
  expect(only({ subject: 'goals' }, match, 2)).toBe('home')
  expect(only({ subject: 'corners' }, match, 1)).toBe('home')
  expect(only({ subject: 'corners' }, match, 2)).toBe('away')
  expect(only({ subject: 'cards' }, match)).toBeNull()
  expect(only({ subject: 'goals' }, sampleMatch())).toBeNull()
})

test('whatever is counted and whichever half, the sums are those of the rows that are listed', () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 12 }), fc.constantFrom<Half>(0, 1, 2), (matches, half) => {
      for (const kind of KINDS) {
        const shown = rowsOf(kind, { matches, half: kind.subject === 'stats' ? 0 : half, viewed: HOME })
        expect(shown.rows.map(({ match }) => match.id)).toEqual(matches.map(({ id }) => id))
        if (shown.cards) continue
        const known = shown.rows.flatMap(({ match, home, away }) =>
          home === null || away === null ? [] : [match.home.id === HOME ? [home, away] : [away, home]],
        )
        const { win, draw, lost, diff, matches: counted } = summarise(shown.rows, HOME)
        expect(counted).toBe(known.length)
        expect(diff).toBe(known.reduce((sum, [own = 0, other = 0]) => sum + own - other, 0))
        const times = (sign: number) => known.filter(([own = 0, other = 0]) => Math.sign(own - other) === sign).length
        expect([win, draw, lost]).toEqual([times(1), times(0), times(-1)])
      }
    }),
  )
})
