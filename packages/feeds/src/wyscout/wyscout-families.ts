import type { Key, LineupsRecord, PlayerRecord, RecordBatch, Side } from '@touchline/football'
import type { Cast } from './cast.ts'
import type { Squad } from './squad.ts'
import { substitutionsRecord } from './substitutions.ts'
import type { Match } from './wyscout-match.ts'

/**
 * People, referees, line-ups and substitutions. Only substitutions are events: goals have no minute in the source, and a red card after a
 * yellow one may be a second yellow.
 */
export function familiesOf(
  matches: readonly Match[],
  played: readonly Match[],
  { players, coaches, referees }: Cast,
): Partial<RecordBatch> {
  return {
    players: [...players.values()],
    coaches: [...coaches.values()],
    referees: [...referees.values()],
    fixtureDetails: matches.flatMap(({ key, officials }) => {
      const known = officials.flatMap(({ id, role }) => (referees.has(id) ? [{ referee: id, role }] : []))
      if (known.length === 0) return []
      return [
        {
          fixture: key,
          homeColour: null,
          awayColour: null,
          attendance: null,
          periods: [],
          referees: known,
          missing: [],
          expected: [],
        },
      ]
    }),
    lineups: played.flatMap((match) => lineupsRecord(match, players)),
    events: played.flatMap((match) => substitutionsRecord(match, players)),
  }
}

type Players = ReadonlyMap<Key, PlayerRecord>

function lineupsRecord({ key, squads }: Match, players: Players): LineupsRecord[] {
  const entries = [...entriesOf(squads.home, 'home', players), ...entriesOf(squads.away, 'away', players)]
  if (entries.length === 0) return []
  return [{ fixture: key, homeFormation: null, awayFormation: null, confirmed: true, entries }]
}

/** The source has no places in the eleven: a player's position is his usual one. People missing from the lists have no name. */
function entriesOf(squad: Squad, side: Side, players: Players): LineupsRecord['entries'] {
  return squad.players.map(({ id, type, details }) => {
    const player = id === null ? undefined : players.get(id)
    return {
      side,
      player: player?.key ?? null,
      playerName: player?.commonName ?? '?',
      type,
      position: player?.position ?? null,
      formationPosition: null,
      formationField: null,
      jerseyNumber: null,
      captain: false,
      details,
    }
  })
}
