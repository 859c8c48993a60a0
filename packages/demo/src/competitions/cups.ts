import type { Plan } from '../match/plan.ts'
import { goalsUntil } from '../match/script.ts'
import { mix, type Random, randomOf, shuffled } from '../random.ts'
import { firstFriday, windowsOf } from './calendar.ts'
import type { Club } from './clubs.ts'
import {
  type CupMaker,
  type CupRound,
  cupKickoff,
  cupPlan,
  cupPublished,
  drawnAfter,
  freeKickoff,
  neighbours,
  playRound,
  type Tie,
} from './knockout.ts'
import { ROUND_ROBINS } from './leagues.ts'

const LEAGUE_STAGE = 'League Stage'
const LATER_WEEKS = [14, 16, 19, 21, 27, 28]
/** Weeks of the rounds: those before October lie around the windows of the national teams. */
const leagueWeeks = (year: number): readonly number[] => [
  ...(windowsOf(year).includes(firstFriday('split', year) + 11 * 7) ? [8, 13] : [9, 11]),
  ...LATER_WEEKS,
]
const LEAGUE_ROUNDS = 8
const EVENINGS = 'Tue1845x2 Wed1845x2 Tue2100x7 Wed2100x7'
/** Everybody kicks off by the clock of central Europe. */
const CLOCK = 'Germany'
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

/** Entries by league, by the table of the season before. */
const ENTRIES: Readonly<Record<string, number>> = {
  'england/premier-league': 5,
  'spain/la-liga': 4,
  'italy/serie-a': 4,
  'germany/bundesliga': 4,
  'france/ligue-1': 4,
  'netherlands/eredivisie': 3,
  'portugal/primeira-liga': 2,
  'belgium/pro-league': 2,
  'turkey/super-lig': 2,
  'greece/super-league': 2,
  'scotland/premiership': 2,
  'norway/eliteserien': 2,
}
/** Opponents of one country in the league stage, at most. */
const OF_ONE_COUNTRY = 2

const field = ({ before }: CupMaker): Club[] =>
  ROUND_ROBINS.flatMap((league) => before(league).slice(0, ENTRIES[league.key] ?? 0))

type Meeting = readonly [Club, Club]

/** A round in which nobody meets a countryman, an earlier opponent, or a third club of one country; null where the draw comes to a dead end. */
function drawRound(
  random: Random,
  clubs: readonly Club[],
  met: ReadonlyMap<string, readonly Club[]>,
): Meeting[] | null {
  const fits = (one: Club, other: Club) => {
    const earlier = met.get(one.key) ?? []
    return (
      one.country !== other.country &&
      !earlier.includes(other) &&
      earlier.filter(({ country }) => country === other.country).length < OF_ONE_COUNTRY
    )
  }
  const left = shuffled(random, clubs)
  const pairs: Meeting[] = []
  for (let club = left.shift(); club !== undefined; club = left.shift()) {
    const one = club
    const at = left.findIndex((other) => fits(one, other) && fits(other, one))
    const [other] = at < 0 ? [] : left.splice(at, 1)
    if (other === undefined) return null
    pairs.push([one, other])
  }
  return pairs
}

/** Home rights of two rounds in which everybody is at home once: round by round along the rings that their meetings make. */
function withHomes(first: readonly Meeting[], second: readonly Meeting[]): [Meeting[], Meeting[]] {
  const opponents = [first, second].map(
    (pairs) =>
      new Map(
        pairs.flatMap(
          ([one, other]) =>
            [
              [one, other],
              [other, one],
            ] as const,
        ),
      ),
  )
  const homes = new Set<Club>()
  const seen = new Set<Club>()
  for (const start of first.flat()) {
    for (let club = start; !seen.has(club); ) {
      const guest = opponents[0]?.get(club) ?? club
      homes.add(club)
      seen.add(club).add(guest)
      club = opponents[1]?.get(guest) ?? guest
    }
  }
  const turned = ([one, other]: Meeting, isHome: boolean): Meeting =>
    homes.has(one) === isHome ? [one, other] : [other, one]
  return [first.map((pair) => turned(pair, true)), second.map((pair) => turned(pair, false))]
}

/** The rounds of the league stage: four matches at home and four away, one of each in every two rounds. */
function leagueStage(random: Random, clubs: readonly Club[]): Meeting[][] {
  const rounds: Meeting[][] = []
  const met = new Map<string, Club[]>(clubs.map(({ key }) => [key, []]))
  while (rounds.length < LEAGUE_ROUNDS) {
    const round = drawRound(random, clubs, met)
    if (round === null) continue
    rounds.push(round)
    for (const [one, other] of round) {
      met.get(one.key)?.push(other)
      met.get(other.key)?.push(one)
    }
  }
  return [0, 2, 4, 6].flatMap((at) => withHomes(rounds[at] ?? [], rounds[at + 1] ?? []))
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
  const random = randomOf(mix(cup.seedHash, 900 + cup.year))
  const clubs = field(cup)
  const weeks = leagueWeeks(cup.year)
  const plans = leagueStage(random, clubs).flatMap((meetings, matchday) => {
    const week = weeks[matchday] ?? 0
    const taken = new Set<string>()
    return meetings.map(([home, away], index) =>
      cupPlan(cup, {
        home,
        away,
        details: {
          stage: LEAGUE_STAGE,
          round: String(matchday + 1),
          key: `league-stage/${matchday + 1}/${index + 1}`,
          kickoff: freeKickoff(taken, home, (at) =>
            cupKickoff(cup, { clock: CLOCK, week, slots: EVENINGS, index: index + 2 * at }),
          ),
          announced: cupPublished(cup),
        },
      }),
    )
  })
  const ranked = ranking(cup, clubs, plans)
  let ties = fold(ranked.slice(DIRECT, DIRECT + PLAYED_OFF))
  let last = plans
  const all = [...plans]
  KNOCKOUTS.forEach((round, index) => {
    const played = playRound(cup, { cupRound: round, ties, announced: drawnAfter(last) })
    all.push(...played.plans)
    last = played.plans
    ties = index === 0 ? fold([...ranked.slice(0, DIRECT), ...played.winners]) : neighbours(played.winners)
  })
  return all
}
