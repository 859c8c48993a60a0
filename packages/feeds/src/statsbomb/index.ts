import type { FileSource } from '../file-source.ts'
import { parseStatsbomb } from './statsbomb-parse.ts'

const EVENTS = /^(.*?)(\d+)\.events\.json$/i
const EVENTS_FOLDER = /^(.*?)events([/\\]\d+\.json)$/i
const INDEX = /(^|[/\\])matches([/\\]\d+[/\\]\d+)?\.json$/i

/**
 * A match each: `15946.events.json` with `15946.lineups.json`, or `events/15946.json` with `lineups/15946.json`, beside every index of
 * matches among the files.
 */
export const statsbomb: FileSource = {
  source: 'statsbomb',
  about: 'Events, line-ups, statistics and expected goals from StatsBomb open data',
  endings: ['.json'],
  group: (names) => {
    const given = names.filter((name) => INDEX.test(name)).sort()
    return names.flatMap((name) => {
      const [match, folder] = [EVENTS.exec(name), EVENTS_FOLDER.exec(name)]
      const root = match?.[1] ?? folder?.[1]
      const lineups = match ? `${root}${match[2]}.lineups.json` : folder ? `${root}lineups${folder[2]}` : null
      return root === undefined || lineups === null
        ? []
        : [[...new Set([name, lineups, `${root}matches.json`, ...given])]]
    })
  },
  parse: parseStatsbomb,
}
