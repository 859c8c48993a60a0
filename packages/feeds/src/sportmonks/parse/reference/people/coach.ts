import type { Key } from '@touchline/football'
import { type Fields, fields, key } from '../../read.ts'
import type { Gathering } from '../gather.ts'
import { personOf } from './person.ts'

/** Takes a coach row; null when it cannot be a record. */
export function takeCoach(into: Gathering, row: Fields): Key | null {
  const person = personOf(into, 'coach', row)
  if (person === null) return null
  into.add('coaches', person.key, { ...person, player: key(row.player_id) })
  return person.key
}

/** The coach reported inside another row, if one was. */
export function takeCoachOf(into: Gathering, row: Fields): void {
  if (row.coach) takeCoach(into, fields(row.coach))
}
