import type { FileSource } from '../file-source.ts'
import { LISTS, parseWyscout } from './wyscout-parse.ts'

export { parseWyscout } from './wyscout-parse.ts'

/** Files of matches, `matches_England.json`, each with the lists of people and teams in its folder. */
export const wyscout: FileSource = {
  source: 'wyscout',
  about: 'Elevens, benches, coaches, referees and grounds from JSON files of the public Wyscout set',
  endings: ['.json'],
  group: (names) =>
    names
      .filter((name) => /(^|[/\\])matches[^/\\]*\.json$/i.test(name))
      .map((name) => [name, ...LISTS.map((list) => name.replace(/[^/\\]*$/, list))]),
  parse: parseWyscout,
}
