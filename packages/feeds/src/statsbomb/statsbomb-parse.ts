import { countryByName, type TeamRecord } from '@touchline/football'
import type { Problem } from '../file-report.ts'
import { failedFile } from '../file-results.ts'
import type { FileOptions, FileResult, InputFile } from '../file-source.ts'
import { type Fields, listOf, parseJson } from '../json.ts'
import { clubTeam, nationalTeamRecord } from '../shared-records.ts'
import { isEventList, numberOf } from './play.ts'
import { buildBatch } from './statsbomb-batch.ts'
import { type Match, readMatch } from './statsbomb-match.ts'
import { type MatchPlace, type PlacedTeam, placeOf } from './statsbomb-places.ts'

/** `15946.events.json`, or `15946.json` in a folder of events. */
const NAME = /(?:^|[/\\])(\d+)(?:\.events)?\.json$/i

/**
 * The records of one match of the StatsBomb open data: events, line-ups and statistics, with the line-up file and the index of
 * matches beside it. Never throws on bad input: a file that cannot be read, a match whose place nothing reports or whose teams are
 * others than those of its place, gives an empty batch and `report.fatal`; what is doubtful is reported and left out.
 *
 * - The kick-off is the day alone: the index has a time without saying by which clock.
 */
export function parseStatsbomb(files: readonly InputFile[], options: FileOptions = {}): FileResult {
  const read = files.map((file) => ({ file, content: parseJson(file.bytes) }))
  const events = read.find(({ content }) => isEventList(content))
  const file = events?.file.name ?? files[0]?.name ?? ''
  if (events === undefined) return failedFile('statsbomb', file, 'the file has no events of a match')
  const lists = read.flatMap(({ content }) => listOf(content))
  const place = placeOf(
    NAME.exec(file)?.[1] ?? '',
    lists.filter((one) => one.match_id !== undefined && one.home_team !== undefined),
  )
  if (!place.ok) return failedFile('statsbomb', file, place.message)
  const raws = listOf(events.content)
  const stranger = strangers(raws, place.value)
  if (stranger)
    return failedFile(
      'statsbomb',
      file,
      `the match is ${place.value.home.name} - ${place.value.away.name}, the events are of others`,
    )
  const problems: Problem[] = []
  const [home, away] = [teamRecord(place.value.home, place.value), teamRecord(place.value.away, place.value)]
  if (home === null || away === null)
    return failedFile('statsbomb', file, 'a team of the match, or its country, is not known')
  const lineups = lists.filter((one) => one.lineup !== undefined && one.team_id !== undefined)
  const key = NAME.exec(file)?.[1] ?? ''
  const match: Match = readMatch({ key, place: place.value, home, away, events: raws, lineups, file }, problems)
  return {
    batch: buildBatch(match, options.until ?? null),
    report: { file, rowsRead: 1, matchesTaken: 1, problems, fatal: null },
  }
}

/** Whether the events name a team that is neither of the match's, or not both. */
function strangers(events: readonly Fields[], { home, away }: MatchPlace): boolean {
  const teams = new Set(events.flatMap((event) => numberOf(event.team) ?? []))
  return teams.size !== 2 || !teams.has(home.id) || !teams.has(away.id)
}

/** Null where no association has a national team of that name, or the country of a club in a competition of many is not known. */
function teamRecord({ id, name, country }: PlacedTeam, { league, season }: MatchPlace): TeamRecord | null {
  if (league.stableKey === 'world/world-cup') {
    const team = nationalTeamRecord(name)
    return team === null ? null : { ...team, key: id }
  }
  const place = countryByName(league.country)?.region ? country : league.country
  const found = place === null ? null : countryByName(place)
  return found === null || found.region ? null : { ...clubTeam('statsbomb', found.name, name, season), key: id }
}
