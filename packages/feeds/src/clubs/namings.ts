import { type Naming, readClubs } from './table.ts'
import { CLUB_TABLES } from './tables.ts'

/** Every name of every club of the list. */
export const NAMINGS: readonly Naming[] = Object.entries(CLUB_TABLES).flatMap(([country, table]) =>
  readClubs(country, table),
)
