import type { Key, PlayerRecord } from '@touchline/football'
import { type Fields, fields, integer, objects, text } from '../../read.ts'
import type { Gathering } from '../gather.ts'
import { personOf } from './person.ts'
import { positionOf } from './positions.ts'

const PREFERRED_FOOT = 229
const FEET = ['left', 'right', 'both'] as const
/** Goalkeepers carry their position as the detailed one too; the others are reported from 148 centre back to 163 second striker. */
const DETAILED = { goalkeeper: 24, first: 148, last: 163 }

/** Takes a player row; null when it cannot be a record. */
export function takePlayer(into: Gathering, row: Fields): Key | null {
  const person = personOf(into, 'player', row)
  if (person === null) return null
  into.add('players', person.key, {
    ...person,
    position: positionOf(row),
    detailedPosition: detailedPosition(row),
    preferredFoot: preferredFoot(row),
  })
  return person.key
}

/** The player reported inside another row, if one was. */
export function takePlayerOf(into: Gathering, row: Fields): void {
  if (row.player) takePlayer(into, fields(row.player))
}

function detailedPosition(row: Fields): number | null {
  const id = integer(row.detailed_position_id)
  if (id === null) return null
  return id === DETAILED.goalkeeper || (id >= DETAILED.first && id <= DETAILED.last) ? id : null
}

function preferredFoot(row: Fields): PlayerRecord['preferredFoot'] {
  const reported = objects(row.metadata).find((entry) => integer(entry.type_id) === PREFERRED_FOOT)
  const words = wordsIn(reported?.values)
  return FEET.find((foot) => words.includes(foot)) ?? null
}

/** Metadata comes as a text, in a list or in an object. */
function wordsIn(values: unknown): readonly string[] {
  const parts = typeof values === 'object' && values !== null ? Object.values(values) : [values]
  return parts.flatMap((part) => text(part)?.toLowerCase() ?? [])
}
