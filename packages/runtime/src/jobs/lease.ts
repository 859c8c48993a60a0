import { type Database, execute, meta, query } from '@touchline/database'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'

const HELD_MS = 20_000

const keyOf = (name: string) => `lease:${name}`
const isHeldBy = (holder: string) => sql`${meta.value}->>'holder' = ${holder}`
/** By the database's clock, which all processes share. */
const until = (holder: string, heldMs: number) =>
  sql`jsonb_build_object('holder', ${holder}::text, 'until', clock_timestamp() + ${heldMs} * interval '1 millisecond')`

/** Another process took over the lease; unfinished work is dropped. */
export class LeaseLost extends Error {}

/**
 * Takes or renews a lease: one process at a time does a job, and another takes over when that one is gone.
 * @returns false while another process holds it
 */
export async function holdLease(
  client: pg.Pool | pg.ClientBase,
  { name, holder, heldMs = HELD_MS }: { name: string; holder: string; heldMs?: number },
): Promise<boolean> {
  const write = query.insert(meta).values({ key: keyOf(name), value: until(holder, heldMs) })
  const free = or(isHeldBy(holder), sql`(${meta.value}->>'until')::timestamptz < clock_timestamp()`)
  const taken = { target: meta.key, set: { value: until(holder, heldMs) }, setWhere: free as SQL }
  return (await execute(client, write.onConflictDoUpdate(taken))) === 1
}

/**
 * Renews a lease of this holder, and never takes one. Inside the transaction of the work it guards, that work is committed only if nobody
 * else has had the lease since it began.
 * @returns false when another process took it meanwhile, even if that one has finished
 */
export async function keepLease(
  client: pg.Pool | pg.ClientBase,
  { name, holder, heldMs = HELD_MS }: { name: string; holder: string; heldMs?: number },
): Promise<boolean> {
  const write = query.update(meta).set({ value: until(holder, heldMs) })
  return (await execute(client, write.where(and(eq(meta.key, keyOf(name)), isHeldBy(holder))))) === 1
}

/** Lets another process take over at once. */
export async function dropLease(client: pg.Pool | pg.ClientBase, name: string, holder: string): Promise<void> {
  await execute(client, query.delete(meta).where(and(eq(meta.key, keyOf(name)), isHeldBy(holder))))
}

/** A lease in hand. */
export interface Lease {
  /** Aborted when the lease is lost or the work is to end. */
  signal: AbortSignal
  /**
   * To be called in the transaction of a piece of work, before it is committed.
   * @throws LeaseLost when another process has it
   */
  keep(client: pg.ClientBase): Promise<void>
}

export interface LeaseOptions {
  database: Database
  name: string
  /** The holder: unique for each process, or for each life of it. */
  holder: string
  /** Ends the work. */
  signal: AbortSignal
  heldMs?: number | undefined
}

/**
 * Does the work while holding a lease, which is renewed while the work runs and released at its end.
 * @returns the result of the work, or null when another process holds the lease
 */
export async function underLease<T>(
  { database, name, holder, signal, heldMs = HELD_MS }: LeaseOptions,
  work: (lease: Lease) => Promise<T>,
): Promise<{ result: T } | null> {
  if (!(await holdLease(database.pool, { name, holder, heldMs }))) return null
  const lost = new AbortController()
  const beat = setInterval(() => {
    keepLease(database.pool, { name, holder, heldMs }).then(
      (kept) => {
        if (!kept) lost.abort(new LeaseLost(`Another process took over ${name}`))
      },
      // A database that does not answer ends the work by itself.
      () => undefined,
    )
  }, heldMs / 4)
  const keep = async (client: pg.ClientBase) => {
    if (!(await keepLease(client, { name, holder, heldMs }))) throw new LeaseLost(`Another process took over ${name}`)
  }
  try {
    return { result: await work({ signal: AbortSignal.any([signal, lost.signal]), keep }) }
  } finally {
    clearInterval(beat)
    await dropLease(database.pool, name, holder).catch(() => undefined)
  }
}
