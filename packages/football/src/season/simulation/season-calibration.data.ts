/** How often outcomes with a chance between two bounds came true. */
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
  logLoss: { champion: 0.0718, relegated: 0.1496 },
  champion: [
    { from: 0, until: 0.02, n: 2055, expected: 0.0013, observed: 0, low: 0, high: 0.0056 },
    { from: 0.02, until: 0.1, n: 210, expected: 0.0496, observed: 0.0619, low: 0.0252, high: 0.1442 },
    { from: 0.1, until: 0.25, n: 115, expected: 0.1633, observed: 0.1478, low: 0.0681, high: 0.2917 },
    { from: 0.25, until: 0.5, n: 81, expected: 0.358, observed: 0.3827, low: 0.2252, high: 0.5695 },
    { from: 0.5, until: 0.75, n: 36, expected: 0.6048, observed: 0.6389, low: 0.3663, high: 0.8441 },
    { from: 0.75, until: 0.9, n: 16, expected: 0.8305, observed: 0.6875, low: 0.299, high: 0.919 },
    { from: 0.9, until: 1, n: 25, expected: 0.9672, observed: 1, low: 0.6845, high: 1 },
  ],
  relegated: [
    { from: 0, until: 0.02, n: 1620, expected: 0.0016, observed: 0.0031, low: 0.0008, high: 0.0124 },
    { from: 0.02, until: 0.1, n: 311, expected: 0.0509, observed: 0.0418, low: 0.017, high: 0.0994 },
    { from: 0.1, until: 0.25, n: 174, expected: 0.1644, observed: 0.1724, low: 0.0964, high: 0.2891 },
    { from: 0.25, until: 0.5, n: 160, expected: 0.3548, observed: 0.375, low: 0.2576, high: 0.5092 },
    { from: 0.5, until: 0.75, n: 113, expected: 0.619, observed: 0.6106, low: 0.4517, high: 0.7491 },
    { from: 0.75, until: 0.9, n: 59, expected: 0.8173, observed: 0.8136, low: 0.5968, high: 0.9279 },
    { from: 0.9, until: 1, n: 101, expected: 0.98, observed: 0.9505, low: 0.821, high: 0.9877 },
  ],
}
