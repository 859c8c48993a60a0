import type { CoachRecord, Key, PlayerRecord, RefereeRecord } from '@touchline/football'
import type { Problems } from '../files/problems.ts'
import { type People, personOf, playerOf } from './people.ts'
import type { Match } from './wyscout-match.ts'

/** The people of the matches of a file, by number, as far as the lists have a name. */
export interface Cast {
  players: ReadonlyMap<Key, PlayerRecord>
  coaches: ReadonlyMap<Key, CoachRecord>
  referees: ReadonlyMap<Key, RefereeRecord>
}

/** Looks up everyone the matches name; people missing from the lists are reported once. */
export function castOf(matches: readonly Match[], people: People, problems: Problems): Cast {
  const read = <One>(
    ids: (match: Match) => readonly (string | null)[],
    find: (id: string) => One | null,
    kind: string,
  ): Map<Key, One> => {
    const found = new Map<Key, One>()
    const missing = new Set<string>()
    for (const match of matches) {
      for (const id of ids(match)) {
        if (id === null || found.has(id) || missing.has(id)) continue
        const one = find(id)
        if (one !== null) found.set(id, one)
        else {
          missing.add(id)
          problems.doubt(match.origin, `no list has the ${kind} ${id}`)
        }
      }
    }
    return found
  }
  return {
    players: read(
      ({ squads }) => [...squads.home.players, ...squads.away.players].map(({ id }) => id),
      (id) => playerOf(people.players, id),
      'player',
    ),
    coaches: read(
      ({ coaches }) => coaches,
      (id) => personOf(people.coaches, id),
      'coach',
    ),
    referees: read(
      ({ officials }) => officials.map(({ id }) => id),
      (id) => personOf(people.referees, id),
      'referee',
    ),
  }
}
