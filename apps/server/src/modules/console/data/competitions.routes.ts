import { competitions, showCompetition } from '@touchline/contract'
import {
  country,
  execute,
  firstRow,
  fixture,
  inTransaction,
  league,
  type Placeholders,
  query,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { takeTurn } from '@touchline/ingest/write/apply-batch.ts'
import { writeLiveEvents } from '@touchline/ingest/write/change-log.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'

const ALL = statement(() =>
  selection(
    {
      id: league.id,
      name: league.name,
      shown: league.shown,
      active: league.active,
      countryId: country.id,
      countryName: country.name,
      countryCode: country.code,
      matches: sql<number>`coalesce(f.matches, 0)::integer`,
      lastAt: sql<Date | null>`f.last_at`,
    },
    (columns) => sql`
      select ${columns} from ${league} join ${country} on ${country.id} = ${league.countryId}
      left join (select ${fixture.leagueId}, count(*) as matches, max(${fixture.kickoff}) as last_at
        from ${fixture} group by ${fixture.leagueId}) f on f.league_id = ${league.id}
      order by ${country.name}, ${league.tier}, ${league.name}, ${league.id}`,
  ),
)

const HELD = statement((p: Placeholders<{ id: number }>) =>
  query.select({ name: league.name, shown: league.shown }).from(league).where(eq(league.id, p.id)).for('update'),
)

/** Which competitions visitors see. */
export async function competitionRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, competitions, async () => ({
    competitions: (await rows(database.pool, ALL, {})).map(
      ({ countryId, countryName, countryCode, lastAt, ...one }) => ({
        ...one,
        country: { id: countryId, name: countryName, code: countryCode },
        last_at: lastAt?.toISOString() ?? null,
      }),
    ),
  }))

  serve(app, showCompetition, ({ body: { id, shown }, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      await takeTurn(client)
      const held = await firstRow(client, HELD, { id })
      if (held === null) throw publicError('not_found', 'There is no competition of this id.')
      if (held.shown === shown) return { done: true as const }
      await execute(client, query.update(league).set({ shown }).where(eq(league.id, id)))
      // It affects lists of every kind: every cached answer is dropped.
      await writeLiveEvents(client, [{ topic: 'change', payload: { tags: ['*'] } }], now)
      const thing = { id, name: held.name }
      const deed = { action: 'data.show', thing, before: { shown: held.shown }, after: { shown } } as const
      await noteAudit(client, { operator: operatorOf(request), deed, now })
      return { done: true as const }
    }),
  )
}
