import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { liveCut, liveCutAt, phasesOf, RECORDED_FINAL, type Row, smallWorld, worldFromRecorded } from './index.ts'
import { inside } from './world.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const DATA = resolve(process.env.TOUCHLINE_DATA ?? resolve(ROOT, '../shared/data'), 'sportmonks')

const SHOOT_OUT = 19_500_010
const played = smallWorld().fixtures.find((row) => row.id === SHOOT_OUT) ?? { id: 0 }

const score = (fixture: Row, description: string) =>
  inside(fixture, 'scores')
    .filter((row) => row.description === description)
    .sort((a, b) => a.id - b.id)
    .map((row) => row.score as { goals: number; participant: string })
    .sort((a, b) => b.participant.localeCompare(a.participant))
    .map((one) => one.goals)
    .join('–')

const clock = (fixture: Row) => inside(fixture, 'periods').find((period) => period.ticking)?.minutes

/** State, running minute, score, shoot-out and number of events at a minute. */
const seen = (fixture: Row, minute: number) => {
  const cut = liveCut(fixture, minute)
  return [cut.state_id, clock(cut), score(cut, 'CURRENT'), score(cut, 'PENALTY_SHOOTOUT'), inside(cut, 'events').length]
}

describe('a finished fixture told minute by minute', () => {
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

  it('tells minute, score and shoot-out as they were', () => {
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

describe.skipIf(!existsSync(DATA))('the recorded final', () => {
  it('is told from the early goal to the last kick', () => {
    const world = worldFromRecorded(DATA)
    const final = world.fixtures.find((row) => row.id === RECORDED_FINAL) ?? { id: 0 }
    expect([5, 6, 64, 65, 98, 106, 122, 130].map((minute) => seen(final, minute))).toEqual([
      [2, 5, '0–0', '', 0],
      [2, 6, '0–1', '', 1],
      [22, 64, '0–1', '', 3],
      [22, 65, '1–1', '', 4],
      [6, 98, '1–1', '', 15],
      [23, 106, '1–1', '', 19],
      [9, null, '1–1', '1–1', 22],
      [9, null, '1–1', '4–3', 30],
    ])
    expect(liveCut(final, 131)).toBe(final)
    expect([world.standings.length, world.odds.length, world.players.length]).toEqual([20, 3833, 133])
  })
})
