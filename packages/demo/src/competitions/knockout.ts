import { type Plan, planHash, seasonKey } from '../match/plan.ts'
import { goalsUntil, kicksUntil, type Script } from '../match/script.ts'
import { firstFriday, fridayOf, kickoffOf, publishedAt, seasonDays, slotsOf } from './calendar.ts'
import type { Club } from './clubs.ts'
import type { LeagueSpec } from './league-spec.ts'
import { dayOf, HOUR, MINUTE, offsetMinutes } from './places.ts'

/** The world as the maker of a cup sees it. */
export interface CupMaker {
  seedHash: number
  league: LeagueSpec
  year: number
  script: (plan: Plan) => Script
  /** The clubs of a league in that season. */
  clubs: (league: LeagueSpec) => readonly Club[]
  /** The same by the table of the season before; the strongest first where there is none. */
  before: (league: LeagueSpec) => readonly Club[]
}

/** A round of a cup: its name, the weeks (after the calendar's first) of its legs and its local kick-offs. */
export interface CupRound {
  stage: string
  weeks: readonly number[]
  slots: string
  neutral?: boolean
  /** Whether a draw leads to penalties at once. */
  straight?: boolean
  /** Country by whose clock it is played, the home side's where that is not given. */
  clock?: string
}

/** Two clubs that meet; the first one is at home in the last leg. */
export type Tie = readonly [Club, Club]

/** Hours after the last kick-off of a round at which the next one is drawn. */
const DRAWN_AFTER = 20 * HOUR

interface FixtureDetails {
  stage: string
  group?: string | null
  round: string | null
  key: string
  kickoff: number
  announced: number
  neutral?: boolean
  straight?: boolean
  lead?: number | null
}

export function cupPlan(
  { seedHash, league, year }: CupMaker,
  { home, away, details }: { home: Club; away: Club; details: FixtureDetails },
): Plan {
  const key = `${seasonKey(league, year)}/${details.key}`
  return {
    lead: null,
    moved: null,
    neutral: false,
    straight: false,
    group: null,
    ...details,
    key,
    league,
    year,
    home,
    away,
    hash: planHash(seedHash, key),
  }
}

/** The kick-off of the `index`th match of a round in a week of the cup's calendar, by a country's clock. */
export function cupKickoff(
  { league, year }: CupMaker,
  { clock, week, slots, index }: { clock: string; week: number; slots: string; index: number },
): number {
  const list = slotsOf(slots)
  const slot = list[index % list.length]
  if (slot === undefined) throw new RangeError('a cup round needs kick-offs')
  return kickoffOf(clock, firstFriday(league.calendar, year) + week * 7, slot)
}

export const cupPublished = ({ league, year }: CupMaker): number => publishedAt(league, year)

const localDay = (country: string, kickoff: number): number =>
  dayOf(kickoff + offsetMinutes(country, dayOf(kickoff)) * MINUTE)

/** The first of some kick-offs on whose day nobody else plays at the host's ground, the next one where there is none. */
export function freeKickoff(taken: Set<string>, { venue, country }: Club, kickoffAt: (at: number) => number): number {
  const name = (at: number) => `${venue.key} ${localDay(country, kickoffAt(at))}`
  const at = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => !taken.has(name(each))) ?? 0
  taken.add(name(at))
  return kickoffAt(at)
}

/** The instant from which the round after these fixtures is known. */
export const drawnAfter = (plans: readonly Plan[]): number =>
  Math.max(...plans.map((plan) => plan.kickoff)) + DRAWN_AFTER

const stageSlug = (stage: string): string => stage.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Plays ties over one or two legs: the fixtures, and the winners in the order of the ties. */
export function playRound(
  cup: CupMaker,
  {
    cupRound: { stage, weeks, slots, clock, neutral = false, straight = false },
    ties,
    announced,
  }: { cupRound: CupRound; ties: readonly Tie[]; announced: number },
): { plans: Plan[]; winners: Club[] } {
  const plans: Plan[] = []
  const winners: Club[] = []
  const taken = new Set<string>()
  const prefix = stageSlug(stage)
  ties.forEach(([home, away], index) => {
    let lead = 0
    const [firstWeek, secondWeek] = weeks
    if (firstWeek === undefined) return
    const two = secondWeek !== undefined
    const leg = (
      host: Club,
      { guest, week, number, decides }: { guest: Club; week: number; number: number; decides: number | null },
    ) =>
      cupPlan(cup, {
        home: host,
        away: guest,
        details: {
          stage,
          round: two ? `Leg ${number}` : null,
          key: `${prefix}/${index + 1}${two ? `/${number}` : ''}`,
          kickoff: freeKickoff(taken, host, (at) =>
            cupKickoff(cup, { clock: clock ?? host.country, week, slots, index: index + at }),
          ),
          announced,
          neutral,
          straight,
          lead: decides,
        },
      })
    if (two) {
      const first = leg(away, { guest: home, week: firstWeek, number: 1, decides: null })
      const [scored, conceded] = goalsUntil(cup.script(first), Number.POSITIVE_INFINITY)
      lead = conceded - scored
      plans.push(first)
    }
    const last = leg(home, { guest: away, week: secondWeek ?? firstWeek, number: 2, decides: lead })
    plans.push(last)
    winners.push(homeGoesOn(cup.script(last), lead) ? home : away)
  })
  return { plans, winners }
}

/** Rounds in which every winner meets that of the neighbouring tie, after earlier rounds. */
export function playRounds(
  cup: CupMaker,
  { rounds, first, before }: { rounds: readonly CupRound[]; first: readonly Tie[]; before: readonly Plan[] },
): Plan[] {
  const all: Plan[] = []
  let ties = first
  let last = before
  for (const round of rounds) {
    const { plans, winners } = playRound(cup, { cupRound: round, ties, announced: drawnAfter(last) })
    all.push(...plans)
    last = plans
    ties = neighbours(winners)
  }
  return all
}

/** Plays ties until one side has won twice, the first of a tie at home in the first match and the third; a draw is settled from the spot. */
function playSeries(
  cup: CupMaker,
  {
    cupRound: { stage, weeks, slots },
    ties,
    announced,
  }: { cupRound: CupRound; ties: readonly Tie[]; announced: number },
): { plans: Plan[]; winners: Club[] } {
  const plans: Plan[] = []
  const winners = ties.map((tie, at) => {
    const won: Club[] = []
    for (const [index, week] of weeks.entries()) {
      const [home, away] = index % 2 === 0 ? tie : [tie[1], tie[0]]
      const plan = cupPlan(cup, {
        home,
        away,
        details: {
          ...{ stage, round: `Match ${index + 1}`, key: `${stageSlug(stage)}/${at + 1}/${index + 1}` },
          kickoff: cupKickoff(cup, { clock: home.country, week, slots, index: at }),
          // The third match takes place when the second has left it open.
          announced: index === 2 ? drawnAfter(plans.slice(-1)) : announced,
          ...{ straight: true, lead: 0 },
        },
      })
      plans.push(plan)
      const winner = homeGoesOn(cup.script(plan), 0) ? home : away
      if (won.includes(winner)) return winner
      won.push(winner)
    }
    return tie[0]
  })
  return { plans, winners }
}

const SERIES = 'Round One'
/** The rounds after the series, with the weeks that are left of the season. */
const SINGLE = [
  { stage: 'Semi-finals', left: 1, slots: 'Sat1900 Sun1700' },
  { stage: 'Final', left: 0, slots: 'Fri1900' },
]
/** Names of the stages of play-offs after a league's rounds, in order. */
export const PLAY_OFF_STAGES = [SERIES, ...SINGLE.map(({ stage }) => stage)]
/** Places that meet in the first round; neighbouring pairs meet in the next. */
const SEEDS = [1, 8, 4, 5, 2, 7, 3, 6]

/** The first eight of a league play for its title at the end of the season: two victories of three, then single matches at the better one's ground. */
export function playOffPlans(cup: CupMaker, table: readonly Club[], rounds: readonly Plan[]): Plan[] {
  const { league, year } = cup
  const last = (fridayOf(seasonDays(league, year)[1]) - firstFriday(league.calendar, year)) / 7
  const better = ([one, other]: Tie): Tie => (table.indexOf(one) < table.indexOf(other) ? [one, other] : [other, one])
  const series = { stage: SERIES, weeks: [last - 4, last - 3, last - 2], slots: 'Sat1700 Sat1930 Sun1500 Sun1730' }
  const seeds = SEEDS.flatMap((place) => table[place - 1] ?? [])
  let played = playSeries(cup, { cupRound: series, ties: neighbours(seeds), announced: drawnAfter(rounds) })
  const all = [...played.plans]
  for (const { left, ...round } of SINGLE) {
    const ties = neighbours(played.winners).map(better)
    played = playRound(cup, { cupRound: { ...round, weeks: [last - left] }, ties, announced: drawnAfter(played.plans) })
    all.push(...played.plans)
  }
  return all
}

/** First against second, third against fourth. */
export const neighbours = (clubs: readonly Club[]): Tie[] =>
  clubs.flatMap((club, index): Tie[] => (index % 2 === 0 ? [[club, clubs[index + 1] ?? club]] : []))

function homeGoesOn(script: Script, lead: number): boolean {
  const [home, away] = goalsUntil(script, Number.POSITIVE_INFINITY)
  if (home - away + lead !== 0) return home - away + lead > 0
  const [kicks, others] = kicksUntil(script, Number.POSITIVE_INFINITY)
  return kicks > others
}
