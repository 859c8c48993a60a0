/** How often what was given a chance between two bounds came true. */
export interface SeasonCalibrationBin {
  from: number
  until: number
  /** Chances given: one of a team at each of the three cuts of its season. */
  n: number
  /** Mean of the chances. */
  expected: number
  /** Share that came true, with its Wilson interval that counts the cuts of a season once. */
  observed: number
  low: number
  high: number
}

/**
 * Simulated seasons against what happened: each taken up after a third, a half and two thirds of its matches with the ratings of that day.
 * Measured by `season-simulation.figures.test.ts`, which fails where this says something else.
 */
export const SEASON_CALIBRATION: {
  /** By league the years its seasons begin in. */
  seasons: Readonly<Record<string, readonly number[]>>
  logLoss: Readonly<Record<'champion' | 'relegated', number>>
  champion: readonly SeasonCalibrationBin[]
  relegated: readonly SeasonCalibrationBin[]
} = {
  seasons: {
    'england/premier-league': [2017, 2018, 2020, 2021],
    'england/championship': [2017, 2018, 2020, 2021],
    'germany/bundesliga': [2017, 2018, 2020, 2021],
    'spain/la-liga': [2017, 2018, 2020, 2021],
    'italy/serie-a': [2017, 2018, 2020, 2021],
    'france/ligue-1': [2017, 2018, 2020],
    'portugal/primeira-liga': [2017, 2018, 2020],
    'france/ligue-2': [2017, 2018, 2020],
    'england/league-two': [2017, 2018, 2020],
    'england/national-league': [2017, 2018],
    'germany/2-bundesliga': [2017, 2018, 2020],
    'spain/la-liga-2': [2017, 2018, 2020],
  },
  logLoss: { champion: 0.0716, relegated: 0.1489 },
  champion: [
    { from: 0, until: 0.02, n: 2053, expected: 0.0013, observed: 0.0005, low: 0, high: 0.0065 },
    { from: 0.02, until: 0.1, n: 215, expected: 0.0494, observed: 0.0605, low: 0.0246, high: 0.1411 },
    { from: 0.1, until: 0.25, n: 107, expected: 0.1612, observed: 0.1402, low: 0.0614, high: 0.2889 },
    { from: 0.25, until: 0.5, n: 85, expected: 0.3502, observed: 0.3647, low: 0.2138, high: 0.548 },
    { from: 0.5, until: 0.75, n: 38, expected: 0.6062, observed: 0.6579, low: 0.3894, high: 0.8529 },
    { from: 0.75, until: 0.9, n: 15, expected: 0.8363, observed: 0.6667, low: 0.2752, high: 0.9133 },
    { from: 0.9, until: 1, n: 25, expected: 0.9685, observed: 1, low: 0.6845, high: 1 },
  ],
  relegated: [
    { from: 0, until: 0.02, n: 1621, expected: 0.0016, observed: 0.0031, low: 0.0008, high: 0.0124 },
    { from: 0.02, until: 0.1, n: 315, expected: 0.0515, observed: 0.0444, low: 0.0186, high: 0.1024 },
    { from: 0.1, until: 0.25, n: 167, expected: 0.1648, observed: 0.1677, low: 0.0918, high: 0.2864 },
    { from: 0.25, until: 0.5, n: 161, expected: 0.3535, observed: 0.3727, low: 0.2559, high: 0.5064 },
    { from: 0.5, until: 0.75, n: 115, expected: 0.6202, observed: 0.6174, low: 0.4596, high: 0.7538 },
    { from: 0.75, until: 0.9, n: 58, expected: 0.8188, observed: 0.7931, low: 0.5726, high: 0.9164 },
    { from: 0.9, until: 1, n: 101, expected: 0.9789, observed: 0.9604, low: 0.835, high: 0.9915 },
  ],
}
