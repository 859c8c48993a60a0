import type { Day } from '@touchline/football'
import type { Problem } from '../file-report.ts'
import { failedFile, unlistedClubs } from '../file-results.ts'
import type { FileOptions, FileResult, InputFile } from '../file-source.ts'
import { arrange } from './arrange.ts'
import { type ToUtc, toUtc } from './clock.ts'
import { buildBatch } from './openfootball-batch.ts'
import { type Competition, competitionOf } from './openfootball-competitions.ts'
import { type RawFile, readDocument } from './openfootball-document.ts'
import { type Match, type Reading, readMatch } from './openfootball-match.ts'
import { teamOf } from './openfootball-teams.ts'

/**
 * The records of one file of openfootball (football.json, worldcup.json) and a report on what was taken. Never throws on bad
 * input: a file that cannot be read gives an empty batch and `report.fatal`; a match without two teams or a day of its season,
 * or one that repeats another, is refused; a doubtful field is reported and left unknown.
 *
 * - A match without a score or status is not started when it is later than every result of the file or `until` says so; else its
 *   result is missing (state 19).
 * - No season is marked `current`.
 * - Without a time by a certain clock `kickoffKnown` is false and the kick-off is 00:00Z of the day.
 */
export function parseOpenfootball(file: InputFile, options: FileOptions = {}): FileResult {
  const document = readDocument(file.bytes)
  if (!document.ok) return failedFile('openfootball', file.name, document.message)
  const rows = document.value.matches.length
  const competition = competitionOf(document.value.title, file.name)
  if (!competition.ok) return failedFile('openfootball', file.name, competition.message, rows)
  const problems: Problem[] = []
  const matches = readMatches(file.name, document.value, competition.value, problems)
  if (matches.length === 0)
    return failedFile('openfootball', file.name, `none of the ${rows} matches can be taken`, rows, problems)
  const lastPlayed = lastResult(matches)
  const clubs = matches.flatMap(({ home, away, label }) => [home, away].map((team) => ({ team, record: label })))
  problems.push(...missingScores(file.name, matches, lastPlayed), ...unlistedClubs(file.name, clubs))
  return {
    batch: buildBatch(competition.value, arrange(matches), lastPlayed, options.until ?? null),
    report: { file: file.name, rowsRead: rows, matchesTaken: matches.length, problems, fatal: null },
  }
}

function readMatches(file: string, { matches }: RawFile, competition: Competition, problems: Problem[]): Match[] {
  const read = new Map<string, Match>()
  const reading: Reading = {
    competition,
    team: remembering((name) => teamOf(name, competition)),
    toUtc: rememberingUtc(),
  }
  for (const raw of matches) {
    const record = raw.label
    const refuse = (message: string): void => {
      problems.push({ file, record, severity: 'row-refused', message })
    }
    const match = readMatch(raw, reading, (column, message) => {
      problems.push({ file, record, column, severity: 'cell-doubted', message })
    })
    if (!match.ok) refuse(match.message)
    else if (read.has(match.value.key)) refuse(`repeats a match of ${raw.round ?? 'the file'}`)
    else read.set(match.value.key, match.value)
  }
  return [...read.values()]
}

/** Teams come back all season and many matches kick off together; looking a name or a time zone up is slow. */
function remembering<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? find(text)
    known.set(text, value)
    return value
  }
}

function rememberingUtc(): ToUtc {
  const byZone = remembering((zone) => remembering((local) => toUtc(local, zone)))
  return (local, zone) => (typeof zone === 'string' ? byZone(zone)(local) : toUtc(local, zone))
}

function lastResult(matches: readonly Match[]): Day | null {
  const days = matches.filter(({ scores }) => scores.fullTime !== null).map(({ day }) => day)
  return days.sort().at(-1) ?? null
}

function missingScores(file: string, matches: readonly Match[], lastPlayed: Day | null): Problem[] {
  const missing = matches.filter(
    ({ scores, status, day }) =>
      scores.fullTime === null && status === null && lastPlayed !== null && day <= lastPlayed,
  )
  const message = 'the score is missing although later matches have one'
  return missing.map(({ label }) => ({ file, record: label, severity: 'cell-doubted', message }))
}
