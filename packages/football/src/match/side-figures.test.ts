import { expect, test } from 'vitest'
import { BETTER, SIDE_FIGURE_TYPE, type SideFigure, worthOf } from './side-figures.ts'

test('every count of a side says whether more of it is better', () => {
  expect(Object.keys(BETTER).sort()).toEqual(Object.keys(SIDE_FIGURE_TYPE).sort())
})

test.each<[SideFigure, ReturnType<typeof worthOf>[]]>([
  ['shots_on_target', ['W', 'D', 'L']],
  ['possession', ['W', 'D', 'L']],
  ['fouls', ['L', 'D', 'W']],
  ['offsides', ['L', 'D', 'W']],
  ['yellow_cards', ['L', 'D', 'W']],
  ['injuries', ['L', 'D', 'W']],
  ['throw_ins', [null, null, null]],
  ['substitutions', [null, null, null]],
])('more, as many and fewer %s are worth %j', (figure, worth) => {
  expect((['W', 'D', 'L'] as const).map((compared) => worthOf(compared, BETTER[figure]))).toEqual(worth)
  expect(worthOf(null, BETTER[figure])).toBeNull()
})
