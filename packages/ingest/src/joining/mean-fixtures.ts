import type { Key } from '@touchline/football'
import { readSummaries } from '../write/fixture-summaries.ts'
import type { SinkContext } from '../write/sinks/sink-context.ts'
import { readStoredFixtures } from './stored-fixtures.ts'

/**
 * Joins keys of a source that describes no fixtures itself to stored ones, in this batch alone: the describing source stays the same, and
 * each part is taken from the first source in its order that knows it.
 * @param meant our id of the fixture by key
 */
export async function meanFixtures(context: SinkContext, meant: ReadonlyMap<Key, number>): Promise<void> {
  const { client, ids, provenance, joined } = context
  const stored = await readStoredFixtures(client, [...new Set(meant.values())])
  for (const [key, id] of meant) ids.lend('fixture', key, id)
  for (const [id, { sourced }] of stored) provenance.note(id, sourced.provenance)
  for (const [id, summary] of await readSummaries(client, [...stored.keys()])) joined.set(id, summary)
}
