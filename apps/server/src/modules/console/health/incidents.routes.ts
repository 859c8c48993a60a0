import { changeIncident, type Incident, openIncident } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { addIncident, holdIncident, type StoredIncident, writeIncident } from './incidents.queries.ts'

export const viewIncident = ({ startedAt, resolvedAt, updatedAt, ...rest }: StoredIncident): Incident => ({
  ...rest,
  started_at: startedAt.toISOString(),
  resolved_at: resolvedAt?.toISOString() ?? null,
  updated_at: updatedAt.toISOString(),
})

/** Always one: the row was written or is held. */
const only = (stored: StoredIncident | null): StoredIncident => {
  if (stored === null) throw new Error('The incident was not written')
  return stored
}

/** Incidents that operators publish. */
export async function incidentRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, openIncident, ({ body, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const added = only(await addIncident(client, { ...body, now }))
      const thing = { id: added.id, name: added.title }
      await noteAudit(client, {
        operator: operatorOf(request),
        deed: { action: 'site.incident', thing, after: body },
        now,
      })
      return { incident: viewIncident(added) }
    }),
  )

  serve(app, changeIncident, ({ params: { id }, body, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const before = await holdIncident(client, id)
      if (before === null) throw publicError('not_found', 'There is no incident with this id.')
      if (before.version !== body.version)
        throw publicError('conflict', 'Another operator changed the incident meanwhile. Nothing was changed.')
      const { title, text, resolved } = body
      const resolvedAt = resolved ? (before.resolvedAt ?? now) : null
      const changed = only(await writeIncident(client, { id, title, text, resolvedAt, now }))
      await noteAudit(client, {
        operator: operatorOf(request),
        deed: {
          action: 'site.incident',
          thing: { id, name: title },
          before: { title: before.title, text: before.text, resolved: before.resolvedAt !== null },
          after: { title, text, resolved },
        },
        now,
      })
      return { incident: viewIncident(changed) }
    }),
  )
}
