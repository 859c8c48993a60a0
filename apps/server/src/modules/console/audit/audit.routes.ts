import { type AuditEntry, audit, may } from '@touchline/contract'
import { DAY_MS } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { auditChoices, findEntries, type StoredEntry } from './audit.queries.ts'
import { maskName } from './mask.ts'

const startOf = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`))
function endOf(day: string | undefined): Date | null {
  const start = startOf(day)
  return start && new Date(start.getTime() + DAY_MS)
}

/** An entry for display; without `personal` the operator and their address are masked too. */
export function viewEntry(
  { at, targetKind, targetId, before, after, ...entry }: StoredEntry,
  personal: boolean,
): AuditEntry {
  return {
    ...entry,
    actor: personal ? entry.actor : maskName(entry.actor),
    address: personal ? entry.address : null,
    at: at.toISOString(),
    target_kind: targetKind,
    target_id: targetId,
    before: before as AuditEntry['before'],
    after: after as AuditEntry['after'],
  }
}

export async function auditRoutes(app: FastifyInstance, { database }: Pick<ModuleDeps, 'database'>): Promise<void> {
  serve(app, audit, async ({ query, request }) => {
    const personal = may(viewerOf(request).role, 'members.personal')
    const { actor = null, action = null, member = null, before = null, limit, from, to } = query
    // One more says whether there is another page.
    const filter = { actor: personal ? actor : null, action, member, before, limit: limit + 1 }
    const [found, { actors, actions }] = await Promise.all([
      findEntries(database, { ...filter, from: startOf(from), to: endOf(to) }),
      auditChoices(database),
    ])
    const entries = found.slice(0, limit)
    return {
      entries: entries.map((entry) => viewEntry(entry, personal)),
      next: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
      actors: personal ? actors : [],
      actions,
    }
  })
}
