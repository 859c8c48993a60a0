import { describe, expect, it } from 'vitest'
import { liveCut, liveCutAt, phasesOf, type Row, smallWorld } from './index.ts'
import { seen } from './live-cut.testing.ts'
import { inside } from './world.ts'

const SHOOT_OUT = 19_500_010
const played = smallWorld().fixtures.find((row) => row.id === SHOOT_OUT) ?? { id: 0 }

describe('a finished fixture reported minute by minute', () => {
  it('has no line-ups two hours before, line-ups half an hour before, and nothing else until the kick-off', () => {
    expect(inside(liveCut(played, -120), 'lineups')).toEqual([])
    const soon = liveCut(played, -30)
    expect([soon.state_id, inside(soon, 'lineups').length, soon.scores, soon.statistics, soon.periods]).toEqual([
      1,
      32,
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
    expect([0, 30, 75, 100, 110, 121, 126].map((minute) => seen(played, minute))).toEqual([
      [2, 0, '0–0', '', 0],
      [2, 30, '0–0', '', 0],
      [22, 75, '1–0', '', 6],
      [6, 100, '1–0', '', 8],
      [23, 110, '1–0', '', 8],
      [9, null, '1–0', '1–0', 9],
      [9, null, '1–0', '3–3', 14],
    ])
    expect(liveCut(played, 131)).toBe(played)
  })

  it('never takes back an event, and its figures only grow', () => {
    const phases = phasesOf(played)
    let before = liveCutAt(played, (phases[0]?.begin ?? 0) - 60)
    const shots = (cut: Row) =>
      inside(cut, 'statistics').flatMap((row) =>
        row.type_id === 42 ? Number((row.data as { value: number }).value) : [],
      )
    for (let at = phases[0]?.begin ?? 0; at <= (phases.at(-1)?.end ?? 0); at += 60) {
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
