import type { CommentsRecord, FixtureRecord, PressureRecord } from '@touchline/football'
import type { Row } from '../world.ts'

export const commentRows = ({ fixture, comments }: CommentsRecord): Row[] =>
  comments.map(({ minute, extraMinute, text, goal, important }, at) => ({
    ...{ id: Number(fixture) * 1_000 + at, fixture_id: Number(fixture), comment: text, minute },
    ...{ extra_minute: extraMinute, is_goal: goal, is_important: important, order: at + 1 },
  }))

/** The pressure of the side that presses, minute by minute. */
export const pressureRows = (fixture: FixtureRecord, { minutes }: PressureRecord): Row[] =>
  minutes.map(({ minute, value }, at) => ({
    ...{ id: Number(fixture.key) * 1_000 + at, fixture_id: Number(fixture.key), minute },
    ...{ participant_id: Number(value < 0 ? fixture.away : fixture.home), pressure: Math.abs(value) },
  }))
