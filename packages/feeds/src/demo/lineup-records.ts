import type { LineupEntryRecord, LineupsRecord, TypedNumbers } from '@touchline/football'
import type { Team } from './cast.ts'
import { castFor } from './casting.ts'
import { specialOf } from './days.ts'
import { PASSES, settledShare } from './figures.ts'
import { progressOf } from './fixture-records.ts'
import { fieldOf } from './formations.ts'
import type { Side } from './moments.ts'
import { changesPassed, REACHED } from './moments-before.ts'
import { isCurrent, isInFull, isPlayedOut, type Plan } from './plan.ts'
import { playerFigures } from './player-figures.ts'
import { playerAt, slotAt } from './slots.ts'
import { scriptFor, type World } from './world.ts'

const NOTHING: TypedNumbers = {}

function entriesOf(
  side: Side,
  { squad, lineup, stays }: Team,
  details: ReadonlyMap<number, TypedNumbers>,
  shaped: boolean,
  withBench: boolean,
): LineupEntryRecord[] {
  const entry = (slot: number, type: 11 | 12, place: number | null): LineupEntryRecord => ({
    side,
    player: playerAt(squad, slot).key,
    playerName: playerAt(squad, slot).commonName,
    type,
    position: slotAt(slot).position,
    formationPosition: place,
    formationField: place === null ? null : fieldOf(lineup.formation.rows, place),
    jerseyNumber: slotAt(slot).number,
    captain: slot === lineup.captain,
    details: details.get(slot) ?? NOTHING,
  })
  const bench = withBench ? lineup.bench : lineup.bench.filter((slot) => stays.has(slot))
  return [
    ...lineup.eleven.map((slot, index) => entry(slot, 11, shaped ? index + 1 : null)),
    ...bench.map((slot) => entry(slot, 12, null)),
  ]
}

/**
 * The line-ups of a fixture from about an hour before kick-off on, with what each player has done so far: everything for recent
 * fixtures, who played, goals, cards and marks for the rest of the season. Null where there is none to tell.
 */
export function fixtureLineups(world: World, plan: Plan, now: number): LineupsRecord | null {
  if (!isCurrent(plan, now) || changesPassed(plan, now) < REACHED.lineups) return null
  const special = specialOf(world, plan)
  if (special === 'no-lineup' || !isPlayedOut(special)) return null
  const cast = castFor(world, plan)
  const script = scriptFor(world, plan)
  const { clock } = progressOf(world, plan, now)
  const full = isInFull(plan, now)
  const share = settledShare(plan, script)
  const passes = { home: PASSES * share, away: PASSES * (1 - share) }
  const none = new Map<number, TypedNumbers>()
  const details =
    clock === null
      ? { home: none, away: none }
      : playerFigures(plan, script, cast, clock, passes, full && special !== 'no-statistics')
  const shaped = special !== 'no-formation'
  const side = (which: Side) => entriesOf(which, cast[which], details[which], shaped, full)
  return {
    fixture: plan.key,
    homeFormation: shaped ? cast.home.lineup.formation.name : null,
    awayFormation: shaped ? cast.away.lineup.formation.name : null,
    confirmed: true,
    entries: [...side('home'), ...side('away')],
  }
}
