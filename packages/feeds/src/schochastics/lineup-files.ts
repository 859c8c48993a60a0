import { decodeText } from '../files/decode.ts'
import type { InputFile } from '../files/file-source.ts'
import { readLines } from '../files/lines.ts'
import type { Problems } from '../files/problems.ts'
import { type Eleven, elevenOf, type Player } from './schochastics-lineups.ts'

/** Elevens of both sides by the clubs' names in the files. */
export interface GameElevens {
  /** The file's own number of the game, for messages. */
  game: string
  home: string
  away: string
  elevens: { home: Eleven; away: Eleven }
}

interface Row {
  game: string
  team: string
  cells: Readonly<Record<string, string>>
}

/**
 * The CSV files of a season: `formations_1718_premier_league.csv` (game, team, formation, shirt numbers) and
 * `lineups_1718_premier_league.csv` (a player a line). Only the second tells who is at home; games missing from it are left out.
 */
export function readElevens(files: readonly InputFile[], problems: Problems): GameElevens[] {
  const lineups = rowsOf(files, { prefix: 'lineups_', columns: ['gameid', 'type', 'team', 'name', 'number'], problems })
  const formations = rowsOf(files, {
    prefix: 'formations_',
    columns: ['gameid', 'team', 'formation', 'players'],
    problems,
  })
  const shapes = new Map(formations.map((row) => [`${row.game} ${row.team}`, row.cells]))
  return [...Map.groupBy(lineups, (row) => row.game)].flatMap(([game, rows]) => {
    const side = (name: string): { team: string; eleven: Eleven } | null => {
      const own = rows.filter((row) => row.cells.type === name)
      const team = own[0]?.team
      if (team === undefined || own.some((row) => row.team !== team)) return null
      const shape = shapes.get(`${game} ${team}`)
      return { team, eleven: elevenOf(own.map(playerOf), shape?.formation || null, shape?.players || null) }
    }
    const [home, away] = [side('home'), side('away')]
    if (home === null || away === null) return []
    return [{ game, home: home.team, away: away.team, elevens: { home: home.eleven, away: away.eleven } }]
  })
}

function playerOf({ cells }: Row): Player {
  const number = cells.number ?? ''
  return { name: cells.name ?? '', number: /^\d{1,2}$/.test(number) ? Number(number) : null }
}

function rowsOf(
  files: readonly InputFile[],
  { prefix, columns, problems }: { prefix: string; columns: readonly string[]; problems: Problems },
): Row[] {
  const file = files.find(({ name }) => (name.split(/[/\\]/).at(-1) ?? '').startsWith(prefix))
  if (file === undefined) return []
  const text = decodeText(file.bytes)
  const read = text.ok ? readLines(text.value, ',') : text
  const [header, ...lines] = read.ok ? read.value : []
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  if (columns.some((column) => !names.includes(column))) {
    problems.refuse({}, `the file has no columns ${columns.join(', ')}`, file.name)
    return []
  }
  return lines.map(({ cells }) => {
    const named = Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()]))
    return { game: named.gameid ?? '', team: named.team ?? '', cells: named }
  })
}
