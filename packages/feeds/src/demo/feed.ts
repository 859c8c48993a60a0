import type { FixtureEventsRecord, FixtureRecord, OddsRecord, RecordBatch } from '@touchline/football'
import { currentYear, publishedAt } from './calendar.ts'
import type { Club } from './clubs.ts'
import { clubsThatChanged } from './coaches.ts'
import { CHAMPIONS_LEAGUE, CLUB_FRIENDLIES, COMPETITIONS, DOMESTIC_CUP } from './competitions.ts'
import { plansOn, seasonPlans, specialOf } from './days.ts'
import { fixtureEvents, fixtureOdds, fixtureRecord, isCalledOff } from './fixture-records.ts'
import { AGREED_BEFORE, friendliesOn } from './friendlies.ts'
import type { LeagueSpec } from './leagues.ts'
import { changesPassed, LONGEST_BEFORE } from './moments-before.ts'
import { DAY, dayOf } from './places.ts'
import type { Plan } from './plan.ts'
import { GIVEN_UP_AFTER, settledAfter } from './progress.ts'
import { coachRecords, PAST_SEASONS, referenceBatch, seasonRecords, stageRecords } from './reference-records.ts'
import { scriptFor, type World, worldOf } from './world.ts'

/** Friendlies of the past are told for so many days. */
const FRIENDLIES_BACK = 21

/**
 * The simulated world's leagues, seasons, stages, venues, teams, players, coaches with their spells, and referees.
 * @param seed names the world; the same seed and instant always give the same records
 * @param now milliseconds since 1970
 */
export function demoReference(seed: string, now: number): RecordBatch {
  return referenceBatch(worldOf(seed), now)
}

/**
 * All fixtures known at an instant with results and prices, one batch per season of a competition, the oldest seasons first. Events and
 * the markets beside the three-way one are told for current seasons only. Write demoReference of the same instant first.
 * @param now milliseconds since 1970
 */
export function* demoHistory(seed: string, now: number): Generator<RecordBatch> {
  const world = worldOf(seed)
  for (let back = PAST_SEASONS; back >= 0; back--) yield* seasonBatches(world, now, back)
  yield friendlyBatch(world, now)
}

/** One batch per league and cup: its season so many before the current one. */
export function* seasonBatches(world: World, now: number, back: number): Generator<RecordBatch> {
  for (const league of COMPETITIONS) {
    if (league.key === CLUB_FRIENDLIES.key) continue
    yield batchOf(world, known(seasonPlans(world, league, currentYear(league, now) - back), now), now)
  }
}

/** The friendlies of the last weeks and those agreed. */
export function friendlyBatch(world: World, now: number): RecordBatch {
  const today = dayOf(now)
  const friendlies: Plan[] = []
  for (let day = today - FRIENDLIES_BACK; day <= today + AGREED_BEFORE; day++)
    friendlies.push(...friendliesOn(world, day))
  return batchOf(world, known(friendlies, now), now)
}

const known = (plans: readonly Plan[], now: number): Plan[] => plans.filter((plan) => plan.announced <= now)

function batchOf(world: World, plans: readonly Plan[], now: number): RecordBatch {
  const events: FixtureEventsRecord[] = []
  const odds: OddsRecord[] = []
  const fixtures: FixtureRecord[] = []
  for (const plan of plans) {
    fixtures.push(fixtureRecord(world, plan, now))
    const told = fixtureEvents(world, plan, now)
    if (told !== null) events.push(told)
    odds.push(...fixtureOdds(world, plan, now))
  }
  return { source: 'demo', fixtures, events, odds }
}

/**
 * Everything that may differ between two instants: fixtures in play, just finished, newly scheduled, with moved prices or a renewed
 * forecast; coaches who began; seasons that were published. Written over what was told at `from` it gives what demoReference
 * and demoHistory tell at `now` of the fixtures concerned. Cheap enough to be asked every few seconds.
 * @param from milliseconds since 1970, the `now` of the call before
 * @param now milliseconds since 1970
 */
export function demoChanges(seed: string, from: number, now: number): RecordBatch {
  const world = worldOf(seed)
  if (now <= from) return { source: 'demo' }
  const changedClubs = clubsThatChanged(world.coaches, dayOf(from), dayOf(now))
  const clubKeys = new Set(changedClubs.map((club: Club) => club.key))
  const published = COMPETITIONS.filter((league) => currentYear(league, from) !== currentYear(league, now))
  const fixtures: FixtureRecord[] = []
  const events: FixtureEventsRecord[] = []
  const odds: OddsRecord[] = []
  for (const plan of candidates(world, from, now, clubKeys)) {
    const isNew = plan.announced > from
    const moved = isNew || changesPassed(plan, from) !== changesPassed(plan, now)
    const played = isPlayed(world, plan, from, now)
    if (!moved && !played && !changesCoach(plan, from, clubKeys)) continue
    fixtures.push(fixtureRecord(world, plan, now))
    if (moved) odds.push(...fixtureOdds(world, plan, now))
    const told = played ? fixtureEvents(world, plan, now) : null
    if (told !== null) events.push(told)
  }
  const seasons = published.flatMap((league) => seasonRecords(league, now))
  const stages = published.flatMap((league) => stageRecords(league, seasonRecords(league, now)))
  return { source: 'demo', seasons, stages, ...coachRecords(world, changedClubs, now), fixtures, events, odds }
}

/** Whether a fixture runs at some time after `from` and has begun by `now`. */
function isPlayed(world: World, plan: Plan, from: number, now: number): boolean {
  if (plan.kickoff > now) return false
  if (plan.kickoff + GIVEN_UP_AFTER < from) return false
  const special = specialOf(world, plan)
  if (isCalledOff(special)) return plan.kickoff > from
  return plan.kickoff + settledAfter(scriptFor(world, plan), special) >= from
}

const changesCoach = (plan: Plan, from: number, clubs: ReadonlySet<string>): boolean =>
  plan.kickoff >= dayOf(from) * DAY && (clubs.has(plan.home.key) || clubs.has(plan.away.key))

/** Fixtures known at `now` that could have changed since `from`, each once, by kick-off where cheap. */
function candidates(world: World, from: number, now: number, clubs: ReadonlySet<string>): Set<Plan> {
  const plans = new Set<Plan>()
  const add = (list: readonly Plan[]) => {
    for (const plan of list) if (plan.announced <= now) plans.add(plan)
  }
  const last = dayOf(now + LONGEST_BEFORE)
  for (let day = dayOf(from - GIVEN_UP_AFTER); day <= last; day++) {
    add(plansOn(world, day).plans)
    add(friendliesOn(world, day))
  }
  for (let day = last + 1; day <= dayOf(now) + AGREED_BEFORE; day++) add(friendliesOn(world, day))
  for (const league of [CHAMPIONS_LEAGUE, DOMESTIC_CUP]) add(newInSeason(world, league, from, now))
  for (const league of COMPETITIONS) {
    const isNew = publishedAt(league, currentYear(league, now)) > from
    if (league.key !== CLUB_FRIENDLIES.key && (isNew || clubs.size > 0)) {
      add(seasonPlans(world, league, currentYear(league, now)).filter((plan) => plan.kickoff > from))
    }
  }
  return plans
}

/** Cup fixtures drawn between two instants, which may lie further ahead than anything else that changes. */
function newInSeason(world: World, league: LeagueSpec, from: number, now: number): Plan[] {
  return seasonPlans(world, league, currentYear(league, now)).filter(
    (plan) => plan.announced > from && plan.announced <= now,
  )
}
