import type { ExpectedPlayerRecord } from '@touchline/football'
import { playerAt, slotAt } from '../competitions/slots.ts'
import { SIDES } from '../match/moments.ts'
import { REACHED } from '../match/moments-before.ts'
import type { Plan } from '../match/plan.ts'
import { castFor } from '../people/casting.ts'
import { shirtOf } from '../people/shirts.ts'
import { mix } from '../random.ts'
import type { World } from '../world.ts'

const SURPRISE = { home: 91, away: 92 } as const

/**
 * Expected elevens from a day before kick-off until the line-ups are out: the actual ones with one surprise a side, where the bench has a
 * player for the position.
 */
export function expectedLineups(world: World, plan: Plan, changes: number): ExpectedPlayerRecord[] {
  if (changes < REACHED.expected || changes >= REACHED.lineups) return []
  const cast = castFor(world, plan)
  return SIDES.flatMap((side) => {
    const { squad, lineup } = cast[side]
    const surprise = lineup.eleven[1 + (mix(plan.hash, SURPRISE[side]) % (lineup.eleven.length - 1))]
    const instead = lineup.bench.find(
      (slot) => surprise !== undefined && slotAt(slot).position === slotAt(surprise).position,
    )
    return lineup.eleven.map((slot): ExpectedPlayerRecord => {
      const expected = slot === surprise ? (instead ?? slot) : slot
      const { key, commonName } = playerAt(squad, expected)
      return { side, player: key, playerName: commonName, jerseyNumber: shirtOf(plan[side], expected) }
    })
  })
}
