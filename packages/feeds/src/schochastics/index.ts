import type { FileSource } from '../file-source.ts'
import { parseSchochastics } from './schochastics-parse.ts'

export { parseSchochastics } from './schochastics-parse.ts'

/** Seasons in JSON, each with the elevens in CSV files beside it or in the folder `formations` there. */
export const schochastics: FileSource = {
  source: 'schochastics',
  about: 'Minutes of goals, cards and substitutions from schochastics JSON',
  endings: ['.json'],
  group: (names) => names.map((name) => [name, ...elevensBeside(name)]),
  parse: parseSchochastics,
}

/** `england_premier-league-2017-2018.json` has `lineups_1718_premier_league.csv` and `formations_1718_premier_league.csv`. */
function elevensBeside(name: string): string[] {
  const match = /^(.*?)[^/\\_]+_([^/\\]+)-\d\d(\d\d)-\d\d(\d\d)\.json$/i.exec(name)
  if (match === null) return []
  const [, folder = '', league = '', first, second] = match
  const ending = `_${first}${second}_${league.replaceAll('-', '_')}.csv`
  return [folder, `${folder}formations/`].flatMap((place) => [
    `${place}lineups${ending}`,
    `${place}formations${ending}`,
  ])
}
