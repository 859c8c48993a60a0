import { fixture, side } from '@touchline/database'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Condition that a side's match was before the kick-off of another match, where one is named. */
export const endsBefore = (beforeId: Placeholder): SQL => sql`(${beforeId}::int is null or ${side.kickoff} < (
  select ${fixture.kickoff} from ${fixture} where ${fixture.id} = ${beforeId}::int))`
