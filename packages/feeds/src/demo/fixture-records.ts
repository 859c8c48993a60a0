import {
  EVENT_TYPE,
  type EventRecord,
  type EventTypeId,
  type FixtureEventsRecord,
  type FixtureRecord,
  type OddsRecord,
  type PeriodScores,
  type SideFigures,
  STATE,
} from '@touchline/football'
import type { Happening } from './cast.ts'
import { coachKeyOn } from './coaches.ts'
import { CLUB_FRIENDLIES } from './competitions.ts'
import { specialOf } from './days.ts'
import { figuresAt } from './figures.ts'
import { changesPassed, REACHED } from './moments-before.ts'
import { CUP_REFEREE_COUNTRIES, refereeKey } from './people.ts'
import { DAY, dayOf, MINUTE } from './places.ts'
import { isCurrent, type Plan, type Special, seasonKey } from './plan.ts'
import { oddsRecords, referencePrice } from './prices.ts'
import { type Progress, progressAt } from './progress.ts'
import { mix } from './random.ts'
import { goalsUntil, kicksUntil, otherSide, type Script } from './script.ts'
import { weatherOf } from './weather.ts'
import { scriptFor, squadFor, type World } from './world.ts'

const UNKNOWN: SideFigures = { corners: null, yellowCards: null, redCards: null, statistics: {} }
const NO_SCORES: PeriodScores = { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null }
const AWARDED_SCORE = [3, 0] as const

export const stageKey = (season: string, stage: string): string =>
  `${season}/${stage.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** State of a fixture that has not begun. */
function stateBefore(special: Special | null, changes: number): number {
  if (special === 'cancelled' && changes >= REACHED.cancelled) return STATE.cancelled
  if (special === 'postponed' && changes >= REACHED.postponed) return STATE.postponed
  return STATE.not_started
}

export const isCalledOff = (special: Special | null): boolean => special === 'cancelled' || special === 'postponed'

function progressOf(world: World, plan: Plan, special: Special | null, changes: number, now: number): Progress {
  if (now < plan.kickoff || isCalledOff(special)) {
    return { state: stateBefore(special, changes), clock: null, minute: null, addedMinute: null }
  }
  return progressAt(plan, scriptFor(world, plan), special, now)
}

/** The scores told at a point of the clock: those of a period once it is over. */
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
  if (state === STATE.awarded) return { ...NO_SCORES, fullTime: AWARDED_SCORE, current: AWARDED_SCORE }
  return clock === null ? NO_SCORES : scoresAt(scriptFor(world, plan), clock)
}

function sidesOf(world: World, plan: Plan, special: Special | null, { clock }: Progress): FixtureRecord['sides'] {
  if (clock === null) return { home: UNKNOWN, away: UNKNOWN }
  const { home, away } = figuresAt(plan, scriptFor(world, plan), clock)
  if (special !== 'no-statistics') return { home, away }
  return { home: { ...home, statistics: {} }, away: { ...away, statistics: {} } }
}

function refereeOf(plan: Plan, special: Special | null, changes: number): string | null {
  if (special === 'no-referee' || changes < REACHED.referee) return null
  const draw = mix(plan.hash, 71)
  if (plan.league.key === CLUB_FRIENDLIES.key) return draw % 3 === 0 ? null : refereeKey(plan.home.country, draw)
  if (plan.league.country !== 'Europe') return refereeKey(plan.league.country, draw)
  const neutral = CUP_REFEREE_COUNTRIES.filter((name) => name !== plan.home.country && name !== plan.away.country)
  return refereeKey(neutral[mix(draw, 1) % neutral.length] ?? 'England', draw)
}

/** A fixture as the feed tells it at an instant. */
export function fixtureRecord(world: World, plan: Plan, now: number): FixtureRecord {
  const special = specialOf(world, plan)
  const changes = changesPassed(plan, now)
  const progress = progressOf(world, plan, special, changes, now)
  const kickoffKnown = special !== 'late-kickoff' || changes >= REACHED.kickoffTime
  const season = seasonKey(plan.league, plan.year)
  const coachDay = Math.min(dayOf(now), dayOf(plan.kickoff))
  return {
    key: plan.key,
    league: plan.league.key,
    season,
    stage: plan.stage === null ? null : stageKey(season, plan.stage),
    round: plan.round,
    kickoff: new Date(kickoffKnown ? plan.kickoff : dayOf(plan.kickoff) * DAY).toISOString(),
    kickoffKnown,
    state: progress.state,
    minute: progress.minute,
    addedMinute: progress.addedMinute,
    home: plan.home.key,
    away: plan.away.key,
    venue:
      special === 'no-venue' ? null : plan.neutral ? (NEUTRAL_VENUES[plan.league.key] ?? null) : plan.home.venue.key,
    referee: refereeOf(plan, special, changes),
    homeCoach: coachKeyOn(world.coaches, plan.home, coachDay),
    awayCoach: coachKeyOn(world.coaches, plan.away, coachDay),
    scores: scoresOf(world, plan, progress),
    sides: sidesOf(world, plan, special, progress),
    weather: isCurrent(plan, now) ? weatherOf(world.seedHash, plan, changes) : null,
    referencePrice: special === 'no-odds' ? null : referencePrice(world.seedHash, plan, changes, now >= plan.kickoff),
  }
}

const NEUTRAL_VENUES: Readonly<Record<string, string>> = {
  'europe/champions-league': 'germany/allianz-arena',
  'england/fa-cup': 'england/wembley-stadium',
}

/** The prices of a fixture as quoted at an instant: every market where the fixture is told in full. */
export function fixtureOdds(world: World, plan: Plan, now: number): OddsRecord[] {
  if (specialOf(world, plan) === 'no-odds') return []
  const every = isCurrent(plan, now) && plan.league.key !== CLUB_FRIENDLIES.key
  return oddsRecords(world.seedHash, plan, changesPassed(plan, now), every)
}

/** Where in the match a point of its clock lies: 45 with `extra` 2 is 45+2. */
function minuteAt(script: Script, at: number): { minute: number; extraMinute: number | null } {
  const phase = script.phases.findLast(({ from, minute }) => minute !== null && from <= at)
  if (phase === undefined || phase.minute === null) return { minute: 0, extraMinute: null }
  const reached = Math.floor((Math.min(at, phase.to - 1) - phase.from) / MINUTE) + 1
  if (reached <= phase.length) return { minute: phase.minute + reached, extraMinute: null }
  return { minute: phase.minute + phase.length, extraMinute: reached - phase.length }
}

const REVIEWS = ['Goal confirmed', 'Penalty confirmed', 'No penalty', 'Goal disallowed', 'Card upgraded', 'No red card']

function eventRecord(world: World, plan: Plan, script: Script, happening: Happening, index: number): EventRecord {
  const { at, kind, side, player, related, turned } = happening
  const squad = (of: 'home' | 'away') => squadFor(world, plan[of])
  const person = player === null ? null : (squad(turned ? otherSide(side) : side)[player] ?? null)
  const other = related === null ? null : (squad(side)[related] ?? null)
  const type: EventTypeId = EVENT_TYPE[kind]
  const time = kind.startsWith('shootout') ? { minute: 120, extraMinute: null } : minuteAt(script, at)
  return {
    key: `${kind}-${index + 1}`,
    type,
    ...time,
    side,
    player: person?.key ?? null,
    playerName: person?.commonName ?? null,
    relatedPlayer: other?.key ?? null,
    relatedPlayerName: other?.commonName ?? null,
    comment: kind === 'video_review' ? (REVIEWS[mix(plan.hash, index) % REVIEWS.length] ?? null) : null,
  }
}

const GOALS: ReadonlySet<string> = new Set(['goal', 'own_goal', 'penalty_goal'])

/** The events of a fixture up to an instant, of past seasons only the goals; null for fixtures without play so far. */
export function fixtureEvents(world: World, plan: Plan, now: number): FixtureEventsRecord | null {
  if (now < plan.kickoff) return null
  const inFull = isCurrent(plan, now)
  const special = specialOf(world, plan)
  const { clock } = progressOf(world, plan, special, changesPassed(plan, now), now)
  if (clock === null) return null
  const script = scriptFor(world, plan)
  const events: EventRecord[] = []
  script.happenings.forEach((happening, index) => {
    if (happening.at <= clock && (inFull || GOALS.has(happening.kind)))
      events.push(eventRecord(world, plan, script, happening, index))
  })
  return { fixture: plan.key, events }
}
