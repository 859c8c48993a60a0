import { availabilityOf } from './availability.ts'
import { type Cast, castOf } from './cast.ts'
import type { Club } from './clubs.ts'
import { coachKeyOn } from './coaches.ts'
import { dayOf } from './places.ts'
import type { Plan } from './plan.ts'
import { hashText } from './random.ts'
import { remember, scriptFor, type World } from './world.ts'

const MOST_CASTS = 800

/** Who plays a fixture and does what in it. */
export function castFor(world: World, plan: Plan): Cast {
  return remember(world.casts, plan.key, MOST_CASTS, () => {
    const available = { home: availabilityOf(world, plan, 'home'), away: availabilityOf(world, plan, 'away') }
    const coach = (club: Club) => hashText(coachKeyOn(world.coaches, club, dayOf(plan.kickoff)) ?? club.key)
    const coaches = { home: coach(plan.home), away: coach(plan.away) }
    return castOf(plan.hash, scriptFor(world, plan).moments, available, coaches)
  })
}
