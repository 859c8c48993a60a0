import { inside, type Row } from './world.ts'

const BENCH = 12
const SUBSTITUTION = 18

/** Figures that events report exactly: statistics type by the event types it counts. */
const COUNTED: Readonly<Record<number, readonly number[]>> = {
  52: [14, 15, 16],
  59: [SUBSTITUTION],
  83: [20, 21],
  84: [19, 21],
}
/** Percentages, ratings and marks stand from the beginning. */
const STEADY = new Set([40, 45, 82, 118, 1533, 1584, 1605, 27265, 27268, 27270, 27275, 27276])

/** The sides' figures so far: counted where events report them, the final ones in proportion to the time played elsewhere. */
export function cutStatistics(fixture: Row, events: readonly Row[], share: number): Row[] {
  return inside(fixture, 'statistics').map((row) => {
    const counted = COUNTED[Number(row.type_id)]
    const own = events.filter((event) => event.participant_id === row.participant_id)
    const value = counted ? own.filter((event) => counted.includes(Number(event.type_id))).length : scaled(row, share)
    return { ...row, data: { value } }
  })
}

/** Line-ups with the players' figures so far; zeros are not sent, nor any figure of a substitute who has not come on. */
export function cutLineUps(fixture: Row, events: readonly Row[], share: number): Row[] {
  const came = new Set(events.filter((event) => event.type_id === SUBSTITUTION).map((event) => event.player_id))
  return inside(fixture, 'lineups').map((place) => {
    const playing = share > 0 && (place.type_id !== BENCH || came.has(place.player_id))
    const details = playing
      ? inside(place, 'details').map((row) => ({ ...row, data: { value: scaled(row, share) } }))
      : []
    return { ...place, details: details.filter((row) => row.data.value !== 0) }
  })
}

function scaled(row: Row, share: number): unknown {
  const value = (row.data as { value?: unknown } | undefined)?.value
  if (typeof value !== 'number' || STEADY.has(Number(row.type_id))) return value
  return Number.isInteger(value) ? Math.floor(value * share) : Math.round(value * share * 100) / 100
}
