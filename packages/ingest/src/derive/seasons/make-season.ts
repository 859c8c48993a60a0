import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { allAnswered } from '../../write/all-answered.ts'
import { writeLiveEvents } from '../../write/change-log.ts'
import { DIFFERENCE, type NotedDifferences, noteDifferences, reportedDifferences } from './compare-reported.ts'
import { computedRows } from './computed-rows.ts'
import { countOnce } from './count-once.ts'
import { DAY, IMPOSSIBLE, impossibleLines, sameDayLines } from './impossible-season.ts'
import type { SeasonInputs } from './season-inputs.ts'
import { seasonTables } from './season-tables.ts'
import { type StoredRows, storedRows } from './stored-rows.ts'
import { PHASE, uncertainLines } from './uncertain-matches.ts'
import { type ComputedRows, writeComputed } from './write-computed.ts'

/** The computed parts of a season, ready to be written. */
export interface MadeSeason {
  inputs: SeasonInputs
  parts: readonly ComputedRows[]
  differences: readonly string[]
  impossible: readonly string[]
  sameDay: readonly string[]
  uncertain: readonly string[]
}

/** Yields to the event loop between the tables, so that answers are read and the database gets its next statement meanwhile. */
export async function makeSeason(inputs: SeasonInputs, now: Date): Promise<MadeSeason> {
  const { season, corrections } = inputs
  const tables = seasonTables(season, corrections)
  const parts: ComputedRows[] = []
  for (const part of computedRows(season, tables)) {
    parts.push(part)
    await setImmediate()
  }
  const differences = reportedDifferences(season, { tables, reported: inputs.tables, now })
  return {
    ...{ inputs, parts, differences, uncertain: uncertainLines(season, tables) },
    ...{ impossible: impossibleLines(season, tables, now), sameDay: sameDayLines(season) },
  }
}

/** Writes all of it in the transaction of the caller. @returns true when something changed */
export async function writeSeason(
  client: pg.ClientBase,
  { inputs, parts, differences, impossible, sameDay, uncertain }: MadeSeason,
  now: Date,
): Promise<boolean> {
  const { season, tables } = inputs
  const { id } = season.head
  const stored = await storedRows(client, id)
  const note = (kind: NotedDifferences['kind'], lines: readonly string[], source?: string) =>
    noteDifferences(client, { seasonId: id, kind, differences: lines, source }, now)
  const [, , , , ...written] = await allAnswered([
    note(DAY, sameDay),
    note(PHASE, uncertain),
    note(IMPOSSIBLE, impossible),
    note(DIFFERENCE, differences, tables[0]?.source),
    ...parts.map((part, at) =>
      writeComputed(client, { seasonId: id, computedRows: part, storedRows: stored[at] as StoredRows }),
    ),
  ])
  const doubled = new Set(season.undecided.flatMap(({ matches }) => [...matches]))
  const turned = await countOnce(client, id, doubled)
  const changed = turned.length > 0 || written.includes(true)
  if (changed) {
    const tags = [`season:${id}`, ...[...season.teams.keys()].map((team) => `team:${team}`)]
    await writeLiveEvents(
      client,
      [
        { topic: 'season', payload: { season_id: id } },
        { topic: 'change', payload: { tags, fixtures: turned, results: turned } },
      ],
      now,
    )
  }
  return changed
}
