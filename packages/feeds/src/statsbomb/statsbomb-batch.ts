import {
  type Day,
  EVENT_TYPE,
  type EventRecord,
  type FixtureStatisticsRecord,
  type LineupsRecord,
  NO_FIGURES,
  type RecordBatch,
  type SideFigures,
  STATE,
} from '@touchline/football'
import { leagueRecord, NO_SCORES, seasonRecord } from '../shared-records.ts'
import { countPlays, sideStatistics } from './statsbomb-figures.ts'
import { entriesOf } from './statsbomb-lineups.ts'
import type { Match } from './statsbomb-match.ts'

type Side = EventRecord['side']
const SIDES: readonly Side[] = ['home', 'away']

/**
 * The records of a match.
 * @param until from that day on the match comes out as not started
 */
export function buildBatch(match: Match, until: Day | null): RecordBatch {
  const { key, place, teams, events, squads, state, scores } = match
  const { league, day, home, away, venue, referee } = place
  const ahead = until !== null && day >= until
  const season = seasonRecord(league, place.season, [day])
  const coaches = [home.coach, away.coach].filter((coach) => coach !== null)
  return {
    source: 'statsbomb',
    leagues: [leagueRecord(league)],
    seasons: [season],
    venues: venue === null ? [] : [venue],
    teams: [teams.home, teams.away],
    players: SIDES.flatMap((side) => [...squads[side].listed.values()].map(({ record }) => record)),
    coaches,
    referees: referee === null ? [] : [referee],
    fixtures: [
      {
        key,
        league: league.stableKey,
        season: season.key,
        stage: null,
        round: place.round,
        kickoff: `${day}T00:00:00.000Z`,
        kickoffKnown: false,
        state: ahead ? STATE.not_started : state,
        minute: null,
        addedMinute: null,
        home: teams.home.key,
        away: teams.away.key,
        venue: venue?.key ?? null,
        referee: referee?.key ?? null,
        homeCoach: home.coach?.key ?? null,
        awayCoach: away.coach?.key ?? null,
        scores: ahead ? NO_SCORES : scores,
        sides: {
          home: ahead ? NO_FIGURES : figuresOf(match, 'home'),
          away: ahead ? NO_FIGURES : figuresOf(match, 'away'),
        },
        weather: null,
      },
    ],
    ...(ahead
      ? {}
      : { events: [{ fixture: key, events }], lineups: lineupsOf(match), statistics: [statisticsOf(match)] }),
  }
}

function figuresOf({ plays, events }: Match, side: Side): SideFigures {
  const counts = countPlays(plays.filter((play) => play.side === side))
  const count = (...types: readonly EventRecord['type'][]): number =>
    events.filter((event) => event.side === side && types.includes(event.type)).length
  return {
    corners: count(EVENT_TYPE.corner),
    yellowCards: count(EVENT_TYPE.yellow_card),
    redCards: count(EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card),
    statistics: sideStatistics(counts),
  }
}

function lineupsOf({ key, plays, events, squads }: Match): LineupsRecord[] {
  const entries = SIDES.flatMap((side) => entriesOf(side, squads[side].listed, squads[side].eleven, plays, events))
  if (entries.length === 0) return []
  const { home, away } = squads
  return [
    {
      fixture: key,
      homeFormation: home.eleven.formation,
      awayFormation: away.eleven.formation,
      confirmed: true,
      entries,
    },
  ]
}

/** The counts of the match and of its halves. */
function statisticsOf({ key, plays }: Match): FixtureStatisticsRecord {
  const periods = [0, 1, 2] as const
  return {
    fixture: key,
    statistics: SIDES.flatMap((side) =>
      periods.map((period) => {
        const own = plays.filter((play) => play.side === side && (period === 0 || play.period === period))
        return { side, period, values: countPlays(own) }
      }),
    ),
  }
}
