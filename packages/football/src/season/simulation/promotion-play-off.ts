/**
 * The winner of a play-off for one more promotion: the best meets the worst placed over two legs, the others each other, the better placed
 * at home in the second leg, and the winners in one match on neutral ground. Level ties are a matter of luck, as penalties are.
 * @param entrants numbers of the teams by place, the best first; a power of two of them
 * @param play draws a score, home goals first; null where its chances are unknown
 * @param uniform 0 ≤ x < 1
 */
export function promotionPlayOff(
  entrants: readonly number[],
  play: (home: number, away: number) => readonly [number, number] | null,
  uniform: () => number,
): number | null {
  let left = [...entrants]
  while (left.length > 1) {
    const winners: number[] = []
    const isFinal = left.length === 2
    for (let at = 0; at < left.length / 2; at++) {
      const better = left[at]!
      const worse = left[left.length - 1 - at]!
      const winner = isFinal ? onNeutralGround(better, worse, play, uniform) : overTwoLegs(better, worse, play, uniform)
      if (winner === null) return null
      winners.push(winner)
    }
    left = winners
  }
  return left[0] ?? null
}

type Play = Parameters<typeof promotionPlayOff>[1]

function overTwoLegs(better: number, worse: number, play: Play, uniform: () => number): number | null {
  const first = play(worse, better)
  const second = play(better, worse)
  if (first === null || second === null) return null
  const lead = second[0] - second[1] + first[1] - first[0]
  return lead === 0 ? byLuck(better, worse, uniform) : lead > 0 ? better : worse
}

/** Half the draws are made with either at home, so that nobody has the ground. */
function onNeutralGround(one: number, other: number, play: Play, uniform: () => number): number | null {
  const [home, away] = uniform() < 0.5 ? [one, other] : [other, one]
  const score = play(home, away)
  if (score === null) return null
  return score[0] === score[1] ? byLuck(one, other, uniform) : score[0] > score[1] ? home : away
}

const byLuck = (one: number, other: number, uniform: () => number): number => (uniform() < 0.5 ? one : other)
