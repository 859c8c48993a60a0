import { type Plan, planHash, seasonKey } from '../match/plan.ts'
import { hashText, mix, randomOf, shuffled, unit } from '../random.ts'
import {
  isCalledUp,
  isPaused,
  isWindow,
  kickoffOf,
  leagueRounds,
  publishedAt,
  roundDates,
  seasonDays,
  slotsOf,
} from './calendar.ts'
import type { Club } from './clubs.ts'
import type { LeagueSpec } from './league-spec.ts'
import { matched } from './matching.ts'
import { DAY, dayOf, dayText } from './places.ts'
import { type Busy, isFree, occupy, REST } from './rest.ts'

export const REGULAR_SEASON = 'Regular Season'

/** Share of league matches that are called off on the day before and played later. */
const POSTPONED = 1 / 130
/** Bounds of the days until a postponed match is played. */
const REPLAYED_AFTER = 12
const REPLAYED_WITHIN = 80

/** Clubs in an order in which two of one ground are never at home in the same round, see leagueRounds. */
function placedClubs(clubs: readonly Club[]): Club[] {
  const grounds = Map.groupBy(clubs, ({ venue }) => venue.key)
  const pairs = [...grounds.values()].filter(({ length }) => length === 2)
  const shared = pairs.flat()
  const [first, ...others] = clubs.filter((club) => !shared.includes(club))
  return [first ?? [], shared, others].flat()
}

type Pair = readonly [home: Club, away: Club]

/** England's leagues rest on Christmas Eve and Christmas Day. */
const isHoliday = ({ country }: LeagueSpec, day: number): boolean =>
  country === 'England' && ['12-24', '12-25'].includes(dayText(day).slice(5))

/** Kick-offs of a round, one per match: every one of the league's slots, the last one for what remains; matches of the last round begin together. */
function kickoffsOf(
  league: LeagueSpec,
  { friday, midweek, count, together = false }: { friday: number; midweek: boolean; count: number; together?: boolean },
): number[] {
  const all = slotsOf(midweek ? league.midweek : league.weekend)
  const slots = all.filter(
    ({ day }) => !isHoliday(league, friday + day) && (league.throughWindows || !isCalledUp(friday + day)),
  )
  return Array.from({ length: count }, (_, index) => {
    const slot = slots[together ? slots.length - 1 : Math.min(index, slots.length - 1)]
    return slot === undefined ? 0 : kickoffOf(league.country, friday, slot)
  })
}

/** Gives each pair of a round a kick-off at which both are rested; null where there is none. */
function placed(
  pairs: readonly Pair[],
  { kickoffs, busy, latest }: { kickoffs: readonly number[]; busy: Busy; latest: number },
): (number | null)[] {
  const fits = ([home, away]: Pair, kickoff: number) => kickoff <= latest && isFree(busy, { home, away, kickoff })
  const allowed = pairs.map((pair) => kickoffs.flatMap((kickoff, index) => (fits(pair, kickoff) ? [index] : [])))
  // Pairs that have to share a kick-off share the last possible one.
  return matched(allowed).map((place, index) => kickoffs[place < 0 ? (allowed[index]?.at(-1) ?? -1) : place] ?? null)
}

/** A midweek evening on which two clubs are free, between two days; null where there is none. */
function freeEvening({ league, year, home, away }: Plan, busy: Busy, { from, to }: { from: number; to: number }) {
  for (let friday = from - ((from + 6) % 7); friday < to; friday += 7) {
    if (isWindow(friday) || isWindow(friday + 7)) continue
    for (const slot of slotsOf(league.midweek)) {
      const kickoff = kickoffOf(league.country, friday, slot)
      const day = friday + slot.day
      if (day < from || day > to || isPaused(league, year, day) || isHoliday(league, day)) continue
      if (isFree(busy, { home, away, kickoff })) return kickoff
    }
  }
  return null
}

/**
 * All fixtures of a round robin season, none of a club within 60 hours of another.
 * @param busy the clubs' cup matches; the league's own matches are added
 */
export function leaguePlans(
  seedHash: number,
  { league, year, entrants, busy }: { league: LeagueSpec; year: number; entrants: readonly Club[]; busy: Busy },
): Plan[] {
  const season = seasonKey(league, year)
  const random = randomOf(mix(seedHash, hashText(season)))
  const clubs = placedClubs(shuffled(random, entrants))
  const rounds = leagueRounds(clubs.length, league.legs)
  const dates = roundDates(league, year, rounds.length)
  const announced = publishedAt(league, year)
  // All that was left open is played before the last round.
  const last = (dates.at(-1)?.[0] ?? 0) - 1
  const plans: Plan[] = []
  const left: Plan[] = []
  rounds.forEach((indexes, index) => {
    const [friday, midweek] = dates[index] ?? [0, false]
    const next = dates[index + 1]
    const isLast = index === rounds.length - 1
    const kickoffs = kickoffsOf(league, { friday, midweek, count: indexes.length, together: isLast })
    // Clubs that play again in the same week need to be rested by then.
    const following =
      next === undefined || midweek || next[0] !== friday
        ? []
        : kickoffsOf(league, { friday, midweek: true, count: 20 })
    const latest = following.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...following) - REST
    const pairs = shuffled(random, indexes).flatMap(([one, other]): Pair[] => {
      const [home, away] = [clubs[one], clubs[other]]
      return home === undefined || away === undefined ? [] : [[home, away]]
    })
    placed(pairs, { kickoffs, busy, latest }).forEach((kickoff, place) => {
      const [home, away] = pairs[place] ?? []
      if (home === undefined || away === undefined) return
      const key = `${season}/r${index + 1}/${place + 1}`
      const plan: Plan = {
        key,
        league,
        year,
        stage: REGULAR_SEASON,
        group: null,
        round: String(index + 1),
        kickoff: kickoff ?? kickoffs.at(-1) ?? 0,
        announced,
        home,
        away,
        neutral: false,
        lead: null,
        straight: false,
        moved: null,
        hash: planHash(seedHash, key),
      }
      plans.push(plan)
      if (kickoff === null) left.push(plan)
      else occupy(busy, plan)
    })
  })
  for (const plan of left) rearrange(plan, busy, last)
  const finale = String(rounds.length)
  for (const plan of plans) {
    if (unit(mix(plan.hash, 63)) < POSTPONED && plan.round !== finale && !left.includes(plan))
      postpone(plans, { plan, busy, last })
  }
  return plans
}

/** The nearest day to a date at which two clubs are free at the hour of a midweek match; null where there is none in the season. */
function freeDay({ league, year, home, away }: Plan, busy: Busy, { date, last }: { date: number; last: number }) {
  const [first] = seasonDays(league, year)
  const [slot] = slotsOf(league.midweek)
  for (let apart = 1; apart < last - first; apart++) {
    for (const day of [date + apart, date - apart]) {
      if (day < first || day > last || isPaused(league, year, day) || isHoliday(league, day)) continue
      const kickoff = kickoffOf(league.country, day, { day: 0, minute: slot?.minute ?? 0 })
      if (isFree(busy, { home, away, kickoff })) return kickoff
    }
  }
  return null
}

/** Gives a match that finds no place in its round the nearest free evening. @throws RangeError when there is none */
function rearrange(plan: Plan, busy: Busy, last: number): void {
  const date = dayOf(plan.kickoff)
  const found = freeEvening(plan, busy, { from: date + 3, to: last }) ?? freeDay(plan, busy, { date, last })
  if (found === null) throw new RangeError(`${plan.key} finds no date`)
  plan.kickoff = found
  occupy(busy, plan)
}

/** Matches in a row at home or away, at most. */
const IN_A_ROW = 3

/** Whether a club plays more than a number of matches in a row on one side. */
function isOneSided(plans: readonly Plan[], club: Club): boolean {
  let run = 0
  let side: boolean | null = null
  for (const { home } of plans
    .filter(({ home, away }) => home === club || away === club)
    .sort((a, b) => a.kickoff - b.kickoff)) {
    run = side === (home === club) ? run + 1 : 1
    side = home === club
    if (run > IN_A_ROW) return true
  }
  return false
}

/** Calls a match off and sets a new date for it, where both clubs have one free in time. */
function postpone(plans: readonly Plan[], { plan, busy, last }: { plan: Plan; busy: Busy; last: number }): void {
  const { home, away, kickoff } = plan
  const from = dayOf(kickoff)
  const until = Math.min(last, from + REPLAYED_WITHIN)
  const found = freeEvening(plan, busy, { from: from + REPLAYED_AFTER, to: until })
  if (found !== null) {
    plan.moved = { from: kickoff, known: kickoff + (3 + (mix(plan.hash, 64) % 6)) * DAY }
    plan.kickoff = found
    if (isOneSided(plans, home) || isOneSided(plans, away)) Object.assign(plan, { kickoff, moved: null })
    else occupy(busy, plan)
  }
}
