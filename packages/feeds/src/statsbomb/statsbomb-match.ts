import {
  EVENT_TYPE,
  type EventRecord,
  type Score,
  type SettledScores,
  type Side,
  type SideFigures,
  settleScores,
  type TeamRecord,
} from '@touchline/football'
import { dayAlone, type FileMatch, NO_PLACE } from '../files/file-match.ts'
import { countOf, type Fields } from '../files/json.ts'
import type { Problems } from '../files/problems.ts'
import { eventsOf, goalsIn, kicksIn, type Roster } from './events.ts'
import { type Play, readPlays } from './play.ts'
import { countPlays, sideStatistics } from './statsbomb-figures.ts'
import { type Listed, readPlayers, type StartingEleven, startingEleven } from './statsbomb-lineups.ts'
import type { MatchPlace } from './statsbomb-places.ts'

export interface Match extends FileMatch {
  where: MatchPlace
  plays: readonly Play[]
  events: readonly EventRecord[]
  squads: Readonly<Record<Side, { listed: Listed; eleven: StartingEleven }>>
}

export interface RawMatch {
  key: string
  where: MatchPlace
  home: TeamRecord
  away: TeamRecord
  events: readonly Fields[]
  /** A team each of the line-up file. */
  lineups: readonly Fields[]
}

/** A match with all that happened, doubts noted. */
export function readMatch({ key, where, home, away, events: raws, lineups }: RawMatch, problems: Problems): Match {
  const sideOf = (team: string | null): Side | null =>
    team === where.home.id ? 'home' : team === where.away.id ? 'away' : null
  const plays = readPlays(raws, sideOf, problems)
  const squadOf = (side: Side): Match['squads'][Side] => {
    const eleven = startingEleven(plays, side)
    const team = lineups.find(({ team_id }) => sideOf(String(countOf(team_id))) === side)
    return { listed: team === undefined ? new Map() : readPlayers(team, eleven.positions), eleven }
  }
  const squads = { home: squadOf('home'), away: squadOf('away') }
  const events = eventsOf(plays, { home: namesOf(squads.home.listed), away: namesOf(squads.away.listed) }, problems)
  const { scores, state } = scoresOf(plays, events, (_, message) => problems.doubt({}, message))
  const { score, round, venue, referee } = where
  const reported = scores.current
  if (score !== null && reported !== null && (score[0] !== reported[0] || score[1] !== reported[1])) {
    problems.doubt({}, `the goals listed (${reported.join('-')}) are not those of ${score.join('-')}`)
  }
  return {
    key,
    origin: {},
    competition: where.competition,
    ...dayAlone(where.day),
    place: { ...NO_PLACE, round },
    home,
    away,
    venue,
    referee: referee?.key ?? null,
    homeCoach: where.home.coach?.key ?? null,
    awayCoach: where.away.coach?.key ?? null,
    state,
    scores,
    sides: { home: figuresOf(plays, events, 'home'), away: figuresOf(plays, events, 'away') },
    where,
    plays,
    events,
    squads,
  }
}

function figuresOf(plays: readonly Play[], events: readonly EventRecord[], side: Side): SideFigures {
  const count = (...types: readonly EventRecord['type'][]): number =>
    events.filter((event) => event.side === side && types.includes(event.type)).length
  return {
    corners: count(EVENT_TYPE.corner),
    yellowCards: count(EVENT_TYPE.yellow_card),
    redCards: count(EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card),
    statistics: sideStatistics(countPlays(plays.filter((play) => play.side === side))),
  }
}

const namesOf = (listed: Listed): Roster[Side] =>
  new Map([...listed].map(([key, { record }]) => [key, record.commonName]))

/** The scores by period, as the goals make them: the file reports every touch of the ball. */
function scoresOf(
  plays: readonly Play[],
  events: readonly EventRecord[],
  doubt: Parameters<typeof settleScores>[1],
): SettledScores {
  const periodOf = new Map(plays.map((play) => [play.key, play.period]))
  const upTo = (period: number): Score => goalsIn(events.filter(({ key }) => (periodOf.get(key) ?? 0) <= period))
  const last = Math.max(...plays.map((play) => play.period), 0)
  const reported = { halfTime: upTo(1), fullTime: upTo(2), extraTime: last > 2 ? upTo(4) : null }
  return settleScores({ ...reported, shootOut: last === 5 ? kicksIn(events) : null }, doubt, true)
}
