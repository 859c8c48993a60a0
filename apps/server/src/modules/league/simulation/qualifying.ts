import type { TablePart } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { isAhead } from './is-ahead.ts'
import { placesOf } from './place-chances.ts'

/** Whether places of these tables qualify for a tournament. */
export const leadsToTournament = (parts: readonly TablePart[]): boolean =>
  parts.some(({ input }) => placesOf(input.placeRules ?? [], 'qualification') !== null)

/** Whether each table with matches to come has all of them: every pair meets equally often. */
export const isDrawnUp = (parts: readonly TablePart[]): boolean =>
  parts.every(({ fixtures, input: { teams } }) => {
    if (!fixtures.some(isAhead)) return true
    const pairs = Map.groupBy(fixtures, ({ home, away }) => `${Math.min(home, away)} ${Math.max(home, away)}`)
    const meetings = new Set([...pairs.values()].map(({ length }) => length))
    return meetings.size === 1 && pairs.size === (teams.length * (teams.length - 1)) / 2
  })
