import { type AuditEntry, may } from '@touchline/contract'
import { type Database, inTransaction, isUniqueViolation, type Queryable } from '@touchline/database'
import { writeLiveEvents } from '@touchline/ingest/write/change-log.ts'
import type { Clock } from '@touchline/runtime'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../platform/http/errors.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import { newestAbout } from '../console/audit/audit.queries.ts'
import { viewEntry } from '../console/audit/audit.routes.ts'
import { noteAudit, type Operator, operatorOf } from '../console/audit/audit.ts'
import { addVersion, readSetting } from './setting-rows.queries.ts'
import { SETTINGS_TAG, type SiteSettings } from './site-settings.ts'

const MAX_SAID = 300
const CHANGED = 'Another operator changed this meanwhile. Look at what is new, then save again.'

type Said = Record<string, string | number | boolean | null>

/** A value as the audit writes it: flat, with long texts cut. */
export function saidOf(value: unknown, path = ''): Said {
  if (Array.isArray(value)) return { [path]: cut(value.map(String).join(', ')) }
  if (value !== null && typeof value === 'object')
    return Object.assign(
      {},
      ...Object.entries(value).map(([key, one]) => saidOf(one, path === '' ? key : `${path}.${key}`)),
    )
  if (typeof value === 'string') return { [path]: cut(value) }
  return { [path]: value as number | boolean | null }
}

const cut = (text: string) => (text.length > MAX_SAID ? `${text.slice(0, MAX_SAID - 1)}…` : text)

interface Changing<Value> {
  key: string
  /** The version that the operator looked at. */
  version: number
  /** Null restores the default. */
  value: Value | null
  /** Text of a value in the audit; the value itself by default. */
  said?: (value: Value) => Said
  action: `site.${string}`
  /** Its author; the operator of the request by default. */
  operator?: Operator
  /** Name of the changed one among several. */
  name?: string
}

interface Parts {
  database: Database
  clock: Clock
  siteSettings: SiteSettings
}

/**
 * Stores the next version of a setting with its entry in the audit, and notifies every process.
 * @throws a public error if another operator was faster
 */
export async function changeSetting<Value>(
  { database, clock, siteSettings }: Parts,
  request: FastifyRequest,
  changing: Changing<Value>,
): Promise<{ version: number }> {
  const version = await inTransaction(database, (client) =>
    addChange(client, { request, changing, now: clock.now() }),
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? publicError('conflict', CHANGED) : error
  })
  await siteSettings.reload()
  return { version }
}

async function addChange<Value>(
  client: pg.ClientBase,
  {
    request,
    changing: { key, version, value, said = saidOf, action, name, operator = operatorOf(request) },
    now,
  }: { request: FastifyRequest; changing: Changing<Value>; now: Date },
): Promise<number> {
  const before = await readSetting(client, key)
  if ((before?.version ?? 0) !== version) throw publicError('conflict', CHANGED)
  await addVersion(client, { key, version: version + 1, value, actor: operator.actor, at: now })
  const saidOrNot = (one: Value | null) => (one === null ? null : said(one))
  const values = { before: saidOrNot((before?.value ?? null) as Value | null), after: saidOrNot(value) }
  await noteAudit(client, { operator, deed: { action, thing: { id: key, name: name ?? key }, ...values }, now })
  await writeLiveEvents(client, [{ topic: 'change', payload: { tags: [SETTINGS_TAG] } }], now)
  return version + 1
}

/** The last change of a setting, as the operator may see it. */
export async function lastChange(client: Queryable, key: string, request: FastifyRequest): Promise<AuditEntry | null> {
  const entry = await newestAbout(client, 'site', key)
  return entry && viewEntry(entry, may(viewerOf(request).role, 'members.personal'))
}
