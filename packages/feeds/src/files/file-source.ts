import type { BookmakerId, Day, Key, RecordBatch, Source } from '@touchline/football'
import type { FileReport } from './problems.ts'

export interface InputFile {
  /** Its path, for messages and to distinguish the files of a group; its contents decide how it is read. */
  name: string
  bytes: Uint8Array
}

export interface FileOptions {
  /**
   * Matches that kick off (UTC) on or after this day come out as not started: no score, no counts, no events, no elevens. Prices and
   * referee stay.
   */
  until?: Day
  /** Bookmakers of the reference price, the first one with all three prices wins; the source's own order by default. */
  ladder?: readonly BookmakerId[]
  /** The day a file of matches ahead is read: matches that cannot be ahead on that day are refused. */
  today?: Day
  /** Names of the newest seasons stored, by the source's key of the league: a file of coming matches names none. */
  newestSeasons?: Readonly<Record<Key, string>>
  /** Codes of football-data.co.uk: matches of other divisions and countries are left out without a word. */
  divisions?: ReadonlySet<string> | null
  /** Matches of seasons that begin in an earlier year are left out without a word. */
  firstYear?: number
}

export interface FileResult {
  batch: RecordBatch
  report: FileReport
}

/** A source of data in files. Every group of files becomes one batch, written whole or not at all. */
export interface FileSource {
  source: Source
  /** Its contents, for the command's help: a line without a full stop. */
  about: string
  /** Endings of its files within a folder, in lower case: `.csv`, `.json`. */
  endings: readonly string[]
  /**
   * Groups the paths of the input files that are read together, the file with the matches first; without it each file is on its own. A
   * group may name files next to a given one (`players.json` next to the matches); missing ones are skipped when it is read. A path in no
   * group is ignored. The order of paths does not matter.
   */
  group?(names: readonly string[]): readonly (readonly string[])[]
  /**
   * The records of one group. Never throws on bad input: an unreadable group gives an empty batch and `report.fatal`. The same bytes and
   * options give the same records in the same order.
   */
  parse(files: readonly InputFile[], options: FileOptions): FileResult
}
