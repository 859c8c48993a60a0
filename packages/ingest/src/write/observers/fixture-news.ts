import {
  execute,
  fixture,
  fixtureNews,
  lineupEntry,
  namesOf,
  type Placeholders,
  query,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { isDecided, isOver, STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { WrittenChanges } from '../changed-things.ts'
import type { FixtureSummary } from '../fixture-summaries.ts'
import { noteNewsHappened } from './happenings.ts'

const OFF: readonly number[] = [STATE.postponed, STATE.suspended, STATE.deleted]
const isOff = (state: number) => (isOver(state) && !isDecided(state)) || OFF.includes(state)

/** More fixtures that move in one batch are a source that is read for the first time. */
const MAX_MOVED = 200
/** Line-ups come out in the hours before a match; those of others are history. */
const LINEUP_HOURS = 6

/** Stores news of matches ahead: another kick-off, called off or on again, line-ups out. */
export async function noteNews(
  client: pg.ClientBase,
  { changed: { lineup }, before, after, now }: WrittenChanges,
): Promise<void> {
  const found = [...after.values()].flatMap((fixture) => newsOf(before.get(fixture.id), fixture, now))
  const news = found.length <= MAX_MOVED ? found : []
  if (news.length > 0) await execute(client, query.insert(fixtureNews).values(news))
  const out = lineup.size === 0 ? [] : await rows(client, LINEUPS_OUT, { fixtures: [...lineup], now })
  await noteNewsHappened(client, [...news, ...out], now)
}

const LINEUPS_OUT = statement((p: Placeholders<{ fixtures: readonly number[]; now: Date }>) =>
  selection(
    {
      fixtureId: fixtureNews.fixtureId,
      kind: fixtureNews.kind,
      kickoff: fixtureNews.kickoff,
      kickoffKnown: fixtureNews.kickoffKnown,
    },
    (columns) => sql`
      insert into ${fixtureNews} (${namesOf(fixtureNews, ['fixtureId', 'kind', 'at', 'kickoff', 'kickoffKnown', 'stateId'])})
      select ${fixture.id}, 'lineup', ${p.now}::timestamptz, ${fixture.kickoff}, ${fixture.kickoffKnown}, ${fixture.stateId}
      from ${fixture}
      where ${fixture.id} = any(${p.fixtures}::integer[]) and ${fixture.lineupConfirmed} is not false
        and ${fixture.stateId} = ${sql.raw(String(STATE.not_started))}
        and ${fixture.kickoff} between ${p.now}::timestamptz and ${p.now}::timestamptz + make_interval(hours => ${sql.raw(String(LINEUP_HOURS))})
        and exists (select from ${lineupEntry} where ${lineupEntry.fixtureId} = ${fixture.id})
      on conflict do nothing
      returning ${columns}`,
  ),
)

function newsOf(before: FixtureSummary | undefined, after: FixtureSummary, at: Date) {
  if (!before || isDecided(before.stateId) || isDecided(after.stateId)) return []
  const { kickoff, kickoffKnown, stateId } = before
  // A match called off or on again with another day is reported once.
  const isMoved = kickoff.getTime() !== after.kickoff.getTime() || kickoffKnown !== after.kickoffKnown
  const kind = isMoved ? ('moved' as const) : isOff(stateId) !== isOff(after.stateId) ? ('off' as const) : null
  return kind ? [{ fixtureId: after.id, kind, at, kickoff, kickoffKnown, stateId }] : []
}
