import type { Source } from '@touchline/football'
import type { Club, NationalTeam } from './club.ts'

export type { Club, NationalTeam } from './club.ts'

/**
 * The club a source calls so in the leagues of a country (its English name in the list of countries); null when no club there
 * is certainly meant. Case, accents, dots and dashes aside the name must be one of the list: nothing is guessed.
 * @param season `2024/2025` or `2025`; it decides where a name passed from one club to another
 */
export function clubNamed(_source: Source, _country: string, _name: string, _season?: string): Club | null {
  return null
}

/** The national team of that name, former names included; null when no association has it. */
export function nationalTeam(_name: string): NationalTeam | null {
  return null
}
