import type { LiveEvent } from '../../write/change-log.ts'

/** Beyond this it is cheaper to drop all answers with forecasts than to name their matches. */
const MAX_NAMED = 500
const ALL = 'forecasts'

const tagOf = (fixtureId: number): string => `forecast:${fixtureId}`

/** Cache tags of answers with the forecast of a match. */
export const forecastTags = (fixtureId: number): string[] => [ALL, tagOf(fixtureId)]

/** New, changed and dropped forecasts as the log of changes names them. @param fixtures their matches */
export function forecastChanges(fixtures: readonly number[]): LiveEvent[] {
  if (fixtures.length === 0) return []
  const tags = fixtures.length > MAX_NAMED ? [ALL] : fixtures.map(tagOf)
  return [{ topic: 'change', payload: { tags, forecasts: fixtures } }]
}
