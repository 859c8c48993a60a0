import type { TeamRecord } from '@touchline/football'
import type { FileSource } from '../files/file-source.ts'
import { namesakesIn } from '../files/namesakes.ts'
import { parserOf } from '../files/parse-matches.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { remembering } from '../files/remembering.ts'
import { teamNamed } from '../files/teams.ts'
import { readable } from './names.ts'
import { PLAY_OFFS, playOffMatches } from './play-offs.ts'
import { competitionOf } from './schochastics-competitions.ts'
import { type RawMatch, readDocument } from './schochastics-document.ts'
import { familiesOf, gamesOf } from './schochastics-families.ts'
import { type Match, readMatch } from './schochastics-match.ts'
import { readResult } from './schochastics-scores.ts'

/**
 * Seasons in JSON (goals, cards and substitutions), each with the elevens in CSV files next to it or in its folder `formations`.
 *
 * - People are named, not linked: the source has only names.
 * - Goals that contradict the score are reported and stored with it.
 */
export const schochastics: FileSource = {
  source: 'schochastics',
  about: 'Minutes of goals, cards and substitutions from schochastics JSON',
  endings: ['.json'],
  group: (names) => names.map((name) => [name, ...elevenFiles(name)]),
  parse: parserOf<RawMatch, Match>('schochastics', (main, files, problems) => {
    const document = readDocument(main.bytes)
    if (!document.ok) return document
    const rows = document.value
    const title = rows[0]?.league ?? ''
    const competition = competitionOf(title)
    if (!competition.ok) return refused(competition.message, rows.length)
    const named = (name: string, isListed?: boolean) =>
      readably(teamNamed('schochastics', { competition: competition.value, name, isListed }))
    const namesakes = namesakesIn(
      rows.map(({ home, away, date }) => ({ home, away, day: date })),
      remembering((name) => named(name)),
    )
    const clubOf = remembering((name) => named(name, !namesakes.has(name)))
    return taken({
      rows,
      originOf: ({ label }) => ({ record: label }),
      read: (raw, doubt) =>
        raw.league === title
          ? readMatch(raw, { competition: competition.value, clubOf, doubt })
          : refused(`the match is of ${raw.league ?? 'no competition'}, the file of ${title}`),
      meetsAgain: true,
      settle: (matches) => {
        const playOffs = playOffMatches(matches)
        return matches.map((match) => {
          const playOff = playOffs.has(match)
          const result = readResult(match.raw, {
            incidents: match.incidents,
            playOff,
            doubt: problems.of(match.origin),
          })
          return { ...match, ...result, ...(playOff && { place: PLAY_OFFS }) }
        })
      },
      reportsClubs: true,
      families: (matches, played) => familiesOf(matches, played, gamesOf(files, { matches, clubOf, problems })),
    })
  }),
}

/** The source has names as they are in addresses; a team of the lists has its usual one. */
const readably = (team: Outcome<TeamRecord>): Outcome<TeamRecord> =>
  team.ok && team.value.stableKey === null ? taken({ ...team.value, name: readable(team.value.name) }) : team

/** `england_premier-league-2017-2018.json` has `lineups_1718_premier_league.csv` and `formations_1718_premier_league.csv`. */
function elevenFiles(name: string): string[] {
  const match = /[^/\\_]_([^/\\_]+)-\d\d(\d\d)-\d\d(\d\d)\.json$/i.exec(name)
  if (match === null) return []
  const [, league = '', first, second] = match
  const folder = name.slice(0, Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const ending = `_${first}${second}_${league.replaceAll('-', '_')}.csv`
  return [folder, `${folder}formations/`].flatMap((place) => [
    `${place}lineups${ending}`,
    `${place}formations${ending}`,
  ])
}
