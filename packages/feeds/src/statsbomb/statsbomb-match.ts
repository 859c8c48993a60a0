import type { EventRecord, PeriodScores, Score, StateId, TeamRecord } from '@touchline/football'
import { STATE } from '@touchline/football'
import type { Problem } from '../file-report.ts'
import { countOf, type Fields } from '../json.ts'
import { eventsOf, goalsIn, kicksIn, type Roster } from './events.ts'
import { type Play, readPlays } from './play.ts'
import { type Listed, readPlayers, type StartingEleven, startingEleven } from './statsbomb-lineups.ts'
import type { MatchPlace } from './statsbomb-places.ts'

type Side = EventRecord['side']

export interface Match {
  key: string
  place: MatchPlace
  teams: Readonly<Record<Side, TeamRecord>>
  plays: readonly Play[]
  events: readonly EventRecord[]
  squads: Readonly<Record<Side, { listed: Listed; eleven: StartingEleven }>>
  state: StateId
  scores: PeriodScores
}

interface RawMatch {
  key: string
  place: MatchPlace
  home: TeamRecord
  away: TeamRecord
  events: readonly Fields[]
  /** A team each of the line-up file. */
  lineups: readonly Fields[]
  file: string
}

/** A match with all that happened, doubts noted. */
export function readMatch(
  { key, place, home, away, events: raws, lineups, file }: RawMatch,
  problems: Problem[],
): Match {
  const sideOf = (team: string | null): Side | null =>
    team === place.home.id ? 'home' : team === place.away.id ? 'away' : null
  const plays = readPlays(raws, sideOf, file, problems)
  const squadOf = (side: Side): Match['squads'][Side] => {
    const eleven = startingEleven(plays, side)
    const team = lineups.find(({ team_id }) => sideOf(String(countOf(team_id))) === side)
    return { listed: team === undefined ? new Map() : readPlayers(team, eleven.positions), eleven }
  }
  const squads = { home: squadOf('home'), away: squadOf('away') }
  const events = eventsOf(
    plays,
    { home: namesOf(squads.home.listed), away: namesOf(squads.away.listed) },
    file,
    problems,
  )
  const result = resultOf(plays, events)
  const { score } = place
  const reported = result.scores.current
  if (score !== null && reported !== null && (score[0] !== reported[0] || score[1] !== reported[1])) {
    const message = `the goals listed (${reported.join('-')}) are not those of ${score.join('-')}`
    problems.push({ file, severity: 'cell-doubted', message })
  }
  return { key, place, teams: { home, away }, plays, events, squads, ...result }
}

const namesOf = (listed: Listed): Roster[Side] =>
  new Map([...listed].map(([key, { record }]) => [key, record.commonName]))

/** The scores by period, as the goals make them: the file reports every touch of the ball. */
function resultOf(plays: readonly Play[], events: readonly EventRecord[]): Pick<Match, 'state' | 'scores'> {
  const periodOf = new Map(plays.map((play) => [play.key, play.period]))
  const upTo = (period: number): Score => goalsIn(events.filter(({ key }) => (periodOf.get(key) ?? 0) <= period))
  const last = Math.max(...plays.map((play) => play.period), 0)
  const current = upTo(4)
  return {
    state: last === 5 ? STATE.after_penalties : last > 2 ? STATE.after_extra_time : STATE.full_time,
    scores: {
      halfTime: upTo(1),
      fullTime: upTo(2),
      extraTime: last > 2 ? current : null,
      shootOut: last === 5 ? kicksIn(events) : null,
      current,
    },
  }
}
