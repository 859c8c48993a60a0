import type { KnockOut, KnockOutRound } from '../rules/knock-out/knock-out.types.ts'

export type Score = readonly [home: number, away: number]

/** How the matches of a knock-out are drawn; null where the chances of a pair are unknown. */
export interface KnockOutPlay {
  score(home: number, away: number): Score | null
  extraTime(home: number, away: number): Score | null
  /** 0 ≤ x < 1 */
  uniform(): number
}

/**
 * Plays a knock-out to its end.
 * @param bySeed the team of each seed; `undefined` where a seed is nobody's
 * @param place where a team came in the table: the lower, the better placed
 * @returns the winner; null where the chances of a pair are unknown
 */
export function knockOutWinner(
  form: KnockOut,
  {
    bySeed,
    place,
    play,
  }: { bySeed: (seed: number) => number | undefined; place: (team: number) => number; play: KnockOutPlay },
): number | null {
  const moved = new Map<number, number>()
  for (const seeds of form.lots ?? []) {
    const left = [...seeds]
    for (const seed of seeds) moved.set(seed, left.splice(Math.floor(play.uniform() * left.length), 1)[0] as number)
  }
  let winners: number[] = []
  for (const round of form.rounds) {
    const before = winners
    const teamOf = (slot: number) => (slot < 0 ? before[-slot - 1] : bySeed(moved.get(slot) ?? slot))
    winners = []
    for (const [one, other] of tiesOf(round, { before, teamOf, place })) {
      if (one === undefined || other === undefined) return null
      const [better, worse] = place(one) < place(other) ? [one, other] : [other, one]
      const winner = TIES[round.tie]({ better, worse }, round, play)
      if (winner === null) return null
      winners.push(winner)
    }
  }
  return winners[0] ?? null
}

type Tie = readonly [number | undefined, number | undefined]

function tiesOf(
  { pairs }: KnockOutRound,
  {
    before,
    teamOf,
    place,
  }: { before: readonly number[]; teamOf: (slot: number) => number | undefined; place: (team: number) => number },
): Tie[] {
  if (!('bestWithWorst' in pairs)) return pairs.map(([one, other]) => [teamOf(one), teamOf(other)])
  const entered = pairs.bestWithWorst.map(teamOf).filter((team) => team !== undefined)
  const all = [...entered, ...before].sort((one, other) => place(one) - place(other))
  return all.slice(0, all.length / 2).map((team, at) => [team, all[all.length - 1 - at]])
}

type PlayTie = (tie: { better: number; worse: number }, round: KnockOutRound, play: KnockOutPlay) => number | null

const TIES: { readonly [tie in KnockOutRound['tie']]: PlayTie } = {
  'one match': ({ better, worse }, { ground, level }, play) => {
    // Either team is at home in half of the draws, so that neither has an advantage.
    const [home, away] = ground === 'neutral' && play.uniform() < 0.5 ? [worse, better] : [better, worse]
    const score = play.score(home, away)
    return score && decide({ home, away, lead: score[0] - score[1], knockOutRound: { better, level }, play })
  },
  'two legs': ({ better, worse }, { level }, play) => {
    const first = play.score(worse, better)
    const second = play.score(better, worse)
    if (first === null || second === null) return null
    return decide({
      home: better,
      away: worse,
      lead: second[0] - second[1] + first[1] - first[0],
      knockOutRound: { better, level },
      play,
    })
  },
  'best of three': ({ better, worse }, { level }, play) => {
    let lead = 0
    for (const [home, away] of [
      [better, worse],
      [worse, better],
      [better, worse],
    ] as const) {
      const score = play.score(home, away)
      if (score === null) return null
      lead +=
        decide({ home, away, lead: score[0] - score[1], knockOutRound: { better, level }, play }) === better ? 1 : -1
      if (Math.abs(lead) === 2) break
    }
    return lead > 0 ? better : worse
  },
}

/** The winner, by the lead of the home side after the last match; a shoot-out is a matter of luck. */
function decide({
  home,
  away,
  lead,
  knockOutRound: { better, level },
  play,
}: {
  home: number
  away: number
  lead: number
  knockOutRound: Pick<KnockOutRound, 'level'> & { better: number }
  play: KnockOutPlay
}): number | null {
  if (lead !== 0) return lead > 0 ? home : away
  if (level === 'better placed') return better
  if (level !== 'shoot-out') {
    const extra = play.extraTime(home, away)
    if (extra === null) return null
    if (extra[0] !== extra[1]) return extra[0] > extra[1] ? home : away
    if (level === 'extra time, then better placed') return better
  }
  return play.uniform() < 0.5 ? home : away
}
