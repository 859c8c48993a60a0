import type { Key } from '@touchline/football'
import { count, decimal, type Fields, key, text } from '../read.ts'
import { countryOf } from './countries.ts'
import { type Gathering, leftOut } from './gather.ts'
import { imageOf } from './image.ts'

const MAX_STADIUM = 1_000_000

/** Takes a venue row; null when it cannot be a record. */
export function takeVenue(into: Gathering, row: Fields): Key | null {
  const id = key(row.id)
  const name = text(row.name)
  if (id === null) return leftOut(into, { kind: 'venue', row, lacking: 'an id' })
  if (name === null) return leftOut(into, { kind: 'venue', row, lacking: 'a name' })
  into.add('venues', id, {
    key: id,
    name,
    city: text(row.city_name),
    country: countryOf(row, into.context),
    // A capacity of zero is unknown.
    capacity: count(row.capacity, MAX_STADIUM) || null,
    address: text(row.address),
    surface: text(row.surface),
    latitude: degrees(row.latitude, 90),
    longitude: degrees(row.longitude, 180),
    image: imageOf(row),
  })
  return id
}

function degrees(value: unknown, most: number): number | null {
  const found = decimal(value)
  return found === null || Math.abs(found) > most ? null : found
}
