import { type Database, event, type Placeholders, prepared, query, type RowOf, rows, side } from '@touchline/database'
import {
  EVENT_TYPE,
  GOAL_TYPES,
  type Half,
  type HitCounts,
  type HitFacts,
  hitsOf,
  knownScore,
  type ListedEvent,
  matchEvents,
  sumHits,
} from '@touchline/football'
import { and, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** How often each happened in these matches, or in a half of each. @param homes whether each is seen from its home team, in the order of the ids */
export async function countHits(
  { pool }: Database,
  { fixtureIds, homes, half }: { fixtureIds: readonly number[]; homes: readonly boolean[]; half: Half },
): Promise<HitCounts> {
  const values = { fixtureIds, typeIds: half === 0 ? COUNTED : GOAL_TYPES }
  const [sides, events] = await Promise.all([rows(pool, SIDES, { fixtureIds }), rows(pool, EVENTS, values)])
  const ofFixture = Map.groupBy(events, ({ fixtureId }) => fixtureId)
  const homeOf = new Map(fixtureIds.map((id, at) => [id, homes[at]]))
  return sumHits(
    sides.map((row) =>
      hitsOf(factsOf(row, ofFixture.get(row.fixtureId) ?? []), homeOf.get(row.fixtureId) ? 'home' : 'away', half),
    ),
  )
}

const home = alias(side, 'h')
const away = alias(side, 'a')

const SIDES = prepared((p: Placeholders<{ fixtureIds: readonly number[] }>) =>
  query
    .select({
      fixtureId: home.fixtureId,
      goals: home.goals,
      conceded: home.conceded,
      halfTimeGoals: home.halfTimeGoals,
      halfTimeConceded: home.halfTimeConceded,
      homeCorners: home.corners,
      homeYellow: home.yellowCards,
      homeRed: home.redCards,
      awayCorners: away.corners,
      awayYellow: away.yellowCards,
      awayRed: away.redCards,
    })
    .from(home)
    .innerJoin(away, and(sql`${away.fixtureId} = ${home.fixtureId}`, not(away.home)))
    .where(and(home.home, sql`${home.fixtureId} = any(${p.fixtureIds}::int[])`)),
)

const COUNTED = [EVENT_TYPE.corner, EVENT_TYPE.yellow_card, EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card]

const EVENTS = prepared((p: Placeholders<{ fixtureIds: readonly number[]; typeIds: readonly number[] }>) =>
  query
    .select({
      fixtureId: event.fixtureId,
      typeId: event.typeId,
      home: event.home,
      minute: event.minute,
      comment: event.comment,
    })
    .from(event)
    .where(
      and(
        sql`${event.fixtureId} = any(${p.fixtureIds}::int[])`,
        sql`${event.typeId} = any(${p.typeIds}::smallint[])`,
        not(event.staff),
      ),
    ),
)

type Row = RowOf<typeof SIDES>
type CountedEvent = Pick<ListedEvent, 'typeId' | 'home' | 'minute' | 'comment'>

function factsOf(row: Row, events: readonly CountedEvent[]): HitFacts {
  const figures = (corners: number | null, yellowCards: number | null, redCards: number | null) => ({
    corners,
    yellowCards,
    redCards,
    statistics: {},
  })
  const listed = events.map((one) => ({ ...one, extraMinute: null, playerId: null, playerName: null }))
  return {
    scores: {
      fullTime: knownScore(row.goals, row.conceded),
      halfTime: knownScore(row.halfTimeGoals, row.halfTimeConceded),
    },
    sides: {
      home: figures(row.homeCorners, row.homeYellow, row.homeRed),
      away: figures(row.awayCorners, row.awayYellow, row.awayRed),
    },
    ...matchEvents(listed),
  }
}
