import type { Key } from '@touchline/football'
import type { Fields } from '../../read.ts'
import type { Gathering } from '../gather.ts'
import { personOf } from './person.ts'

/** Takes a referee row; null when it cannot be a record. */
export function takeReferee(into: Gathering, row: Fields): Key | null {
  const person = personOf(into, 'referee', row)
  if (person === null) return null
  into.add('referees', person.key, person)
  return person.key
}
