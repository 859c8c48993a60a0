import type { Permission } from '@touchline/contract'

/** Props of a room of the console. */
export interface RoomProps {
  /** The address after the name of the room: `12` of `/console/members/12`. */
  rest: string
  search: Readonly<Record<string, unknown>>
  /** Writes other parameters into the address. */
  onSearch(search: Record<string, unknown>): void
  may(permission: Permission): boolean
}
