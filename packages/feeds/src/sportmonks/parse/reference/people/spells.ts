import type { CoachPosition, Key, PlayerSpellsRecord } from '@touchline/football'
import { count, day, type Fields, flag, integer, key, objects, oneOf } from '../../read.ts'
import { type Gathering, included, leftOut } from '../gather.ts'
import { takeTeamOf } from '../team.ts'
import { positionOf } from './positions.ts'

const COACH_POSITIONS = [221, 226, 227, 228, 560] as const
const CARETAKER: CoachPosition = 560

/**
 * Takes a row that ties a coach to a team. One that is over without a last day is left out: with none it would look as if it went on.
 * The end of a contract that runs is not the end of a spell.
 */
export function takeCoachSpell(into: Gathering, row: Fields): void {
  const coach = key(row.coach_id)
  const team = key(row.team_id)
  const startsOn = day(row.start)
  const active = flag(row.active)
  const endsOn = active === true ? null : day(row.end)
  const position = coachPosition(row)
  if (coach === null || team === null) leftOut(into, { kind: 'coach spell', row, lacking: 'its coach or its team' })
  else if (startsOn === null) leftOut(into, { kind: 'coach spell', row, lacking: 'a first day' })
  else if (active === false && endsOn === null)
    leftOut(into, { kind: 'coach spell', row, lacking: 'a last day though it is over' })
  else if (position === undefined) leftOut(into, { kind: 'coach spell', row, lacking: 'a position we know' })
  else {
    const spell = { coach, team, startsOn, endsOn, ...(position === null ? {} : { position }) }
    into.add('coachSpells', `${team} ${startsOn} ${coach}`, spell)
  }
}

/** Null where the feed reports none, undefined where it reports one we have no word for. */
function coachPosition(row: Fields): CoachPosition | null | undefined {
  if (integer(row.position_id) === null) return flag(row.temporary) === true ? CARETAKER : null
  return oneOf(row.position_id, COACH_POSITIONS) ?? undefined
}

/** Collects a player's spells if requested, with the teams reported there. */
export function takePlayerSpells(into: Gathering, player: Key, row: Fields): void {
  const teams = included(row, 'teams')
  if (!Array.isArray(teams)) return
  const spells: PlayerSpellsRecord['spells'][number][] = []
  for (const spell of objects(teams)) {
    takeTeamOf(into, spell, 'team')
    const team = key(spell.team_id)
    if (team === null) leftOut(into, { kind: 'player spell', row: spell, lacking: 'its team' })
    else {
      spells.push({
        team,
        startsOn: day(spell.start),
        endsOn: day(spell.end),
        position: positionOf(spell),
        jerseyNumber: count(spell.jersey_number),
      })
    }
  }
  into.add('playerSpells', player, { player, spells })
}
