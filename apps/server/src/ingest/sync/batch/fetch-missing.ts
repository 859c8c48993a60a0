import { KINDS, type Kind } from '@touchline/database'
import { isDescribedKind, type Parsed, readById } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import type pg from 'pg'
import { findIds } from '../../keys.ts'
import { referencedKeys } from '../../referenced-keys.ts'
import type { Family } from '../../summary.ts'
import { isRefusedForGood } from '../refusals.ts'
import { readingOf, SOURCE, type SyncContext } from '../sync-context.ts'
import { dropUnresolved, type KnownKeys } from './drop-unresolved.ts'

/** What is described can point to something else again: a season to its league, a team to its ground. */
const ROUNDS = 3
const AT_ONCE = 4
/** How long the feed is not asked again for what it did not have. */
const ABSENT_MS = 6 * 3_600_000

/**
 * Completes a batch: what its records point to and nobody has described is asked for by id, and what the feed does not have
 * either is left out and reported.
 */
export async function fetchMissing(context: SyncContext, { batch, problems }: Parsed): Promise<Parsed> {
  let whole: Parsed = { batch, problems }
  for (let round = 1; ; round++) {
    const result = dropUnresolved(whole.batch, await knownKeys(context.database.pool, whole.batch))
    const wanted = [...result.missing].flatMap(([kind, keys]) => [...keys].map((key) => ({ kind, key })))
    const found = round > ROUNDS ? [] : await describe(context, wanted)
    if (found.length === 0) return { batch: result.batch, problems: [...whole.problems, ...result.problems] }
    whole = together([...found, whole])
  }
}

/** Of the keys a batch names, those that stand for a row. */
async function knownKeys(pool: pg.Pool, batch: RecordBatch): Promise<KnownKeys> {
  const wanted = [...referencedKeys(batch)].flatMap(([kind, keys]) => [...keys].map((key) => ({ kind, key })))
  const known = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  if (wanted.length === 0) return known
  for (const { kind, key } of await findIds(pool, SOURCE, wanted)) known.get(kind)?.add(key)
  return known
}

/** Asks for things by id; those the feed does not have are remembered for a while. */
async function describe(context: SyncContext, wanted: readonly { kind: Kind; key: string }[]): Promise<Parsed[]> {
  const now = context.clock.now().getTime()
  const asked = wanted.filter(
    ({ kind, key }) => isDescribedKind(kind) && (context.absent.get(`${kind} ${key}`) ?? 0) <= now,
  )
  const reading = await readingOf(context)
  const found: Parsed[] = []
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const answers = asked.slice(at, at + AT_ONCE).map(async ({ kind, key }) => {
      const one = isDescribedKind(kind) ? await readById(reading, kind, key).catch(orAbsent) : null
      if (one === null) context.absent.set(`${kind} ${key}`, now + ABSENT_MS)
      return one
    })
    found.push(...(await Promise.all(answers)).filter((one) => one !== null))
  }
  return found
}

/** What the plan does not show is not there. */
function orAbsent(error: unknown): null {
  if (isRefusedForGood(error)) return null
  throw error
}

/** Several answers as one; of a thing that several describe the last counts. */
export function together(parts: readonly Parsed[]): Parsed {
  const all: Partial<Record<Family, unknown[]>> = {}
  for (const { batch } of parts) {
    const { source: _, ...families } = batch
    for (const [family, records] of Object.entries(families) as [Family, readonly unknown[]][]) {
      all[family] = [...(all[family] ?? []), ...records]
    }
  }
  return { batch: { source: SOURCE, ...all } as RecordBatch, problems: parts.flatMap((one) => one.problems) }
}
