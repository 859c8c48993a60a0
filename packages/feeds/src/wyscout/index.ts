import type { TeamRecord } from '@touchline/football'
import { type Competition, isRegional } from '../files/competitions.ts'
import type { FileSource, InputFile } from '../files/file-source.ts'
import { type Fields, fieldsOf, isFields, listOf, parseJson } from '../files/json.ts'
import { parserOf } from '../files/parse-matches.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { remembering } from '../files/remembering.ts'
import { teamNamed } from '../files/teams.ts'
import { castOf } from './cast.ts'
import { type Listed, readList } from './people.ts'
import { idOf, nameOf } from './text.ts'
import { areaOf, competitionOf } from './wyscout-competitions.ts'
import { familiesOf } from './wyscout-families.ts'
import { dayOf, labelOf, type Match, readMatch } from './wyscout-match.ts'

/** The lists that come with the files of matches. */
const LISTS = ['teams.json', 'players.json', 'coaches.json', 'referees.json', 'competitions.json'] as const

const folderOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
const baseName = ({ name }: InputFile): string => (name.split(/[/\\]/).at(-1) ?? '').toLowerCase()

/**
 * Files of matches of the public Wyscout set, `matches_England.json`, each with the lists of people and teams in its folder. `teams.json`
 * is required; people missing from the lists are unknown.
 */
export const wyscout: FileSource = {
  source: 'wyscout',
  about: 'Elevens, benches, coaches, referees and grounds from JSON files of the public Wyscout set',
  endings: ['.json'],
  group: (names) =>
    names
      .filter((name) => /(^|[/\\])matches[^/\\]*\.json$/i.test(name))
      .map((name) => [name, ...LISTS.map((list) => folderOf(name) + list)]),
  parse: parserOf<Fields, Match>('wyscout', (main, files, problems) => {
    const list = (name: (typeof LISTS)[number]): Listed => readList(files.find((one) => baseName(one) === name)?.bytes)
    const rows = listOf(parseJson(main.bytes))
    const [first] = rows
    if (first === undefined) return refused('the file has no matches')
    const teams = list('teams.json')
    if (teams.size === 0) return refused('there is no teams.json next to the file', rows.length)
    const competition = competitionOf(idOf(first.competitionId), {
      days: rows.flatMap((match) => dayOf(match) ?? []),
      competitions: list('competitions.json'),
      teams: rows.flatMap((match) => teamIdsOf(match).flatMap((id): Fields[] => [teams.get(id) ?? {}])),
    })
    if (!competition.ok) return refused(competition.message, rows.length)
    const teamOf = teamsOf(teams, competition.value)
    const people = { players: list('players.json'), coaches: list('coaches.json'), referees: list('referees.json') }
    return taken({
      rows,
      originOf: (raw) => ({ record: labelOf(raw) }),
      read: (raw, doubt) => {
        const match = readMatch(raw, { competition: competition.value, teamOf, people, doubt })
        return placeIds(raw) === placeIds(first)
          ? match
          : refused('the match is of another competition or season than the first one')
      },
      reportsClubs: true,
      families: (matches, played) => familiesOf(matches, played, castOf(matches, people, problems)),
    })
  }),
}

const placeIds = ({ competitionId, seasonId }: Fields): string => `${idOf(competitionId)} ${idOf(seasonId)}`

const teamIdsOf = ({ teamsData }: Fields): string[] =>
  Object.values(fieldsOf(teamsData))
    .filter(isFields)
    .flatMap(({ teamId }) => idOf(teamId) ?? [])

/** The teams of a competition by their numbers. Refused where `teams.json` has no such team. */
function teamsOf(listed: Listed, competition: Competition): (id: string | null) => Outcome<TeamRecord> {
  const read = remembering((id): Outcome<TeamRecord> => {
    const name = nameOf(listed.get(id)?.name)
    if (name === null) return refused(`teams.json has no team ${id}`)
    const country = isRegional(competition.league) ? areaOf(listed.get(id) ?? {}) : undefined
    const team = teamNamed('wyscout', { competition, name, country })
    return team.ok ? taken({ ...team.value, key: id }) : team
  })
  return (id) => (id === null ? refused('a team has no number') : read(id))
}
