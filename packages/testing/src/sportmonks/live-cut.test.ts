import { EVENT_TYPE, type EventRecord, GOAL_TYPES } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { liveCut, liveCutAt, phasesOf, type Row } from './index.ts'
import { seen } from './live-cut.testing.ts'
import { SHOOT_OUT, SLICE, sliceWorld } from './slice/index.ts'
import { inside } from './world.ts'

const played = sliceWorld().fixtures.find((row) => row.id === Number(SHOOT_OUT.key)) ?? { id: 0 }

const { events = [] } = SLICE.events?.find(({ fixture }) => fixture === SHOOT_OUT.key) ?? {}
const { corner, shootout_missed, shootout_scored } = EVENT_TYPE
const isKick = ({ type }: EventRecord) => type === shootout_scored || type === shootout_missed

/** Score, score of the shoot-out and number of events by a minute, or by a kick after the 120th. */
function reportedBy(minute: number) {
  const kicks = events.filter(isKick).slice(0, Math.max(0, minute - 120))
  const played = events.filter((event) => event.minute <= minute && event.type !== corner && !isKick(event))
  const score = (list: readonly EventRecord[], types: readonly number[]) =>
    ['home', 'away'].map((side) => list.filter((one) => one.side === side && types.includes(one.type)).length).join('–')
  const shootOut = kicks.length > 0 ? score(kicks, [shootout_scored]) : ''
  return [score(played, GOAL_TYPES), shootOut, played.length + kicks.length]
}

describe('a finished fixture reported minute by minute', () => {
  it('has no line-ups two hours before, line-ups half an hour before, and nothing else until the kick-off', () => {
    expect(inside(liveCut(played, -120), 'lineups')).toEqual([])
    const soon = liveCut(played, -30)
    expect([soon.state_id, inside(soon, 'lineups').length, soon.scores, soon.statistics, soon.periods]).toEqual([
      1,
      SLICE.lineups?.find(({ fixture }) => fixture === SHOOT_OUT.key)?.entries.length,
      [],
      [],
      [],
    ])
  })

  it('goes through every state from kick-off to the end of the shoot-out', () => {
    const phases = phasesOf(played)
    const states = phases.flatMap((phase) => [phase.begin, phase.end].map((at) => liveCutAt(played, at).state_id))
    expect(states).toEqual([2, 3, 22, 4, 6, 21, 23, 25, 9, 8])
  })

  it('reports minute, score and shoot-out as they were', () => {
    const minutes = [
      [2, 0],
      [2, 30],
      [22, 75],
      [6, 100],
      [23, 110],
      [9, 121],
      [9, 126],
    ] as const
    expect(minutes.map(([, minute]) => seen(played, minute))).toEqual(
      minutes.map(([state, minute]) => [state, minute > 120 ? null : minute, ...reportedBy(minute)]),
    )
    expect(liveCut(played, 131)).toBe(played)
  })

  it('never takes back an event, and its figures only grow', () => {
    const phases = phasesOf(played)
    let before = liveCutAt(played, (phases[0]?.begin ?? 0) - 60)
    const shots = (cut: Row) =>
      inside(cut, 'statistics').flatMap((row) =>
        row.type_id === 42 ? Number((row.data as { value: number }).value) : [],
      )
    for (let at = phases[0]?.begin ?? 0; at < (phases.at(-1)?.end ?? 0) + 60; at += 60) {
      const cut = liveCutAt(played, at)
      expect(inside(cut, 'events').slice(0, inside(before, 'events').length)).toEqual(before.events)
      for (const [side, figure] of shots(cut).entries()) expect(figure).toBeGreaterThanOrEqual(shots(before)[side] ?? 0)
      before = cut
    }
    expect(before).toBe(played)
  })

  it('names no winner and no result before the end, and no figures of a substitute who has not come on', () => {
    const cut = liveCut(played, 40)
    expect(cut.result_info).toBeNull()
    expect(inside(cut, 'participants').map((side) => (side.meta as { winner: unknown }).winner)).toEqual([null, null])
    const bench = inside(cut, 'lineups').filter((place) => place.type_id === 12)
    expect(bench.flatMap((place) => inside(place, 'details'))).toEqual([])
  })
})
