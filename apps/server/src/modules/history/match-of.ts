import { sideFiguresOf } from '@touchline/database'
import {
  EVENT_TYPE,
  englishOrdinal,
  type Match,
  type MatchCard,
  type MatchCorner,
  type MatchGoal,
  type Score,
} from '@touchline/football'
import { countryOf, oddsSourceOf } from '../shared/fixture-view.ts'
import type { EventRow } from './history.queries.ts'
import type { HistoryRow } from './history-row.ts'

const GOALS: Readonly<Record<number, MatchGoal['kind']>> = {
  [EVENT_TYPE.goal]: 'goal',
  [EVENT_TYPE.penalty_goal]: 'penalty',
  [EVENT_TYPE.own_goal]: 'owngoal',
}
const CARDS: Readonly<Record<number, MatchCard['kind']>> = {
  [EVENT_TYPE.yellow_card]: 'yellowcard',
  [EVENT_TYPE.red_card]: 'redcard',
  [EVENT_TYPE.yellow_red_card]: 'yellowred',
}

/** A stored match in numbers. @param events its goals, cards and corners in order */
export function matchOf(row: HistoryRow, events: readonly EventRow[]): Match {
  return {
    id: row.id,
    kickoff: row.kickoff.toISOString(),
    kickoffKnown: row.kickoffKnown,
    league: { id: row.leagueId, name: row.leagueName, country: countryOf(row) },
    season: { id: row.seasonId, name: row.seasonName },
    round: row.roundName,
    home: { id: row.homeId, name: row.homeName, shortCode: row.homeShortCode, coachId: row.homeCoachId },
    away: { id: row.awayId, name: row.awayName, shortCode: row.awayShortCode, coachId: row.awayCoachId },
    scores: {
      fullTime: [row.homeGoals, row.awayGoals],
      halfTime: scoreOf(row.homeHalfTime, row.awayHalfTime),
      extraTime: scoreOf(row.homeExtraTime, row.awayExtraTime),
      shootOut: scoreOf(row.homeShootOut, row.awayShootOut),
    },
    ...eventsOf(events),
    sides: { home: sideFiguresOf(row.home), away: sideFiguresOf(row.away) },
    price: { home: row.priceHome, draw: row.priceDraw, away: row.priceAway, bookmaker: oddsSourceOf(row) },
    referee: { id: row.refereeId, name: row.refereeName },
  }
}

const scoreOf = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : [home, away]

function eventsOf(events: readonly EventRow[]): Pick<Match, 'goals' | 'corners' | 'cards'> {
  const goals: MatchGoal[] = []
  const corners: MatchCorner[] = []
  const cards: MatchCard[] = []
  const taken = { home: 0, away: 0 }
  for (const { home, minute, extraMinute, typeId, playerId, playerName, comment } of events) {
    const side = home ? 'home' : 'away'
    const when = { side, minute, extraMinute } as const
    const player = { id: playerId, name: playerName }
    const [goal, card] = [GOALS[typeId], CARDS[typeId]]
    if (goal) goals.push({ ...when, kind: goal, player })
    else if (card) cards.push({ ...when, kind: card, player })
    else corners.push({ ...when, comment: comment ?? `${englishOrdinal(++taken[side])} corner` })
  }
  return { goals, corners, cards }
}
