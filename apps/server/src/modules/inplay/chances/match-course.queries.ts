import {
  type Database,
  firstRow,
  fixture,
  type Placeholders,
  type RowOf,
  selection,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { redCards, sideJoins } from '../../shared/fixture-row.ts'

const STAND = statement((p: Placeholders<{ fixtureId: number }>) =>
  selection(
    {
      stateId: fixture.stateId,
      minute: fixture.minute,
      minuteEstimated: fixture.minuteEstimated,
      homeGoals: fixture.homeGoals,
      awayGoals: fixture.awayGoals,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      homeFullTime: fixture.homeFullTime,
      awayFullTime: fixture.awayFullTime,
      ...redCards,
    },
    (columns) => sql`select ${columns} from ${fixture} ${sideJoins} where ${fixture.id} = ${p.fixtureId}`,
  ),
)

/** The present or final state of a match. */
export type StoredStand = RowOf<typeof STAND>

/** Null when there is no fixture of this id. */
export const findStand = ({ pool }: Database, fixtureId: number): Promise<StoredStand | null> =>
  firstRow(pool, STAND, { fixtureId })
