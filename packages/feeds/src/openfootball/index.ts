import type { FileSource } from '../files/file-source.ts'
import { parserOf } from '../files/parse-matches.ts'
import { refused, taken } from '../files/problems.ts'
import { arrange } from './arrange.ts'
import { competitionOf } from './openfootball-competitions.ts'
import { type RawMatch, readDocument } from './openfootball-document.ts'
import { type Match, matchReader } from './openfootball-match.ts'

/** Lists in the same folders that contain no matches: `worldcup.groups.json`, `en.1.clubs.json`. */
const BESIDE = /\.(clubs|groups|stadiums|standings|squads|teams)\.json$/i

/** The JSON files of openfootball (football.json, worldcup.json), each on its own. */
export const openfootball: FileSource = {
  source: 'openfootball',
  about: 'Fixtures, results, rounds and World Cup scorers from JSON files of openfootball',
  endings: ['.json'],
  group: (names) => names.filter((name) => !BESIDE.test(name)).map((name) => [name]),
  parse: parserOf<RawMatch, Match>('openfootball', (main) => {
    const document = readDocument(main.bytes)
    if (!document.ok) return document
    const { title, matches } = document.value
    const competition = competitionOf(title, main.name)
    if (!competition.ok) return refused(competition.message, matches.length)
    return taken({
      rows: matches,
      originOf: ({ label }) => ({ record: label }),
      read: matchReader(competition.value, matches),
      meetsAgain: true,
      repeats: ({ round }) => `repeats a match of ${round ?? 'the file'}`,
      settle: arrange,
      reportsClubs: true,
      families: (_, played) => ({
        events: played.flatMap(({ key, events }) => (events === null ? [] : [{ fixture: key, events }])),
      }),
    })
  }),
}
