import { type Key, mayProvide } from '@touchline/football'
import type { FixturePartOf, RecordOf } from '../write/families/family.ts'
import type { SinkContext } from '../write/sinks/sink-context.ts'
import type { Family } from '../write/summary.ts'

/**
 * The records of a part of fixtures that their source provides: all of a fixture with one source; of a shared one those of a part that no
 * source before it in the order of the part has reported. Taken-over parts are noted.
 */
export async function writableRecords<Name extends Family>(
  context: SinkContext,
  { name, knows, onTaken }: FixturePartOf<Name>,
  records: readonly RecordOf<Name>[],
): Promise<readonly RecordOf<Name>[]> {
  const { ids, source, provenance } = context
  const fixtures = Map.groupBy(records, (record) => ids.of('fixture', (record as { fixture: Key }).fixture))
  await provenance.load([...fixtures.keys()].filter((id) => !ids.isNew('fixture', id)))
  const refused = new Set<number>()
  const taken: number[] = []
  for (const [id, reported] of fixtures) {
    const providers = provenance.of(id)
    if (providers === undefined) continue
    const { [name]: provider, ...others } = providers
    const known = reported.some(knows)
    // A source that knows nothing of a part only withdraws its own report.
    if (known ? !mayProvide(name, source, providers) : provider !== undefined && provider !== source) {
      refused.add(id)
      continue
    }
    provenance.note(id, known ? { ...others, [name]: source } : others)
    if (known && provider !== undefined && provider !== source) taken.push(id)
  }
  if (taken.length > 0) await onTaken?.(context, taken)
  if (refused.size === 0) return records
  return [...fixtures].flatMap(([id, reported]) => (refused.has(id) ? [] : reported))
}
