import type { RecordBatch } from '@touchline/football'
import { currentYear, publishedAt } from './competitions/calendar.ts'
import type { Club } from './competitions/clubs.ts'
import { COMPETITIONS, SEASONED } from './competitions/competitions.ts'
import { movedFrom, plansOn, seasonPlans, specialOf } from './competitions/days.ts'
import { AGREED_BEFORE, friendliesOn } from './competitions/friendlies.ts'
import type { LeagueSpec } from './competitions/league-spec.ts'
import { DAY, dayOf } from './competitions/places.ts'
import { trophiesChanged, trophyRecords } from './honours/trophies.ts'
import { changesPassed, MAX_BEFORE } from './match/moments-before.ts'
import { type Plan, planAt } from './match/plan.ts'
import { earlyTransfers, spellRecords, stationsOf, transferRecord } from './people/careers.ts'
import { clubsThatChanged } from './people/coaches.ts'
import { movesBetween, nativesUntil } from './people/transfers.ts'
import { GIVEN_UP_AFTER } from './progress.ts'
import { coachRecords } from './records/coach-records.ts'
import { type Aspects, EVERYTHING, fixtureBatch } from './records/fixture-families.ts'
import { isCalledOff, progressOf } from './records/fixture-records.ts'
import { correctionsOn, groupRecords, seasonRecords, stageRecords } from './records/reference-records.ts'
import { sidelinedChanges } from './records/sidelined-records.ts'
import { scriptFor, type World, worldOf } from './world.ts'

/** Competitions whose fixtures are drawn round by round. */
const DRAWN: readonly LeagueSpec[] = SEASONED.filter((league) => league.type === 'cup')

/**
 * Everything that may differ between two instants: fixtures in play, just finished, newly scheduled, with moved prices, a renewed forecast
 * or line-ups; transfers, injuries and bans; new coaches; trophies; published seasons. Written over the report at `from` it gives the one
 * of demoWorld at `now`; full reports stay full. Cheap enough to be called every few seconds.
 * @param from milliseconds since 1970, the `now` of the call before
 * @param now milliseconds since 1970
 */
export function demoChanges(seed: string, from: number, now: number): RecordBatch {
  if (now <= from) return { source: 'demo' }
  const world = worldOf(seed)
  const changedClubs = clubsThatChanged(world.coaches, dayOf(from), dayOf(now))
  const clubKeys = new Set(changedClubs.map((club: Club) => club.key))
  const changed: [Plan, Aspects][] = []
  const played: Plan[] = []
  for (const plan of candidates(world, { from, now, clubs: clubKeys })) {
    const aspects = aspectsOf(world, { fixture: plan, from, now })
    if (aspects.play) played.push(plan)
    if (aspects.play || aspects.preparation || changesCoach(plan, from, clubKeys)) changed.push([plan, aspects])
  }
  const people = peopleChanges(world, { clubs: changedClubs, from, now })
  const known = new Set((people.players ?? []).map(({ key }) => key))
  const isNew = trophiesChanged(world, from, now)
  // Newcomers bring their earlier trophies.
  const trophies = isNew || known.size > 0 ? trophyRecords(world, now) : []
  return {
    ...fixtureBatch(world, changed, now),
    ...seasonChanges(world, from, now),
    ...people,
    sidelined: sidelinedChanges(world, { from, now, played }),
    trophies: isNew ? trophies : trophies.filter(({ owner, key }) => owner === 'player' && known.has(key)),
  }
}

/** Seasons that were published, with their stages, groups and points taken off. */
function seasonChanges(world: World, from: number, now: number): RecordBatch {
  const published = COMPETITIONS.filter((league) => currentYear(league, from) !== currentYear(league, now))
  const seasons = published.map((league) => ({ league, seasons: seasonRecords(league, now) }))
  return {
    source: 'demo',
    seasons: seasons.flatMap((each) => each.seasons),
    stages: seasons.flatMap((each) => stageRecords(each.league, each.seasons)),
    groups: seasons.flatMap((each) => groupRecords(each.league, each.seasons)),
    corrections: published.flatMap((league) => correctionsOn(world, league, now)),
  }
}

/** Coaches who came or went, and players who changed clubs. */
function peopleChanges(
  world: World,
  { clubs, from, now }: { clubs: readonly Club[]; from: number; now: number },
): RecordBatch {
  const { transfers, playerSpells, ...coaches } = coachRecords(world, clubs, now)
  const moves = movesBetween(world.careers, from, now)
  const movers = new Set(moves.map(({ player }) => player.key))
  const arrived =
    moves.length === 0 ? [] : nativesUntil(world.careers, now).filter(({ arrival }) => (arrival?.at ?? 0) > from)
  return {
    source: 'demo',
    ...coaches,
    players: [...coaches.players, ...arrived.map(({ player }) => player)],
    transfers: [
      ...transfers,
      ...arrived.flatMap((native) => earlyTransfers(native.player, stationsOf(native))),
      ...moves.flatMap((move) => transferRecord(move) ?? []),
    ],
    playerSpells: [...playerSpells, ...(movers.size === 0 ? [] : spellRecords(world.careers, now, movers))],
  }
}

function aspectsOf(world: World, { fixture, from, now }: { fixture: Plan; from: number; now: number }): Aspects {
  const plan = planAt(fixture, now)
  if (plan.kickoff !== planAt(fixture, from).kickoff) return EVERYTHING
  const preparation = plan.announced > from || changesPassed(plan, from) !== changesPassed(plan, now)
  return { prices: preparation, preparation, play: isPlayed(world, { plan, from, now }) }
}

/** Days between the first date of a postponed fixture and the day on which the new one is known, at most. */
const DATED_AFTER = 9

/** Whether something happened in a fixture between two instants, the passing of a minute included. */
function isPlayed(world: World, { plan, from, now }: { plan: Plan; from: number; now: number }): boolean {
  if (plan.kickoff > now || plan.kickoff + GIVEN_UP_AFTER < from) return false
  if (plan.kickoff > from) return true
  if (isCalledOff(specialOf(world, plan))) return false
  const before = progressOf(world, plan, from)
  const after = progressOf(world, plan, now)
  if (before.state !== after.state || before.minute !== after.minute) return true
  if (before.addedMinute !== after.addedMinute) return true
  const { clock: first } = before
  const { clock: last } = after
  if (first === null || last === null || first === last) return false
  const { moments, ticks } = scriptFor(world, plan)
  return [moments, ticks].some((list) => list.some(({ at }) => at > first && at <= last))
}

const changesCoach = (plan: Plan, from: number, clubs: ReadonlySet<string>): boolean =>
  plan.kickoff >= dayOf(from) * DAY && (clubs.has(plan.home.key) || clubs.has(plan.away.key))

/** Fixtures known at `now` that could have changed since `from`, each once, by kick-off where cheap. */
function candidates(
  world: World,
  { from, now, clubs }: { from: number; now: number; clubs: ReadonlySet<string> },
): Set<Plan> {
  const plans = new Set<Plan>()
  const add = (list: readonly Plan[]) => {
    for (const plan of list) if (plan.announced <= now) plans.add(plan)
  }
  const last = dayOf(now + MAX_BEFORE)
  for (let day = dayOf(from - GIVEN_UP_AFTER); day <= last; day++) add(plansOn(world, day))
  for (let day = dayOf(from) - DATED_AFTER; day <= last; day++) add(movedFrom(world, day))
  for (let day = dayOf(from - GIVEN_UP_AFTER); day <= dayOf(now) + AGREED_BEFORE; day++) add(friendliesOn(world, day))
  for (const league of DRAWN) add(newInSeason(world, { league, from, now }))
  for (const league of SEASONED) {
    const isNew = publishedAt(league, currentYear(league, now)) > from
    if (isNew || clubs.size > 0) {
      add(seasonPlans(world, league, currentYear(league, now)).filter((plan) => plan.kickoff > from))
    }
  }
  return plans
}

/** Cup fixtures drawn between two instants, which may be further ahead than anything else that changes. */
function newInSeason(world: World, { league, from, now }: { league: LeagueSpec; from: number; now: number }): Plan[] {
  return seasonPlans(world, league, currentYear(league, now)).filter(
    (plan) => plan.announced > from && plan.announced <= now,
  )
}
