import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PROMOTION, PROMOTION_PLAY_OFFS, TITLE_PLAY_OFFS } from '../rules/knock-out/knock-out.data.ts'
import type { KnockOut, KnockOutRound } from '../rules/knock-out/knock-out.types.ts'
import { titlePlayOff } from '../rules/knock-out/knock-outs.ts'
import { type KnockOutPlay, knockOutWinner, type Score } from './knock-out.ts'
import { randomNumbers } from './random-numbers.ts'

const teamOf = (seed: number) => seed - 1
const seedOf = (team: number) => team
const { uniform } = randomNumbers(7)
const playing = (score: (home: number, away: number) => Score | null, extraTime: Score = [0, 0]): KnockOutPlay => ({
  ...{ score, extraTime: () => extraTime, uniform },
})
const betterWins = playing((home, away) => (home < away ? [1, 0] : [0, 1]))
const worseWins = playing((home, away) => (home > away ? [1, 0] : [0, 1]))
const oneTie = (round: Partial<KnockOutRound>): KnockOut => ({
  entrants: 2,
  rounds: [{ tie: 'one match', ground: 'better placed', level: 'extra time', pairs: [[1, 2]], ...round }],
})
const winnerOf = (form: KnockOut, play: KnockOutPlay) => knockOutWinner(form, { bySeed: teamOf, place: seedOf, play })

const FORMS = [DEFAULT_PROMOTION, ...Object.values({ ...TITLE_PLAY_OFFS, ...PROMOTION_PLAY_OFFS }).flat()].filter(
  (form) => !('conferences' in form),
)

test('in every form that is known the best always beats all, each seed takes part and wins with luck', () => {
  for (const form of FORMS) {
    expect(winnerOf(form, betterWins)).toBeLessThanOrEqual(form.lots ? 1 : 0)
    const all = Array.from({ length: form.entrants }, (_, team) => team)
    for (const lucky of all) {
      const play = playing((home, away) => (home === lucky ? [1, 0] : away === lucky ? [0, 1] : [0, 0]))
      expect(winnerOf(form, play)).toBe(lucky)
    }
  }
})

test('level sides have extra time, then as often the one as the other; or the better placed goes on', () => {
  const level = playing(() => [1, 1])
  const wins = Array.from({ length: 2_000 }, () => winnerOf(oneTie({}), level)).filter((team) => team === 0).length
  expect(Math.abs(wins / 2_000 - 0.5)).toBeLessThan(0.05)
  expect(
    winnerOf(
      oneTie({}),
      playing(() => [1, 1], [0, 1]),
    ),
  ).toBe(1)
  expect(
    winnerOf(
      oneTie({ level: 'better placed' }),
      playing(() => [1, 1], [0, 1]),
    ),
  ).toBe(0)
  expect(winnerOf(oneTie({ level: 'extra time, then better placed' }), level)).toBe(0)
})

test('two legs are decided by the goals of both, the second at the better placed', () => {
  const legs = (first: Score, second: Score) =>
    winnerOf(
      oneTie({ tie: 'two legs' }),
      playing((home) => (home === 1 ? first : second), [1, 0]),
    )
  expect(legs([2, 0], [1, 0])).toBe(1)
  expect(legs([1, 0], [2, 0])).toBe(0)
  // Level: the better placed is at home in the extra time too, and away goals count no more than others.
  expect(legs([2, 1], [1, 0])).toBe(0)
  fc.assert(
    fc.property(fc.tuple(fc.nat(4), fc.nat(4)), fc.tuple(fc.nat(4), fc.nat(4)), (first, second) => {
      const lead = second[0] - second[1] + first[1] - first[0]
      expect(legs(first, second)).toBe(lead >= 0 ? 0 : 1)
    }),
  )
})

test('two wins decide a best of three, and none of its matches is level', () => {
  expect(winnerOf(oneTie({ tie: 'best of three', level: 'shoot-out' }), worseWins)).toBe(1)
  expect(
    winnerOf(
      oneTie({ tie: 'best of three', level: 'shoot-out' }),
      playing(() => [1, 0]),
    ),
  ).toBe(0)
})

test('a pair whose chances nobody knows leaves the winner unknown', () => {
  for (const form of FORMS)
    expect(
      winnerOf(
        form,
        playing(() => null),
      ),
    ).toBeNull()
})

test('the clubs of Major League Soccer are in one conference each; with a club that is in none nobody plays for the title', () => {
  const [east = [], west = []] = TITLE_PLAY_OFFS['united-states/mls']?.[0]?.conferences ?? []
  const teams = [...east, ...west].map((names, team) => ({ team, name: `${names.split('|')[0]} FC` }))
  const playOff = titlePlayOff('united-states/mls', '2026', teams)
  expect(playOff?.conferences?.map(({ size }) => size)).toEqual([15, 15])
  expect(titlePlayOff('united-states/mls', '2026', [...teams, { team: 99, name: 'Elsewhere' }])).toBeNull()
  expect(titlePlayOff('united-states/mls', '2019', teams)).toBeNull()
  expect(titlePlayOff('england/premier-league', '2026/2027', teams)).toBeNull()
})
