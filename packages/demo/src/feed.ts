import type { PlayerRecord, RecordBatch } from '@touchline/football'
import { currentYear, pastSeasons } from './competitions/calendar.ts'
import { SEASONED } from './competitions/competitions.ts'
import { seasonPlans } from './competitions/days.ts'
import { AGREED_BEFORE, friendliesOn } from './competitions/friendlies.ts'
import type { LeagueSpec } from './competitions/league-spec.ts'
import { dayOf, HOUR } from './competitions/places.ts'
import { trophyRecords } from './honours/trophies.ts'
import type { Plan } from './match/plan.ts'
import { spellRecords, transferRecords } from './people/careers.ts'
import { EVERYTHING, fixtureBatch, scoreBatch } from './records/fixture-families.ts'
import { referenceBatch } from './records/reference-records.ts'
import { KNOWN_IN_FULL, sidelinedRecord } from './records/sidelined-records.ts'
import { type World, worldOf } from './world.ts'

/** Increase it when `demoWorld` gives other batches or another order: a database filled with another order starts over. */
export const DEMO_ORDER = 6
/** Past friendlies are reported for this many days. */
const FRIENDLIES_BACK = 21
/** Fixtures of the current season in a batch: more take memory, as each brings line-ups, statistics and prices; fewer take more statements. */
const AT_ONCE = 120
/** Fixtures of past seasons, at least: of these there are scores, goals and prices alone. */
const PAST_AT_ONCE = 1_000
/** Owners of trophies and clubs with sidelined players in a batch; three times as many where a record is small. */
const OWNERS_AT_ONCE = 1_000
const PEOPLE_AT_ONCE = 2_000
/** Fixtures around now come first, so that the list of today's matches is soon there. */
const NEAR = { before: 30 * HOUR, after: 54 * HOUR } as const

/**
 * The simulated world's leagues, seasons, stages, groups, venues, teams and their rivals, players, coaches with their spells, and referees.
 * @param seed names the world; the same seed and instant always give the same records
 * @param now milliseconds since 1970
 */
export function demoReference(seed: string, now: number): RecordBatch {
  return referenceBatch(worldOf(seed), now)
}

/**
 * All fixtures known at an instant: those around now first, then the rest of the current seasons with everything that happened in them,
 * then transfers, absences and trophies, finally the past seasons with results, goals and prices. Write demoReference of the same instant
 * first.
 * @param now milliseconds since 1970
 */
export function* demoHistory(seed: string, now: number): Generator<RecordBatch> {
  const world = worldOf(seed)
  yield* currentBatches(world, now)
  for (const transfers of chunks(transferRecords(world.careers, now), OWNERS_AT_ONCE * 3))
    yield { source: 'demo', transfers }
  for (const sidelined of chunks(KNOWN_IN_FULL, OWNERS_AT_ONCE)) {
    yield { source: 'demo', sidelined: sidelined.map((club) => sidelinedRecord(world, club, now)) }
  }
  for (const trophies of chunks(trophyRecords(world, now), OWNERS_AT_ONCE)) yield { source: 'demo', trophies }
  for (const back of [1, 2]) yield* pastBatches(world, now, back)
}

/**
 * The whole world at an instant, in the order in which a page can be shown soonest: the matches around now with their scores and prices and
 * everything they refer to, then all other people, then demoHistory.
 * @param now milliseconds since 1970
 */
export function* demoWorld(seed: string, now: number): Generator<RecordBatch> {
  const world = worldOf(seed)
  const [near = []] = plansBy(world, now, SEASONED)
  const scores = scoreBatch(world, near, now)
  const { players, coaches, coachSpells, referees, playerSpells, transfers, ...places } = demoReference(seed, now)
  const isThere = oneOf(scores.fixtures.flatMap(({ homeCoach, awayCoach, referee }) => [homeCoach, awayCoach, referee]))
  const first = coaches?.filter(({ key }) => isThere(key)) ?? []
  const hasPlayed = oneOf(first.map(({ player = null }) => player))
  const { former = [], others = [] } = Object.groupBy(players ?? [], ({ key }) =>
    hasPlayed(key) ? 'former' : 'others',
  )
  yield {
    ...places,
    players: former,
    coaches: first,
    coachSpells: coachSpells?.filter(({ coach }) => isThere(coach)),
    referees: referees?.filter(({ key }) => isThere(key)),
  }
  yield scores
  const careers = new Map(
    [...(playerSpells ?? []), ...spellRecords(world.careers, now)].map((one) => [one.player, one]),
  )
  const careersOf = (some: readonly PlayerRecord[]) => some.flatMap(({ key }) => careers.get(key) ?? [])
  // In parts, because page requests wait for the batch that is being written.
  for (const some of chunks(others, PEOPLE_AT_ONCE))
    yield { source: 'demo', players: some, playerSpells: careersOf(some) }
  const otherCoaches = coaches?.filter(({ key }) => !isThere(key)) ?? []
  for (const some of chunks(otherCoaches, PEOPLE_AT_ONCE)) yield { source: 'demo', coaches: some }
  yield {
    source: 'demo',
    coachSpells: coachSpells?.filter(({ coach }) => !isThere(coach)),
    referees: referees?.filter(({ key }) => !isThere(key)),
  }
  yield { source: 'demo', playerSpells: careersOf(former), transfers }
  yield* demoHistory(seed, now)
}

function oneOf(keys: readonly (string | null)[]): (key: string) => boolean {
  const known = new Set(keys)
  return (key) => known.has(key)
}

/** The fixtures of current seasons and the friendlies, each once. */
export function* currentBatches(
  world: World,
  now: number,
  leagues: readonly LeagueSpec[] = SEASONED,
): Generator<RecordBatch> {
  for (const plans of plansBy(world, now, leagues)) {
    for (const some of chunks(plans, AT_ONCE)) yield batchOf(world, some, now)
  }
}

/** The announced matches of current seasons: those around now, then the others of each league. */
function plansBy(world: World, now: number, leagues: readonly LeagueSpec[]): Plan[][] {
  const lists = [
    ...leagues.map((league) => seasonPlans(world, league, currentYear(league, now))),
    friendlies(world, now),
  ]
  const isNear = ({ kickoff }: Plan) => kickoff > now - NEAR.before && kickoff < now + NEAR.after
  const all = lists.map((plans) => plans.filter((plan) => plan.announced <= now))
  return [all.flat().filter(isNear), ...all.map((plans) => plans.filter((plan) => !isNear(plan)))]
}

/** The seasons of leagues and cups a number of years back, several small ones in a batch. */
function* pastBatches(world: World, now: number, back: number): Generator<RecordBatch> {
  const lists = SEASONED.filter((league) => pastSeasons(league, now) >= back).map((league) =>
    seasonPlans(world, league, currentYear(league, now) - back),
  )
  let some: Plan[] = []
  for (const plans of lists) {
    some.push(...plans.filter((plan) => plan.announced <= now))
    if (some.length < PAST_AT_ONCE) continue
    yield batchOf(world, some, now)
    some = []
  }
  if (some.length > 0) yield batchOf(world, some, now)
}

/** The friendlies of the last weeks and those that may be agreed. */
function friendlies(world: World, now: number): Plan[] {
  const today = dayOf(now)
  return Array.from({ length: FRIENDLIES_BACK + AGREED_BEFORE + 1 }, (_, index) => [
    ...friendliesOn(world, today - FRIENDLIES_BACK + index),
  ]).flat()
}

const batchOf = (world: World, plans: readonly Plan[], now: number): RecordBatch =>
  fixtureBatch(
    world,
    plans.map((plan) => [plan, EVERYTHING]),
    now,
  )

function* chunks<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let first = 0; first < list.length; first += size) yield list.slice(first, first + size)
}
