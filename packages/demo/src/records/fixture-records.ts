import {
  type FixtureRecord,
  NO_FIGURES,
  NO_SCORES,
  type OddsRecord,
  type PeriodScores,
  type ReferencePriceRecord,
  STATE,
} from '@touchline/football'
import { specialOf } from '../competitions/days.ts'
import { NEUTRAL_VENUES } from '../competitions/grounds.ts'
import { DAY, dayOf } from '../competitions/places.ts'
import { extentOf, isClose, isPriceWatched } from '../match/extent.ts'
import { figuresAt } from '../match/figures.ts'
import { changesPassed, REACHED } from '../match/moments-before.ts'
import { isWithoutDate, type Plan, type Special, seasonKey } from '../match/plan.ts'
import { goalsUntil, kicksUntil, type Script } from '../match/script.ts'
import { weatherOf } from '../match/weather.ts'
import { castFor } from '../people/casting.ts'
import { coachKeyOn } from '../people/coaches.ts'
import { crewOf } from '../people/officials.ts'
import { oddsRecords, referencePrice } from '../prices/prices.ts'
import { type Progress, progressAt } from '../progress.ts'
import { scriptFor, type World } from '../world.ts'

const AWARDED_SCORE = [3, 0] as const

export const stageKey = (season: string, stage: string): string =>
  `${season}/${stage.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

export const groupKey = (season: string, stage: string, group: string): string =>
  `${stageKey(season, stage)}/${group.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** State of a fixture that has not begun. */
function stateBefore(special: Special | null, changes: number): number {
  if (special === 'cancelled' && changes >= REACHED.cancelled) return STATE.cancelled
  if (special === 'postponed' && changes >= REACHED.postponed) return STATE.postponed
  if (special === 'tba' && changes < REACHED.kickoffTime) return STATE.to_be_announced
  return STATE.not_started
}

export const isCalledOff = (special: Special | null): boolean => special === 'cancelled' || special === 'postponed'

/** How far a fixture has come at an instant, before its kick-off and where it is called off too. */
export function progressOf(world: World, plan: Plan, now: number): Progress {
  const special = specialOf(world, plan)
  const changes = changesPassed(plan, now)
  if (now < plan.kickoff || isCalledOff(special)) {
    return { state: stateBefore(special, changes), clock: null, minute: null, addedMinute: null }
  }
  return progressAt(plan, { script: scriptFor(world, plan), special, now })
}

/** The scores reported at a point of the clock: those of a period once it is over. */
function scoresAt(script: Script, clock: number): PeriodScores {
  const after = (state: number) => {
    const phase = script.phases.find((candidate) => candidate.state === state)
    return phase !== undefined && clock >= phase.to ? goalsUntil(script, phase.to) : null
  }
  const shootOut = script.phases.find((phase) => phase.state === STATE.shoot_out)
  return {
    halfTime: after(STATE.first_half),
    fullTime: after(STATE.second_half),
    extraTime: after(STATE.extra_second_half),
    shootOut: shootOut !== undefined && clock >= shootOut.from ? kicksUntil(script, clock) : null,
    current: goalsUntil(script, clock),
  }
}

function scoresOf(world: World, plan: Plan, { state, clock }: Progress): PeriodScores {
  if (state === STATE.awarded || state === STATE.walk_over)
    return { ...NO_SCORES, fullTime: AWARDED_SCORE, current: AWARDED_SCORE }
  return clock === null ? NO_SCORES : scoresAt(scriptFor(world, plan), clock)
}

function sidesOf(
  world: World,
  { plan, special, progress: { clock } }: { plan: Plan; special: Special | null; progress: Progress },
): FixtureRecord['sides'] {
  if (clock === null) return { home: NO_FIGURES, away: NO_FIGURES }
  const cast = plan.league.named ? castFor(world, plan) : null
  const { home, away } = figuresAt(plan, { script: scriptFor(world, plan), cast, at: clock })
  if (special !== 'no-statistics') return { home, away }
  return { home: { ...home, statistics: {} }, away: { ...away, statistics: {} } }
}

/** The referee, two assistants and the fourth official; nobody where none is named. */
export function officialsOf(world: World, plan: Plan, changes: number): readonly string[] {
  if (changes < REACHED.referee || isWithoutDate(plan) || specialOf(world, plan) === 'no-referee') return []
  return crewOf(world, plan)
}

/** A fixture as the feed reports it at an instant. */
export function fixtureRecord(world: World, plan: Plan, now: number): FixtureRecord {
  const special = specialOf(world, plan)
  const changes = changesPassed(plan, now)
  const progress = progressOf(world, plan, now)
  const hasNoTime = special === 'late-kickoff' || special === 'tba'
  const kickoffKnown = !hasNoTime || changes >= REACHED.kickoffTime
  const season = seasonKey(plan.league, plan.year)
  const coachDay = Math.min(dayOf(now), dayOf(plan.kickoff))
  return {
    key: plan.key,
    league: plan.league.key,
    season,
    stage: plan.stage === null ? null : stageKey(season, plan.stage),
    group: plan.stage === null || plan.group === null ? null : groupKey(season, plan.stage, plan.group),
    round: plan.round,
    kickoff: new Date(kickoffKnown ? plan.kickoff : dayOf(plan.kickoff) * DAY).toISOString(),
    kickoffKnown,
    state: progress.state,
    minute: progress.minute,
    addedMinute: progress.addedMinute,
    home: plan.home.key,
    away: plan.away.key,
    venue: venueOf(plan, special),
    referee: officialsOf(world, plan, changes)[0] ?? null,
    homeCoach: coachKeyOn(world.coaches, plan.home, coachDay),
    awayCoach: coachKeyOn(world.coaches, plan.away, coachDay),
    scores: scoresOf(world, plan, progress),
    sides: sidesOf(world, { plan, special, progress }),
    weather: extentOf(plan, now) === 'full' ? weatherOf(world.seedHash, plan, changes) : null,
  }
}

/** The venue of a fixture, null where that is unknown. */
function venueOf(plan: Plan, special: Special | null): string | null {
  if (special === 'no-venue') return null
  return plan.neutral ? (NEUTRAL_VENUES[plan.league.key] ?? null) : plan.home.venue.key
}

/** The reference price of a fixture as quoted at an instant, the closing one from kick-off on. */
export function fixturePrice(world: World, plan: Plan, now: number): ReferencePriceRecord {
  const isQuoted = specialOf(world, plan) !== 'no-odds'
  const changes = changesPassed(plan, now)
  return {
    fixture: plan.key,
    price: isQuoted ? referencePrice(world.seedHash, { plan, change: changes, closing: now >= plan.kickoff }) : null,
  }
}

/** The prices of a fixture as quoted at an instant: every market where the fixture is reported in full. */
export function fixtureOdds(world: World, plan: Plan, now: number): OddsRecord[] {
  if (specialOf(world, plan) === 'no-odds') return []
  const further = extentOf(plan, now) === 'full'
  const every = isClose(plan, now)
  const watched = isPriceWatched(plan, now)
  const closing = now >= plan.kickoff
  return oddsRecords(world.seedHash, {
    plan,
    change: changesPassed(plan, now),
    breadth: { every, further, watched, closing },
  })
}
