import type { Side } from '@touchline/football'
import type { Row } from '../world.ts'
import type { Planned } from './calendar.ts'
import { playerId } from './people.ts'
import { coachId } from './places.ts'

/** Ids of the periods of a fixture by their type: halves 1 and 2, extra time 3, shoot-out 5. */
export const periodId = (fixture: number, type: number): number => fixture * 10 + type

interface Moment {
  type: number
  side: Side
  minute: number
  extra?: number
  player: number | null
  related?: number | null
  more?: Readonly<Record<string, unknown>>
}

/** Goals, cards and substitutions of a finished fixture; what happens follows from its id, so that every run reports the same. */
export function eventsOf(planned: Planned): Row[] {
  if (!planned.goals) return []
  const played = [...goals(planned), ...cards(planned), ...substitutions(planned)].sort(
    (a, b) => a.minute - b.minute || (a.extra ?? 0) - (b.extra ?? 0),
  )
  const score = { home: 0, away: 0 }
  const orders = new Map<number, number>()
  return [...played, ...shootOut(planned)].map((moment, index) => {
    if (GOALS.has(moment.type)) score[moment.side]++
    const order = (orders.get(moment.type) ?? 0) + 1
    orders.set(moment.type, order)
    return eventRow(planned, moment, index, order, GOALS.has(moment.type) ? `${score.home}-${score.away}` : null)
  })
}

const GOALS = new Set([14, 15, 16])
const SHOT = ['Left foot shot', 'Right foot shot', 'Header']
const SUB_TYPES = [1521, 1522, 1694]

function goals(planned: Planned): Moment[] {
  const [home, away] = planned.goals ?? [0, 0]
  return (['home', 'away'] as const).flatMap((side, offset) =>
    Array.from({ length: side === 'home' ? home : away }, (_, count): Moment => {
      const minute = 8 + ((planned.id * 13 + count * 29 + offset * 17) % 80)
      const team = planned[side]
      const other = planned[side === 'home' ? 'away' : 'home']
      const kind = (planned.id + count + offset) % 7
      if (kind === 3) return { type: 16, side, minute, player: playerId(team, 10), more: { info: 'Penalty' } }
      // The side that gains is reported, with the player of the other side.
      if (kind === 5) return { type: 15, side, minute, player: playerId(other, 3) }
      return {
        type: 14,
        side,
        minute,
        player: playerId(team, 10 + (count % 2)),
        related: playerId(team, 6 + (count % 4)),
        more: { info: SHOT[count % 3], sub_type_id: SUB_TYPES[count % 3] },
      }
    }),
  )
}

function cards(planned: Planned): Moment[] {
  const { id, home, away } = planned
  const found: Moment[] = [
    { type: 19, side: 'home', minute: 30 + (id % 12), player: playerId(home, 7), more: { info: 'Foul' } },
    { type: 19, side: 'away', minute: 90, extra: 1 + (id % 3), player: playerId(away, 4), more: { info: 'Argument' } },
  ]
  if (id % 6 === 0)
    found.push({ type: 20, side: 'away', minute: 70, player: playerId(away, 2), more: { info: 'Foul' } })
  if (id % 7 === 0)
    found.push({ type: 21, side: 'home', minute: 80, player: playerId(home, 7), more: { info: 'Foul' } })
  if (id % 8 === 0)
    found.push({ type: 10, side: 'home', minute: 55, player: null, more: { addition: 'Penalty cancelled' } })
  if (id % 9 === 0) found.push({ type: 17, side: 'away', minute: 44, player: playerId(away, 10) })
  if (id % 10 === 0) {
    const coach = coachId(home)
    found.push({
      type: 19,
      side: 'home',
      minute: 66,
      player: null,
      more: { coach_id: coach, player_name: `Coach ${coach}` },
    })
  }
  return found
}

/** Two on each side: 14 and 16 come on for 8 and 11. */
function substitutions({ home, away }: Planned): Moment[] {
  return (
    [
      ['home', home],
      ['away', away],
    ] as const
  ).flatMap(([side, team], offset): Moment[] => [
    { type: 18, side, minute: 60 + offset, player: playerId(team, 14), related: playerId(team, 8) },
    {
      type: 18,
      side,
      minute: 75 + offset,
      player: playerId(team, 16),
      related: playerId(team, 11),
      more: { injured: offset === 1 },
    },
  ])
}

/** Five kicks a side, the home side first; the last ones are missed. */
function shootOut({ shootOut, home, away }: Planned): Moment[] {
  if (!shootOut) return []
  const score = { home: 0, away: 0 }
  return Array.from({ length: 10 }, (_, kick): Moment => {
    const side = kick % 2 === 0 ? 'home' : 'away'
    const team = side === 'home' ? home : away
    const scored = Math.floor(kick / 2) < shootOut[side === 'home' ? 0 : 1]
    if (scored) score[side]++
    return {
      type: scored ? 23 : 22,
      side,
      minute: kick + 1,
      player: playerId(team, 10 - Math.floor(kick / 2)),
      more: { result: `${score.home}-${score.away}`, addition: scored ? 'Scored' : 'OffTarget' },
    }
  })
}

function eventRow(planned: Planned, moment: Moment, index: number, order: number, result: string | null): Row {
  const { type, side, minute, extra = null, player, related = null, more = {} } = moment
  const kick = type === 22 || type === 23
  const period = periodId(planned.id, kick ? 5 : minute <= 45 ? 1 : 2)
  return {
    id: planned.id * 100 + index,
    fixture_id: planned.id,
    period_id: period,
    participant_id: planned[side],
    type_id: type,
    section: 'event',
    player_id: player,
    related_player_id: related,
    player_name: player === null ? null : `Player ${player}`,
    related_player_name: related === null ? null : `Player ${related}`,
    result,
    info: null,
    addition: `${order}. of its kind`,
    minute,
    extra_minute: extra,
    injured: null,
    on_bench: false,
    coach_id: null,
    sub_type_id: null,
    detailed_period_id: period,
    rescinded: null,
    sort_order: order,
    ...more,
  }
}
