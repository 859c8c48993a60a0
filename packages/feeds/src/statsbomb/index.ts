import type { TeamRecord } from '@touchline/football'
import { isRegional } from '../files/competitions.ts'
import type { FileSource, InputFile } from '../files/file-source.ts'
import { type Fields, listOf, parseJson } from '../files/json.ts'
import { parserOf } from '../files/parse-matches.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { teamNamed } from '../files/teams.ts'
import { isEventList, numberOf } from './play.ts'
import { familiesOf } from './statsbomb-families.ts'
import { type Match, type RawMatch, readMatch } from './statsbomb-match.ts'
import { type MatchPlace, type PlacedTeam, placeOf } from './statsbomb-places.ts'

const EVENTS = /^(.*?)(\d{1,15})\.events\.json$/i
const EVENTS_FOLDER = /^(.*?)events([/\\]\d+\.json)$/i
const INDEX = /(^|[/\\])matches([/\\]\d+[/\\]\d+)?\.json$/i
/** `15946.events.json`, or `15946.json` in a folder of events. */
const NAME = /(?:^|[/\\])(\d+)(?:\.events)?\.json$/i

/**
 * The StatsBomb open data, a match each: `15946.events.json` with `15946.lineups.json`, or `events/15946.json` with `lineups/15946.json`,
 * and every index of matches among the files. The kick-off is the day alone: the index has a time without a time zone.
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
  parse: parserOf<RawMatch, Match>('statsbomb', (main, files, problems) => {
    const match = openMatch(main, files)
    if (!match.ok) return match
    return taken({
      rows: [match.value],
      originOf: () => ({}),
      read: (raw) => taken(readMatch(raw, problems)),
      reportsClubs: false,
      families: familiesOf,
    })
  }),
}

/** Refused where nothing reports the match's place or the teams of the events are not those of the place. */
function openMatch(main: InputFile, files: readonly InputFile[]): Outcome<RawMatch> {
  const content = parseJson(main.bytes)
  if (!isEventList(content)) return refused('the file has no events of a match')
  const events = listOf(content)
  const others = files.slice(1).flatMap(({ bytes }) => listOf(parseJson(bytes)))
  const key = NAME.exec(main.name)?.[1] ?? ''
  const place = placeOf(
    key,
    others.filter((one) => one.match_id !== undefined && one.home_team !== undefined),
  )
  if (!place.ok) return place
  const where = place.value
  if (isOfOthers(events, where)) {
    return refused(`the match is ${where.home.name} - ${where.away.name}, the events are of others`)
  }
  const [home, away] = [teamOf(where.home, where), teamOf(where.away, where)]
  if (!home.ok || !away.ok) return refused('a team of the match, or its country, is not known')
  const lineups = others.filter((one) => one.lineup !== undefined && one.team_id !== undefined)
  return taken({ key, where, home: home.value, away: away.value, events, lineups })
}

/** Whether the events name a team that is neither of the match's, or not both. */
function isOfOthers(events: readonly Fields[], { home, away }: MatchPlace): boolean {
  const teams = new Set(events.flatMap((event) => numberOf(event.team) ?? []))
  return teams.size !== 2 || !teams.has(home.id) || !teams.has(away.id)
}

/** The index has the countries of clubs, which count in competitions of many countries alone. */
function teamOf({ id, name, country }: PlacedTeam, { competition }: MatchPlace): Outcome<TeamRecord> {
  const team = teamNamed('statsbomb', {
    competition,
    name,
    country: isRegional(competition.league) ? country : undefined,
  })
  return team.ok ? taken({ ...team.value, key: id }) : team
}
