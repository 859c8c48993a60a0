import type { Doubt, Problem } from '../file-report.ts'
import { failedFile, unlistedClubs } from '../file-results.ts'
import type { FileOptions, FileResult, InputFile } from '../file-source.ts'
import { readElevens } from './lineup-files.ts'
import { playOffMatches } from './play-offs.ts'
import { buildBatch, type ElevensOf } from './schochastics-batch.ts'
import { type Competition, competitionOf } from './schochastics-competitions.ts'
import { type RawMatch, readDocument } from './schochastics-document.ts'
import { clubsOf, type Match, type PlainMatch, readMatch } from './schochastics-match.ts'
import { readResult } from './schochastics-scores.ts'

const NO_FILE: InputFile = { name: '', bytes: new Uint8Array() }

/**
 * The records of one season of schochastics/football-data (goals, cards and substitutions) with the elevens of the CSV files
 * beside it, and a report on what was taken. Never throws on bad input: a file that cannot be read gives an empty batch and
 * `report.fatal`; a match without two clubs or a day of its season, of another competition or reported twice, is refused; a doubtful
 * incident is reported and left out.
 *
 * - Only the day of a match is reported: `kickoffKnown` is false.
 * - People are named, not linked: the source has their names alone.
 * - Goals that do not rebuild the score are reported and kept beside it.
 */
export function parseSchochastics(files: readonly InputFile[], options: FileOptions = {}): FileResult {
  const file = files.find(({ name }) => /\.json$/i.test(name)) ?? files[0] ?? NO_FILE
  const document = readDocument(file.bytes)
  if (!document.ok) return failedFile('schochastics', file.name, document.message)
  const raws = document.value
  const title = raws[0]?.league ?? ''
  const competition = competitionOf(title)
  if (!competition.ok) return failedFile('schochastics', file.name, competition.message, raws.length)
  const problems: Problem[] = []
  const matches = readMatches(file.name, raws, title, competition.value, problems)
  if (matches.length === 0) {
    return failedFile(
      'schochastics',
      file.name,
      `none of the ${raws.length} matches can be taken`,
      raws.length,
      problems,
    )
  }
  const clubs = matches.flatMap(({ home, away, raw }) => [home, away].map((team) => ({ team, record: raw.label })))
  problems.push(...unlistedClubs(file.name, clubs))
  const elevens = elevensByMatch(files, competition.value, matches, problems)
  return {
    batch: buildBatch(competition.value, matches, elevens, options.until ?? null),
    report: { file: file.name, rowsRead: raws.length, matchesTaken: matches.length, problems, fatal: null },
  }
}

function readMatches(
  file: string,
  raws: readonly RawMatch[],
  title: string,
  competition: Competition,
  problems: Problem[],
): Match[] {
  const clubOf = clubsOf(competition)
  const read = new Map<string, PlainMatch>()
  const doubtOf =
    (record: string): Doubt =>
    (column, message) => {
      problems.push({ file, record, column, severity: 'cell-doubted', message })
    }
  for (const raw of raws) {
    const record = raw.label
    const refuse = (message: string): void => {
      problems.push({ file, record, severity: 'row-refused', message })
    }
    if (raw.league !== title) {
      refuse(`the match is of ${raw.league ?? 'no competition'}, the file of ${title}`)
      continue
    }
    const match = readMatch(raw, competition, clubOf, doubtOf(record))
    if (!match.ok) refuse(match.message)
    else if (read.has(match.value.key)) refuse('the file contains the match twice')
    else read.set(match.value.key, match.value)
  }
  const playOffs = playOffMatches([...read.values()])
  return [...read.values()].map((match) => {
    const playOff = playOffs.has(match)
    return { ...match, playOff, result: readResult(match.raw, match.incidents, playOff, doubtOf(match.raw.label)) }
  })
}

function elevensByMatch(
  files: readonly InputFile[],
  competition: Competition,
  matches: readonly Match[],
  problems: Problem[],
): ElevensOf {
  const clubOf = clubsOf(competition)
  const pairOf = (home: string, away: string): string => `${home} ${away}`
  const games = new Map(
    readElevens(files, problems).map((game) => [pairOf(clubOf(game.home).key, clubOf(game.away).key), game]),
  )
  const found = new Map(matches.map((match) => [match.key, games.get(pairOf(match.home.key, match.away.key)) ?? null]))
  const taken = new Set(found.values())
  for (const game of games.values()) {
    if (taken.has(game)) continue
    const record = `game ${game.game} ${game.home} - ${game.away}`
    const file = files.find(({ name }) => name.includes('lineups_'))?.name ?? ''
    problems.push({ file, record, severity: 'row-refused', message: 'no match of the season is this one' })
  }
  return ({ key }) => found.get(key)?.elevens ?? null
}
