import type { Key, LeagueRecord } from '@touchline/football'
import { tierOf } from '../../../files/competitions.ts'
import { type Fields, fields, key, text } from '../read.ts'
import { countryOf } from './countries.ts'
import { type Gathering, leftOut } from './gather.ts'
import { imageOf } from './image.ts'
import { leagueStableKey } from './stable-keys.ts'

type SubType = NonNullable<LeagueRecord['subType']>

/** The kind of competition for each of the feed's finer kinds. */
const TYPE_OF: Readonly<Record<SubType, LeagueRecord['type']>> = {
  domestic: 'league',
  domestic_cup: 'cup',
  international: 'league',
  cup_international: 'cup',
  'play-offs': 'league',
  friendly: 'friendly',
}

/** Takes a league row; null when it cannot be a record. */
export function takeLeague(into: Gathering, row: Fields): Key | null {
  const id = key(row.id)
  const name = text(row.name)
  const country = countryOf(row, into.context)
  if (id === null) return leftOut(into, { kind: 'league', row, lacking: 'an id' })
  if (name === null) return leftOut(into, { kind: 'league', row, lacking: 'a name' })
  if (country === null) return leftOut(into, { kind: 'league', row, lacking: 'a country we know' })
  const subType = subTypeOf(row)
  const stableKey = leagueStableKey(id, country)
  into.add('leagues', id, {
    key: id,
    name,
    country,
    type: subType === null ? plainType(row) : TYPE_OF[subType],
    subType,
    shortCode: text(row.short_code),
    image: imageOf(row),
    tier: tierOf(stableKey),
    stableKey,
    // A league is switched off by a plain no; nested rows may leave the field out.
    active: row.active !== false,
  })
  return id
}

/** The league reported inside another row, if it was. */
export function takeLeagueOf(into: Gathering, row: Fields): void {
  if (row.league) takeLeague(into, fields(row.league))
}

function subTypeOf(row: Fields): SubType | null {
  const reported = text(row.sub_type)
  const found = Object.keys(TYPE_OF).find((subType): subType is SubType => subType === reported)
  return found ?? null
}

function plainType(row: Fields): LeagueRecord['type'] {
  const reported = text(row.type)
  return reported === 'cup' || reported === 'friendly' ? reported : 'league'
}
