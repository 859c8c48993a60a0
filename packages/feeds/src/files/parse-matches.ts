import type { Day, RecordBatch, Source } from '@touchline/football'
import { standsAlone } from './competitions.ts'
import type { FileMatch } from './file-match.ts'
import type { FileOptions, FileResult, FileSource, InputFile } from './file-source.ts'
import { matchBatch } from './match-batch.ts'
import {
  type Doubt,
  type Origin,
  type Outcome,
  type Problems,
  problemsIn,
  readEach,
  refused,
  shortened,
  taken,
} from './problems.ts'
import { meetingAgain, settleRepeats } from './repeats.ts'
import { settleTies } from './ties.ts'

/** The matches of a readable file. */
interface MatchFile<Raw, Match extends FileMatch> {
  rows: readonly Raw[]
  /** Rows of the file where some were refused before; those given by default. */
  rowsRead?: number
  originOf(row: Raw): Origin
  /** Refused where it is no certain match; other faults are doubted. */
  read(row: Raw, doubt: Doubt): Outcome<Match>
  /** Whether a key identifies a pair at one ground that may meet again on another day: the later match gets another key. */
  meetsAgain?: boolean
  /** Why a match is refused that came before; `the file contains the match twice` by default. */
  repeats?(row: Raw, before: Match): string
  /** Settles what only all matches together report. */
  settle?(matches: readonly Match[]): readonly Match[]
  /** Whether clubs that no list has are reported. */
  reportsClubs: boolean
  /** The record families besides competitions, teams, grounds and fixtures. `played` are the matches before `until`. */
  families?(matches: readonly Match[], played: readonly Match[]): Partial<RecordBatch>
}

/** Opens a group of files; refused where nothing of it can be taken. `main` is the first file of the group. */
type Open<Raw, Match extends FileMatch> = (
  main: InputFile,
  files: readonly InputFile[],
  problems: Problems,
  options: FileOptions,
) => Outcome<MatchFile<Raw, Match>>

/** A season of a league has some hundred, a country file some ten thousand. */
const MAX_MATCHES = 100_000
const NO_FILE: InputFile = { name: '', bytes: new Uint8Array() }

/**
 * Parses any source of files from a description of its format. A row that names no match or repeats one is refused, a doubtful cell is
 * reported and unknown.
 *
 * - A match without score and state is not started when it is later than every result of the file or `until` says so; else its result is
 * missing (state 19).
 * - No season is marked `current`, because one file cannot tell. The caller decides with all files known.
 * - Without a certain time of day `kickoffKnown` is false and the kick-off is 00:00Z of the day.
 */
export function parserOf<Raw, Match extends FileMatch>(source: Source, open: Open<Raw, Match>): FileSource['parse'] {
  return (files, options) => {
    const main = files[0] ?? NO_FILE
    const problems = problemsIn(main.name)
    const opened = open(main, files, problems, options)
    if (!opened.ok)
      return failed(source, { file: main.name, problems, fatal: opened.message, rowsRead: opened.rowsRead ?? 0 })
    const { rowsRead = opened.value.rows.length } = opened.value
    if (rowsRead > MAX_MATCHES)
      return failed(source, {
        file: main.name,
        problems,
        fatal: `the file has more than ${MAX_MATCHES} matches`,
        rowsRead,
      })
    const matches = readMatches(opened.value, problems)
    // A file may well have no match of the divisions that are wanted.
    const isUnwanted = options.divisions && opened.value.rows.length === 0
    if (matches.length === 0 && !isUnwanted) {
      return failed(source, {
        file: main.name,
        problems,
        fatal: `none of the ${rowsRead} matches can be taken`,
        rowsRead,
      })
    }
    const lastPlayed = lastResult(matches)
    doubtMissingScores(matches, lastPlayed, problems)
    doubtUnlistedLeagues(matches, problems)
    if (opened.value.reportsClubs) doubtUnlistedClubs(matches, problems)
    const played = matches.filter((match) => options.until === undefined || match.kickoff.slice(0, 10) < options.until)
    const families = opened.value.families?.(matches, played)
    return {
      batch: { source, ...matchBatch(matches, new Set(played), lastPlayed), ...families },
      report: { file: main.name, rowsRead, matchesTaken: matches.length, problems: inOrder(problems), fatal: null },
    }
  }
}

function failed(
  source: Source,
  { file, problems, fatal, rowsRead }: { file: string; problems: Problems; fatal: string; rowsRead: number },
): FileResult {
  const report = { file, rowsRead, matchesTaken: 0, problems: inOrder(problems), fatal: shortened(fatal) }
  return { batch: { source }, report }
}

const inOrder = ({ list }: Problems) => [...list].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))

function readMatches<Raw, Match extends FileMatch>(file: MatchFile<Raw, Match>, problems: Problems): readonly Match[] {
  const known = new Map<string, Match>()
  const matches = readEach(file.rows, {
    problems,
    originOf: file.originOf,
    read: (row, doubt) => {
      const match = file.read(row, doubt)
      if (!match.ok) return match
      const before = known.get(match.value.key)
      const again = before === undefined ? match.value : file.meetsAgain ? meetingAgain(match.value, known) : null
      if (again === null)
        return refused(file.repeats?.(row, before ?? match.value) ?? 'the file contains the match twice')
      known.set(again.key, again)
      return taken(again)
    },
  })
  // A match that was moved is listed again: the later entry wins.
  const listed = matches.filter((match) => known.get(match.key) === match)
  return settleRepeats(settleTies(file.settle?.(listed) ?? listed, problems), problems)
}

function lastResult(matches: readonly FileMatch[]): Day | null {
  const days = matches.filter(({ scores }) => scores.current !== null).map(({ day }) => day)
  return days.reduce<Day | null>((last, day) => (last === null || day > last ? day : last), null)
}

function doubtMissingScores(matches: readonly FileMatch[], lastPlayed: Day | null, problems: Problems): void {
  if (lastPlayed === null) return
  for (const { state, scores, day, origin } of matches) {
    if (state !== null || scores.current !== null || day > lastPlayed) continue
    problems.doubt(origin, 'the score is missing although later matches have one')
  }
}

/** Competitions that cannot be joined with other sources, once each. */
function doubtUnlistedLeagues(matches: readonly FileMatch[], problems: Problems): void {
  const leagues = new Map(matches.map(({ competition: { league } }) => [league.key, league]))
  for (const league of leagues.values()) if (league.stableKey === null) problems.doubt({}, standsAlone(league))
}

/** Clubs that cannot be joined with other sources, once each. */
function doubtUnlistedClubs(matches: readonly FileMatch[], problems: Problems): void {
  const unlisted = new Map(
    matches.flatMap(({ home, away, origin }) =>
      [home, away].filter(({ stableKey }) => stableKey === null).map((team) => [team.key, { team, origin }]),
    ),
  )
  for (const { team, origin } of unlisted.values()) problems.doubt(origin, `${team.name} is not in the list of clubs`)
}
