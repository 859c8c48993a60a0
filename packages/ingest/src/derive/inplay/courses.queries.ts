import { event, type Placeholders, type Queryable, rows, selection, statement } from '@touchline/database'
import { EVENT_TYPE, GOAL_TYPES } from '@touchline/football'
import type { CourseEvent, Pair } from '@touchline/probability'
import { sql } from 'drizzle-orm'

const { red_card, yellow_red_card, yellow_card, substitution } = EVENT_TYPE
const list = (types: readonly number[]) => sql.raw(types.join())
const GOALS = list(GOAL_TYPES)
const CHANGES = list([...GOAL_TYPES, red_card, yellow_red_card])
/** A match with one of these has all its cards. */
const INCIDENTS = list([red_card, yellow_red_card, yellow_card, substitution])
const LAST_MINUTE = 90

const COURSES = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  selection(
    {
      id: event.fixtureId,
      cardsKnown: sql<boolean>`bool_or(${event.typeId} in (${INCIDENTS}))`,
      events: sql<CourseEvent[]>`coalesce(json_agg(json_build_object(
        'kind', case when ${event.typeId} in (${GOALS}) then 'goal' else 'red_card' end, 'minute', greatest(1, ${event.minute}),
        'added', coalesce(${event.extraMinute}, 0), 'home', ${event.home}) order by ${event.place})
        filter (where ${event.typeId} in (${CHANGES}) and not ${event.staff} and ${event.minute} <= ${sql.raw(String(LAST_MINUTE))}), '[]')`,
    },
    (columns) => sql`
      select ${columns} from ${event} where ${event.fixtureId} = any(${p.fixtures}::integer[]) group by ${event.fixtureId}`,
  ),
)

/** Events of the 90 minutes of a match that change the chances. */
export interface MatchCourse {
  /** In order. */
  events: CourseEvent[]
  /** False where a source reports goals alone. */
  cardsKnown: boolean
}

/** The courses of matches by fixture; none for a match without events. */
export async function coursesOf(queryable: Queryable, fixtures: readonly number[]): Promise<Map<number, MatchCourse>> {
  const found = await rows(queryable, COURSES, { fixtures })
  return new Map(found.map(({ id, ...course }) => [id, course]))
}

/** Whether the goals of a course are those of a score: events may be missing. */
export function makesScore({ events }: MatchCourse, [home, away]: Pair): boolean {
  const goals = events.filter(({ kind }) => kind === 'goal')
  const ofHome = goals.filter((goal) => goal.home).length
  return ofHome === home && goals.length - ofHome === away
}
