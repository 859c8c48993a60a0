import { event, fixture, forecast, type Placeholders, type RowOf, selection, statement } from '@touchline/database'
import { EVENT_TYPE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { MATCH } from './graded-forecasts.queries.ts'

const { red_card, yellow_red_card, yellow_card, substitution } = EVENT_TYPE
const INCIDENTS = sql.raw([red_card, yellow_red_card, yellow_card, substitution].join())

/** The rated matches of a month that are over and whose cards and goals are known minute by minute. */
export const WITH_COURSE = statement((p: Placeholders<{ month: string }>) =>
  selection(
    { ...MATCH, over25: forecast.over25 },
    (columns) => sql`
      select ${columns} from ${forecast} join ${fixture} on ${fixture.id} = ${forecast.fixtureId}
      where ${forecast.day} >= ${p.month}::date and ${forecast.day} < ${p.month}::date + interval '1 month'
        and ${forecast.homeGoals} is not null
        and exists (select from ${event} where ${event.fixtureId} = ${fixture.id} and ${event.typeId} in (${INCIDENTS}))`,
  ),
)

export type CourseRow = RowOf<typeof WITH_COURSE>
