import { type Key, nameInSquad } from '@touchline/football'
import { count, type Fields, fields, key, text } from '../read.ts'
import { countryOf } from './countries.ts'
import { type Gathering, included, leftOut } from './gather.ts'
import { imageOf } from './image.ts'
import { teamStableKey } from './stable-keys.ts'
import { takeVenue } from './venue.ts'

/** Takes a team row with the venue reported inside it; null when it cannot be a record. */
export function takeTeam(into: Gathering, row: Fields): Key | null {
  const id = key(row.id)
  const name = text(row.name)
  const country = countryOf(row, into.context)
  if (id === null) return leftOut(into, { kind: 'team', row, lacking: 'an id' })
  if (name === null) return leftOut(into, { kind: 'team', row, lacking: 'a name' })
  if (country === null) return leftOut(into, { kind: 'team', row, lacking: 'a country we know' })
  into.add('teams', id, {
    key: id,
    name: text(row.gender) === 'female' ? nameInSquad(name, 'Women') : name,
    shortCode: text(row.short_code),
    country,
    national: text(row.type) === 'national',
    founded: count(row.founded) || null,
    venue: key(row.venue_id),
    colours: null,
    image: imageOf(row),
    stableKey: teamStableKey(id, country),
  })
  if (row.venue) takeVenue(into, fields(row.venue))
  return id
}

/** The team reported inside another row under this name, if it was. */
export function takeTeamOf(into: Gathering, row: Fields, name: string): void {
  const team = included(row, name)
  if (team) takeTeam(into, fields(team))
}
