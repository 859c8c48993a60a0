import { type CommonStrength, type Levels, type ModelState, SHOTS_ENGINE } from '@touchline/probability'
import type { LeagueClub } from './cup.queries.ts'

/** The rating of a team, on the scale that all teams of a competition share. */
export type StrengthOf = (team: number, countryId: number | null) => CommonStrength

/** Clubs of one country need no levels: promotions have put its divisions on one scale. */
export const ONE_COUNTRY: Levels = { of: () => ({ mean: 0, variance: 0 }), bases: [0, 0] }

/** The parts of a club's level: its country, and itself where no league rates it. */
export const levelKeys = (team: number, countryId: number | null, isRated: boolean): string[] => [
  ...(countryId === null ? [] : [`country ${countryId}`]),
  ...(isRated ? [] : [`club ${team}`]),
]

const [HOME, AWAY] = SHOTS_ENGINE.startMeans.map(Math.log) as [number, number]
/** By how much a club without a rated league is below the clubs of the last division that is. */
const BELOW = -0.15

/** @param clubs those that play in a rated league */
export function clubStrengths(state: ModelState, clubs: readonly LeagueClub[], levels: Levels): StrengthOf {
  const known = new Map(clubs.map((club) => [club.id, club]))
  const divisions = new Map<number, number>()
  for (const { countryId, tier } of clubs) divisions.set(countryId, Math.max(tier, divisions.get(countryId) ?? 0))
  return (team, countryId) => {
    const club = known.get(team)
    const rating = state.shots.clubs[String(team)]
    const { mean, variance } = levels.of(levelKeys(team, club?.countryId ?? countryId, rating !== undefined))
    const start = BELOW * (divisions.get(countryId ?? -1) ?? 0)
    const division = club && state.shots.divisions[String(club.leagueId)]
    const homeBase = (division?.homeBase ?? HOME) + levels.bases[0]
    const awayBase = (division?.awayBase ?? AWAY) + levels.bases[1]
    return {
      attack: (rating?.attack ?? start) + mean,
      defence: (rating?.defence ?? start) + mean,
      attackVariance: (rating?.attackVariance ?? SHOTS_ENGINE.startVariance) + variance,
      defenceVariance: (rating?.defenceVariance ?? SHOTS_ENGINE.startVariance) + variance,
      ...{ homeBase, awayBase, neutralBase: (homeBase + awayBase) / 2 },
    }
  }
}
