import type { EngineSettings } from './engine-settings.ts'
import type { RatedMatch } from './rated-match.ts'
import type { ClubRating, DivisionRating, RatingState, RefereeRating } from './rating-state.ts'

/** Levels fall by .3 over two tiers. */
const LEVEL_PER_TIER = -0.15
/** A club that is new to a division everyone else has been rated in starts a little below its level. */
const NEWCOMER = -0.15
const SETTLED_DIVISION = 300
const START_SUM = 90
const MAX_DAYS = 60
const BREAK_DAYS = 45
const ABSENCE_DAYS = 400
const REFEREE_VARIANCE = 0.03

/** The division as an engine knows it before a match. */
export function divisionBefore(state: RatingState, match: RatedMatch, settings: EngineSettings): DivisionRating {
  const known = state.divisions[match.division]
  if (known) return known
  const level = settings.levels ? LEVEL_PER_TIER * (match.tier - 1) : 0
  const [home, away] = settings.startMeans
  return {
    homeBase: Math.log(home),
    awayBase: Math.log(away),
    attackLevel: level,
    defenceLevel: level,
    matches: 0,
    goals: START_SUM,
    chances: START_SUM,
  }
}

/** A club as it comes to a match: a new one starts at its division's level, a known one is less certain the longer it was away. */
export function clubBefore(
  state: RatingState,
  { club, day, division, settings }: { club: string; day: number; division: DivisionRating; settings: EngineSettings },
): ClubRating {
  const known = state.clubs[club]
  if (known) return rested(known, day, settings)
  const below = settings.levels && division.matches >= SETTLED_DIVISION ? NEWCOMER : 0
  return {
    attack: division.attackLevel + below,
    defence: division.defenceLevel + below,
    attackVariance: settings.startVariance,
    defenceVariance: settings.startVariance,
    lastDay: day,
  }
}

function rested(club: ClubRating, day: number, settings: EngineSettings): ClubRating {
  const days = Math.max(0, day - club.lastDay)
  const growth =
    settings.dailyVariance * Math.min(days, MAX_DAYS) +
    (days > BREAK_DAYS ? settings.summerVariance : 0) +
    (days > ABSENCE_DAYS ? settings.absenceVariance : 0)
  const grown = (variance: number) => Math.min(variance + growth, settings.startVariance)
  return {
    ...club,
    attackVariance: grown(club.attackVariance),
    defenceVariance: grown(club.defenceVariance),
    lastDay: day,
  }
}

/** The referee's effect before a match; none where referees have no effect or this one is unknown. */
export function refereeBefore(state: RatingState, match: RatedMatch, settings: EngineSettings): RefereeRating | null {
  if (!settings.referees || match.referee === null) return null
  return state.referees[match.referee] ?? { effect: 0, variance: REFEREE_VARIANCE }
}
