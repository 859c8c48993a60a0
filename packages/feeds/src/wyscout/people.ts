import { isDay, type PersonRecord, type PlayerRecord } from '@touchline/football'
import { knownCountryId } from '../files/countries.ts'
import { type Fields, fieldsOf, listOf, parseJson } from '../files/json.ts'
import { idOf, nameOf, numberOf } from './text.ts'

/** People or teams of a file by their number. */
export type Listed = ReadonlyMap<string, Fields>

export interface People {
  players: Listed
  coaches: Listed
  referees: Listed
}

/** A file that lists people or teams; empty where there is none. */
export function readList(bytes: Uint8Array | undefined): Listed {
  if (bytes === undefined) return new Map()
  return new Map(
    listOf(parseJson(bytes)).flatMap((one): [string, Fields][] => {
      const id = idOf(one.wyId)
      return id === null ? [] : [[id, one]]
    }),
  )
}

/** A coach or referee; null where the list has nobody of that number, or no name for him. */
export function personOf(listed: Listed, id: string | null): PersonRecord | null {
  const fields = id === null ? undefined : listed.get(id)
  if (id === null || fields === undefined) return null
  const whole = [fields.firstName, fields.middleName, fields.lastName].flatMap((part) => nameOf(part) ?? []).join(' ')
  const short = nameOf(fields.shortName)
  const name = whole || short
  if (name === null || name === '') return null
  const born = nameOf(fields.birthDate)
  return {
    key: id,
    name,
    commonName: short ?? name,
    country: knownCountryId(nameOf(fieldsOf(fields.passportArea).name)),
    dateOfBirth: born !== null && isDay(born) ? born : null,
  }
}

const POSITIONS: Readonly<Record<string, PlayerRecord['position']>> = { GK: 24, DF: 25, MD: 26, FW: 27 }
const FEET = ['left', 'right', 'both'] as const

/** A player; height and weight of 0 are unknown. */
export function playerOf(listed: Listed, id: string | null): PlayerRecord | null {
  const person = personOf(listed, id)
  if (person === null) return null
  const { height, weight, foot, role } = listed.get(person.key) ?? {}
  return {
    ...person,
    height: numberOf(height) || null,
    weight: numberOf(weight) || null,
    position: POSITIONS[nameOf(fieldsOf(role).code2) ?? ''] ?? null,
    preferredFoot: FEET.find((one) => one === foot) ?? null,
  }
}
