import { fixture, fixtureExpected, fixtureMissing, fixturePeriod, fixtureReferee } from '@touchline/database'
import type { FixtureDetailsRecord } from '@touchline/football'
import { updateRows } from '../rows/upsert.ts'
import { detailColumns } from './fixture-row.ts'
import { allNew, writeLists } from './lists.ts'
import { type SinkContext, withStoredIds } from './sink-context.ts'

/** Colours, attendance, periods, referees with their roles, missing players and expected elevens of fixtures. */
export async function sinkFixtureDetails(
  context: SinkContext,
  records: readonly FixtureDetailsRecord[],
): Promise<void> {
  const { ids, changed } = context
  const fresh = allNew(
    context,
    'fixture',
    records.map((record) => ids.of('fixture', record.fixture)),
  )
  const lists = <R>(rowsOf: (record: FixtureDetailsRecord) => R[]) =>
    records.map((record) => ({ of: { fixtureId: ids.of('fixture', record.fixture) }, rows: rowsOf(record) }))
  const periods = lists((record) =>
    record.periods.map(({ type, startedAt, endedAt, minutes, added, ticking }) => ({
      typeId: type,
      startedAt,
      endedAt,
      minutes,
      added,
      ticking,
    })),
  )
  const referees = lists((record) =>
    record.referees.map(({ referee, role }) => ({ refereeId: ids.of('referee', referee), typeId: role })),
  )
  const missing = lists((record) =>
    record.missing.map((one) => ({
      home: one.side === 'home',
      playerId: ids.ofOrNull('player', one.player),
      playerName: one.playerName,
      typeId: one.type,
      category: one.category,
      startsOn: one.startsOn,
      endsOn: one.endsOn,
      gamesMissed: one.gamesMissed,
    })),
  )
  const expected = lists((record) =>
    record.expected.map((one) => ({
      home: one.side === 'home',
      playerId: ids.ofOrNull('player', one.player),
      playerName: one.playerName,
      jerseyNumber: one.jerseyNumber,
    })),
  )
  const written = [
    await writeLists(context, { family: 'fixtureDetails', table: fixturePeriod, lists: periods, fresh }),
    await writeLists(context, { family: 'fixtureDetails', table: fixtureReferee, lists: referees, fresh }),
    await writeLists(context, { family: 'fixtureDetails', table: fixtureMissing, lists: missing, fresh }),
    await writeLists(context, { family: 'fixtureDetails', table: fixtureExpected, lists: expected, fresh }),
  ]
  for (const one of written) for (const id of [...one.inserted, ...one.updated]) changed.fixtures.add(id)
  const facts = withStoredIds(context, records).map(([id, record]) => ({ id, ...detailColumns(record) }))
  for (const id of await updateRows(context.client, { table: fixture, rows: facts, key: ['id'] }))
    changed.fixtures.add(id)
}
