import { execute, fixture, type Placeholders, query, rows, statement } from '@touchline/database'
import type { Provenance } from '@touchline/football'
import { and, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { textArray } from '../write/rows/text-array.ts'

/** The sources of the parts of fixtures that several sources describe, while one batch is being written. */
export interface ProvenanceMap {
  /** Loads fixtures not loaded before; those with one source stay absent. */
  load(fixtures: readonly number[]): Promise<void>
  of(fixture: number): Provenance | undefined
  note(fixture: number, provenance: Provenance): void
  /** Writes the noted sources. */
  save(): Promise<void>
}

const STORED = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({ id: fixture.id, provenance: fixture.provenance })
    .from(fixture)
    .where(and(sql`${fixture.id} = any(${p.ids}::integer[])`, isNotNull(fixture.provenance))),
)

export function openProvenance(client: pg.ClientBase): ProvenanceMap {
  const asked = new Set<number>()
  const stored = new Map<number, Provenance>()
  const unsaved = new Set<number>()
  const read = async (ids: readonly number[]) => {
    for (const { id, provenance } of await rows(client, STORED, { ids })) stored.set(id, provenance ?? {})
  }
  let loading: Promise<unknown> = Promise.resolve()
  return {
    load: async (fixtures) => {
      const missing = fixtures.filter((id) => !asked.has(id))
      for (const id of missing) asked.add(id)
      if (missing.length > 0) loading = Promise.all([loading, read(missing)])
      // Rows that another call requested may still be loading.
      await loading
    },
    of: (fixture) => stored.get(fixture),
    note: (fixture, provenance) => {
      asked.add(fixture)
      stored.set(fixture, provenance)
      unsaved.add(fixture)
    },
    save: async () => {
      if (unsaved.size === 0) return
      const ids = [...unsaved]
      const noted = textArray(ids.map((id) => JSON.stringify(stored.get(id))))
      await execute(
        client,
        query
          .update(fixture)
          .set({ provenance: sql`i.provenance` })
          .from(sql`unnest(${sql.param(ids)}::integer[], ${noted}::jsonb[]) as i(id, provenance)`)
          .where(sql`${fixture.id} = i.id and ${fixture.provenance} is distinct from i.provenance`),
      )
    },
  }
}
