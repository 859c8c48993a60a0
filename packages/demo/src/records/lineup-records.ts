import type { LineupEntryRecord, LineupsRecord, Side, TypedNumbers } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { specialOf } from '../competitions/days.ts'
import { playerAt, slotAt } from '../competitions/slots.ts'
import { extentOf } from '../match/extent.ts'
import { fieldOf } from '../match/formations.ts'
import { SIDES } from '../match/moments.ts'
import { changesPassed, REACHED } from '../match/moments-before.ts'
import { isPlayedOut, type Plan } from '../match/plan.ts'
import { playerFigures } from '../match/player-figures.ts'
import type { Team } from '../people/cast.types.ts'
import { castFor } from '../people/casting.ts'
import { shirtOf } from '../people/shirts.ts'
import { scriptFor, type World } from '../world.ts'
import { progressOf } from './fixture-records.ts'

const NOTHING: TypedNumbers = {}

function entriesOf(
  side: Side,
  {
    club,
    team: { squad, lineup },
    details,
    shaped,
  }: { club: Club; team: Team; details: ReadonlyMap<number, TypedNumbers>; shaped: boolean },
): LineupEntryRecord[] {
  const entry = (slot: number, type: 11 | 12, place: number | null): LineupEntryRecord => ({
    side,
    player: playerAt(squad, slot).key,
    playerName: playerAt(squad, slot).commonName,
    type,
    position: slotAt(slot).position,
    formationPosition: place,
    formationField: place === null ? null : fieldOf(lineup.formation.rows, place),
    jerseyNumber: shirtOf(club, slot),
    captain: slot === lineup.captain,
    details: details.get(slot) ?? NOTHING,
  })
  return [
    ...lineup.eleven.map((slot, index) => entry(slot, 11, shaped ? index + 1 : null)),
    ...lineup.bench.map((slot) => entry(slot, 12, null)),
  ]
}

/**
 * The line-ups of a fixture from about an hour before kick-off on, with what each player has done so far. Null where there is none to
 * report.
 */
export function fixtureLineups(world: World, plan: Plan, now: number): LineupsRecord | null {
  if (extentOf(plan, now) !== 'full' || changesPassed(plan, now) < REACHED.lineups) return null
  const special = specialOf(world, plan)
  if (special === 'no-lineup' || !isPlayedOut(special)) return null
  const cast = castFor(world, plan)
  const { clock } = progressOf(world, plan, now)
  const none = new Map<number, TypedNumbers>()
  const details =
    clock === null ? { home: none, away: none } : playerFigures(plan, { script: scriptFor(world, plan), cast, clock })
  const shaped = special !== 'no-formation'
  return {
    fixture: plan.key,
    homeFormation: shaped ? cast.home.lineup.formation.name : null,
    awayFormation: shaped ? cast.away.lineup.formation.name : null,
    confirmed: true,
    entries: SIDES.flatMap((side) =>
      entriesOf(side, { club: plan[side], team: cast[side], details: details[side], shaped }),
    ),
  }
}
