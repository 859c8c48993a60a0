import type { FileSource } from '../file-source.ts'
import { parseOpenfootball } from './openfootball-parse.ts'

export { parseOpenfootball } from './openfootball-parse.ts'

/** Lists that stand beside the matches and say nothing of them: `worldcup.groups.json`, `en.1.clubs.json`. */
const BESIDE = /\.(clubs|groups|stadiums|standings|squads|teams)\.json$/i

/** The JSON files of openfootball, each on its own. */
export const openfootball: FileSource = {
  source: 'openfootball',
  about: 'Fixtures, results, rounds and World Cup scorers from JSON files of openfootball',
  endings: ['.json'],
  group: (names) => names.filter((name) => !BESIDE.test(name)).map((name) => [name]),
  parse: ([file], options) => parseOpenfootball(file ?? { name: '', bytes: new Uint8Array() }, options),
}
