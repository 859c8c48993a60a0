import type { Pair } from '../grid/results.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { ClubRating, DivisionRating, RefereeRating } from './rating-state.ts'

const SETTLED_DIVISION = 300
const MIN_MEAN = 0.5
const LEVEL_RATE = 0.01
const REFEREE_GROWTH = 1e-4
const MAX_REFEREE_VARIANCE = 0.03

/** Both clubs after a side's count. */
interface Learned {
  attacker: ClubRating
  defender: ClubRating
}

/** Updates the two ratings behind a count: a step of an extended Kalman filter for a Poisson count (variances kept diagonal). */
export function learnCount({
  attacker,
  defender,
  forecast,
  count,
  gain,
}: {
  attacker: ClubRating
  defender: ClubRating
  forecast: number
  count: number
  gain: number
}): Learned {
  const { attackVariance } = attacker
  const { defenceVariance } = defender
  const weight = gain / (1 + gain * forecast * (attackVariance + defenceVariance))
  const error = count - forecast
  return {
    attacker: {
      ...attacker,
      attack: attacker.attack + attackVariance * weight * error,
      attackVariance: attackVariance - attackVariance ** 2 * weight * forecast,
    },
    defender: {
      ...defender,
      defence: defender.defence - defenceVariance * weight * error,
      defenceVariance: defenceVariance - defenceVariance ** 2 * weight * forecast,
    },
  }
}

/** The division after a match: its bases follow the errors, its levels the clubs. */
export function learnDivision(
  division: DivisionRating,
  {
    forecast,
    counts,
    clubs,
    settings,
  }: { forecast: Pair; counts: Pair; clubs: readonly [home: ClubRating, away: ClubRating]; settings: EngineSettings },
): DivisionRating {
  const rate = division.matches > SETTLED_DIVISION ? settings.baseRate : 1 / (division.matches / 2 + 30)
  const step = (side: 0 | 1) => (rate * (counts[side] - forecast[side])) / Math.max(forecast[side], MIN_MEAN)
  const [home, away] = clubs
  const toward = (level: number, value: number) => (settings.levels ? level + LEVEL_RATE * (value - level) : level)
  return {
    ...division,
    homeBase: division.homeBase + step(0),
    awayBase: division.awayBase + step(1),
    attackLevel: toward(division.attackLevel, (home.attack + away.attack) / 2),
    defenceLevel: toward(division.defenceLevel, (home.defence + away.defence) / 2),
    matches: division.matches + 1,
  }
}

/** The referee after a match. */
export function learnReferee(
  referee: RefereeRating,
  { forecast, counts, gain }: { forecast: Pair; counts: Pair; gain: number },
): RefereeRating {
  const { effect, variance } = referee
  const mean = forecast[0] + forecast[1]
  const weight = gain / (1 + gain * mean * variance)
  return {
    effect: effect + variance * weight * (counts[0] + counts[1] - mean),
    variance: Math.min(variance - variance ** 2 * weight * mean + REFEREE_GROWTH, MAX_REFEREE_VARIANCE),
  }
}
