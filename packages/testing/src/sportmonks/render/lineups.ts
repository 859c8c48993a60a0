import type { FixtureRecord, LineupEntryRecord, LineupsRecord } from '@touchline/football'
import type { Row } from '../world.ts'

const CAPTAIN = 40

export const lineupRows = (fixture: FixtureRecord, { entries }: LineupsRecord): Row[] =>
  entries.map((entry, at) => {
    const place = {
      ...{ id: Number(fixture.key) * 1_000 + at, fixture_id: Number(fixture.key) },
      ...{ player_id: entry.player && Number(entry.player), team_id: Number(fixture[entry.side]) },
    }
    return {
      ...{ ...place, sport_id: 1, position_id: entry.position, type_id: entry.type },
      ...{ formation_field: entry.formationField, formation_position: entry.formationPosition },
      ...{ player_name: entry.playerName, jersey_number: entry.jerseyNumber },
      details: detailRows(place, entry),
    }
  })

/** Details of a player by type; the captaincy is one of them. */
function detailRows({ id, ...place }: Row, { captain, details }: LineupEntryRecord): Row[] {
  const values: [type: number, value: number | boolean][] = Object.entries(details).map(([type, one]) => [+type, one])
  if (captain) values.push([CAPTAIN, true])
  return values.map(([type, value], at) => ({
    ...{ id: id * 100 + at, ...place, lineup_id: id, type_id: type, data: { value } },
  }))
}
