import type { ToldBy } from '@touchline/football'
import type pg from 'pg'
import { textArray } from '../array-literal.ts'

/** Who told the parts of the fixtures that several sources describe, while one batch is being written. */
export interface ToldBook {
  /** Reads up on fixtures not asked for before; the ones that one source alone describes stay absent. */
  load(fixtures: readonly number[]): Promise<void>
  of(fixture: number): ToldBy | undefined
  note(fixture: number, toldBy: ToldBy): void
  /** Writes down what was noted. */
  save(): Promise<void>
}

export function openToldBook(client: pg.ClientBase): ToldBook {
  const asked = new Set<number>()
  const told = new Map<number, ToldBy>()
  const unsaved = new Set<number>()
  return {
    load: async (fixtures) => {
      const missing = fixtures.filter((id) => !asked.has(id))
      if (missing.length === 0) return
      for (const id of missing) asked.add(id)
      const { rows } = await client.query<[number, ToldBy]>({
        text: 'SELECT id, told_by FROM fixture WHERE id = ANY($1::integer[]) AND told_by IS NOT NULL',
        values: [missing],
        rowMode: 'array',
      })
      for (const [id, toldBy] of rows) told.set(id, toldBy)
    },
    of: (fixture) => told.get(fixture),
    note: (fixture, toldBy) => {
      asked.add(fixture)
      told.set(fixture, toldBy)
      unsaved.add(fixture)
    },
    save: async () => {
      if (unsaved.size === 0) return
      const ids = [...unsaved]
      await client.query(
        `UPDATE fixture f SET told_by = i.told_by FROM unnest($1::integer[], $2::jsonb[]) AS i(id, told_by)
         WHERE f.id = i.id AND f.told_by IS DISTINCT FROM i.told_by`,
        [ids, textArray(ids.map((id) => JSON.stringify(told.get(id))))],
      )
    },
  }
}
