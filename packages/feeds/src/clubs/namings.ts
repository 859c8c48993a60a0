import openfootball from './openfootball-clubs.json' with { type: 'json' }
import { type Naming, readClubs, readMoreNames, readOtherClubs } from './table.ts'
import { CLUB_TABLES } from './tables.ts'

/** By hand, from the files of the sources. */
const written = Object.entries(CLUB_TABLES).flatMap(([country, table]) => readClubs(country, table))
const clubs = new Map(written.map(({ club }) => [club.key, club]))

/** Every name of every listed club: those written by hand and those from openfootball/clubs (`tools/clubs`). */
export const NAMINGS: readonly Naming[] = [
  ...written,
  ...Object.values(openfootball.names).flatMap((lines) => readMoreNames(lines, clubs)),
  ...Object.entries(openfootball.clubs).flatMap(([country, lines]) => readOtherClubs(country, lines)),
]
