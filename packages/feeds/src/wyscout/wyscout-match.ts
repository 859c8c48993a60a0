import { type Day, isDay, type RefereeRole, type Score, STATE, type TeamRecord } from '@touchline/football'
import { type Doubt, type Outcome, refused, taken } from '../file-report.ts'
import { type Fields, fieldsOf, isFields, listOf } from '../json.ts'
import { checkGoals, readSquad, type Squad } from './squad.ts'
import { idOf, nameOf, numberOf } from './text.ts'
import { type Place, placeOf } from './wyscout-competitions.ts'
import { type Result, readResult } from './wyscout-scores.ts'

export interface MatchSide {
  team: TeamRecord
  /** Null for nobody known. */
  coach: string | null
  squad: Squad
}

/** A match that is certain: two teams and an instant. */
export interface Match {
  key: string
  label: string
  /** UTC instant. */
  kickoff: string
  /** Regular length in minutes. */
  length: 90 | 120
  place: Place
  venue: string | null
  home: MatchSide
  away: MatchSide
  result: Result
  officials: readonly { id: string; role: RefereeRole }[]
}

const ROLES: Readonly<Record<string, RefereeRole>> = {
  referee: 6,
  firstAssistant: 7,
  secondAssistant: 8,
  fourthOfficial: 9,
}

/** For messages: `match 2500089 Burnley - AFC Bournemouth, 1 - 2`. */
export function labelOf(match: Fields): string {
  return `match ${idOf(match.wyId) ?? '?'} ${nameOf(match.label) ?? ''}`.trim()
}

/** The day of a match, UTC; null where the file has none. */
export function dayOf(match: Fields): Day | null {
  return instantOf(match)?.slice(0, 10) ?? null
}

/** `2018-05-13 14:00:00` in UTC. */
function instantOf({ dateutc }: Fields): string | null {
  const match = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):([0-5]\d):[0-5]\d$/.exec(nameOf(dateutc) ?? '')
  const [, day = '', hour, minute] = match ?? []
  return match !== null && isDay(day) ? `${day}T${hour}:${minute}:00.000Z` : null
}

/** A match as the file reports it; refused where it has no number, instant or two known teams, other faults are doubted. */
export function readMatch(
  match: Fields,
  teamOf: (id: string | null) => Outcome<TeamRecord>,
  doubt: Doubt,
): Outcome<Match> {
  const key = idOf(match.wyId)
  const kickoff = instantOf(match)
  if (key === null || kickoff === null) return refused(`the ${key === null ? 'number' : 'kick-off'} is missing`)
  const [home, away] = [sideOf(match, 'home'), sideOf(match, 'away')]
  if (home === null || away === null) return refused('the home side is not given')
  const [homeTeam, awayTeam] = [teamOf(idOf(home.teamId)), teamOf(idOf(away.teamId))]
  if (!homeTeam.ok) return homeTeam
  if (!awayTeam.ok) return awayTeam
  const result = readResult(match, home, away, doubt)
  const length = result.state === STATE.full_time ? 90 : 120
  const squads = [readSquad(home, length), readSquad(away, length)] as const
  const score: Score | null = result.scores.current
  checkGoals(...squads, score, doubt)
  return taken({
    key,
    label: labelOf(match),
    kickoff,
    length,
    place: placeOf(numberOf(match.gameweek), idOf(match.roundId), nameOf(match.groupName)),
    venue: nameOf(match.venue),
    home: { team: homeTeam.value, coach: idOf(home.coachId), squad: squads[0] },
    away: { team: awayTeam.value, coach: idOf(away.coachId), squad: squads[1] },
    result,
    officials: listOf(match.referees).flatMap(({ refereeId, role }) => {
      const [id, known] = [idOf(refereeId), ROLES[String(role)]]
      return id === null || known === undefined ? [] : [{ id, role: known }]
    }),
  })
}

/** The side's data, when exactly one team is that side. */
function sideOf({ teamsData }: Fields, side: 'home' | 'away'): Fields | null {
  const teams = Object.values(fieldsOf(teamsData)).filter(isFields)
  const [one, ...others] = teams.filter((team) => team.side === side)
  return one === undefined || others.length > 0 ? null : one
}
