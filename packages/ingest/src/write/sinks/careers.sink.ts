import { playerSpell, rival, sidelined, transfer, trophy } from '@touchline/database'
import type {
  PlayerSpellsRecord,
  RivalsRecord,
  SidelinedRecord,
  TransferRecord,
  TrophiesRecord,
} from '@touchline/football'
import type { Written } from '../rows/upsert.ts'
import { allNew, writeLists } from './lists.ts'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'

const touched = ({ inserted, updated }: Written): number[] => [...inserted, ...updated]

/** Where players have played; each record replaces the player's whole career. */
export async function sinkPlayerSpells(context: SinkContext, records: readonly PlayerSpellsRecord[]): Promise<void> {
  const { ids, changed } = context
  const lists = records.map(({ player, spells }) => ({
    of: { playerId: ids.of('player', player) },
    rows: spells.map((spell) => ({
      teamId: ids.of('team', spell.team),
      startsOn: spell.startsOn,
      endsOn: spell.endsOn,
      positionId: spell.position,
      jerseyNumber: spell.jerseyNumber,
    })),
  }))
  const fresh = allNew(
    context,
    'player',
    lists.map((list) => list.of.playerId),
  )
  const written = await writeLists(context, { family: 'playerSpells', table: playerSpell, lists, fresh })
  for (const id of touched(written)) changed.tags.add(`player:${id}`)
}

export async function sinkRivals(context: SinkContext, records: readonly RivalsRecord[]): Promise<void> {
  const { ids, changed } = context
  const lists = records.map(({ team, rivals }) => ({
    of: { teamId: ids.of('team', team) },
    rows: rivals.map((key) => ({ rivalId: ids.of('team', key) })),
  }))
  for (const id of touched(await writeLists(context, { family: 'rivals', table: rival, lists }))) changed.teams.add(id)
}

export async function sinkSidelined(context: SinkContext, records: readonly SidelinedRecord[]): Promise<void> {
  const { ids, changed } = context
  const lists = records.map(({ team, players }) => ({
    of: { teamId: ids.of('team', team) },
    rows: players.map((one) => ({
      playerId: ids.of('player', one.player),
      seasonId: ids.ofOrNull('season', one.season),
      typeId: one.type,
      category: one.category,
      startsOn: one.startsOn,
      endsOn: one.endsOn,
      gamesMissed: one.gamesMissed,
    })),
  }))
  for (const id of touched(await writeLists(context, { family: 'sidelined', table: sidelined, lists })))
    changed.teams.add(id)
}

export async function sinkTrophies(context: SinkContext, records: readonly TrophiesRecord[]): Promise<void> {
  const { ids, changed } = context
  for (const owner of ['team', 'player', 'coach'] as const) {
    const lists = records
      .filter((record) => record.owner === owner)
      .map(({ key, trophies }) => ({
        of: { ownerId: ids.of(owner, key), owner },
        rows: trophies.map((one) => ({
          trophyId: one.trophy,
          leagueId: ids.ofOrNull('league', one.league),
          leagueName: one.leagueName,
          seasonId: ids.ofOrNull('season', one.season),
          seasonName: one.seasonName,
          teamId: ids.ofOrNull('team', one.team),
        })),
      }))
    for (const id of touched(await writeLists(context, { family: 'trophies', table: trophy, lists })))
      changed.tags.add(`${owner}:${id}`)
  }
}

export async function sinkTransfers(context: SinkContext, records: readonly TransferRecord[]): Promise<void> {
  const { ids, changed } = context
  await ids.allocate(
    'transfer',
    records.map((record) => record.key),
  )
  const rows = records.map((record) => ({
    id: ids.of('transfer', record.key),
    playerId: ids.of('player', record.player),
    fromTeamId: ids.ofOrNull('team', record.from),
    toTeamId: ids.ofOrNull('team', record.to),
    date: record.date,
    typeId: record.type,
    amount: record.amount,
  }))
  const upserted = await writeReference(context, { family: 'transfers', kind: 'transfer', table: transfer, rows })
  const written = new Set(touched(upserted))
  for (const id of upserted.inserted) changed.transfers.add(id)
  if (written.size > 0) changed.tags.add('transfers')
  for (const row of rows) {
    if (!written.has(row.id)) continue
    changed.tags.add(`player:${row.playerId}`)
    for (const team of [row.fromTeamId, row.toTeamId]) if (team !== null) changed.teams.add(team)
  }
}
