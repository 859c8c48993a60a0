import { type Day, isDay, type RefereeRole, type Side, STATE, type TeamRecord } from '@touchline/football'
import type { Competition } from '../files/competitions.ts'
import type { FileMatch } from '../files/file-match.ts'
import { type Fields, fieldsOf, isFields, listOf } from '../files/json.ts'
import { type Doubt, type Outcome, refused, taken } from '../files/problems.ts'
import { slug } from '../slug.ts'
import { type People, personOf } from './people.ts'
import { checkGoals, readSquad, type Squad } from './squad.ts'
import { idOf, nameOf, numberOf } from './text.ts'
import { placeOf } from './wyscout-competitions.ts'
import { readResult } from './wyscout-scores.ts'

export interface Match extends FileMatch {
  /** Regular length in minutes. */
  length: 90 | 120
  squads: { home: Squad; away: Squad }
  /** Numbers of people that no list may have. */
  coaches: readonly (string | null)[]
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
  {
    competition,
    teamOf,
    people,
    doubt,
  }: { competition: Competition; teamOf: (id: string | null) => Outcome<TeamRecord>; people: People; doubt: Doubt },
): Outcome<Match> {
  const key = idOf(match.wyId)
  const kickoff = instantOf(match)
  if (key === null || kickoff === null) return refused(`the ${key === null ? 'number' : 'kick-off'} is missing`)
  const [home, away] = [sideOf(match, 'home'), sideOf(match, 'away')]
  if (home === null || away === null) return refused('the home side is not given')
  const [homeTeam, awayTeam] = [teamOf(idOf(home.teamId)), teamOf(idOf(away.teamId))]
  if (!homeTeam.ok) return homeTeam
  if (!awayTeam.ok) return awayTeam
  const result = readResult(match, { home, away, doubt })
  const length = result.state === STATE.full_time ? 90 : 120
  const squads = { home: readSquad(home, length), away: readSquad(away, length) }
  checkGoals({ home: squads.home, away: squads.away, score: result.scores.current, doubt })
  const officials = listOf(match.referees).flatMap(({ refereeId, role }) => {
    const [id, known] = [idOf(refereeId), ROLES[String(role)]]
    return id === null || known === undefined ? [] : [{ id, role: known }]
  })
  const [homeCoach, awayCoach] = [idOf(home.coachId), idOf(away.coachId)]
  const referee = officials.find(({ role }) => role === 6)?.id ?? null
  const venue = nameOf(match.venue)
  return taken({
    key,
    origin: { record: labelOf(match) },
    competition,
    day: kickoff.slice(0, 10),
    kickoff,
    kickoffKnown: true,
    place: placeOf(numberOf(match.gameweek), idOf(match.roundId), nameOf(match.groupName)),
    home: homeTeam.value,
    away: awayTeam.value,
    venue: venue === null ? null : { key: slug(venue), name: venue, city: null, country: null, capacity: null },
    referee: personOf(people.referees, referee)?.key ?? null,
    homeCoach: personOf(people.coaches, homeCoach)?.key ?? null,
    awayCoach: personOf(people.coaches, awayCoach)?.key ?? null,
    ...result,
    sides: { home: squads.home.figures, away: squads.away.figures },
    length,
    squads,
    coaches: [homeCoach, awayCoach],
    officials,
  })
}

/** The side's data, when exactly one team is that side. */
function sideOf({ teamsData }: Fields, side: Side): Fields | null {
  const teams = Object.values(fieldsOf(teamsData)).filter(isFields)
  const [one, ...others] = teams.filter((team) => team.side === side)
  return one === undefined || others.length > 0 ? null : one
}
