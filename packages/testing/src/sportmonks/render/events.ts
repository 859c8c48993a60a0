import {
  EVENT_TYPE,
  type EventRecord,
  type EventTypeId,
  type FixtureEventsRecord,
  type FixtureRecord,
  PERIOD,
} from '@touchline/football'
import type { Row } from '../world.ts'
import { periodId } from './periods.ts'

const CORNER = 126
/** The provider counts the kicks of a shoot-out the other way round. */
const TYPES = new Map<EventTypeId, number>([
  [EVENT_TYPE.shootout_missed, 22],
  [EVENT_TYPE.shootout_scored, 23],
])

const isKick = ({ type }: EventRecord): boolean => TYPES.has(type)
const isCorner = ({ type }: EventRecord): boolean => type === EVENT_TYPE.corner

/** All events but corners, which are on the timeline. */
export function eventRows(fixture: FixtureRecord, { events }: FixtureEventsRecord): Row[] {
  const kicks = events.filter(isKick)
  return events
    .filter((event) => !isCorner(event))
    .map((event, at) => ({
      ...eventRow(fixture, event, at),
      ...{ type_id: TYPES.get(event.type) ?? event.type, section: 'event' },
      // The minute of a shoot-out kick is its number.
      ...(isKick(event) && { minute: kicks.indexOf(event) + 1 }),
    }))
}

export const cornerRows = (fixture: FixtureRecord, { events }: FixtureEventsRecord): Row[] =>
  events.filter(isCorner).map((event, at) => ({
    ...eventRow(fixture, event, at),
    ...{ type_id: CORNER, section: 'timeline', addition: event.comment },
  }))

function eventRow(fixture: FixtureRecord, event: EventRecord, at: number): Row {
  const { minute } = event
  const { first_half, second_half, extra_time, shoot_out } = PERIOD
  const period = isKick(event) ? shoot_out : minute <= 45 ? first_half : minute <= 90 ? second_half : extra_time
  return {
    ...{ id: Number(event.key), fixture_id: Number(fixture.key), participant_id: Number(fixture[event.side]) },
    ...{ period_id: periodId(Number(fixture.key), period), minute, extra_minute: event.extraMinute },
    ...{ player_id: event.player && Number(event.player), player_name: event.playerName },
    related_player_id: event.relatedPlayer && Number(event.relatedPlayer),
    related_player_name: event.relatedPlayerName,
    ...{ result: event.result ?? null, addition: event.addition ?? null, info: event.info ?? null },
    ...{ injured: null, on_bench: false, coach_id: null, sub_type_id: null, rescinded: null, sort_order: at + 1 },
  }
}
