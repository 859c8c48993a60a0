import { STATES, TYPE_FAMILIES } from '@touchline/football'
import type { Row } from '../world.ts'

/** The provider's names of our families of types, where they differ. */
const MODEL_TYPES: Readonly<Record<string, string>> = {
  coach_position: 'position',
  correction: 'standings',
  detailed_position: 'position',
  event_sub_type: 'event',
  injury: 'injury_suspension',
  referee_role: 'referee',
  standing_detail: 'standings',
}

/** Every named type as the provider lists it; an id of several families belongs to the first. */
export function typeRows(): Row[] {
  const rows = Object.entries(TYPE_FAMILIES).flatMap(([family, names]) =>
    names.map(({ id, code, name }): [number, Row] => [
      id,
      {
        id,
        name,
        code: code.toLowerCase().replaceAll('_', '-'),
        developer_name: code,
        model_type: MODEL_TYPES[family] ?? family,
        stat_group: null,
      },
    ]),
  )
  return [...new Map(rows.reverse()).values()].reverse()
}

/** Every state a fixture may have; the provider leaves 24 out. */
export const stateRows = (): Row[] =>
  STATES.filter(({ key }) => key !== 'unused').map(({ id, code, key }) => ({
    id,
    state: key.toUpperCase(),
    name: key,
    short_name: code,
    developer_name: key.toUpperCase(),
  }))
