import type { Provenance } from '@touchline/football'
import type pg from 'pg'
import { textArray } from '../array-literal.ts'

/** Who reported the parts of the fixtures that several sources describe, while one batch is being written. */
export interface ProvenanceMap {
  /** Reads up on fixtures not asked for before; the ones that one source alone describes stay absent. */
  load(fixtures: readonly number[]): Promise<void>
  of(fixture: number): Provenance | undefined
  note(fixture: number, provenance: Provenance): void
  /** Writes down what was noted. */
  save(): Promise<void>
}

export function openProvenance(client: pg.ClientBase): ProvenanceMap {
  const asked = new Set<number>()
  const stored = new Map<number, Provenance>()
  const unsaved = new Set<number>()
  return {
    load: async (fixtures) => {
      const missing = fixtures.filter((id) => !asked.has(id))
      if (missing.length === 0) return
      for (const id of missing) asked.add(id)
      const { rows } = await client.query<[number, Provenance]>({
        text: 'select id, provenance from fixture where id = any($1::integer[]) and provenance is not null',
        values: [missing],
        rowMode: 'array',
      })
      for (const [id, provenance] of rows) stored.set(id, provenance)
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
      await client.query(
        `update fixture f set provenance = i.provenance from unnest($1::integer[], $2::jsonb[]) as i(id, provenance)
         where f.id = i.id and f.provenance is distinct from i.provenance`,
        [ids, textArray(ids.map((id) => JSON.stringify(stored.get(id))))],
      )
    },
  }
}
