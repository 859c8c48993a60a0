import type { PlayerRecord, Side } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { dayOf } from '../competitions/places.ts'
import type { Ban } from '../discipline/club-record.ts'
import { bansAfter, bansBefore, dismissalsIn } from '../discipline/discipline.ts'
import type { Plan } from '../match/plan.ts'
import { hashText, mix } from '../random.ts'
import { remember, scriptFor, type World } from '../world.ts'
import { injuriesOn } from './availability.ts'
import type { Availability } from './availability.types.ts'
import { castOf, castSide } from './cast.ts'
import type { Cast, SideCast } from './cast.types.ts'
import { coachKeyOn } from './coaches.ts'
import { squadOn } from './transfers.ts'

const MAX_CASTS = 800
const MAX_SIDES = 2_400

/** The bans with which a side goes into a fixture. */
export const bansFor = (world: World, plan: Plan, side: Side): readonly Ban[] =>
  bansBefore(world, { plan, club: plan[side], castSide: sideCastFor })

/** The bans that a club's players earn in a fixture. */
export const bansFrom = (world: World, plan: Plan, club: Club): readonly Ban[] =>
  bansAfter(world, { plan, club, castSide: sideCastFor })

function isBanned(bans: readonly Ban[], { key }: PlayerRecord): boolean {
  for (const { player } of bans) if (player.key === key) return true
  return false
}

/** The players available to a side in a fixture, and those who will be sent off. */
function availabilityOf(world: World, plan: Plan, side: Side): Availability {
  const day = dayOf(plan.kickoff)
  const squad = squadOn(world.careers, plan[side], day)
  const bans = bansFor(world, plan, side)
  const injuries = plan[side].inFull || plan[side].national ? injuriesOn(world, squad, day) : []
  const fit = new Set<number>()
  for (let slot = 0; slot < squad.length; slot++) {
    const player = squad[slot] ?? null
    if (player !== null && !injuries[slot] && !isBanned(bans, player)) fit.add(slot)
  }
  return { squad, day, fit, dismissals: dismissalsIn(world, { plan, side, fit }) }
}

/** The players of one side of a fixture and their actions; independent of the other side. */
function sideCastFor(world: World, plan: Plan, side: Side): SideCast {
  return remember(world.sideCasts, {
    key: `${plan.key} ${side}`,
    most: MAX_SIDES,
    make: () => {
      const club = plan[side]
      const coach = hashText(coachKeyOn(world.coaches, club, dayOf(plan.kickoff)) ?? club.key)
      const hash = mix(plan.hash, side === 'home' ? 41 : 42)
      return castSide(hash, {
        moments: scriptFor(world, plan).moments,
        side,
        availability: availabilityOf(world, plan, side),
        coach,
      })
    },
  })
}

/** The players of a fixture and their actions. */
export function castFor(world: World, plan: Plan): Cast {
  return remember(world.casts, {
    key: plan.key,
    most: MAX_CASTS,
    make: () =>
      castOf(scriptFor(world, plan).moments, sideCastFor(world, plan, 'home'), sideCastFor(world, plan, 'away')),
  })
}
