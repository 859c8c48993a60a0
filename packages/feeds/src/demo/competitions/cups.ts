import { strengthOf } from '../match/match-model.ts'
import type { Plan } from '../match/plan.ts'
import { goalsUntil } from '../match/script.ts'
import { mix, randomOf, shuffled } from '../random.ts'
import { roundRobin } from './calendar.ts'
import { CLUBS, type Club, clubsOf } from './clubs.ts'
import {
  type CupMaker,
  type CupRound,
  cupKickoff,
  cupPlan,
  cupPublished,
  drawnAfter,
  neighbours,
  playRound,
  type Tie,
} from './knockout.ts'
import { ROUND_ROBINS } from './leagues.ts'

const LEAGUE_STAGE = 'League Stage'
const LEAGUE_WEEKS = [9, 11, 14, 16, 19, 21, 27, 28]
const EVENINGS = 'Tue1845x2 Wed1845x2 Tue2100x7 Wed2100x7'
/** Everybody kicks off by the clock of central Europe. */
const CLOCK = 'Germany'
const FIELD = 36
const DIRECT = 8
const PLAYED_OFF = 16

const KNOCKOUTS: readonly CupRound[] = [
  { stage: 'Knockout Play-offs', weeks: [31, 32], slots: 'Tue1845 Tue2100x3 Wed1845 Wed2100x3', clock: CLOCK },
  { stage: 'Round of 16', weeks: [34, 35], slots: 'Tue1845 Tue2100x3 Wed1845 Wed2100x3', clock: CLOCK },
  { stage: 'Quarter-finals', weeks: [38, 39], slots: 'Tue2100x2 Wed2100x2', clock: CLOCK },
  { stage: 'Semi-finals', weeks: [41, 42], slots: 'Tue2100 Wed2100', clock: CLOCK },
  { stage: 'Final', weeks: [46], slots: 'Sat1800', neutral: true, clock: CLOCK },
]

/** Names of the stages of the international cup, in order. */
export const CHAMPIONS_STAGES = [LEAGUE_STAGE, ...KNOCKOUTS.map((round) => round.stage)]

/** Entries by league, the strongest clubs first. */
const ENTRIES: Readonly<Record<string, number>> = {
  'england/premier-league': 5,
  'spain/la-liga': 5,
  'italy/serie-a': 4,
  'germany/bundesliga': 4,
  'france/ligue-1': 3,
  'portugal/primeira-liga': 3,
  'netherlands/eredivisie': 3,
  'belgium/pro-league': 2,
  'turkey/super-lig': 2,
  'greece/super-league': 2,
  'scotland/premiership': 2,
  'norway/eliteserien': 1,
}

function field({ seedHash, year }: CupMaker): Club[] {
  const strength = new Map(CLUBS.map((club) => [club.key, strengthOf(seedHash, club, year - 1)]))
  const byStrength = (one: Club, other: Club) => (strength.get(other.key) ?? 0) - (strength.get(one.key) ?? 0)
  return ROUND_ROBINS.flatMap((league) => [...clubsOf(league)].sort(byStrength).slice(0, ENTRIES[league.key] ?? 0))
}

/** Eight rounds of the 35 in which the fewest clubs of one country meet. */
function leagueStagePairs(clubs: readonly Club[]): [number, number][][] {
  const clashes = (pairs: [number, number][]) =>
    pairs.filter(([one, other]) => clubs[one]?.country === clubs[other]?.country).length
  return roundRobin(FIELD)
    .sort((one, other) => clashes(one) - clashes(other))
    .slice(0, LEAGUE_WEEKS.length)
}

/** Clubs by their points, goal difference and goals in fixtures already played out. */
export function ranking(cup: CupMaker, clubs: readonly Club[], plans: readonly Plan[]): Club[] {
  const worth = new Map(clubs.map((club) => [club.key, 0]))
  const add = (club: Club, scored: number, conceded: number) => {
    const points = scored > conceded ? 3 : scored === conceded ? 1 : 0
    worth.set(club.key, (worth.get(club.key) ?? 0) + points * 1e6 + (scored - conceded) * 1e3 + scored)
  }
  for (const plan of plans) {
    const [home, away] = goalsUntil(cup.script(plan), Number.POSITIVE_INFINITY)
    add(plan.home, home, away)
    add(plan.away, away, home)
  }
  return [...clubs].sort((one, other) => (worth.get(other.key) ?? 0) - (worth.get(one.key) ?? 0))
}

/** First against last, second against the one before. */
const fold = (clubs: readonly Club[]): Tie[] =>
  clubs.slice(0, clubs.length / 2).map((club, index): Tie => [club, clubs[clubs.length - 1 - index] ?? club])

/** All fixtures of a season of the international cup: a league stage, play-offs and knock-out rounds. */
export function championsLeaguePlans(cup: CupMaker): Plan[] {
  const clubs = shuffled(randomOf(mix(cup.seedHash, 900 + cup.year)), field(cup))
  const plans = leagueStagePairs(clubs).flatMap((pairs, matchday) =>
    pairs.flatMap(([one, other], index): Plan[] => {
      const home = clubs[one]
      const away = clubs[other]
      if (home === undefined || away === undefined) return []
      return [
        cupPlan(cup, home, away, {
          stage: LEAGUE_STAGE,
          round: String(matchday + 1),
          key: `league-stage/${matchday + 1}/${index + 1}`,
          kickoff: cupKickoff(cup, CLOCK, LEAGUE_WEEKS[matchday] ?? 0, EVENINGS, index),
          announced: cupPublished(cup),
        }),
      ]
    }),
  )
  const ranked = ranking(cup, clubs, plans)
  let ties = fold(ranked.slice(DIRECT, DIRECT + PLAYED_OFF))
  let last = plans
  const all = [...plans]
  KNOCKOUTS.forEach((round, index) => {
    const played = playRound(cup, round, ties, drawnAfter(last))
    all.push(...played.plans)
    last = played.plans
    ties = index === 0 ? fold([...ranked.slice(0, DIRECT), ...played.winners]) : neighbours(played.winners)
  })
  return all
}
