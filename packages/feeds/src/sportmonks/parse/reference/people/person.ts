import type { PersonRecord } from '@touchline/football'
import { count, day, type Fields, key, text } from '../../read.ts'
import { countryOf } from '../countries.ts'
import { type Gathering, leftOut } from '../gather.ts'
import { imageOf } from '../image.ts'

/**
 * The shared fields of players, coaches and referees; null without an id or any name. `name` is the usual one, Daniel Agger rather than
 * Daniel Munthe Agger; `commonName` the short one, D. Agger.
 */
export function personOf(into: Gathering, kind: string, row: Fields): PersonRecord | null {
  const id = key(row.id)
  const name = text(row.display_name) ?? text(row.name) ?? joined(row) ?? text(row.common_name)
  if (id === null) return leftOut(into, { kind, row, lacking: 'an id' })
  if (name === null) return leftOut(into, { kind, row, lacking: 'a name' })
  return {
    key: id,
    name,
    commonName: text(row.common_name) ?? name,
    country: nationality(row, into),
    dateOfBirth: day(row.date_of_birth),
    height: count(row.height) || null,
    weight: count(row.weight) || null,
    image: imageOf(row),
  }
}

/** The country someone plays for, which is not always the one he was born in. */
function nationality(row: Fields, into: Gathering): PersonRecord['country'] {
  const national = { country_id: row.nationality_id, country: row.nationality }
  return countryOf(national, into.context) ?? countryOf(row, into.context)
}

function joined(row: Fields): string | null {
  return text([text(row.firstname), text(row.lastname)].filter((part) => part !== null).join(' '))
}
