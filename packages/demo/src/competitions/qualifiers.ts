import type { Plan } from '../match/plan.ts'
import { mix, randomOf, shuffled } from '../random.ts'
import { firstFriday, kickoffOf, leagueRounds, windowsOf } from './calendar.ts'
import { type Club, NATIONS } from './clubs.ts'
import { ranking } from './cups.ts'
import { type CupMaker, type CupRound, cupPlan, cupPublished, neighbours, playRounds } from './knockout.ts'

export const QUALIFYING_STAGE = 'Group Stage'
export const QUALIFYING_GROUPS = ['Group A', 'Group B', 'Group C'] as const
const CLOCK = 'Germany'
/** Kick-offs of a matchday in minutes after midnight. */
const KICKOFFS = [18 * 60, 20 * 60 + 45]
/** Days after the Friday of the window on which the first group plays: Thursday and Sunday, the next groups a day later each. */
const DAYS = [-1, 2]

const PLAY_OFFS = [
  { stage: 'Semi-finals', slots: 'Thu2045', clock: CLOCK },
  { stage: 'Final', slots: 'Tue2045', clock: CLOCK },
]
const MARCH = 3

/** The play-offs in the window of March. */
function playOffs(year: number): CupRound[] {
  const week = ((windowsOf(year)[MARCH] ?? 0) - firstFriday('split', year)) / 7
  return PLAY_OFFS.map((round) => ({ ...round, weeks: [week] }))
}

/** Names of the stages, in order. */
export const QUALIFYING_STAGES = [QUALIFYING_STAGE, ...PLAY_OFFS.map((round) => round.stage)]

function groupPlans(cup: CupMaker, nations: readonly Club[], group: number): Plan[] {
  const fridays = windowsOf(cup.year)
  return leagueRounds(nations.length, 2).flatMap((pairs, round) =>
    pairs.flatMap(([one, other], index): Plan[] => {
      const [home, away] = [nations[one], nations[other]]
      if (home === undefined || away === undefined) return []
      // Each window holds two matchdays.
      const friday = fridays[Math.floor(round / 2)] ?? 0
      const slot = { day: (DAYS[round % 2] ?? 0) + group, minute: KICKOFFS[index % 2] ?? 0 }
      return [
        cupPlan(cup, {
          home,
          away,
          details: {
            stage: QUALIFYING_STAGE,
            group: QUALIFYING_GROUPS[group] ?? null,
            round: String(round + 1),
            key: `group-${group + 1}/${round + 1}/${index + 1}`,
            kickoff: kickoffOf(CLOCK, friday, slot),
            announced: cupPublished(cup),
          },
        }),
      ]
    }),
  )
}

/** All fixtures of a year's qualifying: three groups of four, then play-offs of their winners and the best second. */
export function qualifiersPlans(cup: CupMaker): Plan[] {
  const random = randomOf(mix(cup.seedHash, 9_800 + cup.year))
  const size = QUALIFYING_GROUPS.length
  const pots = Array.from({ length: NATIONS.length / size }, (_, pot) =>
    shuffled(random, NATIONS.slice(pot * size, (pot + 1) * size)),
  )
  const groups = QUALIFYING_GROUPS.map((_, group) => pots.flatMap((pot) => pot[group] ?? []))
  const played = groups.map((nations, group) => groupPlans(cup, nations, group))
  const ranked = groups.map((nations, group) => ranking(cup, nations, played[group] ?? []))
  const all = played.flat()
  const seconds = ranking(
    cup,
    ranked.flatMap((nations) => nations.slice(1, 2)),
    all,
  )
  const winners = ranking(
    cup,
    ranked.flatMap((nations) => nations.slice(0, 1)),
    all,
  )
  const ties = neighbours([winners[0], seconds[0], winners[1], winners[2]].flatMap((nation) => nation ?? []))
  return [...all, ...playRounds(cup, { rounds: playOffs(cup.year), first: ties, before: all })]
}
