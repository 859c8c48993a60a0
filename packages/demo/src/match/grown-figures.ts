import type { Side } from '@touchline/football'
import { MINUTE } from '../competitions/places.ts'
import { type Weights, weightOf } from '../people/cast.ts'
import type { Cast, Stay } from '../people/cast.types.ts'
import { mix, unit } from '../random.ts'
import type { Plan } from './plan.ts'
import type { Script } from './script.ts'

/**
 * Frequent actions without a noted minute: each count grows with the player's minutes on the pitch, and a side's is the sum of its
 * players'. Type ids as the field has them.
 */
export const GROWN = {
  offsides: 51,
  fouls: 56,
  woodwork: 64,
  tackles: 78,
  passes: 80,
  dispossessed: 94,
  foulsDrawn: 96,
  crosses: 98,
  accurateCrosses: 99,
  interceptions: 100,
  clearances: 101,
  punches: 103,
  duels: 105,
  duelsWon: 106,
  aerialsWon: 107,
  dribbles: 108,
  successfulDribbles: 109,
  dribbledPast: 110,
  accuratePasses: 116,
  keyPasses: 117,
  bigChancesMissed: 581,
} as const
export type Grown = keyof typeof GROWN

/** Counts of a goalkeeper, defender, midfielder and attacker in 90 minutes. */
const RATES: Readonly<Partial<Record<Grown, Weights>>> = {
  offsides: [0, 0.04, 0.12, 0.56],
  fouls: [0.05, 0.84, 1.06, 0.94],
  woodwork: [0, 0.01, 0.02, 0.05],
  tackles: [0.03, 1.75, 1.9, 0.8],
  dispossessed: [0, 0.4, 1.1, 1.8],
  foulsDrawn: [0.15, 0.8, 1.2, 1.5],
  crosses: [0, 1.3, 1.7, 1.8],
  interceptions: [0.05, 1.2, 0.9, 0.35],
  clearances: [0.8, 3.6, 1.1, 0.5],
  punches: [0.35, 0, 0, 0],
  duels: [0.5, 8, 9.5, 11],
  dribbles: [0, 0.7, 1.7, 2.8],
  dribbledPast: [0, 0.7, 0.9, 0.5],
  keyPasses: [0.02, 0.3, 0.75, 0.7],
  bigChancesMissed: [0, 0.04, 0.12, 0.4],
}
/** Each position's share of a side's passes; those of an eleven add up to about one. */
const PASSING: Weights = [0.06, 0.112, 0.098, 0.065]
/** Counts that are a part of another: which, and the least and most share. */
const PARTS: Readonly<Partial<Record<Grown, readonly [whole: Grown, least: number, most: number]>>> = {
  accurateCrosses: ['crosses', 0.15, 0.35],
  aerialsWon: ['duelsWon', 0.08, 0.4],
  duelsWon: ['duels', 0.36, 0.64],
  successfulDribbles: ['dribbles', 0.42, 0.66],
  accuratePasses: ['passes', 0.72, 0.92],
}

/** Everything a count is computed from, in one object: a match computes some 600 of them. */
export interface Figure {
  type: number
  salt: number
  /** Null for a part of another count, and for passes. */
  rates: Weights | null
  part: { of: Figure; least: number; most: number } | null
  isPasses: boolean
}

const FIGURES = new Map<Grown, Figure>()
for (const [salt, name] of (Object.keys(GROWN) as Grown[]).entries()) {
  FIGURES.set(name, { type: GROWN[name], salt, rates: RATES[name] ?? null, part: null, isPasses: name === 'passes' })
}
const figureOf = (name: Grown) => FIGURES.get(name) as Figure
for (const [name, [whole, least, most]] of Object.entries(PARTS)) {
  figureOf(name as Grown).part = { of: figureOf(whole), least, most }
}
/** All of them: whole counts before their parts. */
export const GROWN_FIGURES: readonly Figure[] = [...FIGURES.values()]
const SIDE_SALT: Readonly<Record<Side, number>> = { home: 10_000, away: 20_000 }

/** Passes of both sides in 95 minutes. */
const PASSES = 880

/** The home side's part of the ball over the whole match. */
export function settledShare(plan: Plan, script: Script): number {
  return 0.5 + 0.34 * (script.share - 0.5) + 0.1 * (unit(mix(plan.hash, 21)) - 0.5)
}

/** Minutes of play (breaks left out) up to a point of the clock; whole ones, so that a tick of the clock alone changes nothing. */
function playedUntil({ phases }: Script, point: number): number {
  let played = 0
  for (const { minute, from, to } of phases) if (minute !== null && point > from) played += Math.min(point, to) - from
  return played / MINUTE
}

/** A player's minutes on the pitch, including added time. */
function timeOn(script: Script, { on, off }: Stay, clock: number): number {
  const whole = Math.floor(clock / MINUTE) * MINUTE
  if (on >= whole) return 0
  return playedUntil(script, Math.min(off ?? whole, whole)) - playedUntil(script, on)
}

/** A side's part of a match up to a point of the clock, as its players' counts are grown from it. */
export interface SideOfMatch {
  plan: Plan
  script: Script
  side: Side
  /** The side's part of the ball, 0 to 1. */
  share: number
  /** Minutes on the pitch by place in the squad, added time included. */
  minutes: ReadonlyMap<number, number>
  /** How the side is inclined to each count, −1 to 1, by its salt. */
  moods: readonly number[]
}

export function sideOfMatch(
  plan: Plan,
  { script, cast, side, clock }: { script: Script; cast: Cast; side: Side; clock: number },
): SideOfMatch {
  const home = settledShare(plan, script)
  const minutes = new Map<number, number>()
  for (const [slot, stay] of cast[side].stays) minutes.set(slot, timeOn(script, stay, clock))
  const moods = GROWN_FIGURES.map(({ salt }) => 2 * unit(mix(plan.hash, SIDE_SALT[side] - 1 - salt)) - 1)
  return { plan, script, side, share: side === 'home' ? home : 1 - home, minutes, moods }
}

function expected({ isPasses, rates }: Figure, slot: number, share: number): number {
  if (isPasses) return PASSES * share * weightOf(slot, PASSING)
  return rates === null ? 0 : weightOf(slot, rates)
}

/** How much more or less than usual a whole side does in a match, and a player. */
const SIDE_SPREAD = 0.5
const PLAYER_SPREAD = 0.7

/** A player's count; it never falls as the clock moves on. */
export function grownCount(match: SideOfMatch, slot: number, figure: Figure): number {
  const { plan, side, share } = match
  const minutes = match.minutes.get(slot) ?? 0
  if (minutes <= 0) return 0
  const salt = SIDE_SALT[side] + slot * 64 + figure.salt
  const own = unit(mix(plan.hash, salt))
  if (figure.part !== null) {
    const { of, least, most } = figure.part
    const whole = grownCount(match, slot, of)
    const chance = least + (most - least) * own
    if (of.isPasses) return Math.floor(whole * chance)
    let count = 0
    for (let index = 0; index < whole; index++) if (unit(mix(mix(plan.hash, salt), index)) < chance) count++
    return count
  }
  const usual = expected(figure, slot, share)
  if (usual === 0) return 0
  const spread = figure.isPasses ? 0.2 : 1
  const ofSide = 1 + spread * SIDE_SPREAD * (match.moods[figure.salt] ?? 0)
  const ofPlayer = 1 + PLAYER_SPREAD * (2 * own - 1)
  return Math.floor((usual * ofSide * ofPlayer * minutes) / 95 + unit(mix(plan.hash, salt + 32)))
}

/** A side's count: the sum of its players'. */
export function grownSum(match: SideOfMatch, name: Grown): number {
  const figure = figureOf(name)
  let sum = 0
  for (const slot of match.minutes.keys()) sum += grownCount(match, slot, figure)
  return sum
}
