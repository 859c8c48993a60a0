import { type Key, type ListedPart, mayProvide } from '@touchline/football'
import { offersPrices, type WritableBatch } from '../packed-odds.ts'
import type { SinkContext } from '../sinks/sink-context.ts'

interface OfFixture {
  fixture: Key
}

/** Parts of a batch that are lists beside fixtures, all there. */
type Listed = Pick<
  WritableBatch,
  'fixtureDetails' | 'lineups' | 'events' | 'statistics' | 'comments' | 'pressure' | 'odds'
>

/**
 * The lists of a batch that its source is to report: all of a fixture that no other source describes; of a shared one those that no
 * source before it in the order of the part has reported. What is taken over is noted, and its other provider's prices go.
 */
export async function writableParts(context: SinkContext, batch: Listed): Promise<Listed> {
  const { ids, provenance } = context
  const families: readonly (readonly OfFixture[] | undefined)[] = [
    batch.fixtureDetails,
    batch.lineups,
    batch.events,
    batch.statistics,
    batch.comments,
    batch.pressure,
    batch.odds,
  ]
  const fixtures = new Set(
    families.flatMap((records) => (records ?? []).map(({ fixture }) => ids.of('fixture', fixture))),
  )
  await provenance.load([...fixtures].filter((id) => !ids.isNew('fixture', id)))
  if (![...fixtures].some((id) => provenance.of(id))) return batch
  const odds = batch.odds && writable(context, 'odds', batch.odds, offersPrices)
  if (odds) await dropPrices(context, odds.taken)
  return {
    ...of('fixtureDetails', writable(context, 'details', batch.fixtureDetails, knowsDetails)),
    ...of(
      'lineups',
      writable(context, 'lineups', batch.lineups, (one) => one.entries.length > 0),
    ),
    ...of(
      'events',
      writable(context, 'events', batch.events, (one) => one.events.length > 0),
    ),
    ...of(
      'statistics',
      writable(context, 'all_statistics', batch.statistics, (one) => one.statistics.length > 0),
    ),
    ...of(
      'comments',
      writable(context, 'comments', batch.comments, (one) => one.comments.length > 0),
    ),
    ...of(
      'pressure',
      writable(context, 'pressure', batch.pressure, (one) => one.minutes.length > 0),
    ),
    ...of('odds', odds),
  }
}

const of = <Name extends keyof Listed>(name: Name, kept: { records: Listed[Name] } | undefined) =>
  kept ? { [name]: kept.records } : {}

const knowsDetails = (one: NonNullable<WritableBatch['fixtureDetails']>[number]): boolean =>
  [one.homeColour, one.awayColour, one.attendance].some((value) => value !== null) ||
  [one.periods, one.referees, one.missing].some((list) => list.length > 0)

/** @returns the records to write and the fixtures whose part changes hands */
function writable<Record extends OfFixture>(
  { ids, source, provenance }: SinkContext,
  part: ListedPart,
  records: readonly Record[] | undefined,
  knows: (record: Record) => boolean,
): { records: readonly Record[]; taken: number[] } | undefined {
  if (!records) return undefined
  const taken: number[] = []
  const may = new Set<Key>()
  for (const [fixture, ofFixture] of Map.groupBy(records, (record) => record.fixture)) {
    const id = ids.of('fixture', fixture)
    const providers = provenance.of(id)
    if (providers === undefined) {
      may.add(fixture)
      continue
    }
    const { [part]: provider, ...others } = providers
    const known = ofFixture.some(knows)
    // Who knows nothing of a part says so of its own words only.
    if (known ? !mayProvide(part, source, providers) : provider !== undefined && provider !== source) continue
    may.add(fixture)
    provenance.note(id, known ? { ...others, [part]: source } : others)
    if (known && provider !== undefined && provider !== source) taken.push(id)
  }
  return { records: records.filter((record) => may.has(record.fixture)), taken }
}

/** Markets are written one by one, so the ones that only the former provider has must go first. */
async function dropPrices({ client, changed }: SinkContext, fixtures: readonly number[]): Promise<void> {
  if (fixtures.length === 0) return
  await client.query('delete from odds_current where fixture_id = any($1::integer[])', [fixtures])
  for (const id of fixtures) changed.prices.add(id)
}
