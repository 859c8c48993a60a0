import type { FileSource } from '../file-source.ts'
import { parseFootballData } from './football-data-parse.ts'

export { parseFootballData } from './football-data-parse.ts'
export { fullerRefereeName } from './referees.ts'

/** The CSV files of football-data.co.uk, each on its own. */
export const footballData: FileSource = {
  source: 'football-data',
  about: 'Results, statistics and prices from CSV files of football-data.co.uk',
  endings: ['.csv'],
  parse: ([file], options) => parseFootballData(file ?? { name: '', bytes: new Uint8Array() }, options),
}
