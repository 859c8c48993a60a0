import type { Plan } from '../match/plan.ts'
import { mix, type Random, randomOf, shuffled } from '../random.ts'
import { leagueRounds } from './calendar.ts'
import { type Club, WITHOUT_LEAGUE } from './clubs.ts'
import { ranking } from './cups.ts'
import {
  type CupMaker,
  type CupRound,
  cupKickoff,
  cupPlan,
  cupPublished,
  freeKickoff,
  neighbours,
  playRounds,
} from './knockout.ts'
import { ROUND_ROBINS } from './leagues.ts'

export const GROUP_STAGE = 'Group Stage'
export const GROUPS = [...'ABCDEFGH'].map((letter) => `Group ${letter}`)
const GROUP_WEEKS = [11, 12, 14, 16, 17, 18]
const EVENINGS = 'Tue1900x2 Tue2130x2 Wed1900x2 Wed2130x2'
const straight = true
const KNOCKOUTS: readonly CupRound[] = [
  { stage: 'Round of 16', weeks: [26, 27], slots: 'Tue1900 Tue2130x3 Wed1900 Wed2130x3', straight },
  { stage: 'Quarter-finals', weeks: [30, 31], slots: 'Tue2130x2 Wed2130x2', straight },
  { stage: 'Semi-finals', weeks: [40, 41], slots: 'Tue2130 Wed2130', straight },
  { stage: 'Final', weeks: [45], slots: 'Sat1700', neutral: true, clock: 'Brazil' },
]

/** Names of the stages, in order. */
export const LIBERTADORES_STAGES = [GROUP_STAGE, ...KNOCKOUTS.map((round) => round.stage)]

/** The best clubs of a country by the table of the year before; those without a league here are listed by their strength. */
function best({ before }: CupMaker, country: string, count: number): readonly Club[] {
  const league = ROUND_ROBINS.find((each) => each.country === country)
  const clubs = league === undefined ? WITHOUT_LEAGUE.filter((club) => club.country === country) : before(league)
  return clubs.slice(0, count)
}

/** The best of each country by pots, the first ones first. */
const POTS: readonly Readonly<Record<string, number>>[] = [
  { Brazil: 4, Argentina: 4 },
  { Brazil: 3, Argentina: 2, Colombia: 1, Uruguay: 1, Chile: 1 },
  { Colombia: 2, Peru: 2, Bolivia: 2, Uruguay: 1, Chile: 1 },
  { Colombia: 2, Peru: 2, Bolivia: 2, Uruguay: 1, Chile: 1 },
]

/** Eight groups of four, each with a club of every pot and no two of one country. */
function drawGroups(cup: CupMaker, random: Random): Club[][] {
  const groups: Club[][] = GROUPS.map(() => [])
  const taken = new Map<string, number>()
  for (const pot of POTS) {
    const clubs = Object.entries(pot).flatMap(([country, count]) => {
      const first = taken.get(country) ?? 0
      taken.set(country, first + count)
      return best(cup, country, first + count).slice(first)
    })
    let drawn = shuffled(random, clubs)
    const isMixed = (club: Club, group: number) => groups[group]?.every(({ country }) => country !== club.country)
    while (!drawn.every(isMixed)) drawn = shuffled(random, clubs)
    for (const [group, club] of drawn.entries()) groups[group]?.push(club)
  }
  return groups
}

function groupPlans(
  cup: CupMaker,
  { clubs, group, taken }: { clubs: readonly Club[]; group: number; taken: Set<string> },
): Plan[] {
  return leagueRounds(clubs.length, 2).flatMap((pairs, round) =>
    pairs.flatMap(([one, other], index): Plan[] => {
      const home = clubs[one]
      const away = clubs[other]
      if (home === undefined || away === undefined) return []
      return [
        cupPlan(cup, {
          home,
          away,
          details: {
            stage: GROUP_STAGE,
            group: GROUPS[group] ?? null,
            round: String(round + 1),
            key: `group-${group + 1}/${round + 1}/${index + 1}`,
            kickoff: freeKickoff(taken, home, (at) =>
              cupKickoff(cup, {
                clock: home.country,
                week: GROUP_WEEKS[round] ?? 0,
                slots: EVENINGS,
                index: group * 2 + index + 2 * at,
              }),
            ),
            announced: cupPublished(cup),
          },
        }),
      ]
    }),
  )
}

/** All fixtures of a year of the cup: groups, then knock-out rounds over two legs and a final. */
export function libertadoresPlans(cup: CupMaker): Plan[] {
  const random = randomOf(mix(cup.seedHash, 980 + cup.year))
  const groups = drawGroups(cup, random)
  const taken = new Set<string>()
  const played = groups.map((clubs, group) => groupPlans(cup, { clubs, group, taken }))
  const ranked = groups.map((clubs, group) => ranking(cup, clubs, played[group] ?? []))
  const all = played.flat()
  // Every winner meets the second of the neighbouring group and is at home in the second match.
  const ties = neighbours(GROUPS.flatMap((_, group) => [ranked[group]?.[0] ?? [], ranked[group ^ 1]?.[1] ?? []].flat()))
  return [...all, ...playRounds(cup, { rounds: KNOCKOUTS, first: ties, before: all })]
}
