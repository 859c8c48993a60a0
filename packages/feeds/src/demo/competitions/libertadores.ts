import { strengthOf } from '../match/match-model.ts'
import type { Plan } from '../match/plan.ts'
import { mix, type Random, randomOf, shuffled } from '../random.ts'
import { leagueRounds } from './calendar.ts'
import { CLUBS, type Club, WITHOUT_LEAGUE } from './clubs.ts'
import { ranking } from './cups.ts'
import { type CupMaker, type CupRound, cupKickoff, cupPlan, cupPublished, neighbours, playRounds } from './knockout.ts'

export const GROUP_STAGE = 'Group Stage'
export const GROUPS = ['Group A', 'Group B', 'Group C', 'Group D'] as const
const GROUP_WEEKS = [11, 12, 14, 16, 17, 18]
const EVENINGS = 'Tue1900x2 Tue2130x2 Wed1900x2 Wed2130x2'
const KNOCKOUTS: readonly CupRound[] = [
  { stage: 'Quarter-finals', weeks: [30, 31], slots: 'Tue2130x2 Wed2130x2' },
  { stage: 'Semi-finals', weeks: [40, 41], slots: 'Tue2130 Wed2130' },
  { stage: 'Final', weeks: [45], slots: 'Sat1700', neutral: true, clock: 'Brazil' },
]

/** Names of the stages, in order. */
export const LIBERTADORES_STAGES = [GROUP_STAGE, ...KNOCKOUTS.map((round) => round.stage)]

/** The strongest clubs of a country in the year before. */
function strongest({ seedHash, year }: CupMaker, country: string, count: number): Club[] {
  return [...CLUBS.filter((club) => club.league !== null), ...WITHOUT_LEAGUE]
    .filter((club) => club.country === country)
    .map((club) => ({ club, strength: strengthOf(seedHash, club, year - 1) }))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, count)
    .map(({ club }) => club)
}

/** Four groups of four, drawn from four pots: the best of two countries, their next best, then one and another of each country. */
function drawGroups(cup: CupMaker, random: Random): Club[][] {
  const brazil = strongest(cup, 'Brazil', 5)
  const argentina = strongest(cup, 'Argentina', 5)
  const others = ['Colombia', 'Chile', 'Uruguay'].map((country) => strongest(cup, country, 2))
  const pots = [
    [...brazil.slice(0, 2), ...argentina.slice(0, 2)],
    [...brazil.slice(2, 4), ...argentina.slice(2, 4)],
    [...others.flatMap((clubs) => clubs.slice(0, 1)), ...argentina.slice(4)],
    [...others.flatMap((clubs) => clubs.slice(1)), ...brazil.slice(4)],
  ].map((pot) => shuffled(random, pot))
  return GROUPS.map((_, group) => pots.flatMap((pot) => pot[group] ?? []))
}

function groupPlans(cup: CupMaker, random: Random, clubs: readonly Club[], group: number): Plan[] {
  return leagueRounds(clubs.length, 2, random).flatMap((pairs, round) =>
    pairs.flatMap(([one, other], index): Plan[] => {
      const home = clubs[one]
      const away = clubs[other]
      if (home === undefined || away === undefined) return []
      return [
        cupPlan(cup, home, away, {
          stage: GROUP_STAGE,
          group: GROUPS[group] ?? null,
          round: String(round + 1),
          key: `group-${group + 1}/${round + 1}/${index + 1}`,
          kickoff: cupKickoff(cup, home.country, GROUP_WEEKS[round] ?? 0, EVENINGS, group * 2 + index),
          announced: cupPublished(cup),
        }),
      ]
    }),
  )
}

/** All fixtures of a year of the cup: groups, then knock-out rounds over two legs and a final. */
export function libertadoresPlans(cup: CupMaker): Plan[] {
  const random = randomOf(mix(cup.seedHash, 980 + cup.year))
  const groups = drawGroups(cup, random)
  const played = groups.map((clubs, group) => groupPlans(cup, random, clubs, group))
  const ranked = groups.map((clubs, group) => ranking(cup, clubs, played[group] ?? []))
  const all = played.flat()
  // Every winner meets the second of the neighbouring group and is at home in the second match.
  const ties = neighbours(
    [0, 1, 2, 3].flatMap((group) => [ranked[group]?.[0] ?? [], ranked[group ^ 1]?.[1] ?? []].flat()),
  )
  return [...all, ...playRounds(cup, KNOCKOUTS, ties, all)]
}
