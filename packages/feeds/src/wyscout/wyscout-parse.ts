import type { Problem } from '../file-report.ts'
import { failedFile, unlistedClubs } from '../file-results.ts'
import type { FileOptions, FileResult, InputFile } from '../file-source.ts'
import { type Fields, listOf, parseJson } from '../json.ts'
import { castOf } from './cast.ts'
import { type Listed, readList } from './people.ts'
import { idOf } from './text.ts'
import { buildBatch } from './wyscout-batch.ts'
import { type Competition, competitionOf } from './wyscout-competitions.ts'
import { dayOf, labelOf, type Match, readMatch } from './wyscout-match.ts'
import { teamsOf } from './wyscout-teams.ts'

/** The lists beside the files of matches. */
export const LISTS = ['teams.json', 'players.json', 'coaches.json', 'referees.json'] as const

const baseName = ({ name }: InputFile): string => (name.split(/[/\\]/).at(-1) ?? '').toLowerCase()

/**
 * The records of one competition's season of the public Wyscout set, with the people and teams of the lists beside it, and a report
 * on what was taken. Never throws on bad input: a file that cannot be read, or one without `teams.json` beside it, gives an empty
 * batch and `report.fatal`; a match without number, kick-off or two known teams is refused; who is in no list stays unknown.
 */
export function parseWyscout(files: readonly InputFile[], options: FileOptions = {}): FileResult {
  const list = (name: (typeof LISTS)[number]): Listed => readList(files.find((one) => baseName(one) === name)?.bytes)
  const file = files.find((one) => !LISTS.some((name) => name === baseName(one)))
  const name = file?.name ?? ''
  const raws = file === undefined ? [] : listOf(parseJson(file.bytes))
  if (raws.length === 0) return failedFile('wyscout', name, 'the file has no matches')
  const first = raws[0] ?? {}
  const days = raws.flatMap((match) => dayOf(match) ?? [])
  const competition = competitionOf(idOf(first.competitionId), days)
  if (!competition.ok) return failedFile('wyscout', name, competition.message, raws.length)
  const teams = list('teams.json')
  if (teams.size === 0) return failedFile('wyscout', name, 'there is no teams.json beside the file', raws.length)
  const problems: Problem[] = []
  const matches = readMatches(name, raws, competition.value, teams, problems)
  if (matches.length === 0) {
    return failedFile('wyscout', name, `none of the ${raws.length} matches can be taken`, raws.length, problems)
  }
  const clubs = matches.flatMap(({ home, away, label }) => [home, away].map(({ team }) => ({ team, record: label })))
  problems.push(...unlistedClubs(name, clubs))
  const people = { players: list('players.json'), coaches: list('coaches.json'), referees: list('referees.json') }
  const cast = castOf(matches, people, name, problems)
  return {
    batch: buildBatch(competition.value, matches, cast, options.until ?? null),
    report: { file: name, rowsRead: raws.length, matchesTaken: matches.length, problems, fatal: null },
  }
}

function readMatches(
  file: string,
  raws: readonly Fields[],
  competition: Competition,
  teams: Listed,
  problems: Problem[],
): Match[] {
  const teamOf = teamsOf(teams, competition)
  const place = placeIds(raws[0] ?? {})
  const read = new Map<string, Match>()
  for (const raw of raws) {
    const record = labelOf(raw)
    const refuse = (message: string): void => {
      problems.push({ file, record, severity: 'row-refused', message })
    }
    const match = readMatch(raw, teamOf, (column, message) => {
      problems.push({ file, record, column, severity: 'cell-doubted', message })
    })
    if (placeIds(raw) !== place) refuse('the match is of another competition or season than the first one')
    else if (!match.ok) refuse(match.message)
    else if (read.has(match.value.key)) refuse('the file contains the match twice')
    else read.set(match.value.key, match.value)
  }
  return [...read.values()]
}

const placeIds = ({ competitionId, seasonId }: Fields): string => `${idOf(competitionId)} ${idOf(seasonId)}`
