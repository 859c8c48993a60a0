import {
  alertRecipient,
  execute,
  firstRow,
  fixture,
  hiddenScore,
  namesOf,
  type Placeholders,
  type Queryable,
  query,
  selection,
  statement,
  team,
} from '@touchline/database'
import type { HiddenScores } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'

const wish = sql<HiddenScores>`(
  select jsonb_build_object(
    'everywhere', ${alertRecipient.hidesEverywhere},
    'shownUntil', coalesce(extract(epoch from ${alertRecipient.shownUntil}) * 1000, 0)::bigint,
    'teams', coalesce(jsonb_agg(x.team_id order by x.id) filter (where x.team_id is not null), '[]'),
    'matches', coalesce(jsonb_agg(jsonb_build_array(hf.id, hf.home_team_id, hf.away_team_id) order by x.id)
      filter (where hf.id is not null and not x.is_shown), '[]'),
    'shown', coalesce(jsonb_agg(x.fixture_id order by x.id) filter (where x.is_shown), '[]'))
  from hidden_score x left join ${fixture} hf on hf.id = x.fixture_id where x.recipient_id = ${alertRecipient.id})`

/** The scores that a recipient hides, for a query that has `alert_recipient`; null where nothing is hidden. */
export const hiddenScores = sql<HiddenScores | null>`case when ${alertRecipient.hidesEverywhere} or exists (
  select from hidden_score x where x.recipient_id = ${alertRecipient.id} and not x.is_shown) then ${wish} end`

const OF_RECIPIENT = statement((p: Placeholders<{ recipientId: number | null; accountId: number | null }>) =>
  selection(
    { hidden: wish },
    (columns) => sql`
      select ${columns} from ${alertRecipient}
      where ${alertRecipient.id} = ${p.recipientId}::integer or ${alertRecipient.accountId} = ${p.accountId}::integer`,
  ),
)

/** The scores that a recipient hides; null where nothing was ever set. */
export async function findHidden(
  queryable: Queryable,
  of: { recipientId: number } | { accountId: number },
): Promise<HiddenScores | null> {
  const asked = { recipientId: null, accountId: null, ...of }
  return (await firstRow(queryable, OF_RECIPIENT, asked))?.hidden ?? null
}

/** Replaces what a recipient hides; teams and matches that do not exist are left out. */
export async function setHidden(client: Queryable, recipientId: number, hidden: HiddenScores): Promise<void> {
  const { everywhere, teams, matches, shown, shownUntil } = hidden
  const all = { hidesEverywhere: everywhere, shownUntil: shownUntil === 0 ? null : new Date(shownUntil) }
  await execute(client, query.update(alertRecipient).set(all).where(eq(alertRecipient.id, recipientId)))
  await execute(client, query.delete(hiddenScore).where(eq(hiddenScore.recipientId, recipientId)))
  const ofMatches = (ids: readonly number[], isShown: boolean) =>
    sql`select ${recipientId}::integer, null::integer, ${fixture.id}, ${isShown}::boolean
      from unnest(${sql.param(ids)}::integer[]) with ordinality as w(id, at) join ${fixture} on ${fixture.id} = w.id order by w.at`
  await execute(
    client,
    sql`insert into ${hiddenScore} (${namesOf(hiddenScore, ['recipientId', 'teamId', 'fixtureId', 'isShown'])})
      (select ${recipientId}::integer, ${team.id}, null::integer, false
        from unnest(${sql.param(teams)}::integer[]) with ordinality as w(id, at) join ${team} on ${team.id} = w.id order by w.at)
      union all (${ofMatches(
        matches.map(([id]) => id),
        false,
      )})
      union all (${ofMatches(shown, true)})
      on conflict do nothing`,
  )
}
