import {
  comment,
  fixture,
  fixturePressure,
  fixtureStatistics,
  lineupEntry,
  type Placeholders,
  rows,
  selection,
  statement,
} from '@touchline/database'
import type { CommentsRecord, PressureRecord } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { updateRows, upsert } from '../rows/upsert.ts'
import { jsonOfNumbers, type WritableLineups, type WritableStatistics } from '../writable-batch.ts'
import { formationColumns } from './fixture-row.ts'
import { allNew, writeLists } from './lists.ts'
import { count, type SinkContext, withStoredIds } from './sink-context.ts'

/** Line-ups with formations: each record replaces both sides of its fixture. */
export async function sinkLineups(context: SinkContext, records: readonly WritableLineups[]): Promise<void> {
  const { ids, changed } = context
  const lists = records.map(({ fixture, entries }) => ({
    of: { fixtureId: ids.of('fixture', fixture) },
    rows: entries.map((entry) => ({
      home: entry.side === 'home',
      playerId: ids.ofOrNull('player', entry.player),
      playerName: entry.playerName,
      typeId: entry.type,
      positionId: entry.position,
      formationPosition: entry.formationPosition,
      formationField: entry.formationField,
      jerseyNumber: entry.jerseyNumber,
      captain: entry.captain,
      details: jsonOfNumbers(entry.details),
    })),
  }))
  const fresh = allNew(
    context,
    'fixture',
    lists.map((list) => list.of.fixtureId),
  )
  const written = await writeLists(context, { family: 'lineups', table: lineupEntry, lists, fresh })
  const formations = withStoredIds(context, records).map(([id, record]) => ({ id, ...formationColumns(record) }))
  const reshaped = await updateRows(context.client, { table: fixture, rows: formations, key: ['id'] })
  for (const id of [...written.inserted, ...written.updated, ...reshaped]) {
    changed.fixtures.add(id)
    changed.lineup.add(id)
  }
}

const WITHDRAWN = statement(
  (
    p: Placeholders<{
      fixtures: readonly number[]
      listed: readonly number[]
      sides: readonly boolean[]
      periods: readonly number[]
    }>,
  ) =>
    selection(
      { id: fixtureStatistics.fixtureId },
      (columns) => sql`
        delete from ${fixtureStatistics} where ${fixtureStatistics.fixtureId} = any(${p.fixtures}::integer[]) and not exists (
          select from unnest(${p.listed}::integer[], ${p.sides}::boolean[], ${p.periods}::integer[]) as i(fixture_id, home, period)
          where i.fixture_id = ${fixtureStatistics.fixtureId} and i.home = ${fixtureStatistics.home}
            and i.period = ${fixtureStatistics.period})
        returning ${columns}`,
    ),
)

/** Statistics by type id, a row per side and part of the match; what a record no longer lists goes. */
export async function sinkStatistics(context: SinkContext, records: readonly WritableStatistics[]): Promise<void> {
  const { client, ids, changed } = context
  const reported = records.flatMap(({ fixture, statistics }) =>
    statistics.map(({ side, period, values }) => ({
      fixtureId: ids.of('fixture', fixture),
      home: side === 'home',
      period,
      values: jsonOfNumbers(values),
    })),
  )
  const fixtures = records.map(({ fixture }) => ids.of('fixture', fixture))
  const known = fixtures.filter((id) => !ids.isNew('fixture', id))
  const withdrawn =
    known.length === 0
      ? []
      : await rows(client, WITHDRAWN, {
          fixtures: known,
          listed: reported.map((row) => row.fixtureId),
          sides: reported.map((row) => row.home),
          periods: reported.map((row) => row.period),
        })
  const written = await upsert(client, fixtureStatistics, reported, {
    key: ['fixtureId', 'home', 'period'],
    fresh: known.length === 0,
  })
  const updated = [...written.updated, ...withdrawn.map(({ id }) => id)]
  count(context, 'statistics', { ...written, updated })
  for (const id of [...written.inserted, ...updated]) {
    changed.fixtures.add(id)
    changed.statistics.add(id)
  }
}

export async function sinkComments(context: SinkContext, records: readonly CommentsRecord[]): Promise<void> {
  const { ids, changed } = context
  const lists = records.map(({ fixture, comments }) => ({
    of: { fixtureId: ids.of('fixture', fixture) },
    rows: comments.map(({ minute, extraMinute, text, goal, important }) => ({
      minute,
      extraMinute,
      text,
      goal,
      important,
    })),
  }))
  const fresh = allNew(
    context,
    'fixture',
    lists.map((list) => list.of.fixtureId),
  )
  const written = await writeLists(context, { family: 'comments', table: comment, lists, fresh })
  for (const id of [...written.inserted, ...written.updated]) changed.fixtures.add(id)
}

export async function sinkPressure(context: SinkContext, records: readonly PressureRecord[]): Promise<void> {
  const { client, ids, changed } = context
  const reported = records.map(({ fixture, minutes }) => ({
    fixtureId: ids.of('fixture', fixture),
    minutes: minutes.map((one) => one.minute),
    values: minutes.map((one) => one.value),
  }))
  const written = await upsert(client, fixturePressure, reported, { key: ['fixtureId'] })
  count(context, 'pressure', written)
  for (const id of [...written.inserted, ...written.updated]) {
    changed.fixtures.add(id)
    changed.statistics.add(id)
  }
}
