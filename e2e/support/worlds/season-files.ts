import { readFileSync } from 'node:fs'
import { realData } from '../../../tools/data-folder.ts'

/** A row of a season file as it is written there; read here on its own, so that the product's reader is not its own judge. */
export type FileRow = Readonly<Record<string, string>>

export const seasonFile = (season: string, division: string) =>
  realData('football-data/seasons', season, `${division}.csv`)

export function rowsOf(path: string): FileRow[] {
  const lines = readFileSync(path, 'latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .split(/\r?\n/)
  const names = (lines[0] ?? '').split(',')
  return lines
    .slice(1)
    .map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell.trim()])))
    .filter((row) => row.HomeTeam)
}

/** `2024-03-09` of `09/03/2024` or `09/03/24`. */
export function dayOf({ Date: text = '' }: FileRow): string {
  const [date, month, year = ''] = text.split('/')
  return `${year.length === 2 ? `20${year}` : year}-${month}-${date}`
}

/** The three-way price of the row: Bet365's, Pinnacle's, the average; of each the closing one first. */
export function priceOf(row: FileRow): string[] | null {
  for (const prefix of ['B365C', 'B365', 'PSC', 'PS', 'AvgC', 'Avg']) {
    const prices = ['H', 'D', 'A'].map((sign) => Number(row[prefix + sign] ?? ''))
    if (prices.every((price) => price > 1)) return prices.map((price) => price.toFixed(2))
  }
  return null
}
