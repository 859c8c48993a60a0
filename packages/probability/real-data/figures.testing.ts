import { type Forecast, type ThreeWayFigures, threeWayFigures } from '../src/index.ts'

/** Figures of forecasts that there must be. */
export function figuresOf(forecasts: readonly Forecast[]): ThreeWayFigures {
  const figures = threeWayFigures(forecasts)
  if (!figures) throw new Error('There are no forecasts')
  return figures
}
