import { event, type Placeholders, query, type RowOf, rows, side, statement } from '@touchline/database'
import {
  EVENT_TYPE,
  type EventRecord,
  type FixtureParts,
  type HitFacts,
  hitBits,
  knownScore,
  type ListedEvent,
  matchEvents,
} from '@touchline/football'
import { and, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { updateRows } from '../rows/upsert.ts'

/** What the column `hits` of both sides of a new fixture is counted from. @param events what is listed of it */
export function newFacts(parts: FixtureParts<number>, events: readonly EventRecord[]): HitFacts {
  const listed = events
    .filter(({ staff }) => !staff)
    .map(({ type, side, ...one }) => ({ ...one, typeId: type, home: side === 'home', playerId: null }))
  return { scores: parts.scores, sides: parts.sides, ...matchEvents(listed) }
}

/** Brings the column `hits` of both sides in line with the scores, figures and events of these fixtures. */
export async function updateHits(client: pg.ClientBase, fixtureIds: readonly number[]): Promise<void> {
  if (fixtureIds.length === 0) return
  const events = await rows(client, EVENTS, { fixtureIds, typeIds: COUNTED })
  const ofFixture = Map.groupBy(events, ({ fixtureId }) => fixtureId)
  const sides = (await rows(client, SIDES, { fixtureIds })).flatMap((row) => {
    const facts = factsOf(row, ofFixture.get(row.fixtureId) ?? [])
    return [true, false].map((home) => ({
      fixtureId: row.fixtureId,
      home,
      hits: hitBits(facts, home ? 'home' : 'away'),
    }))
  })
  await updateRows(client, side, sides, ['fixtureId', 'home'])
}

const home = alias(side, 'h')
const away = alias(side, 'a')

const SIDES = statement((p: Placeholders<{ fixtureIds: readonly number[] }>) =>
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

const EVENTS = statement((p: Placeholders<{ fixtureIds: readonly number[]; typeIds: readonly number[] }>) =>
  query
    .select({
      fixtureId: event.fixtureId,
      typeId: event.typeId,
      home: event.home,
      minute: event.minute,
      extraMinute: event.extraMinute,
      playerId: event.playerId,
      playerName: event.playerName,
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

function factsOf(row: Row, events: readonly ListedEvent[]): HitFacts {
  const figures = (corners: number | null, yellowCards: number | null, redCards: number | null) => ({
    corners,
    yellowCards,
    redCards,
    statistics: {},
  })
  return {
    scores: {
      fullTime: knownScore(row.goals, row.conceded),
      halfTime: knownScore(row.halfTimeGoals, row.halfTimeConceded),
    },
    sides: {
      home: figures(row.homeCorners, row.homeYellow, row.homeRed),
      away: figures(row.awayCorners, row.awayYellow, row.awayRed),
    },
    ...matchEvents(events),
  }
}

type Row = RowOf<typeof SIDES>
