import { DEFENDERS_END, GOALKEEPERS, MIDFIELDERS_END, SQUAD } from './people.ts'
import { type Random, shuffled } from './random.ts'
import type { Moment, MomentKind, Side } from './script.ts'

/** A moment with its people: places in the squads (see squadOf), null when nobody in particular. */
export interface Happening {
  at: number
  kind: MomentKind | 'yellow_red_card'
  side: Side
  player: number | null
  /** Who laid the goal on, or who went off for the substitute. */
  related: number | null
  /** True when `player` belongs to the other side: an own goal. */
  turned: boolean
}

const SUBSTITUTIONS = 5
const DEFENDERS_ON = 4
const MIDFIELDERS_ON = 3
const ATTACKERS_ON = 3

interface Eleven {
  on: Set<number>
  bench: number[]
  booked: Set<number>
  /** Players who came on; they stay on. */
  fresh: Set<number>
  changes: number
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

function elevenOf(random: Random): Eleven {
  const choose = (from: number, to: number, count: number) => shuffled(random, range(from, to)).slice(0, count)
  const on = new Set([
    random() < 0.9 ? 0 : 1,
    ...choose(GOALKEEPERS, DEFENDERS_END, DEFENDERS_ON),
    ...choose(DEFENDERS_END, MIDFIELDERS_END, MIDFIELDERS_ON),
    ...choose(MIDFIELDERS_END, SQUAD, ATTACKERS_ON),
  ])
  const bench = shuffled(
    random,
    range(GOALKEEPERS, SQUAD).filter((player) => !on.has(player)),
  )
  return { on, bench, booked: new Set(), fresh: new Set(), changes: 0 }
}

type Weights = readonly [goalkeeper: number, defender: number, midfielder: number, attacker: number]
const NOBODY: ReadonlySet<number> = new Set()
const SCORES: Weights = [0, 1, 3, 7]
const ASSISTS: Weights = [0.1, 2, 5, 4]
const FOULS: Weights = [0.4, 4, 4, 2]
const CHANGES: Weights = [0, 1, 4, 5]

function weightOf(player: number, weights: Weights): number {
  if (player < GOALKEEPERS) return weights[0]
  if (player < DEFENDERS_END) return weights[1]
  return player < MIDFIELDERS_END ? weights[2] : weights[3]
}

function choosePlayer(
  random: Random,
  { on }: Eleven,
  weights: Weights,
  not: ReadonlySet<number> = NOBODY,
): number | null {
  let sum = 0
  for (const player of on) if (!not.has(player)) sum += weightOf(player, weights)
  let rest = random() * sum
  for (const player of on) {
    if (not.has(player)) continue
    rest -= weightOf(player, weights)
    if (rest < 0) return player
  }
  return null
}

/** A card for somebody; the booked are careful, so a second yellow is rarer than chance would have it. */
function cardFor(random: Random, team: Eleven): number | null {
  const player = choosePlayer(random, team, FOULS)
  if (player === null || !team.booked.has(player) || random() < 0.22) return player
  return choosePlayer(random, team, FOULS)
}

/**
 * Names the people of a match: scorers, assistants, booked, sent off and changed players are always on the pitch at that time.
 * Moments that cannot be (a sixth substitution) are left out; a second yellow card becomes one.
 * @param moments sorted by time
 */
export function castOf(random: Random, moments: readonly Moment[]): Happening[] {
  const teams: Record<Side, Eleven> = { home: elevenOf(random), away: elevenOf(random) }
  const happenings: Happening[] = []
  for (const moment of moments) {
    const happening = castMoment(random, moment, teams)
    if (happening !== null) happenings.push(happening)
  }
  return happenings
}

function castMoment(random: Random, { at, kind, side }: Moment, teams: Record<Side, Eleven>): Happening | null {
  const team = teams[side]
  const happening: Happening = { at, kind, side, player: null, related: null, turned: false }
  switch (kind) {
    case 'corner':
    case 'video_review':
      return happening
    case 'own_goal':
      return {
        ...happening,
        player: choosePlayer(random, teams[side === 'home' ? 'away' : 'home'], FOULS),
        turned: true,
      }
    case 'goal': {
      const player = choosePlayer(random, team, SCORES)
      return {
        ...happening,
        player,
        related: random() < 0.72 ? choosePlayer(random, team, ASSISTS, new Set([player ?? -1])) : null,
      }
    }
    case 'penalty_goal':
    case 'missed_penalty':
    case 'shootout_scored':
    case 'shootout_missed':
      return { ...happening, player: choosePlayer(random, team, SCORES) }
    case 'substitution':
      return substitute(random, happening, team)
    case 'red_card':
      return sendOff(happening, team, choosePlayer(random, team, FOULS))
    case 'yellow_card':
      return book(happening, team, cardFor(random, team))
  }
}

function substitute(random: Random, happening: Happening, team: Eleven): Happening | null {
  const off = choosePlayer(random, team, CHANGES, team.fresh)
  const on = team.changes < SUBSTITUTIONS ? team.bench.shift() : undefined
  if (off === null || on === undefined) return null
  team.on.delete(off)
  team.on.add(on)
  team.fresh.add(on)
  team.changes++
  return { ...happening, player: on, related: off }
}

function sendOff(happening: Happening, team: Eleven, player: number | null): Happening | null {
  // Seven players must remain, and a goalkeeper: nobody simulates the end of a match for want of players.
  if (player === null || player < GOALKEEPERS || team.on.size <= 8) return null
  team.on.delete(player)
  return { ...happening, player }
}

function book(happening: Happening, team: Eleven, player: number | null): Happening | null {
  if (player === null) return null
  if (team.booked.has(player)) return sendOff({ ...happening, kind: 'yellow_red_card' }, team, player)
  team.booked.add(player)
  return { ...happening, player }
}
