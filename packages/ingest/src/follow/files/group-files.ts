import type { FileReport } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import type { WritableBatch } from '../../write/writable-batch.ts'

/** The contents of a group of files, ready to be written. */
export interface ReadFiles {
  batch: WritableBatch
  report: FileReport
}

/** The first ones are small, so that the database has something to do while the next are read. */
const FIRST_MATCHES = 300
/** About eight seasons of a league: more take memory, fewer make an import slower by what every transaction costs. */
const ENOUGH_MATCHES = 2_400

/**
 * Joins consecutive groups of files to be written together, until they have enough matches and as long as no match is in two of them: those
 * are written one after the other, so that the later report counts as a change.
 */
export async function* groupFiles(results: AsyncIterable<ReadFiles>): AsyncGenerator<readonly ReadFiles[]> {
  let portion: ReadFiles[] = []
  let matches = new Set<string>()
  let enough = FIRST_MATCHES
  for await (const result of results) {
    const own = (result.batch.fixtures ?? []).map(({ key }) => key)
    if (own.some((key) => matches.has(key))) {
      yield portion
      portion = []
      matches = new Set()
    }
    portion.push(result)
    for (const key of own) matches.add(key)
    if (matches.size < enough) continue
    yield portion
    portion = []
    matches = new Set()
    enough = Math.min(enough * 2, ENOUGH_MATCHES)
  }
  if (portion.length > 0) yield portion
}

/** The records of all batches, in their order. */
export function joinBatches(source: Source, batches: readonly WritableBatch[]): WritableBatch {
  const families = batches.flatMap(({ source: _, meant: _none, ...batch }) => Object.entries(batch))
  const joined = [...Map.groupBy(families, ([family]) => family)].map(([family, parts]) => [
    family,
    parts.flatMap(([, records]): readonly unknown[] => records),
  ])
  return { source, ...Object.fromEntries(joined) }
}
