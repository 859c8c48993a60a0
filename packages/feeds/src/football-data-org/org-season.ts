import type { Key, PlayerRecord, RecordBatch, TeamRecord } from '@touchline/football'
import { leagueRecord, seasonKey } from '../files/competitions.ts'
import { countOf, type Fields, fieldsOf, listOf, parseJson } from '../files/json.ts'
import type { FeedProblem, Parsed } from '../parsed.ts'
import { refusedWhole } from './org-clubs.ts'
import { competitionOf, type OrgCompetition } from './org-competitions.ts'
import { orgPlayer } from './org-people.ts'
import { orgTeam, teamId } from './org-teams.ts'

/** Type id of the list of goals. */
const GOALS = 208
const [WIN, DRAW] = [3, 1]

/**
 * Reads points given or taken by decision from an answer of `/competitions/{code}/standings`: the points of a row beyond three for a win
 * and one for a draw.
 * @param described keys of teams that are described better elsewhere
 */
export function readOrgStandings(body: Uint8Array, described: ReadonlySet<Key>): Parsed {
  const answer = fieldsOf(parseJson(body))
  const competition = competitionOf(answer)
  if (!competition.ok) return refusedWhole('standings', competition.message)
  const season = seasonKey(competition.value)
  const problems: FeedProblem[] = []
  const tables = listOf(answer.standings)
    .filter(({ type }) => (type ?? 'TOTAL') === 'TOTAL')
    .map(({ table }) => listOf(table).map((row) => ({ row: rowOf(row), raw: row })))
  for (const { row, raw } of tables.flat()) {
    if (row) continue
    const key = String(teamId(raw.team) ?? '?')
    problems.push({ kind: 'standings', key, reason: 'Its row has no team or no points that can be read.' })
  }
  const rows = tables.map((table) => table.flatMap(({ row }) => row ?? []))
  const certain = tables.length > 0 && problems.length === 0 && rows.every((table) => table.length > 0)
  const corrections = rows.flat().filter(({ decided }) => decided !== 0)
  const batch: RecordBatch = {
    source: 'football-data-org',
    ...seasonRecords(competition.value),
    teams: teamsOf(tables.flat(), competition.value).filter(({ key }) => !described.has(key)),
    corrections: certain
      ? [{ season, corrections: corrections.map(({ team, decided }) => ({ team, stage: null, points: decided })) }]
      : [],
  }
  return { batch, problems }
}

/** The team of a row and its points beyond its results; null where unknown. */
function rowOf({
  team,
  playedGames,
  won: rawWon,
  draw: rawDraw,
  points,
}: Fields): { team: Key; decided: number } | null {
  const id = teamId(team)
  const [played, won, draw] = [countOf(playedGames), countOf(rawWon), countOf(rawDraw)]
  if (id === null || played === null || won === null || draw === null || won + draw > played) return null
  if (typeof points !== 'number' || !Number.isSafeInteger(points)) return null
  return { team: String(id), decided: points - WIN * won - DRAW * draw }
}

/** The scorers of an answer of `/competitions/{code}/scorers`, as people; `described` as for the standings. */
export function readOrgScorers(body: Uint8Array, described: ReadonlySet<Key>): Parsed {
  const answer = fieldsOf(parseJson(body))
  const competition = competitionOf({ ...answer, area: answer.area ?? areaOfScorers(answer) })
  if (!competition.ok) return refusedWhole('scorers', competition.message)
  const problems: FeedProblem[] = []
  const scorers = (Array.isArray(answer.scorers) ? answer.scorers : []).flatMap((raw: unknown, at) => {
    const { player: rawPlayer, team: rawTeam, goals: rawGoals } = fieldsOf(raw)
    const [player, team, goals] = [
      orgPlayer(fieldsOf(rawPlayer)),
      orgTeam(rawTeam, competition.value),
      countOf(rawGoals),
    ]
    if (player !== null && team.ok && goals !== null) return [{ player, team: team.value, goals }]
    const missing = player === null ? 'it names no player' : team.ok ? 'it has no number of goals' : team.message
    problems.push({ kind: 'scorer', key: player?.key ?? `at ${at}`, reason: `It is left out: ${missing}.` })
    return []
  })
  const ranked = scorers.toSorted((one, other) => other.goals - one.goals)
  const rows = ranked.map(({ player, team, goals }) => ({
    player: player.key,
    team: team.key,
    position: 1 + ranked.filter((other) => other.goals > goals).length,
    total: goals,
  }))
  const batch: RecordBatch = {
    source: 'football-data-org',
    ...seasonRecords(competition.value),
    teams: unique(scorers.map(({ team }) => team)).filter(({ key }) => !described.has(key)),
    players: unique(scorers.map(({ player }) => player)),
    topScorers: rows.length === 0 ? [] : [{ season: seasonKey(competition.value), type: GOALS, rows }],
  }
  return { batch, problems }
}

const areaOfScorers = ({ scorers }: Fields): Fields => fieldsOf(fieldsOf(listOf(scorers)[0]?.team).area)

const unique = <One extends TeamRecord | PlayerRecord>(records: readonly One[]): One[] => [
  ...new Map(records.map((one) => [one.key, one])).values(),
]

function teamsOf(rows: readonly { raw: Fields }[], competition: OrgCompetition): TeamRecord[] {
  const teams = rows.map(({ raw }) => orgTeam(raw.team, competition))
  return unique(teams.flatMap((team) => (team.ok ? [team.value] : [])))
}

function seasonRecords(competition: OrgCompetition): Pick<RecordBatch, 'leagues' | 'seasons'> {
  const { league, season, startsOn, endsOn } = competition
  return {
    leagues: [leagueRecord(league)],
    seasons: [{ key: seasonKey(competition), league: league.key, name: season, startsOn, endsOn, current: false }],
  }
}
