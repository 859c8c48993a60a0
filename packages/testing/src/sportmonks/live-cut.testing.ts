import { liveCut, type Row } from './index.ts'
import { inside } from './world.ts'

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
export const seen = (fixture: Row, minute: number) => {
  const cut = liveCut(fixture, minute)
  return [cut.state_id, clock(cut), score(cut, 'CURRENT'), score(cut, 'PENALTY_SHOOTOUT'), inside(cut, 'events').length]
}
