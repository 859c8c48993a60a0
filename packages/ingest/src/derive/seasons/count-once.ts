import { fixture, type Placeholders, rows, selection, side, statement } from '@touchline/database'
import { isFinished, STATES } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'

const TURNED = statement((p: Placeholders<{ seasonId: number; doubled: readonly number[] }>) =>
  selection(
    { id: fixture.id },
    (columns) => sql`
      update ${fixture} set doubled = not ${fixture.doubled}
      where ${fixture.seasonId} = ${p.seasonId} and ${fixture.doubled} <> (${fixture.id} = any(${p.doubled}::integer[]))
      returning ${columns}`,
  ),
)

const FINISHED = sql.raw(
  STATES.map(({ id }) => id)
    .filter(isFinished)
    .join(),
)

/** A side's lead in the final score; null without a score. */
const ahead: SQL = sql`(case when ${side.home} then 1 else -1 end) *
  (coalesce(${fixture.homeExtraTime}, ${fixture.homeFullTime}) - coalesce(${fixture.awayExtraTime}, ${fixture.awayFullTime}))`

const SIDES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    {},
    () => sql`
      update ${side} set finished = counts, points = case when counts and ahead is not null
        then case sign(ahead) when 1 then 3 when 0 then 1 else 0 end end
      from (
        select ${side.fixtureId} as id, ${side.home} as is_home, ${ahead} as ahead,
          not ${fixture.doubled} and ${fixture.stateId} in (${FINISHED}) as counts
        from ${side} join ${fixture} on ${fixture.id} = ${side.fixtureId} where ${fixture.id} = any(${p.ids}::integer[])) as i
      where ${side.fixtureId} = i.id and ${side.home} = i.is_home`,
  ),
)

/**
 * Takes the matches that stand twice in a season out of everything that counts matches, lists of past ones, ratings and the finder as well
 * as tables, and those back in that no longer do. @returns which these are
 */
export async function countOnce(
  client: pg.ClientBase,
  seasonId: number,
  doubled: ReadonlySet<number>,
): Promise<number[]> {
  const ids = (await rows(client, TURNED, { seasonId, doubled: [...doubled] })).map(({ id }) => id)
  if (ids.length > 0) await rows(client, SIDES, { ids })
  return ids
}
