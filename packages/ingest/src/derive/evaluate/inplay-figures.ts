import {
  type Forecast,
  type GoalHazard,
  HAZARD_BANDS,
  inPlayGrid,
  type PlayedMinute,
  resultChances,
  resultOf,
  seasonHazard,
  standAt,
  threeWayFigures,
} from '@touchline/probability'
import { type MatchCourse, makesScore } from '../inplay/courses.queries.ts'
import type { EvaluatedMatch } from './evaluated-matches.ts'
import { gridOf } from './grid-figures.ts'

/** Minutes at which a match is evaluated; 45 is half-time. */
const MINUTES = { '15': 15, '30': 30, '45': 'half-time', '60': 60, '75': 75, '85': 85 } as const
type JudgedMinute = keyof typeof MINUTES
const JUDGED = Object.entries(MINUTES) as [JudgedMinute, PlayedMinute][]

const CALIBRATION_BINS = 10

interface MinuteFigures {
  ll: number | null
  rps: number | null
  ece: number | null
}

interface InplayFigures {
  n: number
  minutes: Record<JudgedMinute, MinuteFigures>
  /** Relative hazard of a goal per minute by band of minutes, in the last season. */
  bands: Record<string, number>
}

/**
 * The chances of 1X2 during a match from the average opening prices, score, minute and red cards. The matches come by season.
 * @param fixed weights for all seasons; each season's own July otherwise
 */
export function inplayFigures(fixed?: GoalHazard) {
  const forecasts = new Map<JudgedMinute, Forecast[]>(JUDGED.map(([minute]) => [minute, []]))
  const goals = new Map<number, number[]>()
  const hazards = new Map<number, GoalHazard>()
  const hazardOf = (season: number): GoalHazard => {
    const hazard = hazards.get(season) ?? fixed ?? seasonHazard(goals, season)
    hazards.set(season, hazard)
    return hazard
  }
  const learn = ({ season }: EvaluatedMatch, { events }: MatchCourse) => {
    const known = goals.get(season) ?? []
    known.push(...events.filter(({ kind }) => kind === 'goal').map(({ minute }) => minute))
    goals.set(season, known)
  }
  return {
    add(match: EvaluatedMatch, course: MatchCourse | undefined, isCounted: boolean) {
      if (!course || !makesScore(course, match.goals)) return
      const hazard = hazardOf(match.season)
      learn(match, course)
      if (!isCounted || !course.cardsKnown) return
      const grid = gridOf(match.result.opening, match.totals.opening)
      if (!grid) return
      for (const [name, minute] of JUDGED) {
        const now = inPlayGrid(grid, standAt(course.events, minute), hazard)
        if (now) forecasts.get(name)?.push({ chances: resultChances(now), result: resultOf(match.goals) })
      }
    },
    figures(): InplayFigures {
      const figuresAt = (minute: JudgedMinute): MinuteFigures => {
        const found = threeWayFigures(forecasts.get(minute) ?? [], CALIBRATION_BINS)
        return { ll: found?.logLoss ?? null, rps: found?.rps ?? null, ece: found?.calibration ?? null }
      }
      const minutes = Object.fromEntries(JUDGED.map(([minute]) => [minute, figuresAt(minute)]))
      const last = hazards.get(Math.max(...hazards.keys())) ?? []
      return {
        n: forecasts.get('15')?.length ?? 0,
        minutes: minutes as InplayFigures['minutes'],
        bands: Object.fromEntries(
          HAZARD_BANDS.flatMap(([from, to], band) => (last[band] === undefined ? [] : [[`${from}-${to}`, last[band]]])),
        ),
      }
    },
  }
}
