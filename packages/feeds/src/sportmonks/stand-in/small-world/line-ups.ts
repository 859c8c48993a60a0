import type { Row } from '../world.ts'
import type { Planned } from './calendar.ts'
import { playerId, positionOf, SQUAD_SIZE, STARTERS, shirtOf } from './people.ts'

/** Where the eleven stand in a 4-4-2, by shirt. */
const FIELD = ['1:1', '2:1', '2:2', '2:3', '2:4', '3:1', '3:2', '3:3', '3:4', '4:1', '4:2']

const STARTS = 11
const SITS = 12
const EXPECTED_TO_START = 77_614
const EXPECTED_TO_SIT = 77_615

/** Line-ups of both sides; of a fixture still to come without details. */
export function lineUpsOf(planned: Planned, events: readonly Row[]): Row[] {
  return [planned.home, planned.away].flatMap((team) =>
    Array.from({ length: SQUAD_SIZE }, (_, index): Row => {
      const shirt = index + 1
      const id = (planned.id * 100 + shirt) * 2 + (team === planned.home ? 0 : 1)
      const player = playerId(team, shirt)
      const row = {
        id,
        sport_id: 1,
        fixture_id: planned.id,
        player_id: player,
        team_id: team,
        position_id: positionOf(shirt),
        formation_field: FIELD[index] ?? null,
        type_id: shirt <= STARTERS ? STARTS : SITS,
        formation_position: shirt <= STARTERS ? shirt : null,
        player_name: `Player ${player}`,
        jersey_number: shirt,
      }
      return { ...row, details: planned.goals ? detailsOf(row, events) : [] }
    }),
  )
}

/** The same as it is expected before a match: without what happens in it. */
export const expectedLineUpsOf = (planned: Planned): Row[] =>
  lineUpsOf(planned, []).map(({ details: _, ...row }) => ({
    ...row,
    type_id: row.type_id === STARTS ? EXPECTED_TO_START : EXPECTED_TO_SIT,
  }))

interface Place {
  id: number
  fixture_id: number
  player_id: number
  team_id: number
  type_id: number
}

/** Minutes on the pitch by the substitutions reported. */
export function minutesOf(place: Pick<Place, 'player_id' | 'type_id'>, events: readonly Row[]): number {
  const on = events.find((event) => event.type_id === 18 && event.player_id === place.player_id)
  const off = events.find((event) => event.type_id === 18 && event.related_player_id === place.player_id)
  if (place.type_id === SITS) return on ? 90 - Number(on.minute) : 0
  return off ? Number(off.minute) : 90
}

/** Only what is not zero is sent; a player who never came on has none. */
function detailsOf(place: Place, events: readonly Row[]): Row[] {
  const minutes = minutesOf(place, events)
  if (minutes === 0) return []
  const shirt = shirtOf(place.player_id)
  const count = (type: number) =>
    events.filter((event) => event.type_id === type && event.player_id === place.player_id).length
  const passes = Math.floor((minutes * (20 + ((shirt * 7 + place.fixture_id) % 40))) / 90)
  const figures: readonly (readonly [type: number, value: number | boolean])[] = [
    [119, minutes],
    [118, 6 + ((place.fixture_id + shirt * 13) % 30) / 10],
    [40, shirt === 6],
    [52, count(14) + count(16)],
    [84, count(19)],
    [80, passes],
    [116, Math.floor(passes * 0.8)],
    [42, shirt >= 9 ? (place.fixture_id + shirt) % 5 : 0],
    [56, (place.fixture_id + shirt) % 3],
  ]
  return figures
    .filter(([, value]) => value)
    .map(([type, value], index) => ({
      id: place.id * 10 + index,
      fixture_id: place.fixture_id,
      player_id: place.player_id,
      team_id: place.team_id,
      lineup_id: place.id,
      type_id: type,
      data: { value },
    }))
}
