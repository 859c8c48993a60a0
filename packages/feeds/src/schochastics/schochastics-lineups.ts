import type { LineupEntryRecord } from '@touchline/football'

/** One side's eleven as the files report it. */
export interface Eleven {
  formation: string | null
  entries: readonly Omit<LineupEntryRecord, 'side'>[]
}

export interface Player {
  name: string
  number: number | null
}

/** Shirt numbers row by row from the goalkeeper on, each row from the right: `1;2 5 15 28;26 22 25 11;20;9`. */
type Rows = readonly (readonly number[])[]

/**
 * A side's first eleven with the places of its formation. Players are in the order of the formation where its shirt numbers match the
 * eleven; otherwise nobody has a place.
 */
export function elevenOf(players: readonly Player[], formation: string | null, numbers: string | null): Eleven {
  const rows = numbers === null ? null : readRows(numbers)
  const places = rows === null || !areThese(rows, players) ? null : rows
  const entries = players.map((player) => entryOf(player, places))
  return {
    formation,
    entries: entries.sort((one, other) => (one.formationPosition ?? 0) - (other.formationPosition ?? 0)),
  }
}

function readRows(text: string): Rows | null {
  const rows = text.split(';').map((row) => row.trim().split(/\s+/))
  return rows.flat().every((cell) => /^\d{1,2}$/.test(cell)) ? rows.map((row) => row.map(Number)) : null
}

function areThese(rows: Rows, players: readonly Player[]): boolean {
  const shirts = new Set(players.map((player) => player.number))
  const placed = new Set(rows.flat())
  return (
    placed.size === 11 && rows.flat().length === 11 && shirts.size === 11 && [...placed].every((one) => shirts.has(one))
  )
}

function entryOf({ name, number }: Player, rows: Rows | null): Eleven['entries'][number] {
  const row = rows?.findIndex((one) => number !== null && one.includes(number)) ?? -1
  const column = rows?.[row]?.indexOf(number ?? -1) ?? -1
  const placed = rows !== null && row >= 0 && column >= 0
  return {
    player: null,
    playerName: name,
    type: 11,
    position: placed ? positionOf(row, rows.length) : null,
    formationPosition: placed ? rows.slice(0, row).flat().length + column + 1 : null,
    formationField: placed ? `${row + 1}:${column + 1}` : null,
    jerseyNumber: number,
    captain: false,
    details: {},
  }
}

/** The row behind all others defends, the foremost attacks, those between are the midfield. */
function positionOf(row: number, rows: number): LineupEntryRecord['position'] {
  if (row === 0) return 24
  if (row === 1) return 25
  return row === rows - 1 ? 27 : 26
}
