import { SCORE_TYPE, type Side } from '@touchline/football'
import type { Row } from '../world.ts'
import type { Planned } from './calendar.ts'
import { periodId } from './events.ts'
import { SIDELINE, venueId } from './places.ts'

/** Epoch seconds of a kick-off. */
export const epoch = (start: string): number => Date.parse(`${start.replace(' ', 'T')}Z`) / 1000

/** The same thing for both sides, the home side first. */
export function bySide<T>({ home, away }: Planned, make: (location: Side, team: number, n: number) => T): T[] {
  return [make('home', home, 0), make('away', away, 1)]
}

export function scoresOf(planned: Planned, events: readonly Row[]): Row[] {
  const { id, goals, shootOut } = planned
  const count = (team: number, to: number) =>
    events.filter(
      (event) =>
        [14, 15, 16].includes(Number(event.type_id)) && event.participant_id === team && Number(event.minute) <= to,
    ).length
  const rows: [type: number, description: string, of: (team: number, n: number) => number][] = [
    [SCORE_TYPE.current, 'CURRENT', (_, n) => goals?.[n] ?? 0],
    [1, '1ST_HALF', (team) => count(team, 45)],
    [2, '2ND_HALF', (_, n) => goals?.[n] ?? 0],
    [48996, '2ND_HALF_ONLY', (team, n) => (goals?.[n] ?? 0) - count(team, 45)],
  ]
  if (shootOut) rows.push([3, 'ET', () => 0], [5, 'PENALTY_SHOOTOUT', (_, n) => shootOut[n] ?? 0])
  return rows.flatMap(([type, description, of], index) =>
    bySide(planned, (location, team, n) => ({
      id: id * 100 + index * 2 + n,
      fixture_id: id,
      type_id: type,
      participant_id: team,
      score: { goals: of(team, n), participant: location },
      description,
    })),
  )
}

/** Type, minute it counts from, length, minute at its end, and where it begins and ends in minutes from kick-off. */
const PERIODS = [
  [1, '1st-half', 0, 45, 46, 1, 47],
  [2, '2nd-half', 45, 45, 94, 62, 111],
  [3, 'extra-time', 90, 30, 122, 116, 148],
  [5, 'penalties', 120, 0, null, 150, 160],
] as const

export function periodsOf({ id, start, shootOut }: Planned): Row[] {
  return PERIODS.slice(0, shootOut ? 4 : 2).map(([type, description, from, length, minutes, begin, end]) => ({
    id: periodId(id, type),
    fixture_id: id,
    type_id: type,
    started: epoch(start) + begin * 60,
    ended: epoch(start) + end * 60,
    counts_from: from,
    ticking: false,
    sort_order: type,
    description,
    time_added: type === 5 ? null : 2,
    period_length: length,
    minutes,
    seconds: 0,
    has_timer: false,
  }))
}

export function corners(planned: Planned): Row[] {
  return bySide(planned, (_, team, n) => ({
    id: planned.id * 100 + 90 + n,
    fixture_id: planned.id,
    period_id: periodId(planned.id, 1),
    participant_id: team,
    type_id: 126,
    section: 'timeline',
    player_id: null,
    player_name: null,
    addition: `${n + 1}. Corner`,
    minute: 12 + n * 9,
    extra_minute: null,
    sort_order: n + 1,
  }))
}

export function statisticsOf(planned: Planned, events: readonly Row[]): Row[] {
  const { id } = planned
  const seen = (types: readonly number[], team: number) =>
    events.filter((event) => types.includes(Number(event.type_id)) && event.participant_id === team).length
  const shots = (n: number) => 8 + ((id + n * 5) % 9)
  const figures: [type: number, of: (team: number, n: number) => number][] = [
    [34, (_, n) => 2 + ((id + n * 3) % 8)],
    [41, (_, n) => shots(n) - 5],
    [42, (_, n) => shots(n)],
    [43, (_, n) => 80 + ((id + n * 31) % 60)],
    [44, (_, n) => 30 + ((id + n * 17) % 40)],
    [45, (_, n) => (n === 0 ? 40 + (id % 21) : 60 - (id % 21))],
    [51, (_, n) => (id + n) % 4],
    [52, (_, n) => planned.goals?.[n] ?? 0],
    [56, (_, n) => 7 + ((id + n) % 9)],
    [57, (_, n) => 1 + ((id + n) % 5)],
    [78, (_, n) => 9 + ((id + n * 2) % 10)],
    [80, (_, n) => 350 + ((id + n * 97) % 250)],
    [83, (team) => seen([20], team)],
    [84, (team) => seen([19], team)],
    [86, () => 5],
    [100, (_, n) => 5 + ((id + n) % 6)],
  ]
  return figures.flatMap(([type, of], index) =>
    bySide(planned, (location, team, n) => ({
      id: id * 100 + index * 2 + n,
      fixture_id: id,
      type_id: type,
      participant_id: team,
      data: { value: of(team, n) },
      location,
    })),
  )
}

export function metadataOf({ id, goals }: Planned): Row[] {
  const values: [type: number, values: unknown][] = [
    [159, { home: '4-4-2', away: '4-4-2' }],
    [161, { participant: '#DB0007' }],
    [162, { participant: '#FFFFFF' }],
    [572, { confirmed: goals !== null }],
  ]
  if (goals) values.push([578, { attendance: 40_000 + (id % 9_000) }])
  return values.map(([type, value], index) => ({
    id: id * 10 + index,
    metadatable_id: id,
    type_id: type,
    value_type: 'object',
    values: value,
  }))
}

/** One absence with what is known about it, and one in the later form that names the player only. */
export function sidelinedOf({ id, home, away }: Planned): Row[] {
  const rows: Row[] = []
  const arsenal = [home, away].includes(19)
  if (arsenal)
    rows.push({
      id: id * 2,
      fixture_id: id,
      sideline_id: SIDELINE.id,
      participant_id: 19,
      player_id: 1905,
      type_id: 557,
      sideline: SIDELINE,
    })
  if (id % 4 === 0)
    rows.push({
      id: id * 2 + 1,
      fixture_id: id,
      sideline_id: null,
      participant_id: away,
      player_id: away * 100 + 15,
      type_id: 339,
      sideline: null,
    })
  return rows
}

export function commentsOf({ id }: Planned): Row[] {
  const said: [minute: number | null, comment: string][] = [
    [null, 'The first half begins.'],
    [12, 'Corner from the left.'],
    [45, 'The first half is over.'],
    [60, 'The first changes are made.'],
    [90, 'The match is over.'],
  ]
  return said.map(([minute, comment], index) => ({
    id: id * 10 + index,
    fixture_id: id,
    comment,
    minute,
    extra_minute: null,
    is_goal: false,
    is_important: index === 0,
    order: index + 1,
  }))
}

export function weather({ id, home, goals }: Planned): Row {
  return {
    id: id * 3,
    fixture_id: id,
    venue_id: venueId(home),
    temperature: { day: 12.4, morning: 8.1, evening: 9.6, night: 6.2 },
    feels_like: { day: 11.2, morning: 7.4, evening: 8.3, night: 4.1 },
    wind: { speed: 4.5, direction: 240 },
    humidity: '64%',
    pressure: 1012,
    clouds: '40%',
    description: 'light rain',
    icon: 'https://cdn.sportmonks.com/images/weather/10d.png',
    type: goals ? 'actual' : 'forecast',
    metric: 'celcius',
    current: null,
  }
}

export function pressureOf(planned: Planned): Row[] {
  return [1, 30, 60, 90].flatMap((minute, index) =>
    bySide(planned, (_, team, n) => ({
      id: planned.id * 10 + index * 2 + n,
      fixture_id: planned.id,
      participant_id: team,
      minute,
      pressure: 10 + minute / (n + 2),
    })),
  )
}
