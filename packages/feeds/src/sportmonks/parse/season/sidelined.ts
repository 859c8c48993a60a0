import type { Key, SidelinedRecord } from '@touchline/football'
import { count, day, type Fields, key, object, objects, text } from '../read.ts'
import { takeCompetitionOf } from '../reference/competition.ts'
import { type Gathering, included, leftOut } from '../reference/gather.ts'
import { takePlayerOf } from '../reference/people/player.ts'
import { typeId } from '../reference/type-id.ts'

type Sidelined = SidelinedRecord['players'][number]

const CATEGORIES = ['injury', 'suspended'] as const

/** Collects a team's injured and suspended players, present and past, if requested. */
export function takeSidelined(into: Gathering, team: Key, row: Fields): void {
  const lists = [included(row, 'sidelined'), included(row, 'sidelinedHistory')].filter(Array.isArray)
  if (lists.length === 0) return
  const players = new Map<string, Sidelined>()
  for (const [place, entry] of lists.flatMap(objects).entries()) {
    // The absence itself or a row that points to it; where the pointer is null the row has the known parts.
    const sideline = object(entry.sideline)
    const absence = { ...entry, ...sideline }
    takePlayerOf(into, absence)
    takeCompetitionOf(into, absence)
    const player = key(absence.player_id) ?? key(entry.player_id)
    if (player === null) leftOut(into, { kind: 'sidelined', row: entry, lacking: 'its player' })
    else players.set(key(sideline?.id ?? entry.sideline_id ?? entry.id) ?? `place ${place}`, described(player, absence))
  }
  into.add('sidelined', team, { team, players: [...players.values()] })
}

function described(player: Key, row: Fields): Sidelined {
  return {
    player,
    season: key(row.season_id),
    type: typeId(row.type_id),
    category: CATEGORIES.find((category) => category === text(row.category)) ?? null,
    startsOn: day(row.start_date),
    endsOn: day(row.end_date),
    gamesMissed: count(row.games_missed),
  }
}
