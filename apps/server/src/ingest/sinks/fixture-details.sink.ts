import { fixtureMissing, fixturePeriod, fixtureReferee } from '@touchline/database'
import type { FixtureDetailsRecord } from '@touchline/football'
import { allNew, type List, writeLists } from './lists.ts'
import type { SinkContext } from './sink-context.ts'

/** Colours, attendance, periods, referees with their roles and missing players of fixtures. */
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
  const lists = (rowsOf: (record: FixtureDetailsRecord) => List['rows']): List[] =>
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
  const written = [
    await writeLists(context, 'fixtureDetails', fixturePeriod, periods, { fresh }),
    await writeLists(context, 'fixtureDetails', fixtureReferee, referees, { fresh }),
    await writeLists(context, 'fixtureDetails', fixtureMissing, missing, { fresh }),
  ]
  for (const one of written) for (const id of [...one.inserted, ...one.updated]) changed.fixtures.add(id)
  for (const id of await writeFacts(context, records)) changed.fixtures.add(id)
}

async function writeFacts({ client, ids }: SinkContext, records: readonly FixtureDetailsRecord[]): Promise<number[]> {
  const { rows } = await client.query<[number]>({
    text: `update fixture f set home_colour = i.home, away_colour = i.away, attendance = i.attendance
      from unnest($1::integer[], $2::text[], $3::text[], $4::integer[]) as i(id, home, away, attendance)
      where f.id = i.id and (f.home_colour, f.away_colour, f.attendance) is distinct from (i.home, i.away, i.attendance)
      returning f.id`,
    values: [
      records.map((record) => ids.of('fixture', record.fixture)),
      records.map((record) => record.homeColour),
      records.map((record) => record.awayColour),
      records.map((record) => record.attendance),
    ],
    rowMode: 'array',
  })
  return rows.map(([id]) => id)
}
